"""The network: its weights know nothing of the new cards; it plays, and looks ahead, with them."""

from random import Random

from augury.bots import bot
from augury.game import view
from tests.new_card.games import random_games


def play(names: list[str]) -> None:
    rng = Random(4)
    archmage, searching = bot("archmage"), bot("archmage:ms=1")
    for game in random_games(names, 12):
        for step in game:
            for seat in step.state.to_act:
                seen = view(step.state, seat)
                for player in (archmage,) if rng.random() > 0.05 else (archmage, searching):
                    assert player.act(seen, rng) in seen.legal_actions
