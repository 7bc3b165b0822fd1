"""What points are worth: the chance to win the game, as far as one can say before its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from augury.game.table import Table

__all__ = ["chance", "worth"]

SWING: Final = 25.0  # points by which a round moves a player, as a standard deviation
LAST: Final = 3.0  # the same for rounds that are played: a point more is a victory
POINT: Final = 0.001  # what a point ahead of the others is worth in itself


def worth(table: Table, seat: int) -> Callable[[Sequence[int]], float]:
    """What the points of this round are worth to a seat, as a chance to win.

    The chances of all seats are in the proportions of exp(total / scale): the more rounds are to
    come, the greater the scale, and the less is decided. Early on this is to be ahead of the
    others; in the last round, to be first. And even where nothing is left to be won, or everything
    is, points are points.
    """
    totals = table.totals
    to_come = table.rules.rounds - table.number
    scale = max(LAST, SWING * sqrt(to_come))
    others = len(totals) - 1

    def value(points: Sequence[int]) -> float:
        after = [total + more for total, more in zip(totals, points, strict=True)]
        own = after[seat]
        return chance(after, seat, scale) + POINT * (own - (sum(after) - own) / others)

    return value


def chance(totals: Sequence[float], seat: int, scale: float) -> float:
    """The chance of a seat to win, if all are in the proportions of exp(total / scale)."""
    own = totals[seat]
    return 1 / sum(exp(min(50.0, (total - own) / scale)) for total in totals)
