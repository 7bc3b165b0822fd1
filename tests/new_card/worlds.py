"""What could be true: the true state is possible, and so is every world drawn."""

from random import Random

from augury.game import Phase, legal_actions, view
from augury.worlds import Worlds
from tests.new_card.games import random_games


def play(names: list[str]) -> None:
    rng = Random(1)
    for game in random_games(names, 25):
        for step in game:
            state = step.state
            if state.phase is Phase.OVER or rng.random() > 0.2:
                continue
            for seat in range(state.rules.players):
                seen = view(state, seat)
                worlds = Worlds(seen)
                assert worlds.weight(state)
                world = worlds.sample(rng)
                assert view(world, seat) == seen
                assert legal_actions(world, seat) == legal_actions(state, seat)
