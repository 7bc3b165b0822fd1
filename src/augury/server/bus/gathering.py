"""Hints that are gathered while one load of them is sent, and sent together."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from augury.tables.bus import Bus, Hear

CHANNEL: Final = "augury"
_HINT_BYTES: Final = 7000  # PostgreSQL carries 8000

log = structlog.get_logger("augury.bus")


class Gathering(Bus, ABC):
    """A bus that gathers the hints given while it sends, and sends them together."""

    def __init__(self) -> None:
        self._hints: dict[str, int] = {}
        self._given = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen for hints and to send them."""
        self._tasks = [
            asyncio.create_task(self._for_ever(self._send_all)),
            asyncio.create_task(self._for_ever(lambda: self._listen(hear, missed))),
        ]

    async def stop(self) -> None:
        """Stop listening and sending."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, table: str, version: int) -> None:
        """Give a hint, with the next load."""
        self._hints[table] = version
        self._given.set()

    async def _send_all(self) -> None:
        while True:
            await self._given.wait()
            self._given.clear()
            hints, self._hints = self._hints, {}
            words = [f"{table}:{version}" for table, version in hints.items()]
            while words:
                load, size = [], 0
                while words and size + len(words[-1]) < _HINT_BYTES:
                    size += len(words[-1]) + 1
                    load.append(words.pop())
                await self._send(" ".join(load))

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001  (the bus comes back when it can)
                log.warning("the bus is down", error=str(error))
                await asyncio.sleep(0.5)

    @abstractmethod
    async def _send(self, hints: str) -> None:
        """Send the hints that were gathered, in one message."""

    @abstractmethod
    async def _listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Hear hints until the connection breaks."""


async def read_hints(text: str, hear: Hear) -> None:
    """Tell `hear` of every hint in a message."""
    for word in text.split():
        table, _, version = word.partition(":")
        await hear(table, int(version))
