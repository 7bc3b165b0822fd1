"""What the guess network learns: where the cards lie, and what is shown of it."""

from __future__ import annotations

import os
from random import Random

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")
pytest.importorskip("optax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury.encoding import AXES, LAYOUT, observe
from augury.game import State, view
from tests.bots.games import drawn_rules, random_states
from tests.train.small import BLOCKS, STAGE, WIDTH
from train import guessing, networks
from train.config import Setting
from train.guessing import Guesses, guess_by_room, nats, show, to_guess
from train.networks import Inputs

LONG = pytest.mark.skipif(
    "AUGURY_TRAIN" not in os.environ, reason="make learn: JAX compiles for half a minute"
)


@pytest.fixture(scope="module")
def positions() -> tuple[list[tuple[State, int]], Guesses]:
    """Seats of random games of all rules, and what there is to guess for them."""
    rng, found = Random(5), []
    for rules in drawn_rules(rng, 16):
        states = random_states(rules, rng)
        found += [(one, rng.randrange(rules.players)) for one in rng.sample(states, 12)]
    seen = np.stack([observe(view(state, seat)) for state, seat in found])
    hidden = np.zeros((len(found), AXES["other"], AXES["card"]), np.int8)
    for into, (state, seat) in zip(hidden, found, strict=True):
        for other in range(1, state.rules.players):
            for card in state.hands[(seat + other) % state.rules.players]:
                into[other - 1, card.order] += 1
    order, mask = jnp.zeros(len(found), int), jnp.ones((len(found), 1), bool)
    flat = jnp.asarray(hidden.reshape(len(found), -1))
    return found, to_guess(Inputs(jnp.asarray(seen), mask, flat, order))


def test_every_unseen_card_lies_somewhere_it_may(
    positions: tuple[list[tuple[State, int]], Guesses],
) -> None:
    """In the hand that has it or in the stock; what is known to the seat is not asked for."""
    found, asked = positions
    held, possible = np.asarray(asked.held), np.asarray(asked.possible)
    assert not (held[~np.broadcast_to(possible, held.shape)]).any()
    for (state, seat), lie, seen in zip(found, held, np.asarray(asked.seen), strict=True):
        if not view(state, seat).hand:
            assert not lie.any()
            continue
        assert (lie.sum(axis=0) == seen[LAYOUT["unseen"].slice]).all()
        known = seen[LAYOUT["known"].slice].reshape(LAYOUT["known"].shape)
        for other in range(1, state.rules.players):
            hand = state.hands[(seat + other) % state.rules.players]
            assert lie[other - 1].sum() == len(hand) - known[other - 1].sum()


def test_what_is_shown_is_known_or_gone_and_not_asked_for(
    positions: tuple[list[tuple[State, int]], Guesses],
) -> None:
    _, asked = positions
    shown = show(jax.random.key(1), asked)
    left, was = np.asarray(shown.held), np.asarray(asked.held)
    assert (left <= was).all()
    assert 0.1 < (left.sum(axis=(1, 2)) < was.sum(axis=(1, 2))).mean() < 0.9
    pieces = [LAYOUT.split(np.asarray(one.seen)) for one in (asked, shown)]
    said = (was - left)[:, :-1]
    np.testing.assert_array_equal(pieces[1]["known"] - pieces[0]["known"], said)
    gone = (was - left).sum(axis=1)
    np.testing.assert_array_equal(pieces[0]["unseen"] - pieces[1]["unseen"], gone)


def test_by_room_alone_the_chances_are_those_of_an_even_deal(
    positions: tuple[list[tuple[State, int]], Guesses],
) -> None:
    _, asked = positions
    chances = np.exp(np.asarray(guess_by_room(asked)))
    np.testing.assert_allclose(chances.sum(axis=1), 1.0, rtol=1e-4)
    assert (np.asarray(nats(guess_by_room(asked), asked)) < 3.0).all()  # nothing impossible is so


@LONG
def test_a_network_learns_to_guess() -> None:
    policy = networks.make_policy(jax.random.key(1), WIDTH, BLOCKS)
    alike = {name: getattr(STAGE, name) for name in ("games", "steps", "minibatch", "rules")}
    config = Setting(seconds=30.0, rate=2e-3, **alike)
    _, log, found = guessing.make(policy, config, BLOCKS, seed=1)
    told = np.asarray(found.sizes).sum(axis=0)
    assert told[1] < told[2]
    assert log[-1]["nats"] < log[0]["nats"]
