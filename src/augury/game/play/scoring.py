"""Points and the score pad, the "block of truth" (R7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar, assert_never

from augury.game.rules import Ties

Ranked = TypeVar("Ranked", int, tuple[int, int])

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


def ranks(totals: Sequence[Ranked]) -> tuple[int, ...]:
    """Every seat's place, 1 the best; equal totals share it (R8.1).

    >>> ranks((110, 30, 110, -20))
    (1, 3, 1, 4)
    """
    return tuple(1 + sum(other > own for other in totals) for own in totals)


def places(totals: tuple[int, ...], deciding: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The same, where something may decide between equal totals (O3): more of it is better.

    >>> places((110, 30, 110, -20), deciding=(31, 40, 28, 12))
    (1, 3, 2, 4)
    """
    return ranks(tuple(zip(totals, deciding, strict=True))) if deciding else ranks(totals)


def tie_break(ties: Ties, rounds: Iterable[tuple[int, int]]) -> int:
    """What decides between equal totals: of a seat's bids and tricks in each round (O3).

    >>> rounds = [(2, 1), (0, 0), (3, 3)]
    >>> tie_break(Ties.PREDICTIONS, rounds), tie_break(Ties.PREDICTIONS_MET, rounds)
    (5, 2)
    """
    match ties:
        case Ties.SHARED:
            return 0
        case Ties.PREDICTIONS:
            return sum(bid for bid, _ in rounds)
        case Ties.PREDICTIONS_MET:
            return sum(bid == taken for bid, taken in rounds)
        case _:
            assert_never(ties)


def tie_breaks(pad: tuple[Row, ...], ties: Ties) -> tuple[int, ...]:
    """What decides between equal totals, for every seat; nothing at all where they share (O3)."""
    if ties is Ties.SHARED or not pad:
        return ()
    seats = range(len(pad[-1].totals))
    return tuple(tie_break(ties, ((row.bids[one], row.taken[one]) for row in pad)) for one in seats)
