"""Every player plays every rule set, to the end and by the rules."""

from random import Random

import pytest
from hypothesis import given, settings

from augury import Phase, Rules, start, view
from augury.bots import Bot, bot
from augury.game import apply
from augury.testing import strategies
from augury.testing.games import chance_move

SPECS = ("novice", "apprentice", "adept:playouts=3")


def play(players: list[Bot], rules: Rules, rng: Random) -> tuple[int, ...]:
    """A whole game, the seats that are to act at once in any order. Raises what is illegal."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, chance_move(state, rng))
        else:
            seat = rng.choice(state.to_act)
            state = apply(state, players[seat].act(view(state, seat), rng))
    return state.table.totals


@pytest.mark.parametrize("spec", SPECS)
@given(rules=strategies.rules(), rng=strategies.rngs())
@settings(max_examples=15)
def test_it_plays_every_rule_set(spec: str, rules: Rules, rng: Random) -> None:
    play([bot(spec)] * rules.players, rules, rng)
