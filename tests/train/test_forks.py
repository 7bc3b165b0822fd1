"""Forks: every action is tried in the world as it is, and the better one is learnt."""

from __future__ import annotations

import os

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury.batch import actor, draw, legal_mask, options, place, start, step
from augury.game import Rules
from tests.train.small import BLOCKS, WIDTH
from train.company import HIGHEST, OWN, style
from train.forks import TRIED, Forks, Positions, cards_left, play_out, regret, try_forks
from train.networks import inputs_of, make_policy
from train.rounds import Tables, round_value

LONG = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)
GAMES = 24
POLICY = make_policy(jax.random.key(3), WIDTH, BLOCKS)


@pytest.fixture(scope="module")
def tables() -> Tables:
    """Rounds of three cards in play, each some decisions on; one seat plays its highest cards."""
    rules = options([Rules(players=3, hand_sizes=(3,))] * GAMES)
    state = start(rules)
    state = place(state, draw(jax.random.key(1), state))
    for number in range(4):  # bids, or the trump first, and plays
        legal = legal_mask(state)
        wanted = jax.random.uniform(jax.random.key(10 + number), legal.shape)
        state = jax.jit(step)(state, jnp.where(legal, wanted, -1.0).argmax(-1))
    styles = jnp.zeros((state.options.seats, GAMES), jnp.int8)
    return Tables(state, styles.at[1].set(style(OWN, HIGHEST)))


def test_cards_left_are_those_of_all_hands(tables: Tables) -> None:
    hands = np.asarray(jax.lax.population_count(tables.state.hands)).astype(int).sum(axis=(0, 1))
    assert cards_left(tables.state).tolist() == hands.tolist()


@LONG
def test_every_action_is_tried_in_the_world_as_it_is(tables: Tables) -> None:
    """The values are those of playing each action by itself; what does not fit is left out."""
    inputs = inputs_of(tables.state)
    choice = inputs.mask.sum(axis=-1) > 1
    wanted = jnp.arange(GAMES) % 3 > 0
    positions = Positions(tables, inputs, choice)
    trying = jax.jit(try_forks, static_argnums=4)
    forks = jax.device_get(trying(jax.random.key(5), POLICY, positions, wanted, 24, 4.0))
    seats, legal = actor(tables.state), np.argsort(~np.asarray(inputs.mask), axis=-1, kind="stable")
    playing = jax.jit(play_out)
    alone: dict[tuple[int, int], float] = {}  # by game and action
    for number in range(int(inputs.mask.sum(axis=-1).max())):
        action = jnp.asarray(legal[:, number])
        after = jax.jit(step)(tables.state, inputs.action(action))
        ends = playing(jax.random.key(0), POLICY, Tables(after, tables.styles))
        values = np.asarray(round_value(ends))
        for game in range(GAMES):
            if inputs.mask[game, action[game]]:
                alone[game, int(action[game])] = values[int(seats[game]), game]
    games = [
        int(np.flatnonzero((np.asarray(inputs.seen) == seen).all(axis=-1))[0])
        for seen in forks.seen
    ]
    assert 24 - TRIED <= forks.tried.sum() <= 24
    for fork, game in enumerate(games):
        tried = forks.actions[fork][forks.tried[fork]]
        if not len(tried):
            continue
        assert choice[game]
        assert wanted[game]
        assert len(set(tried)) == len(tried) == min(int(inputs.mask[game].sum()), TRIED)
        for number, action in enumerate(tried):
            assert forks.value[fork, number] == pytest.approx(alone[game, int(action)], abs=1e-5)


def test_what_is_better_becomes_likelier_even_where_the_network_is_sure() -> None:
    """Two actions, the worse one by twelve nats likelier: the gradient turns it round."""
    forks = Forks(
        seen=jnp.zeros((2, 1), jnp.int8),
        mask=jnp.ones((2, 157), bool),
        actions=jnp.array([[0, 1, 2, 3]] * 2),
        tried=jnp.array([[True, True, False, False], [False] * 4]),
        value=jnp.array([[0.0, 1.0, 99.0, 99.0], [7.0, 0.0, 0.0, 0.0]]),
    )
    logits = jnp.zeros(157).at[0].set(12.0)

    def wrong(logits: jax.Array) -> jax.Array:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                "train.forks.read_policy",
                lambda *_: (jnp.broadcast_to(jax.nn.log_softmax(logits), (2, 157)), None),
            )
            return regret(POLICY, forks, heat=4.0, calm=0.0)[0]

    slope = jax.grad(wrong)(logits)
    assert slope[0] > 0.01
    assert slope[1] < -0.01
    assert abs(float(slope[2])) < 1e-6
