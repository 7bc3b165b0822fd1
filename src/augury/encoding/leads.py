"""The leads: how far the others are ahead of me, once the end of the game is near.

The totals are among the many numbers of an observation, and a network makes little of them there.
In the last rounds a few points decide the game: so they stand here again, in some detail.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from augury.encoding.layout import AXES, LAST_ROUNDS, LAYOUT, REACHES, lay_out
from augury.game.rules import PLAYERS

_REACHES: Final = np.array(REACHES, np.float32)
_LAST_ROUNDS: Final = np.array(LAST_ROUNDS, np.int8)
_FEWEST: Final = min(PLAYERS)

LEADS_LAYOUT: Final = lay_out(
    ("leads", ("last rounds", "other", "reach")),  # of the others over me: zero when all are level
    ("end", ("last rounds",)),  # which of the last rounds it is
)
"""The pieces of these numbers."""

LEADS: Final = LEADS_LAYOUT["leads"].size
"""How many of the numbers are zero when all are level: the first ones."""

LEAD_FEATURES: Final = LEADS_LAYOUT.size
"""How many numbers there are."""


def lead_features(observation: Any) -> Any:
    """The leads of all others over me, from −1 to 1 by each reach, in each of the last rounds.

    Behind them stands which of the last rounds it is. Takes one observation or any number of them,
    as a NumPy or a JAX array, and returns the like.
    """
    xp = observation.__array_namespace__()
    totals = observation[..., LAYOUT["totals"].slice].astype("float32")
    players = observation[..., LAYOUT["players"].slice].argmax(axis=-1) + _FEWEST
    seated = xp.arange(1, AXES["seat"]) < players[..., None]
    ahead = xp.where(seated, totals[..., 1:] - totals[..., :1], 0.0)
    leads = xp.clip(ahead[..., None] / xp.asarray(_REACHES), -1.0, 1.0)
    left = observation[..., LAYOUT["rounds_left"].slice]
    near = (left == xp.asarray(_LAST_ROUNDS)).astype("float32")
    now = near[..., :, None, None] * leads[..., None, :, :]
    return xp.concatenate([now.reshape(*near.shape[:-1], LEADS), near], axis=-1)
