"""Ends the connections whose clients are no longer there."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final, Protocol

from augury.server.settings import Settings

_LOOK_SECONDS: Final = 5.0


class _Connection(Protocol):
    @property
    def waiting(self) -> int:
        """Bytes that the client has not read."""

    def look_after(self, now: float) -> None:
        """Ask whether the client is still there; end after a long silence."""


class KeepAlive:
    """Looks after the connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self._pause = min(
            _LOOK_SECONDS,
            settings.ping_seconds / 2,
            settings.idle_seconds / 2,
            settings.request_seconds / 2,
        )
        self._connections: set[_Connection] = set()

    def add(self, connection: _Connection) -> None:
        """Check this connection from now on."""
        self._connections.add(connection)

    def remove(self, connection: _Connection) -> None:
        """Check this connection no more."""
        self._connections.discard(connection)

    @property
    def waiting(self) -> int:
        """Bytes that all of them together have not read."""
        return sum(connection.waiting for connection in self._connections)

    async def run(self) -> None:
        """Ask all of them, for ever, whether they are still there.

        If this process itself was held up, their answers wait unread; that is no silence of theirs.
        So they are judged by the time at which they should have been looked after.
        """
        while True:
            now = monotonic() + self._pause
            await asyncio.sleep(self._pause)
            for connection in list(self._connections):
                connection.look_after(now)
