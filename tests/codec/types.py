"""Types as nobody has written them: hints at random, dataclasses of them, and their values."""

from __future__ import annotations

from dataclasses import make_dataclass
from enum import Enum
from itertools import count
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

from hypothesis import strategies as st

from augury.codec import Bounds, Items, Letters, Pattern


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Size(Enum):
    SMALL = 1
    LARGE = 2


class Typed(NamedTuple):
    """A type hint and its values; `json` is what it is in JSON."""

    hint: Any
    values: st.SearchStrategy[Any]
    json: str


TEXT: Final = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), max_size=6)
_FINITE: Final = st.floats(allow_nan=False, allow_infinity=False)
_NUMBERS: Final = count()
Built: TypeAlias = st.SearchStrategy[Typed]

plain: Built = st.sampled_from(
    [
        Typed(bool, st.booleans(), "boolean"),
        Typed(int, st.integers(-(2**63) + 1, 2**63 - 1), "number"),
        Typed(Annotated[int, Bounds(-3, 12)], st.integers(-3, 12), "number"),
        Typed(float, _FINITE, "number"),
        Typed(Annotated[float, Bounds(0, 1)], st.floats(0, 1), "number"),
        Typed(str, TEXT, "string"),
        Typed(Annotated[str, Letters(1, 3)], TEXT.filter(lambda t: 1 <= len(t) <= 3), "string"),
        Typed(
            Annotated[str, Pattern(r"[a-z]{2}|ß")],
            st.from_regex(r"([a-z]{2}|ß)\Z", fullmatch=True),
            "string",
        ),
        Typed(Literal["on", "off"], st.sampled_from(["on", "off"]), "string"),
        Typed(Colour, st.sampled_from(Colour), "string"),
        Typed(Size, st.sampled_from(Size), "number"),
    ]
)


def _optional(inner: Typed) -> Typed:
    return Typed(inner.hint | None, st.none() | inner.values, "null")


def _tuple(inner: Typed) -> Typed:
    own: Any = inner.hint
    return Typed(tuple[own, ...], st.lists(inner.values, max_size=3).map(tuple), "array")


def _short_list(inner: Typed) -> Typed:
    own: Any = inner.hint
    hint = Annotated[list[own], Items(1, 2)]
    return Typed(hint, st.lists(inner.values, min_size=1, max_size=2), "array")


def _fixed(inner: list[Typed]) -> Typed:
    hints = tuple(one.hint for one in inner)
    hint: Any = tuple.__class_getitem__(hints)
    return Typed(hint, st.tuples(*(one.values for one in inner)), "array")


def _mapping(inner: Typed) -> Typed:
    own: Any = inner.hint
    values = st.dictionaries(st.integers(-9, 9), inner.values, max_size=3)
    return Typed(dict[int, own], values, "object")


def _either(inner: list[Typed]) -> Typed:
    one, other = inner
    return Typed(one.hint | other.hint, one.values | other.values, "several")


def _apart(inner: list[Typed]) -> bool:
    return inner[0].json != inner[1].json and not {"null", "several"} & {one.json for one in inner}


@st.composite
def _dataclasses(draw: st.DrawFn, hints: Built) -> Typed:
    inner = draw(st.lists(hints, max_size=4))
    fields: list[tuple[Any, ...]] = [(f"field{at}", one.hint) for at, one in enumerate(inner)]
    given = draw(st.integers(0, len(inner)))
    defaults = [draw(one.values) for one in inner[given:]]
    namespace: dict[str, Any] = {}
    for (name, _), default in zip(fields[given:], defaults, strict=True):
        if isinstance(default, tuple | str | int | float | Enum | None):
            namespace[name] = default
        else:
            given = len(inner)  # a list cannot be a default: then none has one
    if given == len(inner):
        namespace = {}
    name = f"Made{next(_NUMBERS)}"
    if draw(st.booleans()):
        fields.insert(draw(st.integers(0, len(fields))), ("type", ClassVar[Literal[name]]))
        namespace["type"] = name
    kind = make_dataclass(name, fields, namespace=namespace, frozen=True)
    kind.__module__ = __name__
    return Typed(kind, st.builds(kind, *(one.values for one in inner)), "object")


def _larger(hints: Built) -> Built:
    return (
        hints.filter(lambda one: one.json not in ("null", "several")).map(_optional)
        | hints.map(_tuple)
        | hints.map(_short_list)
        | st.lists(hints, min_size=1, max_size=3).map(_fixed)
        | hints.map(_mapping)
        | st.lists(hints, min_size=2, max_size=2).filter(_apart).map(_either)
        | _dataclasses(hints)
    )


typed: Built = _dataclasses(st.recursive(plain, _larger, max_leaves=6))
"""Dataclasses, with their values."""
