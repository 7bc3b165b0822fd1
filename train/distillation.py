"""Distillation: one network learns what several say, where its own play goes.

Two networks asked together are better than either, for twice the time. One of the same size can
learn most of what they say together: it plays, and at every decision of anyone it is told what the
teachers would do. Nothing is tried and nothing rewarded, so the critic stays as it is. Among odd
company, where teachers may differ in how well they have learnt to cope, one of them teaches alone.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array

from augury.batch import Options
from train.checkpoint import load_policy
from train.company import fade
from train.config import Distillation
from train.guests import Guest
from train.networks import Weights, read_policy
from train.playing import Learner, flat, play_on
from train.ppo import make_optimiser
from train.rounds import deal_rounds


class Teachers(NamedTuple):
    """Who teaches: several among equals, one among odd company, if there is one for that."""

    together: tuple[Weights, ...]
    steady: Weights | None


class Lessons(NamedTuple):
    """Positions to be taught at."""

    seen: Array
    mask: Array
    odd: Array  # whether there is odd company at the table


def hire(config: Distillation) -> Teachers:
    """The teachers of a stage."""
    together = tuple(load_policy(Path(one)) for one in config.teachers)
    return Teachers(together, load_policy(Path(config.steady)) if config.steady else None)


def teach(teachers: Teachers, lessons: Lessons) -> tuple[Array, Array]:
    """What the teachers say: log-probabilities of the actions, and of the tricks to come."""
    answers = [_answer(one, lessons) for one in teachers.together]
    moves, tricks = (
        jax.nn.log_softmax(sum(each) / len(answers)) for each in zip(*answers, strict=True)
    )
    if teachers.steady is not None:
        alone = _answer(teachers.steady, lessons)
        odd = lessons.odd[:, None]
        moves, tricks = jnp.where(odd, alone[0], moves), jnp.where(odd, alone[1], tricks)
    return moves, tricks


def _answer(network: Weights, lessons: Lessons) -> tuple[Array, Array]:
    moves, tricks = read_policy(network, lessons.seen, lessons.mask)
    return moves, jax.nn.log_softmax(tricks)


def loss(
    policy: Weights, lessons: Lessons, said: tuple[Array, Array], config: Distillation
) -> tuple[Array, dict[str, Array]]:
    """How far the network is from what was said: of its choices, and of those hotter."""
    logs, tricks = _answer(policy, lessons)
    apart = divergence(said[0], logs, lessons.mask, 1.0)
    hot = divergence(said[0], logs, lessons.mask, config.heat)
    missed = (jnp.exp(said[1]) * (said[1] - tricks)).sum(axis=-1).mean()
    choice = lessons.mask.sum(axis=-1) > 1
    same = (choice & (said[0].argmax(-1) == logs.argmax(-1))).sum() / jnp.maximum(choice.sum(), 1)
    total = apart + hot + config.tricks * missed
    return total, {"apart": apart, "apart_hot": hot, "tricks_apart": missed, "same": same}


def divergence(said: Array, mine: Array, mask: Array, heat: float) -> Array:
    """Kullback and Leibler's, from what is said to what one says, at this heat."""
    said, mine = (jax.nn.log_softmax(jnp.where(mask, one / heat, -1e9)) for one in (said, mine))
    return jnp.where(mask, jnp.exp(said) * (said - mine), 0.0).sum(axis=-1).mean()


@partial(jax.jit, static_argnames="config", donate_argnums=0)
def iterate(
    learner: Learner,
    guests: tuple[Guest, ...],
    teachers: Teachers,
    rules: Options,
    rate: Array,
    config: Distillation,
) -> tuple[Learner, dict[str, Array]]:
    """Play on for some decisions, then learn what the teachers say to each."""
    key, pool_key, play_key, order_key = jax.random.split(learner.key, 4)
    size = config.games * config.steps
    pool = deal_rounds(pool_key, rules, max(1024, size // 24), learner.outcomes, config.odd)
    tables, outcomes, turns = play_on(learner, guests, pool, play_key, config)
    odd = (turns.tables.styles != 0).any(axis=1)
    lessons = Lessons(*map(flat, (turns.inputs.seen, turns.inputs.mask, odd)))
    optimiser = make_optimiser()

    def learn(
        carry: tuple[Weights, optax.OptState], rows: Array
    ) -> tuple[tuple[Weights, optax.OptState], dict[str, Array]]:
        policy, memory = carry
        part = Lessons(*(column[rows] for column in lessons))
        said = teach(teachers, part)
        gradient, measured = jax.grad(loss, has_aux=True)(policy, part, said, config)
        moves, memory = optimiser.update(gradient, memory)
        policy = jax.tree.map(lambda weight, move: weight - rate * move, policy, moves)
        return (policy, memory), measured

    order = jax.random.permutation(order_key, size).reshape(-1, config.minibatch)
    (policy, memory), measured = jax.lax.scan(learn, (learner.policy, learner.optimiser), order)
    measured = {name: values.mean() for name, values in measured.items()}
    measured |= {
        "exact": turns.exact.sum() / jnp.maximum(turns.counted.sum(), 1),
        "own": turns.own.mean(),
        "illegal": tables.state.illegal.sum(),
    }
    return Learner(policy, learner.critic, memory, fade(outcomes), tables, key), measured
