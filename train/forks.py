"""Forks: decisions at which several actions are tried to the end of the round, in the same world.

Whoever learns from what was done learns nothing of what was never done, and a network that is sure
of itself hardly ever tries its second choice. So at some positions of the games just played the
actions are tried one by one. The hands are as they are, everyone goes on as before, and the network
does what it thinks best. One world says little of what is best for a seat that does not see it; but
the worlds come about as often as they are likely, given all that the seat has seen. So the network,
which sees only that, learns the mean of them: what looking ahead would find with a perfect guess
at the hands.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from augury.batch import State, actor, is_over, step, where
from train.company import decide
from train.networks import Inputs, Weights, at, inputs_of, read_policy
from train.rounds import Tables, round_value

TRIED = 4  # actions of a fork, at most


class Forks(NamedTuple):
    """Some decisions, and the value of actions tried there to who decided."""

    seen: Array
    mask: Array
    actions: Array  # [forks, TRIED]
    tried: Array  # whether that many were
    value: Array  # in units of reward


class Positions(NamedTuple):
    """Positions at which somebody is to decide: games along the last axis of the tables."""

    tables: Tables
    inputs: Inputs
    open: Array  # whether a fork may be there: the decision is the network's, and a choice


def cards_left(state: State) -> Array:
    """How many cards are still to be played in the round, by all seats together."""
    tricks = (state.hand_size - state.tricks).astype(jnp.int32)
    return tricks * state.options.players - state.laid


def try_forks(
    key: Array, policy: Weights, positions: Positions, wanted: Array, rows: int, heat: float
) -> Forks:
    """Try actions at some of the wanted positions, as many as fit into the rows.

    The network's own choice is always among them; the others are drawn by its own logits at this
    heat.
    """
    draw_key, try_key, play_key = jax.random.split(key, 3)
    chance = jax.random.uniform(draw_key, wanted.shape) - (wanted & positions.open)
    place = jnp.argsort(chance)[: rows // 2]
    tables, inputs = _games(positions.tables, place), _rows(positions.inputs, place)
    logits, _ = read_policy(policy, inputs.seen, inputs.mask)
    noisy = logits / heat + jax.random.gumbel(try_key, logits.shape)
    best = jax.nn.one_hot(logits.argmax(-1), logits.shape[-1], dtype=bool)
    noisy = jnp.where(best, jnp.inf, jnp.where(inputs.mask, noisy, -jnp.inf))
    _, actions = jax.lax.top_k(noisy, TRIED)
    tried = jnp.take_along_axis(inputs.mask, actions, axis=-1)
    end = jnp.cumsum(tried.sum(axis=-1))
    start = end - tried.sum(axis=-1)
    # Row by row: which fork it belongs to, and which of its actions is tried in it.
    fork = jnp.minimum(jnp.searchsorted(end, jnp.arange(rows), side="right"), rows // 2 - 1)
    which = jnp.clip(jnp.arange(rows) - start[fork], 0, TRIED - 1)
    chosen = at(actions[fork], which)
    before = _games(tables, fork)
    after = step(before.state, _rows(inputs, fork).action(chosen))
    ends = play_out(play_key, policy, Tables(after, before.styles))
    value = at(round_value(ends).T, actor(before.state).astype(jnp.int32))
    fits = (chance[place] < 0) & (end <= rows)
    return Forks(
        seen=inputs.seen,
        mask=inputs.mask,
        actions=actions,
        tried=tried & fits[:, None],
        value=value[jnp.clip(start[:, None] + jnp.arange(TRIED), 0, rows - 1)],
    )


def play_out(key: Array, policy: Weights, tables: Tables) -> State:
    """The rounds' ends: the network does what it thinks best, the odd go on in their ways."""

    def turn(carry: tuple[Array, State]) -> tuple[Array, State]:
        key, state = carry
        key, own = jax.random.split(key)
        inputs = inputs_of(state)
        style = at(tables.styles.T, actor(state).astype(jnp.int32))
        logits, _ = read_policy(policy, inputs.seen, inputs.mask)
        oddly = decide(own, style, inputs, logits)
        chosen = jnp.where(style == 0, logits.argmax(-1), oddly)
        return key, where(is_over(state), state, step(state, inputs.action(chosen)))

    def unfinished(carry: tuple[Array, State]) -> Array:
        return ~is_over(carry[1]).all()

    _, ends = jax.lax.while_loop(unfinished, turn, (key, tables.state))
    return ends


def regret(policy: Weights, forks: Forks, heat: float, calm: float) -> tuple[Array, Array]:
    """What the policy has yet to learn from forks, and how many points its choices bring.

    The policy is taken hotter than it is: where it is sure, there would be nothing to learn. `calm`
    keeps it from being surer than the difference is worth. The points are those of the choice that
    it gives the greatest chance over the mean of what was tried.
    """
    logits, _ = read_policy(policy, forks.seen, forks.mask)
    mine = jnp.take_along_axis(logits, forks.actions, axis=-1)
    logs = jax.nn.log_softmax(jnp.where(forks.tried, mine / heat, -1e9))
    number = jnp.maximum(forks.tried.sum(axis=-1, keepdims=True), 1)
    mean = jnp.where(forks.tried, forks.value, 0.0).sum(axis=-1, keepdims=True) / number
    gain = jnp.where(forks.tried, forks.value - mean, 0.0)
    real = forks.tried.any(axis=-1)
    count = jnp.maximum(real.sum(), 1)
    scale = jnp.sqrt((gain**2).sum() / count) + 1e-6
    chance = jnp.where(forks.tried, jnp.exp(logs), 0.0)
    doubt = -(chance * jnp.where(forks.tried, logs, 0.0)).sum(axis=-1)
    better = (chance * gain).sum(axis=-1) / scale + calm * doubt
    best = jnp.where(real, at(gain, mine.argmax(-1)), 0.0).sum() / count
    return -jnp.where(real, better, 0.0).sum() / count, best


def _games(tables: Tables, place: Array) -> Tables:
    """These of many games."""
    taken: Tables = jax.tree.map(lambda column: column[..., place], tables)
    return taken


def _rows(inputs: Inputs, place: Array) -> Inputs:
    """The inputs of these of many games."""
    return Inputs(*(each[place] for each in inputs))
