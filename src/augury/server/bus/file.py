"""Hints by looking at the SQLite file, which says whether anybody has written to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from augury.server.store.sqlite import SqliteStore
from augury.tables.bus import Bus, Hear

_LOOK_SECONDS: Final = 0.05

log = structlog.get_logger("augury.bus")


class FileBus(Bus):
    """A bus for several processes that share one file: having written is hint enough."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to poll for hints."""
        del missed  # a reader that polls misses nothing
        row, _ = await self._store.written_since(2**62)
        self._task = asyncio.create_task(self._look(hear, row))

    async def stop(self) -> None:
        """Stop polling."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self, hear: Hear, row: int) -> None:
        seen = 0
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                now = await self._store.data_version()
                if now != seen:
                    seen = now
                    row, tables = await self._store.written_since(row)
                    for table, version in tables:
                        await hear(table, version)
            except Exception:
                log.exception("could not look at the file")
                await asyncio.sleep(1)
