"""Nothing that was acknowledged is lost, nothing is done twice, and all agree, whoever is killed.

`make proof PIECE=kills` kills more than two hundred servers; `make test` a few.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.ports import reserve_port
from tests.server.durability import TALLY, Server, faults, judge, running, survive
from tests.server.harness import PATIENCE

PROOF = bool(os.environ.get("AUGURY_PROOF"))
DEATHS = 10 if PROOF else 3
SIZES = (5, 8, 11) if PROOF else (5, 8)
GAMES = 5  # a game may be over before a server dies at a bad moment: then another is played


def commits(seed: int) -> str:
    """Deaths before and after commits, by turns."""
    rng = Random(seed)
    ways = ("before", "after") if seed % 2 else ("after", "before")
    return ",".join(f"{ways[n % 2]}:{rng.randint(1, 9)}" for n in range(DEATHS))


def moments(seed: int) -> str:
    """Deaths at any moment."""
    rng = Random(seed)
    return ",".join(f"seconds:{rng.uniform(0.01, 0.1):.3f}" for _ in range(DEATHS))


GROUNDS = {  # where a game is played: the database, the processes, the bus; and how often
    "sqlite-1": ("sqlite", 1, None, 3),
    "sqlite-3": ("sqlite", 3, None, 1),
    "postgresql-3": ("postgresql", 3, None, 1),
    "postgresql-3-redis": ("postgresql", 3, "up", 1),
    "postgresql-3-redis-down": ("postgresql", 3, "down", 1),
}
SAMPLE = [
    ("sqlite-1", commits, 0),
    pytest.param("postgresql-3-redis-down", moments, 0, marks=pytest.mark.long),
]
CASES = [
    (ground, plan, seed)
    for ground, (_, _, _, times) in GROUNDS.items()
    for plan in (commits, moments)
    for seed in range(times)
]


@pytest.mark.parametrize(
    ("ground", "plan", "seed"),
    CASES if PROOF else SAMPLE,
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_nothing_is_lost_nothing_is_done_twice(
    ground: str,
    plan: Callable[[int], str],
    seed: int,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    kind, processes, redis, _ = GROUNDS[ground]
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        database = request.getfixturevalue("postgresql")
    options: list[str] = []
    if redis is not None:
        away = f"redis://127.0.0.1:{reserve_port()}"
        options = ["--bus", request.getfixturevalue("redis") if redis == "up" else away]
        options += [] if redis == "up" else ["--catch-up", "0.1"]  # every turn takes as long
    plans = [plan(seed * 10 + number) for number in range(processes)]
    servers = [Server(database, one, *options) for one in plans]
    with running(servers) as addresses:
        for game in range(GAMES):
            played = survive(addresses, seed + game, SIZES)
            survivors = asyncio.run(asyncio.wait_for(played, PATIENCE))
            judge(database, survivors)
            assert sum(len(one.answered) for one in survivors) >= 30
            enough = DEATHS * processes * 0.8 if PROOF else 1
            if sum(server.deaths for server in servers) >= enough:
                break
        died = sum(server.deaths for server in servers)
    TALLY[f"kills at {ground}"] += died
    assert died, f"{GAMES} games, and no server died under a player"


@pytest.mark.long
@pytest.mark.parametrize("bug", ["early-ack", "no-dedup"])
def test_a_planted_bug_is_found(bug: str, tmp_path: Path) -> None:
    """The proof above would be worth nothing if it could not fail."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    way = "before" if bug == "early-ack" else "after"
    fault = "answered, but not so written" if bug == "early-ack" else "said"
    plan = ",".join(f"{way}:{Random(n).randint(1, 9)}" for n in range(3 * GAMES))
    found: list[str] = []
    with running([Server(database, plan, "--plant", bug)]) as addresses:
        for game in range(1, GAMES + 1):
            survivors = asyncio.run(asyncio.wait_for(survive(addresses, game, (2, 4, 6)), PATIENCE))
            found = faults(database, survivors)
            if any(one.startswith(fault) for one in found):
                return
    pytest.fail(f"{GAMES} games, and only this was found: {found}")
