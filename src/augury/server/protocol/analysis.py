"""What is asked of the analysis, and how far it has come; what it finds is described there."""

from __future__ import annotations

from pydantic import Field

from augury.server.bounds import RECORD_LETTERS
from augury.server.protocol.fields import StrictModel

__all__ = ["ReviewProgress", "ReviewRecord"]


class ReviewRecord(StrictModel):
    """Review a game that somebody has the record of."""

    record: str = Field(max_length=RECORD_LETTERS)  # as in a .wiz file
    seat: int | None = Field(default=None, ge=0, le=5)  # whose decisions; everyone's
    quick: bool = False


class ReviewProgress(StrictModel):
    """A line of the answer before the last, which is the review."""

    ahead: int  # reviews before this one
    done: int  # rounds
    rounds: int
