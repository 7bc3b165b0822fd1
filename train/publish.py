"""Put a trained network into the package, in half precision.

    python -m train.publish runs/distilled

What is published plays at once: `augury arena archmage apprentice`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from augury.bots.networks.weights_file import write_weights
from train.checkpoint import load_policy

PLACE = Path(__file__).parents[1] / "src" / "augury_networks"


def publish(run: Path, place: Path) -> None:
    """Write the player of `run` to the folder `place`; its critic was only needed to learn."""
    path = place / "archmage.npz"
    policy = load_policy(run)
    write_weights(path, {name: np.asarray(policy[name], np.float16) for name in sorted(policy)})
    print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    publish(Path(sys.argv[1]), PLACE)
