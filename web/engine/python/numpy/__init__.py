"""As much of NumPy as Augury's players need, in plain Python.

In the browser there is no NumPy: it is a compiled library, large, slow to load, and no memory
snapshot of Pyodide can hold it. What the networks spend their time with, the products of matrices,
is done by a kernel beside Python (`set_kernel`); all else is small. A test holds this to NumPy
itself, and the network's answers to those that NumPy gives.
"""

import math
import operator
from itertools import pairwise
from math import inf, nan

from numpy import arrays, random
from numpy.arrays import (
    Array,
    as_array,
    broadcast_shape,
    elementwise,
    fill,
    from_values,
    multiply,
    sort_of,
    spread,
)
from numpy.dtypes import BOOL as bool_
from numpy.dtypes import FLOAT32 as float32
from numpy.dtypes import FLOAT64 as float64
from numpy.dtypes import INT8 as int8
from numpy.dtypes import INT32 as int32
from numpy.dtypes import INT64 as int64
from numpy.dtypes import dtype, promote
from numpy.files import load

intp = int_ = integer = int64
ndarray = Array
asarray = as_array
__version__ = "0"

__all__ = [
    "arange",
    "argsort",
    "array",
    "asarray",
    "average",
    "bincount",
    "bool_",
    "broadcast_to",
    "clip",
    "concatenate",
    "dtype",
    "empty",
    "exp",
    "float32",
    "float64",
    "frombuffer",
    "full",
    "inf",
    "int8",
    "int32",
    "int64",
    "int_",
    "integer",
    "intp",
    "isnan",
    "load",
    "log",
    "matmul",
    "maximum",
    "minimum",
    "nan",
    "ndarray",
    "random",
    "repeat",
    "set_kernel",
    "split",
    "sqrt",
    "stack",
    "take_along_axis",
    "tile",
    "where",
    "zeros",
]


def set_kernel(kernel):
    """Let large arrays be multiplied by something quicker: see `arrays.kernel`."""
    arrays.kernel = kernel


# Making arrays


def array(values, dtype=None):
    """An array of numbers, or of lists of them."""
    made = as_array(values, dtype)
    return made.copy() if made is values else made


def zeros(shape, dtype=float64):
    """An array of nothing but zeros."""
    return fill(shape, 0, _sort(dtype))


empty = zeros


def full(shape, value, dtype=None):
    """An array of one number."""
    return fill(shape, value, _sort(dtype or type(value)))


def arange(*bounds, dtype=int64):
    """The whole numbers up to a bound, or between two."""
    numbers = range(*bounds)
    return from_values(numbers, (len(numbers),), _sort(dtype))


def frombuffer(buffer, dtype):
    """An array over bytes that are there already."""
    sort = _sort(dtype)
    made = fill(0, 0, sort)
    made.base.frombytes(bytes(buffer))
    return Array(made.base, 0, (len(made.base),), sort)


_sort = dtype


# Putting together and taking apart


def concatenate(parts, axis=0):
    """Arrays one behind the other, along the first axis or the last."""
    parts = [as_array(part) for part in parts]
    sort = parts[0].dtype
    for part in parts:
        sort = promote(sort, part.dtype)
    first = parts[0]
    axis %= first.ndim
    wide = sum(part.shape[axis] for part in parts)
    shape = (*first.shape[:axis], wide, *first.shape[axis + 1 :])
    if axis == 0 and all(part.dtype is sort for part in parts):
        whole = fill(0, 0, sort)
        for part in parts:
            whole.base.extend(part.base[part.start : part.start + part.size])
        return Array(whole.base, 0, shape, sort)
    blocks = [math.prod(part.shape[axis:]) for part in parts]
    lists = [part.flat.tolist() for part in parts]
    values = []
    for row in range(math.prod(first.shape[:axis])):
        for numbers, block in zip(lists, blocks, strict=True):
            values += numbers[row * block : (row + 1) * block]
    return from_values(map(sort.cast, values), shape, sort)


def stack(parts):
    """Arrays of one shape, as the rows of another."""
    parts = [as_array(part) for part in parts]
    return concatenate([part.reshape(1, *part.shape) for part in parts])


def split(whole, places):
    """The stretches of rows between these places."""
    bounds = [0, *places, len(whole)]
    return [whole[first:last] for first, last in pairwise(bounds)]


def repeat(values, counts, axis=None):
    """Every number so often; along an axis, every place of it."""
    values = as_array(values)
    if axis is None:
        numbers = values.flat.tolist()
        counts = [counts] * len(numbers) if isinstance(counts, int) else counts
        made = [one for one, count in zip(numbers, counts, strict=True) for _ in range(count)]
        return from_values(made, (len(made),), values.dtype)
    places = [place for place in range(values.shape[axis]) for _ in range(counts)]
    return values[(*[slice(None)] * axis, places)]


def tile(values, count):
    """All numbers so often, one behind the other."""
    return from_values(values.flat.tolist() * count, (values.size * count,), values.dtype)


def broadcast_to(values, shape):
    """An array, repeated until it has this shape."""
    return from_values(spread(values, shape), shape, values.dtype)


# Place by place


def where(condition, one, other):
    """Of two operands the one where something holds, else the other."""
    sort = sort_of(one, other)
    condition, one, other = as_array(condition), as_array(one), as_array(other)
    shape = broadcast_shape(condition.shape, one.shape, other.shape)
    chosen = zip(*(spread(part, shape) for part in (condition, one, other)), strict=True)
    return from_values((sort.cast(a if holds else b) for holds, a, b in chosen), shape, sort)


def maximum(one, other):
    """The greater of two."""
    return elementwise(max, one, other)


def minimum(one, other):
    """The lesser of two."""
    return elementwise(min, one, other)


def clip(values, least, most):
    """No less than one number, and no more than another."""
    if not isinstance(values, Array):
        return min(max(values, least), most)
    return minimum(maximum(values, least), most)


def _each(function):
    def apply(values):
        if not isinstance(values, Array | list):
            return function(values)
        values = as_array(values)
        sort = values.dtype if values.dtype.real else float64
        return from_values(map(function, values.flat), values.shape, sort)

    return apply


exp, log, sqrt = _each(math.exp), _each(math.log), _each(math.sqrt)


def isnan(values):
    """Where there is no number."""
    return from_values(map(math.isnan, values.flat), values.shape, bool_)


# Along an axis


def argsort(values, axis=-1):
    """The places along the last axis, in the order of their numbers."""
    rows, shape = values._rows_of(axis)
    ordered = [place for row in rows for place in sorted(range(len(row)), key=row.__getitem__)]
    return from_values(ordered, (*shape, values.shape[-1]), int64)


def bincount(values, minlength=0):
    """How often every whole number from 0 on is among these."""
    values = as_array(values).flat.tolist()
    counts = [0] * max([minlength, *(value + 1 for value in values)])
    for value in values:
        counts[value] += 1
    return from_values(counts, (len(counts),), int64)


def take_along_axis(values, places, axis):
    """What stands at these places of the last axis; the others meet, as in arithmetic."""
    axis %= values.ndim
    if axis != values.ndim - 1:
        raise ValueError("only along the last axis")
    outer = broadcast_shape(values.shape[:-1], places.shape[:-1])
    width, chosen = values.shape[-1], places.shape[-1]
    numbers = spread(values, (*outer, width))
    taken = spread(places, (*outer, chosen))
    found = [numbers[at // chosen * width + place] for at, place in enumerate(taken)]
    return from_values(found, (*outer, chosen), values.dtype)


def average(values, axis, weights):
    """The means along the first axis, by weights."""
    rows, shape = values._rows_of(axis)
    by, whole = weights.flat.tolist(), weights.sum()
    means = (sum(map(operator.mul, row, by)) / whole for row in rows)
    return from_values(means, shape, float64)


def matmul(one, other, out=None):
    """The product of matrices."""
    return multiply(one, other, out)
