"""The chance to win the game, as far as one can say before its end, and what it makes of points.

The chances of all seats are in the proportions of exp(total / scale). The more rounds are to come,
the greater is the scale, and the less is decided: early on this is to be ahead of the others; in
the last round, to be first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, sqrt
from types import SimpleNamespace
from typing import Any, Final

from augury.game.play.table import Table

_ADEPT_SWING: Final = 25.0  # points by which a round moves a player, as a standard deviation
_ADEPT_LAST_SCALE: Final = 3.0  # the same for rounds that are played: a point more is a victory
_ADEPT_POINT: Final = 0.001  # the value of a point ahead of the others, in itself

_FAR: Final = 50.0  # scales behind another seat: there is no chance left
_SCALARS: Final = SimpleNamespace(exp=exp, minimum=min)


def chance_to_win(totals: Iterable[Any], own: Any, scale: Any, xp: Any = _SCALARS) -> Any:
    """The chance of a seat with `own` points to win against all totals, its own among them.

    Of numbers, or of NumPy or JAX arrays of any number of games: then `xp` is their namespace.
    """
    return 1 / sum(xp.exp(xp.minimum(_FAR, (total - own) / scale)) for total in totals)


def lead(own: Any, everyone: Any, players: Any, others: float = 1.0) -> Any:
    """The points of a seat less the mean of the others', or a part of it; `everyone` has the sum.

    Of numbers or of arrays.
    """
    return own - others * (everyone - own) / (players - 1)


def value_of_points(table: Table, seat: int) -> Callable[[Sequence[int]], float]:
    """What the adept plays for: the value to a seat of everyone's points in this round.

    It is a chance to win; and even where nothing is left to be won, or everything is, points are
    points.
    """
    totals = table.totals
    to_come = table.rules.rounds - table.number
    scale = max(_ADEPT_LAST_SCALE, _ADEPT_SWING * sqrt(to_come))
    players = len(totals)

    def value(points: Sequence[int]) -> float:
        after = [total + more for total, more in zip(totals, points, strict=True)]
        own = after[seat]
        chance: float = chance_to_win(after, own, scale)
        ahead: float = lead(own, sum(after), players)
        return chance + _ADEPT_POINT * ahead

    return value
