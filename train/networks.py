"""The networks in training: a policy that sees what its seat may see, a critic that sees all."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from augury.batch import State, hidden_hands, legal_mask, observe
from augury.bots.networks.forward import forward
from augury.bots.networks.forward import inputs as joined
from augury.bots.networks.weights_file import POLICY, Signature, read_weights, signature
from augury.encoding import (
    ACTION_IDS,
    ACTIONS,
    LAYOUT,
    LEADS,
    LEADS_LAYOUT,
    OBSERVATIONS,
    lay_out,
    suit_order,
)

Weights: TypeAlias = dict[str, Array]

HANDS = lay_out(("hidden_hands", ("other", "card")))

CRITIC = signature([*LAYOUT.pieces, *HANDS.pieces, *LEADS_LAYOUT.pieces], ["value"])
"""What goes into a critic and comes out of it, by name; `POLICY` is that of a policy."""


def make_policy(key: Array, width: int, blocks: int) -> Weights:
    """A policy that knows nothing yet: it answers with actions, then with tricks to come."""
    return _make(key, POLICY, width, blocks)


def make_critic(key: Array, width: int, blocks: int) -> Weights:
    """A critic that knows nothing yet."""
    return _make(key, CRITIC, width, blocks)


def _make(key: Array, made: Signature, width: int, blocks: int) -> Weights:
    """A residual network with layer norm: in, then blocks of two layers, then out."""
    keys = iter(jax.random.split(key, 2 + 2 * blocks))
    orthogonal = jax.nn.initializers.orthogonal

    def layer(name: str, rows: int, columns: int, scale: float) -> Weights:
        weights = orthogonal(scale)(next(keys), (rows, columns))
        return {f"{name}.w": weights, f"{name}.b": jnp.zeros(columns)}

    weights = layer("in", made.size, width, 1.0)
    for block in range(blocks):
        weights |= layer(f"{block}.up", width, width, 1.4)
        weights |= layer(f"{block}.down", width, width, 0.5)
    return weights | layer("out", width, len(made.outputs), 0.01)


def run_network(weights: Weights, inputs: Array, *, exact: bool = False) -> Array:
    """The network's outputs; in half precision where that is fast, but for the last layer.

    Or in single precision throughout, as the player has it that ships.
    """
    if exact:
        with jax.default_matmul_precision("float32"):
            whole: Array = forward(weights, inputs)
        return whole
    half = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    cast = {
        name: array if name.startswith("out.") else array.astype(half)
        for name, array in weights.items()
    }
    out: Array = forward(cast, inputs)
    return out


def read_policy(
    policy: Weights, seen: Array, mask: Array, *, exact: bool = False
) -> tuple[Array, Array]:
    """Log-probabilities of the actions, and logits of the tricks the seat will have taken."""
    out = run_network(policy, joined(seen), exact=exact)
    logits = jnp.where(mask, out[..., :ACTIONS], -1e9)
    return jax.nn.log_softmax(logits), out[..., ACTIONS:]


def read_critic(critic: Weights, seen: Array, hidden: Array) -> Array:
    """The value of the round to the seat."""
    return run_network(critic, joined(seen, hidden))[..., 0]


def levelled(policy: Weights, players: int) -> Weights:
    """The same policy, but blind to the score: it takes everyone to have their mean."""
    first = LAYOUT["totals"].start
    totals, leads = slice(first, first + players), slice(LAYOUT.size, LAYOUT.size + LEADS)
    blind = policy["in.w"]
    blind = blind.at[totals].set(blind[totals].mean(axis=0)).at[leads].set(0.0)
    return policy | {"in.w": blind}


def forgetful(policy: Weights) -> Weights:
    """The same policy, but without its memory of how predictions were kept."""
    first, last = LAYOUT["history_rounds"], LAYOUT["history_under"]
    memory = slice(first.start, last.slice.stop)
    return policy | {"in.w": policy["in.w"].at[memory].set(0.0)}


class Inputs(NamedTuple):
    """A position as the networks meet it: suits in their own order."""

    seen: Array
    mask: Array
    hidden: Array
    order: Array

    def action(self, chosen: Array) -> Array:
        """The engine's number of an action that was chosen."""
        return jnp.asarray(ACTION_IDS)[self.order, chosen]


def inputs_of(state: State, seat: Array | None = None) -> Inputs:
    """What `seat`, or who acts next, sees; and what it does not, for the critic."""
    seen = observe(state, seat)
    order = suit_order(seen)
    places = jnp.asarray(OBSERVATIONS)[order]
    cards = places[:, LAYOUT["hand"].slice]  # the hand comes first, so these are its own places
    hidden = jnp.take_along_axis(hidden_hands(state, seat), cards[:, None], axis=-1)
    return Inputs(
        seen=jnp.take_along_axis(seen, places, axis=-1),
        mask=jnp.take_along_axis(legal_mask(state, seat), jnp.asarray(ACTION_IDS)[order], axis=-1),
        hidden=hidden.reshape(-1, HANDS.size),
        order=order,
    )


def at(values: Array, place: Array) -> Array:
    """Of every row the value at a place."""
    return jnp.take_along_axis(values, place[..., None], axis=-1)[..., 0]


def load_weights(place: Path | Traversable, wanted: Signature = POLICY) -> Weights:
    """The weights of a file, for what networks see today."""
    return {name: jnp.asarray(array) for name, array in read_weights(place, wanted).items()}
