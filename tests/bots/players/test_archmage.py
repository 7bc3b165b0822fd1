"""The archmage: its options, its aim, and a network of one's own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from augury.bots import bot
from augury.bots.networks.network import load
from augury.bots.networks.weights_file import read_weights, write_weights
from augury.extras import networks_file
from augury.game import (
    EDITIONS,
    Move,
    Phase,
    Rules,
    State,
    apply,
    deal,
    legal_actions,
    start,
    view,
)
from augury.game.errors import BotError
from augury.game.values import replace


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("spec", ["archmage", "archmage:temperature=1"])
def test_it_plays_every_edition(name: str, spec: str) -> None:
    rules = EDITIONS[name].rules(players=4, hand_sizes=(1, 5))
    state, rng, player = start(rules), Random(name), bot(spec)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, deal(state, rng))
        else:
            state = apply(state, player.act(view(state, state.to_act[0]), rng))


def last_predictions(spec: str, number: int) -> set[Move]:
    """What is predicted with the same last hand and several totals of the same mean."""
    state, rng, player = start(Rules(players=4, hand_sizes=(1, 8))), Random(number), bot(spec)
    while len(state.table.pad) == 0:
        if state.to_act:
            state = apply(state, legal_actions(state, state.to_act[0])[0])
        else:
            state = apply(state, deal(state.table, rng))
    dealing = deal(state.table, rng)
    said = set()
    for totals in (30, 30, 30, 30), (10, 70, 20, 20), (0, 40, 40, 40), (90, 10, 10, 10):
        row = replace(state.table.pad[-1], totals=totals)
        dealt = apply(replace(state, table=replace(state.table, pad=(row,))), dealing)
        said.add(player.act(view(dealt, dealt.to_act[0]), Random(0)))
    return said


def test_its_last_prediction_depends_on_the_totals_when_it_aims_at_victory() -> None:
    assert any(len(last_predictions("archmage", number)) > 1 for number in range(60))
    assert all(len(last_predictions("archmage:aim=points", number)) == 1 for number in range(60))


def one_decision() -> State:
    state = start(Rules(players=4, hand_sizes=(8,)))
    return apply(state, deal(state.table, Random(3)))


def test_cold_it_never_wavers_and_hot_it_does() -> None:
    state = one_decision()
    seen = view(state, state.to_act[0])
    cold = {bot("archmage").act(seen, Random(luck)) for luck in range(20)}
    hot = {bot("archmage:temperature=20").act(seen, Random(luck)) for luck in range(20)}
    assert len(cold) == 1
    assert len(hot) > 2


@pytest.mark.parametrize("temperature", ["-1", "101", "warm"])
def test_a_temperature_that_is_none_is_refused(temperature: str) -> None:
    with pytest.raises(BotError, match="temperature is a number from 0 to 100"):
        bot(f"archmage:temperature={temperature}")


def test_weights_of_one_s_own(tmp_path: Path) -> None:
    own = tmp_path / "own.npz"
    weights = read_weights(networks_file("archmage.npz"))
    weights["out.w"] *= -1
    weights["out.b"] *= -1
    write_weights(own, weights)
    state = one_decision()
    seen = view(state, state.to_act[0])
    [ours], [theirs] = load("archmage").logits([seen]), load(str(own)).logits([seen])
    np.testing.assert_allclose(theirs, -ours, rtol=1e-4, atol=1e-4)
    worst = seen.legal_actions[int(ours.argmin())]
    assert bot(f"archmage:weights={own}").act(seen, Random(0)) == worst


def test_weights_that_are_not_there_are_refused() -> None:
    with pytest.raises(BotError, match="weights are a file"):
        bot("archmage:weights=nowhere.npz")
