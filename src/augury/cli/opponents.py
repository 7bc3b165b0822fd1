"""Who sits in the other seats."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from augury.cli import words
from augury.cli.errors import UsageError
from augury.game import Move, View

__all__ = ["OPPONENTS", "Opponent", "opponent"]


OPPONENTS: Final = "random"


class Opponent(Protocol):
    """A player: sees what its seat may see, and says what it does."""

    def act(self, view: View, rng: Random) -> Move:
        """Choose one of the legal actions of the view."""


class _Random:
    """Plays any legal move, each as likely as the other."""

    def act(self, view: View, rng: Random) -> Move:
        """Choose by lot."""
        return rng.choice(view.legal_actions)


_KNOWN: Final = {"random": _Random}


def opponent(name: str) -> Opponent:
    """The opponent of this name."""
    if name not in _KNOWN:
        raise UsageError(words.no_such_opponent(name, _KNOWN))
    return _KNOWN[name]()
