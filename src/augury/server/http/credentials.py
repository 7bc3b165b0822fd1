"""Whose seat a request is for, or whose pen: the one reader of keys, whichever door they come by.

A key comes as `Authorization: Bearer <key>`, or as the table's cookie, which a browser keeps. What
goes on from here is its hash.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request, cookie_parser
from starlette.responses import Response

from augury.server.proxies import Network, forwarded_scheme
from augury.tables.errors import WrongKey
from augury.tables.hub.room import Room
from augury.tables.keys import hashed

__all__ = ["Credentials", "admit", "came_by_tls", "hand_out", "read_bearer", "read_credentials"]

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_COOKIE_SECONDS: Final = 90 * 24 * 3600


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
    key = cookie_parser(cookies or "").get(_cookie(table), "")
    return Credentials(hashed(key), kept=True) if _KEY.fullmatch(key) else None


def read_bearer(authorization: str | None) -> str | None:
    """The key that a request shows in its header, hashed; `None`: it has no such header."""
    if not authorization:
        return None
    kind, _, key = authorization.partition(" ")
    if kind.lower() != "bearer" or not _KEY.fullmatch(key):
        raise WrongKey("Authorization: Bearer <key> is expected")
    return hashed(key)


async def admit(room: Room, shown: Credentials | None) -> int | None:
    """The seat that the key opens; `None`: a spectator, who may be barred."""
    seat = await room.admit(None if shown is None else shown.key)
    if seat is None and shown is not None and not shown.kept:
        raise WrongKey("this key opens no seat at this table")
    return seat


def hand_out(response: Response, table: str, key: str, *, secure: bool) -> None:
    """Let the browser keep the key, for this table's addresses only."""
    response.set_cookie(
        _cookie(table),
        key,
        max_age=_COOKIE_SECONDS,
        path=f"/api/tables/{table}",
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def came_by_tls(request: Request, proxies: Sequence[Network]) -> bool:
    """Whether the client came by TLS, as far as this server or a proxy of ours can tell."""
    headers, peer = request.headers, request.client.host if request.client else ""
    forwarded, schemes = headers.getlist("X-Forwarded-For"), headers.getlist("X-Forwarded-Proto")
    scheme = forwarded_scheme(peer, forwarded, schemes, proxies) or request.url.scheme
    return scheme == "https"


def _cookie(table: str) -> str:
    return f"augury-{table}"
