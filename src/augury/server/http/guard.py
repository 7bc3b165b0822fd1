"""What holds for every request: limits, headers, and errors as the protocol has them."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, ExceptionHandler, Message, Receive, Scope, Send

from augury.game.errors import AuguryError
from augury.server.http.admission import Admission
from augury.server.http.api import respond
from augury.server.metrics import REFUSED
from augury.server.proxies import client_address
from augury.server.settings import Settings
from augury.tables.errors import (
    Failed,
    ForeignHost,
    ForeignOrigin,
    Malformed,
    NoSuchAddress,
    Refused,
    TooFast,
    WrongMethod,
    place_of,
)
from augury.tables.routes import refusal

log = structlog.get_logger("augury.server")

_API: Final = "/api"
_ALIVE: Final = "/healthz"
_PROBES: Final = (_ALIVE, "/readyz")  # of the operator, by whatever name
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # Python, without a server
        "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
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


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, AuguryError)
    return _refusal(error)


async def _fail(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind = _FRAMEWORK.get(error.status_code, Refused)
    return _refusal(kind(str(error.detail)), error.headers)


def refusals() -> dict[type[Exception], ExceptionHandler]:
    """How errors are answered: as the protocol has them."""
    return {AuguryError: _refuse, HTTPException: _fail}


class Guard:
    """Stands before the application, and counts the time that it takes for whom."""

    def __init__(self, app: ASGIApp, admission: Admission) -> None:
        """Stand before `app`."""
        self._app = app
        self._admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or say why not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(_API):  # hands and keys, and what was said of them
                    headers["Cache-Control"] = "no-store"
            await send(message)

        headers = Headers(scope=scope)
        address = self._address(scope, headers)
        scope.setdefault("state", {})["address"] = address
        try:
            if (
                scope["path"] != _ALIVE
            ):  # which costs next to nothing, and is asked when all is not well
                self._admission.take_request(address)
            self._admission.check_work(address)
            self._check(scope, headers)
        except Refused as error:
            # Who asks too much comes back by a new connection, which costs less to refuse.
            ending = {"Connection": "close"} if isinstance(error, TooFast) else None
            await _refusal(error, ending)(scope, receive, send_with_headers)
            return
        answer = self._app(scope, receive, send_with_headers)
        try:
            await self._admission.spending(address, answer)
        except Exception as error:  # noqa: BLE001  (one line; a traceback could quote a hand)
            log.error("a request failed", error=type(error).__name__, at=place_of(error))
            if not begun:
                failed = Failed("the server has made a mistake, and noted where")
                await _refusal(failed)(scope, receive, send_with_headers)

    def _address(self, scope: Scope, headers: Headers) -> str:
        client = scope["client"]
        proxies = self._admission.settings.proxies
        peer = client[0] if client else ""
        return client_address(peer, headers.getlist("X-Forwarded-For"), proxies)

    def _check(self, scope: Scope, headers: Headers) -> None:
        settings = self._admission.settings
        if scope["path"] not in _PROBES:
            check_host(", ".join(headers.getlist("Host")), settings)  # of several, none is ours
        if scope["method"] not in ("GET", "HEAD"):
            check_origin(headers.get("Origin"), headers.get("Host"), settings.origins)


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Refuse a page from elsewhere. A client that is no browser says no origin."""
    if origin is None or origin in allowed:
        return
    if host is None or _split(origin).netloc != host:
        raise ForeignOrigin(f"pages from {origin!r} may not connect to this server")


def check_host(host: str | None, settings: Settings) -> None:
    """Refuse a name that is not ours.

    A page from elsewhere can let its own name lead to this machine, and would then be this server's
    own page to a browser. It cannot do so with an address in digits, nor with `localhost`.
    """
    host = host or ""
    said = _split(f"//{host}")
    name = (said.hostname or "").rstrip(".")
    known = name in _own_names(settings) or _in_digits(name)
    if not known or said.netloc != host:  # a name and nothing behind it
        raise ForeignHost(f"this server is not called {host[:100]!r} (AUGURY_HOSTS says how)")


@cache
def _own_names(settings: Settings) -> frozenset[str]:
    machine = socket.gethostname().lower()
    origins = (_split(origin).hostname or "" for origin in settings.origins)
    hosts = (host.lower() for host in settings.hosts)
    return frozenset({"localhost", machine, f"{machine}.local", *origins, *hosts} - {""})


def _split(url: str) -> SplitResult:
    """The parts of a URL; none, where it makes no sense."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def _in_digits(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _refusal(error: AuguryError, headers: Mapping[str, str] | None = None) -> Response:
    REFUSED.labels(error.code).inc()
    response = respond(refusal(error))
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = "1"
    response.headers.update(headers or {})
    return response
