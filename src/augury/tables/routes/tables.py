"""Tables: to open one, to find one, to sit down, to play, to read what was played."""

from __future__ import annotations

from typing import Final

from augury.bots import NAMES
from augury.tables.bounds import LISTED_TABLES
from augury.tables.errors import AlreadySeated, NotSeated, WrongKey
from augury.tables.hub.codes import code_of, table_of
from augury.tables.hub.finished import as_replay, as_text
from augury.tables.keys import hashed
from augury.tables.protocol.commands import Command, Incoming, Ping
from augury.tables.protocol.messages import Ok, Pong, Welcome
from augury.tables.protocol.tables import (
    Code,
    Found,
    Joined,
    Listing,
    NewSeat,
    NewTable,
    OpenSeat,
    Replay,
    Seated,
)
from augury.tables.routes.backend import Backend
from augury.tables.routes.route import Allowance, Call, Keyed, Media, Price, Route, Who

_RECORD: Final = Price(seconds=0.25)  # a long log takes a tenth of a second to fold


async def open_table(call: Call[NewTable], backend: Backend) -> Keyed:
    """Open a table and sit down at it, as its host. Again with the same `key`, the same answer."""
    joined = await backend.hub.open_table(call.body)
    return Keyed(joined, joined.table, joined.key)


async def list_tables(call: Call[None], backend: Backend) -> bytes:
    """The tables that want to be found."""
    del call
    lines = await backend.hub.store.listings(LISTED_TABLES, backend.hub.now())  # as written
    return f"[{','.join(lines)}]".encode()


async def see_table(call: Call[None], backend: Backend) -> Welcome:
    """The table, as the client may see it."""
    del backend
    return call.table.welcome(call.seat)


async def sit_down(call: Call[NewSeat], backend: Backend) -> Keyed:
    """Sit down. Again with the same `key`, the same answer."""
    table, shown, wish = call.ids["table"], call.shown, call.body
    room = await backend.hub.room(table)
    again = shown is not None and wish.key is not None and hashed(wish.key) == shown.key
    if shown is not None and not again and await room.seat_of(shown.key) is not None:
        raise AlreadySeated("you sit at this table already")
    joined = await backend.hub.seat(table, wish)
    return Keyed(joined, table, joined.key)


async def open_seat(call: Call[OpenSeat], backend: Backend) -> Keyed:
    """Come back to a seat by its personal link, on whatever device."""
    table, key = call.ids["table"], call.body.key
    seat = await (await backend.hub.room(table)).seat_of(hashed(key))
    if seat is None:
        raise WrongKey("this link opens no seat at this table (any more)")
    return Keyed(Seated(table=table, seat=seat), table, key)


async def ask_code(call: Call[None], backend: Backend) -> Code:
    """Four letters under which the table is found until its game begins."""
    return Code(code=await code_of(backend.hub, call.ids["table"]))


async def try_code(call: Call[None], backend: Backend) -> Found:
    """The table that waits under this code."""
    return Found(table=await table_of(backend.hub, call.ids["code"]))


async def give_command(call: Call[Command | Ping], backend: Backend) -> Ok | Pong:
    """Give a command, as one would over the socket.

    A browser is not told why a socket was not opened: `ping` is answered with the reason.
    """
    del backend
    said = call.body
    if isinstance(said, Ping):
        return Pong(version=call.table.sitting.version)
    if call.seat is None or call.shown is None:
        raise NotSeated("only who sits at the table may do this")
    return Ok(id=said.id, version=await call.table.submit(call.shown.key, said))


async def see_record(call: Call[None], backend: Backend) -> bytes:
    """The record of a game that is over."""
    number = int(call.ids["number"])
    return await backend.hub.games.see(call.table, number, as_text, call.asker.aside)


async def see_replay(call: Call[None], backend: Backend) -> bytes:
    """A game that is over, as its events: those of every audience, in order."""
    number = int(call.ids["number"])
    return await backend.hub.games.see(call.table, number, as_replay, call.asker.aside)


async def list_bots(call: Call[None], backend: Backend) -> list[str]:
    """The names of the bots that can be seated."""
    del call, backend
    return list(NAMES)


async def find_nearby(call: Call[None], backend: Backend) -> str | None:
    """For a page on the server's own machine: the address other devices find it at, or `null`."""
    del backend
    return call.asker.find_nearby()


_OPEN: Final = Price(Allowance.TABLES)
_COMMAND: Final = Price(Allowance.COMMANDS)
_TRY: Final = Price(Allowance.CODES)

TABLE_ROUTES: Final = (
    Route(
        "POST", "/api/tables", open_table,
        takes=NewTable, gives=Joined, status=201, price=_OPEN, body_bytes=4096,
    ),
    Route("GET", "/api/tables", list_tables, gives=list[Listing]),
    Route("GET", "/api/tables/{table}", see_table, gives=Welcome, who=Who.VISITOR),
    Route(
        "POST", "/api/tables/{table}/seats", sit_down,
        takes=NewSeat, gives=Joined, status=201, body_bytes=1024,
    ),
    Route(
        "POST", "/api/tables/{table}/session", open_seat,
        takes=OpenSeat, gives=Seated, body_bytes=1024,
    ),
    Route("POST", "/api/tables/{table}/code", ask_code, gives=Code, who=Who.SEATED),
    Route("GET", "/api/codes/{code}", try_code, gives=Found, price=_TRY),
    Route(
        "POST", "/api/tables/{table}/commands", give_command,
        takes=Incoming, gives=Ok | Pong, who=Who.VISITOR, price=_COMMAND, body_bytes=8192,
    ),
    Route(
        "GET", "/api/tables/{table}/games/{number}.wiz", see_record,
        media=Media.TEXT, who=Who.VISITOR, price=_RECORD, file="{table}-{number}.wiz",
    ),
    Route(
        "GET", "/api/tables/{table}/games/{number}/replay", see_replay,
        gives=Replay, who=Who.VISITOR, price=_RECORD,
    ),
    Route("GET", "/api/bots", list_bots, gives=list[str]),
    Route("GET", "/api/nearby", find_nearby, gives=str | None),
)  # fmt: skip
