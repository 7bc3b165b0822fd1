"""A line to a table, which may be lost at any moment and is opened again.

It is opened with the version that was heard last, and what has no answer yet is said again under
the same id: so nothing is missed, and nothing is carried out twice.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from augury.client.answers import Answers
from augury.client.link import Link
from augury.codec import WireError
from augury.game.text.codecs import codec
from augury.tables.protocol.closings import HOPELESS, ended
from augury.tables.protocol.messages import ErrorMessage, EventsMessage, Message, Welcome

UNREADABLE: Final = "unreadable"
_FIRST_WAIT: Final = 0.2  # seconds before the line is tried again; doubled up to …
_LONGEST_WAIT: Final = 5.0


class Listener(Protocol):
    """Who sits at the end of a line."""

    def heard(self, message: Message) -> None:
        """A message of the table. What it raises is a message that cannot be read."""

    def line_changed(self, *, up: bool) -> None:
        """The line was lost, or is back."""

    def ended(self, why: str) -> None:
        """There is nothing to come back to; `why` is a code of `closings`."""


class Line:
    """A line that is kept open while `run` runs."""

    def __init__(self, link: Link, answers: Answers, listener: Listener) -> None:
        self.link = link
        self._answers = answers
        self._listener = listener
        self._version: int | None = None
        self._unread = False  # whether the last message could not be read
        self._socket: ClientConnection | None = None

    async def run(self) -> None:
        """Listen until there is nothing to come back to."""
        wait, lost = _FIRST_WAIT, False
        while True:
            why: str | None = None
            try:
                async with connect(self._url, additional_headers=self.link.headers) as socket:
                    self._socket, wait = socket, _FIRST_WAIT
                    if lost:
                        lost = False
                        self._listener.line_changed(up=True)
                    for said in self._answers:
                        await socket.send(said)
                    async for text in socket:
                        self._read(text)
                    why = ended(socket.close_code)
            except InvalidStatus as error:
                why = _refused(error.response.body)
            except ConnectionClosed as error:
                why = ended(error.rcvd.code if error.rcvd else None)
            except (OSError, WebSocketException, TimeoutError):
                pass
            except _Unreadable:
                if self._unread:
                    why = UNREADABLE
                self._version, self._unread = None, True  # once, the whole table is told anew
            if why is not None:
                self._listener.ended(why)
                return
            if not lost:
                lost = True
                self._listener.line_changed(up=False)
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    async def send(self, text: str) -> None:
        """Say something, if the line is open; else it is said when it is."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()

    @property
    def _url(self) -> str:
        address = self.link.address.replace("http", "ws", 1)
        query = "" if self._version is None else f"?version={self._version}"
        return f"{address}/api/tables/{self.link.table}/socket{query}"

    def _read(self, text: str | bytes) -> None:
        """Hear a message. Raises `_Unreadable`: what cannot be read is never passed over."""
        try:
            message = codec(Message).decode(text)
            self._listener.heard(message)
        except Exception as error:  # whatever a server may say
            raise _Unreadable from error
        if isinstance(message, Welcome | EventsMessage):
            self._version = message.version
        self._unread = self._unread and not isinstance(message, EventsMessage)


class _Unreadable(Exception):
    """A message that is none of ours: a server of another version, or something in between."""


def _refused(body: bytes | bytearray | None) -> str | None:
    """The same, by the answer to an opening that was refused."""
    try:
        code = codec(ErrorMessage).decode(bytes(body or b"")).code
    except WireError:  # of no server of ours: a proxy's, perhaps
        return None
    return code if code in HOPELESS else None
