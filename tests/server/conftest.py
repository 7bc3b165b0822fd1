"""What the tests of the server share."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from uuid import uuid4

import asyncpg
import pytest

from tests.server import services
from tests.server.durability import TALLY


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the proofs come to: the figures of each test that has some, and what was counted."""
    for report in itertools.chain(*map(terminalreporter.getreports, ("passed", "failed"))):
        for what, figures in report.user_properties:
            terminalreporter.write_line(f"{what:18} {figures}")
    for what, number in sorted(TALLY.items()):
        terminalreporter.write_line(f"{what:40} {number:>8,}")


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """A PostgreSQL for all tests."""
    with services.postgresql() as url:
        yield url


@pytest.fixture
def postgresql(postgresql_server: str) -> str:
    """A database of a test's own."""
    name = f"t{uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(postgresql_server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{postgresql_server.rpartition(chr(47))[0]}/{name}"


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """A Redis for all tests."""
    with services.redis() as url:
        yield url
