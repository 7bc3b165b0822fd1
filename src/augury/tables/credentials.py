"""Whose seat a request is for, or whose pen: the one reader of keys, whichever way they come.

A key comes as `Authorization: Bearer <key>`, or as the table's cookie, which a browser keeps. What
goes on from here is its hash.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from augury.tables.errors import WrongKey
from augury.tables.keys import hashed

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True)
class Credentials:
    """A key that was shown."""

    key: str  # hashed
    kept: bool  # by a browser, perhaps from long ago: if it opens no seat, a spectator's


def read_credentials(
    table: str, authorization: str | None, cookies: str | None
) -> Credentials | None:
    """The key that a request shows for this table, from its headers; `None`: it shows none."""
    if (shown := read_bearer(authorization)) is not None:
        return Credentials(shown, kept=False)
    key = _read_cookie(cookies or "", cookie_name(table))
    return Credentials(hashed(key), kept=True) if _KEY.fullmatch(key) else None


def read_bearer(authorization: str | None) -> str | None:
    """The key that a request shows in its header, hashed; `None`: it has no such header."""
    if not authorization:
        return None
    kind, _, key = authorization.partition(" ")
    if kind.lower() != "bearer" or not _KEY.fullmatch(key):
        raise WrongKey("Authorization: Bearer <key> is expected")
    return hashed(key)


def cookie_name(table: str) -> str:
    """The name of the cookie in which a browser keeps the key of a seat at this table."""
    return f"augury-{table}"


def _read_cookie(cookies: str, name: str) -> str:
    pairs = (pair.partition("=") for pair in cookies.split(";"))
    return {left.strip(): right.strip() for left, _, right in pairs}.get(name, "")
