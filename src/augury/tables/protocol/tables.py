"""Laying a table, sitting down at it, and what everyone may know of it apart from the cards."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from augury.tables.protocol.fields import (
    Bot,
    Clock,
    Key,
    Name,
    Seat,
    Stage,
    StrictModel,
)
from augury.tables.protocol.rules import RuleChoice

__all__ = [
    "Code",
    "Found",
    "Joined",
    "Listing",
    "NewSeat",
    "NewTable",
    "OpenSeat",
    "Replay",
    "ReplayedRound",
    "SeatInfo",
    "Seated",
    "Seed",
    "Setup",
    "TableInfo",
]


class Setup(StrictModel):
    """How a table is laid."""

    rules: RuleChoice = RuleChoice()
    bots: dict[Seat, Bot] = Field(default_factory=dict)
    clock: Clock = "off"
    spectators: bool = True
    listed: bool = False
    chat: bool = True
    hints: bool = False  # whether people may ask for hints; who plays bots alone always may


class NewTable(StrictModel):
    """A table to be laid, and who lays it.

    With a key of their own making, as for a seat, they may ask again when an answer is lost: the
    same key has the same table.
    """

    name: Name
    setup: Setup = Setup()
    seat: Seat = 0
    key: Key | None = None


class NewSeat(StrictModel):
    """A person who wants to sit down; anywhere, unless a seat is named.

    With a key of their own making, 256 random bits, they may ask again when an answer is lost: the
    same key has the same seat. Without one, the server makes it.
    """

    name: Name
    seat: Seat | None = None
    key: Key | None = None


class OpenSeat(StrictModel):
    """A seat's own key, from a personal link."""

    key: Key


class Joined(StrictModel):
    """A seat of one's own. The key is shown this once; it is the secret of the personal link.

    The commitments to the shuffles of the game that is next are published with it, before their
    player contributes to them.
    """

    table: str
    seat: Seat
    key: str
    link: str
    game: int
    commitments: list[str]


class Seated(StrictModel):
    """The seat whose key was shown."""

    table: str
    seat: Seat


class SeatInfo(StrictModel):
    """Who sits here. With `name` a person; with `bot` as well, a bot plays in their place."""

    seat: Seat
    name: str | None
    bot: str | None
    present: bool


class Seed(StrictModel):
    """A round's seed, revealed when the round is over."""

    round: int
    seed: str


class TableInfo(StrictModel):
    """What everyone at the table may know of it, apart from the cards."""

    id: str
    stage: Stage
    game: int
    host: Seat
    rules: dict[str, Any]
    clock: Clock
    clock_seconds: float | None
    spectators: bool
    listed: bool
    chat: bool
    hints: bool = False
    seats: list[SeatInfo]
    commitments: list[str]
    seat_commitments: list[str | None]  # to the seats' contributions; after a game, to the next
    contributions: list[str | None]
    withheld: list[list[Seat]] = Field(default_factory=list)  # for every shuffle thrown away
    seeds: list[Seed]
    again: list[Seat] = Field(default_factory=list)  # who would like to play again


class Listing(StrictModel):
    """A table in the lobby."""

    id: str
    stage: Stage
    host: str
    rules: dict[str, Any]
    seats: int
    open: int
    spectators: bool


class Code(StrictModel):
    """Four letters under which a table is found while it waits."""

    code: str


class Found(StrictModel):
    """The table that waits under a code."""

    table: str


class ReplayedRound(StrictModel):
    """A round of a game that is over: what every seat saw of it, in order."""

    number: int
    events: list[dict[str, Any]]


class Replay(StrictModel):
    """A game that is over. Nothing of it is secret any more."""

    rules: dict[str, Any]
    names: list[str]
    rounds: list[ReplayedRound]
