"""Reviews, hints, puzzles: what somebody did, or might do.

A review is answered line by line: how far it has come, and at last the review. Nothing more is
worked out for a client that has left. A hint tells no seat more than it can see, and is for who
plays bots alone, or at a table whose host allows it to all.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from typing import Any, Final

from augury.bots import NAMES
from augury.game.play.engine import apply
from augury.game.play.table import State
from augury.game.play.views import view
from augury.game.rules.variants import PLAYERS
from augury.game.text.notation import parse_move
from augury.tables import analysts
from augury.tables.errors import NoSuchBot, NotAlone, WrongStage
from augury.tables.protocol.analysis import (
    AnswerPuzzle,
    AskCourse,
    AskPosition,
    CheckMove,
    ReviewRecord,
    VaryGame,
)
from augury.tables.routes.backend import Backend
from augury.tables.routes.route import (
    Allowance,
    Analysed,
    Call,
    Media,
    Parameter,
    Price,
    Route,
    Who,
)


async def review_record(call: Call[ReviewRecord], backend: Backend) -> AsyncIterator[bytes]:
    """Review a game of which somebody has the record."""
    wish = call.body
    planned = await backend.analysts.plan(
        wish.record, wish.seat, call.asker.address, quick=wish.quick
    )
    return backend.analysts.review(planned)


async def review_game(call: Call[None], backend: Backend) -> AsyncIterator[bytes]:
    """Review a game of this table that is over."""
    table, number = call.ids["table"], int(call.ids["number"])
    game = await backend.hub.games.record(table, number, call.asker.aside)
    planned = await backend.analysts.plan(
        game, call.query["seat"], call.asker.address, quick=call.query["quick"]
    )
    return backend.analysts.review(planned)


async def see_position(call: Call[AskPosition], backend: Backend) -> bytes:
    """A moment of any record: what its seat could see, and what everyone held."""
    wish = call.body
    return await backend.analysts.ask(
        call.asker.address, analysts.see_position, wish.record, wish.action, wish.seat
    )


async def see_course(call: Call[AskCourse], backend: Backend) -> bytes:
    """Any record as a line: its rounds, their tricks, and the score."""
    return await backend.analysts.ask(call.asker.address, analysts.see_course, call.body.record)


async def vary_game(call: Call[VaryGame], backend: Backend) -> bytes:
    """Play a round of any record to its end from another move than the one that was made."""
    wish = call.body
    if wish.bot not in NAMES:
        raise NoSuchBot(f"there is no bot {wish.bot!r}: there are {', '.join(NAMES)}")
    return await backend.analysts.ask(
        call.asker.address, analysts.try_variation,
        wish.record, wish.action, wish.move, wish.bot, wish.seed,
    )  # fmt: skip


async def see_daily_puzzle(call: Call[None], backend: Backend) -> bytes:
    """The puzzle of the day, which is the same for everyone."""
    today = date.fromisoformat(backend.hub.context.today())
    return await backend.analysts.ask(call.asker.address, analysts.pose_daily, today)


async def see_puzzle(call: Call[None], backend: Backend) -> bytes:
    """A puzzle."""
    return await backend.analysts.ask(call.asker.address, analysts.pose, int(call.ids["number"]))


async def solve_puzzle(call: Call[AnswerPuzzle], backend: Backend) -> bytes:
    """Say whether an answer is right, and why."""
    number, move = int(call.ids["number"]), call.body.move
    return await backend.analysts.ask(
        call.asker.address, analysts.solve, number, move, backend.analysts.playouts
    )


async def give_hint(call: Call[None], backend: Backend) -> bytes:
    """Say what your seat might do now, where only bots play beside you or the host allows it."""
    seen = view(*_to_act(call))
    return await backend.analysts.ask(
        call.asker.address, analysts.find_hint, seen, backend.analysts.playouts
    )


async def check_move(call: Call[CheckMove], backend: Backend) -> bytes:
    """Say what is thought of a move that you are about to make; it is not made. As for a hint."""
    state, seat = _to_act(call)
    move = parse_move(call.body.action, seat)
    apply(state, move)  # raises IllegalAction
    seen = view(state, seat)
    return await backend.analysts.ask(
        call.asker.address, analysts.check, seen, move, backend.analysts.playouts
    )


def _to_act(call: Call[Any]) -> tuple[State, int]:
    """The state in which somebody may ask what to do, and their seat."""
    sitting, seat = call.table.sitting, call.seat
    people = [chair.name for chair in sitting.chairs if chair.name is not None]
    if len(people) > 1 and not sitting.setup.hints:
        raise NotAlone(f"hint: people play here without hints, {', '.join(people)}")
    if sitting.state is None or seat is None or seat not in sitting.state.to_act:
        raise WrongStage("hint: it is not your turn")
    return sitting.state, seat


_REVIEWED: Final = Analysed("review", "Review")
_TASK: Final = Analysed("puzzles", "PuzzleTask")

_REVIEW: Final = Price(Allowance.REVIEWS, 0.1)
_HINT: Final = Price(Allowance.HINTS, 0.1)
_POSITION: Final = Price(Allowance.POSITIONS, 0.1)
_VARIATION: Final = Price(Allowance.VARIATIONS, 0.2)

ANALYSIS_ROUTES: Final = (
    Route(
        "POST", "/api/reviews", review_record,
        takes=ReviewRecord, gives=_REVIEWED, media=Media.LINES, price=_REVIEW,
    ),
    Route(
        "POST", "/api/tables/{table}/games/{number}/review", review_game,
        gives=_REVIEWED, media=Media.LINES, who=Who.VISITOR, price=_REVIEW,
        query=(Parameter("seat", None, PLAYERS[-1] - 1), Parameter("quick", default=False)),
    ),
    Route(
        "POST", "/api/positions", see_position,
        takes=AskPosition, gives=Analysed("positions", "RecordPosition"), price=_POSITION,
    ),
    Route(
        "POST", "/api/courses", see_course,
        takes=AskCourse, gives=Analysed("positions", "GameCourse"), price=_POSITION,
    ),
    Route(
        "POST", "/api/variations", vary_game,
        takes=VaryGame, gives=Analysed("variations", "Variation"), price=_VARIATION,
    ),
    Route("GET", "/api/puzzles/today", see_daily_puzzle, gives=_TASK, price=_HINT),
    Route("GET", "/api/puzzles/{number}", see_puzzle, gives=_TASK, price=_HINT),
    Route(
        "POST", "/api/puzzles/{number}", solve_puzzle,
        takes=AnswerPuzzle, gives=Analysed("puzzles", "Solution"), price=_HINT, body_bytes=1024,
    ),
    Route(
        "POST", "/api/tables/{table}/hint", give_hint,
        gives=Analysed("hints", "Hint"), who=Who.SEATED, price=_HINT,
    ),
    Route(
        "POST", "/api/tables/{table}/check", check_move,
        takes=CheckMove, gives=Analysed("judging", "Judgement"),
        who=Who.SEATED, price=_HINT, body_bytes=1024,
    ),
)  # fmt: skip
