"""Reviews and hints by HTTP.

A review is answered line by line: how far it has come, and at last the review. Whoever leaves is
not worked for any longer. A hint tells no seat more than it can see, and is for who plays bots.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import StreamingResponse

from augury.game.record import Record, loads
from augury.game.views import view
from augury.server.bounds import HINTS, REVIEWS
from augury.server.errors import NotAlone, NotSeated, TooFast, WrongStage
from augury.server.http.credentials import admit
from augury.server.http.guard import asking_address
from augury.server.http.limits import Buckets
from augury.server.http.tables import GameNumber, Shown, TableId
from augury.server.protocol.analysis import ReviewRecord
from augury.server.rooms.analysts import Analysts
from augury.server.rooms.hub import Hub
from augury.server.table.records import record

__all__ = ["add_analysis"]

_LINES: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}

Seat = Annotated[int | None, Query(ge=0, le=5)]


def add_analysis(app: FastAPI, hub: Hub, analysts: Analysts) -> None:
    """Let people look at their games, and ask what to do."""
    reviews, hints = Buckets(*REVIEWS), Buckets(*HINTS)

    def take_review(request: Request) -> None:
        """Refuse one more, where it would be too many: before any work is done for it."""
        if not reviews.take(asking_address(request)):
            raise TooFast("too many reviews from this address: come back later")

    async def stream(game: Record, seat: int | None, *, quick: bool) -> StreamingResponse:
        todo = await analysts.plan(game, seat, quick=quick)
        return StreamingResponse(analysts.review(todo), media_type="application/x-ndjson")

    @app.post("/api/reviews", response_class=StreamingResponse, responses=_LINES)
    async def review_record(wish: ReviewRecord, request: Request) -> StreamingResponse:
        """Review a game of which somebody has the record."""
        take_review(request)
        game = await asyncio.to_thread(loads, wish.record)
        return await stream(game, wish.seat, quick=wish.quick)

    @app.post(
        "/api/tables/{table}/games/{number}/review",
        response_class=StreamingResponse,
        responses=_LINES,
    )
    async def review_game(
        table: TableId,
        number: GameNumber,
        shown: Shown,
        request: Request,
        seat: Seat = None,
        quick: bool = False,
    ) -> StreamingResponse:
        """Review a game of this table that is over."""
        await admit(await hub.room(table), shown)
        take_review(request)
        game = await asyncio.to_thread(record, await hub.store.read(table), number)
        return await stream(game, seat, quick=quick)

    @app.post("/api/tables/{table}/hint", response_model=None, responses={200: {}})
    async def give_hint(table: TableId, shown: Shown, request: Request) -> Response:
        """Say what the asker's seat might do now, where nobody else plays but bots."""
        room = await hub.room(table)
        seat = await admit(room, shown)
        if seat is None:
            raise NotSeated("hint: only who sits at the table may ask")
        sitting = room.sitting
        people = [chair.name for chair in sitting.chairs if chair.name is not None]
        if len(people) > 1:
            raise NotAlone(f"hint: people play here, {', '.join(people)}")
        state = sitting.state
        if state is None or seat not in state.to_act:
            raise WrongStage("hint: it is not your turn")
        if not hints.take(asking_address(request)):
            raise TooFast("too many hints from this address: wait a moment")
        return Response(await analysts.hint(view(state, seat)), media_type="application/json")
