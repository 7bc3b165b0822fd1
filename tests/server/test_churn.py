"""People come and go for half an hour, and memory stays as it is.

The server keeps some records that were asked for. With `AUGURY_PROOF` people come until it keeps as
many as it ever will, and then for `AUGURY_CHURN_MINUTES`, 30 unless said, in which memory is
watched. Without it they come for a moment, to see it run.
"""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from augury.tables.hub.finished import KEPT_BYTES
from tests.server.attacks.server import Started, started
from tests.server.harness import SHORT, calling, choices, lay

PROOF = bool(os.environ.get("AUGURY_PROOF"))
SECONDS = 60 * float(os.environ.get("AUGURY_CHURN_MINUTES", "30")) if PROOF else 2.0
GUESTS = 4  # at a time
GROWTH = 16 * 2**20  # bytes
LIMITS: dict[str, Any] = {
    "requests_per_second": 1e6, "requests_burst": 1_000_000, "work_per_second": 1000,
    "commands_per_second": 1e6,
    "tables_per_hour": 1e9, "tables_burst": 1_000_000, "messages_per_second": 1e6,
    "messages_burst": 1_000_000, "room_seconds": 1, "request_seconds": 3600,
}  # fmt: skip


class Guests:
    """Those who come, one after the other and several at a time."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._staying = True
        self.visits = 0
        self.records = 0  # bytes of those that they were given

    async def come_and_go(self) -> None:
        """Until they stay away."""
        while self._staying:
            await self._visit()
            self.visits += 1

    def stay_away(self) -> None:
        self._staying = False

    async def _visit(self) -> None:
        """Lay a table, play a game with bots, look at everything, and go without a word."""
        host = await lay(self._address, "Ada", rules=SHORT, bots={"1": "novice", "2": "novice"})
        await host.connect()
        await host.hear()
        await host.say("start")
        await host.play(choices(1))
        table = f"tables/{host.table}"
        async with calling(self._address) as client:
            for path in (f"{table}/games/1.wiz", f"{table}/games/1/replay", table, "tables"):
                answer = await client.get(f"/api/{path}", headers=host.headers)
                assert answer.is_success, answer.text
                self.records += len(answer.content) if "games" in path else 0
        assert host.socket is not None
        host.socket.transport.abort()


async def churn(server: Started) -> tuple[Guests, list[int]]:
    """Who came, and the memory, again and again, once all is warm."""
    guests = Guests(server.address)
    memory: list[int] = []

    async def watch() -> None:
        while PROOF and guests.records < KEPT_BYTES:
            await asyncio.sleep(1)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            memory.append(server.memory)
            await asyncio.sleep(SECONDS / 100)
        guests.stay_away()

    async with asyncio.TaskGroup() as tasks:
        for work in (watch(), *(guests.come_and_go() for _ in range(GUESTS))):
            tasks.create_task(work)
    return guests, memory


def test_memory_is_flat_while_people_come_and_go(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with started(tmp_path, **LIMITS) as server:
        guests, memory = asyncio.run(churn(server))
    assert guests.visits > 0
    if PROOF:
        warm, last = memory[0], max(memory[-3:])
        course = [round(size / 2**20) for size in (*memory[::10], last)]
        record_property("churn", f"{guests.visits} games, MB from tenth to tenth: {course}")
        assert last - warm < GROWTH
