"""The networks in training: a policy that sees what its seat may see, a critic that sees all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from augury.batch import State, hidden_hands, legal_mask, observe
from augury.bots.networks.forward import forward
from augury.encoding import (
    ACTION_IDS,
    ACTIONS,
    AXES,
    LAYOUT,
    LEAD_FEATURES,
    LEADS,
    OBSERVATIONS,
    lead_features,
    suit_order,
)

Weights: TypeAlias = dict[str, Array]

TRICKS = AXES["tricks"] + 1  # none, one, two, …
HIDDEN = AXES["other"] * AXES["card"]


def make_policy(key: Array, width: int, blocks: int) -> Weights:
    """A policy that knows nothing yet: it answers with actions, then with tricks to come."""
    return _make(key, LAYOUT.size + LEAD_FEATURES, ACTIONS + TRICKS, width, blocks)


def make_critic(key: Array, width: int, blocks: int) -> Weights:
    """A critic that knows nothing yet."""
    return _make(key, LAYOUT.size + HIDDEN + LEAD_FEATURES, 1, width, blocks)


def _make(key: Array, inputs: int, outputs: int, width: int, blocks: int) -> Weights:
    """A residual network with layer norm: in, then blocks of two layers, then out."""
    keys = iter(jax.random.split(key, 2 + 2 * blocks))
    orthogonal = jax.nn.initializers.orthogonal

    def layer(name: str, rows: int, columns: int, scale: float) -> Weights:
        weights = orthogonal(scale)(next(keys), (rows, columns))
        return {f"{name}.w": weights, f"{name}.b": jnp.zeros(columns)}

    weights = layer("in", inputs, width, 1.0)
    for block in range(blocks):
        weights |= layer(f"{block}.up", width, width, 1.4)
        weights |= layer(f"{block}.down", width, width, 0.5)
    return weights | layer("out", width, outputs, 0.01)


def run_network(weights: Weights, inputs: Array) -> Array:
    """The network's outputs; in half precision where that is fast, but for the last layer."""
    half = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    cast = {
        name: array if name.startswith("out.") else array.astype(half)
        for name, array in weights.items()
    }
    known = weights["in.w"].shape[0]  # older networks were not told the standing
    out: Array = forward(cast, inputs[..., :known])
    return out


def read_policy(policy: Weights, seen: Array, mask: Array) -> tuple[Array, Array]:
    """Log-probabilities of the actions, and logits of the tricks the seat will have taken."""
    out = run_network(policy, _joined(seen))
    logits = jnp.where(mask, out[..., :ACTIONS], -1e9)
    return jax.nn.log_softmax(logits), out[..., ACTIONS:]


def read_critic(critic: Weights, seen: Array, hidden: Array) -> Array:
    """What the round will be worth to the seat."""
    return run_network(critic, _joined(seen, hidden))[..., 0]


def _joined(seen: Array, *hidden: Array) -> Array:
    """All that goes into a network, in its order."""
    return jnp.concatenate(
        [seen * jnp.asarray(LAYOUT.scale), *hidden, lead_features(seen)], axis=-1
    )


def levelled(policy: Weights, players: int) -> Weights:
    """The same policy, but blind to the standing: it takes everyone to have their mean."""
    first = LAYOUT["totals"].start
    totals, leads = slice(first, first + players), slice(LAYOUT.size, LAYOUT.size + LEADS)
    blind = policy["in.w"]
    blind = blind.at[totals].set(blind[totals].mean(axis=0)).at[leads].set(0.0)
    return policy | {"in.w": blind}


class Sight(NamedTuple):
    """A position as the networks meet it: suits in their own order."""

    seen: Array
    mask: Array
    hidden: Array
    order: Array

    def action(self, chosen: Array) -> Array:
        """The engine's number of an action that was chosen."""
        return jnp.asarray(ACTION_IDS)[self.order, chosen]


def look(state: State, seat: Array | None = None) -> Sight:
    """What `seat`, or who acts next, sees; and what it does not, for the critic."""
    seen = observe(state, seat)
    order = suit_order(seen)
    places = jnp.asarray(OBSERVATIONS)[order]
    cards = places[:, LAYOUT["hand"].slice]  # the hand comes first, so these are its own places
    hidden = jnp.take_along_axis(hidden_hands(state, seat), cards[:, None], axis=-1)
    return Sight(
        seen=jnp.take_along_axis(seen, places, axis=-1),
        mask=jnp.take_along_axis(legal_mask(state, seat), jnp.asarray(ACTION_IDS)[order], axis=-1),
        hidden=hidden.reshape(-1, HIDDEN),
        order=order,
    )


def at(values: Array, place: Array) -> Array:
    """Of every row the value at a place."""
    return jnp.take_along_axis(values, place[..., None], axis=-1)[..., 0]


def load_weights(path: Path) -> Weights:
    """The weights of a file."""
    with np.load(path) as stored:
        return {name: jnp.asarray(stored[name], jnp.float32) for name in stored.files}


def save_weights(path: Path, weights: Weights) -> None:
    """A file that is never seen half-written."""
    arrays: dict[str, Any] = {name: np.asarray(array) for name, array in weights.items()}
    new = path.with_suffix(".new.npz")
    np.savez(new, **arrays)
    new.replace(path)
