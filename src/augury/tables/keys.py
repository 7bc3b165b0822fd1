"""The keys of seats: random, shown once, kept only as a hash.

Whoever has a seat's key is its person. A key has 256 random bits, so a plain SHA-256 keeps it: it
cannot be guessed from its hash, and there is nothing to be gained by trying common ones.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Final

_TABLE_BYTES: Final = 16


def new_key() -> str:
    """A key for a seat: 256 bits, as 43 letters, digits, `-` and `_`."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def table_id(key: str) -> str:
    """The id of the table that somebody lays with a key of their own: the same, asked again.

    It tells as little of the key as its hash does, and is no part of it.
    """
    digest = hashlib.sha256(b"augury table 1" + key.encode()).digest()
    return urlsafe_b64encode(digest[:_TABLE_BYTES]).decode().rstrip("=")


def new_table_id() -> str:
    """A table's id; 128 bits, so that a private table is found only by its link."""
    return secrets.token_urlsafe(_TABLE_BYTES)
