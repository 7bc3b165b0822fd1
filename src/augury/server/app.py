"""The HTTP API: tables, seats, records, health; and the page.

A thin layer: every answer is a value that the hub or a room has given.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Path, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from augury.game import wire
from augury.game.choices import barred
from augury.game.errors import AuguryError
from augury.game.record import dumps
from augury.locales.rulebook import chapters, handbook
from augury.server.errors import Malformed, NotSeated, Refused, TooFast, WrongKey
from augury.server.hub import Hub
from augury.server.keys import cookie, hashed
from augury.server.limits import Buckets, client_address
from augury.server.metrics import REGISTRY
from augury.server.minds import names
from augury.server.pages import add_pages
from augury.server.protocol import (
    BarredValue,
    ChosenRules,
    ErrorMessage,
    Incoming,
    Joined,
    Listing,
    NewSeat,
    NewTable,
    Ok,
    OpenSeat,
    Ping,
    Replay,
    RuleBook,
    RuleChoice,
    Seated,
    Welcome,
    error_message,
)
from augury.server.record import record, replay

__all__ = ["create_app"]

_LOBBY: Final = 100
_COOKIE_SECONDS: Final = 90 * 24 * 3600
_BODY_BYTES: Final = 16 * 1024
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
_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorMessage} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
GameNumber = Annotated[int, Path(ge=1, le=10_000)]
Next = Callable[[Request], Awaitable[Response]]


def _shown_key(request: Request, table: TableId) -> str | None:
    """The hash of the key that the request shows."""
    bearer = request.headers.get("Authorization")
    if bearer is not None:
        kind, _, shown = bearer.partition(" ")
        if kind.lower() != "bearer" or not shown:
            raise WrongKey("Authorization: Bearer <key> is expected")
        return hashed(shown)
    kept = request.cookies.get(cookie(table))
    return None if kept is None else hashed(kept)


ShownKey = Annotated[str | None, Depends(_shown_key)]


def create_app(hub: Hub) -> FastAPI:
    """The application around a hub, which it starts and stops."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.stop()

    app = FastAPI(
        title="Augury",
        summary="Tables for the card game Wizard.",
        version=metadata.version("augury"),
        lifespan=lifespan,
        docs_url=None,  # they would be fetched from elsewhere
        redoc_url=None,
        responses=_REFUSALS,
    )
    _add_manners(app, hub)
    _add_tables(app, hub)
    _add_health(app, hub)
    add_pages(app, hub.settings.host)
    return app


def _add_manners(app: FastAPI, hub: Hub) -> None:
    """Limits, headers, and errors as the protocol has them."""
    settings = hub.settings
    buckets = Buckets(settings.requests_per_second, settings.requests_burst)

    @app.middleware("http")
    async def guard(request: Request, call_next: Next) -> Response:
        try:
            _guard(request)
            response = await call_next(request)
        except AuguryError as error:
            response = _refusal(error)
        except RuntimeError:
            if not await request.is_disconnected():
                raise
            response = Response(status_code=499)  # they have gone, and nobody hears it
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    def _guard(request: Request) -> None:
        if not request.url.path.startswith("/api/"):
            return
        peer = request.client.host if request.client else ""
        address = client_address(peer, request.headers.get("X-Forwarded-For"), settings.proxies)
        if not buckets.take(address):
            raise TooFast("too many requests from this address")
        if request.method not in ("GET", "HEAD"):
            hub.check_origin(request.headers.get("Origin"), request.headers.get("Host"))
            size = request.headers.get("Content-Length", "0")
            if not size.isdecimal() or int(size) > _BODY_BYTES:
                raise TooLarge(f"a request has at most {_BODY_BYTES} bytes")
            if "chunked" in request.headers.get("Transfer-Encoding", ""):
                raise TooLarge("a request says its length beforehand")

    @app.exception_handler(AuguryError)
    async def refused(_: Request, error: AuguryError) -> Response:
        return _refusal(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        return _refusal(Malformed.by_model(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def failed(_: Request, error: HTTPException) -> Response:
        body = ErrorMessage(id=None, code=f"http_{error.status_code}", message=str(error.detail))
        return JSONResponse(body.model_dump(), error.status_code, error.headers)


def _add_tables(app: FastAPI, hub: Hub) -> None:
    def remember(request: Request, response: Response, table: str, shown: str) -> None:
        response.set_cookie(
            cookie(table),
            shown,
            max_age=_COOKIE_SECONDS,
            path=f"/api/tables/{table}",
            secure=_secure(request, hub),
            httponly=True,
            samesite="strict",
        )

    async def seat_of(table: str, shown: str | None, request: Request) -> int | None:
        room = await hub.room(table)
        seat = room.admit(shown)
        if seat is None and "Authorization" in request.headers:
            raise WrongKey("this key opens no seat at this table")
        return seat

    @app.post("/api/tables", status_code=201)
    async def lay_table(wish: NewTable, request: Request, response: Response) -> Joined:
        """Lay a table and sit down at it, as its host."""
        joined = await hub.lay(wish)
        remember(request, response, joined.table, joined.key)
        return joined

    @app.get("/api/tables")
    async def list_tables() -> list[Listing]:
        """The tables that want to be found."""
        return [Listing.model_validate_json(line) for line in await hub.store.listings(_LOBBY)]

    @app.get("/api/tables/{table}")
    async def see_table(table: TableId, shown: ShownKey, request: Request) -> Welcome:
        """The table, as whoever asks may see it."""
        seat = await seat_of(table, shown, request)
        return (await hub.room(table)).welcome(seat)

    @app.post("/api/tables/{table}/seats", status_code=201)
    async def sit_down(
        table: TableId, wish: NewSeat, shown: ShownKey, request: Request, response: Response
    ) -> Joined:
        """Sit down; again with the same key, if the answer was lost."""
        room = await hub.room(table)
        again = wish.key is not None and hashed(wish.key) == shown
        if shown is not None and not again and room.sitting.seat_of(shown) is not None:
            raise AlreadySeated("you sit at this table already")
        joined = await hub.seat(table, wish)
        remember(request, response, table, joined.key)
        return joined

    @app.post("/api/tables/{table}/session")
    async def open_seat(
        table: TableId, shown: OpenSeat, request: Request, response: Response
    ) -> Seated:
        """Come back to a seat by its personal link, on whatever device."""
        seat = (await hub.room(table)).sitting.seat_of(hashed(shown.key))
        if seat is None:
            raise WrongKey("this link opens no seat at this table (any more)")
        remember(request, response, table, shown.key)
        return Seated(table=table, seat=seat)

    @app.post("/api/tables/{table}/commands")
    async def command(table: TableId, said: Incoming, shown: ShownKey, request: Request) -> Ok:
        """Give a command, as one would over the socket."""
        if isinstance(said, Ping):
            raise Malformed("ping is for the socket")
        if await seat_of(table, shown, request) is None:
            raise NotSeated(f"{said.type}: only who sits at the table may do this")
        version = await (await hub.room(table)).submit(shown, said)
        return Ok(id=said.id, version=version)

    @app.get(
        "/api/tables/{table}/games/{number}.wiz",
        response_model=None,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def see_record(
        table: TableId, number: GameNumber, shown: ShownKey, request: Request
    ) -> PlainTextResponse:
        """The record of a game that is over."""
        await seat_of(table, shown, request)
        text = dumps(record(await hub.store.read(table), number))
        name = f'attachment; filename="{table}-{number}.wiz"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    @app.get("/api/tables/{table}/games/{number}/replay")
    async def see_replay(
        table: TableId, number: GameNumber, shown: ShownKey, request: Request
    ) -> Replay:
        """A game that is over, as its events."""
        await seat_of(table, shown, request)
        return replay(record(await hub.store.read(table), number))

    @app.get("/api/rules")
    async def read_rules() -> RuleBook:
        """All the rules in words, for somebody at no table."""
        return RuleBook(book=list(handbook()))

    @app.post("/api/rules")
    async def choose_rules(wish: RuleChoice) -> ChosenRules:
        """What a choice of rules comes to; or which options contradict each other."""
        rules = wish.rules()
        return ChosenRules(
            rules=wire.to_json(rules),
            book=list(chapters(rules)),
            barred=[
                BarredValue(
                    option=bar.option, value=bar.value, because=bar.because, rule=bar.rule or None
                )
                for bar in barred(wish.choice)
            ],
        )

    @app.get("/api/bots")
    async def list_bots() -> list[str]:
        """The bots that can be seated."""
        return list(names())


def _add_health(app: FastAPI, hub: Hub) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def alive() -> PlainTextResponse:
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> PlainTextResponse:
        if hub.stopping or not await hub.store.ready():
            return PlainTextResponse("not ready\n", 503)
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


class TooLarge(Refused):
    """A request that is longer than any that makes sense."""

    code = "too_large"
    status = 413


class AlreadySeated(Refused):
    """One seat at a table is enough."""

    code = "already_seated"


def _refusal(error: AuguryError) -> JSONResponse:
    status = error.status if isinstance(error, Refused) else 422 if error.code == "rules" else 409
    if error.code == "notation":
        status = 422
    return JSONResponse(error_message(None, error).model_dump(), status)


def _secure(request: Request, hub: Hub) -> bool:
    """Whether the client came by TLS, as far as this server or a proxy of ours can tell."""
    if request.url.scheme == "https":
        return True
    trusted = request.client is not None and request.client.host in hub.settings.proxies
    return trusted and request.headers.get("X-Forwarded-Proto") == "https"
