"""Reviews and hints by HTTP.

A review is answered line by line: how far it has come, and at last the review. Whoever leaves is
not worked for any longer. A hint tells no seat more than it can see, and is for who plays bots
alone, or at a table whose host allows it to all.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import FastAPI, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from augury.bots import NAMES
from augury.game.play.engine import apply
from augury.game.play.table import State
from augury.game.play.views import view
from augury.game.text.notation import parse_move
from augury.game.text.record import Record, loads
from augury.server.http.credentials import Credentials, admit
from augury.server.http.finished import FinishedGames
from augury.server.http.guard import asking_address
from augury.server.http.limits import Buckets
from augury.server.http.tables import GameNumber, Shown, TableId
from augury.server.hub import ServerHub
from augury.server.workers.analysts import Analysts
from augury.tables import findings
from augury.tables.bounds import POSITIONS, VARIATIONS
from augury.tables.errors import NoSuchBot, NotAlone, NotSeated, TooFast, WrongStage
from augury.tables.protocol.analysis import (
    AnswerPuzzle,
    AskPosition,
    CheckMove,
    ReviewRecord,
    VaryGame,
)

__all__ = ["add_analysis"]

_HOUR: Final = 3600.0

_LINES: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}

Seat = Annotated[int | None, Query(ge=0, le=5)]
PuzzleNumber = Annotated[int, Path(ge=1, le=10_000)]


def add_analysis(app: FastAPI, hub: ServerHub, games: FinishedGames, analysts: Analysts) -> None:
    """Let people look at their games, and ask what to do."""
    settings = hub.settings
    reviews = Buckets(settings.reviews_per_hour / _HOUR, settings.reviews_burst)
    hints = Buckets(settings.hints_per_second, settings.hints_burst)
    positions, variations = Buckets(*POSITIONS), Buckets(*VARIATIONS)

    def take_hint(request: Request) -> None:
        if not hints.take(asking_address(request)):
            raise TooFast("too many hints from this address: wait a moment")

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
        game = await games.record(table, number, asking_address(request))
        return await stream(game, seat, quick=quick)

    @app.post("/api/positions", response_model=None, responses={200: {}})
    async def see_position(wish: AskPosition, request: Request) -> Response:
        """Show a moment of a game: what its seat could see, and what everyone held."""
        if not positions.take(asking_address(request)):
            raise TooFast("too many positions from this address: wait a moment")
        return Response(
            await asyncio.to_thread(findings.see_position, wish), media_type="application/json"
        )

    @app.post("/api/variations", response_model=None, responses={200: {}})
    async def vary_game(wish: VaryGame, request: Request) -> Response:
        """Play a round to its end from another move than the one that was made."""
        if wish.bot not in NAMES:
            raise NoSuchBot(f"there is no bot {wish.bot!r}: there are {', '.join(NAMES)}")
        if not variations.take(asking_address(request)):
            raise TooFast("too many variations from this address: wait a moment")
        game = await asyncio.to_thread(loads, wish.record)
        found = await analysts.vary(game, wish.action, wish.move, wish.bot, wish.seed)
        return Response(found, media_type="application/json")

    @app.get("/api/puzzles/today", response_model=None, responses={200: {}})
    async def see_puzzle_of_the_day(request: Request) -> Response:
        """Put the puzzle of the day, which is the same for everyone."""
        take_hint(request)
        return Response(await analysts.pose(None), media_type="application/json")

    @app.get("/api/puzzles/{number}", response_model=None, responses={200: {}})
    async def see_puzzle(number: PuzzleNumber, request: Request) -> Response:
        """Put a puzzle."""
        take_hint(request)
        return Response(await analysts.pose(number), media_type="application/json")

    @app.post("/api/puzzles/{number}", response_model=None, responses={200: {}})
    async def solve_puzzle(
        number: PuzzleNumber, answer: AnswerPuzzle, request: Request
    ) -> Response:
        """Say whether an answer is right, and why."""
        take_hint(request)
        found = await analysts.solve(number, answer.move)
        return Response(found, media_type="application/json")

    async def asker(table: str, shown: Credentials | None, request: Request) -> tuple[State, int]:
        """The state in which somebody may ask what to do, and their seat."""
        room = await hub.room(table)
        seat = await admit(room, shown)
        if seat is None:
            raise NotSeated("hint: only who sits at the table may ask")
        sitting = room.sitting
        people = [chair.name for chair in sitting.chairs if chair.name is not None]
        if len(people) > 1 and not sitting.setup.hints:
            raise NotAlone(f"hint: people play here without hints, {', '.join(people)}")
        state = sitting.state
        if state is None or seat not in state.to_act:
            raise WrongStage("hint: it is not your turn")
        take_hint(request)
        return state, seat

    @app.post("/api/tables/{table}/hint", response_model=None, responses={200: {}})
    async def give_hint(table: TableId, shown: Shown, request: Request) -> Response:
        """Say what the asker's seat might do now, where the table allows it."""
        state, seat = await asker(table, shown, request)
        return Response(await analysts.hint(view(state, seat)), media_type="application/json")

    @app.post("/api/tables/{table}/check", response_model=None, responses={200: {}})
    async def check_move(
        table: TableId, wish: CheckMove, shown: Shown, request: Request
    ) -> Response:
        """Say what is thought of a move that the asker is about to make; it is not made."""
        state, seat = await asker(table, shown, request)
        move = parse_move(wish.action, seat)
        apply(state, move)  # raises IllegalAction
        found = await analysts.check(view(state, seat), move)
        return Response(found, media_type="application/json")
