"""What happens at a table besides the game: people come, go, talk, and play again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from augury.game.rules import Lot
from augury.tables.protocol.fields import Emote, Phrase, Seat
from augury.tables.protocol.tables import SeatInfo

SeatChange: TypeAlias = Literal[
    "sat", "left", "removed", "bot", "arrived", "departed", "taken_over", "given_back"
]
"""What happens at a seat."""


class _Event:
    type: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.type = cls.__name__


@dataclass(frozen=True)
class SeatChanged(_Event):
    """A seat as it is now, and what happened there."""

    why: SeatChange
    seat: SeatInfo


@dataclass(frozen=True)
class HostChanged(_Event):
    """Hosting has passed on."""

    host: Seat


@dataclass(frozen=True)
class DealerChosen(_Event):
    """Who deals first is chosen anew: `first_dealer` of the rules is this from now on (O1)."""

    dealer: Seat | Lot


@dataclass(frozen=True)
class Committed(_Event):
    """A person has committed to their share in the shuffles."""

    seat: Seat
    commitment: str


@dataclass(frozen=True)
class CommitmentsFrozen(_Event):
    """The host has started: nobody's commitment changes any more, and all contribute."""

    commitments: tuple[str | None, ...]


@dataclass(frozen=True)
class Withheld(_Event):
    """These seats have not contributed in time: they are left out, and the others do it anew."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Contributed(_Event):
    """A person's share in the shuffles, as it was committed to."""

    seat: Seat
    contribution: str


@dataclass(frozen=True)
class GameStarted(_Event):
    """The cards are about to be dealt."""

    game: int


@dataclass(frozen=True)
class TimeRanOut(_Event):
    """A seat's turn clock ran out; a bot makes this one move for it."""

    seat: Seat


@dataclass(frozen=True)
class Claimed(_Event):
    """A seat takes the rest of the round, which nobody could keep from it; the plays follow."""

    seat: Seat


@dataclass(frozen=True)
class TakenBack(_Event):
    """A person who plays against bots takes a move back: what was before it comes as a welcome."""

    seat: Seat


@dataclass(frozen=True)
class SeedRevealed(_Event):
    """The round is over: its seed, to be held against its commitment."""

    round: int
    seed: str


@dataclass(frozen=True)
class Said(_Event):
    """Somebody says something."""

    seat: Seat
    phrase: Phrase | None = None
    emote: Emote | None = None
    text: str | None = None


@dataclass(frozen=True)
class RematchAsked(_Event):
    """A person would like to play again, and waits for the others."""

    seat: Seat


@dataclass(frozen=True)
class Rematched(_Event):
    """The table is set for another game: new commitments, the same people."""

    game: int
    commitments: tuple[str, ...]


TableEvent: TypeAlias = (
    SeatChanged
    | HostChanged
    | DealerChosen
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
