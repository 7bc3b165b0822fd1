"""The options of the rules: what each of them may be, and the words a person types for it.

`Rules` keeps enums, kinds and numbers. Whoever chooses them may also write `"hidden"`, `"every
round"`, `"dragon,fairy"` or `"3"`: `read_option` turns the words into the value, and refuses all
else by name, with what is allowed. Whether the values go together is for `Rules` to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from operator import index
from types import MappingProxyType
from typing import Any, Final, TypeVar

from augury.game.box import Box, read_box
from augury.game.cards import SPECIAL, Kind
from augury.game.errors import RulesError

__all__ = [
    "OPTIONS",
    "PLAYERS",
    "Bidding",
    "CloudChange",
    "Foresight",
    "Mode",
    "check_players",
    "read_option",
]

T = TypeVar("T")

PLAYERS: Final = range(3, 7)  # R2.1


class _Option(Enum):
    """An option's values print as the words a person would type."""

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Bidding(_Option):
    """How predictions are made."""

    OPEN = "open"  # aloud, in turn (R4.2)
    HIDDEN = "hidden"  # all at once, revealed before the first trick (V2)
    SECRET = "secret"  # all at once, revealed when the round is over (V3)


class Foresight(_Option):
    """In which rounds players predict seeing everyone's cards but their own (V4)."""

    OFF = "off"
    FIRST_ROUND = "first-round"
    EVERY_ROUND = "every-round"


class Mode(_Option):
    """How rounds are built."""

    CLASSIC = "classic"  # one card more each round (R2.2)
    ONE_COLOUR = "one-colour"  # everyone plays their own suit (V5)
    MAXIMUS = "maximus"  # five rounds with the whole deck (V6)


class CloudChange(_Option):
    """When the taker of the Cloud changes their prediction (S7.6)."""

    AT_ONCE = "at-once"
    ROUND_END = "round-end"


def read_option(name: str, value: object) -> Any:
    """The value of the option `name` that `value` is, or is a word for.

    >>> read_option("foresight", "every round")
    Foresight.EVERY_ROUND
    >>> read_option("special", "dragon,fairy")
    (DRAGON, FAIRY)
    >>> read_option("bidding", "loud")
    Traceback (most recent call last):
        ...
    augury.game.errors.RulesError: 'bidding=loud': expected one of open, hidden, secret
    """
    try:
        return OPTIONS[name](value)
    except _UnreadError as error:
        said = value if isinstance(value, str) else error.value
        raise RulesError(f"{f'{name}={said}'!r}: expected {error}", (name,)) from None


def check_players(players: int) -> None:
    """Refuse a number of players the game is not for (R2.1)."""
    if players not in PLAYERS:
        raise RulesError(f"{players} players: the game is for 3 to 6 (R2.1)", ("players",), "R2.1")


class _UnreadError(Exception):
    """What was expected in the place of a value."""

    def __init__(self, value: object, expected: str) -> None:
        super().__init__(expected)
        self.value = value


_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}")


def _number(value: object) -> int:
    if isinstance(value, str):
        if _NUMBER.fullmatch(value.strip()):
            return int(value)
    elif not isinstance(value, bool):
        try:
            return index(value)  # type: ignore[arg-type]  # what is no number says so itself
        except TypeError:
            pass
    raise _UnreadError(value, "a number")


def _word(words: Mapping[str, T], value: object, *, shown: Iterable[str]) -> T:
    """What the word stands for, in any case, and with spaces or dashes within."""
    if isinstance(value, str):
        word = "-".join(value.lower().replace("_", " ").split())
        if word in words:
            return words[word]
    raise _UnreadError(value, f"one of {', '.join(shown)}")


def _enum(kind: type[_Option]) -> Callable[[object], _Option]:
    words = {option.value: option for option in kind}
    return lambda value: value if isinstance(value, kind) else _word(words, value, shown=words)


def _yes_or_no(value: object) -> bool:
    if isinstance(value, bool):
        return value
    words = {"yes": True, "no": False, "true": True, "false": False}
    return _word(words, value, shown=("yes", "no"))


def _special(value: object) -> tuple[Kind, ...]:
    if isinstance(value, str):
        match value.strip().lower():
            case "all":
                return SPECIAL
            case "none":
                return ()
            case names:
                value = names.split(",")
    return tuple(map(_kind, _items(value, _KINDS_EXPECTED)))


def _kind(value: object) -> Kind:
    if isinstance(value, Kind):
        return value
    words = {word: kind for kind in SPECIAL for word in (kind.name, kind.code.lower())}
    return _word(words, value, shown=_KIND_WORDS)


_KIND_WORDS: Final = (*(kind.name for kind in SPECIAL), "all", "none")
_KINDS_EXPECTED: Final = f"one of {', '.join(_KIND_WORDS)}"


def _hand_sizes(value: object) -> tuple[int, ...] | None:
    if value is None:
        return None
    if isinstance(value, str):
        if value.strip().lower() == "none":
            return None
        value = value.split(",")
    return tuple(map(_number, _items(value, "a number for every round, such as 1,3,5")))


def _box(value: object) -> Box:
    box = read_box(value) if isinstance(value, str) else value
    if isinstance(box, Box):
        return box
    raise _UnreadError(
        value, "suits x numbers + Wizards + Jesters, as 2x3+1W+1J or the whole 4x13+4W+4J"
    )


def _items(value: object, expected: str) -> Iterable[object]:
    if not isinstance(value, Iterable):
        raise _UnreadError(value, expected)
    return value


OPTIONS: Final[Mapping[str, Callable[[object], object]]] = MappingProxyType(
    {
        "players": _number,
        "mode": _enum(Mode),
        "bidding": _enum(Bidding),
        "plus_minus_one": _yes_or_no,
        "foresight": _enum(Foresight),
        "special": _special,
        "cloud": _enum(CloudChange),
        "hand_sizes": _hand_sizes,
        "box": _box,
    }
)
"""How the value of each option is read."""
