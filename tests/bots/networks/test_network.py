"""The network in NumPy: the same as it was in training, in every rule set."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType

import numpy as np
import pytest

from augury.bots import bot
from augury.bots.networks.network import Network, load
from augury.bots.networks.weights_file import read_weights
from augury.bots.sense import sensible_moves
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
from augury.extras import networks_file
from augury.game import (
    Phase,
    Rules,
    View,
    apply,
    start,
    view,
)
from augury.testing.games import chance_move
from augury.testing.rules import random_rules

RULES = [random_rules(Random(seed)) for seed in range(25)]
RULES.append(Rules(players=4, hand_sizes=(1, 7, 15)))


def decisions(rules: Rules, rng: Random) -> Iterator[View]:
    """What the seats see at every decision of a game played at random."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, chance_move(state, rng))
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
    return read_weights(networks_file("archmage.npz"))


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
            if wanted in sensible_moves(one):  # else common sense had a word
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
