"""What is said about a decision, and when.

A verdict goes by what the choice gave away for certain: the estimate less three of its own standard
errors. So whoever is called careless was careless, and what is too close to call is called fine.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

__all__ = ["BLUNDER", "CERTAINTY", "INACCURACY", "MISTAKE", "Measurement", "Verdict", "judge_loss"]

INACCURACY: Final = 1.0  # points given away for certain, at least
MISTAKE: Final = 4.0
BLUNDER: Final = 10.0  # what a missed trick costs
CERTAINTY: Final = 3.0  # standard errors: many moves are compared, and more than once


class Verdict(Enum):
    """How good a choice was, the best first."""

    FORCED = "forced"  # there was no choice
    BEST = "best"
    FINE = "fine"  # not the best, or perhaps not; but nothing that can be said to have cost much
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True)
class Measurement:
    """A number, and how far off it may be: one standard error."""

    value: float
    error: float

    @property
    def surely(self) -> float:
        """What it is at least, as far as one can be certain."""
        return self.value - CERTAINTY * self.error


def judge_loss(loss: Measurement, *, best: bool) -> Verdict:
    """The verdict on a choice that gave so many points away.

    >>> judge_loss(Measurement(12.0, 0.5), best=False)
    <Verdict.BLUNDER: 'blunder'>
    >>> judge_loss(Measurement(12.0, 3.9), best=False)
    <Verdict.FINE: 'fine'>
    """
    if best:
        return Verdict.BEST
    for least, verdict in (
        (BLUNDER, Verdict.BLUNDER),
        (MISTAKE, Verdict.MISTAKE),
        (INACCURACY, Verdict.INACCURACY),
    ):
        if loss.surely >= least:
            return verdict
    return Verdict.FINE
