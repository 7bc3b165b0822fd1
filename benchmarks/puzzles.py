"""Draw puzzles: positions in which one choice is clearly better than all others.

    python -m benchmarks.puzzles --count 500 --seed 1 --workers 2

Rounds of 2 to 6 cards are played by all sorts of players. A position is looked at where the network
is sure of its move and a novice makes another one. All moves are tried in a few worlds, and where
the network's is better than all others by 8 points, in more and in many others: a puzzle is where
it is better by 8 points each time, at last with two and a half standard errors taken off. At most
two are taken from a round. The lines go to `src/augury_networks/puzzles.txt`, or where
`--place` says; run again, it goes on behind the last one. How many processes work at it does not
change what is found.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from augury.analysis.judging import EVERYTHING, Judgement, Query, judge
from augury.analysis.puzzles import Puzzle, write_puzzle
from augury.bots import bot
from augury.bots.networks.network import load
from augury.bots.rollouts.candidates import candidates
from augury.game import SPECIAL, Rules, view
from augury.game.play.actions import Action, Move
from augury.game.play.dealer import deal
from augury.game.play.engine import apply, start
from augury.game.play.table import Phase
from augury.game.text.notation import format_move
from augury.game.text.record import Record
from benchmarks.workers import Row, add_options, shared_out

PLACE = Path(__file__).parents[1] / "src" / "augury_networks" / "puzzles.txt"
COMPANY = ("archmage", "archmage", "apprentice", "novice")
PLAYERS = (3, 3, 4, 4, 4, 5, 6)
SIZES = (2, 3, 3, 4, 4, 5, 5, 6)
ROUNDS = 24  # played before their positions are looked at together
MOVES = 4  # to choose from, at most
SURE_NETWORK = 0.9  # how often the network makes the move that may be the solution
CHECKS = ((8, 0.0), (24, 0.0), (96, 2.5))  # worlds, and standard errors that are taken off the gap
GAP = 8.0  # points, at least
EACH = 2  # puzzles from a round, at most


def gap(judged: Judgement, sure: float) -> float:
    """By how much the best is better than all others, less a number of standard errors."""
    others = [option.loss for option in judged.options if option.move != judged.best]
    return min((loss.value - sure * loss.error for loss in others), default=0.0)


def draw(seed: str, number: int) -> Row:
    """The puzzles in some rounds, as lines."""
    return {"puzzles": [*map(write_puzzle, puzzles(Random(f"{seed} {number}")))]}


def puzzles(rng: Random) -> Iterator[Puzzle]:
    """The puzzles in some rounds."""
    policy, child = load("archmage"), bot("novice")
    rounds = [play_round(rng) for _ in range(ROUNDS)]
    positions = [(at, one) for at, round_ in enumerate(rounds) for one in round_]
    views = [ask(one, rng).seen for _, one in positions]
    taken: Counter[int] = Counter()
    for (at, record), seen, logits in zip(positions, views, policy.logits(views), strict=True):
        best = seen.legal_actions[int(logits.argmax())]
        few = 2 <= len(candidates(seen, best)) <= MOVES
        if taken[at] == EACH or not few or share(logits) < SURE_NETWORK:
            continue
        if best not in candidates(seen, child.act(seen, rng))[1:]:
            continue  # anyone would do it
        puzzle = check(record, best, rng)
        if puzzle is not None:
            taken[at] += 1
            yield puzzle


def share(logits: NDArray[np.float32]) -> float:
    """How often the network makes its favourite move."""
    return float(1 / np.exp(logits - logits.max()).sum())


def play_round(rng: Random) -> list[Record]:
    """The choices of a round, each as a game up to there."""
    players, size = rng.choice(PLAYERS), rng.choice(SIZES)
    special = SPECIAL if rng.random() < 0.15 else ()
    rules = Rules(players=players, hand_sizes=(size,) * 3, special=special)
    company = [bot(rng.choice(COMPANY)) for _ in range(players)]
    state, positions = start(rules), []
    actions: list[Action] = [deal(state.table, rng)]
    state = apply(state, actions[0])
    while state.phase is not Phase.DEAL:
        seat = state.to_act[0]
        seen = view(state, seat)
        if state.phase in (Phase.BID, Phase.PLAY) and len(seen.legal_actions) > 1:
            positions.append(Record(rules, (), tuple(actions)))
        move = company[seat].act(seen, rng)
        actions.append(move)
        state = apply(state, move)
    return positions


def ask(record: Record, rng: Random) -> Query:
    """The query what is best for the seat that is to act."""
    state = record.state
    return Query(view(state, state.to_act[0]), None, f"{rng.random()}")


def check(record: Record, best: Move, rng: Random) -> Puzzle | None:
    """The puzzle that a position is, if this move is best by far."""
    found = 0.0
    for worlds, sure in CHECKS:
        [judged] = judge([ask(record, rng)], replace(EVERYTHING, first=worlds, most=worlds))
        if judged.best != best or gap(judged, sure) < GAP:
            return None
        found = gap(judged, 0.0)
    return Puzzle(record, format_move(best), found)


def in_order(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows by their numbers, whatever order they come in."""
    early: dict[int, Row] = {}
    following = 0
    for row in rows:
        early[row["game"]] = row
        while following in early:
            yield early.pop(following)
            following += 1


def main() -> None:
    """Read the options and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--place", type=Path, default=PLACE)
    add_options(parser)
    options = parser.parse_args()
    options.place.touch()
    have = len(options.place.read_text(encoding="utf-8").splitlines())
    work = partial(draw, f"{options.seed} {have}")
    with options.place.open("a", encoding="utf-8", newline="\n") as file:
        for row in in_order(shared_out(work, count(), options.workers, options.seconds)):
            for line in row["puzzles"][: options.count - have]:
                print(line, file=file, flush=True)
                have += 1
            print(f"{have} puzzles", end="\r", flush=True)
            if have >= options.count:
                break
    print()


if __name__ == "__main__":
    main()
