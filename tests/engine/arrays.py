"""What NumPy makes of some arrays, and what stands in for it in the browser."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["cases"]


def cases() -> list[Any]:
    """The results, as lists."""
    numbers = np.arange(24).reshape(2, 3, 4)
    halves = (np.arange(6).reshape(2, 3) / 2).astype(np.float32)
    places = np.array([[[0, 2]], [[3, 1]]])
    mixed = np.random.default_rng(1).permuted(np.arange(12).reshape(3, 4), axis=1)
    drawn = np.random.default_rng(1).random((2, 5))
    halves += 1
    return [
        numbers.transpose(2, 0, 1).tolist(),
        np.take_along_axis(numbers, places, axis=-1).tolist(),
        np.bincount([1, 1, 4], minlength=3).tolist(),
        np.concatenate([numbers[0], numbers[1]]).tolist(),
        np.concatenate([halves, numbers[0, :2]], axis=-1).tolist(),
        np.where(halves > 2, halves, 0.0).tolist(),
        bool(np.where(halves > 2, halves, 0.0).dtype == np.float32),
        halves.sum(axis=-1, keepdims=True).tolist(),
        halves[np.array([1, 1, 0])].tolist(),
        np.maximum(halves - 2, 0).tolist(),
        [sorted(row) for row in mixed.tolist()],
        [drawn.shape == (2, 5), bool((drawn >= 0).all()), bool((drawn < 1).all())],
    ]
