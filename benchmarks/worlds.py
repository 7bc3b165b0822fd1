"""How fast the worlds of a view are counted and drawn.

python benchmarks/worlds.py
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median, quantiles
from time import process_time
from timeit import Timer

from augury import SPECIAL, Mode, Phase, Rules, State, deal, legal_actions, start, step, view
from augury.worlds import Worlds

VIEWS = 20
SAMPLES = 200
AFTER_PASSES = 20_000


def rounds(rules: Rules, rng: Random) -> Iterator[State]:
    """Random rounds, each the first of a game, state by state."""
    while True:
        state = step(start(rules), deal(start(rules).table, rng)).state
        while state.to_act:
            yield state
            seat = rng.choice(state.to_act)
            state = step(state, rng.choice(legal_actions(state, seat))).state


def microseconds(call: Callable[[], object], times: int) -> float:
    """How long a call takes, at best."""
    return 1e6 * min(Timer(call).repeat(3, times)) / times


def measure(title: str, rules: Rules, tricks: int, *, passed: bool = False) -> None:
    """Print how long the seat to lead takes to count its worlds and to draw one."""
    rng = Random(1)
    counting: list[float] = []
    drawing: list[float] = []
    for state in rounds(rules, rng):
        table = state.table
        leads = state.phase is Phase.PLAY and len(table.tricks) == tricks and not table.trick
        if not leads or any(state.passed) is not passed:
            continue
        seen = view(state, state.to_act[0])
        worlds = Worlds(seen)
        counting.append(microseconds(lambda: Worlds(seen), 10))  # noqa: B023
        drawing.append(microseconds(lambda: worlds.sample(rng), SAMPLES))  # noqa: B023
        if len(counting) == VIEWS:
            break
    print(
        f"{title:36} count {median(counting):7.0f} µs, at most {max(counting):7.0f}"
        f"    sample {median(drawing):5.1f} µs, at most {max(drawing):5.1f}"
    )


def measure_after_passes(players: int, size: int) -> None:
    """Print how long counting takes at every point after a pass, for every seat and a spectator.

    Each view is counted once, in seconds of this process: the slowest of thousands say something.
    """
    rules = Rules(players=players, hand_sizes=(size,), special=SPECIAL)
    taken: list[float] = []
    for state in rounds(rules, Random(1)):
        if any(state.passed) and state.phase is Phase.PLAY:
            for seat in (*range(players), None):
                seen = view(state, seat)
                begun = process_time()
                Worlds(seen)
                taken.append(1e3 * (process_time() - begun))
        if len(taken) >= AFTER_PASSES:
            break
    thousandths = quantiles(taken, n=1000)
    print(
        f"{players} players, {size} cards, every view after a pass: median {median(taken):.2f} ms, "
        f"99% below {thousandths[989]:.1f}, 99.9% below {thousandths[-1]:.1f}, "
        f"at most {max(taken):.1f} ms of {len(taken)}"
    )


def main() -> None:
    """Print the table: the median and the slowest of some random views."""
    eight = Rules(players=4, hand_sizes=(8,))
    special = Rules(players=4, hand_sizes=(8,), special=SPECIAL)
    measure("4 players, 8 cards, first trick", eight, 0)
    measure("4 players, 8 cards, fifth trick", eight, 4)
    measure("4 players, 15 cards, eighth trick", Rules(players=4, hand_sizes=(15,)), 7)
    measure("4 players, 8 cards, special", special, 4)
    measure("4 players, 8 cards, special, passed", special, 4, passed=True)
    measure("4 players, one colour", Rules(players=4, mode=Mode.ONE_COLOUR, hand_sizes=(8,)), 4)
    measure("6 players, 10 cards, fifth trick", Rules(players=6, hand_sizes=(10,)), 4)
    measure_after_passes(4, 12)
    measure_after_passes(6, 9)


if __name__ == "__main__":
    main()
