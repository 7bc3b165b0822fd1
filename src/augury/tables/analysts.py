"""What the analysis finds, as JSON, and who works it out: here, or in processes beside a server.

The analysis brings NumPy along, which the server itself does without: so it is imported where it is
needed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, TypeVar

from augury.game.play.actions import Move
from augury.game.play.views import View
from augury.game.text.notation import parse_move
from augury.game.text.record import Record, loads
from augury.tables.protocol.analysis import ReviewProgress
from augury.tables.protocol.wire import encode

if TYPE_CHECKING:
    from augury.analysis.review import ReviewedPiece, Task

Found = TypeVar("Found")


@dataclass(frozen=True)
class PlannedReview:
    """A review that can be begun: who asked for it, and what there is to do."""

    address: str
    quick: bool
    todo: tuple[Task, ...]


class Analysts:
    """Work everything out where the tables are. Meanwhile nothing else happens there."""

    playouts: int | None = 400  # for a hint: one slow processor has to do, and somebody waits

    async def ask(self, address: str, work: Callable[..., Found], *values: Any) -> Found:  # noqa: ARG002
        """What one of the functions below finds, for somebody at an address. Raises what it raises.

        Where several are asked more than can be worked out at once, addresses take turns.
        """
        return await self.work_out(work, *values)

    async def work_out(self, work: Callable[..., Found], *values: Any) -> Found:
        """What one of the functions below finds. Raises what it raises."""
        return work(*values)

    async def plan(
        self, game: Record | str, seat: int | None, address: str, *, quick: bool
    ) -> PlannedReview:
        """What there is to do for a review. Raises what a record, a seat and a queue can.

        A record that comes as text is read where the work is done.
        """
        return PlannedReview(address, quick, tuple(await self.work_out(plan, game, seat, quick)))

    async def review(self, planned: PlannedReview) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it has come, and at last the review. Left early, it stops."""
        found: list[ReviewedPiece] = []
        for task in planned.todo:
            yield write_progress(0, planned.todo, found)
            await asyncio.sleep(0)  # it may have been left, and a table may want to go on
            found.append(review_piece(task))
        yield write_review(planned.todo[0], found)


def find_hint(seen: View, playouts: int | None = None) -> bytes:
    """A hint, from what its seat can see; `playouts`: how many moves are made in them."""
    from augury.analysis.hints import PLAYOUTS, hint  # noqa: PLC0415

    return encode(hint(seen, playouts=playouts or PLAYOUTS))


def check(seen: View, move: Move, playouts: int | None = None) -> bytes:
    """A judgement of a move that the seat is about to make."""
    from augury.analysis.hints import PLAYOUTS, check_move  # noqa: PLC0415

    return encode(check_move(seen, move, playouts=playouts or PLAYOUTS))


def try_variation(record: str, action: int, move: str, bot: str, seed: int) -> bytes:
    """A variation. Raises `RecordError`, `AnalysisError`, `NotationError` and `IllegalAction`."""
    from augury.analysis.errors import AnalysisError  # noqa: PLC0415
    from augury.analysis.positions import find_position  # noqa: PLC0415
    from augury.analysis.variations import vary  # noqa: PLC0415

    game = loads(record)
    mover = find_position(game, action).mover
    if mover is None:
        raise AnalysisError("no-move", f"action {action} of this record is no player's move")
    return encode(vary(game, action, parse_move(move, mover), bot, str(seed)))


def see_position(record: str, action: int, seat: int | None = None) -> bytes:
    """A moment of a game: what a seat could see, and what everyone held."""
    from augury.analysis.positions import find_position  # noqa: PLC0415

    return encode(find_position(loads(record), action, seat))


def see_course(record: str) -> bytes:
    """A game as a line: its rounds, their tricks, and the score."""
    from augury.analysis.positions import find_course  # noqa: PLC0415

    return encode(find_course(loads(record)))


def pose(number: int) -> bytes:
    """A puzzle. Raises `AnalysisError`."""
    from augury.analysis.puzzles import pose  # noqa: PLC0415

    return encode(pose(number))


def pose_daily(today: date) -> bytes:
    """The puzzle of a day."""
    from augury.analysis.puzzles import daily  # noqa: PLC0415

    return pose(1 + daily(today))


def solve(number: int, answer: str, playouts: int | None = None) -> bytes:
    """What came of an answer. Raises what `puzzles.solve` raises."""
    from augury.analysis.hints import PLAYOUTS  # noqa: PLC0415
    from augury.analysis.puzzles import solve  # noqa: PLC0415

    return encode(solve(number, answer, playouts=playouts or PLAYOUTS))


# A review, in pieces


def plan(record: Record | str, seat: int | None, quick: bool) -> list[Task]:
    """What there is to do for a review. Raises `AnalysisError` and `NoSuchSeat`."""
    from augury.analysis.judging import QUICK, THOROUGH  # noqa: PLC0415
    from augury.analysis.review import tasks  # noqa: PLC0415

    game = loads(record) if isinstance(record, str) else record
    return tasks(game, seat, QUICK if quick else THOROUGH)


def review_piece(task: Task) -> ReviewedPiece:
    """Review a piece of a game."""
    from augury.analysis.review import review_piece  # noqa: PLC0415

    return review_piece(task)


def write_progress(ahead: int, todo: Sequence[Task], found: Sequence[ReviewedPiece]) -> bytes:
    """How many reviews come before this one, and how far it has come, as a line."""
    parts = {task.number: task.parts for task in todo}  # of each round
    pieces = Counter(piece.number for piece in found)
    done = sum(pieces[number] == count for number, count in parts.items())
    return encode(ReviewProgress(ahead, done, rounds=len(parts))) + b"\n"


def write_review(task: Task, found: Sequence[ReviewedPiece]) -> bytes:
    """All pieces together, as the last line."""
    from augury.analysis.review import assemble  # noqa: PLC0415

    return encode(assemble(task.record, task.seat, task.effort, found)) + b"\n"
