"""The network that plays: layers of weights, run with NumPy alone.

    network = load("archmage")
    [odds] = network.weigh([view])              # of every legal action, as logarithms

It was made by `train/archmage.py`, which runs the same layers in JAX; docs/training.md tells how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.networks.weights_file import read_weights
from augury.encoding import (
    ACTION_IDS,
    LAYOUT,
    OBSERVATIONS,
    Observation,
    action_id,
    lead_features,
    observe,
)
from augury.encoding import suit_order as suit_orders
from augury.game.views import View

__all__ = ["Network", "load"]

Floats: TypeAlias = NDArray[np.float32]

_INPUTS: Final = np.argsort(OBSERVATIONS, axis=1)  # by order: where each number is shown
_OUTPUTS: Final = np.argsort(ACTION_IDS, axis=1)  # and where every action is answered


class Network:
    """A residual network with layer norm: in, then blocks of two layers, then out."""

    def __init__(self, weights: Mapping[str, NDArray[np.floating]]) -> None:
        """`weights` as `read_weights` returns them."""
        layers = {name: array.astype(np.float32) for name, array in weights.items()}
        seen, late = np.split(layers["in.w"], [LAYOUT.size])
        self._in = seen * LAYOUT.scale[:, None], layers["in.b"]
        self._late = late  # of the leads
        self._blocks = [
            tuple(layers[f"{block}.{part}"] for part in ("up.w", "up.b", "down.w", "down.b"))
            for block in range(sum(name.endswith(".up.w") for name in layers))
        ]
        self._out = layers["out.w"], layers["out.b"]

    def weigh(self, views: Sequence[View]) -> list[Floats]:
        """For every view the log-odds of its legal actions, in their order."""
        if not views:
            return []
        seen = np.stack([observe(one) for one in views])
        orders = suit_orders(seen)
        out = self.run(seen, orders)
        return [
            row[_OUTPUTS[order][[action_id(move) for move in one.legal_actions]]]
            for one, row, order in zip(views, out, orders, strict=True)
        ]

    def run(self, seen: Observation, orders: NDArray[np.int32]) -> Floats:
        """What comes out for each row: the actions' log-odds, then those of the tricks to come.

        The rows are relabelled by the orders of suits on the way in; what comes out is so, too.
        """
        return self._think(self._enter(seen, orders))

    def _enter(self, seen: Observation, orders: NDArray[np.int32]) -> Floats:
        """The first layer, row by row: of the many inputs only some ninety are not zero."""
        weights, bias = self._in
        x = np.empty((len(seen), len(bias)), np.float32)
        for into, row, order in zip(x, seen, orders, strict=True):
            (places,) = row.nonzero()
            np.matmul(row[places].astype(np.float32), weights[_INPUTS[order][places]], out=into)
        x += bias
        x += lead_features(seen) @ self._late
        return x

    def _think(self, x: Floats) -> Floats:
        for up, up_bias, down, down_bias in self._blocks:
            y = _norm(x) @ up
            y += up_bias
            np.maximum(y, 0, out=y)
            x += y @ down
            x += down_bias
        out, bias = self._out
        logits: Floats = _norm(x) @ out + bias
        return logits


def _norm(x: Floats) -> Floats:
    x = x - x.mean(axis=1, keepdims=True)
    variance: Floats = np.einsum("ij,ij->i", x, x)[:, None] / x.shape[1]
    x /= np.sqrt(variance + np.float32(1e-5))
    return x


@cache
def load(name: str, *, leads: bool = True) -> Network:
    """The network of a file `….npz`, or one that comes with Augury; read when first asked for.

    Without the `leads` it does not know that the end is near, and what is at stake.
    """
    place: Traversable = Path(name)
    if not name.endswith(".npz"):
        place = files("augury.bots.networks").joinpath("weights", f"{name}.npz")
    weights = read_weights(place)
    if not leads:
        weights["in.w"][LAYOUT.size :] = 0.0
    return Network(weights)
