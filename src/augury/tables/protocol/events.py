"""What happens at a table besides the game: people come, go, talk, and play again."""

from __future__ import annotations

from typing import Literal, TypeAlias

from augury.tables.protocol.fields import Emote, Phrase, Seat, StrictModel
from augury.tables.protocol.tables import SeatInfo

__all__ = [
    "Claimed",
    "CommitmentsFrozen",
    "Committed",
    "Contributed",
    "GameStarted",
    "HostChanged",
    "RematchAsked",
    "Rematched",
    "Said",
    "SeatChanged",
    "SeedRevealed",
    "TableEvent",
    "TakenBack",
    "TimeRanOut",
    "Withheld",
]


class SeatChanged(StrictModel):
    """A seat as it is now, and what happened there."""

    type: Literal["SeatChanged"] = "SeatChanged"
    why: Literal["sat", "left", "removed", "bot", "arrived", "departed", "taken_over", "given_back"]
    seat: SeatInfo


class HostChanged(StrictModel):
    """Hosting has passed on."""

    type: Literal["HostChanged"] = "HostChanged"
    host: Seat


class Committed(StrictModel):
    """A person has committed to their share in the shuffles."""

    type: Literal["Committed"] = "Committed"
    seat: Seat
    commitment: str


class CommitmentsFrozen(StrictModel):
    """The host has started: nobody's commitment changes any more, and all contribute."""

    type: Literal["CommitmentsFrozen"] = "CommitmentsFrozen"
    commitments: list[str | None]


class Withheld(StrictModel):
    """These seats have not contributed in time: they are left out, and the others do it anew."""

    type: Literal["Withheld"] = "Withheld"
    seats: list[Seat]


class Contributed(StrictModel):
    """A person's share in the shuffles, as it was committed to."""

    type: Literal["Contributed"] = "Contributed"
    seat: Seat
    contribution: str


class GameStarted(StrictModel):
    """The cards are about to be dealt."""

    type: Literal["GameStarted"] = "GameStarted"
    game: int


class TimeRanOut(StrictModel):
    """A seat's turn clock ran out; a bot makes this one move for it."""

    type: Literal["TimeRanOut"] = "TimeRanOut"
    seat: Seat


class Claimed(StrictModel):
    """A seat takes the rest of the round, which nobody could keep from it; the plays follow."""

    type: Literal["Claimed"] = "Claimed"
    seat: Seat


class TakenBack(StrictModel):
    """A person who plays against bots takes a move back: what was before it comes as a welcome."""

    type: Literal["TakenBack"] = "TakenBack"
    seat: Seat


class SeedRevealed(StrictModel):
    """The round is over: its seed, to be held against its commitment."""

    type: Literal["SeedRevealed"] = "SeedRevealed"
    round: int
    seed: str


class Said(StrictModel):
    """Somebody says something."""

    type: Literal["Said"] = "Said"
    seat: Seat
    phrase: Phrase | None = None
    emote: Emote | None = None
    text: str | None = None


class RematchAsked(StrictModel):
    """A person would like to play again, and waits for the others."""

    type: Literal["RematchAsked"] = "RematchAsked"
    seat: Seat


class Rematched(StrictModel):
    """The table is set for another game: new commitments, the same people."""

    type: Literal["Rematched"] = "Rematched"
    game: int
    commitments: list[str]


TableEvent: TypeAlias = (
    SeatChanged
    | HostChanged
    | Committed
    | CommitmentsFrozen
    | Contributed
    | Withheld
    | GameStarted
    | TimeRanOut
    | Claimed
    | TakenBack
    | SeedRevealed
    | Said
    | RematchAsked
    | Rematched
)
