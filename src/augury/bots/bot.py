"""What a player is: it is shown its view of the game and says what it does."""

from __future__ import annotations

from random import Random
from typing import Protocol

from augury.game.actions import Move
from augury.game.views import View

__all__ = ["Bot"]


class Bot(Protocol):
    """Anything that can act. It plays every rule set, and learns which from the view."""

    def act(self, view: View, rng: Random) -> Move:
        """One of `view.legal_actions`; asked only when the view's seat is to act.

        Whatever is left to chance is drawn from `rng`, so that a game can be repeated.
        """
        ...
