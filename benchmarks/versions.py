"""This version beside another one of this repository: the engine, the server, its start.

    git worktree add /tmp/before 10121b5
    python -m benchmarks.versions /tmp/before [engine server start] [--repeats 5]

Both run in turn in processes of their own, several times over, and what is said is the median of
the ratios: above 1, this version does more in the same time. Time is that of the processor, since
other programs may run beside this one; only what people wait for is by the clock. The servers are
run by the Python of their own `.venv`, the engines by the one that runs this. `benchmarks.codec`
compares the codecs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

import httpx

from benchmarks.engine import OURS, augury
from benchmarks.server import HERE, TABLE, Augury, Figures, measure, seconds_of

SECONDS = 1.0  # of a run of the engine
PLAYERS = (100, 1000)
PACE = 250  # actions a second
SERVED = 6.0  # seconds of a run of the server
STORED = 5000  # games under way when a server starts


def rates(seed: int) -> dict[str, float]:
    """How many decisions a second the engine makes that is imported here."""
    return {name: augury(rules)(Random(seed), SECONDS).rate for name, rules in OURS.items()}


def compare_engines(before: Path, repeats: int) -> None:
    """Complete random games, decision by decision."""
    runs: list[list[dict[str, float]]] = [[], []]
    for seed in range(repeats):
        for tree, found in zip((before, HERE), runs, strict=True):
            program = f"from benchmarks.versions import *; print(json.dumps(rates({seed})))"
            environment = {**os.environ, "PYTHONPATH": f"{tree}/src{os.pathsep}{HERE}"}
            said = subprocess.check_output([sys.executable, "-c", program], env=environment)
            found.append(json.loads(said))
    print(f"{'decisions per second':36}{'before':>10}{'now':>10}{'ratio':>8}")
    for name in OURS:
        old, new = ([one[name] for one in found] for found in runs)
        ratio = median(now / then for then, now in zip(old, new, strict=True))
        print(f"{name:36}{median(old):>10,.0f}{median(new):>10,.0f}{ratio:>8.2f}")


def compare_servers(before: Path, repeats: int) -> None:
    """People who act as fast as they can, and at a given pace."""
    with databases() as new_database:
        for players in PLAYERS:
            for pace in (None, PACE):
                runs: list[list[Figures]] = [[], []]
                for _ in range(repeats):
                    for tree, found in zip((before, HERE), runs, strict=True):
                        house = Augury(f"sqlite:///{new_database()}", tree=tree)
                        found.append(measure(house, players, SERVED, pace))
                        print("now   " if tree is HERE else "before", found[-1], flush=True)
                tell_servers(players, pace, *runs)


def tell_servers(players: int, pace: float | None, then: list[Figures], now: list[Figures]) -> None:
    """Print how the runs of both servers compare."""
    pairs = list(zip(then, now, strict=True))
    messages = median(new.yield_ / old.yield_ for old, new in pairs)
    actions = median((new.actions / new.cpu) / (old.actions / old.cpu) for old, new in pairs)
    waits = " and ".join(f"{1000 * median(one.p99 for one in runs):.1f}" for runs in (then, now))
    print(
        f"{players:,} players, {f'{pace:g} actions/s' if pace else 'as fast as it goes'}: "
        f"{messages:.2f} × the messages per CPU-second, {actions:.2f} × the actions; "
        f"p99 {waits} ms",
        flush=True,
    )


def compare_starts(before: Path, repeats: int) -> None:
    """Copies of one database with games under way, which the other version has made."""
    with databases() as new_database:
        made = new_database()
        with Augury(f"sqlite:///{made}", tree=before).serving() as (port, _):
            asyncio.run(begin_games(port, STORED))
        for title, tree in (("before", before), ("now", HERE)) * repeats:
            copied = new_database()
            shutil.copy(made, copied)
            began = time.perf_counter()
            with Augury(f"sqlite:///{copied}", tree=tree).serving() as (_, process):
                ready, spent = time.perf_counter() - began, seconds_of(process)
                time.sleep(5)
                after = seconds_of(process) - spent
            print(
                f"{title:6} with {STORED:,} games: ready after {ready:.2f} s and {spent:.2f} s of "
                f"CPU time; {after:.2f} s of it in the next 5 s",
                flush=True,
            )


async def begin_games(port: int, number: int) -> None:
    """Begin games of one person and three bots, who wait for the person or play on."""
    setup = {"bots": {str(seat): "novice" for seat in range(1, TABLE)}}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        for _ in range(number):
            client.cookies.clear()
            laid = (await client.post("/api/tables", json={"name": "A", "setup": setup})).json()
            begun = await client.post(
                f"/api/tables/{laid['table']}/commands",
                json={"type": "start", "id": "1"},
                headers={"Authorization": f"Bearer {laid['key']}"},
            )
            begun.raise_for_status()


@contextmanager
def databases() -> Iterator[Callable[[], Path]]:
    """What names a new file for every server, in a folder that goes at the end."""
    with tempfile.TemporaryDirectory() as folder:
        numbers = count()
        yield lambda: Path(folder) / f"{next(numbers)}.db"


COMPARISONS = {"engine": compare_engines, "server": compare_servers, "start": compare_starts}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path, help="a checkout of the version to compare with")
    parser.add_argument("what", nargs="*", default=list(COMPARISONS), help=", ".join(COMPARISONS))
    parser.add_argument("--repeats", type=int, default=5)
    chosen = parser.parse_args()
    for each in chosen.what:
        COMPARISONS[each](chosen.before.resolve(), chosen.repeats)
