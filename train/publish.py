"""Put trained networks into the package, in half precision.

    python train/publish.py runs/three

What is published plays at once: `augury arena archmage apprentice`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

PLACE = Path(__file__).parents[1] / "src" / "augury" / "bots" / "weights"


def publish(run: Path, place: Path) -> None:
    """Write the networks of `run` to the folder `place`: the player and its critic."""
    for name, ours in ("policy", "archmage"), ("critic", "critic"):
        with np.load(run / f"{name}.npz") as stored:
            weights: dict[str, Any] = {
                key: stored[key].astype(np.float16) for key in sorted(stored.files)
            }
        np.savez_compressed(place / f"{ours}.npz", **weights)
        print(f"{place / ours}.npz: {(place / f'{ours}.npz').stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    publish(Path(sys.argv[1]), PLACE)
