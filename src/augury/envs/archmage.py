"""The archmage as a policy over batches: one network in JAX, asked for thousands of games at once.

    from augury.envs import archmage
    envs = gymnasium.make_vec("augury/Wizard-v0", num_envs=1024, opponents=archmage.policy)

It does what `bot("archmage")` does, which asks the same network with NumPy for one game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from augury import batch
from augury.bots.networks.forward import forward, inputs
from augury.bots.networks.weights_file import read_weights
from augury.encoding import ACTION_IDS, ACTIONS, OBSERVATIONS, suit_order
from augury.extras import networks_file

import jax.numpy as jnp  # isort: skip  # after `batch`, which says how to install it
from jax import Array  # isort: skip


def policy(key: Array, state: batch.State) -> Array:  # noqa: ARG001  # it leaves nothing to chance
    """The action that the network holds most of, for who acts next in every game."""
    seen, legal = batch.observe(state), batch.legal_mask(state)
    order = suit_order(seen)
    ids = jnp.asarray(ACTION_IDS)[order]
    relabelled = jnp.take_along_axis(seen, jnp.asarray(OBSERVATIONS)[order], axis=-1)
    logits = forward(_weights(), inputs(relabelled))[..., :ACTIONS]
    allowed = jnp.take_along_axis(legal, ids, axis=-1)
    chosen = jnp.where(allowed, logits, -jnp.inf).argmax(axis=-1)
    return jnp.take_along_axis(ids, chosen[..., None], axis=-1)[..., 0]


@cache
def _weights() -> Mapping[str, NDArray[np.float32]]:
    """Those that come with Augury, read when first asked for."""
    return read_weights(networks_file("archmage.npz"))
