"""Learning: PPO, with generalised advantages along each seat's own decisions."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array

from augury.batch import Options
from train.company import fade
from train.config import SelfPlay
from train.forks import Forks, Positions, cards_left, regret, try_forks
from train.guests import Guest
from train.networks import Weights, at, inputs_of, read_critic, read_policy
from train.playing import Learner, Turn, flat, play_on
from train.rounds import deal_rounds


class Decisions(NamedTuple):
    """What there is to learn from decisions."""

    seen: Array
    mask: Array
    hidden: Array
    own: Array
    chosen: Array
    log_probability: Array
    advantage: Array
    outcome: Array  # what the critic should have said
    taken: Array  # tricks at the end of the round
    ended: Array  # whether the end is known


class Prospects(NamedTuple):
    """Positions as any seat sees them, be it its turn or not: for the critic to learn from."""

    seen: Array
    hidden: Array
    own: Array
    outcome: Array


class Samples(NamedTuple):
    """All that an iteration teaches, or a part of it."""

    decisions: Decisions
    prospects: Prospects
    forks: Forks


class Rates(NamedTuple):
    """How fast to learn now."""

    policy: Array  # learning rates
    critic: Array
    entropy: Array  # the bonus


def advantages(
    turns: Turn, last: Array, trace: float, value_trace: float = 0.0
) -> tuple[Decisions, Array]:
    """Advantages along every seat's own decisions, from the last turn to the first.

    `last` is the value of every seat's position after the last turn, [seats, games]. What the
    critic learns is reckoned by a lambda of its own, if there is one. Beside the decisions stands
    what the value before the first has turned out to be.
    """
    zero = jnp.zeros_like(last)

    def back(carry: tuple[Array, ...], turn: Turn) -> tuple[tuple[Array, ...], tuple[Array, ...]]:
        ahead, advantage, error, taken, ended = carry
        # Where a round ends, what lies ahead of everyone is its reward and nothing else.
        ahead = jnp.where(turn.done, turn.reward, ahead)
        advantage = jnp.where(turn.done, 0.0, advantage)
        error = jnp.where(turn.done, 0.0, error)
        taken = jnp.where(turn.done, turn.taken, taken)
        ended = ended | turn.done
        mine = jnp.arange(ahead.shape[0])[:, None] == turn.seat
        surprise = jnp.sum(jnp.where(mine, ahead, 0.0), axis=0) - turn.value
        gained = surprise + trace * jnp.sum(jnp.where(mine, advantage, 0.0), axis=0)
        missed = surprise + (value_trace or trace) * jnp.sum(jnp.where(mine, error, 0.0), axis=0)
        tricks = jnp.sum(jnp.where(mine, taken, 0), axis=0)
        ahead = jnp.where(mine, turn.value, ahead)
        advantage = jnp.where(mine, gained, advantage)
        error = jnp.where(mine, missed, error)
        return (ahead, advantage, error, taken, ended), (gained, missed, tricks, ended)

    empty: tuple[Array, ...] = (
        last,
        zero,
        zero,
        jnp.zeros_like(turns.taken[0]),
        jnp.zeros_like(turns.done[0]),
    )
    (ahead, _, error, *_), (gained, missed, tricks, ended) = jax.lax.scan(
        back, empty, turns, reverse=True
    )
    inputs = turns.inputs
    decisions = Decisions(
        seen=inputs.seen,
        mask=inputs.mask,
        hidden=inputs.hidden,
        own=turns.own,
        chosen=turns.chosen,
        log_probability=turns.log_probability,
        advantage=gained,
        outcome=missed + turns.value,
        taken=tricks,
        ended=ended,
    )
    return decisions, ahead + error


def loss(
    networks: tuple[Weights, Weights],
    samples: Samples,
    entropy_bonus: Array,
    config: SelfPlay,
    before: Weights | None = None,
) -> tuple[Array, dict[str, Array]]:
    """PPO's clipped loss, the critic's errors, and how badly tricks were predicted.

    `before` is the policy as it was when it made these decisions: it may be held near that.
    """
    policy, critic = networks
    turns, prospects, forks = samples
    own = turns.own / (turns.own.mean() + 1e-6)

    def mean(values: Array) -> Array:
        return (own * values).mean()

    logits, tricks = read_policy(policy, turns.seen, turns.mask)
    change = at(logits, turns.chosen) - turns.log_probability
    ratio = jnp.exp(jnp.where(turns.own, change, 0.0))
    gain = turns.advantage - mean(turns.advantage)
    gain = gain / (jnp.sqrt(mean(gain**2)) + 1e-6)
    clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
    learnt = largest(turns.advantage, turns.own, config.largest)
    improvement = mean(learnt * jnp.minimum(ratio * gain, clipped * gain))
    entropy = mean(-jnp.sum(jnp.where(turns.mask, jnp.exp(logits) * logits, 0.0), axis=-1))
    error = mean((read_critic(critic, turns.seen, turns.hidden) - turns.outcome) ** 2)
    missed = mean(jnp.where(turns.ended, -at(jax.nn.log_softmax(tricks), turns.taken), 0.0))
    values = read_critic(critic, prospects.seen, prospects.hidden)
    unseen = (prospects.own * (values - prospects.outcome) ** 2).mean()
    total = -improvement - entropy_bonus * entropy + 0.5 * error + config.tricks * missed
    if before is not None and config.anchor:
        old, _ = read_policy(before, turns.seen, turns.mask)
        apart = jnp.where(turns.mask, jnp.exp(old) * (old - logits), 0.0).sum(axis=-1)
        total += config.anchor * mean(apart)
    wrong, right = regret(policy, forks, config.heat, config.calm)
    return total + 0.1 * unseen + config.forks * wrong, {
        "entropy": entropy,
        "change": mean(ratio - 1 - jnp.log(ratio)),
        "clipped": mean(jnp.abs(ratio - 1) > config.clip),
        "unexplained": error / (turns.outcome.var() + 1e-6),
        "prospects": unseen / (prospects.outcome.var() + 1e-6),
        "tricks": missed,
        "forks": right,
    }


def largest(advantage: Array, own: Array, share: float) -> Array:
    """The weights of decisions if only this share of one's own counts, with the same sum.

    Those whose advantages are the largest, be it for better or worse: what made no difference
    teaches little but noise.
    """
    if share >= 1:
        return jnp.ones_like(advantage)
    size = jnp.where(own, jnp.abs(advantage), jnp.nan)
    return (size >= jnp.nanquantile(size, 1 - share)) / share


def make_optimiser() -> optax.GradientTransformation:
    """Adam, with the step's size set from outside."""
    return optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


@partial(jax.jit, static_argnames="config", donate_argnums=0)
def iterate(
    learner: Learner, guests: tuple[Guest, ...], rules: Options, rates: Rates, config: SelfPlay
) -> tuple[Learner, dict[str, Array]]:
    """Play on for some decisions, then learn from them."""
    key, pool_key, play_key, fork_key, *epoch_keys = jax.random.split(
        learner.key, 4 + config.epochs
    )
    count = max(1024, config.games * config.steps // 24)
    pool = deal_rounds(pool_key, rules, count, learner.outcomes, config.odd)
    tables, outcomes, turns = play_on(learner, guests, pool, play_key, config)
    samples = Samples(
        *_samples(learner, tables.state, turns, config),
        forks=_forks(fork_key, learner.policy, turns, config),
    )
    optimiser = make_optimiser()
    batches = config.games * config.steps // config.minibatch

    def learn(
        carry: tuple[tuple[Weights, Weights], Any], rows: tuple[Array, ...]
    ) -> tuple[tuple[tuple[Weights, Weights], Any], dict[str, Array]]:
        networks, memory = carry
        part = Samples(*map(_rows, samples, rows))
        gradient, measured = jax.grad(loss, has_aux=True)(
            networks, part, rates.entropy, config, learner.policy
        )
        moves, memory = optimiser.update(gradient, memory)
        policy, critic = (
            jax.tree.map(lambda weight, move, rate=rate: weight - rate * move, weights, move)
            for weights, move, rate in zip(networks, moves, rates[:2], strict=True)
        )
        return ((policy, critic), memory), measured

    def order(part: Any) -> Array:
        """Which rows of a part are learnt from when: all of them, in every epoch."""
        size = jax.tree.leaves(part)[0].shape[0]
        rows = jnp.stack([jax.random.permutation(one, size) for one in epoch_keys])
        return rows.reshape(config.epochs * batches, size // batches)

    carry = ((learner.policy, learner.critic), learner.optimiser)
    ((policy, critic), memory), measured = jax.lax.scan(learn, carry, tuple(map(order, samples)))
    measured = {name: values[-batches:].mean() for name, values in measured.items()}
    measured |= {
        "exact": turns.exact.sum() / jnp.maximum(turns.counted.sum(), 1),
        "own": turns.own.mean(),
        "illegal": tables.state.illegal.sum(),
    }
    return Learner(policy, critic, memory, fade(outcomes), tables, key), measured


def _samples(
    learner: Learner, state: Any, turns: Turn, config: SelfPlay
) -> tuple[Decisions, Prospects]:
    """What the turns teach, and what any seat could have known before them."""

    def prospect(seat: Array) -> Array:
        inputs = inputs_of(state, jnp.full(config.games, seat))
        return read_critic(learner.critic, inputs.seen, inputs.hidden)

    last = jax.lax.map(prospect, jnp.arange(state.options.seats, dtype=jnp.int8))
    decisions, first = advantages(turns, last, config.trace, config.value_trace)
    before = learner.tables.state
    seat = (jnp.arange(config.games) // 7 % before.options.players).astype(jnp.int8)
    inputs, place = inputs_of(before, seat), seat.astype(jnp.int32)
    prospects = Prospects(
        seen=inputs.seen,
        hidden=inputs.hidden,
        own=at(learner.tables.styles.T, place) == 0,
        outcome=at(first.T, place),
    )
    return jax.tree.map(flat, decisions), prospects


def _forks(key: Array, policy: Weights, turns: Turn, config: SelfPlay) -> Forks:
    """Forks at positions of these turns: where few cards are left, and where more are."""
    positions = Positions(
        tables=jax.tree.map(side_by_side, turns.tables),
        inputs=jax.tree.map(flat, turns.inputs),
        open=flat(turns.own & (turns.inputs.mask.sum(axis=-1) > 1)),
    )
    few = cards_left(positions.tables.state) <= config.horizon
    near_key, far_key = jax.random.split(key)
    near = try_forks(near_key, policy, positions, few, config.near, config.heat)
    far = try_forks(far_key, policy, positions, ~few, config.far, config.heat)
    both: Forks = jax.tree.map(lambda *parts: jnp.concatenate(parts), near, far)
    return both


def _rows(part: Any, rows: Array) -> Any:
    """These rows of every column."""
    return jax.tree.map(lambda column: column[rows], part)


def side_by_side(column: Array) -> Array:
    """The turns and, in the last axis, the games as one."""
    turned = jnp.moveaxis(column, 0, -2)
    return turned.reshape(*turned.shape[:-2], -1)
