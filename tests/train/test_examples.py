"""The examples that train: they start, and what they train becomes better."""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import jax
import pytest

from augury import Rules
from augury.arena import Match, results, run

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)


def example(name: str) -> Any:
    spec = spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)  # where a dataclass looks for its names
    spec.loader.exec_module(module)
    return module


def test_ppo_in_jax_learns() -> None:
    ppo = example("jax_ppo")
    weights, points = jax.jit(ppo.make_train(ppo.Config(updates=30)))(jax.random.key(0))
    assert points[-5:].mean() > points[:5].mean() + 5  # a round, of each seat
    rules = Rules(players=3, hand_sizes=(2,))
    match = Match((ppo.Trained(weights), "novice"), rules, games=120)
    assert results(match, run(match)).differences[0].score.low > 0
