"""Players: the engine of playouts keeps up with the rules, and everyone finds a legal move.

Who judges the new cards by their sort wins more with them than who plays at random.
"""

from random import Random

from augury.bots import bot
from augury.bots.engine.conversion import know
from augury.bots.rollouts.playout import play_out
from augury.game import SPECIAL, Phase, Rules, apply, start, view
from augury.testing.games import chance_move
from tests.bots.engine.test_position import play_both
from tests.new_card.games import random_games


def play(names: list[str]) -> None:
    novices, apprentices = points("novice", "apprentice", names)
    assert apprentices > novices
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


def points(one: str, other: str, names: list[str]) -> tuple[int, int]:
    """What two pairs of players win in the same games, in which the new cards are frequent."""
    rng, pairs = Random(3), (bot(one), bot(other))
    special = tuple(kind for kind in SPECIAL if kind.name in names)
    won = [0, 0]
    for _ in range(10):
        state = start(Rules(players=4, special=special, hand_sizes=(3, 5, 7)))
        while state.phase is not Phase.OVER:
            if not state.to_act:
                state = apply(state, chance_move(state, rng))
            else:
                seat = state.to_act[0]
                state = apply(state, pairs[seat % 2].act(view(state, seat), rng))
        for seat, total in enumerate(state.table.totals):
            won[seat % 2] += total
    return won[0], won[1]
