"""The sorts of numbers that an array may hold, and what comes out where two of them meet."""

__all__ = ["BOOL", "FLOAT32", "FLOAT64", "INT8", "INT32", "INT64", "DType", "dtype", "promote"]


class DType:
    """A sort of numbers, with the letter that Python's own arrays have for it."""

    def __init__(self, name, letter, rank):
        self.name = name
        self.letter = letter
        self.rank = rank

    def __repr__(self):
        return f"dtype('{self.name}')"

    def __eq__(self, other):
        return self is _named(other)

    def __hash__(self):
        return hash(self.name)

    @property
    def real(self):
        """Whether it has fractions."""
        return self.rank >= FLOAT32.rank

    def cast(self, value):
        """A number as one of this sort."""
        if self is BOOL:
            return 1 if value else 0
        return float(value) if self.real else int(value)


BOOL = DType("bool", "b", 0)
INT8 = DType("int8", "b", 1)
INT32 = DType("int32", "i", 2)
INT64 = DType("int64", "q", 3)
FLOAT32 = DType("float32", "f", 4)
FLOAT64 = DType("float64", "d", 5)

_NAMES = {one.name: one for one in (BOOL, INT8, INT32, INT64, FLOAT32, FLOAT64)}
_NAMES |= {bool: BOOL, int: INT64, float: FLOAT64}


def _named(what):
    return what if isinstance(what, DType) else _NAMES.get(what)


def dtype(what):
    """The sort that is meant: itself, its name, or Python's own type."""
    found = _named(what)
    if found is None:
        raise TypeError(f"no arrays of {what!r} here")
    return found


def promote(one, other):
    """The sort that holds the numbers of both."""
    high, low = (one, other) if one.rank >= other.rank else (other, one)
    if high is FLOAT32 and low in (INT32, INT64):
        return FLOAT64
    return high
