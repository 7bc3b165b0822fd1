"""How sure one can be of a mean: Student's intervals over deals.

Games of one deal share their cards, so they say less than as many games of different deals would.
What is counted is therefore the deal: a player's value in a deal is the mean over its seats in all
turns of it, and an interval is made from these values, which are independent of each other. A
difference of two players is taken within each deal, where their luck was the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import atan, cos, exp, inf, isfinite, lgamma, log, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

import numpy as np

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, and half the width of its interval: infinite for one deal."""

    mean: float
    margin: float
    deals: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin

    def to_json(self) -> dict[str, float | None]:
        """The mean and the ends of its interval; nothing for what so few deals do not say."""
        ends = {"mean": self.mean, "low": self.low, "high": self.high}
        return {name: end if isfinite(end) else None for name, end in ends.items()}


def estimate(values: Iterable[float]) -> Estimate:
    """The mean of one value a deal, with its 95% interval.

    >>> estimate([10, 20, 30])
    Estimate(mean=20.0, margin=24.84..., deals=3)
    """
    sample = np.asarray(list(values), dtype=float)
    deals = len(sample)
    if deals == 0:
        return Estimate(float("nan"), inf, 0)
    mean = float(sample.mean())
    if deals == 1:
        return Estimate(mean, inf, 1)
    margin = student(deals - 1) * float(sample.std(ddof=1)) / sqrt(deals)
    return Estimate(mean, margin, deals)


@cache
def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """How many standard errors to either side hold the mean with this confidence.

    >>> round(student(1), 3), round(student(10), 3), round(student(1000), 3)
    (12.706, 2.228, 1.962)
    """
    distance = NormalDist().inv_cdf((1 + confidence) / 2)
    while True:  # Newton's steps only ever fall short, since what is left outside is convex
        step = (confidence - _within(distance, freedom)) / (2 * _density(distance, freedom))
        distance += step
        if step < 1e-12 * distance:
            return distance


def _within(distance: float, freedom: int) -> float:
    """The chance that Student's t lies no further from 0: a finite series, freedom being whole."""
    angle = atan(distance / sqrt(freedom))
    odd = freedom % 2
    term, total = cos(angle) if odd else 1.0, 0.0
    for index in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * index / (index + 1)
    total *= sin(angle)
    return 2 / pi * (angle + total) if odd else total


def _density(distance: float, freedom: int) -> float:
    half = (freedom + 1) / 2
    return exp(
        lgamma(half)
        - lgamma(freedom / 2)
        - log(freedom * pi) / 2
        - half * log(1 + distance * distance / freedom)
    )
