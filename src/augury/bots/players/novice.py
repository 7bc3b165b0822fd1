"""The novice: knows the rules and nothing else."""

from __future__ import annotations

from random import Random

from augury.game.play.actions import Bid, Move
from augury.game.play.views import View


class Novice:
    """Plays any legal card, each as likely as the others, and predicts its fair share of tricks."""

    def act(self, view: View, rng: Random) -> Move:
        """Choose at random."""
        legal = view.legal_actions
        if isinstance(legal[0], Bid):
            table = view.table
            share = sum(rng.randrange(table.rules.players) == 0 for _ in range(table.hand_size))
            return min(legal, key=lambda move: isinstance(move, Bid) and abs(move.tricks - share))
        return rng.choice(legal)
