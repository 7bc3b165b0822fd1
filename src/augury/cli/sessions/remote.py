"""A seat at a table of a server: HTTP to sit down, a WebSocket to play.

The socket may be lost at any moment: it is opened again with the version that was heard last, and
what has no answer yet is said again under the same id, so it is carried out once.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from augury.cli.errors import UsageError
from augury.cli.sessions.table import TableSession, ended
from augury.cli.sessions.updates import (
    Closed,
    ConnectionChanged,
    RequestRefused,
)
from augury.codec import WireError
from augury.game.text.codecs import codec
from augury.game.text.record import Record, loads
from augury.tables.protocol.closings import HOPELESS
from augury.tables.protocol.messages import ErrorMessage, EventsMessage, Message
from augury.tables.protocol.tables import Joined, NewSeat

_JSON: Final = {"Content-Type": "application/json"}
_PATIENCE: Final = 10.0  # seconds for an answer by HTTP
_FIRST_WAIT: Final = 0.2  # seconds before the line is tried again; doubled up to …
_LONGEST_WAIT: Final = 5.0


@dataclass(frozen=True)
class Link:
    """The address of a table; with a key, of a seat at it."""

    address: str
    table: str
    key: str | None

    @property
    def text(self) -> str:
        """The link as it is typed."""
        return f"{self.address}/t/{self.table}" + (f"#{self.key}" if self.key else "")


def read_link(text: str) -> Link:
    """The link of a table or of a seat. Raises `UsageError` if it is none.

    >>> read_link("http://localhost:8000/t/abc#key")
    Link(address='http://localhost:8000', table='abc', key='key')
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    path = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or path[:1] != ["t"]:
        raise UsageError("terminal-no-link", text=text)
    if len(path) != 2 or not path[1]:
        raise UsageError("terminal-no-link", text=text)
    return Link(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment or None)


class _Unreadable(Exception):
    """A message that is none of ours: a server of another version, or something in between."""


class RemoteSession(TableSession):
    """A seat at a server's table; a line that is lost is opened again."""

    def __init__(self, link: Link, language: str = "en") -> None:
        super().__init__(language)
        self.link = link
        self._unread = False  # whether the last message could not be read
        self._socket: ClientConnection | None = None
        self._listener: asyncio.Task[None] | None = None

    # Sitting down

    async def sit(self, name: str) -> None:
        """Take a seat, if the link is not that of one already, and begin to listen.

        Raises `UsageError` if the server cannot be reached, and `RequestRefused` with its reason.
        """
        if self.link.key is None:
            wish = codec(NewSeat).encode(NewSeat(name, key=secrets.token_urlsafe(32)))
            url = f"{self.link.address}/api/tables/{self.link.table}/seats"
            try:
                async with httpx.AsyncClient(timeout=_PATIENCE) as client:
                    answer = await client.post(url, content=wish, headers=_JSON)
                if answer.status_code < 400:
                    key = codec(Joined).decode(answer.content).key
                    self.link = Link(self.link.address, self.link.table, key)
                else:
                    refused = codec(ErrorMessage).decode(answer.content)
                    if refused.code != "wrong_stage":
                        raise RequestRefused(refused.code, refused.message)
            except (httpx.HTTPError, WireError) as error:
                raise self._unreachable(error) from None
        self._listener = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Leave the line; the seat stays one's own."""
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        if self._socket is not None:
            await self._socket.close()

    # The line

    async def _listen(self) -> None:
        wait, lost = _FIRST_WAIT, False
        while True:
            try:
                async with connect(self._url, additional_headers=self._headers) as socket:
                    self._socket, wait = socket, _FIRST_WAIT
                    if lost:
                        lost = False
                        self._updates.put_nowait(ConnectionChanged(up=True))
                    for said, _ in list(self._unanswered.values()):
                        await socket.send(said)
                    async for text in socket:
                        self._read(text)
                    why = ended(socket.close_code)
            except InvalidStatus as error:
                why = _refused(error.response.body)
            except ConnectionClosed as error:
                why = ended(error.rcvd.code if error.rcvd else None)
            except (OSError, WebSocketException, TimeoutError):
                why = None
            except _Unreadable:
                if self._unread:
                    self._updates.put_nowait(Closed("closed-unreadable"))
                    return
                why = None
                self._version, self._unread = None, True  # once, the whole table is told anew
            if why is not None:
                self._updates.put_nowait(Closed(f"closed-{why.replace('_', '-')}"))
                return
            if not lost:
                lost = True
                self._updates.put_nowait(ConnectionChanged(up=False))
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    @property
    def _url(self) -> str:
        address = self.link.address.replace("http", "ws", 1)
        query = "" if self._version is None else f"?version={self._version}"
        return f"{address}/api/tables/{self.link.table}/socket{query}"

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.link.key}"} if self.link.key else {}

    def _read(self, text: str | bytes) -> None:
        """Hear a message. Raises `_Unreadable`: what cannot be read is never passed over."""
        try:
            message = codec(Message).decode(text)
            self._hear(message)
            self._unread = self._unread and not isinstance(message, EventsMessage)
        except Exception as error:  # whatever a server may say
            raise _Unreadable from error

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)  # lost: it is said again on the next line

    async def record(self) -> Record:
        """The finished game. Raises `UsageError`, or `RequestRefused` with the server's reason."""
        url = f"{self.link.address}/api/tables/{self.link.table}/games/{self._game}.wiz"
        try:
            async with httpx.AsyncClient(timeout=_PATIENCE) as client:
                answer = await client.get(url, headers=self._headers)
        except httpx.HTTPError as error:
            raise self._unreachable(error) from None
        if answer.status_code >= 400:
            try:
                refused = codec(ErrorMessage).decode(answer.content)
            except WireError as error:
                raise self._unreachable(error) from None
            raise RequestRefused(refused.code, refused.message)
        return loads(answer.text)

    def _unreachable(self, error: Exception) -> UsageError:
        return UsageError("terminal-unreachable", address=self.link.address, reason=str(error))


def _refused(body: bytes | bytearray | None) -> str | None:
    """The same, by the answer to an opening that was refused."""
    try:
        code = codec(ErrorMessage).decode(bytes(body or b"")).code
    except WireError:  # of no server of ours: a proxy's, perhaps
        return None
    return code if code in HOPELESS else None
