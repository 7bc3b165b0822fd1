"""What the rooms of a process share, and what is counted of their work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from augury.tables.hub.thinking import Thinker
from augury.tables.protocol.wire import Framing
from augury.tables.store import Store
from augury.tables.table.decisions import Context
from augury.tables.table.timers import Delays


@dataclass
class WorkCounts:
    """Numbers that only grow, but for the rooms."""

    entries: int = 0  # written to the logs of tables
    repeats: int = 0  # commands that came a second time
    conflicts: int = 0  # writings that another process came before
    rooms: int = 0  # tables held in memory now


@dataclass(frozen=True)
class Services:
    """Where tables are kept, what decisions depend on, where bots think, how messages are sent."""

    store: Store
    context: Context
    delays: Delays
    bots: Thinker
    framing: Framing
    now: Callable[[], float]
    counts: WorkCounts = field(default_factory=WorkCounts)
