"""The network in NumPy: the same as it was in training, in every rule set."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

from augury.bots import bot
from augury.bots.networks.network import Network, load
from augury.bots.networks.weights_file import read_weights, write_weights
from augury.encoding import (
    ACTION_IDS,
    ACTIONS,
    LAYOUT,
    OBSERVATIONS,
    lead_features,
    mask,
    observe,
    suit_order,
)
from augury.encoding import action as action_of
from augury.game import (
    EDITIONS,
    Move,
    Phase,
    Rules,
    State,
    View,
    apply,
    deal,
    legal_actions,
    start,
    view,
)
from augury.game.errors import BotError
from augury.game.values import replace
from augury.testing.games import rich_deal
from augury.testing.rules import random_rules

RULES = [random_rules(Random(seed)) for seed in range(25)]
RULES.append(Rules(players=4, hand_sizes=(1, 7, 15)))


def decisions(rules: Rules, rng: Random) -> Iterator[View]:
    """What the seats see at every decision of a game played at random."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            state = apply(state, rich_deal(state, rng))
            continue
        seen = view(state, rng.choice(state.to_act))
        yield seen
        state = apply(state, rng.choice(seen.legal_actions))


@pytest.fixture(scope="module")
def views() -> list[View]:
    rng = Random(1)
    found = [seen for rules in RULES for seen in decisions(rules, rng)]
    return rng.sample(found, 250)


@pytest.fixture(scope="module")
def trainer() -> ModuleType:
    """The training script; needs JAX and Optax."""
    pytest.importorskip("jax", reason="NOT PROVEN EQUAL TO TRAINING: pip install jax optax")
    pytest.importorskip("optax", reason="NOT PROVEN EQUAL TO TRAINING: pip install jax optax")
    from train import networks  # noqa: PLC0415

    return networks


def stored() -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    return read_weights(files("augury.bots.networks").joinpath("weights", "archmage.npz"))


def test_what_comes_out_is_what_training_saw(views: list[View], trainer: ModuleType) -> None:
    seen = np.stack([observe(one) for one in views])
    orders = suit_order(seen)
    relabelled = np.take_along_axis(seen, OBSERVATIONS[orders], axis=-1)
    inputs = np.concatenate([relabelled * LAYOUT.scale, lead_features(seen)], axis=-1)
    wanted = np.asarray(trainer.run_network(stored(), inputs))
    found = load("archmage").run(seen, orders)
    assert found.shape == (len(views), ACTIONS + LAYOUT["hand_size"].size + 1)
    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-4)


def test_it_chooses_what_it_would_choose_in_training(
    views: list[View], trainer: ModuleType
) -> None:
    views = views[:100]
    seen = np.stack([observe(one) for one in views])
    allowed = np.stack([mask(one) for one in views])
    orders = suit_order(seen)
    logs, _ = trainer.read_policy(
        stored(),
        np.take_along_axis(seen, OBSERVATIONS[orders], axis=-1),
        np.take_along_axis(allowed, ACTION_IDS[orders], axis=-1),
    )
    for one, order, log in zip(views, orders, np.asarray(logs), strict=True):
        best, second = np.sort(log)[[-1, -2]]
        if best - second > 1e-3:
            wanted = action_of(int(ACTION_IDS[order][log.argmax()]), one.seat or 0)
            assert bot("archmage").act(one, Random(0)) == wanted


def test_a_row_is_the_same_alone_and_in_company(views: list[View]) -> None:
    network = load("archmage")
    for one, together in zip(views[:50], network.logits(views[:50]), strict=True):
        [alone] = network.logits([one])
        np.testing.assert_allclose(alone, together, rtol=1e-4, atol=1e-4)
        assert len(alone) == len(one.legal_actions)


def test_it_learnt_from_any_weights(views: list[View]) -> None:
    """What the bot says comes from the weights: others say something else."""
    rng = np.random.default_rng(1)
    other = Network(
        {name: rng.normal(0, 0.1, w.shape).astype(np.float32) for name, w in stored().items()}
    )
    ours = [logits.argmax() for logits in load("archmage").logits(views)]
    theirs = [logits.argmax() for logits in other.logits(views)]
    assert ours != theirs


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("spec", ["archmage", "archmage:temperature=1"])
def test_it_plays_every_edition(name: str, spec: str) -> None:
    rules = EDITIONS[name].rules(players=4, hand_sizes=(1, 5))
    state, rng, player = start(rules), Random(name), bot(spec)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            state = apply(state, deal(state.table, rng))
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
    assert any(len(last_predictions("archmage", number)) > 1 for number in range(20))
    assert all(len(last_predictions("archmage:aim=points", number)) == 1 for number in range(20))


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
    weights = stored()
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
