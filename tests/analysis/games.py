"""Short games to be looked at."""

from random import Random
from typing import Final

from augury.game import Phase, Rules
from augury.game.text.record import Record, loads
from augury.testing.games import steps

__all__ = ["CARELESS", "broken_off", "played"]

CARELESS: Final = loads(
    """\
wiz 1
rules: players=3 hand_sizes=3
seat 0: Ada
seat 1: Björn
seat 2: Cem
deal W,J,B1 W,W,W J,J,J up G7
1:bid=0 2:bid=3 0:bid=1
1:W 2:J 0:W
1:W 2:J 0:J
1:W 2:J 0:B1
"""
)
"""Two predictions and a wasted Wizard that cost much, whoever judges them."""


def played(rules: Rules, seed: int = 1) -> Record:
    """A whole game of random moves."""
    return Record(rules, (), tuple(step.action for step in steps(rules, Random(seed))))


def broken_off(rules: Rules, phase: Phase, seed: int = 1, after: int = 0) -> Record:
    """A game up to where something of this phase is to be done, after some cards were played."""
    actions = []
    for step in steps(rules, Random(seed)):
        table = step.state.table
        actions.append(step.action)
        if table.phase is phase and len(table.tricks) >= after:
            return Record(rules, (), tuple(actions))
    raise AssertionError(f"no {phase} in this game")
