"""Choosing rules: what a person asks for, and what can no longer be chosen beside it.

A form, a command line and an address on the network all let a person start from an edition and
change some options. A `Choice` is what was asked for, in values or in words; `rules` is what it
comes to; `barred` lists what would contradict it, so that nobody need know why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, make_dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from augury.game.errors import RulesError
from augury.game.rules import Rules, companions
from augury.game.rules.editions import EDITIONS, SCHEDULES, edition, schedule
from augury.game.rules.options import OPTIONS, Option, Word
from augury.game.rules.variants import Mode

DEFAULT_EDITION: Final = "DE"
_LIKE_ONE_COLOUR: Final = 4
AS_EDITION: Final = "edition"  # the word for the foresight that the edition has

_EDITION: Final = Option(
    "edition",
    DEFAULT_EDITION,
    str,
    tuple(EDITIONS),
    label="edition",
    message="edition-{}",
    help="Whose rulebook to start from: {values}. Default: {default}. "
    f"{', '.join(one.name for one in EDITIONS.values() if one.special)} bring special cards.",
    metavar="NAME",
)
_SCHEDULE: Final = Option(
    "schedule",
    None,
    str,
    tuple(SCHEDULES),
    label="length",
    message="length-{}",
    help="A shorter game: {values}.",
    metavar="NAME",
)


def _choices() -> Iterator[Option]:
    """The length of a game is asked for after its mode."""
    yield _EDITION
    for option in OPTIONS.values():
        if option.offered:
            yield option
        if option.name == "mode":
            yield _SCHEDULE


CHOICES: Final[Mapping[str, Option]] = MappingProxyType({one.name: one for one in _choices()})
"""What people choose, in the order in which it is asked for."""

_Asked: Any = make_dataclass("_Asked", [(name, Any, None) for name in CHOICES], frozen=True)


class Choice(_Asked):  # type: ignore[misc]  # the records say what its fields are
    """What is to be played: an edition's own rules, with any option changed.

    It has a field for everything in `CHOICES`: the edition, the options that are offered at a
    table, and hand sizes by the name of a schedule; each as a value or in words. `None` is what
    nobody asked for: it is as the edition has it, or the default of `Rules`. Foresight may also be
    `True` or "edition": as the edition has it.

    >>> Choice(edition="HU", players=3, foresight="edition").rules().foresight
    Foresight.EVERY_ROUND
    >>> Choice(schedule="quick").rules().schedule
    (3, 6, 9, 12, 15)
    """

    def rules(self) -> Rules:
        """The rules chosen. Raises `RulesError` where they contradict each other."""
        given = {
            name: value
            for name in CHOICES
            if name in OPTIONS and (value := getattr(self, name)) is not None
        }
        if isinstance(self.foresight, str) and self.foresight.strip().lower() == AS_EDITION:
            given["foresight"] = True
        preset = edition(self.edition or DEFAULT_EDITION)
        if self.schedule is None:
            return preset.rules(**given)
        if self.hand_sizes is not None:
            raise RulesError(
                "hand_sizes and schedule contradict each other: choose one of them",
                ("hand_sizes", "schedule"),
            )
        players = given.get("players", OPTIONS["players"].default)
        if OPTIONS["mode"].read(given.get("mode", Mode.CLASSIC)) is Mode.ONE_COLOUR:
            players = _LIKE_ONE_COLOUR  # everyone has fifteen cards, as where four play (V5)
        given["hand_sizes"] = schedule(self.schedule, players)
        try:
            return preset.rules(**given)
        except RulesError as error:
            names = ("schedule" if name == "hand_sizes" else name for name in error.options)
            raise RulesError(str(error), tuple(names), error.rule) from None


@dataclass(frozen=True)
class Bar:
    """A value that cannot be chosen beside the rest, and the option that stands in its way."""

    option: str
    value: Word
    because: str  # the name of the other option
    rule: str  # the id of the rule that says so, if it is one of the rulebook


VALUES: Final[Mapping[str, tuple[Word, ...]]] = MappingProxyType(
    {name: option.words for name, option in CHOICES.items() if option.values}
)
"""What can be chosen from a list, as the words and numbers that stand for it."""


def barred(choice: Choice) -> tuple[Bar, ...]:
    """Every value that would contradict the rest of `choice`, which must not contradict itself.

    A special card is put beside those chosen, together with those it does not come without; what
    is asked with a switch goes out with it, and where it is off, nobody can choose it.

    >>> barred(Choice(bidding="secret"))
    (Bar(option='plus_minus_one', value=True, because='bidding', rule='V1'),)
    """
    return tuple(_bars(choice, choice.rules()))


def with_value(choice: Choice, name: str, value: object) -> Choice:
    """The choice with this value chosen, and without what goes out with it.

    That is what is asked with a switch that is off, and the seat of a dealer where there is none.
    """
    gone = [one.name for one in CHOICES.values() if one.asked_with == name and not value]
    new = replace(choice, **dict.fromkeys(gone), **{name: value})
    if name in ("players", "mode"):
        new = replace(new, **{one: None for one in _SEATS if not _is_seat(getattr(new, one), new)})
    return new


_SEATS: Final = [one.name for one in CHOICES.values() if one.of_seats]


def _is_seat(seat: object, choice: Choice) -> bool:
    """Whether there is such a seat, and somebody deals: with one colour nobody does (V5)."""
    mode, players = (
        option.default if (given := getattr(choice, option.name)) is None else option.read(given)
        for option in (OPTIONS["mode"], OPTIONS["players"])
    )
    return mode is not Mode.ONE_COLOUR and not (isinstance(seat, int) and seat >= players)


def _bars(choice: Choice, rules: Rules) -> Iterator[Bar]:
    for name in VALUES:
        option = CHOICES[name]
        for word in option.words_for(rules) if option.is_asked(rules) else ():
            change: Any = word
            if name == "special":
                (kind,) = OPTIONS[name].read(word)
                change = {*rules.special, kind, *companions(kind)}
            try:
                with_value(choice, name, change).rules()
            except RulesError as error:
                because = next((other for other in error.options if other != name), name)
                yield Bar(name, word, because, error.rule)
