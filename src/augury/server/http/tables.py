"""Tables by HTTP: laying them, sitting down, commands, records of what was played.

A thin layer: every answer is a value that the hub or a room has given.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, FastAPI, Path, Request, Response
from fastapi.responses import PlainTextResponse

from augury.bots import NAMES
from augury.server.http.admission import Admission
from augury.server.http.credentials import (
    Credentials,
    admit,
    came_by_tls,
    hand_out,
    read_credentials,
)
from augury.server.http.finished import FinishedGames, as_replay, as_text
from augury.server.http.guard import asking_address
from augury.server.hub import ServerHub
from augury.tables.bounds import LISTED_TABLES
from augury.tables.errors import AlreadySeated, NotSeated, WrongKey
from augury.tables.keys import hashed
from augury.tables.protocol.commands import Incoming, Ping
from augury.tables.protocol.messages import Ok, Pong, Welcome
from augury.tables.protocol.tables import (
    Joined,
    Listing,
    NewSeat,
    NewTable,
    OpenSeat,
    Replay,
    Seated,
)

__all__ = ["GameNumber", "Shown", "TableId", "add_tables"]


TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
GameNumber = Annotated[int, Path(ge=1, le=10_000)]


def _shown(request: Request, table: TableId) -> Credentials | None:
    headers = request.headers
    return read_credentials(table, headers.get("Authorization"), headers.get("Cookie"))


Shown = Annotated[Credentials | None, Depends(_shown)]


def add_tables(app: FastAPI, hub: ServerHub, games: FinishedGames, admission: Admission) -> None:
    """Let people lay tables and sit down at them, and see what was played."""
    _add_seats(app, hub, admission)
    _add_play(app, hub, admission)
    _add_records(app, hub, games)


def _add_seats(app: FastAPI, hub: ServerHub, admission: Admission) -> None:
    def keep(request: Request, response: Response, table: str, key: str) -> None:
        hand_out(response, table, key, secure=came_by_tls(request, hub.settings.proxies))

    @app.post("/api/tables", status_code=201)
    async def lay_table(wish: NewTable, request: Request, response: Response) -> Joined:
        """Lay a table and sit down at it, as its host."""
        admission.take_table(asking_address(request))
        joined = await hub.lay(wish)
        keep(request, response, joined.table, joined.key)
        return joined

    @app.get("/api/tables", response_model=list[Listing])
    async def list_tables() -> Response:
        """The tables that want to be found."""
        lines = await hub.store.listings(LISTED_TABLES, hub.now())  # each as it was written
        return Response(f"[{','.join(lines)}]", media_type="application/json")

    @app.post("/api/tables/{table}/seats", status_code=201)
    async def sit_down(
        table: TableId, wish: NewSeat, shown: Shown, request: Request, response: Response
    ) -> Joined:
        """Sit down; again with the same key, if the answer was lost."""
        room = await hub.room(table)
        again = shown is not None and wish.key is not None and hashed(wish.key) == shown.key
        if shown is not None and not again and await room.seat_of(shown.key) is not None:
            raise AlreadySeated("you sit at this table already")
        joined = await hub.seat(table, wish)
        keep(request, response, table, joined.key)
        return joined

    @app.post("/api/tables/{table}/session")
    async def open_seat(
        table: TableId, wish: OpenSeat, request: Request, response: Response
    ) -> Seated:
        """Come back to a seat by its personal link, on whatever device."""
        seat = await (await hub.room(table)).seat_of(hashed(wish.key))
        if seat is None:
            raise WrongKey("this link opens no seat at this table (any more)")
        keep(request, response, table, wish.key)
        return Seated(table=table, seat=seat)

    @app.get("/api/bots")
    async def list_bots() -> list[str]:
        """The bots that can be seated."""
        return list(NAMES)


def _add_play(app: FastAPI, hub: ServerHub, admission: Admission) -> None:
    @app.get("/api/tables/{table}")
    async def see_table(table: TableId, shown: Shown) -> Welcome:
        """The table, as whoever asks may see it."""
        room = await hub.room(table)
        return room.welcome(await admit(room, shown))

    @app.post("/api/tables/{table}/commands")
    async def command(table: TableId, said: Incoming, shown: Shown, request: Request) -> Ok | Pong:
        """Give a command, as one would over the socket.

        A browser is not told why a socket was not opened: `ping` is answered with the reason.
        """
        room = await hub.room(table)
        seat = await admit(room, shown)
        if isinstance(said, Ping):
            return Pong(version=room.sitting.version)
        if seat is None or shown is None:
            raise NotSeated(f"{said.type}: only who sits at the table may do this")
        admission.take_command(asking_address(request))
        return Ok(id=said.id, version=await room.submit(shown.key, said))


def _add_records(app: FastAPI, hub: ServerHub, games: FinishedGames) -> None:
    @app.get(
        "/api/tables/{table}/games/{number}.wiz",
        response_model=None,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def see_record(
        table: TableId, number: GameNumber, shown: Shown, request: Request
    ) -> PlainTextResponse:
        """The record of a game that is over."""
        room = await hub.room(table)
        await admit(room, shown)
        text = await games.see(room, number, as_text, asking_address(request))
        name = f'attachment; filename="{table}-{number}.wiz"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    @app.get("/api/tables/{table}/games/{number}/replay", response_model=Replay)
    async def see_replay(
        table: TableId, number: GameNumber, shown: Shown, request: Request
    ) -> Response:
        """A game that is over, as its events."""
        room = await hub.room(table)
        await admit(room, shown)
        text = await games.see(room, number, as_replay, asking_address(request))
        return Response(text, media_type="application/json")
