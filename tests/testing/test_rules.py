"""Random rules: all that there are, and none other."""

from random import Random

from hypothesis import find, settings

from augury import Bidding, CloudChange, Foresight, Mode, Rules
from augury.game import ALL_SPECIAL, WHOLE_BOX
from augury.game.rules import PLAYERS
from augury.testing import strategies
from augury.testing.rules import random_rules


def test_every_option_is_drawn() -> None:
    rng = Random(0)
    drawn = [random_rules(rng) for _ in range(1000)]
    assert {one.players for one in drawn} == {*PLAYERS}
    assert {one.mode for one in drawn} == {*Mode}
    assert {one.bidding for one in drawn} == {*Bidding}
    assert {one.plus_minus_one for one in drawn} == {False, True}
    assert {one.foresight for one in drawn} == {*Foresight}
    assert {one.cloud for one in drawn} == {*CloudChange}
    assert {len(one.special) for one in drawn} == {*range(len(ALL_SPECIAL) + 1)}
    assert {kind for one in drawn for kind in one.special} == {*ALL_SPECIAL}
    assert any(one.players * size == len(one.deck) for one in drawn for size in one.schedule)


def test_small_boxes_are_drawn_where_they_are_asked_for() -> None:
    rng = Random(0)
    boxes = {random_rules(rng, small_boxes=True).box for _ in range(300)}
    assert WHOLE_BOX in boxes
    assert len(boxes) > 20
    assert {random_rules(rng).box for _ in range(100)} == {WHOLE_BOX}


def test_what_is_given_is_not_drawn() -> None:
    rng = Random(1)
    for _ in range(200):
        rules = random_rules(rng, players=5, special=ALL_SPECIAL, hand_sizes=(2, 4))
        assert (rules.players, rules.special, rules.schedule) == (5, ALL_SPECIAL, (2, 4))


def test_a_game_that_is_not_short_has_the_schedule_of_its_mode() -> None:
    rng = Random(2)
    for _ in range(200):
        rules = random_rules(rng, short=False)
        assert rules.hand_sizes is None


def test_an_example_shrinks_to_the_option_that_matters() -> None:
    def has_foresight(rules: Rules) -> bool:
        return rules.foresight is Foresight.EVERY_ROUND

    quick = settings(max_examples=500, database=None, derandomize=True)
    found = find(strategies.rules(), has_foresight, settings=quick)
    assert found == Rules(players=3, foresight=Foresight.EVERY_ROUND, hand_sizes=(1,))
