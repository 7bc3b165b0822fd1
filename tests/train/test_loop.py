"""A run can be killed at any moment, and goes on where its last checkpoint was."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury.bots.networks.network import load
from augury.bots.networks.weights_file import write_weights
from augury.encoding import LAYOUT
from tests.train.small import BLOCKS, STAGE, WIDTH
from train import checkpoint, last_prediction, loop, networks, ppo, publish
from train.checkpoint import Checkpoint, Progress
from train.company import no_outcomes
from train.config import LastPrediction, Run

LONG = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)


def fresh() -> Checkpoint:
    return Checkpoint(
        policy=networks.make_policy(jax.random.key(1), 8, 1),
        critic=networks.make_critic(jax.random.key(2), 8, 1),
        optimiser=(jnp.int32(3), jnp.arange(4.0)),
        outcomes=no_outcomes(),
        progress=Progress(stage=1, spent=7.5, config={"out": "x"}, log=({"seconds": 1.0},)),
    )


def test_a_checkpoint_is_read_back_whole(tmp_path: Path) -> None:
    now = fresh()
    checkpoint.write(tmp_path, now)
    found = checkpoint.read(tmp_path)
    assert found.progress == now.progress
    for one, other in zip(jax.tree.leaves(vars(found)), jax.tree.leaves(vars(now)), strict=True):
        np.testing.assert_array_equal(one, other)
    assert [path.name for path in tmp_path.iterdir()] == [checkpoint.NAME]
    assert checkpoint.read_log(tmp_path)["log"] == [{"seconds": 1.0}]


def test_a_run_starts_from_the_networks_of_another(tmp_path: Path) -> None:
    """From its checkpoint; or from weights files, and without a critic with a new one."""
    now, key = fresh(), jax.random.key(5)
    write_weights(tmp_path / "policy.npz", now.policy)
    alone = checkpoint.begin_from(tmp_path, key)
    np.testing.assert_array_equal(alone.policy["in.w"], now.policy["in.w"])
    assert alone.critic["in.w"].shape == now.critic["in.w"].shape
    assert (alone.critic["in.w"] != now.critic["in.w"]).any()
    checkpoint.write(tmp_path, now)
    whole = checkpoint.begin_from(tmp_path, key)
    np.testing.assert_array_equal(whole.critic["in.w"], now.critic["in.w"])
    assert whole.progress == Progress()


def test_a_network_can_be_published_and_read(tmp_path: Path) -> None:
    write_weights(tmp_path / "policy.npz", fresh().policy)
    place = tmp_path / "weights"
    place.mkdir()
    publish.publish(tmp_path, place)
    with np.load(place / "archmage.npz") as stored:
        kinds = {key: stored[key].dtype for key in stored.files}
        assert kinds.pop("layout").kind == "U"
        assert set(kinds.values()) == {np.dtype(np.float16)}
    load(str(place / "archmage.npz"))


@LONG
def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in self-play, then in the last stage; in the end it is done, and does no more."""
    tiny = LastPrediction(batches=2, games=16, epochs=1)
    stages = replace(STAGE, seconds=1e-6, odd=0.0), replace(STAGE, seconds=4.0, odd=0.0), tiny
    run = Run(out=str(tmp_path), width=WIDTH, blocks=BLOCKS, every=0.0, stages=stages)
    calls, iterate = 0, ppo.iterate

    def killed(*args: object) -> object:
        nonlocal calls
        calls += 1
        if calls == 4:
            raise KeyboardInterrupt
        return iterate(*args)

    monkeypatch.setattr(ppo, "iterate", killed)
    with pytest.raises(KeyboardInterrupt):
        loop.train(run)
    kept = checkpoint.read(tmp_path).progress
    assert kept.stage == 1
    assert 0 < kept.spent < 4
    assert kept.config["stages"][1]["seconds"] == 4.0

    def interrupted(*_: object) -> object:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(last_prediction, "learn", interrupted)
        with pytest.raises(KeyboardInterrupt):
            loop.train(run)
    before = checkpoint.read(tmp_path)
    assert before.progress.stage == 2
    assert before.optimiser
    done = loop.train(run)
    assert done.progress.stage == 3
    assert [line["stage"] for line in done.progress.log][-1] == 2
    same = slice(0, LAYOUT.size)
    np.testing.assert_array_equal(done.policy["in.w"][same], before.policy["in.w"][same])
    again = loop.train(run)
    np.testing.assert_array_equal(again.policy["in.w"], done.policy["in.w"])
    assert (tmp_path / "policy.npz").exists()
