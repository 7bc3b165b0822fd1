"""The last prediction of a game: to teach a trained network to make it for victory.

What to predict in the last round depends on the totals; what comes of a prediction hardly does. So
last rounds are played as the network would play them, with all totals level, but that one seat
predicts what it would, one less, and one more. What came of that is judged again and again, with
totals drawn by lot. Only what the network sees of the leads gets weights: all else stays as it was,
and what it does after its prediction is held to what it would have done.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from augury.batch import Options, State, actor, draw, is_over, place, rewards, start, step
from augury.encoding import ACTIONS, BID, LAYOUT, SEATS
from train.company import Outcomes, draw_past
from train.config import LastPrediction
from train.networks import Weights, at, inputs_of, read_policy
from train.rounds import POINTS, chosen_rules, value_of_points

SHIFTS = (0, -1, 1)  # of the prediction that the network would make


# Playing


class Sample(NamedTuple):
    """A last round of many games, as one seat of each came to predict, and what came of it."""

    seen: Array
    mask: Array
    later: Array  # what the same seat saw at some later decision
    later_mask: Array
    players: Array
    bids: Array  # [shifts, games] that were tried; −1 where that was not legal
    points: Array  # [shifts, seats, games] that they brought, seats counted from that one on


@partial(jax.jit, static_argnames="count")
def sample(policy: Weights, rules: Options, outcomes: Outcomes, key: Array, count: int) -> Sample:
    """Play so many last rounds of games drawn from these rules, each with every shift.

    In the rounds before, everyone has kept their predictions as the network does.
    """
    which, cards, who, when, before = jax.random.split(key, 5)
    row = jax.random.randint(which, (count,), 0, rules.games[0])
    mine: Options = jax.tree.map(lambda column: column[..., row], rules)
    number = mine.rounds - 1
    level = jnp.broadcast_to(20 * number, (mine.seats, count))
    past = draw_past(before, outcomes, mine, jnp.zeros_like(level, jnp.int8), number)
    fresh = start(mine, number=number, totals=level, history=past.history)
    dealt = place(fresh, draw(cards, fresh))
    seat = jax.random.randint(who, (count,), 0, 60) % mine.players
    trick = jax.random.randint(when, (count,), 0, 1 << 16) % dealt.hand_size
    tables = jax.tree.map(lambda column: jnp.concatenate([column] * len(SHIFTS), -1), dealt)
    seats, tricks = jnp.tile(seat, len(SHIFTS)), jnp.tile(trick, len(SHIFTS))
    shifts = jnp.repeat(jnp.array(SHIFTS), count)
    seen = jnp.zeros((count * len(SHIFTS), LAYOUT.size), jnp.int8)
    mask = jnp.zeros((count * len(SHIFTS), ACTIONS), bool)

    def turn(carry: tuple[State, Any, Any, Array]) -> tuple[State, Any, Any, Array]:
        state, first, later, tried = carry
        inputs = inputs_of(state)
        chosen = read_policy(policy, inputs.seen, inputs.mask)[0].argmax(-1)
        its = actor(state) == seats
        predicts = its & inputs.mask[:, BID.start : BID.stop].any(-1)
        shifted = jnp.clip(chosen + shifts, BID.start, BID.stop - 1)
        allowed = predicts & at(inputs.mask, shifted) & (shifted == chosen + shifts)
        chosen = jnp.where(allowed, shifted, chosen)
        left = inputs.seen[:, LAYOUT["tricks_left"].slice].argmax(-1)
        now = its & ~predicts & (left == tricks)

        def keep(when: Array, old: tuple[Array, Array]) -> tuple[Array, Array]:
            return (
                jnp.where(when[:, None], inputs.seen, old[0]),
                jnp.where(when[:, None], inputs.mask, old[1]),
            )

        first, later = keep(predicts, first), keep(now, later)
        tried = jnp.where(allowed, chosen, tried)
        return step(state, inputs.action(chosen)), first, later, tried

    nothing = jnp.full(count * len(SHIFTS), -1)
    state, first, later, tried = jax.lax.while_loop(
        lambda carry: ~is_over(carry[0]).all(), turn, (tables, (seen, mask), (seen, mask), nothing)
    )
    around = (seats + jnp.arange(mine.seats)[:, None]) % state.options.players
    points = jnp.take_along_axis(rewards(state), around.astype(jnp.int32), axis=0)
    return Sample(
        seen=first[0][:count],
        mask=first[1][:count],
        later=later[0][:count],
        later_mask=later[1][:count],
        players=mine.players,
        bids=tried.reshape(len(SHIFTS), count),
        points=points.reshape(mine.seats, len(SHIFTS), count).swapaxes(0, 1),
    )


# Learning


class Evaluation(NamedTuple):
    """What a taught network makes of some rounds, with totals drawn by lot."""

    logits: Array  # of its actions when it predicts
    value: Array  # [shifts, games] of what was tried
    change: Array  # of its later decisions, as a divergence


def evaluate(policy: Weights, leads: Array, rounds: Sample, key: Array) -> Evaluation:
    """With totals drawn by lot, close or not: the policy with these weights for the leads."""
    totals = _random_totals(key, rounds.seen.shape[0])
    taught = with_leads(policy, leads)
    later = _with_totals(rounds.later, totals)
    logits, _ = read_policy(taught, _with_totals(rounds.seen, totals), rounds.mask)
    then, _ = read_policy(taught, later, rounds.later_mask)
    before, _ = read_policy(policy, later, rounds.later_mask)
    apart = jnp.where(rounds.later_mask, jnp.exp(before) * (before - then), 0.0)

    def value(points: Array) -> Array:
        return value_of_points(points, 10 * totals, rounds.players, 0.0)[0]

    return Evaluation(logits, jax.vmap(value)(rounds.points), apart.sum(axis=-1))


def with_leads(policy: Weights, leads: Array) -> Weights:
    """The policy with these weights, [leads, width], for what it sees of the leads."""
    return policy | {"in.w": jnp.concatenate([policy["in.w"][: LAYOUT.size], leads])}


def _random_totals(key: Array, games: int) -> Array:
    """Totals in tens of points, less what is common to all: [seats, games]."""
    close, sums = jax.random.split(key)
    spread = jax.random.uniform(close, (games,), minval=0.5, maxval=9.0)
    return jnp.round(spread * jax.random.normal(sums, (SEATS, games))).astype(jnp.int32)


def _with_totals(seen: Array, totals: Array) -> Array:
    piece = LAYOUT["totals"].slice
    sums = jnp.clip(seen[:, piece] + totals.T, -127, 127)
    return seen.at[:, piece].set(sums.astype(jnp.int8))


def loss(
    leads: Array, policy: Weights, rounds: Sample, key: Array, config: LastPrediction
) -> tuple[Array, Array]:
    """The mean value of the predictions, negative, and what later changes cost."""
    evaluation = evaluate(policy, leads, rounds, key)
    legal = rounds.bids >= 0
    worst = jnp.where(legal, evaluation.value, jnp.inf).min(axis=0) - 0.1  # as all others are
    chances = jax.nn.softmax(jnp.where(rounds.mask, evaluation.logits / config.heat, -1e9))
    tried = jax.vmap(lambda bid: at(chances, jnp.maximum(bid, 0)))(rounds.bids)
    gained = jnp.where(legal, tried * (evaluation.value - worst), 0.0).sum(axis=0)
    return config.anchor * evaluation.change.mean() - gained.mean(), gained.mean()


@jax.jit
def check(policy: Weights, leads: Array, rounds: Sample, key: Array) -> dict[str, Array]:
    """How much better than before it predicts, when it always makes the likeliest prediction.

    `gained` is the mean value of a prediction, in points; `other` how often it is another one.
    """
    evaluation = evaluate(policy, leads, rounds, key)
    chosen = evaluation.logits.argmax(axis=-1)
    reached = jnp.where(rounds.bids >= 0, evaluation.value, jnp.inf).min(axis=0)
    for bid, value in zip(rounds.bids, evaluation.value, strict=True):
        reached = jnp.where(chosen == bid, value, reached)
    return {
        "gained": (reached - evaluation.value[0]).mean() * POINTS,
        "other": (chosen != rounds.bids[0]).mean(),
        "change": evaluation.change.mean(),
    }


def learn(
    policy: Weights, batches: Sequence[Sample], config: LastPrediction, seed: int
) -> tuple[Array, list[dict[str, Any]]]:
    """Weights for the leads, and the log; the first batch is only there to check."""
    held, *others = batches
    steps = config.epochs * len(others)
    optimiser = optax.adam(optax.linear_schedule(config.rate, 0.0, steps))
    leads = jnp.asarray(policy["in.w"][LAYOUT.size :])
    memory, log = optimiser.init(leads), list[dict[str, Any]]()

    @jax.jit
    def improve(leads: Array, memory: Any, rounds: Sample, key: Array) -> tuple[Array, Any]:
        gradient, _ = jax.grad(loss, has_aux=True)(leads, policy, rounds, key, config)
        move, memory = optimiser.update(gradient, memory)
        return leads + move, memory

    key = jax.random.key(seed)
    rng = np.random.default_rng(seed)
    for epoch in range(config.epochs):
        for which in rng.permutation(len(others)):
            key, now = jax.random.split(key)
            leads, memory = improve(leads, memory, others[which], now)
        checks = [check(policy, leads, held, jax.random.key(one)) for one in range(8)]
        line = {name: float(np.mean([one[name] for one in checks])) for name in checks[0]}
        log.append({"epoch": epoch, **{name: round(value, 4) for name, value in line.items()}})
    return leads, log


def gather(policy: Weights, outcomes: Outcomes, config: LastPrediction, seed: int) -> list[Sample]:
    """Batches of last rounds: one to check, the others to learn from."""
    rules = chosen_rules("all", variety=4096, seed=7)
    key, batches = jax.random.key(seed), []
    began = time.monotonic()
    for number in range(config.batches):
        key, now = jax.random.split(key)
        batches.append(jax.device_get(sample(policy, rules, outcomes, now, config.games)))
        print(json.dumps({"batch": number, "seconds": round(time.monotonic() - began)}), flush=True)
    return batches
