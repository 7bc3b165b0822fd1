"""What the archmage's network answers in positions of random games, to be held against NumPy's."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from augury.game import view
from augury.testing.games import steps
from augury.testing.rules import random_rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from augury.game import View

__all__ = ["answers"]


def answers(weights: str, count: int) -> list[list[float]]:
    """The logits of the legal actions in so many positions."""
    from augury.bots.networks.network import load  # noqa: PLC0415

    network = load(weights)
    found = []
    for seen in _positions(count):
        [logits] = network.logits([seen])
        found.append(logits.tolist())
    return found


def _positions(count: int) -> Iterator[View]:
    seed = 0
    while True:
        rng = Random(seed)
        seed += 1
        for step in steps(random_rules(rng), rng):
            if step.state.to_act and rng.random() < 0.2:
                seen = view(step.state, step.state.to_act[0])
                if len(seen.legal_actions) > 1:
                    yield seen
                    count -= 1
                    if not count:
                        return
