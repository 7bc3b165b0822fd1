"""The heuristics see what their seat may know."""

from random import Random

from hypothesis import given, settings

from augury import Phase, Rules
from augury.bots.engine.conversion import know
from augury.bots.heuristics.cardplay import hopes
from augury.testing import strategies
from augury.testing.games import steps


@given(strategies.rules(), strategies.rngs())
@settings(max_examples=30)
def test_in_thought_everyone_looks_at_their_own_hand_only(rules: Rules, rng: Random) -> None:
    """A playout must not let the others play with open cards."""
    for step in steps(rules, rng):
        state = step.state
        if state.phase is Phase.PLAY and not rules.foresees(state.table.number):
            position, (seat,) = know(state), state.to_act
            blind = position.copy()
            blind.hands = [0] * rules.players
            blind.hands[seat] = position.hands[seat]
            assert hopes(blind, seat) == hopes(position, seat)
