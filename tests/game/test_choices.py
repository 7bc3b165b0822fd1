"""Choosing rules: an edition and what is changed of it, and what that leaves to choose."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, islice, product
from typing import Any

import pytest

from augury import SPECIAL, Rules, RulesError, edition
from augury.game import ALL_SPECIAL, SCHEDULES, Kind, schedule
from augury.game.rules import PLAYERS, Bidding, Foresight, Mode, companions
from augury.game.rules.choices import VALUES, Bar, Choice, barred

OPTIONS: dict[str, list[Any]] = {
    "players": list(PLAYERS),
    "mode": list(map(str, Mode)),
    "bidding": list(map(str, Bidding)),
    "plus_minus_one": [False, True],
    "last_bid": ["nobody", "zero"],
    "foresight": list(map(str, Foresight)),
    "schedule": [None, *SCHEDULES],
    "special": [  # none, one or two of them, those of an edition
        *map(frozenset, chain.from_iterable(combinations(ALL_SPECIAL, n) for n in range(3))),
        frozenset(SPECIAL),
        frozenset(ALL_SPECIAL),
    ],
}


EACH = pytest.mark.parametrize("each", [31, pytest.param(1, marks=pytest.mark.long)])
"""All combinations, or every 31st, among which is every value of every option."""


@cache
def bars(each: int) -> dict[tuple[Any, ...], tuple[Bar, ...]]:
    """What each combination of options bars that `Rules` does not refuse."""
    choices = islice(product(*OPTIONS.values()), 0, None, each)
    return {choice: barred(Choice(**named(choice))) for choice in choices if makes_rules(choice)}


def named(choice: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(OPTIONS, choice, strict=True))


@cache
def makes_rules(values: tuple[Any, ...]) -> bool:
    players, mode, bidding, plus_minus_one, last_bid, foresight, named, special = values
    cards_as_for = 4 if mode == "one-colour" else players  # fifteen each, whoever many play
    try:
        Rules(
            players=players,
            mode=mode,
            bidding=bidding,
            plus_minus_one=plus_minus_one,
            last_bid=last_bid,
            foresight=foresight,
            special=special,
            hand_sizes=None if named is None else schedule(named, cards_as_for),
        )
    except RulesError:
        return False
    return True


def changes(choice: tuple[Any, ...]) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """What may be asked for next: an option, its new value, and the choice that would make."""
    for place, (option, values) in enumerate(OPTIONS.items()):
        for value in values:
            if option == "special" or (
                option == "last_bid" and not named(choice)["plus_minus_one"]
            ):
                continue
            next_ = named((*choice[:place], value, *choice[place + 1 :]))
            if option == "plus_minus_one" and not value:
                next_["last_bid"] = "nobody"
            yield option, value, tuple(next_.values())
    for kind in ALL_SPECIAL:
        yield "special", kind.name, (*choice[:-1], choice[-1] | {kind, *companions(kind)})


@EACH
def test_what_is_barred_is_what_would_be_refused_in_all_combinations(each: int) -> None:
    assert len(list(product(*OPTIONS.values()))) == 62_208
    for name, tried in zip(OPTIONS, zip(*bars(each), strict=True), strict=True):
        assert name == "special" or {*tried} == {*OPTIONS[name]}, name
    for choice, found in bars(each).items():
        refused = {
            (option, value) for option, value, next_ in changes(choice) if not makes_rules(next_)
        }
        assert {(bar.option, bar.value) for bar in found} == refused, choice


@EACH
def test_what_stands_in_the_way_is_another_option_that_could_be_otherwise(each: int) -> None:
    """Some other value of the option named, or none of its cards, lets the barred value in."""
    for choice, found in bars(each).items():
        for bar in found:
            assert bar.because != bar.option
            value = SPECIAL if bar.option == "special" else bar.value
            instead = [frozenset[Kind]()] if bar.because == "special" else OPTIONS[bar.because]
            wanted = named(choice) | {bar.option: frozenset(SPECIAL) if value is SPECIAL else value}
            if bar.because == "plus_minus_one":
                wanted["last_bid"] = "nobody"  # goes out with it
            assert any(
                makes_rules(tuple((wanted | {bar.because: other}).values()))
                or bar.because not in why(wanted | {bar.because: other})
                for other in instead
            ), (choice, bar)


def why(wanted: dict[str, Any]) -> tuple[str, ...]:
    """The options that are in each other's way."""
    with pytest.raises(RulesError) as refusal:
        Choice(**wanted).rules()
    return refusal.value.options


@pytest.mark.parametrize(
    ("choice", "bar"),
    [
        (Choice(bidding="secret"), Bar("plus_minus_one", True, "bidding", "V1")),
        (Choice(plus_minus_one="yes"), Bar("bidding", "secret", "plus_minus_one", "V1")),
        (Choice(foresight="every round"), Bar("special", "bomb", "foresight", "V4")),
        (Choice(special="bomb"), Bar("foresight", "first-round", "special", "V4")),
        (Choice(special="bomb"), Bar("mode", "maximus", "special", "S0.5")),
        (Choice(players="5"), Bar("mode", "one-colour", "players", "V5")),
        (Choice(mode="one-colour"), Bar("players", 6, "mode", "V5")),
        (Choice(mode="maximus"), Bar("schedule", "quick", "mode", "V6")),
        (Choice(schedule="quick"), Bar("mode", "maximus", "schedule", "V6")),
        (Choice(mode="maximus"), Bar("schedule", "tournament", "mode", "V6")),
        (Choice(hand_sizes="1,2"), Bar("schedule", "quick", "hand_sizes", "")),
        (Choice(hand_sizes=[15]), Bar("players", 5, "hand_sizes", "R2.2")),
        (Choice(edition="HU25", hand_sizes=[16]), Bar("edition", "DE", "hand_sizes", "R2.2")),
    ],
)
def test_a_bar_names_what_stands_in_the_way_and_the_rule(choice: Choice, bar: Bar) -> None:
    assert bar in barred(choice)


def test_at_first_everything_can_be_chosen() -> None:
    assert barred(Choice()) == ()
    assert VALUES.keys() == {"edition", "cloud", "first_dealer", "ties"} | OPTIONS.keys()


def test_an_edition_keeps_its_special_cards_only_where_they_are_played() -> None:
    """They do not bar a mode or foresight, unless somebody asked for them."""
    assert barred(Choice(edition="HU25")) == ()
    assert Choice(edition="hu25", mode="maximus").rules() == Rules(mode=Mode.MAXIMUS)
    assert {bar.because for bar in barred(Choice(edition="HU25", special=SPECIAL))} == {"special"}


def test_a_choice_that_contradicts_itself_has_no_bars_but_an_error() -> None:
    with pytest.raises(RulesError) as refusal:
        barred(Choice(bidding="secret", plus_minus_one=True))
    assert refusal.value.options == ("plus_minus_one", "bidding")
    assert refusal.value.rule == "V1"


@pytest.mark.parametrize(
    ("choice", "rules"),
    [
        (Choice(), Rules()),
        (Choice(edition="pt"), edition("PT").rules()),
        (Choice(edition="HU", foresight=True), edition("HU").rules(foresight=True)),
        (Choice(edition="HU", foresight="edition"), edition("HU").rules(foresight=True)),
        (Choice(edition="PT", special="none"), edition("PT").rules(special=())),
        (Choice(edition="PT", cloud="at-once"), edition("PT").rules(cloud="at-once")),
        (Choice(players="3", schedule="quick"), Rules(3, hand_sizes=schedule("quick", 3))),
    ],
)
def test_a_choice_is_an_edition_with_some_options_changed(choice: Choice, rules: Rules) -> None:
    assert choice.rules() == rules


@pytest.mark.parametrize(
    ("choice", "reason", "options"),
    [
        (
            Choice(hand_sizes=[1], schedule="quick"),
            "hand_sizes and schedule contradict each other: choose one of them",
            ("hand_sizes", "schedule"),
        ),
        (
            Choice(players=0, schedule="quick"),
            "0 players: the game is for 3 to 6 (R2.1)",
            ("players",),
        ),
        (
            Choice(mode="maximus", schedule="quick"),
            (
                "mode=maximus and hand_sizes contradict each other: "
                "the whole deck is dealt in all five rounds (V6)"
            ),
            ("mode", "schedule"),
        ),
        (
            Choice(schedule="endless"),
            "no schedule 'endless': choose from quick, tournament",
            ("schedule",),
        ),
        (
            Choice(edition="FR"),
            "no edition 'FR': choose from DE, DE30, EL, CS, HU, HU25, PT",
            ("edition",),
        ),
        (Choice(players="four"), "'players=four': expected a whole number", ("players",)),
    ],
)
def test_a_refused_choice_names_its_options(
    choice: Choice, reason: str, options: tuple[str, ...]
) -> None:
    with pytest.raises(RulesError) as refusal:
        choice.rules()
    assert str(refusal.value) == reason
    assert refusal.value.options == options
