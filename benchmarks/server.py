"""How much a server carries: real sockets from another process, tables of four.

    python benchmarks/server.py [--players 100 1000 4000] [--seconds 8] [--database URL]

Every action is a whole one: read, checked, carried out by the rules, written to the log with
`synchronous=FULL`, answered, and told to four people. Figures are per second of the *server's* CPU
time, so that they do not depend on what else the machine does; the last column compares them with
boardgame.io 0.50, which in memory and without durability sends about 12,000 messages per
CPU-second on a machine of this kind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil
import uvloop
from rich.console import Console

BOARDGAME_IO = 12_000  # messages out per CPU-second
TABLE = 4


@dataclass
class Tally:
    """What the clients have counted."""

    actions: int = 0
    messages: int = 0
    waits: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """How long this share waited at most."""
        return sorted(self.waits)[int(len(self.waits) * share)] if self.waits else 0.0


class Seat(asyncio.Protocol):
    """A person who plays at once, or at a given pace; as lean as can be, not to be measured too."""

    def __init__(self, address: str, joined: dict[str, Any], tally: Tally, pace: Pace) -> None:
        self.host, self.port = address.removeprefix("http://").split(":")
        self.joined = joined
        self.tally = tally
        self.pace = pace
        self.count = 0
        self.sent = 0.0
        self.data = b""
        self.opened = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.failed: str | None = None

    async def connect(self) -> None:
        """Open the socket."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, self.host, int(self.port))
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.joined['table']}/socket HTTP/1.1\r\n"
            f"Host: {self.host}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.joined['key']}\r\n\r\n".encode()
        )
        await self.opened

    def data_received(self, data: bytes) -> None:
        """Take the frames apart: a server's are not masked."""
        data = self.data + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.data = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        at = 0
        while len(data) >= at + 4:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if len(data) < start + size:
                break
            self.hear(data[start : start + size])
            at = start + size
        self.data = data[at:]

    def hear(self, message: bytes) -> None:
        """Answer whatever is asked."""
        self.tally.messages += 1
        if message.startswith(b'{"type":"ok"'):
            self.tally.waits.append(time.perf_counter() - self.sent)
        elif message.startswith(b'{"type":"error"'):
            self.failed = message.decode()
        elif message.startswith(b'{"type":"events"') and not message.endswith(b"[]}"):
            legal = json.loads(message)["legal_actions"]
            self.pace.then(lambda: self.act(random.choice(legal)))

    def act(self, action: str) -> None:
        """Send an action, masked with nothing."""
        assert self.transport is not None
        if self.transport.is_closing():
            return  # the measuring is over
        self.count += 1
        self.tally.actions += 1
        self.sent = time.perf_counter()
        text = f'{{"type":"act","id":"{self.count}","version":999999,"action":"{action}"}}'
        self.transport.write(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text.encode())


class Pace:
    """So many actions a second among all; or as many as there can be."""

    def __init__(self, per_second: float | None) -> None:
        self.gap = 1 / per_second if per_second else 0.0
        self.next = 0.0

    def then(self, act: Callable[[], None]) -> None:
        """Act when it is time among all."""
        if not self.gap:
            act()
            return
        now = asyncio.get_running_loop().time()
        self.next = max(self.next, now) + self.gap
        asyncio.get_running_loop().call_at(self.next, act)


@contextmanager
def serving(database: str) -> Iterator[tuple[str, psutil.Process]]:
    """A server in a process of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {
        "AUGURY_PORT": port, "AUGURY_DATABASE": database, "AUGURY_CONNECTIONS_PER_ADDRESS": 100_000,
        "AUGURY_REQUESTS_PER_SECOND": 1e6, "AUGURY_REQUESTS_BURST": 1_000_000,
        "AUGURY_MESSAGES_PER_SECOND": 1e6, "AUGURY_MESSAGES_BURST": 1_000_000,
        "AUGURY_LOG_LEVEL": "warning",
    }  # fmt: skip
    command = [sys.executable, "-c", "from augury.cli import main; main()", "serve", "--no-browser"]
    environment = os.environ | {name: str(value) for name, value in settings.items()}
    process = subprocess.Popen(command, env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                if httpx.get(f"{address}/readyz", trust_env=False).status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield address, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(60)


async def lay_tables(address: str, players: int) -> list[list[dict[str, Any]]]:
    """Tables with a person in every seat."""
    limits = httpx.Limits(max_connections=32)
    async with httpx.AsyncClient(
        base_url=address, trust_env=False, timeout=120, limits=limits
    ) as client:

        async def lay() -> list[dict[str, Any]]:
            host = await sit("/api/tables", "A")
            path = f"/api/tables/{host['table']}/seats"
            return [host, *[await sit(path, name) for name in "BCD"]]

        async def sit(path: str, name: str) -> dict[str, Any]:
            client.cookies.clear()  # another person
            answer = await client.post(path, json={"name": name})
            answer.raise_for_status()
            joined: dict[str, Any] = answer.json()
            return joined

        return await asyncio.gather(*(lay() for _ in range(players // TABLE)))


async def load(
    address: str, process: psutil.Process, players: int, seconds: float, pace: float | None
) -> dict[str, float]:
    """Play for a while; what the server did, and what it took."""
    tally, rhythm = Tally(), Pace(pace)
    tables = await lay_tables(address, players)
    before_memory = process.memory_info().rss
    seats = [Seat(address, one, tally, rhythm) for table in tables for one in table]
    for start in range(0, len(seats), 50):
        await asyncio.gather(*(seat.connect() for seat in seats[start : start + 50]))
    await asyncio.sleep(2.5)  # until their arrival is written and told
    memory = (process.memory_info().rss - before_memory) / players / 1024
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=120) as client:
        for table in tables:
            path = f"/api/tables/{table[0]['table']}/commands"
            bearer = {"Authorization": f"Bearer {table[0]['key']}"}
            await client.post(path, json={"type": "start", "id": "s"}, headers=bearer)
    await asyncio.sleep(1)
    tally.actions = tally.messages = 0
    tally.waits.clear()
    cpu, began = _cpu(process), time.perf_counter()
    await asyncio.sleep(seconds)
    spent, took = _cpu(process) - cpu, time.perf_counter() - began
    result = {
        "players": players,
        "KiB each": memory,
        "actions/s": tally.actions / took,
        "messages/s": tally.messages / took,
        "CPU": spent / took,
        "messages/CPU-s": tally.messages / spent,
        "p50 ms": tally.percentile(0.50) * 1000,
        "p99 ms": tally.percentile(0.99) * 1000,
        "× boardgame.io": tally.messages / spent / BOARDGAME_IO,
    }
    for seat in seats:
        assert seat.transport is not None
        seat.transport.abort()
        if seat.failed:
            raise RuntimeError(seat.failed)
    return result


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--players", type=int, nargs="*", default=[100, 1000, 4000])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--database")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(7)[1]),) * 2)
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as folder:
        for title, pace in (("as fast as it goes", None), ("at 250 actions/s", 250.0)):
            console.rule(title)
            for players in given.players:
                database = given.database or f"sqlite:///{Path(folder) / f'{players}{pace}.db'}"
                with (
                    serving(database) as (address, process),
                    asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
                ):
                    figures = runner.run(load(address, process, players, given.seconds, pace))
                told = [f"{value:,.1f} {name}" for name, value in figures.items()]
                console.print(" · ".join(told))  # at once: the next may take a while


if __name__ == "__main__":
    main()
