"""Choosing rules: what is asked for, what it comes to, and the rules in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, make_dataclass
from enum import Enum
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Annotated, Any, Final

from augury.codec import Bounds, Items, OneOf
from augury.game import ALL_SPECIAL, Foresight, Rules
from augury.game.rules.choices import CHOICES, Choice
from augury.game.rules.options import OPTIONS, Option
from augury.game.rules.variants import PLAYERS
from augury.locales.rulebook import Chapter
from augury.tables.bounds import ROUNDS

_EVERY_CARD: Final = len(Rules(players=PLAYERS[0], special=ALL_SPECIAL).deck)
_MOST_CARDS: Final = (_EVERY_CARD - 1) // PLAYERS[0]  # one has to lie turned up (Y2.8)
_HandSize = Annotated[int, Bounds(1, _MOST_CARDS)]


def _hint(option: Option) -> Any:
    """The type of an option on the network."""
    match option.values:
        case ():
            return Annotated[tuple[_HandSize, ...], Items(0, ROUNDS)]
        case (bool(), *_):
            return bool
        case (int(), *_):
            numbers = [one for one in option.values if isinstance(one, int)]
            number = Annotated[int, Bounds(min(numbers), max(numbers))]
            others = {type(one) for one in option.values if not isinstance(one, int)}
            return reduce(or_, others, number)
        case (Enum() as one, *_):
            return type(one)
        case _:  # the names of the game's own records: of cards, editions or schedules
            name = Annotated[str, OneOf(tuple(map(str, option.words)))]
            if not option.several:
                return name
            return Annotated[GenericAlias(tuple, (name, ...)), Items(0, len(option.values))]


def _fields() -> Iterator[tuple[str, Any, Any]]:
    """A field for every record of `CHOICES`: its name, its type, its default."""
    for name, option in CHOICES.items():
        if name in OPTIONS and not option.by_edition and option.default is not None:
            yield name, _hint(option), option.default
        else:
            yield name, _hint(option) | None, None


_Asked: Any = make_dataclass("_Asked", [*_fields()], frozen=True)


@dataclass(frozen=True)
class RuleChoice(_Asked):  # type: ignore[misc]  # the records say what its fields are
    """What is to be played: an edition's own rules, with any option changed."""

    foresight: Foresight | bool = False  # true: as the edition has it

    @property
    def choice(self) -> Choice:
        """The same, as the game knows it."""
        special = None if self.special is None else frozenset(self.special)
        own = {one.name: getattr(self, one.name) for one in fields(self)}
        return Choice(**{**own, "special": special})

    def rules(self) -> Rules:
        """The rules chosen. Raises `RulesError` where they contradict each other."""
        return self.choice.rules()


@dataclass(frozen=True)
class BarredValue:
    """A value of an option that cannot be chosen, and the option that stands in its way."""

    option: str
    value: str | int | bool
    because: str
    rule: str | None


@dataclass(frozen=True)
class RuleBook:
    """Rules as messages to be said in a player's language, in chapters."""

    book: tuple[Chapter, ...]


@dataclass(frozen=True)
class ChosenRules(RuleBook):
    """What a choice of rules comes to, and what can no longer be chosen beside it."""

    rules: Rules
    barred: tuple[BarredValue, ...]
