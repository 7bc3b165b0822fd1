"""The trainer learns, its networks can be published, and its curves are those of its log."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury import batch
from augury.bots.networks.network import Network
from augury.bots.search import objective
from augury.encoding import LAYOUT, LEAD_FEATURES, SEATS
from augury.encoding import lead_features as told
from augury.game import SPECIAL, Bidding, Foresight, Mode, Row, Rules, start
from augury.game.scoring import points
from train import archmage, curves, exams, guests, networks, publish, rounds, standing

SMALL = archmage.Config(
    games=256,
    steps=16,
    minibatch=1024,
    width=64,
    blocks=1,
    rate=2e-3,
    rules="players=4 hand_sizes=2",
    seed=1,
)


LONG = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)


@LONG
def test_it_learns_to_foretell_rounds_of_two_cards() -> None:
    """Two dozen iterations: predictions that come true go from a third to more than half."""
    rules = rounds.chosen_rules(SMALL.rules, SMALL.variety, SMALL.seed)
    learner = archmage.make_learner(SMALL, rules)
    exact = []
    for _ in range(24):
        learner, measured = archmage.iterate(
            learner, (), rules, jnp.float32(SMALL.rate), jnp.float32(0.01), SMALL
        )
        exact.append(float(measured["exact"]))
        assert measured["illegal"] == 0
    assert exact[0] < 0.42
    assert min(exact[-3:]) > 0.5


def test_credit_goes_along_each_seat_s_own_decisions() -> None:
    """Two seats, one game: 0 decides, then 1, then 0 again, and the round is over.

    Rewards 3 and 5, the critic's words 1, 2 and 4, and lambda one half: seat 1 is surprised by
    5 − 2, seat 0 at its last decision by 3 − 4, and at its first by 4 − 1 and half of that.
    """
    over = jnp.array([[False], [False], [True]])
    nothing = jnp.zeros((3, 1, 1))
    turns = archmage.Turn(
        sight=networks.Sight(nothing, nothing, nothing, nothing),
        seat=jnp.array([[0], [1], [0]]),
        careful=jnp.ones((3, 1), bool),
        chosen=jnp.zeros((3, 1), int),
        log_probability=jnp.zeros((3, 1)),
        value=jnp.array([[1.0], [2.0], [4.0]]),
        done=over,
        reward=jnp.where(over[:, None], jnp.array([[3.0], [5.0]]), 0.0),
        taken=jnp.where(over[:, None], jnp.array([[1], [0]]), 0),
        exact=jnp.zeros((3, 1), int),
    )
    lesson, first = archmage.judge(turns, last=jnp.full((2, 1), 100.0), trace=0.5)
    assert lesson.advantage[:, 0].tolist() == [4 - 1 + 0.5 * (3 - 4), 5 - 2, 3 - 4]
    assert lesson.outcome[:, 0].tolist() == [3.5, 5, 3]
    assert lesson.taken[:, 0].tolist() == [1, 0, 1]
    assert lesson.ended.all()
    assert first[:, 0].tolist() == [3.5, 5]


def test_guests_have_half_of_the_seats_where_they_know_the_rules(tmp_path: Path) -> None:
    """One who knows all rules has tables 64 to 127, one who knows the base game for four the next.

    There it sits down in rounds of whatever size.
    """
    for name, key in ("any", 1), ("base", 2):
        weights = networks.make_policy(jax.random.key(key), 16, 1)
        louder = weights | {"out.w": weights["out.w"] * 1000}
        networks.save_weights(tmp_path / f"{name}.npz", louder)
    invited = guests.invite(f"{tmp_path}/any.npz; {tmp_path}/base.npz players=4")
    known = Rules(players=4), Rules(players=4, hand_sizes=(3, 9))
    other = Rules(players=4, special=SPECIAL), Rules(players=5), Rules(plus_minus_one=True)
    every = [(*known, *other)[table % 5] for table in range(256)]
    state = batch.start(batch.options(every, seats=SEATS))
    state = batch.place(state, batch.draw(jax.random.key(3), state))
    sight, seat = networks.look(state), batch.actor(state)
    turn, chosen = guests.ask(invited, sight, seat, state.options, range(64, 192))
    for table, where in enumerate(zip(turn.tolist(), guests.half(seat).tolist(), strict=True)):
        welcome = 64 <= table < 128 or (128 <= table < 192 and every[table] in known)
        assert where[0] == (welcome and where[1]), table
    for guest, rows in zip(invited, (slice(64, 128), slice(128, 192)), strict=True):
        logs, _ = networks.read_policy(guest.policy, sight.seen[rows], sight.mask[rows])
        assert (chosen[rows] == logs.argmax(-1)).all()
    assert guests.invite("") == ()


@LONG
def test_guests_play_for_themselves_and_teach_nothing() -> None:
    config = replace(SMALL, careless=0.0, hosting=0.5)
    rules = rounds.chosen_rules(config.rules, config.variety, config.seed)
    learner = archmage.make_learner(config, rules)
    weights = networks.make_policy(jax.random.key(9), 16, 1)
    guest = guests.Guest(weights | {"out.w": weights["out.w"] * 1000}, None)
    pool = rounds.deal_rounds(jax.random.key(8), rules, 256)
    _, turns = archmage.play_on(learner, (guest,), pool, jax.random.key(7), config)
    theirs = np.stack([guests.half(seat) for seat in turns.seat])
    theirs[:, config.games // 2 :] = False
    assert (np.asarray(turns.careful) == ~theirs).all()
    logs, _ = networks.read_policy(guest.policy, turns.sight.seen, turns.sight.mask)
    assert (np.asarray(turns.chosen == logs.argmax(-1))[theirs]).all()
    assert 0.2 < theirs.mean() < 0.3


def test_what_a_round_is_worth_is_what_looking_ahead_goes_by() -> None:
    """Late and early in a game of four, level or not, in both reckonings."""
    rules, rng = Rules(players=4), Random(5)
    for to_come in (0, 1, 2, 9):
        number = rules.rounds - to_come
        before = tuple(rng.randrange(-5, 40) * 10 for _ in range(4))
        bids, taken = ([rng.randrange(4) for _ in range(4)] for _ in range(2))
        won = tuple(map(points, bids, taken))
        after = tuple(map(sum, zip(before, won, strict=True)))
        row = Row(0, number, tuple(bids), tuple(taken), won, after)
        table = replace(start(rules).table, number=number, pad=(row,) * number)
        state = batch.start(
            batch.options([rules]), number=number, totals=jnp.array(before)[:, None]
        )
        state = replace(
            state,
            bids=jnp.array(bids, jnp.int8)[:, None],
            taken=jnp.array(taken, jnp.int8)[:, None],
        )
        foreseen = rounds.worth(state)[:, 0] * rounds.POINTS
        for seat in range(4):
            assert float(foreseen[seat]) == pytest.approx(
                objective.values_of_rounds([table])[seat, 0], abs=0.01
            )


def test_seats_that_nobody_sits_on_are_worth_nothing_and_cost_nothing() -> None:
    points, before = jnp.arange(6)[:, None] * 10, jnp.zeros((6, 1))
    players = jnp.array([4])
    for to_come in (0.0, 9.0):
        every = rounds.reckon(points, before, players, to_come)
        four = rounds.reckon(points[:4], before[:4], players, to_come)
        np.testing.assert_allclose(every[:4], four, rtol=1e-6)
        assert not every[4:].any()


def test_careless_players_sit_at_some_tables_only() -> None:
    heat = np.stack([archmage.temperature(jnp.full(512, seat), 256) for seat in range(4)])
    assert (heat[:, 256:] == 1).all()
    assert heat[:, :256].max() > 4
    assert {tuple(seats) for seats in (heat[:, :256] > 1).T} == {*product((False, True), repeat=4)}


@LONG
def test_a_network_is_level_with_itself() -> None:
    weights = networks.make_policy(jax.random.key(1), width=8, blocks=1)
    rules = Rules(players=4, hand_sizes=(1, 2))
    assert set(exams.meet(weights, weights, rules, games=16, seed=1).values()) == {0.0}
    assert exams.examine(weights, rules, games=16, seed=1)["exact"] < 0.9


def test_blind_to_the_standing_is_to_see_everyone_at_their_mean() -> None:
    rng = np.random.default_rng(1)
    inputs = LAYOUT.size + LEAD_FEATURES
    policy = {"in.w": jnp.asarray(rng.normal(size=(inputs, 4)), jnp.float32)}
    seen = np.zeros((2, LAYOUT.size), np.int8)
    seen[:, LAYOUT["players"].start + 1] = 1  # four
    seen[:, LAYOUT["totals"].start :][:, :4] = [[30, 40, 50, 60], [45, 45, 45, 45]]
    both = np.concatenate([seen * LAYOUT.scale, told(seen)], axis=-1)
    blind, level = both @ networks.levelled(policy, players=4)["in.w"]
    np.testing.assert_allclose(blind, level, atol=1e-5)
    np.testing.assert_allclose(level, both[1] @ policy["in.w"], atol=1e-5)


@LONG
def test_a_network_is_taught_the_standing_and_nothing_else() -> None:
    """What comes of other predictions is judged with other totals; the old weights stay."""
    config = standing.Config(batches=2, games=32, epochs=2)
    policy = networks.make_policy(jax.random.key(1), width=8, blocks=1)
    batches = standing.gather(policy, config)
    for rounds_ in batches:
        predicted, fewer, more = rounds_.bids
        assert (predicted >= 0).all()
        assert ((fewer == predicted - 1) | (fewer == -1)).all()
        assert ((more == predicted + 1) | (more == -1)).all()
        same = fewer == -1  # not legal, so the round was played as it would have been
        np.testing.assert_array_equal(rounds_.points[1][:, same], rounds_.points[0][:, same])
        assert not (rounds_.points[1] == rounds_.points[0]).all()
    weights, log = standing.learn(policy, batches, config)
    assert len(log) == 2
    assert weights.any()
    taught = standing.teach(policy, weights)
    np.testing.assert_array_equal(taught["in.w"][: LAYOUT.size], policy["in.w"][: LAYOUT.size])
    assert networks.levelled(taught, 4)["in.w"].shape == policy["in.w"].shape


def test_a_checkpoint_is_read_back_and_can_be_published(tmp_path: Path) -> None:
    shapes = {"in.w": (LAYOUT.size, 8), "in.b": (8,), "out.w": (8, 3), "out.b": (3,)}
    rng = np.random.default_rng(1)
    policy, critic = (
        {name: jnp.asarray(rng.normal(size=shape)) for name, shape in shapes.items()}
        for _ in range(2)
    )
    nothing: Any = None
    learner = archmage.Learner(policy, critic, nothing, nothing, nothing)
    run = tmp_path / "run"
    archmage.save(learner, replace(SMALL, out=str(run)), spent=7.0, log=[])
    for name, weights in networks.load_weights(run / "policy.npz").items():
        np.testing.assert_array_equal(policy[name], weights)
    resumed = archmage.iterations(replace(SMALL, resume=str(run), seconds=3, schedule=20))
    number, spent, progress = next(resumed)
    assert number == 0
    assert 7 <= spent < 8
    assert progress == spent / 20
    publish.publish(run, tmp_path)
    with np.load(tmp_path / "archmage.npz") as stored:
        assert {stored[key].dtype for key in stored.files} == {np.dtype(np.float16)}
        Network({key: stored[key] for key in stored.files})


def test_every_option_is_trained_on() -> None:
    rng = Random(0)
    drawn = [rounds.random_rules(rng) for _ in range(2000)]
    assert {one.players for one in drawn} == {3, 4, 5, 6}
    assert {one.mode for one in drawn} == set(Mode)
    assert {one.bidding for one in drawn} == set(Bidding)
    assert {one.foresight for one in drawn} == set(Foresight)
    assert {one.plus_minus_one for one in drawn} == {True, False}
    assert set().union(*(one.special for one in drawn)) == set(SPECIAL)
    assert max(one.players for one in drawn) == SEATS


def test_the_curves_are_those_of_the_log() -> None:
    assert curves.PICTURE.read_text() == curves.draw(json.loads(curves.LOG.read_text()))
