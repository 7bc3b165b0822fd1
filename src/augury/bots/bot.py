"""What a player is: it is shown its view of the game and says what it does."""

from __future__ import annotations

from random import Random
from typing import Protocol

from augury.game.play.actions import Move
from augury.game.play.views import View


class Bot(Protocol):
    """Anything that can act. It plays every rule set, and learns which from the view."""

    def act(self, view: View, rng: Random) -> Move:
        """One of `view.legal_actions`; asked only when the view's seat is to act.

        Whatever is left to chance is drawn from `rng`, so that a game can be repeated.
        """
        ...


def in_one_line(error: BaseException) -> str:
    """What a player raised, as those are told who let it play.

    >>> in_one_line(ValueError("no idea")), in_one_line(SystemExit())
    ('ValueError: no idea', 'SystemExit')
    """
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
