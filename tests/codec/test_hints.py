"""What each hint means: what is read, what is refused and how that is said."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, ClassVar, Literal

import pytest

from augury.codec import (
    Bounds,
    Check,
    Codecs,
    Digits,
    Enumeration,
    Items,
    LeftOut,
    Letters,
    Notation,
    Objects,
    OneOf,
    Pattern,
    WireError,
)

codec = Codecs()


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Point:
    """A place.

    Of which there are many.
    """

    x: int
    y: int = 0


@dataclass(frozen=True)
class Move:
    id: str
    type: ClassVar[Literal["move"]] = "move"
    to: Point


@dataclass(frozen=True)
class Stay:
    id: str
    type: ClassVar[Literal["stay"]] = "stay"
    why: Annotated[str | None, LeftOut()] = None


@dataclass(frozen=True)
class Tree:
    name: str
    branches: tuple["Tree", ...] = ()


def _lower(text: str) -> str:
    if " " in text:
        raise ValueError("must be one word")
    return text.lower()


@pytest.mark.parametrize(
    ("hint", "data", "value"),
    [
        (int, 3, 3),
        (float, 3, 3.0),
        (Annotated[float, Digits(1)], 0.25, 0.25),  # what is read is not rounded
        (None, None, None),
        (int | None, None, None),
        (Literal["a", "b"], "b", "b"),
        (Literal[1, 2], 2, 2),
        (Annotated[str, OneOf(("a", "b"))], "a", "a"),
        (Annotated[str, Check(_lower)], "Word", "word"),
        (Annotated[str, Letters(1, 3), Pattern("[a-z]+")], "abc", "abc"),
        (Colour, "red", Colour.RED),
        (Colour | tuple[int, ...], [1], (1,)),
        (list[int], [1, 2], [1, 2]),
        (tuple[int, str], [1, "a"], (1, "a")),
        (Mapping[int, str], {"1": "a"}, {1: "a"}),
        (dict[Colour, int], {"red": 1}, {Colour.RED: 1}),
        (Point, {"x": 1}, Point(1)),
        (Move | Stay, {"type": "stay", "id": "a"}, Stay("a")),
        (Move | Stay | None, None, None),
        (
            Move | Stay,
            {"to": {"x": 1, "y": 2}, "id": "a", "type": "move"},
            Move("a", Point(1, 2)),
        ),
        (Tree, {"name": "a", "branches": [{"name": "b"}]}, Tree("a", (Tree("b"),))),
    ],
)
def test_what_is_read(hint: Any, data: object, value: object) -> None:
    assert codec(hint).read(data) == value


@pytest.mark.parametrize(
    ("hint", "data", "reason"),
    [
        (int, True, "True is no integer"),
        (int, 1.0, "1.0 is no integer"),
        (int, "1", "'1' is no integer"),
        (int, 2**63, "9223372036854775808 is too large: whole numbers have 64 bits at most"),
        (Annotated[int, Bounds(0, 5)], 6, "6 is no number from 0 to 5"),
        (Annotated[float, Bounds(0, 5)], 5.5, "5.5 is no number from 0 to 5"),
        (float, True, "True is no number"),
        (float, float("nan"), "nan is no number"),
        (float, 10**400, "is no number"),
        (bool, 1, "1 is no boolean"),
        (str, None, "None is no string"),
        (None, 0, "0 is no null"),
        (Annotated[str, Letters(1, 3)], "", "'' has 0 characters: 1 to 3 are allowed"),
        (Annotated[str, Pattern("[a-z]+")], "a\n", "'a\\n' does not match [a-z]+"),
        (Annotated[str, Check(_lower)], "two words", "must be one word"),
        (Literal["a", "b"], "c", "'c' is not known: expected one of a, b"),
        (Literal[1, 2], True, "True is not known: expected one of 1, 2"),
        (Colour, "green", "'green' is no Colour: expected one of red, blue"),
        (Colour, ["red"], "['red'] is no Colour"),
        (Colour | tuple[int, ...], None, "None is no Colour or list"),
        (Annotated[tuple[int, ...], Items(1, 2)], [], "[] has 0 items: 1 to 2 are allowed"),
        (tuple[int, ...], [1, "2", 3], "[1]: '2' is no integer"),
        (tuple[int, ...], [1, True, 1], "[1]: True is no integer"),
        (tuple[Colour, ...], ["red", {}], "[1]: {} is no Colour"),
        (tuple[int, str], [1], "[1] is no list of 2"),
        (tuple[int, str], [1, 2], "[1]: 2 is no string"),
        (Mapping[int, str], {"01": "a"}, "'01': '01' is no integer"),
        (Mapping[int, str], {"1": 2}, "'1': 2 is no string"),
        (Point, [1, 2], "[1, 2] is no Point"),
        (Point, {"y": 1}, "Point lacks x"),
        (Point, {"z": 1}, "Point has no 'z'"),
        (Point, {"x": 1, "z": 1}, "Point has no 'z'"),
        (Point, {"x": 1, "y": None}, "y: None is no integer"),
        (Move | Stay, {}, "there is no type"),
        (Move | Stay, {"type": "go"}, "type: 'go' is not known: expected one of move, stay"),
        (Move | Stay, {"type": ["move"]}, "type: ['move'] is not known"),
        (Move | Stay, 3, "3 is no Move or Stay"),
        (Move, {"type": "stay", "id": "a", "to": {"x": 1}}, "type: 'stay' is no Move"),
        (Move | Stay, {"type": "move", "id": "a", "to": {"x": "1"}}, "to.x: '1' is no integer"),
        (
            Tree,
            {"name": "a", "branches": [{"name": "b"}, {"name": 3}]},
            "branches[1].name: 3 is no string",
        ),
    ],
)
def test_what_is_refused_with_place_and_reason(hint: Any, data: object, reason: str) -> None:
    with pytest.raises(WireError) as caught:
        codec(hint).read(data)
    assert reason in str(caught.value)


def test_what_a_class_may_refuse_is_refused_in_its_place() -> None:
    @dataclass(frozen=True)
    class Even:
        number: int

        def __post_init__(self) -> None:
            if self.number % 2:
                raise ValueError(f"{self.number} is odd")

    assert codec(tuple[Even, ...]).read([{"number": 2}]) == (Even(2),)
    with pytest.raises(WireError, match=r"^\[1\]: 3 is odd$"):
        codec(tuple[Even, ...]).read([{"number": 2}, {"number": 3}])


@pytest.mark.parametrize(
    ("hint", "value", "data"),
    [
        (Annotated[float, Digits(2)], 0.12345, "0.12"),
        (Annotated[float, Digits(2)] | None, None, "null"),
        (Stay, Stay("a"), '{"id":"a","type":"stay"}'),
        (Stay, Stay("a", "tired"), '{"id":"a","type":"stay","why":"tired"}'),
        (Move | Stay, Stay("a"), '{"id":"a","type":"stay"}'),
        (Move | Stay | None, None, "null"),
        (Mapping[int, Colour], {3: Colour.RED}, '{"3":"red"}'),
        (Colour | tuple[int, ...], (1, 2), "[1,2]"),
        (tuple[int, Colour | None], (1, None), "[1,null]"),
        (str, 'ő"\\\n', '"ő\\"\\\\\\n"'),
    ],
)
def test_what_is_written(hint: Any, value: object, data: str) -> None:
    assert codec(hint).encode(value) == data.encode()


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_a_number_that_json_does_not_have_is_not_written(value: float) -> None:
    for hint in (float, Annotated[float, Digits(2)]):
        with pytest.raises(ValueError, match="is no finite number"):
            codec(hint).encode(value)


def test_a_value_of_another_type_is_not_written() -> None:
    with pytest.raises(TypeError, match="is no Move or Stay"):
        codec(Move | Stay).write(Point(1))


# What a program says of its types


class Hand:
    """No dataclass: written as a short text."""

    def __init__(self, cards: str) -> None:
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and other.cards == self.cards

    __hash__ = object.__hash__


@dataclass(frozen=True)
class Turn:
    hand: Hand
    where: Point
    limits: tuple[int, ...] = field(default=(), init=False)

    @property
    def size(self) -> int:
        return len(self.hand.cards)


def _parse(text: str) -> Hand:
    if not text.isalpha():
        raise ValueError(f"{text!r} is no hand")
    return Hand(text)


told = Codecs(
    shapes={
        Hand: Notation("Hand", (Hand,), lambda hand: hand.cards, _parse, "[A-Za-z]+"),
        int: Enumeration({"one": 1, "two": 2}, None, "Small"),
    },
    objects={
        Turn: Objects(tag="Turn", worked_out={"size": float}, usual={"where": Point(1, 1)}),
    },
)


def test_what_a_program_says_of_its_types() -> None:
    turn = Turn(Hand("ab"), Point(1, 1))
    assert told(Turn).write(turn) == {"type": "Turn", "hand": "ab", "size": 2}
    assert told(Turn).read({"type": "Turn", "hand": "ab"}) == turn
    assert told(Turn).read({"type": "Turn", "hand": "ab", "size": "whatever"}) == turn
    with pytest.raises(WireError, match=r"^hand: 'a1' is no hand$"):
        told(Turn).read({"type": "Turn", "hand": "a1"})


def test_a_type_is_described() -> None:
    assert codec(Move | Stay).schema(reading=True) == {
        "anyOf": [{"$ref": "#/$defs/Move"}, {"$ref": "#/$defs/Stay"}],
        "$defs": {
            "Move": {
                "description": codec(Move).schema()["$defs"]["Move"]["description"],
                "type": "object",
                "properties": {
                    "id": {"type": "string"},
                    "type": {"const": "move"},
                    "to": {"$ref": "#/$defs/Point"},
                },
                "required": ["id", "type", "to"],
                "additionalProperties": False,
            },
            "Point": {
                "description": "A place.",
                "type": "object",
                "properties": {"x": {"type": "integer"}, "y": {"type": "integer"}},
                "required": ["x"],
                "additionalProperties": False,
            },
            "Stay": {
                "description": codec(Stay).schema()["$defs"]["Stay"]["description"],
                "type": "object",
                "properties": {
                    "id": {"type": "string"},
                    "type": {"const": "stay"},
                    "why": {"anyOf": [{"type": "string"}, {"type": "null"}]},
                },
                "required": ["id", "type"],
                "additionalProperties": False,
            },
        },
    }


def test_what_is_written_has_every_field_that_is_not_left_out() -> None:
    described = codec(Move | Stay).schema()["$defs"]
    assert described["Point"]["required"] == ["x", "y"]
    assert described["Stay"]["required"] == ["id", "type"]


@pytest.mark.parametrize(
    ("hint", "why"),
    [
        (object, "is nothing in JSON"),
        (Any, "is nothing in JSON"),
        (bytes, "is nothing in JSON"),
        (int | float, "JSON cannot tell these apart"),
        (Colour | str, "JSON cannot tell these apart"),
        (Point | Tree, "each needs a tag of its own"),
        (Move | dict[str, int] | Stay, "each needs a tag of its own"),
        (dict[float, int], "has keys that are no strings"),
        (Literal["a", 1], "its codes are of several types"),
    ],
)
def test_a_hint_that_cannot_work_is_refused_at_once(hint: Any, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        codec(hint).read(None)


def test_two_types_of_one_name_are_not_described_together() -> None:
    kinds = []
    for _ in range(2):

        @dataclass(frozen=True)
        class Twin:
            type: ClassVar[Literal["a"]] = "a"

        kinds.append(Twin)
    with pytest.raises(TypeError, match="two types are called Twin"):
        codec(tuple[kinds[0], kinds[1]]).schema()  # type: ignore[valid-type]
