"""People come and go for half an hour, and memory stays as it is.

With `AUGURY_PROOF` for `AUGURY_CHURN_MINUTES`, 30 unless said; else for a moment, to see it run.
"""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.attacks.server import Started, started
from tests.server.harness import SHORT, calling, choices, lay

PROOF = bool(os.environ.get("AUGURY_PROOF"))
SECONDS = 60 * float(os.environ.get("AUGURY_CHURN_MINUTES", "30")) if PROOF else 2.0
GUESTS = 4  # at a time
GROWTH = 16 * 2**20  # bytes, after a third of the time
LIMITS: dict[str, Any] = {
    "requests_per_second": 1e6, "requests_burst": 1_000_000, "work_per_second": 1000,
    "tables_per_hour": 1e9, "tables_burst": 1_000_000, "messages_per_second": 1e6,
    "messages_burst": 1_000_000, "room_seconds": 1,
}  # fmt: skip


async def visit(address: str) -> None:
    """Lay a table, play a game with bots, look at everything, and go without a word."""
    host = await lay(address, "Ada", rules=SHORT, bots={"1": "novice", "2": "novice"})
    await host.connect()
    await host.hear()
    await host.say("start")
    await host.play(choices(1))
    async with calling(address) as client:
        for path in (f"tables/{host.table}/games/1.wiz", f"tables/{host.table}", "tables", "rules"):
            assert (await client.get(f"/api/{path}", headers=host.headers)).is_success
    assert host.socket is not None
    host.socket.transport.abort()


async def churn(server: Started, until: float) -> tuple[int, list[int]]:
    """How many came, and the memory, again and again."""
    visits, memory = 0, [server.memory]

    async def guest() -> None:
        nonlocal visits
        while time.monotonic() < until:
            await visit(server.address)
            visits += 1

    guests = [asyncio.create_task(guest()) for _ in range(GUESTS)]
    while time.monotonic() < until:
        await asyncio.sleep(min(5.0, SECONDS / 10))
        memory.append(server.memory)
    await asyncio.gather(*guests)
    return visits, memory


def test_memory_is_flat_while_people_come_and_go(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with started(tmp_path, **LIMITS) as server:
        visits, memory = asyncio.run(churn(server, time.monotonic() + SECONDS))
    assert visits > 0
    if PROOF:
        warm = memory[len(memory) // 3]
        last = max(memory[-3:])
        figures = f"{visits} games, {warm / 2**20:.0f} MB, {last / 2**20:.0f} MB at the end"
        record_property("churn", figures)
        assert last - warm < GROWTH, figures
