"""Messages of the protocol as JSON, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, overload

from augury.codec import WireError
from augury.game.text.codecs import codec
from augury.tables.errors import Malformed

T = TypeVar("T")


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
