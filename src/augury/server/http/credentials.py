"""The key of a seat in a browser: a cookie for this table's addresses only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from augury.server.proxies import Network, forwarded_scheme
from augury.tables.keys import cookie_name

_COOKIE_SECONDS: Final = 90 * 24 * 3600


def hand_out(response: Response, table: str, key: str, *, secure: bool) -> None:
    """Let the browser keep the key, for this table's addresses only."""
    response.set_cookie(
        cookie_name(table),
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
