"""Where bots think.

A bot that thinks for a tenth of a second in this process would make every table wait, whatever
thread it does it in: a process has one interpreter lock. So only those whose move is a matter of
microseconds think here; the others do it in processes beside this one, which are started when the
first of them is asked, give way to this one, and end with it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

import structlog

from augury.bots import BOTS
from augury.game import Move, View
from augury.processes import new_processes
from augury.tables.hub.thinking import Thinker, think

log = structlog.get_logger("augury.bot_pool")

_QUICK: Final = tuple(player.name for player in BOTS if player.quick)
_FALLBACK: Final = _QUICK[-1]  # the strongest of them, where no process can be had
_ATTEMPTS: Final = 2  # a process may die while it thinks, through no fault of this bot's
NICENESS: Final = 10  # of processes that work beside a server, whose own answers come first


class BotPool(Thinker):
    """Slow bots think in a bounded number of processes of their own; quick ones think here."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, name: str, view: View) -> Move:
        """What the bot does, from what its seat may know."""
        if name in _QUICK:
            return think(name, view)
        loop = asyncio.get_running_loop()
        for _ in range(_ATTEMPTS):
            pool = self._pool = self._pool or new_processes(self._processes, NICENESS)
            try:
                return await loop.run_in_executor(pool, think, name, view)
            except BrokenProcessPool:
                log.warning("a process in which bots think has died", bot=name)
                if self._pool is pool:  # else another has been here before
                    self._pool = None
                    pool.shutdown(wait=False)
        return think(_FALLBACK, view)

    async def close(self) -> None:
        """Let those who think finish, and end their processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(partial(pool.shutdown, cancel_futures=True))
