"""Small boxes: fewer suits, numbers, Wizards and Jesters, on every floor of the house (R1.1)."""

from random import Random

import pytest

from augury import (
    SPECIAL,
    NameTrump,
    NotationError,
    Phase,
    Record,
    Rules,
    RulesError,
    Suit,
    deal,
    dumps,
    format_rules,
    from_json,
    legal_actions,
    loads,
    parse_rules,
    start,
    to_json,
    view,
)
from augury.bots import bot
from augury.game import WHOLE_BOX, Box, apply
from augury.game.errors import BadDeal, ForbiddenTrump
from augury.testing import scenarios as scenario
from augury.worlds import Worlds

SMALL = Box(suits=2, ranks=3, wizards=1, jesters=1)


@pytest.mark.rule("R1.1")
def test_the_deck_is_what_the_box_holds() -> None:
    rules = Rules(players=3, box=SMALL)
    assert " ".join(map(str, rules.deck)) == "B1 B2 B3 R1 R2 R3 W J"
    assert rules.schedule == (1, 2)  # eight cards, three players
    assert rules.suits == (Suit.BLUE, Suit.RED)
    assert rules.turns_up(2)
    assert Rules().box == WHOLE_BOX
    assert WHOLE_BOX.cards == Rules().deck


@pytest.mark.rule("R3.3")
def test_only_a_suit_that_is_there_can_be_named() -> None:
    state = apply(start(Rules(players=3, box=SMALL)), scenario.deal("B1 | B2 | R3", up="W"))
    assert legal_actions(state, 0) == (NameTrump(0, Suit.BLUE), NameTrump(0, Suit.RED))
    with pytest.raises(ForbiddenTrump):
        apply(state, NameTrump(0, Suit.GREEN))


@pytest.mark.rule("R1.1")
def test_a_card_that_is_not_in_the_box_cannot_be_dealt() -> None:
    with pytest.raises(BadDeal, match="the deal has G1: it is not in the deck"):
        apply(start(Rules(players=3, box=SMALL)), scenario.deal("B1 | B2 | G1", up="W"))
    with pytest.raises(BadDeal, match="the deal has W twice: the deck has it once"):
        apply(start(Rules(players=3, box=SMALL)), scenario.deal("B1 | W | R1", up="W"))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"box": 3}, "'box=3': expected suits x numbers"),
        ({"box": "2x3"}, "'box=2x3': expected suits x numbers + Wizards + Jesters"),
        ({"box": "5x3+1W+1J"}, "a box with suits=5: there are 1 to 4 (R1.1)"),
        ({"box": "1x1+0W+1J"}, "box=1x1+0W+1J and players=4: everyone gets at least one card"),
        ({"box": "2x3+1W+1J", "mode": "maximus"}, "it is played with the whole box (R1.1)"),
        (
            {"box": "2x3+1W+1J", "special": "juggler"},
            "it may be announced as a card of any suit (S6.1)",
        ),
        ({"box": "2x3+1W+1J", "hand_sizes": [3]}, "a deck of 8 it must be 1 to 2"),
    ],
)
def test_what_contradicts_a_small_box(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError) as error:
        Rules(**options)  # type: ignore[arg-type]
    assert sentence in str(error.value)


def test_it_is_written_and_read_everywhere() -> None:
    rules = Rules(players=3, box=SMALL, hand_sizes=(1, 2))
    assert format_rules(rules) == "players=3 hand_sizes=1,2 box=2x3+1W+1J"
    assert parse_rules(format_rules(rules)) == rules
    assert from_json(to_json(rules)) == rules
    assert to_json(rules)["box"] == {"suits": 2, "ranks": 3, "wizards": 1, "jesters": 1}
    assert "box" not in to_json(Rules())
    assert loads(dumps(Record(rules, ("a", "b", "c"), (), {}))).rules == rules
    with pytest.raises(NotationError, match="expected suits x numbers"):
        parse_rules("box=small")


@pytest.mark.parametrize("name", ["novice", "apprentice", "archmage"])
@pytest.mark.parametrize("box", ["2x3+1W+1J", "1x9+0W+0J", "4x2+0W+4J"])
def test_players_and_worlds_know_no_other_cards(name: str, box: str) -> None:
    """Whole games, in which everyone's worlds hold the cards of the box alone."""
    rules, rng, player = Rules(players=3, box=box, special=SPECIAL[1:4]), Random(1), bot(name)
    state = start(rules)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            state = apply(state, deal(state.table, rng))
            continue
        seen = view(state, state.to_act[0])
        world = Worlds(seen).sample(rng)
        assert view(world, seen.seat) == seen
        assert set(sum(world.hands, ())) <= set(rules.deck)
        state = apply(state, player.act(seen, rng))
