"""Reviews, hints and puzzles where the tables are: on a person's own device."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from augury.game.play.actions import Move
from augury.game.play.views import View
from augury.game.text.record import Record
from augury.tables import findings
from augury.tables.routes.backend import PlannedReview

if TYPE_CHECKING:
    from augury.analysis.review import ReviewedPiece


PLAYOUTS: Final = 400  # for a hint: one slow processor has to do, and somebody waits


class LocalAnalysts:
    """Work everything out at once. Meanwhile nothing else happens here."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now

    async def hint(self, seen: View) -> bytes:
        """A hint, from what the seat itself can see."""
        return findings.find_hint(seen, PLAYOUTS)

    async def check(self, seen: View, move: Move) -> bytes:
        """A judgement of a move that the seat is about to make."""
        return findings.check(seen, move, PLAYOUTS)

    async def find_position(self, record: str, action: int) -> bytes:
        """A moment of a game. Raises `RecordError` and `AnalysisError`."""
        return findings.see_position(record, action)

    async def vary(self, record: str, action: int, move: str, bot: str, seed: int) -> bytes:
        """A variation. Raises `RecordError`, `AnalysisError`, `NotationError`, `IllegalAction`."""
        return findings.try_variation(record, action, move, bot, seed)

    async def pose(self, number: int | None) -> bytes:
        """A puzzle, or today's. Raises `AnalysisError`."""
        return findings.pose(number, datetime.fromtimestamp(self._now(), UTC).date())

    async def solve(self, number: int, answer: str) -> bytes:
        """What came of an answer. Raises what `puzzles.solve` raises."""
        return findings.solve(number, answer, PLAYOUTS)

    async def plan(
        self, game: Record | str, seat: int | None, address: str, *, quick: bool
    ) -> PlannedReview:
        """What there is to do for a review. Raises what a record and a seat can."""
        return PlannedReview(address, quick, tuple(findings.plan(game, seat, quick)))

    async def review(self, planned: PlannedReview) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it has come, and at last the review. Left early, it stops."""
        found: list[ReviewedPiece] = []
        for task in planned.todo:
            yield findings.write_progress(0, planned.todo, found)
            await asyncio.sleep(0)  # it may have been left, and a table may want to go on
            found.append(findings.review_piece(task))
        yield findings.write_review(planned.todo[0], found)
