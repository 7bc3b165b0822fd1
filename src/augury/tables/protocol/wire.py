"""Messages of the protocol as JSON, and back; and how they go from one side to the other.

Over a WebSocket a message is a frame (RFC 6455). A server's frames are not masked, so one frame
serves every reader of the same message. Within one process, or between a page and its worker, it is
a line: a message is JSON, in which a line break is always written as an escape.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar, overload

from augury.codec import WireError
from augury.game.text.codecs import codec
from augury.tables.errors import Malformed

T = TypeVar("T")

Framing: TypeAlias = Callable[[bytes], bytes]
"""What makes of a message the bytes that are sent."""

_TEXT: Final = 0x81  # the whole message in one frame


def encode(message: object) -> bytes:
    """The message as JSON."""
    kind: Any = type(message)
    return _encoder(kind)(message)


@cache
def _encoder(kind: Any) -> Callable[[Any], bytes]:
    return codec(kind).encode


@overload
def read_body(kind: type[T], data: bytes | str) -> T: ...
@overload
def read_body(kind: Any, data: bytes | str) -> Any: ...
def read_body(kind: Any, data: bytes | str) -> Any:
    """The message of a type, or of one of several, that `data` is. Raises `Malformed`."""
    try:
        return codec(kind).decode(data)
    except WireError as error:
        raise Malformed(str(error)[:300]) from None


def frame(payload: bytes) -> bytes:
    r"""The text message as a frame.

    >>> frame(b"hi")
    b'\x81\x02hi'
    """
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 2**16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload


def line(payload: bytes) -> bytes:
    r"""The text message as a line.

    >>> line(b"hi")
    b'hi\n'
    """
    return payload + b"\n"
