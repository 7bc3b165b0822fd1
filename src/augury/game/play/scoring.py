"""Points and the score pad, the "block of truth" (R7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EXACT: Final = 20  # for a prediction that came true (R7.1)
PER_TRICK: Final = 10  # and for every trick won with it (R7.1)
PER_MISS: Final = 10  # lost for every trick too many or too few (R7.2)


@dataclass(frozen=True)
class Row:
    """One line of the score pad: what every seat bid and took, and what came of it (R7.3)."""

    number: int
    hand_size: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


def points(bid: int, taken: int) -> int:
    """What a prediction is worth (R7.1, R7.2).

    >>> points(bid=2, taken=2), points(bid=0, taken=0), points(bid=2, taken=4)
    (40, 20, -20)
    """
    if bid == taken:
        return EXACT + PER_TRICK * taken
    return -PER_MISS * abs(bid - taken)


def score(
    pad: tuple[Row, ...],
    number: int,
    hand_size: int,
    bids: tuple[int, ...],
    taken: tuple[int, ...],
) -> Row:
    """The next row of the pad."""
    won = tuple(map(points, bids, taken))
    before = pad[-1].totals if pad else (0,) * len(bids)
    totals = tuple(old + new for old, new in zip(before, won, strict=True))
    return Row(number, hand_size, bids, taken, won, totals)


def ranks(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Every seat's place, 1 the best; equal totals share it (R8.1).

    >>> ranks((110, 30, 110, -20))
    (1, 3, 1, 4)
    """
    return tuple(1 + sum(other > own for other in totals) for own in totals)
