"""How good a network is: against itself, and against another one.

    python -m train.exams runs/four/policy.npz runs/three/policy.npz       # who is ahead
    python -m train.exams runs/four/policy.npz                             # by itself

Always the likeliest action. Two networks play every deal twice, with the seats exchanged.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from augury.batch import State, actor, draw, is_over, options, place, rewards, start, step
from augury.encoding import SEATS
from augury.game import SPECIAL, Rules
from train.networks import Weights, load_weights, look, read_policy

MOST_TURNS = 84  # decisions in a round of any schedule without options

EXAMS = {
    "base4": Rules(players=4),
    "hu25": Rules(players=4, special=SPECIAL),
    "base3": Rules(players=3),
    "base5": Rules(players=5),
    "base6": Rules(players=6),
}


@jax.jit
def finish(policy: Weights, other: Weights, guests: jax.Array, state: State) -> State:
    """The rounds played to their end; in `guests`' seats, [seats, games], the other one plays."""

    def turn(state: State, _: None) -> tuple[State, None]:
        sight = look(state)
        guest = jnp.take_along_axis(guests, actor(state)[None].astype(jnp.int32), axis=0)[0]
        mine = read_policy(policy, sight.seen, sight.mask)[0]
        theirs = read_policy(other, sight.seen, sight.mask)[0]
        chosen = jnp.where(guest, theirs.argmax(-1), mine.argmax(-1))
        return step(state, sight.action(chosen)), None

    return jax.lax.scan(turn, state, None, length=MOST_TURNS)[0]


def examine(policy: Weights, rules: Rules, games: int, seed: int) -> dict[str, float]:
    """Points a game and exact predictions when the network plays only itself."""
    points = exact = 0.0
    for number in range(rules.rounds):
        state = finish(policy, policy, _guests(games, 0), _dealt(rules, number, games, seed))
        assert bool(is_over(state).all()), f"round {number} did not end"
        points += float(rewards(state).sum()) / (games * rules.players)
        exact += float((state.bids == state.taken)[: rules.players].mean()) / rules.rounds
    return {"points": round(points, 1), "exact": round(exact, 4)}


def meet(policy: Weights, other: Weights, rules: Rules, games: int, seed: int) -> dict[str, float]:
    """By how many points a game the one is ahead of the other, ± a 95% interval."""
    ahead = variance = 0.0
    for number in range(rules.rounds):
        dealt = _dealt(rules, number, games, seed)
        parts = []
        for pattern in 0b010101, 0b101010:
            guests = _guests(games, pattern)
            points = np.asarray(rewards(finish(policy, other, guests, dealt)))[: rules.players]
            guest = np.asarray(guests)[: rules.players, 0]
            parts.append(points[~guest].mean(axis=0) - points[guest].mean(axis=0))
        lead = np.mean(parts, axis=0)
        ahead += float(lead.mean())
        variance += float(lead.var(ddof=1)) / games
    return {"ahead": round(ahead, 1), "±": round(1.96 * variance**0.5, 1)}


def _dealt(rules: Rules, number: int, games: int, seed: int) -> State:
    fresh = start(options([rules] * games, seats=SEATS, special=True), number=number)
    return place(fresh, draw(jax.random.key(seed + number), fresh))


def _guests(games: int, pattern: int) -> jax.Array:
    seats = (pattern >> jnp.arange(SEATS)) & 1
    return jnp.broadcast_to(seats[:, None] == 1, (SEATS, games))


def main() -> None:
    """The networks of the command line, in all exams."""
    policy, *others = (load_weights(Path(name)) for name in sys.argv[1:])
    for name, rules in EXAMS.items():
        print(name, json.dumps(examine(policy, rules, 1024, seed=12345)), flush=True)
        for path, other in zip(sys.argv[2:], others, strict=True):
            met = meet(policy, other, rules, 2048, seed=54321)
            print(name, path, json.dumps(met, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
