"""The open sockets of this process: how many, from where, and whether they still answer."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from augury.server.errors import TooFast
from augury.server.limits import Counts
from augury.server.settings import Settings

if TYPE_CHECKING:
    from augury.server.socket import Socket

__all__ = ["Sockets"]

_LOOK_SECONDS: Final = 5.0


class Sockets:
    """Counts them, and looks after them."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.connections
        self._look = min(_LOOK_SECONDS, settings.ping_seconds / 2, settings.idle_seconds / 2)
        self._sockets: set[Socket] = set()
        self._addresses = Counts(settings.connections_per_address)
        self._keys = Counts(settings.connections_per_seat)

    def check(self, address: str, key: str | None) -> None:
        """Refuse one more, where it would be too many."""
        if len(self._sockets) >= self._limit:
            raise TooFast("the server is full")
        if self._addresses.full(address):
            raise TooFast("too many connections from this address")
        if key is not None and self._keys.full(key):
            raise TooFast("too many connections for this seat")

    def add(self, socket: Socket, address: str, key: str | None) -> None:
        """One more."""
        self._sockets.add(socket)
        self._addresses.add(address)
        if key is not None:
            self._keys.add(key)

    def remove(self, socket: Socket, address: str, key: str | None) -> None:
        """One less."""
        self._sockets.discard(socket)
        self._addresses.drop(address)
        if key is not None:
            self._keys.drop(key)

    async def look_after(self) -> None:
        """Ask all of them, again and again, whether they are still there.

        If this process itself was held up, their answers wait unread; that is no silence of theirs.
        So they are judged by the time at which they should have been looked after.
        """
        while True:
            now = monotonic() + self._look
            await asyncio.sleep(self._look)
            for socket in list(self._sockets):
                socket.look_after(now)
