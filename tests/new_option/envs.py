"""The game for other libraries: the options are parameters of PettingZoo's and OpenSpiel's game."""

from typing import Any

import pyspiel
import pytest

import augury.envs.openspiel  # noqa: F401
from augury.envs.pettingzoo import env
from augury.game import NotationError, Rules


def play() -> None:
    words: dict[str, Any] = {"misere": True, "tempo": "brisk", "handicap": 2}
    rules = Rules(players=3, hand_sizes=(2,), **words)
    spiel = pyspiel.load_game(
        "python_wizard(players=3,hand_size=2,misere=True,tempo=brisk,handicap=2)"
    )
    assert spiel.rules == rules
    usual = pyspiel.load_game("python_wizard(players=3,hand_size=2)")
    assert usual.rules == Rules(players=3, hand_sizes=(2,))
    with pytest.raises(NotationError, match="tempo=swift"):
        pyspiel.load_game("python_wizard(tempo=swift)")
    env("players=3 hand_sizes=2 misere=yes tempo=brisk handicap=2").reset(seed=1)
