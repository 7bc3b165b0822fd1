"""What a table needs done by itself: bots' turns, clocks that run out, people who stay away.

When the next of these is due stands in the database, so that any process can see to it. A table at
which no person is waits, and is cleared away if nobody comes for very long.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from augury.server.sitting import CLOCKS, Sitting

__all__ = ["BotTurn", "Chore", "Clear", "PassOn", "Patience", "TakeOver", "due", "next_chore"]


@dataclass(frozen=True)
class Patience:
    """How long things are waited for, in seconds."""

    thought: float  # a bot seems to think
    grace: float  # a person may be away
    unstarted: float = inf  # a table waits for its first game
    untouched: float = inf  # any other table waits for its people


@dataclass(frozen=True)
class BotTurn:
    """A bot makes this seat's move: because it sits there, or because the time has run out."""

    seat: int
    bot: str | None  # None: the clock's substitute


@dataclass(frozen=True)
class TakeOver:
    """A bot plays for this seat's person from now on."""

    seat: int


@dataclass(frozen=True)
class PassOn:
    """The host stays away before the start, so that somebody else has to be it."""

    seat: int


@dataclass(frozen=True)
class Clear:
    """Nobody has come for so long that the table is cleared away."""


Chore: TypeAlias = BotTurn | TakeOver | PassOn | Clear


def due(sitting: Sitting, patience: Patience) -> float | None:
    """When the table next needs a hand; `None`: not by itself."""
    at = min((at for at, _ in _chores(sitting, patience)), default=inf)
    return None if at == inf else at


def next_chore(sitting: Sitting, patience: Patience, now: float) -> Chore | None:
    """What is to be done now."""
    waiting = [(at, order, chore) for order, (at, chore) in enumerate(_chores(sitting, patience))]
    at, _, chore = min(waiting, default=(now + 1, 0, None))
    return chore if at <= now else None


def _chores(sitting: Sitting, patience: Patience) -> Iterator[tuple[float, Chore]]:
    if not sitting.attended:
        never = sitting.state is None and sitting.game == 1
        yield sitting.at + (patience.unstarted if never else patience.untouched), Clear()
        return
    if sitting.stage == "playing":
        clock = CLOCKS[sitting.setup.clock]
        for seat, asked in enumerate(sitting.asked):
            bot = sitting.chairs[seat].bot
            if asked is not None and bot is not None:
                yield asked.at + patience.thought, BotTurn(seat, bot)
            elif asked is not None and clock is not None:
                yield asked.at + clock, BotTurn(seat, None)
        for seat, chair in enumerate(sitting.chairs):
            if chair.away and chair.bot is None:
                yield chair.since + patience.grace, TakeOver(seat)
    elif sitting.chairs[sitting.host].away:
        heir = next(seat for seat, chair in enumerate(sitting.chairs) if chair.processes)
        yield sitting.chairs[sitting.host].since + patience.grace, PassOn(heir)
