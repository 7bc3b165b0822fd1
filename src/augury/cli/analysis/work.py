"""A review done on all cores: with a bar that shows how far it is, or beside a screen."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr
from typing import Final

from rich.progress import MofNCompleteColumn, TimeElapsedColumn

from augury.analysis.judging import Effort
from augury.analysis.review import Review, ReviewedPiece, Task, assemble, review_piece, tasks
from augury.cli.errors import MessageError
from augury.cli.plain.progress import progress_bar
from augury.game.text.record import Record
from augury.locales import say
from augury.processes import cores, spread

_SHORT: Final = 60  # cards of a game that is reviewed before another process has started


def watch_review(
    record: Record, seat: int | None, effort: Effort, language: str
) -> tuple[Review, bool]:
    """The review, and whether it is whole: after Ctrl-C it has the rounds that are done."""
    todo = tasks(record, seat, effort)
    cards = {task.number: record.rules.hand_size(task.number) for task in todo}
    short = sum(cards.values()) < _SHORT
    results = map(review_piece, todo) if short or cores() == 1 else _spread(todo)
    bar = progress_bar(say(language, "review-working"), MofNCompleteColumn(), TimeElapsedColumn())
    done: list[ReviewedPiece] = []
    whole = True
    with bar:
        progress = bar.add_task("", total=sum(size**2 for size in cards.values()))
        try:
            for one in results:
                done.append(one)
                bar.update(progress, advance=cards[one.number] ** 2 / one.parts)
        except KeyboardInterrupt:
            whole = False
    return assemble(record, seat, effort, done), whole


async def follow_review(
    record: Record, seat: int | None, effort: Effort, tell: Callable[[Review], None]
) -> None:
    """Review a game in other processes, and tell what is known whenever more of it is done.

    Cancelled, it leaves nothing running. Raises what `tasks` raises, and `MessageError`.
    """
    loop, stop = asyncio.get_running_loop(), Future[None]()
    _start_tracker()

    def work() -> None:
        done: list[ReviewedPiece] = []
        for one in _spread(tasks(record, seat, effort), stop):
            done.append(one)
            loop.call_soon_threadsafe(tell, assemble(record, seat, effort, done))

    try:
        await asyncio.to_thread(work)
    finally:
        stop.set_result(None)


def _start_tracker() -> None:
    """Let `multiprocessing` start its own helper, which inherits the stream for errors.

    A full screen puts another one in its place that is no file, and then no process can be started.
    """
    if os.name == "posix":
        from multiprocessing.resource_tracker import ensure_running  # noqa: PLC0415

        with redirect_stderr(sys.__stderr__):
            ensure_running()


def _spread(todo: Sequence[Task], stop: Future[None] | None = None) -> Iterator[ReviewedPiece]:
    """The pieces as they are done, by as many processes as there are cores."""
    try:
        yield from spread(review_piece, todo, min(cores(), len(todo)), stop)
    except BrokenProcessPool:
        raise MessageError("review-died") from None
