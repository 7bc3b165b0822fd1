"""Players: the engine of playouts keeps up with the rules, and everyone finds a legal move."""

from random import Random

from augury.bots import bot
from augury.bots.engine.conversion import know
from augury.bots.rollouts.playout import play_out
from augury.game import Phase, view
from tests.bots.engine.test_position import play_both
from tests.new_card.games import random_games


def play(names: list[str]) -> None:
    for game in random_games(names, 60):
        play_both(game)
    rng = Random(2)
    quick, adept = (bot("novice"), bot("apprentice")), bot("adept:playouts=20")
    for game in random_games(names, 30):
        for step in game:
            state = step.state
            for seat in state.to_act:
                seen = view(state, seat)
                for player in quick if rng.random() > 0.05 else (*quick, adept):
                    assert player.act(seen, rng) in seen.legal_actions
            if state.phase is Phase.PLAY:
                assert len(play_out(know(state))) == state.rules.players
