"""Hints by LISTEN and NOTIFY, each on a connection of its own.

NOTIFY within the transaction of a writing would make all writings wait for each other; so it comes
after the commit, many tables' in one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg

from augury.server.bus.gathering import CHANNEL, Gathering, read_hints
from augury.tables.bus import Hear

_LOOK_SECONDS: Final = 10  # a connection that is broken may not say so by itself


class PostgresBus(Gathering):
    """A bus through the database at `url`."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._sender: asyncpg.Connection[asyncpg.Record] | None = None
        self._listener: asyncpg.Connection[asyncpg.Record] | None = None  # kept, or it is collected

    async def stop(self) -> None:
        """Stop listening, and close the connections."""
        await super().stop()
        for connection in (self._sender, self._listener):
            if connection is not None and not connection.is_closed():
                await connection.close(timeout=2)

    async def _send(self, hints: str) -> None:
        if self._sender is None or self._sender.is_closed():
            self._sender = await asyncpg.connect(self._url)
        await self._sender.execute("SELECT pg_notify($1, $2)", CHANNEL, hints, timeout=5)

    async def _listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        hints: asyncio.Queue[str] = asyncio.Queue()

        def note(_connection: Any, _process: int, _channel: str, payload: object) -> None:
            hints.put_nowait(str(payload))

        self._listener = await asyncpg.connect(self._url)
        await self._listener.add_listener(CHANNEL, note)
        await missed()
        while True:
            try:
                async with asyncio.timeout(_LOOK_SECONDS):
                    text = await hints.get()
            except TimeoutError:
                await self._listener.execute("SELECT 1", timeout=5)
                continue
            await read_hints(text, hear)
