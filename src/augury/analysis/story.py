"""What a review comes to for one seat, in sentences: each is chosen by the figure that it puts in.

What the cards, the seat's own decisions and the others' did is measured with all hands open, so a
decision that was right may have turned out badly. What decisions gave away is measured by what
could be known then. The two are said apart, and never one for the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from augury.analysis.judging import Judgement
from augury.analysis.luck import Parts
from augury.analysis.reasons import Reason
from augury.analysis.verdicts import COSTLY, Verdict

_NOTICED: Final = 5  # points: less is not worth a word
_CAUSES: Final = ("luck", "own", "others")
_EFFECTS: Final = ("good", "bad", "even")

STORY_MESSAGES: Final = (
    *(f"review-mostly-{cause}" for cause in (*_CAUSES, "mixed", "nothing")),
    *(f"review-{cause}-{effect}" for cause in _CAUSES for effect in _EFFECTS),
    "review-gave",
    "review-gave-nothing",
    "review-gave-unclear",
)
"""Every message that a story may name."""


def tell(whole: Parts, judged: Sequence[Judgement]) -> tuple[Reason, ...]:
    """The story of a seat whose points are made of these parts; first of all what mattered most.

    `judged` are its decisions; where there are none, nothing is said of what they gave away.
    """
    points = {cause: getattr(whole, cause) for cause in _CAUSES}
    said = {cause: _say_effect(cause, number) for cause, number in points.items()}
    given = [tell_given(judged)] if judged else []
    return _most(points), said["luck"], said["own"], *given, said["others"]


def tell_given(judged: Sequence[Judgement]) -> Reason:
    """How many decisions surely cost something, and how much; if none did, whether that is sure."""
    costly = [one for one in judged if one.verdict in COSTLY]
    if costly:
        return Reason("review-gave", len(costly), second=add_losses(costly))
    unclear = sum(one.verdict is Verdict.UNCLEAR for one in judged)
    return Reason("review-gave-unclear", unclear) if unclear else Reason("review-gave-nothing")


def add_losses(costly: Sequence[Judgement]) -> int:
    """What such decisions gave away: what is said of each of them, in whole points, added up."""
    return sum(round(one.loss.value) for one in costly)


def _most(points: dict[str, int]) -> Reason:
    """What did more than all the rest together."""
    cause = max(points, key=lambda cause: abs(points[cause]))
    most, every = abs(points[cause]), sum(map(abs, points.values()))
    if most < _NOTICED:
        return Reason("review-mostly-nothing")
    return Reason(f"review-mostly-{cause if 2 * most > every else 'mixed'}")


def _say_effect(cause: str, points: int) -> Reason:
    effect = "even" if abs(points) < _NOTICED else "good" if points > 0 else "bad"
    return Reason(f"review-{cause}-{effect}", points)
