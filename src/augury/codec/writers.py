"""Shape → the source of a function that turns a value into dictionaries, lists and plain values.

    def write_Row_7(data):
        return {"number": data.number, "bids": [*data.bids], ...}

What a part of it takes no function for is written in place.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from types import NoneType
from typing import Final

from augury.codec.errors import short
from augury.codec.functions import Functions
from augury.codec.shapes import (
    Array,
    Boolean,
    Dictionary,
    Enumeration,
    Field,
    FixedArray,
    Integer,
    Notation,
    Null,
    Number,
    Object,
    Shape,
    String,
    Union,
    say,
)


def _foreign(value: object, expected: str) -> TypeError:
    return TypeError(f"{short(value)} is no {expected}")


def _number(value: float) -> float:
    if not isfinite(value):
        raise ValueError(f"{value} is no finite number")
    return value


def _rounded(value: float, digits: int) -> float:
    return round(float(_number(value)), digits)


_NAMESPACE: Final = {"foreign": _foreign, "number": _number, "rounded": _rounded}


class Writers(Functions):
    """The functions that write."""

    verb = "write"

    def __init__(self) -> None:
        super().__init__(_NAMESPACE)

    def body(self, shape: Shape) -> Iterator[str]:
        """The lines of the function of a shape."""
        match shape:
            case Object():
                yield from self._object(shape)
            case Union() if not _is_optional(shape):
                types = {kind: member for member in shape.members for kind in _types(member)}
                yield "try:"
                yield f"    write = {self.table(types)}[data.__class__]"
                yield "except KeyError:"
                yield f"    raise foreign(data, {say(shape)!r}) from None"
                yield "return write(data)"
            case _:
                yield f"return {self._expression(shape, 'data')}"

    def _object(self, shape: Object) -> Iterator[str]:
        parts = [
            f"{one.name!r}: {self._expression(one.shape, _attribute(one))}" for one in shape.fields
        ]
        if shape.tag is not None:
            name, word = shape.tag
            parts.insert(shape.tag_at, f"{name!r}: {word!r}")
        yield "written = {"
        yield from (f"    {part}," for part in parts)
        yield "}"
        for one in shape.fields:
            if one.left_out:
                default = one.default() if one.made else one.default
                yield f"if {_attribute(one)} == {self.bind(default, 'usual')}:"
                yield f"    del written[{one.name!r}]"
        yield "return written"

    def _expression(self, shape: Shape, value: str) -> str:
        """What writes the value that another expression stands for."""
        match shape:
            case Null() | Boolean() | Integer() | String() | Enumeration(attribute=None):
                return value
            case Number(digits=None):
                return f"number({value})"
            case Number(digits=digits):
                return f"rounded({value}, {digits})"
            case Enumeration(attribute=attribute):
                return f"{value}.{attribute}"
            case Notation():
                return f"{self.bind(shape.format, 'format')}({value})"
            case Array():
                return self._items(shape.item, value)
            case FixedArray():
                parts = [
                    self._expression(item, f"{value}[{at}]") for at, item in enumerate(shape.items)
                ]
                return f"[{', '.join(parts)}]"
            case Dictionary():
                key, item = self._new_variable(), self._new_variable()
                written = self._expression(shape.key, key)
                if isinstance(shape.key, Integer):
                    written = f"str({key})"
                said = self._expression(shape.value, item)
                return f"{{{written}: {said} for {key}, {item} in {value}.items()}}"
            case Union() if _is_optional(shape):
                return self._optional(shape, value)
            case Object() | Union():
                return f"{self.name(shape)}({value})"

    def _items(self, item: Shape, values: str) -> str:
        own = self._new_variable()
        written = self._expression(item, own)
        if written == own:
            return f"[*{values}]"
        if written.endswith(f"({own})") and written.count("(") == 1:  # a call, and nothing else
            return f"[*map({written.partition('(')[0]}, {values})]"
        return f"[{written} for {own} in {values}]"

    def _optional(self, shape: Union, value: str) -> str:
        something = next(one for one in shape.members if not isinstance(one, Null))
        own = self._new_variable()
        written = self._expression(something, own)
        if written == own:
            return value
        return f"(None if ({own} := {value}) is None else {written})"

    def _new_variable(self) -> str:
        return f"v{next(self._numbers)}"


def _attribute(one: Field) -> str:
    return f"data.{one.name}"


def _is_optional(shape: Union) -> bool:
    """Whether it is something or nothing, rather than one of several."""
    return len(shape.members) == 2 and any(isinstance(one, Null) for one in shape.members)


def _types(shape: Shape) -> Iterator[type]:
    """The classes of the values of a shape."""
    match shape:
        case Null():
            yield NoneType
        case Boolean():
            yield bool
        case Integer():
            yield int
        case Number():
            yield from (float, int)
        case String():
            yield str
        case Enumeration(codes=codes):
            yield from {type(value) for value in codes.values()}
        case Notation(kinds=kinds):
            yield from kinds
        case Array(kind=kind):
            yield kind
        case FixedArray():
            yield tuple
        case Dictionary():
            yield dict
        case Object(kind=kind):
            yield kind
        case Union(members=members):
            for member in members:
                yield from _types(member)
