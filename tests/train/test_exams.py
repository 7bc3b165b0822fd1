"""Exams are fair, and the curves are those of the log."""

from __future__ import annotations

import json
import os

import jax.numpy as jnp
import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax

from augury.encoding import ACTIONS, LAYOUT
from augury.game import Rules
from train import curves, exams, last_prediction, networks
from train.company import MAXIMUM, OWN, no_outcomes, style
from train.config import LastPrediction

LONG = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)


@LONG
def test_a_network_is_level_with_itself() -> None:
    weights = networks.make_policy(jax.random.key(1), width=8, blocks=1)
    rules = Rules(players=4, hand_sizes=(1, 2))
    assert set(exams.meet(weights, weights, rules, games=16, seed=1).values()) == {0.0}
    assert exams.examine(weights, rules, games=16, seed=1)["exact"] < 0.9


def test_networks_together_say_the_mean_of_what_each_says() -> None:
    one, other = (networks.make_policy(jax.random.key(n), width=8, blocks=1) for n in (1, 2))
    seen = jax.random.randint(jax.random.key(3), (4, LAYOUT.size), 0, 2).astype(jnp.int8)
    mask = jnp.ones((4, ACTIONS), bool)
    inputs = networks.Inputs(seen, mask, hidden=jnp.zeros(0), order=jnp.zeros(0))
    each = [exams.answers(network, inputs) for network in (one, other)]
    both = exams.answers(exams.together([one, other]), inputs)
    np.testing.assert_allclose(both, np.mean(each, axis=0), rtol=1e-4)
    assert not np.allclose(each[0], each[1], rtol=1e-4)


@LONG
def test_those_who_bid_too_much_lose_to_one_who_does_not() -> None:
    """Of three cards each, three players of odd company want all: not more than one has its way."""
    weights = networks.make_policy(jax.random.key(1), width=8, blocks=1)
    met = exams.meet_odd(
        weights, (style(MAXIMUM, OWN),), Rules(players=4, hand_sizes=(3, 3)), 16, 1
    )
    assert met["victories"] > 40
    assert met["points"] > -60


@LONG
def test_a_network_is_taught_the_leads_and_nothing_else() -> None:
    """What comes of other predictions is judged with other totals; the old weights stay."""
    config = LastPrediction(batches=2, games=32, epochs=2)
    policy = networks.make_policy(jax.random.key(1), width=8, blocks=1)
    batches = last_prediction.gather(policy, no_outcomes(), config, seed=1)
    for rounds in batches:
        predicted, fewer, more = rounds.bids
        assert (predicted >= 0).all()
        assert ((fewer == predicted - 1) | (fewer == -1)).all()
        assert ((more == predicted + 1) | (more == -1)).all()
        same = fewer == -1  # not legal, so the round was played as it would have been
        np.testing.assert_array_equal(rounds.points[1][:, same], rounds.points[0][:, same])
        assert not (rounds.points[1] == rounds.points[0]).all()
    leads, log = last_prediction.learn(policy, batches, config, seed=1)
    assert len(log) == 2
    assert (leads != policy["in.w"][LAYOUT.size :]).any()
    taught = last_prediction.with_leads(policy, jnp.asarray(leads))
    np.testing.assert_array_equal(taught["in.w"][: LAYOUT.size], policy["in.w"][: LAYOUT.size])
    assert networks.levelled(taught, 4)["in.w"].shape == policy["in.w"].shape


def test_the_curves_are_those_of_the_log() -> None:
    assert curves.PICTURE.read_text() == curves.draw(json.loads(curves.LOG.read_text()))
