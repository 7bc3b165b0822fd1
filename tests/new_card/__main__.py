"""Plays games with made-up cards in some rooms of the house, in a process of its own.

    python -m tests.new_card game,batch hermit

The cards' records are added to the source of `augury.game.cards` while that is imported. Nothing
else is changed: every other module must find out by itself.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

CARDS = "augury.game.cards"

RECORDS = {
    # announced by suit, worth 3½: of the Juggler's sort, but nothing comes of it
    "hermit": """HERMIT: Final = Kind(
        "hermit", "H", tier=None, value=3.5, announcement=Announcement.SUIT, lead=Lead.SETS_SUIT
    )""",
    # above the Dragon, and whoever takes it changes their prediction
    "titan": """TITAN: Final = Kind(
        "titan", "T", tier=4, value=16, aftermath=Aftermath.BID_CHANGES
    )""",
    # below the Fairy, but it wins where a Wizard lies
    "imp": """IMP: Final = Kind(
        "imp", "I", tier=-1, value=-1.5, turned_up=TurnedUp.NO_TRUMP, lead=Lead.WAITS,
        topples="wizard",
    )""",
    # two of them, announced by suit: a trick with one belongs to nobody
    "mist": """MIST: Final = Kind(
        "mist", "M", tier=None, value=11.5, copies=2, announcement=Announcement.SUIT,
        lead=Lead.SETS_SUIT, aftermath=Aftermath.NOBODY_TAKES,
    )""",
}


class Loader(SourceFileLoader):
    """Loads the cards, with some records added to their source."""

    def __init__(self, path: str, records: list[str]) -> None:
        super().__init__(CARDS, path)
        self.records = records

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_source(fullname)
        assert source is not None
        before, kinds, after = source.partition("KINDS: Final = (\n")
        listed, end, rest = after.partition(")\n")
        assert rest, "the list of kinds is not where it was"
        more = "".join(record.partition(":")[0] + ",\n" for record in self.records)
        added = "\n".join(self.records)
        return compile(f"{before}{added}\n{kinds}{listed}{more}{end}{rest}", self.path, "exec")


class Finder(MetaPathFinder):
    """Finds the cards; everything else is found as ever."""

    def __init__(self, records: list[str]) -> None:
        self.records = records

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != CARDS:
            return None
        spec = PathFinder.find_spec(name, path, target)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = Loader(spec.origin, self.records)
        return spec


if __name__ == "__main__":
    _, rooms, *names = sys.argv
    assert CARDS not in sys.modules
    sys.meta_path.insert(0, Finder([RECORDS[name] for name in names]))
    for room in rooms.split(","):
        import_module(f"tests.new_card.{room}").play(names)
