"""What is asked of the analysis, and how far it has come; what it finds is described there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from augury.codec import Bounds, Letters
from augury.tables.bounds import RECORD_LETTERS
from augury.tables.protocol.fields import Bot, Seat

RecordText = Annotated[str, Letters(0, RECORD_LETTERS)]  # as in a .wiz file
MoveText = Annotated[str, Letters(0, 20)]  # as in the command that makes it
ActionNumber = Annotated[int, Bounds(0, 10_000)]  # among the actions of the record, from 0


@dataclass(frozen=True)
class ReviewRecord:
    """Review a game that somebody has the record of."""

    record: RecordText
    seat: Seat | None = None  # whose decisions; everyone's
    quick: bool = False


@dataclass(frozen=True)
class AnswerPuzzle:
    """What somebody would do."""

    move: MoveText


@dataclass(frozen=True)
class AskPosition:
    """Look at a moment of a game that somebody has the record of."""

    record: RecordText
    action: ActionNumber
    seat: Seat | None = None  # through whose eyes; the mover's


@dataclass(frozen=True)
class AskCourse:
    """Look along a game that somebody has the record of."""

    record: RecordText


@dataclass(frozen=True)
class VaryGame:
    """Try another move in a game that somebody has the record of, and let bots go on."""

    record: RecordText
    action: ActionNumber
    move: MoveText  # instead of that action
    bot: Bot = "archmage"
    seed: Annotated[int, Bounds(0, 10_000)] = 0


@dataclass(frozen=True)
class CheckMove:
    """A move that somebody is about to make."""

    action: MoveText


@dataclass(frozen=True)
class ReviewProgress:
    """A line of the answer before the last, which is the review."""

    ahead: int  # reviews before this one
    done: int  # rounds
    rounds: int
