"""What can go wrong when a message is read, and the root of all errors of this library."""

from __future__ import annotations

from reprlib import Repr
from typing import ClassVar, Final

_PATH: Final = 200  # characters of it that are kept: the outer ones


class AuguryError(Exception):
    """The root: whatever this library raises on purpose."""

    code: ClassVar[str] = "error"


class WireError(AuguryError, ValueError):
    """A message that cannot be read; `path` says where in it."""

    code = "wire"

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(f"{path.removeprefix('.')}: {reason}" if path else reason)
        self.reason = reason
        self.path = path

    def within(self, place: str) -> WireError:
        """The same error with `place` put before its path."""
        return WireError(self.reason, (place + self.path)[:_PATH])

    def __reduce__(self) -> tuple[type[WireError], tuple[str, str]]:
        return WireError, (self.reason, self.path)


_REPR: Final = Repr()


def short(data: object) -> str:
    """The data as a few words of an error message, however large it is."""
    try:
        return _REPR.repr(data)
    except ValueError:  # Python does not print numbers of thousands of digits
        return "a huge number"
