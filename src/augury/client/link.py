"""The link of a table, or of a seat at one; and what is asked by HTTP."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlsplit

import httpx

from augury.client.errors import ClientError, RequestRefused
from augury.codec import WireError
from augury.game.text.codecs import codec
from augury.game.text.record import Record, loads
from augury.tables.protocol.messages import ErrorMessage
from augury.tables.protocol.tables import Joined, NewSeat, NewTable, Setup

_JSON: Final = {"Content-Type": "application/json"}
_PATIENCE: Final = 10.0  # seconds for an answer
_BEGUN: Final = "wrong_stage"  # a game has begun: one may watch


@dataclass(frozen=True)
class Link:
    """The address of a table; with a key, of a seat at it."""

    address: str
    table: str
    key: str | None = None

    @property
    def text(self) -> str:
        """The link as it is typed."""
        return f"{self.address}/t/{self.table}" + (f"#{self.key}" if self.key else "")

    @property
    def headers(self) -> dict[str, str]:
        """What opens the seat."""
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    async def sit(self, name: str, *, program: bool = False) -> Link:
        """The link of a seat that is taken under a name; the same, where the game has begun.

        Raises `RequestRefused` with the server's reason, and `ClientError`.
        """
        wish = NewSeat(name, key=secrets.token_urlsafe(32), program=program)
        path = f"/api/tables/{self.table}/seats"
        try:
            answer = await _ask(self.address, "POST", path, codec(NewSeat).encode(wish))
        except RequestRefused as error:
            if error.why == _BEGUN:
                return self
            raise
        return replace(self, key=_read_joined(self.address, answer).key)

    async def record(self, game: int) -> Record:
        """A game of the table that is over. Raises `RequestRefused` and `ClientError`."""
        path = f"/api/tables/{self.table}/games/{game}.wiz"
        answer = await _ask(self.address, "GET", path, headers=self.headers)
        return loads(answer.decode())


def read_link(text: str) -> Link:
    """The link of a table or of a seat. Raises `ClientError` if it is none.

    >>> read_link("http://localhost:8000/t/abc#key")
    Link(address='http://localhost:8000', table='abc', key='key')
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    path = parts.path.strip("/").split("/")
    right = parts.scheme in ("http", "https") and parts.hostname and path[:1] == ["t"]
    if not right or len(path) != 2 or not path[1]:
        raise ClientError(f"{text!r} is no link of a table: expected http://…/t/…")
    return Link(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment or None)


async def open_new(address: str, name: str, setup: Setup) -> Link:
    """The link of the host's seat at a new table. Raises `RequestRefused` and `ClientError`."""
    wish = NewTable(name, setup, key=secrets.token_urlsafe(32))
    answer = await _ask(address, "POST", "/api/tables", codec(NewTable).encode(wish))
    joined = _read_joined(address, answer)
    return Link(address, joined.table, joined.key)


async def _ask(
    address: str,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> bytes:
    try:
        async with httpx.AsyncClient(timeout=_PATIENCE) as client:
            answer = await client.request(
                method, f"{address}{path}", content=body, headers=headers or _JSON
            )
        if answer.status_code < 400:
            return answer.content
        refused = codec(ErrorMessage).decode(answer.content)
    except (httpx.HTTPError, httpx.InvalidURL, WireError) as error:
        raise _unreachable(address, error) from None
    raise RequestRefused(refused.code, refused.message, refused.refusal)


def _read_joined(address: str, answer: bytes) -> Joined:
    try:
        return codec(Joined).decode(answer)
    except WireError as error:
        raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> ClientError:
    return ClientError(f"{address} cannot be reached: {str(error) or type(error).__name__}")
