"""What holds for every request: limits, headers, and errors as the protocol has them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from augury.game.errors import AuguryError
from augury.server.errors import (
    ForeignOrigin,
    Malformed,
    NoSuchAddress,
    Refused,
    TooFast,
    TooLarge,
    WrongMethod,
    status,
)
from augury.server.http.limits import Buckets, client_address
from augury.server.protocol.messages import error_message
from augury.server.settings import Settings

__all__ = ["add_guard", "check_origin"]

_BODY_BYTES: Final = 16 * 1024
_GONE: Final = 499  # they have gone, and nobody hears it
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# What the framework refuses by itself, by its status.
_FRAMEWORK: Final[dict[int, type[Refused]]] = {
    400: Malformed,
    404: NoSuchAddress,
    405: WrongMethod,
}

Next = Callable[[Request], Awaitable[Response]]


def add_guard(app: FastAPI, settings: Settings) -> None:
    """Guard every address of the application."""
    buckets = Buckets(settings.requests_per_second, settings.requests_burst)

    @app.middleware("http")
    async def guard(request: Request, call_next: Next) -> Response:
        try:
            check(request)
            response = await call_next(request)
        except AuguryError as error:
            response = _refusal(error)
        except RuntimeError:
            if not await request.is_disconnected():
                raise
            response = Response(status_code=_GONE)
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    def check(request: Request) -> None:
        if not request.url.path.startswith("/api/"):
            return
        headers = request.headers
        peer = request.client.host if request.client else ""
        address = client_address(peer, headers.get("X-Forwarded-For"), settings.proxies)
        if not buckets.take(address):
            raise TooFast("too many requests from this address")
        if request.method not in ("GET", "HEAD"):
            check_origin(headers.get("Origin"), headers.get("Host"), settings.origins)
            size = headers.get("Content-Length", "0")
            if not size.isdecimal() or int(size) > _BODY_BYTES:
                raise TooLarge(f"a request has at most {_BODY_BYTES} bytes")
            if "chunked" in headers.get("Transfer-Encoding", ""):
                raise TooLarge("a request says its length beforehand")

    @app.exception_handler(AuguryError)
    async def refused(_: Request, error: AuguryError) -> Response:
        return _refusal(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        return _refusal(Malformed.by_model(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def failed(_: Request, error: HTTPException) -> Response:
        kind = _FRAMEWORK.get(error.status_code, Refused)
        return _refusal(kind(str(error.detail)), error.headers)


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Refuse a page from elsewhere. A client that is no browser says no origin."""
    if origin is None or origin in allowed:
        return
    if host is None or urlsplit(origin).netloc != host:
        raise ForeignOrigin(f"pages from {origin!r} may not connect to this server")


def _refusal(error: AuguryError, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(error_message(None, error).model_dump(), status(error), headers)
