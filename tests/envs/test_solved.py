"""Small games, solved twice: by OpenSpiel on its tree, and by brute force on the rules alone."""

import sys
from random import Random
from typing import Any

import pytest

from augury import view
from augury.benchmark import exploitability
from augury.bots import bot
from augury.encoding import action_id

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

from open_spiel.python import policy as policies

from benchmarks.solved import nash_conv, small_game, solve, values

BOX = "1x2+1W+1J"


def players_policy(game: Any, name: str) -> Any:
    """What a player that leaves nothing to chance does in every information state."""
    table = policies.TabularPolicy(game)
    for state in table.states:
        seat = state.current_player()
        move = bot(name).act(view(state.position, seat), Random(1))
        chances = table.policy_for_key(state.information_state_string(seat))
        chances[:] = 0
        chances[action_id(move)] = 1
    return table


@pytest.mark.parametrize("name", ["apprentice", "archmage"])
def test_openspiel_and_brute_force_agree(name: str) -> None:
    game = small_game(BOX)
    found = exploitability(name, BOX)
    assert found.nash_conv == pytest.approx(nash_conv(game, players_policy(game, name)))


def test_cfr_comes_nearer_to_an_equilibrium_than_all_of_our_players() -> None:
    game = small_game(BOX)
    *_, policy = solve(game, 8)
    assert nash_conv(game, policy) < exploitability("apprentice", BOX).nash_conv
    assert sum(values(game, policy)) > 0
