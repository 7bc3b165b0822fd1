"""Choosing rules: what is asked for, what it comes to, and the rules in words."""

from __future__ import annotations

from enum import Enum
from types import GenericAlias, new_class
from typing import Annotated, Any, Final, TypeAlias

from pydantic import AfterValidator, Field, WithJsonSchema

from augury.game import SPECIAL, Foresight, Rules
from augury.game.rules.choices import CHOICES, Choice
from augury.game.rules.options import OPTIONS, Option
from augury.game.rules.variants import PLAYERS
from augury.locales.rulebook import Chapter
from augury.tables.bounds import ROUNDS
from augury.tables.protocol.fields import StrictModel

__all__ = ["BarredValue", "ChosenRules", "RuleBook", "RuleChoice"]

_MOST_CARDS: Final = len(Rules(players=PLAYERS[0], special=SPECIAL).deck) // PLAYERS[0]  # dealt
_HandSizes: TypeAlias = Annotated[
    list[Annotated[int, Field(ge=1, le=_MOST_CARDS)]], Field(max_length=ROUNDS)
]


def _hint(option: Option) -> Any:
    """The type of an option on the network."""
    match option.values:
        case ():
            return _HandSizes
        case (bool(), *_):
            return bool
        case (int(), *_):
            return Annotated[int, Field(ge=min(option.values), le=max(option.values))]
        case (Enum() as one, *_):
            return type(one)
        case _ if option.several:
            return Annotated[
                GenericAlias(list, _name(option)), Field(max_length=len(option.values))
            ]
        case _:
            return _name(option)


def _name(option: Option) -> Any:
    """One of the names of the game's own records: of a card, an edition or a schedule."""

    def check(word: str) -> str:
        if word not in option.words:
            names = ", ".join(map(str, option.words))
            raise ValueError(f"no {option.name} {word!r}: choose from {names}")
        return word

    return Annotated[str, AfterValidator(check), WithJsonSchema({"enum": list(option.words)})]


def _asked() -> Any:
    """A model with a field for every record of `CHOICES`."""
    hints: dict[str, Any] = {}
    defaults: dict[str, Any] = {}
    for name, option in CHOICES.items():
        settled = name in OPTIONS and not option.by_edition and option.default is not None
        hints[name] = _hint(option) if settled else _hint(option) | None
        defaults[name] = option.default if settled else None
    namespace = {"__module__": __name__, "__annotations__": hints, **defaults}
    return new_class("_Asked", (StrictModel,), exec_body=lambda body: body.update(namespace))


class RuleChoice(_asked()):  # type: ignore[misc]  # the records say what its fields are
    """What is to be played: an edition's own rules, with any option changed."""

    foresight: Foresight | bool = False  # true: as the edition has it

    @property
    def choice(self) -> Choice:
        """The same, as the game knows it."""
        special = None if self.special is None else set(self.special)
        return Choice(**{**dict(self), "special": special})

    def rules(self) -> Rules:
        """The rules chosen. Raises `RulesError` where they contradict each other."""
        return self.choice.rules()


class BarredValue(StrictModel):
    """A value of an option that cannot be chosen, and the option that stands in its way."""

    option: str
    value: str | int | bool
    because: str
    rule: str | None


class RuleBook(StrictModel):
    """Rules as messages to be said in a player's language, in chapters."""

    book: list[Chapter]


class ChosenRules(RuleBook):
    """What a choice of rules comes to, and what can no longer be chosen beside it."""

    rules: dict[str, Any]
    barred: list[BarredValue]
