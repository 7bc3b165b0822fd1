"""A review done on all cores, with a bar that shows how far it is."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from augury.analysis.errors import AnalysisError
from augury.analysis.judging import Effort
from augury.analysis.review import Review, ReviewedRound, assemble, review_round, tasks
from augury.game.record import Record
from augury.locales import say
from augury.processes import cores, spread

__all__ = ["watch_review"]

_SHORT: Final = 60  # cards of a game that is reviewed before another process has started


def watch_review(
    record: Record, seat: int | None, effort: Effort, language: str
) -> tuple[Review, bool]:
    """The review, and whether it is whole: after Ctrl-C it has the rounds that are done."""
    todo = tasks(record, seat, effort)
    count = min(cores(), len(todo))
    if sum(record.rules.hand_size(task.number) for task in todo) < _SHORT:
        count = 1
    results = map(review_round, todo) if count == 1 else spread(review_round, todo, count)
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
        except BrokenProcessPool:
            raise AnalysisError(
                "died", "one of the processes ended in the middle of its work"
            ) from None
    return assemble(record, seat, effort, done), whole
