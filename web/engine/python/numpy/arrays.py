"""Arrays of numbers, any number of axes: their values one behind the other, rows first.

A row, or a stretch of rows, is a view: what is written to it stands in the array. Whatever else is
taken out of an array is a copy.
"""

import operator
from array import array as numbers
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

from numpy.dtypes import BOOL, FLOAT32, FLOAT64, INT8, INT64, dtype, promote

__all__ = [
    "Array",
    "Kernel",
    "as_array",
    "broadcast_shape",
    "elementwise",
    "fill",
    "from_values",
    "multiply",
    "sort_of",
    "spread",
]

LARGE = 128
"""So many numbers, and it is worth the while to ask the kernel."""


class Kernel(NamedTuple):
    """What works on large arrays of single precision, given by their addresses in memory."""

    multiply: Any  # (a, b, out, rows, inner, columns): the product of matrices
    combine: Any  # (operation, a, small, b, meeting, out, rows, columns): place by place
    sum: Any  # (a, out, rows, columns): the sum of every row
    take: Any  # (a, places, out, count, columns): some of the rows


kernel = None
"""A `Kernel`, if there is one; else everything is done here, slowly."""


class Array:
    """An array. `base` holds its numbers from `start` on."""

    __slots__ = ("base", "dtype", "shape", "start")

    def __init__(self, base, start, shape, sort):
        self.base = base
        self.start = start
        self.shape = shape
        self.dtype = sort

    # What it is

    @property
    def size(self):
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def ndim(self):
        """How many axes it has."""
        return len(self.shape)

    @property
    def flat(self):
        """Its numbers one behind the other, to be read or written."""
        return memoryview(self.base)[self.start : self.start + self.size]

    @property
    def address(self):
        """Where its numbers begin in memory."""
        return self.base.buffer_info()[0] + self.start * self.base.itemsize

    @property
    def T(self):
        """Rows as columns."""
        if self.ndim < 2:
            return self
        rows, columns = self.shape
        values = self.flat
        turned = [values[row * columns + at] for at in range(columns) for row in range(rows)]
        return from_values(turned, (columns, rows), self.dtype)

    def transpose(self, *axes):
        """The axes in another order."""
        shape = tuple(self.shape[axis] for axis in axes)
        strides = [prod(self.shape[axis + 1 :]) for axis in range(self.ndim)]
        places = [0]
        for axis in axes:
            steps = range(0, self.shape[axis] * strides[axis], strides[axis])
            places = [place + step for place in places for step in steps]
        values = self.flat
        return from_values([values[place] for place in places], shape, self.dtype)

    def __array_namespace__(self):
        import numpy as np  # noqa: PLC0415

        return np

    def __len__(self):
        return self.shape[0]

    def __iter__(self):
        return (self[at] for at in range(len(self)))

    def __bool__(self):
        (value,) = self.flat
        return bool(value)

    def __float__(self):
        (value,) = self.flat
        return float(value)

    def __int__(self):
        (value,) = self.flat
        return int(value)

    __index__ = __int__

    def __repr__(self):
        return f"array({self.tolist()}, dtype={self.dtype.name})"

    def tolist(self):
        """As lists of Python's own numbers."""
        values = self.flat.tolist()
        if self.dtype is BOOL:
            values = [bool(value) for value in values]
        for width in reversed(self.shape[1:]):
            values = [values[at : at + width] for at in range(0, len(values), width)]
        return values if self.shape else values[0]

    # Of another form

    def reshape(self, *shape):
        """The same numbers, arranged otherwise; one length may be −1, which follows."""
        if len(shape) == 1 and not isinstance(shape[0], int):
            (shape,) = shape
        known = prod(width for width in shape if width >= 0)
        shape = tuple(self.size // known if width < 0 else width for width in shape)
        if prod(shape) != self.size:
            raise ValueError(f"cannot reshape {self.shape} into {shape}")
        return Array(self.base, self.start, shape, self.dtype)

    def ravel(self):
        """All in one row."""
        return self.reshape(self.size)

    def copy(self):
        """Another array of the same numbers."""
        return Array(self.base[self.start : self.start + self.size], 0, self.shape, self.dtype)

    def astype(self, sort, copy=True):
        """The same numbers as another sort."""
        sort = dtype(sort)
        if sort is self.dtype:
            return self.copy() if copy else self
        cast = int if not sort.real else float
        if sort is BOOL:
            cast = bool
        return from_values(map(cast, self.flat), self.shape, sort)

    # Taking out and putting in

    def __getitem__(self, key):
        if isinstance(key, int) or (isinstance(key, Array) and not key.shape):
            return self._row(int(key))
        if isinstance(key, slice) and key.step in (None, 1):
            first, last, _ = key.indices(self.shape[0])
            inner = prod(self.shape[1:])
            shape = (max(last - first, 0), *self.shape[1:])
            return Array(self.base, self.start + first * inner, shape, self.dtype)
        if kernel is not None and self.ndim == 2 and self.dtype is FLOAT32 and _is_list(key):
            return self._take(key)
        offsets, shape = self._select(key)
        values = self.flat
        found = numbers(self.base.typecode, [values[at] for at in offsets])
        if not shape and not _has_array(key):
            return found[0]
        return Array(found, 0, shape, self.dtype)

    def __setitem__(self, key, value):
        offsets, shape = self._select(key)
        values = self.flat
        given = spread(as_array(value), shape)
        cast = self.dtype.cast
        for at, one in zip(offsets, given, strict=True):
            values[at] = cast(one)

    def _become(self, other):
        """The same array with the numbers of another."""
        if other.dtype is self.dtype and other.shape == self.shape:
            end = other.start + other.size
            self.base[self.start : self.start + self.size] = other.base[other.start : end]
        else:
            self[...] = other
        return self

    def _row(self, at):
        width = self.shape[0]
        if not -width <= at < width:
            raise IndexError(f"index {at} is out of bounds for {width}")
        inner = prod(self.shape[1:])
        start = self.start + (at % width) * inner
        if len(self.shape) == 1:
            return self.base[start]
        return Array(self.base, start, self.shape[1:], self.dtype)

    def _take(self, places):
        """Some of the rows, which are given by an array."""
        rows, columns = self.shape
        if places.size and not 0 <= min(places.flat) <= max(places.flat) < rows:
            raise IndexError(f"a row is out of bounds for {rows}")
        out = fill((places.size, columns), 0, FLOAT32)
        kernel.take(self.address, places.address, out.address, places.size, columns)
        return out

    def _select(self, key):
        """The places of what is selected, and its shape."""
        parts, listed = _parts(key, self.shape)
        offsets, shape = [0], []
        for steps, lengths in _groups(parts, listed, self.shape):
            offsets = [at + step for at in offsets for step in steps]
            shape += lengths
        return offsets, tuple(shape)

    # Arithmetic

    def __neg__(self):
        return from_values(map(operator.neg, self.flat), self.shape, self.dtype)

    def __invert__(self):
        return from_values(map(operator.not_, self.flat), self.shape, BOOL)

    def __matmul__(self, other):
        return multiply(self, as_array(other))

    # Of one axis

    def _rows_of(self, axis):
        """The numbers along an axis, for every place of the others; and the others' shape."""
        axis %= self.ndim
        inner = prod(self.shape[axis + 1 :])
        width, block = self.shape[axis], self.shape[axis] * inner
        values = self.flat.tolist()
        rows = [
            values[at + place : at + place + block : inner] if width else []
            for at in range(0, self.size, block or 1)
            for place in range(inner)
        ]
        return rows, (*self.shape[:axis], *self.shape[axis + 1 :])

    def reduce(self, function, axis, sort, keepdims=False):
        """A number for every row along an axis; one for all, without."""
        if axis is None:
            found = sort.cast(function(self.flat.tolist()))
            return bool(found) if sort is BOOL else found
        shape = self._without(axis, keepdims)
        rows, _ = self._rows_of(axis)
        return from_values(map(function, rows), shape, sort)

    def _without(self, axis, keepdims):
        """The shape without an axis, or with nothing but one place of it."""
        axis %= self.ndim
        return (*self.shape[:axis], *[1] * keepdims, *self.shape[axis + 1 :])

    def sum(self, axis=None, keepdims=False):
        """The sums along an axis."""
        if kernel is not None and self.dtype is FLOAT32 and axis == -1 and self.size >= LARGE:
            out = fill(self._without(axis, keepdims), 0, FLOAT32)
            columns = self.shape[-1]
            kernel.sum(self.address, out.address, self.size // columns, columns)
            return out
        sort = self.dtype if self.dtype.real else INT64
        return self.reduce(sum, axis, sort, keepdims)

    def mean(self, axis=None):
        """The means along an axis."""
        sort = self.dtype if self.dtype.real else FLOAT64
        return self.reduce(lambda row: sum(row) / len(row), axis, sort)

    def std(self):
        """The standard deviation of all."""
        mean = self.mean()
        return (sum((value - mean) ** 2 for value in self.flat) / self.size) ** 0.5

    def max(self, axis=None, keepdims=False):
        """The greatest along an axis."""
        return self.reduce(max, axis, self.dtype, keepdims)

    def min(self, axis=None, keepdims=False):
        """The least along an axis."""
        return self.reduce(min, axis, self.dtype, keepdims)

    def argmax(self, axis=None):
        """Where the greatest is, the first of them."""
        return self.reduce(lambda row: row.index(max(row)), axis, INT64)

    def all(self, axis=None):
        """Whether none is zero."""
        return self.reduce(all, axis, BOOL)

    def any(self, axis=None):
        """Whether one is not zero."""
        return self.reduce(any, axis, BOOL)

    def nonzero(self):
        """The places of a row that are not zero, as the only one of its axes."""
        places = [at for at, value in enumerate(self.flat) if value]
        return (from_values(places, (len(places),), INT64),)


def _parts(key, shape):
    """The key, one part for every axis; and which of them are lists of places."""
    keys = key if isinstance(key, tuple) else (key,)
    keys = [_places(one) for one in keys]
    taken = sum(1 for one in keys if one is not None and one is not Ellipsis)
    rest = [slice(None)] * (len(shape) - taken)
    if Ellipsis in [one for one in keys if not isinstance(one, Array)]:
        at = next(at for at, one in enumerate(keys) if one is Ellipsis)
        parts = [*keys[:at], *rest, *keys[at + 1 :]]
    else:
        parts = [*keys, *rest]
    return parts, [at for at, one in enumerate(parts) if isinstance(one, Array)]


def _places(key):
    """A part of a key as an array of places, if it is a list of them or of what holds."""
    if isinstance(key, list):
        key = as_array(key)
    if isinstance(key, Array):
        if key.dtype is BOOL:
            return key.nonzero()[0]
        return key if key.shape else int(key)
    return key


def _is_list(key):
    """Whether a key is nothing but a row of places."""
    return isinstance(key, Array) and key.dtype is INT64 and key.ndim == 1


def _has_array(key):
    return any(isinstance(one, Array | list) for one in (key if isinstance(key, tuple) else (key,)))


def _groups(parts, listed, shape):
    """For each part of a key how far its places are apart, and the axes that come of it."""
    strides = [*accumulate(reversed(shape[1:]), operator.mul, initial=1)][::-1]
    groups, axis, places = [], 0, []
    common = broadcast_shape(*(parts[at].shape for at in listed)) if listed else ()
    for at, part in enumerate(parts):
        if part is None:
            groups.append(([0], [1]))
            continue
        stride, width = strides[axis], shape[axis]
        axis += 1
        if isinstance(part, Array):
            steps = [(place % width) * stride for place in spread(part, common)]
            places = [sum(pair) for pair in zip(places, steps, strict=True)] if places else steps
            if at == listed[0]:
                first = len(groups)
        elif isinstance(part, slice):
            chosen = range(*part.indices(width))
            groups.append(([place * stride for place in chosen], [len(chosen)]))
        else:
            groups.append(([(part % width) * stride], []))
    if listed:
        together = listed[-1] - listed[0] == len(listed) - 1
        groups.insert(first if together else 0, (places, [*common]))
    return groups


def from_values(values, shape, sort):
    """An array of these numbers."""
    return Array(numbers(sort.letter, values), 0, tuple(shape), sort)


def fill(shape, value, sort):
    """An array of one number."""
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return Array(numbers(sort.letter, [value]) * prod(shape), 0, shape, sort)


def as_array(value, sort=None):
    """An array of what may be a number, lists of them, or an array."""
    if isinstance(value, Array):
        return value if sort is None else value.astype(sort, copy=False)
    values, shape = [value], []
    while values and isinstance(values[0], list | tuple | Array | range):
        shape.append(len(values[0]))
        values = [one for row in values for one in row]
    if not values:
        shape = shape or [0]
    if sort is None:
        sort = FLOAT64 if any(isinstance(one, float) for one in values) or not values else INT64
        if values and all(isinstance(one, bool) for one in values):
            sort = BOOL
    sort = dtype(sort)
    return from_values(map(sort.cast, values), shape, sort)


def broadcast_shape(*shapes):
    """The shape of arrays that meet."""
    axes = max(map(len, shapes))
    found = []
    for widths in zip(
        *((1,) * (axes - len(shape)) + tuple(shape) for shape in shapes), strict=True
    ):
        wide = {width for width in widths if width != 1}
        if len(wide) > 1:
            raise ValueError(f"arrays of the shapes {shapes} do not fit together")
        found.append(wide.pop() if wide else 1)
    return tuple(found)


def spread(one, shape):
    """The numbers of an array, repeated until it has this shape."""
    values = one.flat.tolist()
    if one.shape == tuple(shape):
        return values
    if len(values) == 1:
        return values * prod(shape)
    own = (1,) * (len(shape) - one.ndim) + one.shape
    for axis in range(len(shape) - 1, -1, -1):
        if own[axis] != shape[axis]:
            block = prod(shape[axis + 1 :])
            values = [
                value
                for at in range(0, len(values), block or 1)
                for value in values[at : at + block] * shape[axis]
            ]
    return values


def sort_of(one, other):
    """The sort of what two operands give; a bare number does not change an array's own."""
    if isinstance(one, Array) and isinstance(other, Array):
        return promote(one.dtype, other.dtype)
    if not isinstance(one, Array) and not isinstance(other, Array):
        return promote(as_array(one).dtype, as_array(other).dtype)
    own, bare = (one, other) if isinstance(one, Array) else (other, one)
    if isinstance(bare, float) and not own.dtype.real:
        return FLOAT64
    return INT64 if own.dtype is BOOL else own.dtype


_NAMES = {getattr(operator, name): name for name in ("add", "sub", "mul", "truediv")} | {max: "max"}
_SAME, _ROW, _COLUMN, _NUMBER = range(4)


def _meeting(one, other):
    """How an operand meets a matrix; None: in a way that the kernel does not know."""
    if isinstance(other, int | float):
        return _NUMBER
    if not isinstance(other, Array) or other.dtype is not FLOAT32 or one.ndim < 1:
        return None
    columns = one.shape[-1]
    if other.shape == one.shape:
        return _SAME
    if other.shape == (columns,):
        return _ROW
    return _COLUMN if other.shape == (*one.shape[:-1], 1) else None


def _combined(function, one, other):
    """What the kernel makes of two operands; None: it cannot, or is not worth the while."""
    if kernel is None or not isinstance(one, Array) or one.size < LARGE:
        return None
    meeting, small = _meeting(one, other), one.dtype is INT8 and isinstance(other, Array)
    if function not in _NAMES or meeting is None or not (small or one.dtype is FLOAT32):
        return None
    columns = one.shape[-1]
    out = fill(one.shape, 0, FLOAT32)
    given = other if meeting == _NUMBER else other.address
    rows = one.size // columns
    kernel.combine(_NAMES[function], one.address, small, given, meeting, out.address, rows, columns)
    return out


def elementwise(function, one, other, sort=None):
    """What a function of two numbers makes of two operands, place by place."""
    if not isinstance(one, Array | int | float) or not isinstance(other, Array | int | float):
        one, other = as_array(one), as_array(other)
    if sort is not BOOL:
        combined = _combined(function, one, other)
        if combined is not None:
            return combined
    sort = sort or sort_of(one, other)
    if not isinstance(other, Array):
        return from_values([function(value, other) for value in one.flat], one.shape, sort)
    if not isinstance(one, Array):
        return from_values([function(one, value) for value in other.flat], other.shape, sort)
    if one.shape == other.shape:
        return from_values(map(function, one.flat, other.flat), one.shape, sort)
    shape = broadcast_shape(one.shape, other.shape)
    return from_values(map(function, spread(one, shape), spread(other, shape)), shape, sort)


def multiply(one, other, out=None):
    """The product of matrices; of a row and a matrix, a row."""
    shape = (*one.shape[:-1], *other.shape[1:])
    inner, columns = other.shape[0], prod(other.shape[1:])
    if one.shape[-1] != inner:
        raise ValueError(f"matrices of the shapes {one.shape} and {other.shape} do not multiply")
    sort = promote(one.dtype, other.dtype)
    out = fill(shape, 0, sort) if out is None else out
    if kernel is not None and one.dtype is other.dtype is out.dtype is FLOAT32:
        rows = prod(one.shape[:-1])
        kernel.multiply(one.address, other.address, out.address, rows, inner, columns)
        return out
    left, right, into = one.flat.tolist(), other.flat.tolist(), out.flat
    turned = [right[at::columns] for at in range(columns)]
    for row in range(0, one.size, inner or 1):
        values = left[row : row + inner]
        for at, column in enumerate(turned):
            found = sum(map(operator.mul, values, column))
            into[row // inner * columns + at] = out.dtype.cast(found)
    return out


def _add_operators():
    """The signs of arithmetic and of comparison, both ways round."""
    signs = {"add": 0, "sub": 0, "mul": 0, "pow": 0, "floordiv": 0, "mod": 0, "truediv": FLOAT64}
    for name, sort in signs.items():
        function = getattr(operator, name)

        def ahead(one, other, function=function, sort=sort):
            return elementwise(function, one, other, _divided(one, other) if sort else None)

        def behind(one, other, function=function, sort=sort):
            return elementwise(function, other, one, _divided(one, other) if sort else None)

        def within(one, other, ahead=ahead):
            return one._become(ahead(one, other))

        setattr(Array, f"__{name}__", ahead)
        setattr(Array, f"__r{name}__", behind)
        setattr(Array, f"__i{name}__", within)
    for name in ("lt", "le", "gt", "ge", "eq", "ne", "and_", "or_"):
        function = getattr(operator, name)

        def compare(one, other, function=function):
            return elementwise(function, one, other, BOOL)

        setattr(Array, f"__{name.rstrip('_')}__", compare)
    Array.__hash__ = None


def _divided(one, other):
    sort = sort_of(one, other)
    return sort if sort.real else FLOAT64


_add_operators()
