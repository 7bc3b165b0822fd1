"""WebSocket frames: what the server sends, as the bytes that go over the wire (RFC 6455).

A server's frames are not masked, so one frame serves every reader of the same message. What comes
in is read by the `websockets` library.
"""

from __future__ import annotations

from typing import Final

__all__ = ["frame"]

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
