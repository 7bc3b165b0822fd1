"""Levels for people between the apprentice and the archmage: the journeyman and the master.

They ask the archmage's network, but forget and overlook what people do: so they err where people
err.
"""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from augury.bots.networks.human_errors import forget_tricks, overlook_others
from augury.bots.networks.network import load
from augury.bots.sense import sensible_moves
from augury.encoding import observe
from augury.game.play.actions import Bid, Move
from augury.game.play.views import View

_CLEAR: Final = 2.25  # how far behind, in temperatures, a move is that nobody would waver over


class Journeyman:
    """Plays its own hand well, but minds nobody else's.

    It forgets a trick once it is turned over, and does not ask what the others predicted or still
    need. It leaves nothing to chance: the same view gets the same answer.
    """

    def act(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """Ask the network about the cards alone."""
        legal = sensible_moves(view)
        if len(legal) == 1:
            return legal[0]
        seen = observe(view).copy()
        forget_tricks(seen, view)
        overlook_others(seen)
        return legal[int(load("archmage").judge(seen, legal).argmax())]


class Master:
    """Minds everyone's predictions, but forgets a trick once it is turned over, and wavers.

    Of two moves that seem nearly as good it may take either; with predictions more than with cards.
    """

    def act(self, view: View, rng: Random) -> Move:
        """Ask the network without what people forget, and draw among moves that seem as good."""
        legal = sensible_moves(view)
        if len(legal) == 1:
            return legal[0]
        seen = observe(view).copy()
        forget_tricks(seen, view)
        logits = load("archmage").judge(seen, legal)
        behind = (logits.max() - logits) / (4.0 if isinstance(legal[0], Bid) else 3.0)
        weights = np.where(behind < _CLEAR, np.exp(-behind), 0.0)
        return rng.choices(legal, weights.tolist())[0]
