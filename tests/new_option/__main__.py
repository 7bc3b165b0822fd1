"""Tries made-up options wherever options are read or shown, in a process of its own.

    python -m tests.new_option game,terminal [forgotten module]

The options' records are added to the source of `augury.game.rules.options`, and their fields to
that of `Rules`, while these are imported. Nothing else is changed: every other module must find
out by itself.
"""

import sys
from importlib import import_module

from tests.edited import edit_modules, insert_before

# A switch, one of a few words, and a number that only research asks for; none of them has words.
RECORDS = """
class Tempo(Enum):
    SLOW = "slow"
    BRISK = "brisk"

    def __str__(self):
        return self.value

_RECORDS += (
    Option(
        "misere",
        False,
        read_yes_or_no,
        (False, True),
        label="misere",
        help="Everything is upside down.",
        variant=True,
    ),
    Option(
        "tempo",
        Tempo.SLOW,
        read_enum(Tempo),
        tuple(Tempo),
        label="tempo",
        message="tempo-{}",
        help="How fast it goes: {values}.",
        metavar="SPEED",
    ),
    Option("handicap", 0, read_number, tuple(range(4)), offered=False),
)

"""
FIELDS = """
    misere: Read[bool, str] = OPTIONS["misere"].default
    tempo: Read[Tempo, str] = OPTIONS["tempo"].default
    handicap: Read[int, str] = OPTIONS["handicap"].default
"""


def with_records(source: str) -> str:
    """The source of the options, with three records more."""
    source = insert_before(source, "OPTIONS: Final[Mapping", RECORDS)
    return insert_before(source, "from types import", "from enum import Enum\n")


def with_fields(source: str) -> str:
    """The source of the rules, with their fields."""
    source = insert_before(source, "\n    deck: tuple[Card, ...] = field", FIELDS)
    return source.replace("options import OPTIONS", "options import OPTIONS, Tempo")


EDITS = {
    "augury.game.rules.options": with_records,
    "augury.game.rules.ruleset": with_fields,
}

if __name__ == "__main__":
    _, doors, *forgotten = sys.argv
    edit_modules({name: edit for name, edit in EDITS.items() if name not in forgotten})
    for door in doors.split(","):
        import_module(f"tests.new_option.{door}").play()
