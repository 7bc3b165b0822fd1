"""The network that plays, run with NumPy alone.

    network = load("archmage")
    [logits] = network.logits([view])           # of every legal action

It was made by `train/`, which runs the same layers in JAX; docs/training.md says how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.networks.forward import finish
from augury.bots.networks.weights_file import read_weights
from augury.encoding import (
    ACTION_IDS,
    ACTIONS,
    LAYOUT,
    OBSERVATIONS,
    Observation,
    action_id,
    lead_features,
    observe,
)
from augury.encoding import suit_order as suit_orders
from augury.extras import networks_file
from augury.game.play.actions import Move
from augury.game.play.views import View

Floats: TypeAlias = NDArray[np.float32]

_INPUTS: Final = np.argsort(OBSERVATIONS, axis=1)  # by order: where each number is shown
_OUTPUTS: Final = np.argsort(ACTION_IDS, axis=1)  # and where every action is answered


class Network:
    """A policy, asked about any views: of many rules, seats and games at once."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        """`weights` as `read_weights` returns them."""
        self._weights = weights
        seen, self._leads = np.split(weights["in.w"], [LAYOUT.size])
        self._seen = seen * LAYOUT.scale[:, None]

    def logits(self, views: Sequence[View]) -> list[Floats]:
        """For every view the logits of its legal actions, in their order."""
        if not views:
            return []
        seen = np.stack([observe(one) for one in views])
        orders = suit_orders(seen)
        out = self.run(seen, orders)
        return [
            _of(one.legal_actions, row, order)
            for one, row, order in zip(views, out, orders, strict=True)
        ]

    def judge(self, seen: Observation, moves: Sequence[Move]) -> Floats:
        """The logits of these moves, for the seat that sees this."""
        rows = seen[None]
        orders = suit_orders(rows)
        return _of(moves, self.run(rows, orders)[0], orders[0])

    def tricks(self, views: Sequence[View]) -> list[Floats]:
        """For every view the chances that its seat will have taken 0, 1, … tricks in the end."""
        if not views:
            return []
        seen = np.stack([observe(one) for one in views])
        logits = self.run(seen, suit_orders(seen))[:, ACTIONS:]
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return [*(weights / weights.sum(axis=1, keepdims=True))]

    def run(self, seen: Observation, orders: NDArray[np.int32]) -> Floats:
        """What comes out for each row: the actions' logits, then those of the tricks to come.

        The rows are relabelled by the orders of suits on the way in; what comes out is so, too.
        """
        logits: Floats = finish(self._weights, self._first_layer(seen, orders))
        return logits

    def _first_layer(self, seen: Observation, orders: NDArray[np.int32]) -> Floats:
        """The first layer, row by row: of the many inputs only some ninety are not zero."""
        x = np.empty((len(seen), self._seen.shape[1]), np.float32)
        for into, row, order in zip(x, seen, orders, strict=True):
            (places,) = row.nonzero()
            shown = self._seen[_INPUTS[order][places]]
            np.matmul(row[places].astype(np.float32), shown, out=into)
        x += self._weights["in.b"]
        x += lead_features(seen) @ self._leads
        return x


def _of(moves: Sequence[Move], row: Floats, order: NDArray[np.int32]) -> Floats:
    """What a row that came out says of these moves."""
    return row[_OUTPUTS[order][[action_id(move) for move in moves]]]


@cache
def load(name: str, *, leads: bool = True) -> Network:
    """The network of a file `….npz`, or one that comes with Augury; read when first asked for.

    Without the `leads` it does not know that the end is near, and what is at stake.
    """
    weights = read_weights(name if name.endswith(".npz") else networks_file(f"{name}.npz"))
    if not leads:
        weights["in.w"][LAYOUT.size :] = 0.0
    return Network(weights)
