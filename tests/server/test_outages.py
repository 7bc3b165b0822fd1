"""The database goes away, refuses to be written to, or has no room, in the midst of a game.

Commands are answered with `busy`, nothing is half-written, and play goes on when it can.
`make proof PIECE=outages` does it many times; `make test` once each.
"""

import asyncio
import os
import resource
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from tests.server import services
from tests.server.durability import BUSY, TALLY, Server, Survivor, judge, running, survive
from tests.server.harness import PATIENCE
from tests.server.services import Postgres

PROOF = bool(os.environ.get("AUGURY_PROOF"))
TIMES = 10 if PROOF else 1
SIZES = (4, 5, 6) if PROOF else (2, 3)
PROCESSES = 3 if PROOF else 1
PAUSE = 0.5  # seconds between two outages

Outage = Callable[[], Awaitable[None]]


def play_through(database: str, servers: list[Server], out: Outage, back: Outage) -> None:
    """Play, with outages that are all noticed, until there were as many as wanted."""

    async def suffer() -> None:
        for _ in range(TIMES):
            await asyncio.sleep(PAUSE)
            before = TALLY[BUSY]
            await out()
            while TALLY[BUSY] == before:
                await asyncio.sleep(0.05)
            await back()
            TALLY["outages"] += 1

    async def scenario() -> list[list[Survivor]]:
        suffering = asyncio.create_task(suffer())
        games: list[list[Survivor]] = []
        while not suffering.done():
            played = survive([server.address for server in servers], len(games), SIZES)
            games.append(await asyncio.wait_for(played, PATIENCE))
        await suffering
        return games

    with running(servers):
        for survivors in asyncio.run(scenario()):
            judge(database, survivors)


@pytest.mark.long
def test_the_disk_is_full_and_then_there_is_room(tmp_path: Path) -> None:
    """No file of the process may grow: to SQLite that is a disk without room."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    servers = [Server(database) for _ in range(PROCESSES)]

    def limit(most: int) -> None:
        for server in servers:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, -1))

    async def fill() -> None:
        limit(1)

    async def make_room() -> None:
        limit(-1)

    play_through(database, servers, fill, make_room)


def test_the_database_may_only_be_read_and_then_written_again(postgresql: str) -> None:
    """As when it has failed over to a copy."""

    async def set_read_only(value: str) -> None:
        connection = await asyncpg.connect(postgresql)
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()

    servers = [Server(postgresql) for _ in range(PROCESSES)]
    play_through(postgresql, servers, lambda: set_read_only("on"), lambda: set_read_only("off"))


@pytest.mark.long
def test_postgresql_is_stopped_and_started() -> None:
    """At once, as by a power cut, with everything that was under way."""
    with services.new_postgres() as postgres:
        _with_outages(postgres)


def _with_outages(postgres: Postgres) -> None:
    up = postgres.running()
    up.__enter__()

    async def stop() -> None:
        await asyncio.to_thread(up.__exit__, None, None, None)

    async def start() -> None:
        nonlocal up
        up = postgres.running()
        await asyncio.to_thread(up.__enter__)

    try:
        play_through(postgres.url, [Server(postgres.url) for _ in range(PROCESSES)], stop, start)
    finally:
        up.__exit__(None, None, None)


@pytest.mark.long
@pytest.mark.parametrize("processes", [1, 3])
def test_the_clock_is_set_again_and_again(processes: int, tmp_path: Path) -> None:
    """An hour back or forward, every third time that anything is written, and between two lives."""
    if processes == 1 and not PROOF:
        pytest.skip("make proof runs this")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    plan = ",".join(["after:20"] * (5 if PROOF else 1))
    servers = [Server(database, plan, "--clock") for _ in range(processes)]
    with running(servers) as addresses:
        for seed in range(5 if PROOF else 1):
            played = survive(addresses, seed, SIZES)
            judge(database, asyncio.run(asyncio.wait_for(played, PATIENCE)))
            TALLY["games under a clock that was set"] += 1
