"""The hub of a server: what the settings say, and processes in which bots think."""

from __future__ import annotations

import secrets
import socket
from math import inf
from typing import Final

from augury.bots import NAMES
from augury.server.settings import Settings
from augury.server.workers.bot_pool import BotPool
from augury.tables.bus import Bus
from augury.tables.clock import SteadyClock
from augury.tables.hub.hub import Hub
from augury.tables.protocol.wire import frame
from augury.tables.store import Store
from augury.tables.table.decisions import Context
from augury.tables.table.timers import Delays

_DAY: Final = 24 * 3600.0


class ServerHub(Hub):
    """A hub that keeps its tables as an operator has chosen."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        context: Context | None = None,
        time: SteadyClock | None = None,
    ) -> None:
        self.settings = settings
        super().__init__(
            store,
            bus,
            BotPool(settings.bot_processes),
            context
            or Context(
                process=f"{socket.gethostname()}-{secrets.token_hex(4)}",
                bots=NAMES,
                substitute=settings.substitute,
            ),
            Delays(
                thought=settings.bot_seconds,
                grace=settings.grace_seconds,
                unstarted=settings.unstarted_days * _DAY or inf,
                untouched=settings.untouched_days * _DAY or inf,
                absence=settings.absence_seconds,
                catch_up=settings.catch_up_seconds,
                unused=settings.room_seconds,
            ),
            frame,
            time,
        )
