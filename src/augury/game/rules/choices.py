"""Choosing rules: what a person asks for, and what can no longer be chosen beside it.

A form, a command line and an address on the network all let a person start from an edition and
change some options. A `Choice` is what was asked for, in values or in words; `rules` is what it
comes to; `barred` lists what would contradict it, so that nobody need know why.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from augury.game.cards import SPECIAL, Kind
from augury.game.errors import RulesError
from augury.game.rules import Rules, companions
from augury.game.rules.editions import EDITIONS, SCHEDULES, edition, schedule
from augury.game.rules.options import (
    OPTIONS,
    PLAYERS,
    Bidding,
    CloudChange,
    Foresight,
    Mode,
    read_option,
)

__all__ = ["AS_EDITION", "DEFAULT_EDITION", "VALUES", "Bar", "Choice", "barred"]

DEFAULT_EDITION: Final = "DE"
_LIKE_ONE_COLOUR: Final = 4
AS_EDITION: Final = "edition"  # the word for the foresight that the edition has


@dataclass(frozen=True)
class Choice:
    """What is to be played: an edition's own rules, with any option changed.

    `None` is what nobody asked for: it is as the edition has it, or the default of `Rules`.

    >>> Choice(edition="HU", players=3, foresight="edition").rules().foresight
    Foresight.EVERY_ROUND
    >>> Choice(schedule="quick").rules().schedule
    (3, 6, 9, 12, 15)
    """

    edition: str | None = None
    players: int | str | None = None
    mode: Mode | str | None = None
    bidding: Bidding | str | None = None
    plus_minus_one: bool | str | None = None
    foresight: Foresight | bool | str | None = None  # True, "edition": as the edition has it
    special: Collection[Kind | str] | None = None
    cloud: CloudChange | str | None = None
    hand_sizes: Collection[int | str] | None = None
    schedule: str | None = None  # hand sizes by a name

    def rules(self) -> Rules:
        """The rules chosen. Raises `RulesError` where they contradict each other."""
        offered = (name for name in OPTIONS if hasattr(self, name))  # a small box is for research
        given = {name: getattr(self, name) for name in offered if getattr(self, name) is not None}
        if isinstance(self.foresight, str) and self.foresight.strip().lower() == AS_EDITION:
            given["foresight"] = True
        if self.schedule is None:
            return edition(self.edition or DEFAULT_EDITION).rules(**given)
        if self.hand_sizes is not None:
            raise RulesError(
                "hand_sizes and schedule contradict each other: choose one of them",
                ("hand_sizes", "schedule"),
            )
        players = Rules().players if self.players is None else self.players
        mode = Mode.CLASSIC if self.mode is None else read_option("mode", self.mode)
        if mode is Mode.ONE_COLOUR:  # everyone has fifteen cards, as where four play (V5)
            players = _LIKE_ONE_COLOUR
        given["hand_sizes"] = schedule(self.schedule, players)
        try:
            return edition(self.edition or DEFAULT_EDITION).rules(**given)
        except RulesError as error:
            names = ("schedule" if name == "hand_sizes" else name for name in error.options)
            raise RulesError(str(error), tuple(names), error.rule) from None


@dataclass(frozen=True)
class Bar:
    """A value that cannot be chosen beside the rest, and the option that stands in its way."""

    option: str
    value: str | int | bool
    because: str  # the name of the other option
    rule: str  # the id of the rule that says so, if it is one of the rulebook


VALUES: Final[Mapping[str, tuple[str | int | bool, ...]]] = MappingProxyType(
    {
        "edition": tuple(EDITIONS),
        "players": tuple(PLAYERS),
        "mode": tuple(map(str, Mode)),
        "bidding": tuple(map(str, Bidding)),
        "plus_minus_one": (False, True),
        "foresight": tuple(map(str, Foresight)),
        "special": tuple(map(str, SPECIAL)),  # each by itself: a card may be put into the deck
        "cloud": tuple(map(str, CloudChange)),
        "schedule": tuple(SCHEDULES),
    }
)
"""What each option may be, as the word or number that stands for it."""


def barred(choice: Choice) -> tuple[Bar, ...]:
    """Every value that would contradict the rest of `choice`, which must not contradict itself.

    A special card is put beside those chosen, together with those it does not come without.

    >>> barred(Choice(bidding="secret"))
    (Bar(option='plus_minus_one', value=True, because='bidding', rule='V1'),)
    """
    return tuple(_bars(choice, choice.rules()))


def _bars(choice: Choice, rules: Rules) -> Iterator[Bar]:
    for option, values in VALUES.items():
        for value in values:
            change: Any = value
            if option == "special":
                (kind,) = read_option("special", value)
                change = {*rules.special, kind, *companions(kind)}
            try:
                replace(choice, **{option: change}).rules()
            except RulesError as error:
                because = next((other for other in error.options if other != option), option)
                yield Bar(option, value, because, error.rule)
