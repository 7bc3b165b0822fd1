"""A connection that asks by HTTP: uvicorn's own, which believes everyone, within limits.

Bytes are counted as they come, whatever a header has said of them, and are given to the parser in
small pieces, so that no more than a piece is worked on before it is known to be too much. A byte is
of a body, if the parser hands it over as one, or else it counts as one of a head: the sizes and
extensions of chunks, trailers, empty lines, and whatever follows the end of a connection. A request
arrives within some seconds, or not at all; who reads no answers is not answered for ever.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from http import HTTPStatus
from socket import SO_SNDBUF, SOL_SOCKET
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from augury.server.metrics import LIMITED
from augury.tables.bounds import (
    BODY_BYTES,
    HEAD_BYTES,
    HEAD_FIELDS,
    PIPELINED_REQUESTS,
    SYSTEM_BUFFER,
)
from augury.tables.errors import Malformed, Refused, TooFast, TooLarge, TooSlow
from augury.tables.protocol.messages import ErrorMessage
from augury.tables.protocol.wire import encode

if TYPE_CHECKING:
    import asyncio

    from uvicorn import Config
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
    from uvicorn.server import ServerState

    from augury.server.http.admission import Admission
    from augury.server.keepalive import KeepAlive


_PIECE: Final = 4 * 1024
_LINGER_SECONDS: Final = 1.0  # for a client that is refused to read why,
_LINGER_BYTES: Final = 2 * 1024 * 1024  # and what it may go on sending meanwhile
_LAST_WORDS: Final = 10.0  # seconds for a client to read its last answer

_LARGE_HEAD: Final = TooLarge(f"the head of a request has at most {HEAD_BYTES} bytes")
_LARGE_OVERHEAD: Final = TooLarge(
    f"a request has at most {HEAD_BYTES} bytes beside its head and its body: sizes and extensions "
    "of chunks, and trailers"
)
_MANY_FIELDS: Final = TooLarge(f"the head of a request has at most {HEAD_FIELDS} fields")
_LARGE_BODY: Final = TooLarge(f"a request has at most {BODY_BYTES} bytes")


class _Stopped(Exception):
    """Raised within the parser, to stop it."""


class HttpConnection(HttpToolsProtocol):
    """A connection, until it ends or becomes a socket."""

    def __init__(
        self,
        admission: Admission,
        keep_alive: KeepAlive,
        peer: str,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        """Begin a connection of `peer`, who is let in; the last three are uvicorn's."""
        super().__init__(config, server_state, app_state)
        self.logger = logging.getLogger("augury.http")
        self._admission = admission
        self._keep_alive = keep_alive
        self._peer = peer
        self._admitted = True
        self._refusal: Refused | None = None
        self._in_head = True
        self._overhead = 0  # bytes since the head began or ended that are not of a body
        self._body = 0  # bytes of the body that is arriving
        self._since = monotonic()  # when what is arriving began, or could have
        self._unread_since: float | None = None
        self._ignored = 0  # bytes that came after it was refused
        self._closing_since: float | None = None

    # What asyncio calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        own = transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(SOL_SOCKET, SO_SNDBUF, SYSTEM_BUFFER)
        self._keep_alive.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone, or were sent away."""
        self._give_back_place()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        if self._refusal is not None:
            self._ignore(data)
            return
        for start in range(0, len(data), _PIECE):
            if start and not self._listening:
                return
            piece = data[start : start + _PIECE]
            self._overhead += len(piece)
            super().data_received(piece)
            if self._overhead > HEAD_BYTES and self._listening:
                self._refuse_and_end("head", _LARGE_HEAD if self._in_head else _LARGE_OVERHEAD)

    def pause_writing(self) -> None:
        """The client reads more slowly than it is answered."""
        self._unread_since = monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has read on."""
        self._unread_since = None
        super().resume_writing()

    # What the parser calls

    def on_message_begin(self) -> None:
        """A request begins."""
        self._since = monotonic()
        self._in_head, self._overhead = True, 0
        self._body = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of its head is here; or one after its body, which nobody reads.

        uvicorn would put that one among the others, where it could say who asks.
        """
        if self._in_head:
            if len(self.headers) >= HEAD_FIELDS:
                self._fail("head", _MANY_FIELDS)
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is here.

        A body that is announced as too long is refused at once: were it refused by an answer, the
        client would send its next request after it, on a connection that is about to end.
        """
        if any(name == b"content-length" and int(size) > BODY_BYTES for name, size in self.headers):
            self._fail("body", _LARGE_BODY)
        self._in_head, self._overhead = False, 0
        if len(self.pipeline) >= PIPELINED_REQUESTS:
            self._fail(
                "pipeline", TooFast(f"at most {PIPELINED_REQUESTS} requests wait for an answer")
            )
        if self.parser.should_upgrade() and not self._answered:
            self._fail("pipeline", TooFast("a socket is opened when what was asked is answered"))
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of its body is here."""
        self._body += len(body)
        self._overhead -= len(body)
        if self._body > BODY_BYTES:
            self._fail("body", _LARGE_BODY)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._in_head, self._overhead = True, 0
        super().on_message_complete()

    # What uvicorn calls

    def on_response_complete(self) -> None:
        """It is answered; the next may come."""
        self._since = monotonic()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """What follows is a socket's."""
        self._give_back_place()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Answer that the parser has stopped: at nonsense, or because we stopped it."""
        self._refusal = self._refusal or Malformed("this is no request of HTTP/1.1")
        self._end(self._refusal)

    # Limits

    def look_after(self, now: float) -> None:
        """End what has gone on for too long."""
        settings = self._admission.settings
        if self.transport.is_closing():
            self._closing_since = self._closing_since or now
            if now - self._closing_since > _LAST_WORDS:
                self.transport.abort()
        elif self._unread_since is not None and now - self._unread_since > settings.idle_seconds:
            LIMITED.labels("unread").inc()
            self.transport.abort()
        elif self._awaited and now - self._since > settings.request_seconds:
            self._refuse_and_end(
                "time", TooSlow(f"a request arrives in {settings.request_seconds:g} s")
            )

    @property
    def waiting(self) -> int:
        """Bytes that the client has not read."""
        return self.transport.get_write_buffer_size()

    @property
    def _awaited(self) -> bool:
        """Whether it is the client's turn: to ask, or to finish asking."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete or cycle.more_body

    @property
    def _answered(self) -> bool:
        """Whether every request is answered, and the client has read it.

        What asks to become a socket takes the connection over: an answer that is still being
        written would get among the socket's frames, or wait for ever to be read.
        """
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return (cycle is None or cycle.response_complete) and not self.waiting

    @property
    def _listening(self) -> bool:
        """Whether what comes next is still a request's."""
        ended = self._refusal is not None or self.transport.is_closing()
        return not ended and self.transport.get_protocol() is self

    def _give_back_place(self) -> None:
        if self._admitted:
            self._admitted = False
            self._keep_alive.remove(self)
            self._admission.remove_asker(self._peer)

    def _fail(self, what: str, error: Refused) -> None:
        """Stop the parser from within its callbacks.

        What is kept is not what is raised: an error that was raised holds on to where that was, and
        so to the connection and to the bytes that it was reading.
        """
        LIMITED.labels(what).inc()
        self._refusal = error
        raise _Stopped

    def _refuse_and_end(self, what: str, error: Refused) -> None:
        LIMITED.labels(what).inc()
        self._refusal = error
        self._end(error)

    def _end(self, error: Refused) -> None:
        """Say why, unless an answer has begun, and end it.

        A client that is still sending would not get to read why if the end came at once.
        """
        cycle = cast("RequestResponseCycle | None", self.cycle)
        answering = cycle is not None and cycle.response_started and not cycle.response_complete
        answered = not self._in_head and cycle is not None and cycle.response_complete
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if not (self.pipeline or answering or answered):
            self.transport.write(answer(error))
        self.pipeline.clear()
        self.flow.resume_reading()
        self.loop.call_later(_LINGER_SECONDS, self.transport.close)

    def _ignore(self, data: bytes) -> None:
        """Read past what a refused client goes on sending: many read no answer before its end.

        After some of it nothing more is read, so that it has to wait. Were the connection ended
        then, the client's system would throw away the answer that it may be about to read.
        """
        self._ignored += len(data)
        if self._ignored > _LINGER_BYTES:
            self.flow.pause_reading()


def answer(error: Refused) -> bytes:
    """What a client is told that is refused before its request is read."""
    return _written(error.code, error.status, str(error))


@lru_cache(maxsize=64)
def _written(code: str, number: int, message: str) -> bytes:
    """The same for everyone: refusing must cost less than asking."""
    body = encode(ErrorMessage(id=None, code=code, message=message))
    status = HTTPStatus(number)
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
