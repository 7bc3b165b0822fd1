"""How far the analysis can be trusted, and how long it takes.

    python -m benchmarks.analysis beliefs      # are the chances of cards kept?
    python -m benchmarks.analysis luck         # is luck zero on average?
    python -m benchmarks.analysis chances      # are the chances to win kept?
    python -m benchmarks.analysis players      # do points given away rank the players?
    python -m benchmarks.analysis verdicts     # does more time change a verdict?
    python -m benchmarks.analysis speed        # how long does it take, and how much memory?

Each prints a table; `--games` says how many games are looked at, `--workers` in how many processes,
and `--keep FILE` where to go on from. docs/analysis.md has the figures.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import astuple
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from augury.analysis.chances import chances_of_totals
from augury.analysis.hints import hint
from augury.analysis.judging import DEEP, QUICK, THOROUGH, Effort, Query, judge
from augury.analysis.luck import HUNDREDTHS
from augury.analysis.review import review, review_piece, tasks
from augury.analysis.verdicts import Verdict
from augury.bots import bot
from augury.bots.inference.guess import believe
from augury.game import Rules, State, view
from augury.game.play.actions import Action, Deal
from augury.game.play.dealer import deal
from augury.game.play.engine import apply, start
from augury.game.play.table import Phase
from augury.game.text.record import Record, replay
from benchmarks.calibration import Tenths, add, draw, no_tenths, note, show
from benchmarks.workers import Row, add_options, measured

FOUR = Rules(players=4)
SHORT = Rules(players=4, hand_sizes=(2, 4, 6, 8, 3, 5))
MIXED = ("novice", "apprentice", "archmage", "archmage:temperature=2")
LADDER = ("novice", "apprentice", "adept:playouts=300", "archmage")
NO_DECISIONS = Effort(trust=0.0, trusted=0, first=1, most=1, doubt=1, rivals=0, deals=64)


def play(rules: Rules, players: Sequence[str], rng: Random) -> Record:
    """A game of these players."""
    bots = [bot(name) for name in players]
    state, actions = start(rules), list[Action]()
    while state.phase is not Phase.OVER:
        action: Action
        if not state.to_act:
            action = deal(state, rng)
        else:
            seat = state.to_act[0]
            action = bots[seat].act(view(state, seat), rng)
        actions.append(action)
        state = apply(state, action)
    return Record(rules, (), tuple(actions))


def states(record: Record, share: float, rng: Random) -> Iterator[State]:
    """Some of the positions of a game."""
    for step in replay(record):
        if not isinstance(step.action, Deal) and rng.random() < share:
            yield step.before


def interval(values: Sequence[float]) -> str:
    """A mean and half of its 95% interval."""
    array = np.array(values)
    return f"{array.mean():7.2f} ± {1.96 * array.std() / max(1, len(array) - 1) ** 0.5:.2f}"


def report(series: Mapping[str, Tenths], options: argparse.Namespace) -> None:
    """What was said and what came true, in print and, if wished, drawn."""
    for title, tenths in series.items():
        show(tenths, title)
    if options.plot:
        draw(series, options.plot)


# Beliefs


def beliefs(games: int, options: argparse.Namespace) -> None:
    """The chance that a seat holds a card, against who held it."""
    rows = measured(believed, games, options)
    report(
        {cards: add([row[cards] for row in rows]) for cards in rows[0] if cards != "game"}, options
    )


def believed(number: int) -> Row:
    """What is believed in some positions of a game, and what was true."""
    rng = Random(f"beliefs {number}")
    found: dict[str, Tenths] = {"1–4 cards in hand": no_tenths(), "5–15 cards in hand": no_tenths()}
    record = play(FOUR, [rng.choice(MIXED) for _ in range(4)], rng)
    for state in states(record, 0.04, rng):
        seat = rng.randrange(4)
        held = believe(view(state, seat), rng)
        tenths = found["1–4 cards in hand" if len(state.hands[seat]) <= 4 else "5–15 cards in hand"]
        for row, card in enumerate(held.cards):
            copies = held.cards.count(card)
            for at, holder in enumerate(held.holders[:-1]):
                assert holder is not None
                true = state.hands[holder].count(card) / copies
                note(tenths, float(held.chances[row, at]), true)
    return dict(found)


# Luck, and the chances to win


def luck(games: int, options: argparse.Namespace) -> None:
    """The parts of results of equals. A game counts once: its seats are not independent."""
    rows = measured(equals, games, options)
    for at, name in enumerate(("par", "luck", "own", "others")):
        parts = np.array([[part[at] for part in row["parts"]] for row in rows]) / HUNDREDTHS
        means = parts.mean(axis=1).tolist()
        print(f"{name:7} {interval(means)} points a game and seat, sd {parts.std():.0f}")


def chances(games: int, options: argparse.Namespace) -> None:
    """The chances to win, in the same games, against who won."""
    rows = measured(equals, games, options)
    moments = [moment for row in rows for moment in row["moments"]]
    tenths = no_tenths()
    for said, moment in zip(chances_at(moments), moments, strict=True):
        for chance, won in zip(said, moment["won"], strict=True):
            note(tenths, chance, won)
    report({"chances to win": tenths}, options)


def chances_at(moments: Sequence[Row]) -> NDArray[np.float64]:
    """What is said at these moments: [moments, seats]."""
    said = [
        chances_of_totals(np.array([one["totals"]]), one["to_come"], one["open"])[0]
        for one in moments
    ]
    return np.array(said)


def equals(number: int) -> Row:
    """A game of four archmages: the parts of its results, and some moments of it."""
    record = play(FOUR, ["archmage"] * 4, Random(f"luck {number}"))
    found = review(record, effort=NO_DECISIONS)
    first = [seat.rank == 1 for seat in found.seats]
    before = [step.before.table for step in replay(record)]
    moments = []
    for one in found.rounds:
        assert one.luck is not None
        for moment in one.luck.moments[:-1][:: max(1, len(one.luck.moments) // 6)]:
            table = before[moment.action]
            expected = zip(table.totals, moment.points, strict=True)
            moments.append(
                {
                    "totals": [round(total + points, 2) for total, points in expected],
                    "to_come": FOUR.rounds - one.number,
                    "open": 1 - sum(table.taken) / one.hand_size,
                    "won": [won / sum(first) for won in first],
                }
            )
    parts = [[*astuple(seat.parts)] for seat in found.seats]
    return {"parts": parts, "moments": moments}


# Players


def players(games: int, options: argparse.Namespace) -> None:
    """Points given away, by players whose order is known."""
    rows = measured(laddered, games, options)
    given, points = ({name: [row[name][at] for row in rows] for name in LADDER} for at in range(2))
    for name in LADDER:
        print(f"{name:20} given away {interval(given[name])}, points {interval(points[name])}")
    for one, other in pairwise(LADDER):
        by_loss, by_points = (games_needed(kept[one], kept[other]) for kept in (given, points))
        print(
            f"{one} or {other}: {by_loss:.0f} games by points given away, {by_points:.0f} by points"
        )


def laddered(number: int) -> Row:
    """A game with one player of each kind: what each gave away, and its points."""
    names = [LADDER[(seat + number) % 4] for seat in range(4)]
    found = review(play(SHORT, names, Random(f"players {number}")), effort=QUICK)
    given = dict.fromkeys(range(4), 0.0)
    for one in (one for each in found.rounds for one in each.decisions):
        given[one.seat] += max(0.0, one.judgement.loss.value)
    return {
        name: [given[seat.seat], seat.points] for name, seat in zip(names, found.seats, strict=True)
    }


def games_needed(one: Sequence[float], other: Sequence[float]) -> float:
    """How many games it takes until the difference is four of its standard errors."""
    difference = np.mean(one) - np.mean(other)
    return float(16 * (np.var(one) + np.var(other)) / (difference**2 + 1e-9))


# Verdicts


def verdicts(games: int, options: argparse.Namespace) -> None:
    """Mistakes and blunders, judged again with other worlds and much more time."""
    rows = measured(judged_twice, games, options)
    pairs = Counter((one["first"], one["again"]) for row in rows for one in row["decisions"])
    order = [verdict.value for verdict in Verdict]
    changed = {"milder": 0, "worse": 0, "neither any more": 0}
    for (first, again), many in sorted(pairs.items()):
        print(f"{many:5} {first} → {again}")
        step = order.index(again) - order.index(first)
        changed["milder"] += many * (step < 0)
        changed["worse"] += many * (step > 0)
        changed["neither any more"] += many * (order.index(again) < order.index("mistake"))
    total = pairs.total()
    print(f"{total} mistakes and blunders; with more time:")
    for name, many in changed.items():
        print(f"  {many} are {name}, {many / max(1, total):.1%}")


def judged_twice(number: int) -> Row:
    """The mistakes and blunders of a game, judged in a thorough review and again."""
    rng = Random(f"verdicts {number}")
    record = play(SHORT, [rng.choice(MIXED) for _ in range(4)], rng)
    before = [step.before for step in replay(record)]
    costly = [
        one
        for each in review(record, effort=THOROUGH).rounds
        for one in each.decisions
        if one.judgement.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    ]
    queries = [
        Query(view(before[one.action], one.seat), one.move, f"again {one.action}") for one in costly
    ]
    return {
        "decisions": [
            {
                "action": one.action,
                "first": one.judgement.verdict.value,
                "again": again.verdict.value,
                "losses": [
                    [round(loss.value, 2), round(loss.error, 2)]
                    for loss in (one.judgement.loss, again.loss)
                ],
                "worlds": [one.judgement.worlds, again.worlds],
            }
            for one, again in zip(costly, judge(queries, DEEP), strict=True)
        ]
    }


# Speed


def speed(games: int, _options: argparse.Namespace) -> None:
    """Seconds of processor time, in this process."""
    rng = Random("speed")
    for _ in range(games):
        record = play(FOUR, MIXED, rng)
        for name, effort in (("quick", QUICK), ("thorough", THOROUGH)):
            began = time.process_time()
            for task in tasks(record, None, effort):
                review_piece(task)
            print(f"review, {name}: {time.process_time() - began:.1f} s of one core")
        took = []
        for state in states(record, 0.1, rng):
            began = time.process_time()
            hint(view(state, state.to_act[0]))
            took.append(1000 * (time.process_time() - began))
        print(f"hint: median {np.median(took):.0f} ms, 95% within {np.quantile(took, 0.95):.0f} ms")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: {peak:.0f} MB at most")


MEASURES: dict[str, tuple[Callable[[int, argparse.Namespace], None], int]] = {
    "beliefs": (beliefs, 30),
    "luck": (luck, 200),
    "chances": (chances, 200),
    "players": (players, 24),
    "verdicts": (verdicts, 100),
    "speed": (speed, 1),
}


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--games", type=int)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="go on with what is kept there")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw what is said of chances")
    add_options(parser)
    options = parser.parse_args()
    measure, games = MEASURES[options.measure]
    measure(options.games or games, options)


if __name__ == "__main__":
    main()
