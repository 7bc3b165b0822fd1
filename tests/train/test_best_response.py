"""A best response finds what a frozen network does wrong."""

from __future__ import annotations

import os

import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax

from augury.game import Rules
from tests.train.small import BLOCKS, WIDTH
from train.best_response import Training, learn, measure
from train.networks import make_critic, make_policy

pytestmark = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)

RULES = Rules(players=3, hand_sizes=(1, 2))


def test_whoever_plays_anyhow_is_beaten_by_one_that_learns_against_it() -> None:
    opponent = make_policy(jax.random.key(1), WIDTH, BLOCKS)
    critic = make_critic(jax.random.key(2), WIDTH, BLOCKS)
    training = Training(seconds=25, games=256, minibatch=512, rate=2e-3)
    policy, _ = learn((opponent, critic), opponent, RULES, training)
    found = measure(policy, opponent, RULES, games=1024)
    assert found["ahead"] > 2 * found["±"]


def test_a_network_is_not_ahead_of_itself() -> None:
    opponent = make_policy(jax.random.key(1), WIDTH, BLOCKS)
    found = measure(opponent, opponent, RULES, games=48)
    assert found == {"ahead": 0.0, "±": 0.0, "deals": 48}
