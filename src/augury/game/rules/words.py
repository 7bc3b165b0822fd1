"""The value of an option from the words that a person types for it, and back.

A reader takes a value or words for it, and raises `UnreadError` with what it expected. Whether the
values of several options go together is for `Rules` to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from operator import index
from typing import Final, TypeVar

from augury.game.box import Box, read_box
from augury.game.cards import ALL_SPECIAL, Kind
from augury.game.rules.variants import Lot

T = TypeVar("T")
E = TypeVar("E", bound=Enum)


class UnreadError(Exception):
    """What was expected in the place of a value."""

    def __init__(self, value: object, expected: str) -> None:
        super().__init__(expected)
        self.value = value


_SEAT: Final = re.compile(r"^\s*seat[ _-]", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}")


def read_number(value: object) -> int:
    """A whole number."""
    if isinstance(value, str):
        if _NUMBER.fullmatch(value.strip()):
            return int(value)
    elif not isinstance(value, bool):
        try:
            return index(value)  # type: ignore[arg-type]  # what is no number says so itself
        except TypeError:
            pass
    if isinstance(value, float) and value.is_integer():
        raise UnreadError(value, f"a whole number, as {value:.0f} is")
    raise UnreadError(value, "a whole number")


def read_enum(kind: type[E]) -> Callable[[object], E]:
    """A reader of the members of an enum."""
    words = {member.value: member for member in kind}
    return lambda value: value if isinstance(value, kind) else _word(words, value, shown=words)


def read_yes_or_no(value: object) -> bool:
    """Whether an option is on."""
    if isinstance(value, bool):
        return value
    words = {"yes": True, "no": False, "true": True, "false": False}
    return _word(words, value, shown=("yes", "no"))


def read_first_dealer(value: object) -> int | Lot:
    """A seat, as `2` or `seat 2`, or the lot."""
    if isinstance(value, Lot):
        return value
    if isinstance(value, str) and value.strip().lower() == str(Lot.LOT):
        return Lot.LOT
    try:
        return read_number(_SEAT.sub("", value) if isinstance(value, str) else value)
    except UnreadError:
        raise UnreadError(value, f"the number of a seat, or {Lot.LOT}") from None


def read_special(value: object) -> tuple[Kind, ...]:
    """Special cards, by their names or letters."""
    if isinstance(value, str):
        match value.strip().lower():
            case "all":
                return ALL_SPECIAL
            case "none":
                return ()
            case names:
                value = names.split(",")
    return tuple(map(_read_kind, _items(value, _KINDS_EXPECTED)))


def _read_kind(value: object) -> Kind:
    if isinstance(value, Kind):
        return value
    words = {word: kind for kind in ALL_SPECIAL for word in (kind.name, kind.code.lower())}
    return _word(words, value, shown=_KIND_WORDS)


_KIND_WORDS: Final = (*(kind.name for kind in ALL_SPECIAL), "all", "none")
_KINDS_EXPECTED: Final = f"one of {', '.join(_KIND_WORDS)}"


def read_hand_sizes(value: object) -> tuple[int, ...] | None:
    """A number of cards for every round; None for what the mode says."""
    if value is None:
        return None
    if isinstance(value, str):
        if value.strip().lower() == "none":
            return None
        value = value.split(",")
    return tuple(map(read_number, _items(value, "a number for every round, such as 1,3,5")))


def read_box_size(value: object) -> Box:
    """The cards in the box."""
    box = read_box(value) if isinstance(value, str) else value
    if isinstance(box, Box):
        return box
    raise UnreadError(
        value, "suits x numbers + Wizards + Jesters, as 2x3+1W+1J or the whole 4x13+4W+4J"
    )


def _word(words: Mapping[str, T], value: object, *, shown: Iterable[str]) -> T:
    """What the word stands for, in any case, and with spaces or dashes within."""
    if isinstance(value, str):
        word = "-".join(value.lower().replace("_", " ").split())
        if word in words:
            return words[word]
    raise UnreadError(value, f"one of {', '.join(shown)}")


def _items(value: object, expected: str) -> Iterable[object]:
    if not isinstance(value, Iterable):
        raise UnreadError(value, expected)
    return value


def format_value(value: object) -> str:
    """The words for a value, from which it is read again.

    >>> format_value(True), format_value((1, 3, 5)), format_value(ALL_SPECIAL[3:5])
    ('yes', '1,3,5', 'bomb,werewolf')
    """
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case ():
            return "none"
        case tuple():
            return ",".join(map(str, value))
        case None:
            return "none"
        case _:
            return str(value)
