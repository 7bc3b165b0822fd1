"""How fast players decide, and how many playouts the adept makes in its time.

python benchmarks/bots.py

Processor time of one core, so that a busy machine gives the same figures.
"""

import os
from random import Random
from time import process_time

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy counts the cores

from augury import SPECIAL, Mode, Phase, Rules, State, View, deal, start, view
from augury.bots import Bot, bot
from augury.bots.engine.conversion import know
from augury.bots.rollouts.playout import play_out
from augury.game import apply

GAMES = 5
PLAYERS = ("novice", "apprentice", "archmage")
RULE_SETS = {
    "3 players": Rules(players=3),
    "4 players": Rules(players=4),
    "6 players": Rules(players=6),
    "4 players, special cards": Rules(players=4, special=SPECIAL),
    "4 players, one colour": Rules(players=4, mode=Mode.ONE_COLOUR),
}


def decisions(rules: Rules) -> list[tuple[State, View]]:
    """Every decision of some games of apprentices."""
    rng, player, seen = Random(1), bot("apprentice"), []
    for _ in range(GAMES):
        state = start(rules)
        while state.phase is not Phase.OVER:
            if not state.to_act:
                state = apply(state, deal(state, rng))
                continue
            seat = state.to_act[0]
            seen.append((state, view(state, seat)))
            state = apply(state, player.act(seen[-1][1], rng))
    return seen


def per_second(player: Bot, views: list[View]) -> float:
    """Decisions a second, the best of three times."""
    rng, best = Random(2), 0.0
    for _ in range(3):
        begun = process_time()
        for one in views:
            player.act(one, rng)
        best = max(best, len(views) / (process_time() - begun))
    return best


def playouts_per_second(states: list[State]) -> float:
    """Rounds played out from where a card is to be played."""
    positions = [know(state) for state in states if state.phase is Phase.PLAY]
    begun = process_time()
    for position in positions:
        play_out(position)
    return len(positions) / (process_time() - begun)


def main() -> None:
    """Print the table."""
    titles = "".join(f"{name:>12}" for name in PLAYERS)
    print(f"{'':28}{titles}   decisions a second     playouts a second")
    for title, rules in RULE_SETS.items():
        seen = decisions(rules)
        views = [one for _, one in seen]
        rates = "".join(f"{per_second(bot(name), views):12,.0f}" for name in PLAYERS)
        playouts = playouts_per_second([state for state, _ in seen])
        print(f"{title:28}{rates}{playouts:42,.0f}")


if __name__ == "__main__":
    main()
