"""The archmage: a network that learnt every rule set by playing itself."""

from __future__ import annotations

from random import Random

import numpy as np

from augury.bots.network import load
from augury.game.actions import Move
from augury.game.errors import BotError
from augury.game.views import View

__all__ = ["Archmage"]


class Archmage:
    """Does what its network holds most of."""

    def __init__(self, temperature: float | str = 0.0) -> None:
        """With a `temperature`, it draws by lot: at 1 as it did when it learnt, above 1 worse."""
        self._temperature = _number("temperature", temperature, most=100)

    def act(self, view: View, rng: Random) -> Move:
        """Ask the network."""
        legal = view.legal_actions
        if len(legal) == 1:
            return legal[0]
        [odds] = load("archmage").weigh([view])
        if not self._temperature:
            return legal[int(odds.argmax())]
        weights = np.exp((odds - odds.max()) / self._temperature)
        return rng.choices(legal, weights.tolist())[0]


def _number(name: str, value: float | str, most: int) -> float:
    if isinstance(value, str) or not 0 <= value <= most:
        raise BotError(f"the archmage's {name} is a number from 0 to {most}, not {value!r}")
    return value
