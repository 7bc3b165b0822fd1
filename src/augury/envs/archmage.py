"""The archmage as a policy over batches: one network in JAX, asked for thousands of games at once.

    from augury.envs import archmage
    envs = gymnasium.make_vec("augury/Wizard-v0", num_envs=1024, opponents=archmage.policy)

It does what `bot("archmage")` does, which asks the same network with NumPy for one game.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury import batch
from augury.bots.networks.weights_file import read_weights
from augury.encoding import ACTION_IDS, ACTIONS, LAYOUT, OBSERVATIONS, lead_features, suit_order

import jax.numpy as jnp  # isort: skip  # after `batch`, which says how to install it
from jax import Array  # isort: skip

__all__ = ["policy"]

_Layer: TypeAlias = tuple[NDArray[np.float32], NDArray[np.float32]]


def policy(key: Array, state: batch.State) -> Array:  # noqa: ARG001  # it leaves nothing to chance
    """The action that the network holds most of, for who acts next in every game."""
    seen, legal = batch.observe(state), batch.legal_mask(state)
    order = suit_order(seen)
    ids = jnp.asarray(ACTION_IDS)[order]
    relabelled = jnp.take_along_axis(seen, jnp.asarray(OBSERVATIONS)[order], axis=-1)
    told = jnp.concatenate([relabelled * LAYOUT.scale, lead_features(seen)], axis=-1)
    odds = _run(told)[..., :ACTIONS]
    allowed = jnp.take_along_axis(legal, ids, axis=-1)
    chosen = jnp.where(allowed, odds, -jnp.inf).argmax(axis=-1)
    return jnp.take_along_axis(ids, chosen[..., None], axis=-1)[..., 0]


def _run(x: Array) -> Array:
    """The layers, as in `augury.bots.networks.network`."""
    first, *blocks, last = _layers()
    x = _layer(first, x)
    for up, down in zip(blocks[::2], blocks[1::2], strict=True):
        x += _layer(down, jnp.maximum(_layer(up, _norm(x)), 0))
    return _layer(last, _norm(x))


def _layer(layer: _Layer, x: Array) -> Array:
    weights, bias = layer
    return x @ weights + bias


def _norm(x: Array) -> Array:
    x = x - x.mean(axis=-1, keepdims=True)
    return x / jnp.sqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-5)


@cache
def _layers() -> list[_Layer]:
    """From the first to the last, read when first asked for."""
    weights = read_weights(files("augury.bots.networks").joinpath("weights", "archmage.npz"))
    blocks = sum(name.endswith(".up.w") for name in weights)
    halves = [f"{block}.{half}" for block in range(blocks) for half in ("up", "down")]
    return [(weights[f"{name}.w"], weights[f"{name}.b"]) for name in ("in", *halves, "out")]
