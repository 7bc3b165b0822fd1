"""What to do next time: what the decisions that cost a seat the most have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import Final

from augury.analysis.judging import Judgement
from augury.analysis.verdicts import COSTLY
from augury.game.play.actions import Bid, Move, Play

_ENOUGH: Final = 10  # points, as many as a missed trick costs: from less nothing can be learnt


class Lesson(Enum):
    """What to do next time. The locales have a sentence for each: `review-next-…`."""

    PREDICT_LESS = "predict-less"
    PREDICT_MORE = "predict-more"
    TAKE_FEWER = "take-fewer"  # cards took tricks that were too many
    TAKE_MORE = "take-more"  # cards let tricks go that were needed


def find_lesson(decisions: Iterable[tuple[Move, Judgement, int | None]]) -> Lesson | None:
    """What would have saved the most points, if that is enough to be worth a word.

    With each decision comes the prediction of its round, as far as it is known.
    """
    lost: Counter[Lesson] = Counter()
    for move, judged, bid in decisions:
        lesson = _lesson(move, judged, bid)
        if lesson is not None and judged.verdict in COSTLY:
            lost[lesson] += round(judged.loss.value)
    most = max(lost, key=lost.__getitem__, default=None)
    return most if most is not None and lost[most] >= _ENOUGH else None


def _lesson(move: Move, judged: Judgement, bid: int | None) -> Lesson | None:
    best = judged.best
    match move:
        case Bid() if isinstance(best, Bid):
            return Lesson.PREDICT_LESS if best.tricks < move.tricks else Lesson.PREDICT_MORE
        case Play() if bid is not None:
            tricks = {one.move: _mean(one.tricks) for one in judged.options}
            if move not in tricks or best not in tricks:
                return None
            made, better = tricks[move], tricks[best]
            if better < made and made > bid:
                return Lesson.TAKE_FEWER
            return Lesson.TAKE_MORE if better > made and made < bid else None
        case _:
            return None


def _mean(chances: tuple[float, ...]) -> float:
    return sum(tricks * chance for tricks, chance in enumerate(chances))
