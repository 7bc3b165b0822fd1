"""Every word with which the terminal refuses something, beside the reasons of the game itself."""

from __future__ import annotations

import re
import shlex
from typing import Final

from augury.cli.words import Names, count

# At the prompt

NO_UNDO: Final = "There is no undo: a card laid is a card played."
NO_SUCH_FACE: Final = "Say it by its number, letter or name."
NO_SUCH_SUIT: Final = "Name a suit by its number, letter or name, such as R or red."
SAY_UP_OR_DOWN: Final = "Say + to raise your bid by one, or - to lower it by one."
TOO_LONG: Final = "Nothing that long can be meant; ? shows what can be typed."
NOTHING_TO_DO: Final = "There is nothing to decide now."


def no_such_bid(text: str, most: int) -> str:
    """Something that is no bid was typed."""
    return f"{text!r} is no bid: type a number from 0 to {most}."


def no_such_number(number: int, most: int) -> str:
    """A number was typed that no card has."""
    return f"There is no card {number}: choose from 1 to {most}, or name a card, such as R7."


def addressed(reason: str, seat: int, names: Names) -> str:
    """A reason of the game's, said to the person in `seat`, with names for the other seats.

    >>> addressed("seat 2 cannot play Y4: blue was led and seat 2 holds B3 (R5.2)", 2, "abc")
    'You cannot play Y4: blue was led and you hold B3 (R5.2)'
    """
    reason = reason.replace(f"seat {seat} holds", "you hold").replace("its bid", "your bid")
    reason = re.sub(rf"\bseat {seat}\b", "you", reason)
    reason = re.sub(r"\bseat (\d)\b", lambda found: names[int(found[1])], reason)
    return reason[:1].upper() + reason[1:]


# On the command line

NO_TEXT: Final = "it is no text in UTF-8"


def not_read(path: str, reason: str) -> str:
    """A file that is no saved game."""
    return f"cannot read {path}: {reason}"


def not_written(path: str, reason: str) -> str:
    """A file that cannot be written."""
    return f"cannot save to {path}: {reason}; choose a place with --save FILE"


def exists(path: str) -> str:
    """A file that would be overwritten."""
    return f"{path} exists already: go on with it (--resume {shlex.quote(path)}) or name another"


def no_such_seat(seat: int, players: int) -> str:
    """A seat that nobody can take."""
    return f"there is no seat {seat}: {players} play, in seats 0 to {players - 1}"


def no_such_round(number: int, played: int) -> str:
    """A round that the record does not have."""
    return f"there is no round {number} in this record: it has {count(played, 'round')}"


def settled(option: str) -> str:
    """An option about something that a saved game has decided already."""
    return f"--resume and {option} contradict each other: the saved game has settled that"
