"""What the rooms of a process share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from augury.game import Move, View
from augury.tables.hub.counts import Counts
from augury.tables.protocol.frames import Framing
from augury.tables.store import Store
from augury.tables.table.decisions import Context
from augury.tables.table.timers import Delays


class Thinker(Protocol):
    """Where bots think."""

    async def think(self, name: str, view: View) -> Move:
        """What the bot of this name does, from what its seat may know."""

    async def close(self) -> None:
        """Let those who think finish."""


@dataclass(frozen=True)
class Services:
    """Where tables are kept, what decisions depend on, where bots think, how messages are sent."""

    store: Store
    context: Context
    delays: Delays
    bots: Thinker
    framing: Framing
    now: Callable[[], float]
    counts: Counts = field(default_factory=Counts)
