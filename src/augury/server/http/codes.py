"""Codes of waiting tables by HTTP: asked for by who sits there, tried by who wants to."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Path, Request

from augury.server.http.credentials import admit
from augury.server.http.guard import asking_address
from augury.server.http.limits import Buckets
from augury.server.http.tables import Shown, TableId
from augury.tables.bounds import CODE_TRIES
from augury.tables.errors import NotSeated, TooFast
from augury.tables.hub.codes import LETTERS, code_of, table_of
from augury.tables.hub.hub import Hub
from augury.tables.protocol.tables import Code, Found

__all__ = ["add_codes"]

# A code is short, so that it can be said; so nobody may try many of them.

TableCode = Annotated[str, Path(pattern=rf"^[{LETTERS}{LETTERS.lower()}]{{4}}$")]


def add_codes(app: FastAPI, hub: Hub) -> None:
    """Let tables be found by a code while they wait."""
    tries = Buckets(*CODE_TRIES)

    @app.post("/api/tables/{table}/code")
    async def ask_code(table: TableId, shown: Shown) -> Code:
        """The code under which this table is found until its game begins."""
        if await admit(await hub.room(table), shown) is None:
            raise NotSeated("code: only who sits at the table may do this")
        return Code(code=await code_of(hub, table))

    @app.get("/api/codes/{code}")
    async def try_code(code: TableCode, request: Request) -> Found:
        """The table that waits under this code."""
        if not tries.take(asking_address(request)):
            raise TooFast("too many codes tried from this address")
        return Found(table=await table_of(hub, code))
