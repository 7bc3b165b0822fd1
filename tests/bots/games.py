"""Games played at random, for the tests of players."""

from __future__ import annotations

from random import Random

from augury.game import Phase, Rules, State, apply, legal_actions, start
from augury.testing.games import chance_move
from augury.testing.rules import random_rules


def drawn_rules(rng: Random, number: int) -> list[Rules]:
    """Rules of every sort, three rounds each."""
    return [random_rules(rng, hand_sizes=(3, 5, 4)) for _ in range(number)]


def random_states(rules: Rules, rng: Random) -> list[State]:
    """Every state of a game played at random in which someone has a choice."""
    state, found = start(rules), []
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, chance_move(state, rng))
            continue
        found.append(state)
        seat = rng.choice(state.to_act)
        state = apply(state, rng.choice(legal_actions(state, seat)))
    return found
