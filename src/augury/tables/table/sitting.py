"""A table as a value: who sits where, and the game between them.

Whatever a table is, it is because of its log: `folding` makes a sitting of its entries.
"""

from __future__ import annotations

from dataclasses import dataclass

from augury.game import (
    Move,
    Phase,
    Rules,
    State,
    fair,
)
from augury.game.fair.commitments import Commitments
from augury.tables.protocol.fields import Stage
from augury.tables.protocol.tables import SeatInfo, Setup

__all__ = ["Asked", "Chair", "Sitting", "commitments", "seat_info"]


@dataclass(frozen=True)
class Chair:
    """A seat: empty, a person's, a bot's, or a person's for whom a bot plays."""

    name: str | None = None
    key: str | None = None  # hashed
    bot: str | None = None
    contribution: str | None = None
    processes: frozenset[str] = frozenset()  # where its person is connected
    since: float = 0.0  # when its person came or went

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.name is None and self.bot is None

    @property
    def present(self) -> bool:
        """Whether its person is here. A bot always is."""
        return bool(self.processes) or (self.name is None and self.bot is not None)

    @property
    def away(self) -> bool:
        """Whether it is the seat of a person who is not here."""
        return self.name is not None and not self.processes


@dataclass(frozen=True)
class Asked:
    """Since which version, and when, a seat has had to decide."""

    version: int
    at: float


@dataclass(frozen=True)
class Sitting:
    """A table, at one version of its log."""

    table: str
    version: int
    at: float  # when it became so
    setup: Setup
    rules: Rules
    chairs: tuple[Chair, ...]
    host: int
    game: int  # counted from 1; a rematch is the next one
    seeds: tuple[str, ...]  # secret until their round is over
    state: State | None  # None: not started
    asked: tuple[Asked | None, ...]
    hash: bytes | None = None  # of the game so far; it goes wherever the state goes
    dealt: tuple[State, bytes] | None = None  # the state and the hash as this round began
    moves: tuple[Move, ...] = ()  # of this round, as far as they still stand
    again: frozenset[int] = frozenset()  # who would like to play again

    @property
    def stage(self) -> Stage:
        """Before, during or after a game."""
        if self.state is None:
            return "lobby"
        return "over" if self.state.phase is Phase.OVER else "playing"

    @property
    def contributions(self) -> tuple[str | None, ...]:
        """The people's shares in the shuffles."""
        return tuple(chair.contribution for chair in self.chairs)

    @property
    def name(self) -> str:
        """What the game is called in its shuffles."""
        return f"{self.table}.{self.game}"

    @property
    def attended(self) -> bool:
        """Whether any person is here. A table that is not waits, until it is cleared away."""
        return any(chair.processes for chair in self.chairs)

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, as it will stand in the record."""
        return tuple(chair.name or f"{chair.bot} (bot)" for chair in self.chairs)

    @property
    def published(self) -> Commitments:
        """What the house is bound by; of it the seeds are secret until their round is over."""
        return Commitments(
            game=self.name,
            commitments=tuple(map(bytes.fromhex, commitments(self))),
            seeds=tuple(map(bytes.fromhex, self.seeds)),
            contributions=tuple(bytes.fromhex(one or "") for one in self.contributions),
        )

    def last_move(self, seat: int) -> int | None:
        """Which of the round's moves was this seat's last; `None`: it has made none."""
        own = (place for place, move in enumerate(self.moves) if move.seat == seat)
        return max(own, default=None)

    def seat_of(self, key: str) -> int | None:
        """Whose key this hash is."""
        for seat, chair in enumerate(self.chairs):
            if chair.key == key:
                return seat
        return None


def seat_info(sitting: Sitting, seat: int) -> SeatInfo:
    """Who sits here, as everyone may know."""
    chair = sitting.chairs[seat]
    return SeatInfo(seat=seat, name=chair.name, bot=chair.bot, present=chair.present)


def commitments(sitting: Sitting) -> list[str]:
    """What is published of the shuffle of every round before it."""
    return [
        fair.commit(bytes.fromhex(seed), sitting.name, number).hex()
        for number, seed in enumerate(sitting.seeds, 1)
    ]
