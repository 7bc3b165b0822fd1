"""Who holds what: chances that fit the cards, and worlds that fit the view."""

from random import Random

import numpy as np
import pytest

from augury.bots.inference.dealing import deal_worlds
from augury.bots.inference.guess import believe
from augury.game import SPECIAL, Chance, Phase, card, view
from augury.game.text.record import replay
from augury.testing.rules import random_rules
from augury.testing.scenarios import act, dealt
from augury.worlds import Worlds
from tests.analysis.games import played


@pytest.mark.parametrize("seed", range(10))
def test_every_world_that_is_drawn_is_possible(seed: int) -> None:
    rules = random_rules(Random(seed), special=SPECIAL if seed % 3 == 0 else (), hand_sizes=(4,))
    rng = Random(seed)
    for step in replay(played(rules, seed)):
        if isinstance(step.action, Chance) or rng.random() < 0.7:
            continue
        seen = view(step.before, step.action.seat)
        worlds = Worlds(seen)
        for world in deal_worlds(seen, 4, rng):
            assert worlds.weight(world) > 0


@pytest.mark.parametrize("seed", range(6))
def test_the_chances_of_a_card_are_shared_out(seed: int) -> None:
    rules = random_rules(Random(seed), special=SPECIAL if seed % 3 == 0 else (), hand_sizes=(3,))
    for step in [*replay(played(rules, seed))][::4]:
        if step.state.phase in (Phase.PLAY, Phase.BID):
            found = believe(view(step.state, 0), Random(1))
            assert found.chances.shape == (len(found.cards), len(found.holders))
            assert np.allclose(found.chances.sum(axis=1), 1)


def test_who_could_not_follow_has_none() -> None:
    state = dealt("B1 B5 | R3 R4 | G2 G3", up="Y9")
    state = act(state, "1:bid=0 2:bid=0 0:bid=1 1:R3 2:G2")
    found = believe(view(state, 0), Random(1))
    assert found.of(card("R9"), 2) == 0
    assert found.of(card("R9"), 1) > 0
    assert found.of(card("B1"), 1) == 0, "I hold it myself"


def test_a_prediction_tells_of_wizards() -> None:
    """Whoever predicted all tricks holds more of them than whoever predicted none."""
    state = dealt("B1 B2 B3 B4 B5 | R1 R2 R3 R4 R5 | G1 G2 G3 G4 G5", up="Y9")
    state = act(state, "1:bid=4 2:bid=0 0:bid=0")
    found = believe(view(state, 0), Random(1))
    assert found.of(card("W"), 1) > 2 * found.of(card("W"), 2)
    worlds = deal_worlds(view(state, 0), 200, Random(1))
    held = [sum(world.hands[seat].count(card("W")) for world in worlds) for seat in (1, 2)]
    assert held[0] > 2 * held[1], "and so it is in the worlds that are drawn"
