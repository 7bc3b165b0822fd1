"""What the rooms of a process share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from augury.server.rooms.bot_pool import BotPool
from augury.server.store import Store
from augury.tables.table.decisions import House
from augury.tables.table.timers import Delays

__all__ = ["Services"]


@dataclass(frozen=True)
class Services:
    """Where tables are kept, what decisions depend on, where bots think, what time it is."""

    store: Store
    house: House
    delays: Delays
    bots: BotPool
    now: Callable[[], float]
