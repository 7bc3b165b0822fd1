"""Who plays in training: the networks, and their guests."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury import batch
from augury.bots.networks.weights_file import write_weights
from augury.encoding import LAYOUT, LEAD_FEATURES, SEATS, lead_features
from augury.game import SPECIAL, Rules
from train import guests, networks


def some_policy() -> networks.Weights:
    rng = np.random.default_rng(1)
    return {"in.w": jnp.asarray(rng.normal(size=(LAYOUT.size + LEAD_FEATURES, 4)), jnp.float32)}


def test_blind_to_the_score_is_to_see_everyone_at_their_mean() -> None:
    policy = some_policy()
    seen = np.zeros((2, LAYOUT.size), np.int8)
    seen[:, LAYOUT["players"].start + 1] = 1  # four
    seen[:, LAYOUT["totals"].start :][:, :4] = [[30, 40, 50, 60], [45, 45, 45, 45]]
    both = np.concatenate([seen * LAYOUT.scale, lead_features(seen)], axis=-1)
    blind, level = both @ networks.levelled(policy, players=4)["in.w"]
    np.testing.assert_allclose(blind, level, atol=1e-5)
    np.testing.assert_allclose(level, both[1] @ policy["in.w"], atol=1e-5)


def test_without_memory_is_to_see_no_history() -> None:
    policy = some_policy()
    seen = np.ones(LAYOUT.size + LEAD_FEATURES, np.float32)
    none = seen.copy()
    for piece in LAYOUT.pieces:
        if piece.name.startswith("history_"):
            none[piece.slice] = 0
    forgets = networks.forgetful(policy)["in.w"]
    np.testing.assert_allclose(seen @ forgets, none @ policy["in.w"], rtol=1e-4)


@pytest.mark.long
def test_guests_have_half_of_the_seats_where_they_know_the_rules(tmp_path: Path) -> None:
    """One who knows all rules has tables 64 to 127, one who knows the base game for four the next.

    There it sits down in rounds of whatever size.
    """
    for name, key in ("any", 1), ("base", 2):
        weights = networks.make_policy(jax.random.key(key), 16, 1)
        louder = weights | {"out.w": weights["out.w"] * 1000}
        write_weights(tmp_path / f"{name}.npz", louder)
    invited = guests.invite([f"{tmp_path}/any.npz", f"{tmp_path}/base.npz players=4"])
    known = Rules(players=4), Rules(players=4, hand_sizes=(3, 9))
    other = Rules(players=4, special=SPECIAL), Rules(players=5), Rules(plus_minus_one=True)
    every = [(*known, *other)[table % 5] for table in range(256)]
    state = batch.start(batch.options(every, seats=SEATS))
    state = jax.jit(lambda state: batch.place(state, batch.draw(jax.random.key(3), state)))(state)
    inputs, seat = jax.jit(networks.inputs_of)(state), batch.actor(state)
    turn, chosen = guests.ask(invited, inputs, seat, state.options, range(64, 192))
    for table, where in enumerate(zip(turn.tolist(), guests.half(seat).tolist(), strict=True)):
        welcome = 64 <= table < 128 or (128 <= table < 192 and every[table] in known)
        assert where[0] == (welcome and where[1]), table
    for guest, rows in zip(invited, (slice(64, 128), slice(128, 192)), strict=True):
        logits, _ = networks.read_policy(guest.policy, inputs.seen[rows], inputs.mask[rows])
        assert (chosen[rows] == logits.argmax(-1)).all()
    assert guests.invite(()) == ()
