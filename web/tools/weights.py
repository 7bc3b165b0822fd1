"""Write the archmage's weights for the browser: eight bits a number, a quarter of the download.

python web/tools/weights.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from augury.bots.networks.weights_file import packaged, quantized, read_weights, write_weights

SMALL: Final = Path(__file__).parents[1] / "engine" / "weights" / "archmage.npz"


def main() -> None:
    """Write the file anew."""
    write(SMALL)
    print(f"{SMALL.name}: {SMALL.stat().st_size / 1e6:.2f} MB")


def write(place: Path) -> None:
    """Write the weights that come with Augury."""
    write_weights(place, quantized(read_weights(packaged("archmage.npz"))))


if __name__ == "__main__":
    main()
