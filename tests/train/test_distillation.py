"""One network learns what several say: who teaches where, and that it is learnt."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp
from jax import Array

from augury.bots.networks.weights_file import write_weights
from augury.encoding import ACTIONS, LAYOUT
from tests.train.small import BLOCKS, WIDTH
from train import distillation, loop, networks
from train.config import Distillation, Run, SelfPlay
from train.distillation import Lessons, Teachers, divergence, teach

LONG = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)


def network(number: int) -> networks.Weights:
    """One that says something else than the others, and means it."""
    weights = networks.make_policy(jax.random.key(number), WIDTH, BLOCKS)
    return weights | {"out.w": 100 * weights["out.w"]}


def lessons(odd: Array) -> Lessons:
    seen = jax.random.randint(jax.random.key(3), (len(odd), LAYOUT.size), 0, 2).astype(jnp.int8)
    mask = jax.random.bernoulli(jax.random.key(4), 0.2, (len(odd), ACTIONS)).at[:, :2].set(True)
    return Lessons(seen, mask, odd)


def test_equals_are_taught_by_all_and_odd_company_by_one() -> None:
    one, other, steady = map(network, range(3))
    part = lessons(jnp.array([False, True, False, True]))
    moves, tricks = teach(Teachers((one, other), steady), part)
    logs = [networks.read_policy(each, part.seen, part.mask)[0] for each in (one, other, steady)]
    mean = jax.nn.log_softmax((logs[0] + logs[1]) / 2)
    np.testing.assert_allclose(moves[0], mean[0], rtol=1e-4)
    np.testing.assert_allclose(moves[1], logs[2][1], rtol=1e-4)
    np.testing.assert_allclose(jnp.exp(tricks).sum(-1), 1, rtol=1e-4)
    everywhere, _ = teach(Teachers((one, other), None), part)
    np.testing.assert_allclose(everywhere, mean, rtol=1e-4)


def test_nothing_is_left_to_learn_of_what_one_says_oneself() -> None:
    part = lessons(jnp.zeros(4, bool))
    logs, _ = networks.read_policy(network(1), part.seen, part.mask)
    others, _ = networks.read_policy(network(2), part.seen, part.mask)
    assert divergence(logs, logs, part.mask, 1.0) == pytest.approx(0, abs=1e-6)
    assert divergence(logs, others, part.mask, 1.0) > divergence(logs, others, part.mask, 3.0) > 0


@LONG
def test_a_network_learns_what_its_teacher_says(tmp_path: Path) -> None:
    """After self-play in the same run, whose optimiser is of no use here."""
    teacher = tmp_path / "teacher.npz"
    write_weights(teacher, network(1))
    few = {"games": 256, "steps": 16, "minibatch": 1024, "rules": "players=4 hand_sizes=2"}
    run = Run(
        out=str(tmp_path / "run"),
        width=WIDTH,
        blocks=BLOCKS,
        stages=(
            SelfPlay(seconds=1e-6, **few),  # type: ignore[arg-type]
            Distillation(seconds=20.0, rate=2e-3, teachers=(str(teacher),), **few),  # type: ignore[arg-type]
        ),
    )
    log = [line for line in loop.train(run).progress.log if line["stage"] == 1]
    assert log[-1]["apart"] < log[0]["apart"] / 4
    assert log[-1]["same"] > 0.8
    assert distillation.hire(run.stages[1]).steady is None  # type: ignore[arg-type]
