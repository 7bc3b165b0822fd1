"""What to do next time: what the decisions that cost a seat the most have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum

from augury.analysis.judging import Judgement
from augury.analysis.verdicts import COSTLY
from augury.game.play.actions import Bid, Move, Play


class Lesson(Enum):
    """What to do next time. The locales have a sentence for each: `review-next-…`."""

    PREDICT_LESS = "predict-less"
    PREDICT_MORE = "predict-more"
    TAKE_FEWER = "take-fewer"  # cards took tricks that were too many
    TAKE_MORE = "take-more"  # cards let tricks go that were needed


def find_lesson(decisions: Iterable[tuple[Move, Judgement]]) -> Lesson | None:
    """What would have saved the most points; None where nothing was surely lost."""
    lost: Counter[Lesson] = Counter()
    for move, judged in decisions:
        lesson = _lesson(move, judged)
        if lesson is not None and judged.verdict in COSTLY:
            lost[lesson] += round(judged.loss.value)
    return max(lost, key=lost.__getitem__, default=None)


def _lesson(move: Move, judged: Judgement) -> Lesson | None:
    best = judged.best
    match move:
        case Bid() if isinstance(best, Bid):
            return Lesson.PREDICT_LESS if best.tricks < move.tricks else Lesson.PREDICT_MORE
        case Play():
            tricks = {one.move: _mean(one.tricks) for one in judged.options}
            if move not in tricks or best not in tricks:
                return None
            return Lesson.TAKE_FEWER if tricks[best] < tricks[move] else Lesson.TAKE_MORE
        case _:
            return None


def _mean(chances: tuple[float, ...]) -> float:
    return sum(tricks * chance for tricks, chance in enumerate(chances))
