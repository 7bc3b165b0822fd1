"""Fit the apprentice's tables of chances by play.

    python train/apprentice.py --table base --minutes 60
    python train/apprentice.py --table special --minutes 60
    python train/apprentice.py --table one-colour --minutes 20

The method is simultaneous perturbation: every weight of the table is moved a little up or down, at
random; the table and its mirror image play the same deals against each other, seats exchanged; and
the table moves towards the winner, by as much as it won. What is printed at the end, the mean of
the second half of the way, is what `src/augury/bots/engine/chances.py` holds, and is compared
with the table at the start.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random
from statistics import fmean, stdev

from augury.bots.engine.chances import Chances, fitting
from augury.bots.engine.conversion import know
from augury.bots.engine.position import Position
from augury.bots.heuristics import bidding
from augury.bots.rollouts.playout import bid_on, play_out
from augury.encoding.plays import NO_SUIT
from augury.game import SPECIAL, Mode, Phase, Rules, apply, deal, start
from augury.game.play.table import State
from augury.game.values import replace

STEP = 0.12  # how far a weight is moved, as a part of itself …
LEAST_STEP = 0.01  # … but at least so far
RATE = 0.006  # steps for every point won, at the start
MOST = 0.4  # steps at once
SIGNED = ("drift", "bid_base")  # the weights that may be negative
PLAYS = 20_000  # cards in a comparison, each way

TABLES = {
    "base": [
        *(Rules(players=players) for players in (3, 4, 5, 6)),
        Rules(players=4, hand_sizes=(15, 15, 15)),  # all cards dealt: no trump
    ],
    "special": [Rules(players=players, special=SPECIAL) for players in (3, 4, 5, 6)],
    "one-colour": [Rules(players=players, mode=Mode.ONE_COLOUR) for players in (3, 4)],
}

Weights = dict[str, float]


def flat(chances: Chances) -> Weights:
    """The table as numbers with names; of a pair, each number has its own."""
    weights: Weights = {}
    for field in fields(Chances):
        value = getattr(chances, field.name)
        if isinstance(value, tuple):
            weights |= {f"{field.name}/{index}": number for index, number in enumerate(value)}
        else:
            weights[field.name] = value
    return weights


def table(weights: Weights) -> Chances:
    """The numbers as a table."""
    values: dict[str, float | tuple[float, ...]] = {}
    for name, number in weights.items():
        field, slash, _ = name.partition("/")
        before = values.get(field, ())
        assert isinstance(before, tuple)
        values[field] = (*before, number) if slash else number
    return Chances(**values)  # type: ignore[arg-type]


def moved(weights: Weights, way: Weights, by: float) -> Weights:
    """The weights after some steps along the way."""
    new = {name: number + by * way.get(name, 0.0) for name, number in weights.items()}
    return {name: x if name in SIGNED else max(0.0, x) for name, x in new.items()}


def deals(rules: Rules, rng: Random) -> Iterator[tuple[Position, State]]:
    """Every round of a game, dealt."""
    state = start(rules)
    for number in range(rules.rounds):
        before = replace(state.table, number=number, phase=Phase.DEAL)
        dealt = apply(replace(state, table=before), deal(before, rng))
        yield know(dealt), dealt


def play(position: Position, dealt: State, chances: Sequence[Chances]) -> list[int]:
    """A round, each seat by its own table; the points."""
    position.chances = chances
    if position.phase is Phase.TRUMP:
        (seat,) = dealt.to_act
        suits = range(NO_SUIT if dealt.table.exchange is None else NO_SUIT + 1)
        position.set_trump(bidding.trump(position, seat, suits))
    bid_on(position)
    return play_out(position)


def compare(one: Chances, other: Chances, rules: Rules, games: int, rng: Random) -> list[float]:
    """By how many points a game `one` beats `other`; one number for every game dealt."""
    seats = range(rules.players)
    won = []
    for _ in range(games):
        first = rng.randrange(rules.players)
        here = [(seat + first) % 2 == 0 for seat in seats]
        score = 0.0
        for position, dealt in deals(rules, rng):
            for mine in (here, [not own for own in here]):
                points = play(position.copy(), dealt, [one if own else other for own in mine])
                score += fmean(p for p, own in zip(points, mine, strict=True) if own)
                score -= fmean(p for p, own in zip(points, mine, strict=True) if not own)
        won.append(score / 2)
    return won


def games_for(rules: Rules) -> int:
    """How many games make a comparison."""
    return max(2, PLAYS // (sum(rules.schedule) * rules.players))


def fit(mix: Sequence[Rules], minutes: float, rng: Random) -> Weights:
    """Walk for some minutes; the mean of the second half of the way."""
    here = flat(fitting(mix[0]))
    size = {name: max(LEAST_STEP, STEP * abs(number)) for name, number in here.items()}
    began, path, steps = time.monotonic(), [here], 0
    while (passed := (time.monotonic() - began) / (60 * minutes)) < 1:
        rules = rng.choice(mix)
        way = {name: rng.choice((-step, step)) for name, step in size.items()}
        one, other = table(moved(here, way, 1)), table(moved(here, way, -1))
        won = fmean(compare(one, other, rules, games_for(rules), rng))
        by = max(-MOST, min(MOST, RATE * (1 - 0.7 * passed) * won))
        here = moved(here, way, by)
        steps += 1
        if passed > 0.5:
            path.append(here)
    print(f"# {steps} steps")
    return {name: fmean(point[name] for point in path[1:] or path) for name in here}


def main() -> None:
    """Fit, print the table, compare it with the old one."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--table", choices=list(TABLES), default="base")
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    args = options.parse_args()
    mix, rng = TABLES[args.table], Random(args.seed)
    fitted = table(fit(mix, args.minutes, rng))
    for field in fields(Chances):
        value = getattr(fitted, field.name)
        pair = isinstance(value, tuple)
        shown = tuple(round(x, 3) for x in value) if pair else round(value, 3)
        print(f"    {field.name}={shown},")
    for rules in mix:
        won = compare(fitted, fitting(rules), rules, 4 * games_for(rules), rng)
        error = 1.96 * stdev(won) / len(won) ** 0.5
        print(f"# {rules.players} players: {fmean(won):+.1f} ± {error:.1f} points a game")


if __name__ == "__main__":
    main()
