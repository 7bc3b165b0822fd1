"""How the adept spends its time: on the candidates that may yet be the best.

All candidates are tried in the same worlds, so that a lucky world favours none. Half of them are
dropped at every stage, and the rest of the budget goes to those that are left (sequential halving).
The favourite, which the rules of thumb would choose, stays to the end: another one must be better
than it by more than chance explains.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from math import ceil, log2, sqrt
from typing import Final, Protocol, TypeVar

World = TypeVar("World")

CAUTION: Final = 1.0  # standard errors by which another one must be better than the favourite
PRIOR: Final = 3  # as many worlds say, before any is tried, that there is no difference


class Budget(Protocol):
    """How much may be spent on a decision."""

    def spent(self, playouts: int) -> float:
        """The part of the budget that is spent after `playouts`; 1 is all of it."""
        ...


class Playouts:
    """A number of playouts: the same decision on every machine."""

    def __init__(self, most: float) -> None:
        self.most = most

    def spent(self, playouts: int) -> float:
        """The part of the playouts that are made."""
        return playouts / self.most


class Time:
    """Milliseconds of a processor, from now: a busy machine takes longer, and decides no worse."""

    def __init__(self, ms: float) -> None:
        self.seconds = ms / 1000
        self.began = time.thread_time()

    def spent(self, playouts: int) -> float:  # noqa: ARG002
        """The part of the time that has passed."""
        return (time.thread_time() - self.began) / self.seconds


def best(
    count: int,
    favourite: int,
    worlds: Iterable[World],
    value: Callable[[World, int], float],
    budget: Budget,
) -> int:
    """The best of `count` candidates, by their value in as many worlds as the budget allows."""
    ahead = [0.0] * count  # of the favourite, added up over the worlds
    squares = [0.0] * count
    rivals = [one for one in range(count) if one != favourite]
    stages = ceil(log2(count)) or 1
    stage = 1
    tried = playouts = 0
    for world in worlds:
        tried += 1
        standard = value(world, favourite)
        for one in rivals:
            gain = value(world, one) - standard
            ahead[one] += gain
            squares[one] += gain * gain
        playouts += 1 + len(rivals)
        spent = budget.spent(playouts)
        if spent >= 1:
            break
        if spent >= stage / stages:
            stage = int(spent * stages) + 1
            rivals.sort(key=lambda one: -ahead[one])
            rivals = rivals[: ceil(len(rivals) / 2)]
    choice, most = favourite, 0.0
    for one in rivals:
        mean = ahead[one] / (tried + PRIOR)
        error = sqrt(squares[one]) / (tried + PRIOR)
        if mean - CAUTION * error > most:
            choice, most = one, mean - CAUTION * error
    return choice
