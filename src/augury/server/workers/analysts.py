"""Where games are reviewed and hints are found: in processes beside the server.

One review is worked on at a time, two rounds at a time, and the others wait in line. So one of the
three processes is always free for a hint. They are started when the first question is asked, give
way to the server, and end with it. Nothing but waiting happens here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import aclosing
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, TypeVar

from augury.game.play.actions import Move
from augury.game.play.views import View
from augury.game.text.record import Record
from augury.server.workers.bot_pool import prepare_process
from augury.tables import findings
from augury.tables.bounds import WAITING_REVIEWS
from augury.tables.errors import Busy, TooFast

if TYPE_CHECKING:  # the analysis brings NumPy along, which the server itself does without
    from augury.analysis.review import ReviewedRound, Task

__all__ = ["Analysts"]

Answer = TypeVar("Answer")

_AT_ONCE: Final = 2  # rounds of a review
_PROCESSES: Final = _AT_ONCE + 1
_SIGN: Final = 5.0  # seconds between signs of life for those who wait


class Analysts:
    """Review games and find hints, beside the server."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._line: list[object] = []

    async def hint(self, seen: View) -> bytes:
        """A hint as JSON, from what the seat itself can see."""
        return await self._ask(findings.find_hint, seen)

    async def check(self, seen: View, move: Move) -> bytes:
        """A judgement as JSON of a move that the seat is about to make."""
        return await self._ask(findings.check, seen, move)

    async def vary(self, record: Record, action: int, move: str, bot: str, seed: int) -> bytes:
        """A variation as JSON. Raises `AnalysisError`, `NotationError` and `IllegalAction`."""
        return await self._ask(findings.try_variation, record, action, move, bot, seed)

    async def pose(self, number: int | None) -> bytes:
        """A puzzle as JSON, or today's. Raises `AnalysisError`."""
        return await self._ask(findings.pose, number, datetime.now(UTC).date())

    async def solve(self, number: int, answer: str) -> bytes:
        """What came of an answer, as JSON. Raises what `puzzles.solve` raises."""
        return await self._ask(findings.solve, number, answer)

    async def plan(self, record: Record, seat: int | None, *, quick: bool) -> list[Task]:
        """What there is to do for a review. Raises `AnalysisError`, `NoSuchSeat`, `TooFast`."""
        if len(self._line) >= WAITING_REVIEWS:
            raise TooFast("too many games wait to be reviewed: come back later")
        return await self._ask(findings.plan, record, seat, quick)

    async def review(self, todo: list[Task]) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it has come, and at last the review. Left early, it stops."""
        ticket, rounds = object(), len(todo)
        self._line.append(ticket)
        turn = asyncio.ensure_future(self._turn.acquire())
        try:
            while not turn.done():
                yield findings.write_progress(self._line.index(ticket), 0, rounds)
                await asyncio.wait({turn}, timeout=_SIGN)
            found: list[ReviewedRound] = []
            async with aclosing(self._rounds(todo)) as done:
                yield findings.write_progress(0, 0, rounds)
                async for one in done:
                    found.append(one)
                    yield findings.write_progress(0, len(found), rounds)
            yield await self._ask(findings.write_review, todo[0], found)
        finally:
            self._line.remove(ticket)
            if not turn.cancel():
                self._turn.release()

    async def _rounds(self, todo: list[Task]) -> AsyncGenerator[ReviewedRound, None]:
        """The rounds of a review as they are done; left early, no other is begun."""
        waiting = iter(todo)
        at_work = {self._begin(task) for task in islice(waiting, _AT_ONCE)}
        try:
            while at_work:
                done, at_work = await asyncio.wait(at_work, return_when=FIRST_COMPLETED)
                at_work |= {self._begin(task) for task in islice(waiting, len(done))}
                for one in done:
                    yield one.result()
        finally:
            for one in at_work:
                one.cancel()

    def _begin(self, task: Task) -> asyncio.Future[ReviewedRound]:
        return asyncio.ensure_future(self._ask(findings.review_one, task))

    async def close(self) -> None:
        """End the processes; what they were at is lost."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(partial(pool.shutdown, cancel_futures=True))

    async def _ask(self, work: Callable[..., Answer], *values: Any) -> Answer:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(_PROCESSES, get_context("spawn"), prepare_process)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *values)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise Busy("the analysis was interrupted: try again") from None
