"""PPO in JAX: rounds of two cards learnt from nothing, on a CPU, in minutes.

    python examples/jax_ppo.py        # pip install '.[train,arena]'

In the manner of PureJaxRL: `make_train(config)` returns one pure function, which is compiled as a
whole and plays, learns and plays again without leaving JAX. One network sits on all seats of
hundreds of games of `augury.envs.pgx` and learns from every decision; of an observation it sees
only what so short a round fills. Points come at the end of a round, so what a decision is worth is
what its seat got, less what the network expected. Then it meets the apprentice in the arena.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from augury import Move, View
from augury.arena import Match, results, run
from augury.encoding import ACTION_IDS, ACTIONS, LAYOUT, OBSERVATIONS, suit_order
from augury.encoding.actions import action, mask
from augury.encoding.observation import observe
from augury.envs.pgx import Wizard, auto_reset


@dataclass(frozen=True)
class Config:
    """What may be tried otherwise."""

    rules: str = "players=3 hand_sizes=2"
    games: int = 512  # side by side
    steps: int = 40  # of each of them, between two updates
    updates: int = 300
    epochs: int = 4  # how often each decision is learnt from
    batches: int = 8  # into which an epoch is divided
    width: int = 128  # of the network's hidden layers
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01  # the worth of not being sure
    points: float = 20.0  # what counts as one


ALONE = "hand", "unseen", "turned_up", "trump", "follow", "phase", "tricks_left"
OF_SEATS = "played", "trick", "voids", "dealer", "leader", "winning", "bid", "taken", "need"
SEATS = [np.r_[LAYOUT[name].slice][: LAYOUT[name].size // 2] for name in OF_SEATS]  # three of six
INPUTS = np.concatenate([*(np.r_[LAYOUT[name].slice] for name in ALONE), *SEATS])


class Decision(NamedTuple):
    """Everything that is learnt from: of each game at each step."""

    seen: Array
    legal: Array
    chosen: Array
    log_chance: Array
    expected: Array
    seat: Array
    over: Array  # whether the round ended with it
    points: Array  # of every seat, then


def make_weights(key: Array, config: Config) -> Any:
    """Two hidden layers; at last a number for every action, and the points expected."""
    sizes = (len(INPUTS), config.width, config.width, ACTIONS + 1)
    keys = jax.random.split(key, len(sizes) - 1)
    shapes = zip(keys, sizes[:-1], sizes[1:], strict=True)
    return [(jax.random.normal(one, (n, m)) / n**0.5, jnp.zeros(m)) for one, n, m in shapes]


def forward(weights: Any, seen: Any, legal: Any) -> tuple[Any, Any]:
    """Logits of the actions, the illegal ones out of reach, and the points expected."""
    x = seen * LAYOUT.scale[INPUTS]
    for matrix, bias in weights[:-1]:
        x = jnp.maximum(x @ matrix + bias, 0)
    x = x @ weights[-1][0] + weights[-1][1]
    return jnp.where(legal, x[..., :ACTIONS], -1e9), x[..., ACTIONS]


def relabel(seen: Any, legal: Any) -> tuple[Any, Any, Any]:
    """The suits in an order of their own, trump first: what is learnt of one holds for all."""
    order = suit_order(seen)
    ids = jnp.asarray(ACTION_IDS)[order]
    seen = jnp.take_along_axis(seen, jnp.asarray(OBSERVATIONS[:, INPUTS])[order], axis=-1)
    return seen, jnp.take_along_axis(legal, ids, axis=-1), ids


def make_train(config: Config) -> Any:
    """A function of a key that trains, and returns the weights and the points of every update."""
    env = Wizard(config.rules)
    step = auto_reset(env.step, env.init)
    rate = optax.linear_schedule(config.rate, 0, config.updates * config.epochs * config.batches)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))

    def play(carry: Any, key: Array) -> tuple[Any, Decision]:
        weights, state = carry
        choose, deal = jax.random.split(key)
        seen, legal, ids = relabel(state.observation, state.legal_action_mask)
        logits, expected = forward(weights, seen, legal)
        chosen = jax.random.categorical(choose, logits)
        log_chance = picked(jax.nn.log_softmax(logits), chosen)
        after = step(state, picked(ids, chosen), deal)
        ended = state.current_player, after.terminated, after.rewards / config.points
        made = Decision(seen, legal, chosen, log_chance, expected, *ended)
        return (weights, after), made

    def worth(made: Decision) -> Any:
        """What every decision's seat got at the end of its round, and whether that is known."""

        def back(later: tuple[Array, Array], one: Decision) -> tuple[Any, Any]:
            points = jnp.where(one.over[:, None], one.points, later[0])
            known = one.over | later[1]
            return (points, known), (picked(points, one.seat), known)

        nothing = jnp.zeros_like(made.points[0]), jnp.zeros_like(made.over[0])
        return jax.lax.scan(back, nothing, made, reverse=True)[1]

    def loss(weights: Any, made: Decision, got: Array, known: Array) -> Any:
        logits, expected = forward(weights, made.seen, made.legal)
        logs = jax.nn.log_softmax(logits)
        ratio = jnp.exp(picked(logs, made.chosen) - made.log_chance)
        gain = got - made.expected
        gain = (gain - gain.mean(where=known)) / (gain.std(where=known) + 1e-8)
        clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
        policy = -jnp.minimum(ratio * gain, clipped * gain)
        unsure = -(jnp.exp(logs) * jnp.where(made.legal, logs, 0)).sum(axis=-1)
        total = policy + 0.5 * (expected - got) ** 2 - config.entropy * unsure
        return total.mean(where=known)

    def learn(carry: Any, batch: Any) -> tuple[Any, None]:
        weights, memory = carry
        changes, memory = optimiser.update(jax.grad(loss)(weights, *batch), memory)
        return (optax.apply_updates(weights, changes), memory), None

    def update(carry: Any, key: Array) -> tuple[Any, Array]:
        weights, memory, state = carry
        turns, order = jax.random.split(key)
        keys = jax.random.split(turns, config.steps)
        (_, state), made = jax.lax.scan(play, (weights, state), keys)
        got, known = worth(made)
        count = config.steps * config.games
        rows = jax.tree.map(lambda x: x.reshape(count, *x.shape[2:]), (made, got, known))
        for one in jax.random.split(order, config.epochs):
            place = jax.random.permutation(one, count).reshape(config.batches, -1)
            batches = jax.tree.map(lambda x, place=place: x[place], rows)
            (weights, memory), _ = jax.lax.scan(learn, (weights, memory), batches)
        return (weights, memory, state), config.points * got.mean(where=known)

    def train(key: Array) -> tuple[Any, Array]:
        first, deal, turns = jax.random.split(key, 3)
        weights = make_weights(first, config)
        state = env.init(jax.random.split(deal, config.games))
        carry: Any = (weights, optimiser.init(weights), state)
        (weights, *_), points = jax.lax.scan(update, carry, jax.random.split(turns, config.updates))
        return weights, points

    return train


def picked(values: Array, index: Array) -> Array:
    """The value in this place of the last axis."""
    return jnp.take_along_axis(values, index[..., None], axis=-1)[..., 0]


class Trained:
    """The network as a player of the arena."""

    def __init__(self, weights: Any) -> None:
        @jax.jit
        def decide(seen: Array, legal: Array) -> Array:
            seen, legal, ids = relabel(seen, legal)
            return picked(ids, forward(weights, seen, legal)[0].argmax(axis=-1))

        self._decide = decide

    def act(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """What the network holds most of."""
        return action(int(self._decide(observe(view), mask(view))), view.seat or 0)


def main() -> None:
    """Train, and meet the apprentice."""
    config, began = Config(), perf_counter()
    weights, points = jax.jit(make_train(config))(jax.random.key(0))
    print("points a round of each seat:", *(f"{one:.1f}" for one in points[::25]))
    print(f"{config.updates} updates in {perf_counter() - began:.0f} s")
    match = Match((Trained(weights), "apprentice"), Wizard(config.rules).rules, 3000)
    gap = results(match, run(match)).differences[0].score
    print(f"ahead of the apprentice by {gap.mean:+.1f} ± {gap.margin:.1f} points a round")


if __name__ == "__main__":
    main()
