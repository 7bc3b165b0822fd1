"""Small games, solved: how far CFR and our players are from a Nash equilibrium.

    python -m benchmarks.solved

One round of one card for three players, with so small a box that every course of it is visited.
OpenSpiel's CFR plays against itself; NashConv is what all three could gain together if each alone
knew the others' strategies and replied as well as can be: zero in an equilibrium. It is computed
exactly, on the whole tree. The game has three players and is not zero-sum, so nothing promises that
CFR comes to zero; the table says how near it comes.

Our players are asked what they do wherever they may come to decide; see `augury.benchmark`, which
finds NashConv without OpenSpiel.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import augury.envs.openspiel  # noqa: F401  # registers the game
from augury.benchmark import exploitability as exploitability_of
from augury.game import Rules

__all__ = ["nash_conv", "solve", "values"]

BOXES = ("1x2+1W+1J", "1x3+1W+1J")
PLAYERS = ("novice", "apprentice", "adept:playouts=200", "archmage", "archmage+")
CHECKPOINTS = (1, 10, 50)


def small_game(box: str) -> Any:
    """A round of one card for three."""
    return pyspiel.load_game(f"python_wizard(players=3,hand_size=1,box={box})")


def nash_conv(game: Any, policy: Any) -> float:
    """What all could gain by best replies, each alone, in points."""
    return float(exploitability.nash_conv(game, policy, use_cpp_br=False))


def values(game: Any, policy: Any) -> list[float]:
    """What each seat expects where all follow this policy, in points."""
    state = game.new_initial_state()
    same = [policy] * game.num_players()
    return [float(value) for value in expected_game_score.policy_value(state, same)]


def solve(game: Any, iterations: int) -> Any:
    """CFR with simultaneous updates, and its policy at every number of iterations up to these."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
        yield solver.average_policy()


def main() -> None:
    """Print both tables in Markdown, as the documentation shows them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--boxes", nargs="+", default=BOXES)
    parser.add_argument("--iterations", type=int, default=CHECKPOINTS[-1])
    chosen = parser.parse_args()
    shown = [at for at in CHECKPOINTS if at <= chosen.iterations]
    print("| box | cards | information states | " + " | ".join(f"CFR {at}" for at in shown), end="")
    print(" | value of seats 0, 1, 2 | seconds |")
    print("|---|---|---|" + "---|" * len(shown) + "---|---|")
    for box in chosen.boxes:
        game, began = small_game(box), process_time()
        found, policy = [], None
        for at, policy in enumerate(solve(game, chosen.iterations), 1):
            if at in shown:
                found.append(f"{nash_conv(game, policy):.2f}")
        worth = ", ".join(f"{value:.1f}" for value in values(game, policy))
        states = len(policies.TabularPolicy(game).states)
        cells = (box, len(Rules(players=3, box=box).deck), states, *found, worth)
        print("|", *(f"{cell} |" for cell in cells), f"{process_time() - began:.0f} |", flush=True)
    print("\n| player | " + " | ".join(chosen.boxes) + " |\n|---|" + "---|" * len(chosen.boxes))
    for name in PLAYERS:
        gaps = [f"{exploitability_of(name, box).nash_conv:.1f}" for box in chosen.boxes]
        print(f"| {name} | " + " | ".join(gaps) + " |", flush=True)


if __name__ == "__main__":
    main()
