"""How good a network is: by itself, against others, and among odd company.

    python -m train.exams runs/five                                 # by itself, among odd company
    python -m train.exams runs/five benchmarks/rivals/earlier.npz   # and against another one
    python -m train.exams meet runs/five benchmarks/rivals/earlier.npz  # the first against others
    python -m train.exams odd runs/five benchmarks/rivals/earlier.npz   # each among odd company
    python -m train.exams mean runs/four runs/five benchmarks/rivals/earlier.npz   # two as one

`--games 8192` plays more than 1,024, and `--rules base4,hu25` only those exams.

Always the likeliest action, in single precision; of networks that play as one, by the mean of what
they say. Whole games, so that everyone has a total and a past. Two networks play every deal twice,
with the seats exchanged. Among odd company one seat of every table is the network's, a different
one from deal to deal.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from augury.batch import State, actor, draw, is_over, options, place, start, step, totals
from augury.batch import history as histories
from augury.encoding import SEATS
from augury.game import ALL_SPECIAL, SPECIAL, Rules
from train.checkpoint import load_policy
from train.company import (
    CONTRARY,
    FAIR,
    HIGHEST,
    LOWEST,
    MAXIMUM,
    OWN,
    RANDOM,
    ZERO,
    decide,
    style,
)
from train.networks import Inputs, Weights, at, forgetful, inputs_of, levelled, read_policy

Grades: TypeAlias = dict[str, Any]

GAMES = 1024  # of each exam, if not said otherwise
EXAMS = {
    "base4": Rules(players=4),
    "hu25": Rules(players=4, special=SPECIAL),
    "de30": Rules(players=4, special=ALL_SPECIAL),
    "base3": Rules(players=3),
    "base5": Rules(players=5),
    "base6": Rules(players=6),
    "plus-minus-one4": Rules(players=4, plus_minus_one=True),
    "short": Rules(players=4, hand_sizes=(5, 8, 11)),
}
ODD = {  # how the others bid and play; seats of a mixture take turns
    "random/random": (style(RANDOM, RANDOM),),
    "zero/random": (style(ZERO, RANDOM),),
    "maximum/highest": (style(MAXIMUM, HIGHEST),),
    "maximum/lowest": (style(MAXIMUM, LOWEST),),
    "zero/highest": (style(ZERO, HIGHEST),),
    "zero/lowest": (style(ZERO, LOWEST),),
    "fair/random": (style(FAIR, RANDOM),),
    "own/contrary": (style(OWN, CONTRARY),),
    "zero/own": (style(ZERO, OWN),),
    "random/own": (style(RANDOM, OWN),),
    "zero/random, own": (style(ZERO, RANDOM), style(OWN, OWN)),
    "random/random, maximum/highest, own": (
        style(RANDOM, RANDOM),
        style(MAXIMUM, HIGHEST),
        style(OWN, OWN),
    ),
}
ODD_RULES = ("base4", "hu25", "de30", "base3", "base5", "base6", "plus-minus-one4")


HERO = -1  # the seat of the network among odd company


@partial(jax.jit, static_argnames="odd")
def play_round(
    key: Array, policy: Weights, other: Weights, seats: Array, state: State, odd: bool
) -> State:
    """The next round of every game, dealt and played to its end.

    Where `seats`, [seats, games], is 0 the policy plays, elsewhere the other one. Among `odd`
    company the policy has the hero's seats, and elsewhere sit players of these styles, who are
    otherwise like the other one.
    """
    deal_key, key = jax.random.split(key)

    def turn(carry: tuple[Array, State]) -> tuple[Array, State]:
        number, state = carry
        inputs = inputs_of(state)
        who = at(seats.T, actor(state).astype(jnp.int32))
        mine, theirs = answers(policy, inputs), answers(other, inputs)
        choice, ours = theirs.argmax(-1), who == 0
        if odd:
            ours = who == HERO
            drawn = decide(jax.random.fold_in(key, number), who, inputs, theirs)
            choice = jnp.where(who == style(OWN, OWN), choice, drawn)
        chosen = jnp.where(ours, mine.argmax(-1), choice)
        return number + 1, step(state, inputs.action(chosen))

    def going_on(carry: tuple[Array, State]) -> Array:
        return ~is_over(carry[1]).all()

    dealt = place(state, draw(deal_key, state))
    ended: State = jax.lax.while_loop(going_on, turn, (jnp.int32(0), dealt))[1]
    return ended


def together(networks: Sequence[Weights]) -> Weights:
    """Several networks as one player: their weights on top of each other."""
    return {name: jnp.stack([one[name] for one in networks]) for name in networks[0]}


def answers(policy: Weights, inputs: Inputs) -> Array:
    """Log-probabilities of the actions; of several networks together their mean."""
    if policy["in.b"].ndim == 1:
        return read_policy(policy, inputs.seen, inputs.mask, exact=True)[0]
    each = jax.vmap(partial(read_policy, exact=True), in_axes=(0, None, None))
    return each(policy, inputs.seen, inputs.mask)[0].mean(axis=0)


def play(
    policy: Weights, other: Weights, seats: Array, rules: Rules, seed: int, odd: bool = False
) -> State:
    """Whole games."""
    state = start(options([rules] * seats.shape[1], seats=SEATS, special=True))
    for number in range(rules.rounds):
        key = jax.random.key(1000 * seed + number)
        state = play_round(key, policy, other, seats, state, odd)
    return state


def examine(policy: Weights, rules: Rules, games: int, seed: int) -> Grades:
    """Points a game and exact predictions when the network plays only itself."""
    state = play(policy, policy, _seats(games, 0), rules, seed)
    exact = histories(state).exact[: rules.players].mean() / rules.rounds
    return {
        "points": round(float(totals(state)[: rules.players].mean()), 1),
        "exact": round(float(exact), 4),
    }


def meet(policy: Weights, other: Weights, rules: Rules, games: int, seed: int) -> Grades:
    """By how much the one is ahead of the other, ± a 95% interval over deals.

    In points a game, and in victories: in how many of a hundred games more a seat of its wins.
    """
    leads = []  # in points and in victories, with the seats one way and the other
    for pattern in 0b010101, 0b101010:
        seats = _seats(games, pattern)
        theirs = np.asarray(seats)[: rules.players, 0] == 1
        points, won = _results(play(policy, other, seats, rules, seed), rules)
        both = np.stack([points, won])
        leads.append(both[:, ~theirs].mean(axis=1) - both[:, theirs].mean(axis=1))
    ahead, victories = np.mean(leads, axis=0)
    return {
        "ahead": _mean(ahead),
        "±": _interval(ahead),
        "victories": _mean(victories, 2),
        "± %": _interval(victories, 2),
    }


def meet_odd(
    policy: Weights, styles: tuple[int, ...], rules: Rules, games: int, seed: int
) -> Grades:
    """Points and victories of one seat among others of these styles, ± a 95% interval."""
    table = np.arange(games)
    hero = table % rules.players
    seats = np.zeros((SEATS, games), np.int8)
    for place_ in range(SEATS):
        turn = (place_ - hero - 1) % rules.players  # counted from the hero's left neighbour
        seats[place_] = np.where(place_ == hero, HERO, np.array(styles)[turn % len(styles)])
    state = play(policy, policy, jnp.asarray(seats), rules, seed, odd=True)
    points, won = _results(state, rules)
    mine, wins = points[hero, table], won[hero, table]
    exact = np.asarray(histories(state).exact)[hero, table] / rules.rounds
    return {
        "points": _mean(mine),
        "±": _interval(mine),
        "victories": _mean(wins),
        "exact": round(float(exact.mean()), 4),
    }


Exams: TypeAlias = Mapping[str, Rules]


def sit(policy: Weights, rivals: Mapping[str, Weights], games: int = GAMES) -> Iterator[Grades]:
    """All exams of a network."""
    for name, rules in EXAMS.items():
        yield {"exam": name, **examine(policy, rules, games, seed=1)}
        itself = {
            "itself, blind to the score": levelled(policy, rules.players),
            "itself, without memory": forgetful(policy),
        }
        yield from sit_against(policy, {**rivals, **itself}, {name: rules}, games)
    yield from sit_odd({"": policy, "without memory": forgetful(policy)}, EXAMS, games)


def sit_against(
    policy: Weights, rivals: Mapping[str, Weights], exams: Exams, games: int
) -> Iterator[Grades]:
    """A network, or several as one player, against others."""
    for name, rules in exams.items():
        for title, other in rivals.items():
            yield {"exam": name, "against": title, **meet(policy, other, rules, games, seed=2)}


def sit_odd(networks: Mapping[str, Weights], exams: Exams, games: int) -> Iterator[Grades]:
    """Each of the networks among odd company; the same deals for all of them."""
    for name in (name for name in exams if name in ODD_RULES):
        for company, styles in ODD.items():
            for title, policy in networks.items():
                exam = {"exam": name, "among": company, "who": title}
                yield exam | meet_odd(policy, styles, exams[name], games, seed=3)


def _results(state: State, rules: Rules) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Everyone's points, and their shares of a hundred victories: [seats, games]."""
    points = np.asarray(totals(state), np.float64)[: rules.players]
    first = points == points.max(axis=0)
    return points, 100 * first / first.sum(axis=0)


def _mean(values: NDArray[np.float64], digits: int = 1) -> float:
    return round(float(values.mean()), digits)


def _interval(values: NDArray[np.float64], digits: int = 1) -> float:
    return round(1.96 * float(values.std(ddof=1) / np.sqrt(len(values))), digits)


def _seats(games: int, pattern: int) -> Array:
    """Who sits where: the other one on the seats of a pattern."""
    seats = (pattern >> jnp.arange(SEATS)) & 1
    return jnp.broadcast_to(seats[:, None], (SEATS, games)).astype(jnp.int8)


def main() -> None:
    """The networks of the command line, in the exams that were asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m train.exams",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "networks", nargs="+", help="weights or runs, 'meet', 'odd' or 'mean' first"
    )
    parser.add_argument("--games", type=int, default=GAMES, help="of each exam")
    parser.add_argument("--rules", default=",".join(EXAMS), help="names of exams")
    options = parser.parse_args()
    exams = {name: EXAMS[name] for name in options.rules.split(",")}
    for line in _asked(options.networks, exams, options.games):
        print(json.dumps(line, ensure_ascii=False), flush=True)


def _asked(words: Sequence[str], exams: Exams, games: int) -> Iterator[Grades]:
    match words:
        case ["odd", *names]:
            return sit_odd(_named(names), exams, games)
        case ["meet", name, *names]:
            return sit_against(load_policy(Path(name)), _named(names), exams, games)
        case ["mean", *names, other]:
            both = together([*_named(names).values()])
            return chain(
                sit_against(both, _named([other]), exams, games),
                sit_odd({" and ".join(names): both}, exams, games),
            )
        case _:
            return sit(load_policy(Path(words[0])), _named(words[1:]), games)


def _named(names: Sequence[str]) -> dict[str, Weights]:
    return {name: load_policy(Path(name)) for name in names}


if __name__ == "__main__":
    main()
