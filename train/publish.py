"""Put a trained network into the package, in half precision.

    python train/publish.py runs/three

What is published plays at once: `augury arena archmage apprentice`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

PLACE = Path(__file__).parents[1] / "src" / "augury" / "bots" / "weights" / "archmage.npz"


def publish(run: Path, place: Path) -> None:
    """Write the policy of `run` to `place`; the critic has done its work."""
    with np.load(run / "policy.npz") as stored:
        weights: dict[str, Any] = {
            name: stored[name].astype(np.float16) for name in sorted(stored.files)
        }
    np.savez_compressed(place, **weights)
    print(f"{place}: {place.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    publish(Path(sys.argv[1]), PLACE)
