"""Why the server closes a socket, as the close code says."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from augury.tables.errors import (
    ForeignOrigin,
    NoSuchTable,
    OtherVersion,
    SpectatorsBarred,
    WrongKey,
)


class Closing(IntEnum):
    """A close code. Those that are not `FINAL` say: come back."""

    IDLE = 1001
    NO_TEXT = 1003
    MISUSE = 1008
    RESTARTING = 1012
    SLOW = 1013
    SEAT_GONE = 4401
    BARRED = 4403
    CLEARED = 4404


FINAL: Final[Mapping[Closing, str]] = {
    Closing.SEAT_GONE: "seat_gone",
    Closing.BARRED: SpectatorsBarred.code,
    Closing.CLEARED: "cleared",
}
"""Those after which there is nothing to come back to. Of each the words are `closed-…`."""

HOPELESS: Final = tuple(
    error.code for error in (ForeignOrigin, NoSuchTable, SpectatorsBarred, OtherVersion, WrongKey)
)
"""Refusals of an opening that would be the same the next time. Of each the words are `closed-…`."""


def ended(code: int | None) -> str | None:
    """Why there is nothing to come back to, by the close code of a line; `None`: there is."""
    return next((why for closing, why in FINAL.items() if closing == code), None)
