"""How far the analysis can be trusted, and how long it takes.

    python benchmarks/analysis.py beliefs      # are the chances of cards kept?
    python benchmarks/analysis.py luck         # is luck zero on average? are chances to win kept?
    python benchmarks/analysis.py players      # do points given away rank the players?
    python benchmarks/analysis.py verdicts     # does more time change a verdict?
    python benchmarks/analysis.py speed        # how long does it take, and how much memory?

Each prints a table; `--games` says how many games are looked at. docs/analysis.md has the figures.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random

import numpy as np

from augury.analysis.beliefs import believe
from augury.analysis.hints import hint
from augury.analysis.judging import DEEP, QUICK, THOROUGH, Effort, Query, judge
from augury.analysis.luck import HUNDREDTHS
from augury.analysis.review import review, review_round, tasks
from augury.analysis.verdicts import Verdict
from augury.bots import bot
from augury.game import Rules, State, view
from augury.game.actions import Action, Deal
from augury.game.dealer import deal
from augury.game.engine import apply, start
from augury.game.record import Record, replay
from augury.game.table import Phase

FOUR = Rules(players=4)
SHORT = Rules(players=4, hand_sizes=(2, 4, 6, 8, 3, 5))
MIXED = ("novice", "apprentice", "archmage", "archmage:temperature=2")
LADDER = ("novice", "apprentice", "adept:playouts=300", "archmage")
NO_DECISIONS = Effort(trust=0.0, trusted=0, first=1, most=1, rivals=0, deals=64)


def play(rules: Rules, players: Sequence[str], rng: Random) -> Record:
    """A game of these players."""
    bots = [bot(name) for name in players]
    state, actions = start(rules), list[Action]()
    while state.phase is not Phase.OVER:
        action: Action
        if state.phase is Phase.DEAL:
            action = deal(state.table, rng)
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


def bins(said: Sequence[float], true: Sequence[float], title: str) -> None:
    """What was said and what came of it, by tenths; and the mean gap between the two."""
    chance, came = np.array(said), np.array(true, float)
    print(f"{title}: {len(chance)} chances")
    print("  said      share    mean said   came true")
    gap = 0.0
    for low in np.arange(0, 1, 0.1):
        mine = (chance >= low) & (chance < low + 0.1 + (low > 0.85))
        if mine.any():
            gap += mine.mean() * abs(chance[mine].mean() - came[mine].mean())
            print(
                f"  {low:.1f}–{low + 0.1:.1f}  {mine.mean():6.1%}     {chance[mine].mean():6.1%}"
                f"      {came[mine].mean():6.1%}"
            )
    print(f"  mean gap {gap:.2%}")


def beliefs(games: int) -> None:
    """The chance that a seat holds a card, against who held it."""
    rng = Random("beliefs")
    rows: dict[str, tuple[list[float], list[float]]] = {"1–4": ([], []), "5–15": ([], [])}
    for _ in range(games):
        record = play(FOUR, [rng.choice(MIXED) for _ in range(4)], rng)
        for state in states(record, 0.04, rng):
            seat = rng.randrange(4)
            found = believe(view(state, seat), rng)
            said, true = rows["1–4" if len(state.hands[seat]) <= 4 else "5–15"]
            for row, card in enumerate(found.cards):
                copies = found.cards.count(card)
                for at, holder in enumerate(found.holders[:-1]):
                    assert holder is not None
                    said.append(float(found.chances[row, at]))
                    true.append(state.hands[holder].count(card) / copies)
    for cards, (said, true) in rows.items():
        bins(said, true, f"{cards} cards in hand")


def luck(games: int) -> None:
    """The parts of results of equals; and the chances to win, against who won."""
    rng = Random("luck")
    parts: dict[str, list[float]] = {name: [] for name in ("par", "luck", "own", "others")}
    said: list[float] = []
    won: list[float] = []
    for _ in range(games):
        record = play(FOUR, ["archmage"] * 4, rng)
        found = review(record, effort=NO_DECISIONS)
        for seat in found.seats:
            for name, values in parts.items():
                values.append(getattr(seat.parts, name) / HUNDREDTHS)
        winners = [seat.seat for seat in found.seats if seat.rank == 1]
        for one in found.rounds[:-1]:
            assert one.luck is not None
            for moment in one.luck.moments[:: max(1, len(one.luck.moments) // 4)]:
                said += moment.chances
                won += [(seat in winners) / len(winners) for seat in range(4)]
    for name, values in parts.items():
        print(f"{name:7} {interval(values)} points a game and seat, sd {np.std(values):.0f}")
    bins(said, won, "chance to win")


def players(games: int) -> None:
    """Points given away, by players whose order is known."""
    rng = Random("players")
    given: dict[str, list[float]] = {name: [] for name in LADDER}
    points: dict[str, list[float]] = {name: [] for name in LADDER}
    for number in range(games):
        seats = [LADDER[(seat + number) % 4] for seat in range(4)]
        found = review(play(SHORT, seats, rng), effort=QUICK)
        for seat, name in zip(found.seats, seats, strict=True):
            given[name].append(seat.given.value)
            points[name].append(float(seat.points))
    for name in LADDER:
        print(f"{name:20} given away {interval(given[name])}, points {interval(points[name])}")
    for one, other in pairwise(LADDER):
        by_loss, by_points = (games_needed(kept[one], kept[other]) for kept in (given, points))
        print(
            f"{one} or {other}: {by_loss:.0f} games by points given away, {by_points:.0f} by points"
        )


def games_needed(one: Sequence[float], other: Sequence[float]) -> float:
    """How many games it takes until the difference is four of its standard errors."""
    difference = np.mean(one) - np.mean(other)
    return float(16 * (np.var(one) + np.var(other)) / (difference**2 + 1e-9))


def verdicts(games: int) -> None:
    """Mistakes and blunders, judged again with other worlds and much more time."""
    rng = Random("verdicts")
    first: list[Verdict] = []
    again: list[Verdict] = []
    for _ in range(games):
        record = play(SHORT, [rng.choice(MIXED) for _ in range(4)], rng)
        before = [step.before for step in replay(record)]
        costly = [
            one
            for each in review(record, effort=THOROUGH).rounds
            for one in each.decisions
            if one.judgement.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
        ]
        queries = [
            Query(view(before[one.action], one.seat), one.move, f"again {one.action}")
            for one in costly
        ]
        first += [one.judgement.verdict for one in costly]
        again += [judged.verdict for judged in judge(queries, DEEP)]
    order = [*Verdict]
    milder = sum(order.index(new) < order.index(Verdict.MISTAKE) for new in again)
    lower = sum(order.index(new) < order.index(old) for old, new in zip(first, again, strict=True))
    higher = sum(order.index(new) > order.index(old) for old, new in zip(first, again, strict=True))
    print(f"{len(first)} mistakes and blunders; with more time {milder} are neither any more,")
    print(f"{lower} are called something milder, {higher} something worse")


def speed(games: int) -> None:
    """Seconds of processor time, in this process."""
    rng = Random("speed")
    for _ in range(games):
        record = play(FOUR, MIXED, rng)
        for name, effort in (("quick", QUICK), ("thorough", THOROUGH)):
            began = time.process_time()
            for task in tasks(record, None, effort):
                review_round(task)
            print(f"review, {name}: {time.process_time() - began:.1f} s of one core")
        took = []
        for state in states(record, 0.1, rng):
            began = time.process_time()
            hint(view(state, state.to_act[0]))
            took.append(1000 * (time.process_time() - began))
        print(f"hint: median {np.median(took):.0f} ms, 95% within {np.quantile(took, 0.95):.0f} ms")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: {peak:.0f} MB at most")


MEASURES: dict[str, tuple[Callable[[int], None], int]] = {
    "beliefs": (beliefs, 30),
    "luck": (luck, 40),
    "players": (players, 24),
    "verdicts": (verdicts, 12),
    "speed": (speed, 1),
}


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--games", type=int)
    options = parser.parse_args()
    measure, games = MEASURES[options.measure]
    measure(options.games or games)


if __name__ == "__main__":
    main()
