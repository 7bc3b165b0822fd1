"""Servers are restarted one after the other, as for an upgrade, and nobody loses a move.

`make proof PIECE=restarts` restarts sixty; `make test` a few.
"""

import asyncio
import os
from itertools import count, cycle
from pathlib import Path

import pytest

from tests.server.durability import TALLY, Server, judge, running, survive
from tests.server.harness import PATIENCE

PROOF = bool(os.environ.get("AUGURY_PROOF"))
RESTARTS = 30 if PROOF else 2
SIZES = (5, 8, 11) if PROOF else (3, 5)


async def restart(servers: list[Server]) -> None:
    """One after the other: the next only when the one before is back."""
    for _, server in zip(range(RESTARTS), cycle(servers), strict=False):
        await asyncio.to_thread(server.stop)
        server.start()
        await asyncio.to_thread(server.await_ready)
        TALLY["rolling restarts"] += 1


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_rolling_restart_costs_nobody_a_move(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql" and not PROOF:
        pytest.skip("make proof runs this")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        database = request.getfixturevalue("postgresql")
    servers = [Server(database) for _ in range(3 if PROOF else 2)]

    async def scenario() -> None:
        restarting = asyncio.create_task(restart(servers))
        for seed in count():
            played = survive([server.address for server in servers], seed, SIZES)
            survivors = await asyncio.wait_for(played, PATIENCE)
            await asyncio.to_thread(judge, database, survivors)
            if restarting.done():
                break
        await restarting

    with running(servers):
        asyncio.run(scenario())
