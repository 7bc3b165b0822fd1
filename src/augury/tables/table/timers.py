"""What a table does by itself, and when: bots' turns, clocks that run out, people who stay away.

When the next timer runs out stands in the database, so that any process can see to it. A table at
which no person is waits, and is cleared away if nobody comes for very long.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Final, TypeAlias

from augury.tables.protocol.fields import Clock
from augury.tables.table.sitting import Sitting

CLOCK_SECONDS: Final[dict[Clock, float | None]] = {"off": None, "relaxed": 90.0, "fast": 20.0}
"""How long a decision may take."""

REVEAL_SECONDS: Final = 8.0
"""How long a seat may take to reveal its contribution. A client does so by itself, at once; one
whose connection was lost has time to come back."""


@dataclass(frozen=True)
class Delays:
    """How long things are waited for, in seconds."""

    thought: float  # a bot seems to think
    grace: float  # a person may be away
    unstarted: float = inf  # a table waits for its first game
    untouched: float = inf  # any other table waits for its people
    absence: float = 1.5  # a lost connection may be lost before its person is away
    catch_up: float = 15.0  # between looks at the log in case a hint was lost; 0: never
    unused: float = 60.0  # an empty table stays in memory


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
    """Nobody has come for a long time, so the table is cleared away."""


@dataclass(frozen=True)
class Withhold:
    """These seats have not revealed their contributions in time, and are left out."""

    seats: tuple[int, ...]


Timer: TypeAlias = BotTurn | TakeOver | PassOn | Clear | Withhold


def due(sitting: Sitting, delays: Delays) -> float | None:
    """When the table's next timer runs out; `None`: it has none."""
    if _quiet(sitting):
        return None
    at = min((at for at, _ in _timers(sitting, delays)), default=inf)
    return None if at == inf else at


def _quiet(sitting: Sitting) -> bool:
    """Whether people play among themselves, all of them here, and as long as they like."""
    if sitting.stage != "playing" or CLOCK_SECONDS[sitting.setup.clock] is not None:
        return False
    return all(chair.bot is None and chair.processes for chair in sitting.chairs)


def expired(sitting: Sitting, delays: Delays, now: float) -> Timer | None:
    """The timer that has run out; the first of them, if there are several."""
    running = [(at, order, timer) for order, (at, timer) in enumerate(_timers(sitting, delays))]
    at, _, timer = min(running, default=(now + 1, 0, None))
    return timer if at <= now else None


def _timers(sitting: Sitting, delays: Delays) -> Iterator[tuple[float, Timer]]:
    if not sitting.attended:
        never = sitting.state is None and sitting.game == 1
        yield sitting.at + (delays.unstarted if never else delays.untouched), Clear()
        return
    if sitting.stage == "playing":
        clock = CLOCK_SECONDS[sitting.setup.clock]
        for seat, chair in enumerate(sitting.chairs):
            asked = sitting.asked[seat]
            if asked is not None and chair.bot is not None:
                yield asked.at + delays.thought, BotTurn(seat, chair.bot)
            elif asked is not None and clock is not None:
                yield asked.at + clock, BotTurn(seat, None)
            if chair.bot is None and chair.away:
                yield chair.since + delays.grace, TakeOver(seat)
    elif sitting.stage == "shuffling":
        assert sitting.shuffle is not None
        yield sitting.shuffle.since + REVEAL_SECONDS, Withhold(sitting.shuffle.missing)
    elif sitting.chairs[sitting.host].away:
        heir = next(seat for seat, chair in enumerate(sitting.chairs) if chair.processes)
        yield sitting.chairs[sitting.host].since + delays.grace, PassOn(heir)
