"""Choosing rules: what is asked for, what it comes to, and the rules in words."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Final

from augury.codec import Bounds, Items
from augury.game import SPECIAL, Bidding, CloudChange, Foresight, Mode, Rules
from augury.game.rules.choices import Choice
from augury.game.rules.options import PLAYERS
from augury.locales.rulebook import Chapter
from augury.tables.bounds import ROUNDS
from augury.tables.protocol.fields import EditionName, KindName, ScheduleName

__all__ = ["BarredValue", "ChosenRules", "RuleBook", "RuleChoice"]

_MOST_CARDS: Final = len(Rules(players=PLAYERS[0], special=SPECIAL).deck) // PLAYERS[0]  # dealt
HandSize = Annotated[int, Bounds(1, _MOST_CARDS)]


@dataclass(frozen=True)
class RuleChoice:
    """What is to be played: an edition's own rules, with any option changed."""

    edition: EditionName | None = None
    players: Annotated[int, Bounds(PLAYERS[0], PLAYERS[-1])] = Rules().players
    mode: Mode = Mode.CLASSIC
    bidding: Bidding = Bidding.OPEN
    plus_minus_one: bool = False
    foresight: Foresight | bool = False
    special: Annotated[tuple[KindName, ...], Items(0, len(SPECIAL))] | None = None
    cloud: CloudChange | None = None
    hand_sizes: Annotated[tuple[HandSize, ...], Items(0, ROUNDS)] | None = None
    schedule: ScheduleName | None = None

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
