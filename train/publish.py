"""Put a trained network into the package, in half precision.

    python train/publish.py runs/four

What is published plays at once: `augury arena archmage apprentice`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

PLACE = Path(__file__).parents[1] / "src" / "augury" / "bots" / "networks" / "weights"


def publish(run: Path, place: Path) -> None:
    """Write the player of `run` to the folder `place`; its critic was only needed to learn."""
    with np.load(run / "policy.npz") as stored:
        weights: dict[str, Any] = {
            key: stored[key].astype(np.float16) for key in sorted(stored.files)
        }
    path = place / "archmage.npz"
    np.savez_compressed(path, **weights)
    print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    publish(Path(sys.argv[1]), PLACE)
