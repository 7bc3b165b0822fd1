"""Games measured in several processes, each kept as it is done: another run goes on from there.

A measure is a function of the number of a game. What it finds is a line of JSON in a file, so a run
that is broken off loses the games that it was at, and no more.
"""

from __future__ import annotations

import json
import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]


def add_options(parser: ArgumentParser) -> None:
    """How many processes, and for how long."""
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes at once")
    parser.add_argument("--seconds", type=float, help="begin nothing new after these")


def measured(work: Callable[[int], Row], games: int, options: Namespace) -> list[Row]:
    """What was found in the games 0, 1, …, as far as they are done."""
    found = {row["game"]: row for row in _kept(options.keep)}
    left = [number for number in range(games) if number not in found]
    for row in shared_out(work, left, options.workers, options.seconds):
        found[row["game"]] = row
        if options.keep:
            with options.keep.open("a", encoding="utf-8", newline="\n") as file:
                print(json.dumps(row), file=file)
        print(f"{len(found)} of {games} games", end="\r", flush=True)
    print()
    return [found[number] for number in sorted(found) if number < games]


def shared_out(
    work: Callable[[int], Row], numbers: Iterable[int], workers: int, seconds: float | None
) -> Iterator[Row]:
    """What the work finds for these numbers, in whatever order it is done."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # one core each: before NumPy is loaded there
    end = time.monotonic() + (seconds if seconds is not None else float("inf"))
    with get_context("spawn").Pool(workers) as pool:
        waiting = iter(numbers)
        under_way: list[tuple[int, AsyncResult[Row]]] = []
        while True:
            while len(under_way) < workers and time.monotonic() < end:
                number = next(waiting, None)
                if number is None:
                    break
                under_way.append((number, pool.apply_async(work, (number,))))
            if not under_way:
                return
            done = [one for one in under_way if one[1].ready()]
            if not done:
                time.sleep(0.05)
            for number, result in done:
                under_way.remove((number, result))
                yield {"game": number, **result.get()}


def _kept(place: Path | None) -> list[Row]:
    if place is None or not place.exists():
        return []
    return [json.loads(line) for line in place.read_text(encoding="utf-8").splitlines()]
