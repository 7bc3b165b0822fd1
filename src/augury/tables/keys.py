"""The keys of seats: random, shown once, kept only as a hash.

Who has a seat's key is its person. A key has 256 random bits, so a plain SHA-256 keeps it: it
cannot be guessed from its hash, and there is nothing to be gained by trying common ones. It comes
as `Authorization: Bearer <key>`, or as the table's cookie, which a browser keeps; what goes on from
here is its hash.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from augury.tables.errors import WrongKey

_TABLE_BYTES: Final = 16
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_key() -> str:
    """A key for a seat: 256 bits, as 43 letters, digits, `-` and `_`."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """The hash of a key: all of it that is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def table_id(key: str) -> str:
    """The id of the table that somebody opens with a key of their own: the same, asked again.

    It tells as little of the key as its hash does, and is no part of it.
    """
    digest = hashlib.sha256(b"augury table 1" + key.encode()).digest()
    return urlsafe_b64encode(digest[:_TABLE_BYTES]).decode().rstrip("=")


def new_table_id() -> str:
    """A table's id; 128 bits, so that a private table is found only by its link."""
    return secrets.token_urlsafe(_TABLE_BYTES)


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
