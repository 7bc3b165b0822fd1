"""Games without the new cards: prints what everyone plays in them, which must be as it was."""

import sys
from random import Random

from augury.bots import bot
from augury.game import SPECIAL, Mode, Phase, Rules, view
from augury.game.text.notation import format_move
from augury.testing.games import steps

PLAYERS = ("apprentice", "adept:playouts=20", "archmage")


def play(names: list[str]) -> None:
    players = [bot(name) for name in PLAYERS]
    old = tuple(kind for kind in SPECIAL if kind.name not in names)
    for rules in (
        Rules(players=3, hand_sizes=(1, 4, 7)),
        Rules(players=4, special=old, hand_sizes=(2, 5, 8)),
        Rules(players=6, special=old, hand_sizes=(6,)),
        Rules(players=3, mode=Mode.ONE_COLOUR, hand_sizes=(6,)),
    ):
        for step in steps(rules, Random(8)):
            state = step.state
            if state.phase in (Phase.DEAL, Phase.OVER):
                continue
            seen = view(state, state.to_act[0])
            moves = (format_move(player.act(seen, Random(9))) for player in players)
            sys.stdout.write(" ".join(moves) + "\n")
