"""How long it takes to write and read the game: messages for the wire, and whole records.

python benchmarks/wire.py
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from augury import (
    SPECIAL,
    Phase,
    Record,
    Rules,
    Step,
    View,
    deal,
    dumps,
    legal_actions,
    loads,
    start,
    step,
    view,
)
from augury.game import decode, encode

REPEATS = 5


def play(rules: Rules, rng: Random) -> list[Step]:
    """A random game."""
    steps: list[Step] = []
    state = start(rules)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            action: Any = deal(state, rng)
        else:
            action = rng.choice(legal_actions(state, rng.choice(state.to_act)))
        steps.append(step(state, action))
        state = steps[-1].state
    return steps


def microseconds(work: Callable[[Any], object], values: Sequence[Any]) -> float:
    """The time for one of the values, the best of a few runs over all."""
    best = float("inf")
    for _ in range(REPEATS):
        begun = perf_counter()
        for value in values:
            work(value)
        best = min(best, perf_counter() - begun)
    return best / len(values) * 1e6


def measure(title: str, rules: Rules) -> None:
    """Print the figures for one game."""
    rng = Random(1)
    steps = play(rules, rng)
    events = [event for now in steps for event in now.events]
    views: list[View] = [view(now.state, rng.randrange(rules.players)) for now in steps]
    record = Record(rules, actions=tuple(now.action for now in steps))
    print(f"{title}: {len(steps)} actions, {len(events)} events")
    for name, values in ("event", events), ("view", views):
        data = [encode(value) for value in values]
        print(
            f"  {name:6} {sum(map(len, data)) / len(data):7.0f} bytes"
            f"   encode {microseconds(encode, values):6.1f} µs"
            f"   decode {microseconds(decode, data):6.1f} µs"
        )
    text = dumps(record)
    print(
        f"  record {len(text.encode()):7} bytes"
        f"   dumps {microseconds(dumps, [record]) / 1000:7.1f} ms"
        f"   loads {microseconds(loads, [text]) / 1000:7.1f} ms"
    )


if __name__ == "__main__":
    measure("4 players", Rules())
    measure("6 players, special cards", Rules(players=6, special=SPECIAL))
