"""How a message is told from the next one on its way: what is put around it.

Over a WebSocket it is a frame (RFC 6455). A server's frames are not masked, so one frame serves
every reader of the same message. Within one process, or between a page and its worker, it is a
line: a message is JSON, in which a line break is always written as an escape.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

Framing: TypeAlias = Callable[[bytes], bytes]
"""What makes of a message the bytes that are sent."""

_TEXT: Final = 0x81  # the whole message in one frame


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
