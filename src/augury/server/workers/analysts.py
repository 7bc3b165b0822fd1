"""Where games are reviewed and hints are found: in processes beside the server.

Of all reviews two pieces are worked on at a time, and beside them one question: a hint, a puzzle, a
variation; two, where nothing is reviewed. So one of the three processes is always free for either.
`fair_queue` says whose review and whose question is next. The processes are started when the first
question is asked, give way to the server, and end with it. Nothing but waiting happens here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from augury.analysis.errors import AnalysisError
from augury.game.errors import AuguryError
from augury.game.text.record import Record
from augury.processes import new_processes
from augury.server.workers.bot_pool import NICENESS
from augury.server.workers.fair_queue import FairQueue, ReviewPlaces, Ticket
from augury.tables import analysts
from augury.tables.analysts import Analysts, PlannedReview
from augury.tables.bounds import REVIEW_PIECES, REVIEWS_OF_ADDRESS, REVIEWS_OF_ALL
from augury.tables.errors import Busy

if TYPE_CHECKING:  # the analysis brings NumPy along, which the server itself does without
    from augury.analysis.review import ReviewedPiece, Task


Found = TypeVar("Found")

_AT_ONCE: Final = 2  # pieces of reviews, or questions where nothing is reviewed
_PROCESSES: Final = _AT_ONCE + 1
_SIGN: Final = 5.0  # seconds between signs of life for those who wait


@dataclass(frozen=True)
class _Review:
    """A review that somebody reads: what is not begun yet, and what comes of the rest."""

    waiting: Iterator[Task]
    outcomes: asyncio.Queue[ReviewedPiece | Exception]


@dataclass(frozen=True)
class _Question:
    """A question to which somebody waits for the answer."""

    work: Callable[..., Any]
    values: tuple[Any, ...]
    answer: asyncio.Future[Any]


class ProcessAnalysts(Analysts):
    """Review games and find hints, beside the server."""

    playouts = None  # as many as the analysis makes by itself

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._places = ReviewPlaces(REVIEWS_OF_ADDRESS, REVIEWS_OF_ALL)
        self._queue = FairQueue()
        self._reviews: dict[Ticket, _Review] = {}
        self._at_work: set[asyncio.Task[None]] = set()
        self._waiting = FairQueue()
        self._questions: dict[Ticket, _Question] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def ask(self, address: str, work: Callable[..., Found], *values: Any) -> Found:
        """What the work finds, when it is the turn of this address. Raises what it raises."""
        ticket = Ticket(address, quick=True, waiting=1)
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._questions[ticket] = _Question(work, values, answer)
        self._waiting.add(ticket)
        try:
            self._begin()
            return await answer
        finally:
            self._waiting.remove(ticket)
            del self._questions[ticket]

    async def plan(
        self, game: Record | str, seat: int | None, address: str, *, quick: bool
    ) -> PlannedReview:
        """What there is to do for a review. Raises `AnalysisError`, `NoSuchSeat`, `TooFast`."""
        self._places.check(address)
        with self._places.taken(address):
            planned = await super().plan(game, seat, address, quick=quick)
        if len(planned.todo) > REVIEW_PIECES:
            raise AnalysisError(
                "too-much",
                f"this would be {len(planned.todo)} pieces of work, and {REVIEW_PIECES} is the "
                "limit: ask for a quick review, or for that of one seat",
            )
        return planned

    async def review(self, planned: PlannedReview) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it has come, and at last the review. Left early, it stops."""
        todo = planned.todo
        ticket = Ticket(planned.address, planned.quick, len(todo))
        review = self._reviews[ticket] = _Review(iter(todo), asyncio.Queue())
        found: list[ReviewedPiece] = []
        with self._places.taken(planned.address):
            self._queue.add(ticket)
            try:
                self._begin()
                yield analysts.write_progress(self._queue.ahead(ticket), todo, found)
                while len(found) < len(todo):
                    found += await _next(review)
                    yield analysts.write_progress(self._queue.ahead(ticket), todo, found)
                yield await self.work_out(analysts.write_review, todo[0], found)
            finally:
                self._queue.remove(ticket)
                del self._reviews[ticket]

    def _begin(self) -> None:
        """Begin what those whose turn it is have asked, as much as there are processes for."""
        most = 1 if self._reviews else _AT_ONCE
        while len(self._answering) < most and (ticket := self._waiting.take()) is not None:
            answer = self._answer(self._questions[ticket])
            self._answering.add(asyncio.ensure_future(answer))
        while len(self._at_work) < _AT_ONCE and (ticket := self._queue.take()) is not None:
            work = self._work_on(ticket, next(self._reviews[ticket].waiting))
            self._at_work.add(asyncio.ensure_future(work))

    async def _work_on(self, ticket: Ticket, task: Task) -> None:
        """Done to its end though its reader has left: until then its process is not free."""
        outcome: ReviewedPiece | Exception
        try:
            outcome = await self.work_out(analysts.review_piece, task)
        except Exception as error:  # noqa: BLE001  (its reader gets it, and others go on)
            outcome = error
        if ticket in self._reviews:
            self._reviews[ticket].outcomes.put_nowait(outcome)
        self._at_work -= {asyncio.current_task()}
        self._begin()

    async def _answer(self, question: _Question) -> None:
        """Worked out to its end though nobody waits: until then its process is not free."""
        answer = question.answer
        try:
            found = await self.work_out(question.work, *question.values)
        except Exception as error:  # noqa: BLE001  (who has asked gets it, and others go on)
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(found)
        finally:
            answer.cancel()  # where this was cancelled, when the server ends
            self._answering -= {asyncio.current_task()}
            self._begin()

    async def close(self) -> None:
        """End the processes; what they were at is lost."""
        self._queue, self._waiting = FairQueue(), FairQueue()  # nothing more is begun
        for question in self._questions.values():
            question.answer.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(partial(pool.shutdown, cancel_futures=True))

    async def work_out(self, work: Callable[..., Found], *values: Any) -> Found:
        """What the work finds. Raises what it raises, and `Busy` where it could not be done."""
        if self._pool is None:
            self._pool = new_processes(_PROCESSES, NICENESS)
        pool = self._pool
        try:
            answer = await asyncio.get_running_loop().run_in_executor(pool, _tried, work, values)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise Busy("the analysis was interrupted: try again") from None
        if isinstance(answer, _Refusal):
            raise answer.error from answer.cause
        return answer


@dataclass(frozen=True)
class _Refusal:
    """What a process refuses, with its cause, which would be lost on the way."""

    error: AuguryError
    cause: BaseException | None


def _tried(work: Callable[..., Found], values: tuple[Any, ...]) -> Found | _Refusal:
    try:
        return work(*values)
    except AuguryError as error:
        return _Refusal(error, error.__cause__)


async def _next(review: _Review) -> list[ReviewedPiece]:
    """The piece that is done next; none, if that takes longer than somebody should hear nothing."""
    try:
        outcome = await asyncio.wait_for(review.outcomes.get(), _SIGN)
    except TimeoutError:
        return []
    if isinstance(outcome, Exception):
        raise outcome
    return [outcome]
