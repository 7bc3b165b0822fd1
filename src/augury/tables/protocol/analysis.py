"""What is asked of the analysis, and how far it has come; what it finds is described there."""

from __future__ import annotations

from pydantic import Field

from augury.tables.bounds import RECORD_LETTERS
from augury.tables.protocol.fields import Bot, StrictModel

__all__ = [
    "AnswerPuzzle",
    "AskPosition",
    "CheckMove",
    "ReviewProgress",
    "ReviewRecord",
    "VaryGame",
]


class ReviewRecord(StrictModel):
    """Review a game that somebody has the record of."""

    record: str = Field(max_length=RECORD_LETTERS)  # as in a .wiz file
    seat: int | None = Field(default=None, ge=0, le=5)  # whose decisions; everyone's
    quick: bool = False


class AnswerPuzzle(StrictModel):
    """What somebody would do."""

    move: str = Field(max_length=20)


class AskPosition(StrictModel):
    """Look at a moment of a game that somebody has the record of."""

    record: str = Field(max_length=RECORD_LETTERS)
    action: int = Field(ge=0, le=10_000)  # among the actions of the record, from 0


class VaryGame(StrictModel):
    """Try another move in a game that somebody has the record of, and let bots go on."""

    record: str = Field(max_length=RECORD_LETTERS)
    action: int = Field(ge=0, le=10_000)
    move: str = Field(max_length=20)  # instead of that action
    bot: Bot = "archmage"
    seed: int = Field(default=0, ge=0, le=10_000)


class CheckMove(StrictModel):
    """A move that somebody is about to make."""

    action: str = Field(max_length=20)  # as in the command that makes it


class ReviewProgress(StrictModel):
    """A line of the answer before the last, which is the review."""

    ahead: int  # reviews before this one
    done: int  # rounds
    rounds: int
