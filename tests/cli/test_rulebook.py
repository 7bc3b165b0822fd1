"""The rules in plain words: those in force, all of them, by the numbers of the documentation."""

import re
from pathlib import Path

import pytest

from augury import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    JUGGLER,
    SHAPESHIFTER,
    SPECIAL,
    WEREWOLF,
    Bidding,
    CloudChange,
    Foresight,
    Mode,
    Rules,
)
from augury.cli.rulebook import chapters

DOCUMENTED = set(
    re.findall(
        r"\{#([RVSX][\d.]+)\}",
        (Path(__file__).parents[2] / "docs/rules.md").read_text(encoding="utf-8"),
    )
)
ABOUT_THE_RULES = {"V7", "S0.5", "S5.5"}  # what may be combined: `Rules` sees to it
EXPLAINED_ELSEWHERE = {"R7.3", "S7.8"}  # what the pad looks like, worked examples

EVERYTHING = (
    Rules(),
    Rules(special=SPECIAL, bidding=Bidding.SECRET),
    Rules(special=SPECIAL, plus_minus_one=True),
    Rules(bidding=Bidding.HIDDEN, plus_minus_one=True),
    Rules(foresight=Foresight.FIRST_ROUND),
    Rules(mode=Mode.ONE_COLOUR),
    Rules(mode=Mode.MAXIMUS),
)


def told(rules: Rules) -> str:
    return " ".join(sentence for each in chapters(rules) for sentence, _ in each.articles)


def cited(rules: Rules) -> set[str]:
    ids = " ".join(ids for each in chapters(rules) for _, ids in each.articles)
    return set(ids.split())


def test_every_rule_is_told_to_those_it_concerns() -> None:
    every = set[str]().union(*map(cited, EVERYTHING))
    assert every <= DOCUMENTED
    assert DOCUMENTED - every == ABOUT_THE_RULES | EXPLAINED_ELSEWHERE


def test_only_the_rules_in_force_are_told() -> None:
    assert not {rule for rule in cited(Rules()) if rule[0] in "VSX"}
    assert {"V2", "V1"} <= cited(Rules(bidding=Bidding.HIDDEN, plus_minus_one=True))
    assert "R4.3" not in cited(Rules(bidding=Bidding.SECRET))
    assert "R5.2" not in cited(Rules(mode=Mode.ONE_COLOUR))
    assert "R3.1" not in cited(Rules(mode=Mode.MAXIMUS))
    assert "R3.4" in cited(Rules())
    assert "R3.4" not in cited(Rules(hand_sizes=(1, 2)))
    assert "R3.4" not in cited(Rules(special=SPECIAL))  # S0.2: a card is always left over


@pytest.mark.parametrize("kind", SPECIAL)
def test_a_special_card_is_told_of_if_it_is_in_the_deck(kind: object) -> None:
    chosen = tuple(each for each in SPECIAL if each is kind or kind in (DRAGON, FAIRY))
    chosen = (DRAGON, FAIRY) if kind in (DRAGON, FAIRY) else chosen
    name = str(kind).capitalize()
    assert name in told(Rules(special=chosen))
    without = tuple(each for each in SPECIAL if each not in chosen)
    assert name not in told(Rules(special=without))


def test_what_two_cards_do_together_needs_both() -> None:
    assert "X4" in cited(Rules(special=(JUGGLER, CLOUD)))
    assert "X4" not in cited(Rules(special=(JUGGLER, CLOUD), cloud=CloudChange.ROUND_END))
    assert "X4" not in cited(Rules(special=(CLOUD,)))
    assert "X1" in cited(Rules(special=(DRAGON, FAIRY, BOMB)))
    assert "X1" not in cited(Rules(special=(DRAGON, FAIRY)))
    assert "S0.3" not in cited(Rules(special=(WEREWOLF,)))


def test_a_card_turned_up_is_told_by_what_it_does() -> None:
    text = told(Rules(special=(SHAPESHIFTER, BOMB)))
    assert "A Jester or Bomb turned up: no trump" in text
    assert "A Wizard or Shapeshifter turned up: the dealer" in text


def test_hand_sizes_are_told() -> None:
    assert "Cards each, round by round: 3 1 2" in told(Rules(hand_sizes=(3, 1, 2)))
