"""How far counts are from what chance would make of them."""

from collections.abc import Collection
from math import sqrt

__all__ = ["surprise"]


def surprise(counts: Collection[int], freedom: int | None = None) -> float:
    """Pearson's chi-square of counts that ought to be equal, in standard deviations.

    The statistic has the mean `freedom` and about twice that as its variance. 5 is as good as
    impossible, and −5 too even to be true.
    """
    freedom = freedom or len(counts) - 1
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    return (statistic - freedom) / sqrt(2 * freedom)
