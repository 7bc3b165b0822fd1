"""Options in words: what a person would type is understood, all else is refused by name."""

from dataclasses import replace
from typing import Any

import pytest

from augury import (
    SPECIAL,
    WIZARD,
    Bidding,
    CloudChange,
    Foresight,
    Mode,
    NotationError,
    Rules,
    RulesError,
    edition,
    format_rules,
    from_json,
    parse_rules,
    to_json,
)
from augury.game import ALL_SPECIAL, BOMB, DRAGON, FAIRY, WireError

WORDS: list[tuple[dict[str, Any], Rules]] = [
    ({"players": "3"}, Rules(players=3)),
    ({"players": " 5 "}, Rules(players=5)),
    ({"bidding": "hidden"}, Rules(bidding=Bidding.HIDDEN)),
    ({"bidding": "Secret"}, Rules(bidding=Bidding.SECRET)),
    ({"mode": "maximus"}, Rules(mode=Mode.MAXIMUS)),
    ({"mode": "one colour"}, Rules(mode=Mode.ONE_COLOUR)),
    ({"mode": "ONE_COLOUR"}, Rules(mode=Mode.ONE_COLOUR)),
    ({"foresight": "every-round"}, Rules(foresight=Foresight.EVERY_ROUND)),
    ({"foresight": "first round"}, Rules(foresight=Foresight.FIRST_ROUND)),
    ({"cloud": "round-end"}, Rules(cloud=CloudChange.ROUND_END)),
    ({"plus_minus_one": "yes"}, Rules(plus_minus_one=True)),
    ({"plus_minus_one": "no"}, Rules()),
    ({"plus_minus_one": "False"}, Rules()),
    ({"special": ("dragon", "fairy")}, Rules(special=(DRAGON, FAIRY))),
    ({"special": ["Fairy", DRAGON]}, Rules(special=(DRAGON, FAIRY))),
    ({"special": {"bomb"}}, Rules(special=(BOMB,))),
    ({"special": "dragon, fairy"}, Rules(special=(DRAGON, FAIRY))),
    ({"special": "d,f,X"}, Rules(special=(DRAGON, FAIRY, BOMB))),
    ({"special": "all"}, Rules(special=ALL_SPECIAL)),
    ({"special": "none"}, Rules()),
    ({"hand_sizes": [1, 2]}, Rules(hand_sizes=(1, 2))),
    ({"hand_sizes": ("1", "2")}, Rules(hand_sizes=(1, 2))),
    ({"hand_sizes": "1, 2"}, Rules(hand_sizes=(1, 2))),
    ({"hand_sizes": range(1, 3)}, Rules(hand_sizes=(1, 2))),
    ({"hand_sizes": "none"}, Rules()),
]


@pytest.mark.parametrize(("options", "rules"), WORDS, ids=str)
def test_a_word_is_the_value_it_stands_for(options: dict[str, Any], rules: Rules) -> None:
    """Equal, and of the very same types: a word left in the rules would play other ones."""
    said = Rules(**options)
    assert said == rules
    assert repr(said) == repr(rules)
    assert said.schedule == rules.schedule
    assert hash(said) == hash(rules)
    assert replace(Rules(), **options) == rules
    assert edition("DE").rules(**options) == rules
    assert parse_rules(format_rules(said)) == rules
    assert from_json(to_json(said)) == rules


def test_what_is_asked_for_in_words_is_played() -> None:
    assert Rules(mode="maximus").schedule == (15,) * 5
    assert Rules(foresight="every-round").foresees(3)
    assert Rules(players="3").rounds == 20
    assert len(Rules(special=("dragon", "fairy")).deck) == 62


def test_an_edition_understands_words_before_it_decides_on_its_special_cards() -> None:
    assert edition("HU25").rules(mode="classic").special == SPECIAL
    assert edition("HU25").rules(foresight="off").special == SPECIAL
    assert edition("HU25").rules(foresight="first-round").special == ()
    assert edition("PT").rules(mode="maximus").special == ()


def test_what_contradicts_itself_in_values_does_so_in_words() -> None:
    with pytest.raises(RulesError, match="plus_minus_one and bidding=secret contradict"):
        Rules(bidding="secret", plus_minus_one="yes")
    with pytest.raises(RulesError, match="7 players: the game is for 3 to 6"):
        Rules(players="7")


KINDS = "shapeshifter, dragon, fairy, bomb, werewolf, juggler, cloud, witch, vampire, all, none"

REFUSALS: list[tuple[str, object, str]] = [
    ("players", "four", "'players=four': expected a whole number"),
    ("players", 4.0, "'players=4.0': expected a whole number, as 4 is"),
    ("players", True, "'players=True': expected a whole number"),
    ("players", None, "'players=None': expected a whole number"),
    ("players", "9" * 5000, f"'players={'9' * 5000}': expected a whole number"),
    ("bidding", "loud", "'bidding=loud': expected one of open, hidden, secret"),
    ("bidding", Mode.CLASSIC, "'bidding=classic': expected one of open, hidden, secret"),
    ("bidding", None, "'bidding=None': expected one of open, hidden, secret"),
    ("mode", "", "'mode=': expected one of classic, one-colour, maximus"),
    ("foresight", 1, "'foresight=1': expected one of off, first-round, every-round"),
    ("cloud", "never", "'cloud=never': expected one of at-once, round-end"),
    ("plus_minus_one", "perhaps", "'plus_minus_one=perhaps': expected one of yes, no"),
    ("plus_minus_one", 1, "'plus_minus_one=1': expected one of yes, no"),
    ("special", "wizard", f"'special=wizard': expected one of {KINDS}"),
    ("special", ("dragon", "ferry"), f"'special=ferry': expected one of {KINDS}"),
    ("special", BOMB, f"'special=bomb': expected one of {KINDS}"),
    ("special", 7, f"'special=7': expected one of {KINDS}"),
    ("hand_sizes", "1,,2", "'hand_sizes=1,,2': expected a whole number"),
    ("hand_sizes", [1, "two"], "'hand_sizes=two': expected a whole number"),
    ("hand_sizes", [1, 2.5], "'hand_sizes=2.5': expected a whole number"),
    ("hand_sizes", 5, "'hand_sizes=5': expected a number for every round, such as 1,3,5"),
]


@pytest.mark.parametrize(("option", "value", "reason"), REFUSALS, ids=lambda one: str(one)[:40])
def test_anything_else_is_refused_by_name_with_what_is_allowed(
    option: str, value: object, reason: str
) -> None:
    options: dict[str, Any] = {option: value}
    with pytest.raises(RulesError) as refusal:
        Rules(**options)
    assert str(refusal.value) == reason
    assert refusal.value.options == (option,)
    with pytest.raises(RulesError):
        edition("HU25").rules(
            **(options | {"foresight": value if option == "foresight" else "off"})
        )
    if isinstance(value, str):
        with pytest.raises(NotationError):
            parse_rules(f"{option}={value}")


def test_a_kind_that_is_no_special_card_is_refused() -> None:
    with pytest.raises(RulesError, match="wizard is no special card"):
        Rules(special=(WIZARD,))


@pytest.mark.parametrize(
    ("option", "word"),
    [("bidding", "Hidden"), ("players", "3"), ("plus_minus_one", "yes"), ("special", "all")],
)
def test_on_the_wire_there_is_one_word_for_each_value(option: str, word: str) -> None:
    """A program writes it, so that equal rules are equal bytes."""
    with pytest.raises(WireError, match=option):
        from_json(to_json(Rules()) | {option: word})
