"""The network: its weights know nothing of the new cards, and it plays games with them."""

from random import Random

from augury.bots import bot
from augury.game import view
from tests.new_card.games import random_games


def play(names: list[str]) -> None:
    rng = Random(4)
    archmage = bot("archmage")
    for game in random_games(names, 12):
        for step in game:
            for seat in step.state.to_act:
                seen = view(step.state, seat)
                assert archmage.act(seen, rng) in seen.legal_actions
