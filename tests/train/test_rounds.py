"""What is played in training, and for what."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury import batch
from augury.bots.search import objective
from augury.encoding import SEATS
from augury.game import SPECIAL, Bidding, Foresight, Mode, Row, Rules, start
from augury.game.play.scoring import points
from train import rounds
from train.company import no_outcomes


def test_the_value_of_a_round_is_what_looking_ahead_goes_by() -> None:
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
        foreseen = rounds.round_value(state)[:, 0] * rounds.POINTS
        for seat in range(4):
            assert float(foreseen[seat]) == pytest.approx(
                objective.values_of_rounds([table])[seat, 0], abs=0.01
            )


def test_seats_that_nobody_sits_on_have_no_value_and_cost_nothing() -> None:
    points, before = jnp.arange(6)[:, None] * 10, jnp.zeros((6, 1))
    players = jnp.array([4])
    for to_come in (0.0, 9.0):
        every = rounds.value_of_points(points, before, players, to_come)
        four = rounds.value_of_points(points[:4], before[:4], players, to_come)
        np.testing.assert_allclose(every[:4], four, rtol=1e-6)
        assert not every[4:].any()


def test_rounds_are_dealt_with_a_past() -> None:
    """Somewhere in a game; what is remembered is of as many rounds as were played before."""
    rules = rounds.chosen_rules("players=4", 1, seed=1)
    deal = jax.jit(lambda key: rounds.deal_rounds(key, rules, 512, no_outcomes(), 0.5))
    state, styles = deal(jax.random.key(1))
    assert (state.earlier.rounds == state.number - 1).all()
    assert (state.earlier.exact.max(axis=0) <= state.number - 1).all()
    assert np.unique(state.number).size == 15
    assert not state.illegal.any()
    assert styles.shape == (4, 512)
    assert 0.3 < (styles > 0).any(axis=0).mean() < 0.5


def test_every_option_is_trained_on() -> None:
    rng = Random(0)
    drawn = [rounds.draw_rules(rng) for _ in range(2000)]
    assert {one.players for one in drawn} == {3, 4, 5, 6}
    assert {one.mode for one in drawn} == set(Mode)
    assert {one.bidding for one in drawn} == set(Bidding)
    assert {one.foresight for one in drawn} == set(Foresight)
    assert {one.plus_minus_one for one in drawn} == {True, False}
    assert set().union(*(one.special for one in drawn)) == set(SPECIAL)
    assert max(one.players for one in drawn) == SEATS
