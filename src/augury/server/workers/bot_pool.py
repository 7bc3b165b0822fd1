"""Where bots think.

A bot that thinks for a tenth of a second in this process would make every table wait, whatever
thread it does it in: a process has one interpreter lock. So only those whose move is a matter of
microseconds think here; the others do it in processes beside this one, which are started when the
first of them is asked, give way to this one, and end with it.
"""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

import structlog

from augury.bots import BOTS
from augury.game import Move, View
from augury.tables.hub.thinking import Thinker, think

log = structlog.get_logger("augury.bot_pool")

_QUICK: Final = tuple(player.name for player in BOTS if player.quick)
_FALLBACK: Final = _QUICK[-1]  # the strongest of them, where no process can be had
_ATTEMPTS: Final = 2  # a process may die while it thinks, through no fault of this bot's
_NICE: Final = 10


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
            pool = self._pool = self._pool or new_processes(self._processes)
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


def new_processes(count: int) -> ProcessPoolExecutor:
    """Processes that work beside the server; they are started when there is something to do."""
    # NumPy's threads, in them: where cores are busy several cost five times the work of one.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return ProcessPoolExecutor(count, get_context("spawn"), _prepare_process)  # not forked: threads


def _prepare_process() -> None:
    """How a process begins that works beside the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this one
    if hasattr(os, "nice"):
        os.nice(_NICE)  # the server's own answers come first
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """End when the server does, even if it could say nothing."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
