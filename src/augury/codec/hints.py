"""What may be added to a type hint, to say more closely what a value may be.

    seat: Annotated[int, Bounds(0, 5)]
    name: Annotated[str, Letters(1, 24), Check(visible)]

Whatever else is added to a hint is left to others.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Bounds:
    """The least and the greatest number."""

    least: float
    most: float


@dataclass(frozen=True)
class Digits:
    """How many digits behind the point a number is written with."""

    count: int


@dataclass(frozen=True)
class Letters:
    """The least and the greatest length of a string."""

    least: int
    most: int


@dataclass(frozen=True)
class Pattern:
    """A regular expression that the whole string matches."""

    text: str


@dataclass(frozen=True)
class OneOf:
    """The only strings there are: a `Literal` for values that are not known to a type checker."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Check:
    """A function that a string goes through when it is read.

    It returns the string as it is kept, or raises a `ValueError` that says what is wrong. A schema
    cannot describe it.
    """

    function: Callable[[str], str]


@dataclass(frozen=True)
class Items:
    """The least and the greatest number of items of a list or a mapping."""

    least: int
    most: int


@dataclass(frozen=True)
class LeftOut:
    """The field is not written where it has its default value."""


Extra: TypeAlias = Bounds | Digits | Letters | Pattern | OneOf | Check | Items | LeftOut


def take_extras(metadata: tuple[Any, ...]) -> tuple[Extra, ...]:
    """Those of the additions to a hint that are meant for a codec."""
    return tuple(one for one in metadata if isinstance(one, Extra))


def snake_case(name: str) -> str:
    """The name of a class as a word of JSON: `BotSeated` is `bot_seated`."""
    return re.sub(r"\B[A-Z]", r"_\g<0>", name).lower()
