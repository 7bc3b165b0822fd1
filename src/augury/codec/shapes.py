"""What a type hint means, as data: the one description from which all the rest is made.

The names are those of JSON Schema. Shapes compare by identity; `Codecs` makes one for each hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

LEAST: Final = -(2**63)
INT64_MAX: Final = 2**63 - 1
"""The least and the greatest whole number, unless a hint says less."""

MISSING: Final = object()
"""What stands for a field that a message does not have, and for a default there is none of."""


@dataclass(frozen=True, eq=False)
class Null:
    """None."""


@dataclass(frozen=True, eq=False)
class Boolean:
    """True or False."""


@dataclass(frozen=True, eq=False)
class Integer:
    """A whole number."""

    least: int = LEAST
    most: int = INT64_MAX


@dataclass(frozen=True, eq=False)
class Number:
    """A finite number; a whole one may stand for it."""

    least: float | None = None
    most: float | None = None
    digits: int | None = None


@dataclass(frozen=True, eq=False)
class String:
    """A string of characters, none of which is half of a pair."""

    letters: tuple[int, int] | None = None
    pattern: str | None = None
    checks: tuple[Callable[[str], str], ...] = ()


@dataclass(frozen=True, eq=False)
class Enumeration:
    """One of a few values, each of which has a code: a string or a whole number.

    `attribute` is where a value has its code; without one it is its own code.
    """

    codes: Mapping[Any, Any]
    attribute: str | None = None
    name: str | None = None


@dataclass(frozen=True, eq=False)
class Notation:
    """Values that are written as a short text. `parse` raises a `ValueError` for any other text.

    `kinds` are the types of these values; what is parsed as another is refused as well.
    """

    name: str
    kinds: tuple[type, ...]
    format: Callable[[Any], str]
    parse: Callable[[str], object]
    pattern: str


@dataclass(frozen=True, eq=False)
class Array:
    """A tuple or list of items of one shape."""

    item: Shape
    kind: type = tuple
    length: tuple[int, int] | None = None


@dataclass(frozen=True, eq=False)
class FixedArray:
    """A tuple with a shape for each of its items."""

    items: tuple[Shape, ...]


@dataclass(frozen=True, eq=False)
class Dictionary:
    """Keys of one shape, which are written as strings, and values of another."""

    key: Shape
    value: Shape
    size: tuple[int, int] | None = None


@dataclass(frozen=True, eq=False)
class Union:
    """One of several shapes that JSON can tell apart."""

    members: tuple[Shape, ...]


@dataclass(frozen=True, eq=False)
class Field:
    """A field of an object: of its dataclass, or worked out from it by a property."""

    name: str
    shape: Shape
    default: Any = MISSING  # or what makes it
    made: bool = False  # by calling `default`
    left_out: bool = False  # where it has its default
    worked_out: bool = False  # written, never read


@dataclass(frozen=True, eq=False)
class Object:
    """A dataclass. Its fields are looked up when they are needed, since they may hold its like."""

    kind: type
    look_up: Callable[[], tuple[Field, ...]]
    tag: tuple[str, str] | None  # its name and what it says
    tag_at: int  # before which field it stands
    build: Callable[..., Any]
    by_name: bool  # `build` is told the names of the fields

    @property
    def fields(self) -> tuple[Field, ...]:
        """Its fields, in the order in which they are written."""
        return self.look_up()


Shape: TypeAlias = (
    Null
    | Boolean
    | Integer
    | Number
    | String
    | Enumeration
    | Notation
    | Array
    | FixedArray
    | Dictionary
    | Union
    | Object
)


@dataclass(frozen=True)
class Objects:
    """What is said of a dataclass elsewhere than in its class.

    `tag` is its name among others, under `type`; `worked_out` are properties that are written, with
    the hints of their values; `usual` are fields that are left out where they have this value.
    `build` makes a value, if not the class itself.
    """

    tag: str | None = None
    worked_out: Mapping[str, Any] = field(default_factory=dict)
    usual: Mapping[str, Any] = field(default_factory=dict)
    build: Callable[..., Any] | None = None


def json_type(shape: Shape) -> str:
    """As what it is found in JSON; `number` for whole ones as well. Of a union there is none."""
    match shape:
        case Null():
            return "null"
        case Boolean():
            return "boolean"
        case Integer() | Number():
            return "number"
        case String() | Notation():
            return "string"
        case Enumeration():
            return "string" if _are_strings(shape.codes) else "number"
        case Array() | FixedArray():
            return "array"
        case Dictionary() | Object():
            return "object"
        case Union():
            raise TypeError("a union has no type of its own")


def _are_strings(codes: Iterable[Any]) -> bool:
    return all(isinstance(code, str) for code in codes)


def say(shape: Shape) -> str:
    """What it is called where something else was found."""
    match shape:
        case Enumeration(name=str(name)) | Notation(name=name):
            return name
        case Object():
            return shape.kind.__name__
        case Integer():
            return "integer"
        case Array() | FixedArray():
            return "list"
        case Union():
            return " or ".join(map(say, shape.members))
        case Enumeration():
            return f"one of {', '.join(map(str, shape.codes))}"
        case Dictionary():
            return "object"
        case _:
            return json_type(shape)
