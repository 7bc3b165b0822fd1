"""What the archmage plays for: points, and in the last rounds of a game, victory.

`train/rounds.py` reckons the same for many games at once: so the archmage has learnt it, and goes
by it when it looks ahead.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from augury.bots.search.victory import chance
from augury.game.table import Table

__all__ = ["worth"]

OTHERS: Final = 0.5  # how much the others' points count
NEAR: Final = 2  # rounds to come, below which it is victory
SWING: Final = 20.0  # points by which a round moves an archmage; fitted to games of its own
LAST: Final = 0.02  # of a round's swing is left when all are played: a point more is a victory
UNIT: Final = 5.0  # swings that a victory is worth: so a point is worth one to those who are level
UNSURE: Final = 0.5  # of a round's swing decides the last one
POINT: Final = 0.3  # what a point is worth where nothing is to be won by it


def worth(table: Table, seat: int) -> float:
    """What the round that has just been written down was worth to a seat, in points."""
    row = table.pad[-1]
    own, players = row.points[seat], len(row.points)
    ahead = own - OTHERS * (sum(row.points) - own) / (players - 1)
    to_come = table.rules.rounds - len(table.pad)
    if to_come >= NEAR:
        return ahead
    before = [total - more for total, more in zip(row.totals, row.points, strict=True)]
    gained = chance(row.totals, seat, SWING * sqrt(to_come + LAST))
    gained -= chance(before, seat, SWING * sqrt(to_come + 1))
    return UNIT * SWING * sqrt(to_come + UNSURE) * gained + POINT * ahead
