"""Opening a table, sitting down at it, and what everyone may know of it apart from the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from augury.codec import Items, LeftOut
from augury.game.play.events import Event
from augury.game.rules import Rules
from augury.game.rules.variants import PLAYERS
from augury.tables.protocol.fields import (
    Bot,
    Clock,
    Key,
    Name,
    Seat,
    Stage,
)
from augury.tables.protocol.rules import RuleChoice


@dataclass(frozen=True)
class Setup:
    """How a table is set up."""

    rules: RuleChoice = field(default_factory=RuleChoice)
    bots: Annotated[Mapping[Seat, Bot], Items(0, PLAYERS[-1])] = field(default_factory=dict)
    clock: Clock = "off"
    spectators: bool = True
    listed: bool = False
    chat: bool = True
    hints: bool = False  # whether people may ask for hints; who plays bots alone always may


@dataclass(frozen=True)
class NewTable:
    """A table to be opened, and who opens it.

    With a key of their own making, as for a seat, they may ask again when an answer is lost: the
    same key has the same table.
    """

    name: Name
    setup: Setup = field(default_factory=Setup)
    seat: Seat = 0
    key: Key | None = None


@dataclass(frozen=True)
class NewSeat:
    """A person who wants to sit down; anywhere, unless a seat is named.

    With a key of their own making, 256 random bits, they may ask again when an answer is lost: the
    same key has the same seat. Without one, the server makes it.
    """

    name: Name
    seat: Seat | None = None
    key: Key | None = None
    program: bool = False  # whether no person plays there


@dataclass(frozen=True)
class OpenSeat:
    """A seat's own key, from a personal link."""

    key: Key


@dataclass(frozen=True)
class Joined:
    """A seat of one's own. The key is shown this once; it is the secret of the personal link.

    The commitments to the shuffles of the game that is next are published with it, before their
    player contributes to them.
    """

    table: str
    seat: Seat
    key: str
    link: str
    game: int
    commitments: tuple[str, ...]


@dataclass(frozen=True)
class Seated:
    """The seat whose key was shown."""

    table: str
    seat: Seat


@dataclass(frozen=True)
class SeatInfo:
    """Who sits here. With `name` a person; with `bot` as well, a bot plays in their place.

    Under a `name` a program may play, too, which says so when it sits down.
    """

    seat: Seat
    name: str | None
    bot: str | None
    present: bool
    program: Annotated[bool, LeftOut()] = False


@dataclass(frozen=True)
class Seed:
    """A round's seed, revealed when the round is over."""

    round: int
    seed: str


@dataclass(frozen=True)
class TableInfo:
    """What everyone at the table may know of it, apart from the cards."""

    id: str
    stage: Stage
    game: int
    host: Seat
    rules: Rules
    clock: Clock
    clock_seconds: float | None
    spectators: bool
    listed: bool
    chat: bool
    hints: bool
    seats: tuple[SeatInfo, ...]
    commitments: tuple[str, ...]
    seat_commitments: tuple[str | None, ...]  # to contributions; after a game, to the next
    contributions: tuple[str | None, ...]
    seeds: tuple[Seed, ...]
    withheld: tuple[tuple[Seat, ...], ...] = ()  # for every shuffle thrown away
    again: tuple[Seat, ...] = ()  # who would like to play again


@dataclass(frozen=True)
class Listing:
    """A table in the lobby."""

    id: str
    stage: Stage
    host: str
    rules: Rules
    seats: int
    open: int
    spectators: bool


@dataclass(frozen=True)
class Code:
    """Four letters under which a table is found while it waits."""

    code: str


@dataclass(frozen=True)
class Found:
    """The table that waits under a code."""

    table: str


@dataclass(frozen=True)
class ReplayedRound:
    """A round of a game that is over: what every seat saw of it, in order."""

    number: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Replay:
    """A game that is over. Nothing of it is secret any more."""

    rules: Rules
    names: tuple[str, ...]
    rounds: tuple[ReplayedRound, ...]
