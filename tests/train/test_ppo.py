"""The trainer learns: credit goes where it is due, and nothing is learnt from others."""

from __future__ import annotations

import os
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury.encoding import ACTIONS, LAYOUT
from tests.train.small import BLOCKS, STAGE, WIDTH
from train import guests, networks, playing, ppo, rounds
from train.checkpoint import Checkpoint, Progress
from train.company import no_outcomes
from train.config import SelfPlay
from train.forks import TRIED, Forks
from train.loop import Mean, entropy_bonus, make_learner

LONG = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)


def learner_of(stage: SelfPlay) -> playing.Learner:
    policy_key, critic_key, key = jax.random.split(jax.random.key(1), 3)
    now = Checkpoint(
        policy=networks.make_policy(policy_key, WIDTH, BLOCKS),
        critic=networks.make_critic(critic_key, WIDTH, BLOCKS),
        optimiser=(),
        outcomes=no_outcomes(),
        progress=Progress(),
    )
    rules = rounds.chosen_rules(stage.rules, stage.variety, seed=1)
    return make_learner(stage, rules, key, now)


@LONG
def test_it_learns_to_predict_rounds_of_two_cards() -> None:
    """Two dozen iterations: predictions that come true go from a third to more than half."""
    stage = replace(STAGE, odd=0.0)
    rules = rounds.chosen_rules(stage.rules, stage.variety, seed=1)
    learner, exact = learner_of(stage), []
    rates = ppo.Rates(*map(jnp.float32, (stage.rate, stage.rate, stage.entropy)))
    for _ in range(24):
        learner, measured = ppo.iterate(learner, (), rules, rates, stage)
        exact.append(float(measured["exact"]))
        assert measured["illegal"] == 0
        assert measured["own"] == 1
    assert exact[0] < 0.42
    assert min(exact[-3:]) > 0.5


@LONG
def test_while_the_critic_learns_alone_the_policy_stays() -> None:
    rules = rounds.chosen_rules(STAGE.rules, STAGE.variety, seed=1)
    learner = learner_of(STAGE)
    policy, critic = jax.device_get((learner.policy, learner.critic))
    rates = ppo.Rates(*map(jnp.float32, (0.0, STAGE.rate, STAGE.entropy)))
    after, measured = ppo.iterate(learner, (), rules, rates, STAGE)
    for name, weights in policy.items():
        np.testing.assert_array_equal(weights, after.policy[name])
    assert (critic["in.w"] != after.critic["in.w"]).any()
    assert 0.6 < measured["own"] < 0.95
    assert (after.outcomes.counts != no_outcomes().counts * 0.999).any()


def test_credit_goes_along_each_seat_s_own_decisions() -> None:
    """Two seats, one game: 0 decides, then 1, then 0 again, and the round is over.

    Rewards 3 and 5, the critic's values 1, 2 and 4, and lambda one half: seat 1 is surprised by
    5 − 2, seat 0 at its last decision by 3 − 4, and at its first by 4 − 1 and half of that.
    """
    over = jnp.array([[False], [False], [True]])
    nothing, none = jnp.zeros((3, 1, 1)), jnp.zeros((3, 1), int)
    turns = playing.Turn(
        tables=rounds.Tables(nothing, nothing),  # type: ignore[arg-type]
        inputs=networks.Inputs(nothing, nothing, nothing, nothing),
        seat=jnp.array([[0], [1], [0]]),
        own=jnp.ones((3, 1), bool),
        chosen=none,
        log_probability=jnp.zeros((3, 1)),
        value=jnp.array([[1.0], [2.0], [4.0]]),
        done=over,
        reward=jnp.where(over[:, None], jnp.array([[3.0], [5.0]]), 0.0),
        taken=jnp.where(over[:, None], jnp.array([[1], [0]]), 0),
        exact=none,
        counted=none,
    )
    decisions, first = ppo.advantages(turns, last=jnp.full((2, 1), 100.0), trace=0.5)
    assert decisions.advantage[:, 0].tolist() == [4 - 1 + 0.5 * (3 - 4), 5 - 2, 3 - 4]
    assert decisions.outcome[:, 0].tolist() == [3.5, 5, 3]
    assert decisions.taken[:, 0].tolist() == [1, 0, 1]
    assert decisions.ended.all()
    assert first[:, 0].tolist() == [3.5, 5]


@LONG
def test_guests_and_odd_company_teach_nothing() -> None:
    """Guests play for themselves at half of the tables, but where odd company sits."""
    learner = learner_of(STAGE)
    weights = networks.make_policy(jax.random.key(9), 16, 1)
    guest = guests.Guest(weights | {"out.w": weights["out.w"] * 1000}, None)
    rules = rounds.chosen_rules(STAGE.rules, STAGE.variety, seed=1)
    pool = rounds.deal_rounds(jax.random.key(8), rules, 256, no_outcomes(), STAGE.odd)
    tables, _, turns = playing.play_on(learner, (guest,), pool, jax.random.key(7), STAGE)
    own, seat = np.asarray(turns.own), np.asarray(turns.seat)
    styles = np.asarray(learner.tables.styles)
    first = {"style": styles[seat[0], np.arange(STAGE.games)], "odd": (styles > 0).any(axis=0)}
    theirs = np.asarray(guests.half(turns.seat[0])) & ~first["odd"]
    theirs[STAGE.games // 2 :] = False
    assert (own[0] == (first["style"] == 0) & ~theirs).all()
    assert theirs.any()
    assert (first["style"] > 0).any()
    logits, _ = networks.read_policy(guest.policy, turns.inputs.seen[0], turns.inputs.mask[0])
    assert (np.asarray(turns.chosen[0] == logits.argmax(-1))[theirs]).all()
    assert 0.5 < own.mean() < 0.9
    assert tables.styles.shape == styles.shape


def test_only_the_largest_advantages_count_and_count_more() -> None:
    """Of one's own: a quarter of them four times; those of others say nothing about it."""
    advantage = jnp.array([0.1, -3.0, 0.2, 0.3, -0.1, 0.2, 2.0, 0.0, 9.0, 9.0, 9.0])
    own = jnp.array([True] * 8 + [False] * 3)
    weights = np.asarray(ppo.largest(advantage, own, 0.25))
    assert weights[:8].tolist() == [0, 4, 0, 0, 0, 0, 4, 0]
    assert np.asarray(ppo.largest(advantage, own, 1.0)).tolist() == [1] * 11


def test_the_critic_may_look_further_than_the_advantages() -> None:
    """With a lambda of its own; without one, by the same."""
    zero = jnp.zeros((3, 1))
    turns = playing.Turn(
        tables=None,  # type: ignore[arg-type]
        inputs=networks.Inputs(zero, zero, zero, zero),
        seat=jnp.zeros((3, 1), int),
        own=jnp.ones((3, 1), bool),
        chosen=zero,
        log_probability=zero,
        value=jnp.array([[1.0], [2.0], [4.0]]),
        done=jnp.array([[False], [False], [True]]),
        reward=jnp.full((3, 1, 1), 10.0),
        taken=jnp.zeros((3, 1, 1), int),
        exact=zero,
        counted=zero,
    )
    last = jnp.zeros((1, 1))
    same, _ = ppo.advantages(turns, last, 0.5)
    np.testing.assert_allclose(same.outcome, same.advantage + turns.value)
    split, first = ppo.advantages(turns, last, 0.5, 1.0)
    np.testing.assert_allclose(split.advantage, same.advantage)
    np.testing.assert_allclose(split.outcome, jnp.full((3, 1), 10.0))  # all that was to come
    np.testing.assert_allclose(first, [[10.0]])


def test_the_bonus_falls_evenly_or_as_a_power_of_the_time() -> None:
    evenly = SelfPlay(seconds=600.0, entropy=0.02, entropy_end=0.0)
    assert [entropy_bonus(evenly, spent) for spent in (0.0, 300.0, 600.0)] == [0.02, 0.01, 0.0]
    power = SelfPlay(entropy=0.08, entropy_end=0.015, entropy_power=0.5)
    assert entropy_bonus(power, 0.0) == 0.08
    assert entropy_bonus(power, 240.0) == pytest.approx(0.04)
    assert entropy_bonus(power, 6000.0) == 0.015


def test_the_mean_of_weights_is_that_of_all_that_were_added() -> None:
    mean = Mean()
    for value in (1.0, 2.0, 6.0):
        mean.add({"in.w": jnp.full((2, 2), value)})
    assert mean.count == 3
    np.testing.assert_allclose(mean.of_all()["in.w"], np.full((2, 2), 3.0))


def test_who_is_held_near_the_policy_before_pays_for_going_away() -> None:
    """Nothing while it is the same; and nothing at all where it is not asked for."""
    key = jax.random.key(3)
    policy, other = (networks.make_policy(one, 16, 1) for one in jax.random.split(key))
    other |= {"out.w": 500 * other["out.w"]}
    critic = networks.make_critic(key, 16, 1)
    rows = 6
    seen = jax.random.randint(key, (rows, LAYOUT.size), 0, 2).astype(jnp.int8)
    hidden = jnp.zeros((rows, networks.HANDS.size), jnp.int8)
    mask = jnp.ones((rows, ACTIONS), bool)
    ones, none = jnp.ones(rows), jnp.zeros(rows, int)
    decisions = ppo.Decisions(
        seen, mask, hidden, ones > 0, none, ones * 0, ones, ones, none, ones > 0
    )
    prospects = ppo.Prospects(seen, hidden, ones > 0, ones)
    tried = jnp.zeros((rows, TRIED))
    forks = Forks(seen, mask, tried.astype(int), tried > 0, tried)
    samples = ppo.Samples(decisions, prospects, forks)

    def total(before: networks.Weights, anchor: float) -> float:
        stage = SelfPlay(anchor=anchor)
        return float(ppo.loss((policy, critic), samples, jnp.float32(0), stage, before)[0])

    plain = total(policy, 0.0)
    assert total(other, 0.0) == pytest.approx(plain)
    assert total(policy, 0.1) == pytest.approx(plain, abs=1e-5)
    assert total(other, 0.1) > plain + 0.01
