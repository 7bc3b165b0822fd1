"""What people overlook, taken out of what a network sees.

A weaker player that acts at random is no practice for people. One that forgets and overlooks what
they do errs where they err.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from augury.encoding import LAYOUT, Observation
from augury.game.play.views import View

_PLAYED: Final = LAYOUT["played"]
_UNSEEN: Final = LAYOUT["unseen"].slice
_VOIDS: Final = LAYOUT["voids"].slice
_PREDICTIONS: Final = tuple(LAYOUT[name] for name in ("bid_known", "bid", "taken", "need"))


def forget_tricks(seen: Observation, view: View) -> None:
    """Forget what the others played in the tricks that are over, and which suits they lack.

    Those cards may be anywhere again, as for someone who does not count.
    """
    played = seen[_PLAYED.slice].reshape(_PLAYED.shape)
    unseen = seen[_UNSEEN]
    me, players = view.seat, view.rules.players
    assert me is not None
    lying = np.zeros_like(played)
    for play in view.table.trick:
        lying[(play.seat - me) % players, play.card.order] += 1
    unseen += (played - lying)[1:].sum(axis=0, dtype=np.int8)
    played[1:] = lying[1:]
    seen[_VOIDS] = 0


def overlook_others(seen: Observation) -> None:
    """Overlook what the others have predicted, have taken and still need."""
    for piece in _PREDICTIONS:
        seen[piece.slice].reshape(piece.shape)[1:] = 0
