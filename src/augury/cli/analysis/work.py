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

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from augury.analysis.judging import Effort
from augury.analysis.review import Review, ReviewedRound, Task, assemble, review_round, tasks
from augury.cli.errors import MessageError
from augury.game.text.record import Record
from augury.locales import say
from augury.processes import cores, spread

__all__ = ["follow_review", "watch_review"]

_SHORT: Final = 60  # cards of a game that is reviewed before another process has started


def watch_review(
    record: Record, seat: int | None, effort: Effort, language: str
) -> tuple[Review, bool]:
    """The review, and whether it is whole: after Ctrl-C it has the rounds that are done."""
    todo = tasks(record, seat, effort)
    short = sum(record.rules.hand_size(task.number) for task in todo) < _SHORT
    results = map(review_round, todo) if short or cores() == 1 else _spread(todo)
    console = Console(stderr=True, markup=False, emoji=False, highlight=False)
    bar = Progress(
        TextColumn(say(language, "review-working")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    weights = {task.number: record.rules.hand_size(task.number) ** 2 for task in todo}
    done: list[ReviewedRound] = []
    whole = True
    with bar:
        progress = bar.add_task("", total=sum(weights.values()))
        try:
            for one in results:
                done.append(one)
                bar.update(progress, advance=weights[one.number])
        except KeyboardInterrupt:
            whole = False
    return assemble(record, seat, effort, done), whole


async def follow_review(
    record: Record, seat: int | None, effort: Effort, tell: Callable[[Review], None]
) -> None:
    """Review a game in other processes, and tell what is known whenever a round more is done.

    Cancelled, it leaves nothing running. Raises what `tasks` raises, and `MessageError`.
    """
    loop, stop = asyncio.get_running_loop(), Future[None]()
    _start_tracker()

    def work() -> None:
        done: list[ReviewedRound] = []
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


def _spread(todo: Sequence[Task], stop: Future[None] | None = None) -> Iterator[ReviewedRound]:
    """The rounds as they are done, by as many processes as there are cores."""
    try:
        yield from spread(review_round, todo, min(cores(), len(todo)), stop)
    except BrokenProcessPool:
        raise MessageError("review-died") from None
