"""The key of a seat in a browser: a cookie for this table's addresses only."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from augury.tables.credentials import cookie_name

__all__ = ["came_by_tls", "hand_out"]

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


def came_by_tls(request: Request, proxies: tuple[str, ...]) -> bool:
    """Whether the client came by TLS, as far as this server or a proxy of ours can tell."""
    if request.url.scheme == "https":
        return True
    trusted = request.client is not None and request.client.host in proxies
    return trusted and request.headers.get("X-Forwarded-Proto") == "https"
