"""The WebSocket: a connection each, from its opening to its end.

uvicorn hands over whatever asks to be upgraded. The handshake and the frames that come in are read
by the `websockets` library without its own I/O; what goes out is frames made once for many readers,
handed to the transport at once. The transport's buffer is a connection's outgoing queue: while it
fills nothing more is read, and when it grows too long the reader is dropped; it never delays its
table.

Every frame counts as a message, whatever its kind, and bytes are given to the library in small
pieces, so that no more than a piece is worked on before it is known to be too much. An address that
makes too much work is not read from until it owes none.

It is longer than most files: how a connection is opened, read, left unread and ended is one state.
"""

from __future__ import annotations

import asyncio
import re
from http import HTTPStatus
from socket import SO_SNDBUF, SOL_SOCKET
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import parse_qs

from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from augury.server.http.guard import check_host, check_origin
from augury.server.metrics import DROPPED, LIMITED
from augury.server.proxies import client_address
from augury.server.websocket.conversation import Conversation
from augury.tables.bounds import FRAME_BYTES, SYSTEM_BUFFER
from augury.tables.errors import NoSuchAddress, Refused
from augury.tables.keys import read_credentials
from augury.tables.protocol.closings import Closing
from augury.tables.protocol.messages import Restarting, error_message
from augury.tables.protocol.wire import encode, frame
from augury.tables.routes.answering import admit

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

    from augury.server.http.admission import Admission
    from augury.server.hub import ServerHub
    from augury.server.keepalive import KeepAlive
    from augury.tables.hub.room import Room


_TEXT, _MASKED, _HEAD = 0x81, 0x80, 6  # of a short frame: opcode, length, mask (RFC 6455)
_PIECE: Final = 1024
_MANY_BYTES: Final = 64 * 1024  # waiting to be read, from which on nothing is read in turn
_LATE_BYTES: Final = 64 * 1024  # that may come after the end
_SHORT_REST: Final = 0.02  # seconds of which no notice is taken
_LAST_WORDS: Final = 5.0  # seconds for a client to take note of the end

_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
_VERSION: Final = re.compile(r"[0-9]{1,9}")


class Connection(asyncio.Protocol):
    """A connection. What it sends and when it ends is the room's to say."""

    __slots__ = (
        "_address",
        "_admission",
        "_conversation",
        "_ended",
        "_fragments",
        "_heard",
        "_held",
        "_hub",
        "_keep_alive",
        "_late",
        "_opening",
        "_peer",
        "_pinged",
        "_protocol",
        "_resting",
        "_room",
        "_server",
        "_transport",
        "_unread",
        "_unread_bytes",
        "key",
    )

    def __init__(
        self,
        hub: ServerHub,
        admission: Admission,
        keep_alive: KeepAlive,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        """Begin a connection; the last three are what uvicorn gives."""
        del config, app_state
        self.key: str | None = None
        self._hub = hub
        self._admission = admission
        self._keep_alive = keep_alive
        self._server = server_state
        self._protocol = ServerProtocol(max_size=FRAME_BYTES)
        self._transport: asyncio.Transport | None = None
        self._room: Room | None = None
        self._conversation: Conversation | None = None
        self._peer: str | None = None  # while it is counted as one that asks
        self._address = ""
        self._ended = False  # by us
        self._opening = False  # not read from, since nobody knows yet who is to be charged for it
        self._late = 0  # bytes that came after the end
        self._resting = False  # not read from, since its address makes too much work
        self._unread = False  # not read from, since it does not read
        self._unread_bytes = hub.settings.unread_bytes
        self._fragments = b""
        self._held = b""
        self._heard = self._pinged = monotonic()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection whose upgrade was asked for."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(min(_MANY_BYTES, self._unread_bytes))
        own = transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(SOL_SOCKET, SO_SNDBUF, SYSTEM_BUFFER)
        self._server.connections.add(cast("Any", self))
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if peer else ""
        self._admission.add_asker(self._peer)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The connection is gone, ended by either side."""
        self._server.connections.discard(cast("Any", self))
        self._transport = None
        self._let_in()
        if self._room is not None and self._conversation is not None:
            self._conversation.stop()
            room, self._room, self._conversation = self._room, None, None
            self._keep_alive.remove(self)
            self._admission.remove(self._address, self.key)
            self._hub.leave(room, self)

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        self._heard = monotonic()
        if (message := self._short(data)) is not None:
            self._hear(message)
        elif self._protocol.state in (State.CONNECTING, State.OPEN):
            self._parse(data)
        else:  # only that it takes note of the end is still of interest
            self._late += len(data)
            if self._late > _LATE_BYTES:
                self._abort()
                return
            self._protocol.receive_data(data[:_PIECE])
            self._protocol.events_received()
            self._flush()

    def _parse(self, data: bytes) -> None:
        """Take the frames out of these bytes, as long as they are not too many."""
        began = thread_time()
        for start in range(0, len(data), _PIECE):
            self._protocol.receive_data(data[start : start + _PIECE])
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._opening = True
                    self._read_or_pause()
                    self._hub.tasks.spawn(self._open(event))
                elif isinstance(event, Frame) and not self._ended:
                    self._take(event)
            self._flush()
            if self._protocol.state is State.CLOSING:
                break
        if self._conversation is not None:
            self._admission.spend(self._address, thread_time() - began)
            self.rest(self._admission.rest(self._address))

    def _short(self, data: bytes) -> bytes | None:
        """The message, if this is one short text in one frame, as nearly all are."""
        if (
            len(data) > _HEAD
            and data[0] == _TEXT
            and len(data) == _HEAD + (data[1] ^ _MASKED)  # masked, and shorter than 126
            and self._conversation is not None
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
        """The buffer fills: who does not read is not read from."""
        self._unread = True
        self._read_or_pause()

    def resume_writing(self) -> None:
        """Go on, since the buffer has emptied."""
        self._unread = False
        self._read_or_pause()

    def rest(self, seconds: float) -> None:
        """Read nothing for a while, since its address makes too much work."""
        if seconds > _SHORT_REST and not self._resting:
            LIMITED.labels("work").inc()
            self._resting = True
            self._read_or_pause()
            asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._resting = False
        self._read_or_pause()

    def _read_or_pause(self) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        if self._opening or self._resting or self._unread:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def shutdown(self) -> None:
        """The server goes down on purpose (uvicorn asks for this)."""
        self.send(frame(encode(Restarting(after=1.0))))
        self.end(Closing.RESTARTING, "the server restarts")

    # The opening

    async def _open(self, request: Request) -> None:
        """Let the client in, or say why not."""
        try:
            await self._admit(request)
        except Refused as error:
            DROPPED.labels(error.code).inc()
            if self._transport is not None:
                body = encode(error_message(None, error)).decode()
                self._protocol.send_response(self._protocol.reject(HTTPStatus(error.status), body))
                self._flush()
        except BaseException:
            self._abort()
            raise
        finally:
            self._opening = False
            self._read_or_pause()

    async def _admit(self, request: Request) -> None:
        path, _, query = request.path.partition("?")
        found = _PATH.fullmatch(path)
        if found is None:
            raise NoSuchAddress("there is no socket at this address")
        settings = self._hub.settings
        forwarded = request.headers.get_all("X-Forwarded-For")
        self._address = client_address(self._peer or "", forwarded, settings.proxies)
        self._admission.take_request(self._address)
        self._admission.check_work(self._address)
        self._admission.check(self._address, None)
        check_host(_header(request, "Host"), settings)
        check_origin(_header(request, "Origin"), _header(request, "Host"), settings.origins)
        await self._admission.spending(self._address, self._enter(request, found[1], query))

    async def _enter(self, request: Request, table: str, query: str) -> None:
        """Find the table and the seat, and listen."""
        room = await self._hub.room(table)
        shown = read_credentials(
            table, _header(request, "Authorization"), _header(request, "Cookie")
        )
        seat = await admit(room, shown)
        key = None if shown is None or seat is None else shown.key
        said = parse_qs(query).get("version", [""])[0]
        version = int(said) if _VERSION.fullmatch(said) else None
        if version is not None:  # heard from another process, which may be ahead of this one
            await room.catch_up(version)
        self._admission.check(self._address, key)
        if self._transport is None:
            return
        self._protocol.send_response(self._protocol.accept(request))
        self._flush()
        if self._protocol.state is not State.OPEN:
            return  # it was no proper handshake, and has been answered so
        self.key = key
        self._room = room
        self._conversation = Conversation(
            self, room, self._address, self._admission, self._hub.tasks
        )
        self._let_in()
        self._admission.add(self._address, key)
        self._keep_alive.add(self)
        self._hub.join(room, self, seat, version)

    def _let_in(self) -> None:
        """It is counted no longer as one that asks: it is a socket now, or gone."""
        if self._peer is not None:
            self._admission.remove_asker(self._peer)
            self._peer = None

    # What the client says

    def _take(self, event: Frame) -> None:
        if event.opcode is Opcode.BINARY:
            self.end(Closing.NO_TEXT, "text only")
        elif event.opcode in (Opcode.TEXT, Opcode.CONT) and event.fin:
            message, self._fragments = self._fragments + event.data, b""
            self._hear(message)
        else:
            if event.opcode in (Opcode.TEXT, Opcode.CONT):
                self._fragments += event.data
            if self._conversation is not None:
                self._conversation.count()

    def _hear(self, message: bytes) -> None:
        if self._conversation is not None:
            self._conversation.hear(message)

    # What the client hears

    def hold(self, frames: bytes) -> None:
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
        if self._unread and self.waiting > self._unread_bytes:
            self._drop_slow()

    def _drop_slow(self) -> None:
        DROPPED.labels("slow").inc()
        self.end(Closing.SLOW, "too slow: come back with the version you have")
        self._abort()

    @property
    def waiting(self) -> int:
        """Bytes that the client has not read."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def end(self, code: Closing, reason: str) -> None:
        """Close the connection; if the client takes no notice, without it."""
        if self._protocol.state is not State.OPEN:
            return
        self._protocol.send_close(code, reason[:100])
        self._flush()
        self._ended = True
        asyncio.get_running_loop().call_later(_LAST_WORDS, self._abort)

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def look_after(self, now: float) -> None:
        """Ask whether the client is still there; after a long silence, it is not."""
        settings = self._hub.settings
        if now - self._heard > settings.idle_seconds:
            DROPPED.labels("idle").inc()
            self.end(Closing.IDLE, "nothing heard for too long")
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
        if self._protocol.state is State.OPEN and self.waiting > self._unread_bytes:
            self._drop_slow()
        if self._protocol.close_expected():
            asyncio.get_running_loop().call_later(_LAST_WORDS, self._abort)


def _header(request: Request, name: str) -> str | None:
    """A header's value; of several, all of them, which is none that anyone expects."""
    return ", ".join(request.headers.get_all(name)) or None
