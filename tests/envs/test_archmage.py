"""The archmage over batches does what the archmage does."""

import jax
import numpy as np
import pytest
from jax import Array

from augury import Bidding, Rules, batch
from augury.bots.networks.network import load
from augury.encoding import ACTION_IDS, ACTIONS, suit_order
from augury.envs import archmage

RULES = [
    Rules(players=4, hand_sizes=(6, 1, 1)),  # where the end is not near
    Rules(players=4, hand_sizes=(6,)),
    Rules(players=3, hand_sizes=(6,), bidding=Bidding.SECRET),
]


@jax.jit
def after(key: Array, options: batch.Options, moves: Array) -> tuple[Array, Array, Array]:
    """What is seen, allowed and chosen after so many random moves."""

    def move(number: int, state: batch.State) -> batch.State:
        return batch.step(state, batch.random_action(jax.random.fold_in(key, number), state))

    state = jax.lax.fori_loop(0, moves, move, batch.init(key, options))
    return batch.observe(state), batch.legal_mask(state), archmage.policy(key, state)


@pytest.mark.long
def test_it_chooses_what_its_network_in_numpy_holds_most_of() -> None:
    options = batch.options(RULES * 32)
    for moves in (0, 2, 7, 15):
        seen, legal, chosen = map(np.asarray, after(jax.random.key(moves), options, moves))
        assert legal.any(axis=-1).all()
        orders = suit_order(seen)
        ids = ACTION_IDS[orders]
        logits = np.full(legal.shape, -np.inf, np.float32)
        np.put_along_axis(logits, ids, load("archmage").run(seen, orders)[:, :ACTIONS], axis=-1)
        logits[~legal] = -np.inf
        best = logits.max(axis=-1)
        took = np.take_along_axis(logits, chosen[:, None], axis=-1)[:, 0]
        assert (took >= best - 1e-3).all()  # the two add up in another order
        assert (legal.sum(axis=-1) > 1).any()
