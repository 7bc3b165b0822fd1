"""Teach a trained network to predict for victory in the last round of a game.

    python -m train.standing runs/four --out runs/six       # some forty minutes on two cores

What to predict in the last round depends on the totals; what comes of a prediction hardly does. So
last rounds are played as the network would play them, with all totals level, but that one seat
predicts what it would, one less, and one more. What came of that is judged again and again, with
totals drawn by lot. Only what the network is told of the standing gets weights: all else stays as
it was, and what it does after its prediction is held to what it would have done.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from augury.batch import Options, State, actor, draw, is_over, place, rewards, start, step
from augury.encoding import ACTIONS, BID, LAYOUT, LEAD_FEATURES, SEATS
from train.networks import Weights, at, load_weights, look, read_policy, save_weights
from train.rounds import POINTS, chosen_rules, reckon

SHIFTS = (0, -1, 1)  # of the prediction that the network would make


@dataclass(frozen=True)
class Config:
    """Every option, with the value that was found to work."""

    run: str = ""  # the folder of the network to be taught
    out: str = "runs/standing"
    batches: int = 56  # to learn from
    games: int = 4096  # in a batch
    epochs: int = 5
    rate: float = 1e-2  # of learning, at first; falls to zero
    heat: float = 3.0  # the network is seldom in doubt: hotter, it can be taught
    anchor: float = 0.1  # how dear a change of later decisions is
    seed: int = 1


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
def sample(policy: Weights, rules: Options, key: Array, count: int) -> Sample:
    """Play so many last rounds of games drawn from these rules, each with every shift."""
    which, cards, who, when = jax.random.split(key, 4)
    row = jax.random.randint(which, (count,), 0, rules.games[0])
    mine: Options = jax.tree.map(lambda column: column[..., row], rules)
    number = mine.rounds - 1
    level = jnp.broadcast_to(20 * number, (mine.seats, count))
    fresh = start(mine, number=number, totals=level)
    dealt = place(fresh, draw(cards, fresh))
    seat = jax.random.randint(who, (count,), 0, 60) % mine.players
    trick = jax.random.randint(when, (count,), 0, 1 << 16) % dealt.hand_size
    tables = jax.tree.map(lambda column: jnp.concatenate([column] * len(SHIFTS), -1), dealt)
    seats, tricks = jnp.tile(seat, len(SHIFTS)), jnp.tile(trick, len(SHIFTS))
    shifts = jnp.repeat(jnp.array(SHIFTS), count)
    told = jnp.zeros((count * len(SHIFTS), LAYOUT.size), jnp.int8)
    mask = jnp.zeros((count * len(SHIFTS), ACTIONS), bool)

    def turn(carry: tuple[State, Any, Any, Array]) -> tuple[State, Any, Any, Array]:
        state, first, later, tried = carry
        sight = look(state)
        chosen = read_policy(policy, sight.seen, sight.mask)[0].argmax(-1)
        its = actor(state) == seats
        predicts = its & sight.mask[:, BID.start : BID.stop].any(-1)
        shifted = jnp.clip(chosen + shifts, BID.start, BID.stop - 1)
        allowed = predicts & at(sight.mask, shifted) & (shifted == chosen + shifts)
        chosen = jnp.where(allowed, shifted, chosen)
        left = sight.seen[:, LAYOUT["tricks_left"].slice].argmax(-1)
        now = its & ~predicts & (left == tricks)

        def keep(when: Array, old: tuple[Array, Array]) -> tuple[Array, Array]:
            return (
                jnp.where(when[:, None], sight.seen, old[0]),
                jnp.where(when[:, None], sight.mask, old[1]),
            )

        first, later = keep(predicts, first), keep(now, later)
        tried = jnp.where(allowed, chosen, tried)
        return step(state, sight.action(chosen)), first, later, tried

    nothing = jnp.full(count * len(SHIFTS), -1)
    state, first, later, tried = jax.lax.while_loop(
        lambda carry: ~is_over(carry[0]).all(), turn, (tables, (told, mask), (told, mask), nothing)
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


class Verdict(NamedTuple):
    """What a taught network makes of some rounds, with totals drawn by lot."""

    logs: Array  # log-probabilities of its actions when it predicts
    worth: Array  # [shifts, games] of what was tried
    change: Array  # of its later decisions, as a divergence


def judge(policy: Weights, told: Array, rounds: Sample, key: Array) -> Verdict:
    """With totals drawn by lot, close or not: the policy that is told the standing so."""
    totals = _random_totals(key, rounds.seen.shape[0])
    taught = teach(policy, told)
    later = _with_totals(rounds.later, totals)
    logs, _ = read_policy(taught, _with_totals(rounds.seen, totals), rounds.mask)
    then, _ = read_policy(taught, later, rounds.later_mask)
    before, _ = read_policy(policy, later, rounds.later_mask)
    apart = jnp.where(rounds.later_mask, jnp.exp(before) * (before - then), 0.0)

    def worth(points: Array) -> Array:
        return reckon(points, 10 * totals, rounds.players, 0.0)[0]

    return Verdict(logs, jax.vmap(worth)(rounds.points), apart.sum(axis=-1))


def teach(policy: Weights, told: Array) -> Weights:
    """The policy with these weights, [standing, width], for what it is told of the standing."""
    return policy | {"in.w": jnp.concatenate([policy["in.w"][: LAYOUT.size], told])}


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
    told: Array, policy: Weights, rounds: Sample, key: Array, config: Config
) -> tuple[Array, Array]:
    """What the predictions are worth on average, negative, and what later changes cost."""
    verdict = judge(policy, told, rounds, key)
    legal = rounds.bids >= 0
    worst = jnp.where(legal, verdict.worth, jnp.inf).min(axis=0) - 0.1  # as all others are
    odds = jax.nn.softmax(jnp.where(rounds.mask, verdict.logs / config.heat, -1e9))
    tried = jax.vmap(lambda bid: at(odds, jnp.maximum(bid, 0)))(rounds.bids)
    gained = jnp.where(legal, tried * (verdict.worth - worst), 0.0).sum(axis=0)
    return config.anchor * verdict.change.mean() - gained.mean(), gained.mean()


@jax.jit
def check(policy: Weights, told: Array, rounds: Sample, key: Array) -> dict[str, Array]:
    """How much better than before it predicts, when it always makes the likeliest prediction.

    `gained` is the mean worth of a prediction, in points; `other` how often it is another one.
    """
    verdict = judge(policy, told, rounds, key)
    chosen = verdict.logs.argmax(axis=-1)
    worth = jnp.where(rounds.bids >= 0, verdict.worth, jnp.inf).min(axis=0)
    for bid, value in zip(rounds.bids, verdict.worth, strict=True):
        worth = jnp.where(chosen == bid, value, worth)
    return {
        "gained": (worth - verdict.worth[0]).mean() * POINTS,
        "other": (chosen != rounds.bids[0]).mean(),
        "change": verdict.change.mean(),
    }


def learn(policy: Weights, batches: Sequence[Sample], config: Config) -> tuple[Array, list[Any]]:
    """Weights for the standing, and the log; the first batch is only there to check."""
    held, *others = batches
    steps = config.epochs * len(others)
    optimiser = optax.adam(optax.linear_schedule(config.rate, 0.0, steps))
    told = jnp.zeros((LEAD_FEATURES, policy["in.w"].shape[1]))
    memory, log = optimiser.init(told), []

    @jax.jit
    def improve(told: Array, memory: Any, rounds: Sample, key: Array) -> tuple[Array, Any]:
        gradient, _ = jax.grad(loss, has_aux=True)(told, policy, rounds, key, config)
        move, memory = optimiser.update(gradient, memory)
        return told + move, memory

    key = jax.random.key(config.seed)
    rng = np.random.default_rng(config.seed)
    for epoch in range(config.epochs):
        for which in rng.permutation(len(others)):
            key, now = jax.random.split(key)
            told, memory = improve(told, memory, others[which], now)
        checks = [check(policy, told, held, jax.random.key(one)) for one in range(8)]
        line = {name: float(np.mean([one[name] for one in checks])) for name in checks[0]}
        log.append({"epoch": epoch, **{name: round(value, 4) for name, value in line.items()}})
        print(json.dumps(log[-1]), flush=True)
    return told, log


# All of it


def gather(policy: Weights, config: Config) -> list[Sample]:
    """Batches of last rounds: one to check, the others to learn from."""
    rules = chosen_rules("all", variety=4096, seed=7)
    key, batches = jax.random.key(config.seed), []
    began = time.monotonic()
    for number in range(config.batches):
        key, now = jax.random.split(key)
        batches.append(jax.device_get(sample(policy, rules, now, config.games)))
        print(json.dumps({"batch": number, "seconds": round(time.monotonic() - began)}), flush=True)
    return batches


def main() -> None:
    """Play, learn, and write what was learnt as a run of its own."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("run", help="folder of the network to be taught")
    for name, default in asdict(Config()).items():
        if name != "run":
            parser.add_argument(f"--{name}", type=type(default), default=default)
    config = Config(**vars(parser.parse_args()))
    policy = load_weights(Path(config.run) / "policy.npz")
    told, log = learn(policy, gather(policy, config), config)
    out = Path(config.out)
    out.mkdir(parents=True, exist_ok=True)
    save_weights(out / "policy.npz", teach(policy, told))
    (out / "run.json").write_text(json.dumps({"config": asdict(config), "log": log}, indent=1))


if __name__ == "__main__":
    main()
