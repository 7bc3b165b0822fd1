"""Playing, to learn from it: all games at once, some decisions of each."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from augury.batch import actor, is_over, step, where
from train.company import Outcomes, count, decide
from train.config import Setting
from train.guests import Guest, ask
from train.networks import Inputs, Weights, at, inputs_of, read_critic, read_policy
from train.rounds import Tables, round_value


class Learner(NamedTuple):
    """Everything that goes from one iteration to the next."""

    policy: Weights
    critic: Weights
    optimiser: Any
    outcomes: Outcomes
    tables: Tables
    key: Array


class Turn(NamedTuple):
    """A decision of every game, and what came of it."""

    tables: Tables  # before it
    inputs: Inputs
    seat: Array
    own: Array  # whether it was the network's, so that there is something to learn from it
    chosen: Array
    log_probability: Array
    value: Array
    done: Array  # the round is over with it
    reward: Array  # [seats, games] when it is, what everyone gets
    taken: Array  # [seats, games] and the tricks everyone took
    exact: Array  # and how many of the network's predictions came true
    counted: Array  # of so many


def play_on(
    learner: Learner, guests: tuple[Guest, ...], pool: Tables, key: Array, config: Setting
) -> tuple[Tables, Outcomes, Turn]:
    """Some decisions of every game; a round that ends makes way for one of the pool."""
    deals = pool.styles.shape[-1]
    hosting = range(int(config.hosting * config.games) if guests else 0)

    def turn(
        carry: tuple[Tables, Array, Outcomes], key: Array
    ) -> tuple[tuple[Tables, Array, Outcomes], Turn]:
        (state, styles), used, outcomes = carry
        inputs, seat = inputs_of(state), actor(state)
        logits, _ = read_policy(learner.policy, inputs.seen, inputs.mask)
        mine = at(styles.T, seat.astype(jnp.int32))
        chosen = decide(key, mine, inputs, logits)
        alike = (styles == 0).all(axis=0)
        theirs, choice = ask(guests, inputs, seat, state.options, hosting)
        theirs &= alike
        chosen = jnp.where(theirs, choice, chosen)
        after = step(state, inputs.action(chosen))
        done = is_over(after)
        hosted = jnp.arange(config.games) < len(hosting)
        outcomes = count(outcomes, after, styles, ~(hosted & alike))
        ours = (styles == 0) & (jnp.arange(styles.shape[0])[:, None] < state.options.players)
        played = Turn(
            tables=carry[0],
            inputs=inputs,
            seat=seat,
            own=(mine == 0) & ~theirs,
            chosen=chosen,
            log_probability=at(logits, chosen),
            value=read_critic(learner.critic, inputs.seen, inputs.hidden),
            done=done,
            reward=round_value(after),
            taken=after.taken,
            exact=jnp.where(done, jnp.sum(ours & (after.bids == after.taken), axis=0), 0),
            counted=jnp.where(done, ours.sum(axis=0), 0),
        )
        fresh = (used + jnp.cumsum(done) - 1) % deals
        following: Tables = jax.tree.map(lambda column: column[..., fresh], pool)
        tables = Tables(
            where(done, following.state, after), jnp.where(done, following.styles, styles)
        )
        return (tables, used + done.sum(), outcomes), played

    keys = jax.random.split(key, config.steps)
    start = learner.tables, jnp.int32(0), learner.outcomes
    (tables, _, outcomes), turns = jax.lax.scan(turn, start, keys)
    return tables, outcomes, turns


def flat(column: Array) -> Array:
    """The turns and the games, the first two axes, as one."""
    return column.reshape(-1, *column.shape[2:])
