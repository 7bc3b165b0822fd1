"""What happens at a table besides the game: people come, go, talk, and play again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from augury.tables.protocol.fields import Emote, Phrase, Seat
from augury.tables.protocol.tables import SeatInfo

SeatChange: TypeAlias = Literal[
    "sat", "left", "removed", "bot", "arrived", "departed", "taken_over", "given_back"
]
"""What happens at a seat."""


@dataclass(frozen=True)
class SeatChanged:
    """A seat as it is now, and what happened there."""

    type: ClassVar[Literal["SeatChanged"]] = "SeatChanged"
    why: SeatChange
    seat: SeatInfo


@dataclass(frozen=True)
class HostChanged:
    """Hosting has passed on."""

    type: ClassVar[Literal["HostChanged"]] = "HostChanged"
    host: Seat


@dataclass(frozen=True)
class Committed:
    """A person has committed to their share in the shuffles."""

    type: ClassVar[Literal["Committed"]] = "Committed"
    seat: Seat
    commitment: str


@dataclass(frozen=True)
class CommitmentsFrozen:
    """The host has started: nobody's commitment changes any more, and all contribute."""

    type: ClassVar[Literal["CommitmentsFrozen"]] = "CommitmentsFrozen"
    commitments: tuple[str | None, ...]


@dataclass(frozen=True)
class Withheld:
    """These seats have not contributed in time: they are left out, and the others do it anew."""

    type: ClassVar[Literal["Withheld"]] = "Withheld"
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Contributed:
    """A person's share in the shuffles, as it was committed to."""

    type: ClassVar[Literal["Contributed"]] = "Contributed"
    seat: Seat
    contribution: str


@dataclass(frozen=True)
class GameStarted:
    """The cards are about to be dealt."""

    type: ClassVar[Literal["GameStarted"]] = "GameStarted"
    game: int


@dataclass(frozen=True)
class TimeRanOut:
    """A seat's turn clock ran out; a bot makes this one move for it."""

    type: ClassVar[Literal["TimeRanOut"]] = "TimeRanOut"
    seat: Seat


@dataclass(frozen=True)
class Claimed:
    """A seat takes the rest of the round, which nobody could keep from it; the plays follow."""

    type: ClassVar[Literal["Claimed"]] = "Claimed"
    seat: Seat


@dataclass(frozen=True)
class TakenBack:
    """A person who plays against bots takes a move back: what was before it comes as a welcome."""

    type: ClassVar[Literal["TakenBack"]] = "TakenBack"
    seat: Seat


@dataclass(frozen=True)
class SeedRevealed:
    """The round is over: its seed, to be held against its commitment."""

    type: ClassVar[Literal["SeedRevealed"]] = "SeedRevealed"
    round: int
    seed: str


@dataclass(frozen=True)
class Said:
    """Somebody says something."""

    type: ClassVar[Literal["Said"]] = "Said"
    seat: Seat
    phrase: Phrase | None = None
    emote: Emote | None = None
    text: str | None = None


@dataclass(frozen=True)
class RematchAsked:
    """A person would like to play again, and waits for the others."""

    type: ClassVar[Literal["RematchAsked"]] = "RematchAsked"
    seat: Seat


@dataclass(frozen=True)
class Rematched:
    """The table is set for another game: new commitments, the same people."""

    type: ClassVar[Literal["Rematched"]] = "Rematched"
    game: int
    commitments: tuple[str, ...]


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
