"""Choosing rules: what is asked for, what it comes to, and the rules in words."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field

from augury.game import SPECIAL, Bidding, CloudChange, Foresight, Mode, Rules
from augury.game.rules.choices import Choice
from augury.game.rules.options import PLAYERS
from augury.locales.rulebook import Chapter
from augury.tables.bounds import ROUNDS
from augury.tables.protocol.fields import EditionName, KindName, ScheduleName, StrictModel

__all__ = ["BarredValue", "ChosenRules", "RuleBook", "RuleChoice"]

_MOST_CARDS: Final = len(Rules(players=PLAYERS[0], special=SPECIAL).deck) // PLAYERS[0]  # dealt


class RuleChoice(StrictModel):
    """What is to be played: an edition's own rules, with any option changed."""

    edition: EditionName | None = None
    players: int = Field(default=Rules().players, ge=PLAYERS[0], le=PLAYERS[-1])
    mode: Mode = Mode.CLASSIC
    bidding: Bidding = Bidding.OPEN
    plus_minus_one: bool = False
    foresight: Foresight | bool = False
    special: list[KindName] | None = Field(default=None, max_length=len(SPECIAL))
    cloud: CloudChange | None = None
    hand_sizes: list[Annotated[int, Field(ge=1, le=_MOST_CARDS)]] | None = Field(
        default=None, max_length=ROUNDS
    )
    schedule: ScheduleName | None = None

    @property
    def choice(self) -> Choice:
        """The same, as the game knows it."""
        special = None if self.special is None else frozenset(self.special)
        sizes = None if self.hand_sizes is None else tuple(self.hand_sizes)
        return Choice(**{**dict(self), "special": special, "hand_sizes": sizes})

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
