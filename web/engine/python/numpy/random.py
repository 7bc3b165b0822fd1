"""Random numbers."""

from math import log, prod
from random import Random

from numpy.arrays import from_values
from numpy.dtypes import FLOAT64

__all__ = ["Generator", "default_rng"]


class Generator:
    """Draws numbers, the same from the same seed; not those that NumPy would draw."""

    def __init__(self, seed):
        self._random = Random(seed)

    def gumbel(self, size):
        """Of Gumbel's distribution."""
        draw = self._random.random
        drawn = (-log(-log(draw() or 5e-324)) for _ in range(prod(size)))
        return from_values(drawn, size, FLOAT64)

    def random(self, size):
        """From 0 up to 1."""
        return from_values((self._random.random() for _ in range(prod(size))), size, FLOAT64)

    def permuted(self, values, axis):
        """The same numbers, each row of the last axis in an order of its own."""
        rows, shape = values._rows_of(axis)
        for row in rows:
            self._random.shuffle(row)
        mixed = (value for row in rows for value in row)
        return from_values(mixed, (*shape, values.shape[-1]), values.dtype)


def default_rng(seed):
    """A generator."""
    return Generator(seed)
