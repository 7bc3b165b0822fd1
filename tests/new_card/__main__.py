"""Plays games with made-up cards in some rooms of the house, in a process of its own.

    python -m tests.new_card game,batch hermit

The cards' records are added to the source of `augury.game.cards` while that is imported. Nothing
else is changed: every other module must find out by itself.
"""

import sys
from functools import partial
from importlib import import_module

from tests.edited import edit_modules, insert_before

CARDS = "augury.game.cards"

RECORDS = {
    # announced by suit, worth 3½: of the Juggler's sort, but nothing comes of it
    "hermit": """HERMIT: Final = Kind(
        "hermit", "E", tier=None, value=3.5, announcement=Announcement.SUIT, lead=Lead.SETS_SUIT
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


def with_records(records: list[str], source: str) -> str:
    """The source of the cards, with some records added."""
    kinds = "KINDS: Final = (\n"
    listed, end, rest = source.partition(kinds)[2].partition(")\n")
    assert rest, "the list of kinds is not where it was"
    more = "".join(record.partition(":")[0] + ",\n" for record in records)
    source = source.replace(f"{kinds}{listed}{end}", f"{kinds}{listed}{more}{end}")
    return insert_before(source, kinds, "\n".join(records) + "\n")


if __name__ == "__main__":
    _, rooms, *names = sys.argv
    edit_modules({CARDS: partial(with_records, [RECORDS[name] for name in names])})
    for room in rooms.split(","):
        import_module(f"tests.new_card.{room}").play(names)
