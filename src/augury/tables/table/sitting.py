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
    TurnUp,
    fair,
)
from augury.game.fair.commitments import Commitments
from augury.tables.protocol.fields import Stage
from augury.tables.protocol.tables import SeatInfo, Setup


@dataclass(frozen=True)
class Chair:
    """A seat: empty, a person's, a bot's, or a person's for whom a bot plays."""

    name: str | None = None
    key: str | None = None  # hashed
    bot: str | None = None
    commitment: str | None = None  # to its share in the shuffles of the next game
    contribution: str | None = None  # made in the open, in older logs
    processes: frozenset[str] = frozenset()  # where its person is connected
    since: float = 0.0  # when its person came or went
    program: bool = False  # whether its person is none

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
class Shuffle:
    """The people's shares in the shuffles of a game, once nobody can change them any more."""

    since: float  # when the contributions fell due
    commitments: tuple[str | None, ...]
    bound: tuple[str | None, ...]  # what the next contribution of a seat is the preimage of
    contributions: tuple[str | None, ...]
    withheld: tuple[tuple[int, ...], ...] = ()  # by whom, for every shuffle that was thrown away

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have to contribute still."""
        shares = zip(self.bound, self.contributions, strict=True)
        return tuple(
            seat
            for seat, (bound, given) in enumerate(shares)
            if bound is not None and given is None
        )


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
    moves: tuple[TurnUp | Move, ...] = ()  # of this round since its deal, as far as they stand
    again: frozenset[int] = frozenset()  # who would like to play again
    shuffle: Shuffle | None = None  # None: not started, or nobody had committed to a share

    @property
    def stage(self) -> Stage:
        """Before a game, while people contribute to its shuffles, during it or after it."""
        if self.state is None:
            return "lobby" if self.shuffle is None else "shuffling"
        return "over" if self.state.phase is Phase.OVER else "playing"

    @property
    def started(self) -> bool:
        """Whether a game was started and is not over: who sits where is settled until its end."""
        return self.stage in ("shuffling", "playing")

    @property
    def contributions(self) -> tuple[str | None, ...]:
        """The people's shares in the shuffles."""
        if self.shuffle is not None:
            return self.shuffle.contributions
        return tuple(chair.contribution for chair in self.chairs)

    @property
    def seat_commitments(self) -> tuple[str | None, ...]:
        """What the people have committed to: for this game, or while there is none for the next."""
        if self.shuffle is not None and self.started:
            return self.shuffle.commitments
        return tuple(chair.commitment for chair in self.chairs)

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
        """What the server is bound by; of it the seeds are secret until their round is over."""
        return Commitments(
            game=self.name,
            commitments=tuple(map(bytes.fromhex, commitments(self))),
            seeds=tuple(map(bytes.fromhex, self.seeds)),
            contributions=_read_shares(self.contributions),
            seat_commitments=() if self.shuffle is None else _read_shares(self.shuffle.commitments),
            withheld=() if self.shuffle is None else self.shuffle.withheld,
        )

    def last_move(self, seat: int) -> int | None:
        """Which of the round's moves was this seat's last; `None`: it has made none."""
        own = (
            place
            for place, move in enumerate(self.moves)
            if not isinstance(move, TurnUp) and move.seat == seat
        )
        return max(own, default=None)

    def seat_of(self, key: str) -> int | None:
        """The seat whose key has this hash."""
        for seat, chair in enumerate(self.chairs):
            if chair.key == key:
                return seat
        return None


def _read_shares(shares: tuple[str | None, ...]) -> tuple[bytes, ...]:
    return tuple(bytes.fromhex(one or "") for one in shares)


def seat_info(sitting: Sitting, seat: int) -> SeatInfo:
    """Who sits here, as everyone may know."""
    chair = sitting.chairs[seat]
    return SeatInfo(seat, chair.name, chair.bot, chair.present, chair.program)


def commitments(sitting: Sitting) -> list[str]:
    """What is published of the shuffle of every round before it."""
    return [
        fair.commit(bytes.fromhex(seed), sitting.name, number).hex()
        for number, seed in enumerate(sitting.seeds, 1)
    ]
