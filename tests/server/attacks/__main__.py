"""Attack a server of its own with each of these, and print what its victims noticed."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from rich.console import Console

from tests.server.attacks.attacker import ATTACKS
from tests.server.attacks.server import LIMITS, started
from tests.server.attacks.victims import besiege


def main() -> None:
    """Attack, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(["none", *ATTACKS]))
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    console = Console(highlight=False, width=160)
    for name in given.names or ["none", *ATTACKS]:
        with tempfile.TemporaryDirectory() as folder, started(Path(folder), LIMITS) as server:
            figures = asyncio.run(besiege(server, None if name == "none" else name, given.seconds))
            console.print(f"{name:18} {figures}")


if __name__ == "__main__":
    main()
