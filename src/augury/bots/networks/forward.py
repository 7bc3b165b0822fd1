"""The layers of a network: one forward pass for NumPy and JAX.

A residual network with layer norm: a layer in, blocks of two layers, a layer out. Its weights are
named as in a weights file: `in.w`, `in.b`, `0.up.w`, …, `out.b`. Arrays of either library go in,
and the like comes out. A layer is computed in the precision of its weights.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from augury.encoding import LAYOUT, lead_features

_TINY: Final = 1e-5  # so that nothing is divided by zero


def inputs(observation: Any, *more: Any) -> Any:
    """What goes into a network: observations to scale, anything more, and the leads."""
    xp = observation.__array_namespace__()
    scaled = observation * xp.asarray(LAYOUT.scale)
    return xp.concatenate([scaled, *more, lead_features(observation)], axis=-1)


def forward(weights: Mapping[str, Any], rows: Any) -> Any:
    """What comes out for these rows of inputs."""
    return finish(weights, _layer(weights, "in", rows))


def finish(weights: Mapping[str, Any], x: Any) -> Any:
    """The blocks and the last layer, from what the first layer made of the inputs."""
    xp = x.__array_namespace__()
    for block in range(count_blocks(weights)):
        wide = xp.maximum(_layer(weights, f"{block}.up", _norm(x)), 0)
        x = x + _layer(weights, f"{block}.down", wide)
    return _layer(weights, "out", _norm(x))


def count_blocks(weights: Mapping[str, Any]) -> int:
    """How many blocks a network has."""
    return sum(name.endswith(".up.w") for name in weights)


def _layer(weights: Mapping[str, Any], name: str, x: Any) -> Any:
    matrix = weights[f"{name}.w"]
    return x.astype(matrix.dtype, copy=False) @ matrix + weights[f"{name}.b"]


def _norm(x: Any) -> Any:
    """Every row with mean 0 and variance 1, in single precision."""
    xp = x.__array_namespace__()
    x, width = x.astype(xp.float32, copy=False), x.shape[-1]
    x = x - x.sum(axis=-1, keepdims=True) / width  # NumPy's `mean` takes twice as long
    return x / xp.sqrt((x * x).sum(axis=-1, keepdims=True) / width + _TINY)
