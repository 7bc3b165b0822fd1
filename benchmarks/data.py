"""How fast data sets are written: the batch engine alone, its rows as arrays, and as a file.

    python -m benchmarks.data

Rounds of ten cards for four, random play, 1024 games at once, in one process; processor time on
one core, after a first round for the compiler.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

if hasattr(os, "sched_setaffinity"):  # before JAX counts the cores
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

import jax

from augury import Rules, batch
from augury.data import play_rounds, read, write
from augury.data.rounds import GAMES

RULES = Rules(players=4, hand_sizes=(10,))
ROUNDS = 6


def alone() -> int:
    """Rounds with nothing noted."""
    options = batch.options([RULES] * GAMES)
    for seed in range(ROUNDS):
        deal, turns = jax.random.split(jax.random.key(seed))
        _round(turns, _init(deal, options)).phase.block_until_ready()
    return ROUNDS * GAMES * 44  # and a trump now and then


_init = jax.jit(batch.init)
_round = jax.jit(lambda key, state: batch.play_round(key, state, batch.random_action))


def arrays() -> int:
    """Rows in memory."""
    return sum(len(rows["game"]) for rows in islice(play_rounds(RULES), ROUNDS))


def files(folder: Path) -> Iterator[tuple[str, Callable[[], int]]]:
    """Rows on a disk, and back."""
    for ending in ("parquet", "arrow"):
        path = folder / f"rounds.{ending}"

        def save(path: Path = path) -> int:
            return write(path, RULES, decisions=ROUNDS * GAMES * 44).decisions

        def load(path: Path = path) -> int:
            return sum(len(rows["game"]) for rows in read(path))

        yield f"written as .{ending}", save
        yield f"read from .{ending}", load


def main() -> None:
    """Measure, and print."""
    with TemporaryDirectory() as folder:
        runs = [("the engine alone", alone), ("as arrays", arrays), *files(Path(folder))]
        for name, run in runs:
            run()
            began = process_time()
            made = run()
            print(f"{name:24}{made / (process_time() - began):>12,.0f} decisions a second")
        for path in sorted(Path(folder).iterdir()):
            rows = sum(len(rows["game"]) for rows in read(path))
            print(f"{path.name:24}{path.stat().st_size / rows:>12,.0f} bytes a decision")


if __name__ == "__main__":
    main()
