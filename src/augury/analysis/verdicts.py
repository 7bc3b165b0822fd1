"""What is said about a decision, and when.

A seat that is called careless was careless: a mistake cost 4 points for certain, which is the
estimate less four of its own standard errors. Among mistakes, a blunder is what cost 10 points by
the estimate. So more time changes such a verdict hardly ever: it is taken back only if that
certainty was wrong, and which of the two it is does not depend on how far the error has shrunk.

What most likely cost something is an inaccuracy, if it was little by the estimate, and else
probably a mistake. What is estimated at a mistake's 4 points, but may as well be noise, is not
clear yet and accused of nothing. docs/analysis.md has the figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final, TypeAlias

from augury.codec import Digits

INACCURACY: Final = 1.0  # points given away most likely, at least
MISTAKE: Final = 4.0  # points given away for certain, at least
BLUNDER: Final = 10.0  # points given away by a mistake, by the estimate: what a missed trick costs

LIKELY: Final = 2.5  # standard errors
CERTAIN: Final = 4.0  # many moves are compared, and more than once


Figure: TypeAlias = Annotated[float, Digits(4)]
"""A number that was estimated: in JSON it has no more digits than it is good for."""


class Verdict(Enum):
    """How good a choice was, the best first."""

    FORCED = "forced"  # there was no choice
    BEST = "best"
    FINE = "fine"  # not the best, or perhaps not; but nothing that is likely to have cost much
    UNCLEAR = "unclear"  # it may have been a mistake, or not: more time would tell
    INACCURACY = "inaccuracy"  # it cost a little
    PROBABLE = "probable"  # most likely a mistake, and not for certain
    MISTAKE = "mistake"
    BLUNDER = "blunder"


COSTLY: Final = (Verdict.INACCURACY, Verdict.PROBABLE, Verdict.MISTAKE, Verdict.BLUNDER)
"""What is said to have cost something: these decisions are listed, and their losses added up."""


@dataclass(frozen=True)
class Measurement:
    """A number, and how far off it may be: one standard error."""

    value: Figure
    error: Figure

    @property
    def surely(self) -> float:
        """What it is at least, as far as one can be certain."""
        return self.value - CERTAIN * self.error

    @property
    def likely(self) -> float:
        """What it is at least, most likely."""
        return self.value - LIKELY * self.error

    @property
    def margin(self) -> int:
        """How far off it may be, as it is said: two standard errors, in whole points."""
        return max(1, round(2 * self.error))


def judge_loss(loss: Measurement, *, best: bool) -> Verdict:
    """The verdict on a choice that gave this loss away.

    >>> judge_loss(Measurement(12.0, 2.0), best=False)
    <Verdict.BLUNDER: 'blunder'>
    >>> judge_loss(Measurement(12.0, 3.5), best=False)
    <Verdict.PROBABLE: 'probable'>
    >>> judge_loss(Measurement(3.0, 0.5), best=False)
    <Verdict.INACCURACY: 'inaccuracy'>
    >>> judge_loss(Measurement(12.0, 6.0), best=False)
    <Verdict.UNCLEAR: 'unclear'>
    >>> judge_loss(Measurement(2.0, 1.0), best=False)
    <Verdict.FINE: 'fine'>
    """
    if best:
        return Verdict.BEST
    if loss.surely >= MISTAKE:
        return Verdict.BLUNDER if loss.value >= BLUNDER else Verdict.MISTAKE
    large = loss.value >= MISTAKE
    if loss.likely >= INACCURACY:
        return Verdict.PROBABLE if large else Verdict.INACCURACY
    return Verdict.UNCLEAR if large else Verdict.FINE
