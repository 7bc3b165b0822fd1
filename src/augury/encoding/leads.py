"""The standing: how far the others are ahead of me, once the end of the game is near.

The totals are among the many numbers of an observation, and a network makes little of them there.
In the last rounds a few points decide the game: so they are told again, in some detail.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from augury.encoding.layout import AXES, LAYOUT

__all__ = ["LEADS", "LEAD_FEATURES", "lead_features"]

_NEAR: Final = (0, 1)  # rounds left, when the end is near
_REACHES: Final = np.array([1, 3, 9], np.float32)  # in tens of points: where a lead is clear
_FEWEST: Final = 3  # players

LEADS: Final = len(_NEAR) * AXES["other"] * len(_REACHES)
"""So many of the numbers are zero when all are level, the first ones."""

LEAD_FEATURES: Final = LEADS + len(_NEAR)
"""How many numbers the standing has."""


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
    near = (left == xp.asarray(np.array(_NEAR, np.int8))).astype("float32")
    told = near[..., :, None, None] * leads[..., None, :, :]
    return xp.concatenate([told.reshape(*near.shape[:-1], LEADS), near], axis=-1)
