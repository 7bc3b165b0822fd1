"""The one place through which every request goes.

In this order:

1. the path is matched, and every id in it checked;
2. the key that is shown is read;
3. the price is paid;
4. it is looked up who asks: their seat, or whether the pen is right;
5. the body is read, no longer than the record says, and understood;
6. the handler is called.

Whatever is refused is an `AuguryError`; `refusal` says how that is answered.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from augury.game.errors import AuguryError
from augury.game.text.codecs import codec
from augury.tables.errors import (
    NoSuchAddress,
    NotSeated,
    WrongKey,
    WrongMethod,
    status,
)
from augury.tables.hub.room import Room
from augury.tables.keys import Credentials, read_bearer, read_credentials
from augury.tables.protocol.messages import error_message
from augury.tables.protocol.wire import encode, read_body
from augury.tables.routes.backend import Asker, Backend
from augury.tables.routes.route import IDS, Call, Keyed, Media, Route, Who


@dataclass(frozen=True)
class Sent:
    """A request as it came, of which nothing has been checked."""

    method: str
    path: str
    query: str = ""
    authorization: str | None = None
    cookies: str | None = None
    read: Callable[[int], Awaitable[bytes]] | None = None  # its body, up to this many bytes


@dataclass(frozen=True)
class Answer:
    """What a request is answered."""

    status: int
    media: Media
    body: bytes | AsyncIterator[bytes]
    keyed: Keyed | None = None  # a key that the asker's browser may keep
    file: str | None = None  # under which it saves the body
    allowed: Sequence[str] = field(default=())  # the methods of this address, if it was another


class Router:
    """Answers requests by the records of their addresses."""

    def __init__(self, routes: Sequence[Route], backend: Backend) -> None:
        self._routes = routes
        self._backend = backend

    async def answer(self, sent: Sent, asker: Asker) -> Answer:
        """Do what is asked for. Raises `AuguryError`."""
        route, ids = self._find(sent.method, sent.path)
        shown = _read_key(route, ids, sent)
        with asker.paying(route.price):
            if shown is None and "table" in ids:
                own = await asker.own_key(ids["table"])
                shown = None if own is None else Credentials(own, kept=True)
            room = seat = None
            if route.who is Who.PEN:
                assert shown is not None, "a pen was read"
                await self._backend.hub.pads.check_pen(ids["pad"], shown.key)
            elif route.who is not Who.ANYONE:
                room = await self._backend.hub.room(ids["table"])
                seat = await admit(room, shown)
                if seat is None and route.who is Who.SEATED:
                    raise NotSeated("only who sits at the table may do this")
            body = None
            if route.takes is not None and sent.read is not None:
                body = read_body(route.takes, await sent.read(route.body_bytes))
            call = Call(asker, ids, _read_query(route, sent.query), body, shown, room, seat)
            value = await route.handler(call, self._backend)
        keyed = value if isinstance(value, Keyed) else None
        return Answer(
            route.status,
            route.media,
            _written(route, value if keyed is None else keyed.value),
            keyed,
            None if route.file is None else route.file.format_map(ids),
        )

    def _find(self, method: str, path: str) -> tuple[Route, Mapping[str, str]]:
        """The route that is meant, and its ids. Raises `NoSuchAddress`, `WrongMethod`."""
        others: list[str] = []
        for route in self._routes:
            found = route.shape.fullmatch(path)
            if found is None:
                continue
            if route.method != method:
                others.append(route.method)
                continue
            pairs = zip(route.names, found.groups(), strict=True)
            return route, {name: IDS[name].read(name, said) for name, said in pairs}
        if others:
            raise WrongMethod(f"this address takes {', '.join(others)}", others)
        raise NoSuchAddress("nothing is served at this address")


def refusal(error: AuguryError) -> Answer:
    """How it is answered that something was refused."""
    body = encode(error_message(None, error))
    allowed = error.allowed if isinstance(error, WrongMethod) else ()
    return Answer(status(error), Media.JSON, body, allowed=allowed)


async def admit(room: Room, shown: Credentials | None) -> int | None:
    """The seat that the key opens; `None`: a spectator, who may be barred."""
    seat = await room.admit(None if shown is None else shown.key)
    if seat is None and shown is not None and not shown.kept:
        raise WrongKey("this key opens no seat at this table")
    return seat


def _written(route: Route, value: object) -> bytes | AsyncIterator[bytes]:
    return value if isinstance(value, (bytes, AsyncIterator)) else codec(route.gives).encode(value)


def _read_key(route: Route, ids: Mapping[str, str], sent: Sent) -> Credentials | None:
    """The key of a seat that is shown, or a pen. Raises `WrongKey`."""
    if route.who is Who.PEN:
        pen = read_bearer(sent.authorization)
        if pen is None:
            raise WrongKey("who writes on a pad shows its pen: Authorization: Bearer <pen>")
        return Credentials(pen, kept=False)
    if "table" not in ids:
        return None
    return read_credentials(ids["table"], sent.authorization, sent.cookies)


def _read_query(route: Route, query: str) -> Mapping[str, Any]:
    said = dict(parse_qsl(query[:1000], keep_blank_values=True)) if route.query else {}
    return {one.name: one.read(said.get(one.name)) for one in route.query}
