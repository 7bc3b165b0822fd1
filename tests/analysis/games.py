"""Short games to be looked at."""

from random import Random

from augury.game import Phase, Rules
from augury.game.record import Record
from augury.testing.games import steps

__all__ = ["broken_off", "played"]


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
