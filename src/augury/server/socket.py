"""The WebSocket: a connection each, from its opening to its end.

uvicorn hands over whatever asks to be upgraded. The handshake and the frames that come in are read
by the `websockets` library without its own I/O; what goes out is frames made once for many readers,
handed to the transport at once. The transport's buffer is a connection's outgoing queue: when it
grows too long the reader is dropped, and never delays its table.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from http import HTTPStatus
from http.cookies import CookieError, SimpleCookie
from socket import SO_SNDBUF, SOL_SOCKET
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import parse_qs, urlsplit

from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from augury.game.errors import AuguryError
from augury.server.errors import Malformed, Refused, TooFast, WrongKey
from augury.server.frames import frame
from augury.server.keys import cookie, hashed
from augury.server.limits import client_address
from augury.server.metrics import COMMANDS, CONNECTIONS, DROPPED, REFUSED
from augury.server.protocol import (
    INCOMING,
    Command,
    ErrorMessage,
    Ok,
    Ping,
    Pong,
    Restarting,
    error_message,
)

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

    from augury.server.hub import Hub
    from augury.server.room import Room

__all__ = ["Socket"]

_TEXT, _MASKED, _HEAD = 0x81, 0x80, 6  # of a short frame: opcode, length, mask (RFC 6455)
FRAME_BYTES: Final = 8 * 1024
_SYSTEM_BUFFER: Final = 64 * 1024
_WAITING: Final = 32  # commands of one connection that wait for the one before
_MISTAKES: Final = 20  # messages that make no sense, before the connection ends
_LAST_WORDS: Final = 5.0  # seconds for a client to take note of the end

_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_VERSION: Final = re.compile(r"[0-9]{1,9}")


class Socket(asyncio.Protocol):
    """A connection. What it sends and when it ends is the room's to say."""

    __slots__ = (
        "_address",
        "_commands",
        "_fragments",
        "_heard",
        "_held",
        "_hub",
        "_mistakes",
        "_pinged",
        "_protocol",
        "_room",
        "_server",
        "_transport",
        "_working",
        "key",
    )

    def __init__(
        self, hub: Hub, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        """Begin a connection; the last three are what uvicorn gives."""
        del config, app_state
        self.key: str | None = None
        self._hub = hub
        self._server = server_state
        self._protocol = ServerProtocol(max_size=FRAME_BYTES)
        self._transport: asyncio.Transport | None = None
        self._room: Room | None = None
        self._address = ""
        self._commands: deque[Command] = deque()
        self._working = False
        self._fragments = b""
        self._held = b""
        self._mistakes = 0
        self._heard = self._pinged = monotonic()

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The upgrade begins."""
        self._transport = cast("asyncio.Transport", transport)
        # The system's own buffer would hide for megabytes that a client does not read.
        own = transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(SOL_SOCKET, SO_SNDBUF, _SYSTEM_BUFFER)
        self._server.connections.add(cast("Any", self))

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The connection is gone, whoever ended it."""
        self._server.connections.discard(cast("Any", self))
        self._transport = None
        if self._room is not None:
            room, self._room = self._room, None
            self._hub.sockets.remove(self, self._address, self.key)
            CONNECTIONS.dec()
            self._hub.part(room, self)

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        self._heard = monotonic()
        if (message := self._short(data)) is not None:
            self._hear(message)
            return
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._hub.spawn(self._open(event))
            elif isinstance(event, Frame):
                self._take(event)
        self._flush()

    def _short(self, data: bytes) -> bytes | None:
        """The message, if this is one short text in one frame, as nearly all are."""
        if (
            len(data) > _HEAD
            and data[0] == _TEXT
            and len(data) == _HEAD + (data[1] ^ _MASKED)  # masked, and shorter than 126
            and self._room is not None
            and not self._fragments
            and not self._protocol.reader.buffer
            and self._protocol.state is State.OPEN
        ):
            return apply_mask(data[_HEAD:], data[2:_HEAD])
        return None

    def eof_received(self) -> None:
        """The client has nothing more to say."""
        self._protocol.receive_eof()
        self._flush()

    def pause_writing(self) -> None:
        """The buffer fills; `send` looks at how far."""

    def resume_writing(self) -> None:
        """The buffer empties."""

    def shutdown(self) -> None:
        """The server goes down on purpose (uvicorn asks for this)."""
        self.send(_framed(Restarting(after=1.0)))
        self.end(1012, "the server restarts")

    # The opening

    async def _open(self, request: Request) -> None:
        """Let the client in, or say why not."""
        try:
            await self._admit(request)
        except Refused as error:
            DROPPED.labels(error.code).inc()
            if self._transport is not None:
                body = error_message(None, error).model_dump_json()
                self._protocol.send_response(self._protocol.reject(HTTPStatus(error.status), body))
                self._flush()

    async def _admit(self, request: Request) -> None:
        url = urlsplit(request.path)
        found = _PATH.fullmatch(url.path)
        if found is None:
            raise _NoSocket("there is no socket at this address")
        table = found[1]
        peer = self._transport.get_extra_info("peername") if self._transport else None
        self._address = client_address(
            peer[0] if peer else "",
            request.headers.get("X-Forwarded-For"),
            self._hub.settings.proxies,
        )
        self._hub.check_origin(request.headers.get("Origin"), request.headers.get("Host"))
        room = await self._hub.room(table)
        key = _key(request, table)
        seat = room.admit(key)
        if seat is None and key is not None:
            if request.headers.get("Authorization") is not None:
                raise WrongKey("this key opens no seat at this table")
            key = None  # an old cookie: a spectator
        self._hub.sockets.check(self._address, key)
        if self._transport is None:
            return
        self._protocol.send_response(self._protocol.accept(request))
        self._flush()
        if self._protocol.state is not State.OPEN:
            return  # it was no proper handshake, and has been told so
        self.key = key
        self._room = room
        self._hub.sockets.add(self, self._address, key)
        CONNECTIONS.inc()
        said = parse_qs(url.query).get("version", [""])[0]
        self._hub.join(room, self, seat, int(said) if _VERSION.fullmatch(said) else None)

    # What the client says

    def _take(self, event: Frame) -> None:
        if event.opcode is Opcode.BINARY:
            self.end(1003, "text only")
        elif event.opcode in (Opcode.TEXT, Opcode.CONT):
            self._fragments += event.data
            if event.fin:
                message, self._fragments = self._fragments, b""
                self._hear(message)

    def _hear(self, message: bytes) -> None:
        if self._room is None:
            return
        if not self._hub.messages.take(self.key or self._address):
            self._mistake(TooFast("too many messages at once"), 1008)
            return
        try:
            said = INCOMING.validate_json(message)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            self._mistake(Malformed.by_model(first), 1008)
            return
        if isinstance(said, Ping):
            self.send(_framed(Pong(version=self._room.sitting.version)))
        elif len(self._commands) >= _WAITING:
            self._mistake(TooFast("too many commands wait for an answer"), 1008)
        else:
            self._commands.append(said)
            if not self._working:
                self._working = True
                self._hub.spawn(self._work())

    def _mistake(self, error: Refused, code: int) -> None:
        self._mistakes += 1
        REFUSED.labels(error.code).inc()
        self.send(_framed(error_message(None, error)))
        if self._mistakes >= _MISTAKES:
            DROPPED.labels(error.code).inc()
            self.end(code, str(error))

    async def _work(self) -> None:
        """Carry out the commands that have come, in order."""
        try:
            while self._commands and self._room is not None:
                await self._carry_out(self._room, self._commands.popleft())
        finally:
            self._working = False

    async def _carry_out(self, room: Room, command: Command) -> None:
        began = monotonic()
        try:
            await room.submit(
                self.key, command, lambda version: self._hold(_ok(command.id, version))
            )
        except AuguryError as error:
            REFUSED.labels(error.code).inc()
            self.send(_framed(error_message(command.id, error)))
        else:
            self.send(b"")  # an answer that no news came with
        COMMANDS.observe(monotonic() - began)

    # What the client hears

    def _hold(self, frames: bytes) -> None:
        """Send this with what comes next, which is at hand: a write less for the system."""
        self._held += frames

    def send(self, frames: bytes) -> None:
        """Hand over for sending, at once; drop a client that reads too slowly."""
        transport = self._transport
        if transport is None or self._protocol.state is not State.OPEN:
            return
        if self._held:
            frames, self._held = self._held + frames, b""
        elif not frames:
            return
        transport.write(frames)
        if transport.get_write_buffer_size() > self._hub.settings.unread_bytes:
            DROPPED.labels("slow").inc()
            self.end(1013, "too slow: come back with the version you have")
            transport.abort()

    def end(self, code: int, reason: str) -> None:
        """Close the connection; if the client takes no notice, without it."""
        if self._protocol.state is not State.OPEN:
            return
        self._protocol.send_close(code, reason[:100])
        self._flush()
        asyncio.get_running_loop().call_later(_LAST_WORDS, self._abort)

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def look_after(self, now: float) -> None:
        """Ask whether the client is still there; after a long silence, it is not."""
        settings = self._hub.settings
        if now - self._heard > settings.idle_seconds:
            DROPPED.labels("idle").inc()
            self.end(1001, "nothing heard for too long")
        elif now - max(self._heard, self._pinged) > settings.ping_seconds:
            self._pinged = now
            try:
                self._protocol.send_ping(b"")
            except ConnectionClosed:
                return
            self._flush()

    def _flush(self) -> None:
        """Send what the protocol has to say by itself."""
        if self._transport is None:
            return
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()  # after what is still in the buffer
        if self._protocol.close_expected():
            asyncio.get_running_loop().call_later(_LAST_WORDS, self._abort)


class _NoSocket(Refused):
    code = "no_such_address"
    status = 404


def _key(request: Request, table: str) -> str | None:
    """The hash of the key the client shows: as a bearer, or as this table's cookie."""
    kind, _, key = request.headers.get("Authorization", "").partition(" ")
    if kind:
        if kind.lower() != "bearer" or not _KEY.fullmatch(key):
            raise WrongKey("Authorization: Bearer <key> is expected")
        return hashed(key)
    try:
        found = SimpleCookie(request.headers.get("Cookie", "")).get(cookie(table))
    except CookieError:
        return None
    return hashed(found.value) if found is not None and _KEY.fullmatch(found.value) else None


def _framed(message: ErrorMessage | Ok | Pong | Restarting) -> bytes:
    return frame(message.model_dump_json().encode())


def _ok(command: str, version: int) -> bytes:
    # By hand, since it is the most frequent of all; the id needs no escaping (`CommandId`).
    return frame(b'{"type":"ok","id":"%b","version":%d}' % (command.encode(), version))
