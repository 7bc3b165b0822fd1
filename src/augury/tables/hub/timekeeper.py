"""Whose timers run out: any table's or pad's, whichever process it was used in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import Final

from augury.tables.errors import NoSuchTable
from augury.tables.hub.tasks import Tasks
from augury.tables.store import Store

_LEASE: Final = 15.0  # seconds until another process sees to a table this one has claimed
_LONGEST_SLEEP: Final = 2.0

log = logging.getLogger("augury.timekeeper")


class Timekeeper:
    """Claims tables of which a timer has run out, and has that done which is due."""

    def __init__(
        self,
        store: Store,
        run_timers: Callable[[str], Awaitable[None]],
        tasks: Tasks,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._do = run_timers
        self._tasks = tasks
        self._now = now
        self._claims: dict[str, int] = {}  # how often claimed since it was last seen to
        self._wake = asyncio.Event()
        self._next = inf

    def expect(self, due: float | None) -> None:
        """Wake up when this timer is due."""
        if due is not None and due < self._next:
            self._next = due
            self._wake.set()

    async def run(self) -> None:
        """See to the tables whose time has come, for ever."""
        while True:
            now = self._now()
            self._next = now + _LONGEST_SLEEP
            for table in await self._store.claim(now, _LEASE):
                if table in self._claims:  # by a task that is not done yet
                    self._claims[table] += 1
                else:
                    self._claims[table] = 1
                    self._tasks.spawn(self._run_timers(table))
            while (pause := self._next - self._now()) > 0:
                self._wake.clear()
                with suppress(TimeoutError):
                    # Not `wait_for`, which in Python 3.11 may not notice that this task is to end.
                    async with asyncio.timeout(pause):
                        await self._wake.wait()

    async def _run_timers(self, table: str) -> None:
        """Do what is due; and again, if the table was claimed once more meanwhile."""
        try:
            while self._claims[table]:
                self._claims[table] = 0
                await self._do(table)
        except NoSuchTable:
            log.info("a table was cleared away: %s", table)
        finally:
            del self._claims[table]
