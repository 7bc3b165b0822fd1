"""What the archmage plays for: points, and in the last rounds of a game, victory.

It has learnt it in training, with JAX for many games at once, and goes by it when it looks ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from augury.bots.search.victory import chance_to_win, lead
from augury.game.play.table import Table

OTHERS: Final = 0.5  # how much the others' points count
NEAR: Final = 2  # rounds to come, below which it is victory
SWING: Final = 20.0  # points by which a round moves an archmage; fitted to games of its own
LEFT_AT_END: Final = (
    0.02  # of a round's swing is left when all are played: a point more is a victory
)
UNIT: Final = 5.0  # the value of a victory in swings: so a point is one to those who are level
UNSURE: Final = 0.5  # of a round's swing decides the last one
POINT_VALUE: Final = 0.3  # the value of a point where nothing is to be won by it

_ABSENT: Final = -1e6  # the total of a seat that nobody sits on: it never wins


def values_of_rounds(tables: Sequence[Table]) -> NDArray[np.float64]:
    """The value to every seat of the rounds just written down, in points, [seats, tables].

    All tables play by the same rules, and have come equally far.
    """
    rows = [table.pad[-1] for table in tables]
    points = np.array([row.points for row in rows]).T
    before = np.array([row.totals for row in rows]).T - points
    table = tables[0]
    to_come = table.rules.rounds - len(table.pad)
    values: NDArray[np.float64] = values_of_points(points, before, table.rules.players, to_come)
    return values


def values_of_points(points: Any, before: Any, players: Any, to_come: Any) -> Any:
    """The value to everyone of these points, [seats, games], with these totals before.

    Takes NumPy or JAX arrays, and returns the like. `players` and `to_come`, the rounds to come,
    are numbers or arrays of one for each game; seats behind the last player have no value.
    """
    xp = points.__array_namespace__()
    seated = xp.arange(len(points))[:, None] < players
    points = xp.where(seated, points, 0).astype(float)
    before = xp.where(seated, before, _ABSENT)
    after = before + points
    ahead = lead(points, points.sum(axis=0), players, OTHERS)
    gained = chance_to_win(after, after, SWING * (to_come + LEFT_AT_END) ** 0.5, xp)
    gained = gained - chance_to_win(before, before, SWING * (to_come + 1) ** 0.5, xp)
    victory = UNIT * SWING * (to_come + UNSURE) ** 0.5 * gained + POINT_VALUE * ahead
    return xp.where(seated, xp.where(to_come < NEAR, victory, ahead), 0.0)
