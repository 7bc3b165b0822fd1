"""Write the networks for the browser: eight bits a number, a quarter of the download.

python web/tools/weights.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from augury.analysis.networks import VALUE, value_weights
from augury.bots.networks.weights_file import (
    POLICY,
    packaged,
    quantized,
    read_weights,
    write_weights,
)

SMALL: Final = Path(__file__).parents[1] / "engine" / "weights" / "augury"
ARCHMAGE: Final = "bots/networks/weights/archmage.npz"
VALUES: Final = "analysis/data/value.npz"


def main() -> None:
    """Write the files anew."""
    write(SMALL)
    for name in (ARCHMAGE, VALUES):
        print(f"{name}: {(SMALL / name).stat().st_size / 1e6:.2f} MB")


def write(folder: Path) -> None:
    """Write what comes with Augury, each where the library looks for it."""
    for name, weights, made in (
        (ARCHMAGE, read_weights(packaged("archmage.npz")), POLICY),
        (VALUES, value_weights(), VALUE),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        write_weights(folder / name, quantized(weights), made)


if __name__ == "__main__":
    main()
