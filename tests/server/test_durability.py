"""Nothing that was acknowledged is lost, nothing is done twice, and all agree, whatever dies.

`make proof` runs many more of these than `make test` does.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.durability import faults, lives, survive
from tests.server.harness import PATIENCE

PROOF = bool(os.environ.get("AUGURY_PROOF"))
SEEDS = range(12) if PROOF else range(1)
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


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("plan", [commits, moments])
@pytest.mark.parametrize("processes", [1, 3])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_nothing_is_done_twice(
    kind: str,
    processes: int,
    plan: Callable[[int], str],
    seed: int,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    if not PROOF and (kind, processes, plan) not in (
        ("sqlite", 1, commits),
        ("postgresql", 3, moments),
    ):
        pytest.skip("make proof runs all of them")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        database = request.getfixturevalue("postgresql")
    plans = [plan(seed * 10 + number) for number in range(processes)]
    with lives(database, plans) as addresses:
        for game in range(GAMES):
            survivors = asyncio.run(
                asyncio.wait_for(survive(addresses, seed + game, SIZES), PATIENCE)
            )
            assert faults(database, survivors) == []
            assert sum(len(one.answered) for one in survivors) >= 30
            if any(one.reconnects for one in survivors):
                return
    pytest.fail(f"{GAMES} games, and no server died under a player")


@pytest.mark.parametrize("bug", ["early-ack", "no-dedup"])
def test_a_planted_bug_is_found(bug: str, tmp_path: Path) -> None:
    """The proof above would be worth nothing if it could not fail."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    way = "before" if bug == "early-ack" else "after"
    fault = "answered, but not so written" if bug == "early-ack" else "said"
    plan = ",".join(f"{way}:{Random(n).randint(1, 9)}" for n in range(3 * GAMES))
    found: list[str] = []
    with lives(database, [plan], bug=bug) as addresses:
        for game in range(1, GAMES + 1):
            survivors = asyncio.run(asyncio.wait_for(survive(addresses, game, (2, 4, 6)), PATIENCE))
            found = faults(database, survivors)
            if any(one.startswith(fault) for one in found):
                return
    pytest.fail(f"{GAMES} games, and only this was found: {found}")
