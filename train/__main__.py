"""Train networks.

    python -m train run train/runs/small.toml

A run that was stopped goes on when it is started again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from train.config import ConfigError, read_run
from train.loop import train


def main() -> int:
    """Read the options, and do it."""
    parser = argparse.ArgumentParser(
        prog="python -m train",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)
    run = commands.add_parser("run", help="train as a file of options says, or go on with it")
    run.add_argument("config", type=Path, help="the file, see train/config.py and train/runs")
    try:
        train(read_run(parser.parse_args().config))
    except (ConfigError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
