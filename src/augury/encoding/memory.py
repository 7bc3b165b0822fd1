"""How everyone has kept their predictions so far this game: the memory of the table.

The score pad shows it to all. Who bids nonsense is soon known for it: their predictions then say
little about their cards. Numbers of rounds and of tricks, so that a row of small whole numbers
holds them, and so that the batch engine counts the very same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from augury.game.play.scoring import Row

INT8_MAX: Final = 127  # that an int8 can say


class Memory(NamedTuple):
    """Of every seat, over the rounds on the pad; all zero before the first is written there."""

    exact: tuple[int, ...]  # of a hundred predictions, how many came true
    over: tuple[int, ...]  # tricks too many, in tenths, the mean of all rounds
    under: tuple[int, ...]  # tricks missing, likewise


def remember(pad: Sequence[Row], players: int) -> Memory:
    """What the pad says about everyone's predictions.

    >>> remember((Row(1, 1, (0, 1), (1, 0), (-10, -10), (-10, -10)),), 2)
    Memory(exact=(0, 0), over=(10, 0), under=(0, 10))
    """
    rounds = max(1, len(pad))
    gaps = [[row.taken[seat] - row.bids[seat] for row in pad] for seat in range(players)]
    return Memory(
        exact=tuple(100 * own.count(0) // rounds for own in gaps),
        over=tuple(
            min(INT8_MAX, 10 * sum(gap for gap in own if gap > 0) // rounds) for own in gaps
        ),
        under=tuple(
            min(INT8_MAX, -10 * sum(gap for gap in own if gap < 0) // rounds) for own in gaps
        ),
    )
