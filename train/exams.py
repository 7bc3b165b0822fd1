"""How good a network is: against itself, and against another one.

    python -m train.exams runs/four/policy.npz runs/three/policy.npz       # who is ahead
    python -m train.exams runs/four/policy.npz                             # by itself

Always the likeliest action. A network by itself plays single rounds, with all totals level. Two of
them play whole games, every deal twice, with the seats exchanged; and each network meets itself
without an eye for the standing.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from augury.batch import (
    State,
    actor,
    draw,
    is_over,
    options,
    place,
    rewards,
    start,
    step,
    totals,
)
from augury.encoding import SEATS
from augury.game import SPECIAL, Rules
from train.networks import Weights, levelled, load_weights, look, read_policy

ROUNDS = 16384  # in which two networks meet, of any rules
EXAMS = {
    "base4": Rules(players=4),
    "hu25": Rules(players=4, special=SPECIAL),
    "base3": Rules(players=3),
    "base5": Rules(players=5),
    "base6": Rules(players=6),
    "short": Rules(players=4, hand_sizes=(5, 8, 11)),
}


@jax.jit
def finish(policy: Weights, other: Weights, guests: jax.Array, state: State) -> State:
    """The rounds played to their end; in `guests`' seats, [seats, games], the other one plays."""

    def turn(state: State) -> State:
        sight = look(state)
        guest = jnp.take_along_axis(guests, actor(state)[None].astype(jnp.int32), axis=0)[0]
        mine = read_policy(policy, sight.seen, sight.mask)[0]
        theirs = read_policy(other, sight.seen, sight.mask)[0]
        chosen = jnp.where(guest, theirs.argmax(-1), mine.argmax(-1))
        return step(state, sight.action(chosen))

    ended: State = jax.lax.while_loop(lambda state: ~is_over(state).all(), turn, state)
    return ended


def examine(policy: Weights, rules: Rules, games: int, seed: int) -> dict[str, float]:
    """Points a game and exact predictions when the network plays only itself."""
    points = exact = 0.0
    for number in range(rules.rounds):
        state = finish(policy, policy, _guests(games, 0), _dealt(rules, number, games, seed))
        points += float(rewards(state).sum()) / (games * rules.players)
        exact += float((state.bids == state.taken)[: rules.players].mean()) / rules.rounds
    return {"points": round(points, 1), "exact": round(exact, 4)}


def meet(policy: Weights, other: Weights, rules: Rules, games: int, seed: int) -> dict[str, float]:
    """By how much the one is ahead of the other, ± a 95% interval over deals.

    In points a game, and in victories: in how many of a hundred games more a seat of its wins.
    """
    leads = []  # in points and in victories, with the seats one way and the other
    for pattern in 0b010101, 0b101010:
        guests = _guests(games, pattern)
        guest = np.asarray(guests)[: rules.players, 0]
        points = _play(policy, other, guests, rules, seed)[: rules.players]
        first = points == points.max(axis=0)
        both = np.stack([points, 100 * first / first.sum(axis=0)])
        leads.append(both[:, ~guest].mean(axis=1) - both[:, guest].mean(axis=1))
    ahead, won = np.mean(leads, axis=0)
    sure = 1.96 / games**0.5
    return {
        "ahead": round(float(ahead.mean()), 1),
        "±": round(float(ahead.std(ddof=1)) * sure, 1),
        "victories": round(float(won.mean()), 2),
        "± %": round(float(won.std(ddof=1)) * sure, 2),
    }


def _play(
    policy: Weights, other: Weights, guests: jax.Array, rules: Rules, seed: int
) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    """Whole games: everyone's points at the end, [seats, games]."""
    sums = jnp.zeros(guests.shape, jnp.int16)
    for number in range(rules.rounds):
        sums = totals(
            finish(policy, other, guests, _dealt(rules, number, sums.shape[1], seed, sums))
        )
    return np.asarray(sums)


def _dealt(
    rules: Rules, number: int, games: int, seed: int, sums: jax.Array | None = None
) -> State:
    every = options([rules] * games, seats=SEATS, special=True)
    fresh = start(every, number=number, totals=sums)
    return place(fresh, draw(jax.random.key(seed + number), fresh))


def _guests(games: int, pattern: int) -> jax.Array:
    seats = (pattern >> jnp.arange(SEATS)) & 1
    return jnp.broadcast_to(seats[:, None] == 1, (SEATS, games))


def main() -> None:
    """The networks of the command line, in all exams."""
    policy, *others = (load_weights(Path(name)) for name in sys.argv[1:])
    for name, rules in EXAMS.items():
        print(name, json.dumps(examine(policy, rules, 1024, seed=12345)), flush=True)
        titles = *sys.argv[2:], "itself, blind to the standing"
        for title, other in zip(titles, (*others, levelled(policy, rules.players)), strict=True):
            met = meet(policy, other, rules, ROUNDS // rules.rounds, seed=54321)
            print(name, title, json.dumps(met, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
