"""The game for other libraries: PettingZoo and OpenSpiel play rounds with the new cards."""

from random import Random

import numpy as np
import pyspiel

import augury.envs.openspiel  # noqa: F401
from augury.envs.pettingzoo import env

ROUNDS = 20


def play(names: list[str]) -> None:
    rng = Random(7)
    cards = ",".join(names)
    game = env(f"players=3 hand_sizes=5,20 special=juggler,{cards}")
    for seed in range(ROUNDS):
        game.reset(seed=seed)
        for _ in game.agent_iter():
            seen, _, ended, _, _ = game.last()
            allowed = np.flatnonzero(seen["action_mask"])
            game.step(None if ended else rng.choice(allowed.tolist()))
    special = cards.replace(",", "+")
    spiel = pyspiel.load_game(f"python_wizard(players=3,hand_size=5,special=juggler+{special})")
    for _ in range(ROUNDS):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert len(state.returns()) == 3
