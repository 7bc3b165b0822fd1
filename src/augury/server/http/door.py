"""The door, at which connections arrive; an address with too many is turned away at once.

An address that opens connections without end can fill the system's queue of those that wait, and
then everybody else's wait a second until their system tries again. So the queue is emptied quickly:
refusing one costs a few calls of the system. Nor may emptying it hold up the tables, so after some
of them everything else has a turn.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from augury.server.http.connection import HttpConnection, answer
from augury.tables.errors import TooFast

if TYPE_CHECKING:
    from augury.server.http.admission import Admission


_AT_ONCE: Final = 32  # received before everything else has a turn
_QUEUE: Final = 4096  # connections that may wait; the system may allow fewer
_NO_MORE: Final = 0.2  # seconds until it is tried again, when the system has no more files


class Door:
    """A listening socket, and who comes to it. In uvicorn's eyes, a server."""

    def __init__(
        self,
        listening: socket.socket,
        admission: Admission,
        new_connection: Callable[[str], HttpConnection],
    ) -> None:
        """Open it. A connection is made for a peer, by its address."""
        self.sockets = (listening,)
        self._listening = listening
        self._admission = admission
        self._new_connection = new_connection
        self._entering: set[asyncio.Task[None]] = set()
        listening.setblocking(False)
        listening.listen(_QUEUE)
        self._receiving = asyncio.create_task(self._receive())

    def close(self) -> None:
        """Accept no more connections."""
        self._receiving.cancel()
        self._listening.close()

    async def wait_closed(self) -> None:
        """Wait until the door is closed."""
        await asyncio.gather(self._receiving, *self._entering, return_exceptions=True)

    async def _receive(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                self._meet(*await loop.sock_accept(self._listening))
                while self._meet_some():
                    await asyncio.sleep(0)
            except ConnectionError:  # it was gone again
                continue
            except OSError:
                await asyncio.sleep(_NO_MORE)

    def _meet_some(self) -> bool:
        """Receive those who wait; whether there may be more of them."""
        with suppress(BlockingIOError):
            for _ in range(_AT_ONCE):
                self._meet(*self._listening.accept())
            return True
        return False

    def _meet(self, own: socket.socket, address: tuple[str, ...]) -> None:
        """Admit a connection, or tell it why not."""
        peer = address[0]
        try:
            self._admission.check_asker(peer)
        except TooFast as error:
            with own, suppress(OSError):
                own.setblocking(False)
                own.send(answer(error))
            return
        self._admission.add_asker(peer)
        own.setblocking(False)
        entering = asyncio.create_task(self._enter(own, peer))
        self._entering.add(entering)
        entering.add_done_callback(self._entering.discard)

    async def _enter(self, own: socket.socket, peer: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: self._new_connection(peer), own)
        except OSError:
            self._admission.remove_asker(peer)
            own.close()
