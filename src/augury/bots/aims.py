"""What the archmage plays for: points, and when the end of the game is near, victory.

An aim says what a round is worth once its points are known, and what it will be worth as far as
that can be foreseen: by a critic, who expects so many points more than half of the others', and by
how likely each number of tricks is. All in points, or in what a point is worth where it decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, Protocol

from augury.bots.standing import chance
from augury.game.scoring import points
from augury.game.table import Table

__all__ = ["Aim", "Points", "Victory", "aim_of"]

_OTHERS: Final = 0.5  # how much the others' points count, as in training
_NEAR: Final = 4  # rounds to come, from which on it is victory
_SWING: Final = 20.0  # points by which a round moves an archmage; fitted to games of its own
_LAST: Final = 0.02  # of a round is left when all are played: a point more is a victory
_POINT: Final = 0.05  # what a point is worth where nothing is to be won by it
_UNSURE: Final = 0.5  # of a round's swing is left in what is only foreseen


class Aim(Protocol):
    """What a seat plays for."""

    weighs_tricks: bool  # or the critic's word is enough

    def reached(self, won: Sequence[int]) -> float:
        """What the round was worth that brought everyone these points."""
        ...

    def foreseen(self, ahead: float, bid: int, tricks: Sequence[float]) -> float:
        """What it will be worth: `tricks` are the chances to take none, one, two, …."""
        ...


class Points:
    """To be ahead: own points less a part of the others'."""

    weighs_tricks = False

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def reached(self, won: Sequence[int]) -> float:
        """What the critic foresees, come true."""
        return won[self._seat] - _OTHERS * _rest(won, self._seat)

    def foreseen(self, ahead: float, bid: int, tricks: Sequence[float]) -> float:  # noqa: ARG002
        """Just what the critic says."""
        return ahead


class Victory:
    """To win the game: the leader is careful, and who is behind takes risks."""

    weighs_tricks = True

    def __init__(self, table: Table, seat: int) -> None:
        self._seat = seat
        self._lead = [total - table.totals[seat] for total in table.totals]
        self._to_come = table.rules.rounds - table.number

    def reached(self, won: Sequence[int]) -> float:
        """The chance to win, once the points of the round are counted."""
        return self._chance(won, self._to_come)

    def foreseen(self, ahead: float, bid: int, tricks: Sequence[float]) -> float:
        """The same in the mean over one's tricks, the others being as good as is expected."""
        won = [points(bid, taken) for taken in range(len(tricks))]
        mean = sum(likely * point for likely, point in zip(tricks, won, strict=True))
        everyone = [(mean - ahead) / _OTHERS] * len(self._lead)
        worth = 0.0
        for likely, own in zip(tricks, won, strict=True):
            everyone[self._seat] = own
            worth += likely * self._chance(everyone, self._to_come + _UNSURE)
        return worth

    def _chance(self, won: Sequence[float], to_come: float) -> float:
        """In points: as many as the chance is worth to one of several who are level."""
        after = [lead + more for lead, more in zip(self._lead, won, strict=True)]
        win = chance(after, self._seat, _SWING * sqrt(to_come + _LAST))
        unit = 5 * _SWING * sqrt(to_come + _UNSURE)
        return unit * win + _POINT * (won[self._seat] - _rest(won, self._seat))


def aim_of(table: Table, seat: int) -> Aim:
    """What a seat plays for at this point of the game."""
    if table.rules.rounds - table.number >= _NEAR:
        return Points(seat)
    return Victory(table, seat)


def _rest(won: Sequence[float], seat: int) -> float:
    """The others' mean."""
    return fmean([*won[:seat], *won[seat + 1 :]])
