"""How much a server carries: real sockets from another process, tables of four.

    python -m benchmarks.server [--players 100 1000 4000] [--seconds 8] [--database URL]

Every action is a whole one: read, checked, carried out by the rules, written to the log with
`synchronous=FULL`, answered, and sent to four people. Beside it boardgame.io 0.50, if there is a
Node to run it with: the base game in its own manner (`benchmarks/boardgame`), kept in memory and
not durable. Figures are per second of the *server's* CPU time, so that they depend less on what
else the machine does; both servers are measured in turn in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import psutil
import uvloop
from rich.console import Console

from benchmarks.seats import AugurySeat, BoardgameSeat, Pace, Seat, Tally

HERE = Path(__file__).parents[1]
TABLE = 4
_WARM_SECONDS = 4
_WARM_ACTIONS = 10_000
_PATIENCE = 20  # seconds in which it has to become warm, if it can


@dataclass(frozen=True)
class Figures:
    """What a server did, and what it took."""

    players: int
    kib: float  # of memory, for each connection
    actions: float  # a second
    messages: float  # a second
    octets: float  # of a message
    cpu: float  # of one core
    p50: float  # seconds until an action was answered
    p99: float

    @property
    def yield_(self) -> float:
        """Messages out per CPU-second."""
        return self.messages / self.cpu

    def __str__(self) -> str:
        return (
            f"{self.players:5,} players · {self.actions:6,.0f} actions/s · "
            f"{self.messages:7,.0f} messages/s of {self.octets:5,.0f} B · {self.cpu:4.0%} CPU · "
            f"{self.yield_:7,.0f} messages/CPU-s · {self.actions / self.cpu:6,.0f} actions/CPU-s · "
            f"p50 {self.p50 * 1000:5,.1f} ms · p99 {self.p99 * 1000:5,.1f} ms · "
            f"{self.kib:5,.1f} KiB each"
        )


class House(ABC):
    """A server that can be started, and people for it."""

    name: str

    @abstractmethod
    def command(self, port: int) -> tuple[list[str], dict[str, str]]:
        """What to run, and its environment."""

    @abstractmethod
    async def seats(self, port: int, players: int, tally: Tally, pace: Pace) -> list[Seat]:
        """People at full tables, not connected yet."""

    @contextmanager
    def serving(self) -> Iterator[tuple[int, psutil.Process]]:
        """The server in a process of its own, until it is no longer needed."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command, environment = self.command(port)
        process = subprocess.Popen(command, env=os.environ | environment)
        try:
            for _ in range(600):
                try:
                    httpx.get(f"http://127.0.0.1:{port}/", trust_env=False)
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            yield port, psutil.Process(process.pid)
        finally:
            process.terminate()
            process.wait(60)


class Augury(House):
    """Ours."""

    name = "Augury"

    def __init__(self, database: str, adepts: int = 0, tree: Path = HERE) -> None:
        """`tree` is the repository that it is run from, by the Python of its own `.venv`."""
        self._database = database
        self._tree = tree
        self._adepts = adepts  # tables at which three of them play with one person

    def command(self, port: int) -> tuple[list[str], dict[str, str]]:
        """`augury serve`, without its limits on one address."""
        settings = {
            "PORT": port, "DATABASE": self._database, "LOG_LEVEL": "warning", "BOT_SECONDS": 0,
            "CONNECTIONS_PER_ADDRESS": 100_000, "HTTP_CONNECTIONS_PER_ADDRESS": 1000,
            "WORK_PER_SECOND": 1000, "COMMANDS_PER_SECOND": 1e6,
            "TABLES_PER_HOUR": 1e9, "TABLES_BURST": 1_000_000,
            "REQUESTS_PER_SECOND": 1e6, "REQUESTS_BURST": 1_000_000,
            "MESSAGES_PER_SECOND": 1e6, "MESSAGES_BURST": 1_000_000,
        }  # fmt: skip
        main = "from augury.cli import main; main()"
        own = self._tree / ".venv/bin/python"
        return (
            [str(own) if own.exists() else sys.executable, "-c", main, "serve", "--no-browser"],
            {
                "PYTHONPATH": f"{self._tree}/src",
                **{f"AUGURY_{name}": str(value) for name, value in settings.items()},
            },
        )

    async def seats(self, port: int, players: int, tally: Tally, pace: Pace) -> list[Seat]:
        """Tables with a person in every seat."""
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=120,
            limits=httpx.Limits(max_connections=32),
        ) as client:  # fmt: skip

            async def lay() -> list[dict[str, Any]]:
                host = await sit("/api/tables", "A")
                path = f"/api/tables/{host['table']}/seats"
                return [host, *[await sit(path, name) for name in "BCD"]]

            async def sit(path: str, name: str, **setup: Any) -> dict[str, Any]:
                client.cookies.clear()  # another person
                answer = await client.post(path, json={"name": name, **setup})
                answer.raise_for_status()
                joined: dict[str, Any] = answer.json()
                return joined

            bots = {"bots": {str(seat): "adept" for seat in range(1, TABLE)}}
            alone = [await sit("/api/tables", "A", setup=bots) for _ in range(self._adepts)]
            tables = await asyncio.gather(*(lay() for _ in range(players // TABLE)))
        return [
            *[AugurySeat(port, one, Tally(), Pace(None)) for one in alone],
            *[AugurySeat(port, one, tally, pace) for table in tables for one in table],
        ]


class Boardgame(House):
    """boardgame.io, installed into a folder of its own."""

    name = "boardgame.io"

    def __init__(self, folder: Path, npm: str) -> None:
        self._folder = folder
        shutil.copytree(Path(__file__).parent / "boardgame", folder, dirs_exist_ok=True)
        subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"],
            cwd=folder, check=True,
        )  # fmt: skip

    def command(self, port: int) -> tuple[list[str], dict[str, str]]:
        """Node, as in production."""
        # Not what a package may have put before it, of which no work could be measured.
        ask = [shutil.which("node") or "node", "-p", "process.execPath"]
        node = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
        return [node, str(self._folder / "server.js"), str(port)], {"NODE_ENV": "production"}

    async def seats(self, port: int, players: int, tally: Tally, pace: Pace) -> list[Seat]:
        """Tables are made when somebody asks for them."""
        places = [divmod(number, TABLE) for number in range(players)]
        return [BoardgameSeat(port, f"t{table}", seat, tally, pace) for table, seat in places]


async def load(
    house: House, port: int, process: psutil.Process, players: int, seconds: float, pace: Pace
) -> Figures:
    """Play for a while."""
    tally = Tally()
    seats = await house.seats(port, players, tally, pace)
    before = process.memory_info().rss
    for start in range(0, len(seats), 50):
        await asyncio.gather(*(seat.connect() for seat in seats[start : start + 50]))
    await asyncio.sleep(2.5)  # until their arrival is known
    memory = process.memory_info().rss - before
    for start in range(0, len(seats), 200):
        for seat in seats[start : start + 200]:
            seat.begin()
        await asyncio.sleep(0.05)
    await asyncio.sleep(_WARM_SECONDS)
    for _ in range(0 if pace.gap else _PATIENCE):  # a compiler may want to see more first
        if tally.actions < _WARM_ACTIONS:
            await asyncio.sleep(1)
    tally.clear()
    cpu, began = seconds_of(process), time.perf_counter()
    await asyncio.sleep(seconds)
    spent, took = seconds_of(process) - cpu, time.perf_counter() - began
    figures = Figures(
        players=players,
        kib=memory / players / 1024,
        actions=tally.actions / took,
        messages=tally.messages / took,
        octets=tally.octets / max(tally.messages, 1),
        cpu=spent / took,
        p50=tally.percentile(0.50),
        p99=tally.percentile(0.99),
    )
    for seat in seats:
        assert seat.transport is not None
        seat.transport.abort()
        if seat.failed:
            raise RuntimeError(seat.failed)
    return figures


def seconds_of(process: psutil.Process) -> float:
    """The processor's time that a process has taken."""
    times = process.cpu_times()
    return float(times.user + times.system)


def measure(house: House, players: int, seconds: float, pace: float | None) -> Figures:
    """Start a server, and let people play there."""
    with (
        house.serving() as (port, process),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(load(house, port, process, players, seconds, Pace(pace)))


def compare(console: Console, theirs: Figures, ours: Figures) -> None:
    """Both, and how many times as much ours is."""
    console.print(f"boardgame.io  {theirs}\nAugury        {ours}")
    messages = ours.yield_ / theirs.yield_
    actions = (ours.actions / ours.cpu) / (theirs.actions / theirs.cpu)
    console.print(
        f"{ours.players:,} players: {messages:.2f} × the messages per CPU-second, "
        f"{actions:.2f} × the actions"
    )


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--players", type=int, nargs="*", default=[100, 1000, 4000])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pace", type=float, default=250, help="actions a second among all")
    parser.add_argument("--adepts", type=int, default=10, help="tables at which adepts think")
    parser.add_argument("--database")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(7)[1]),) * 2)
    console = Console(width=220, highlight=False)
    npm = shutil.which("npm")
    with tempfile.TemporaryDirectory() as folder:
        theirs = Boardgame(Path(folder) / "boardgame", npm) if npm else None
        databases = (f"sqlite:///{Path(folder) / f'{number}.db'}" for number in count())

        def ours(players: int, pace: float | None, adepts: int = 0) -> Figures:
            house = Augury(given.database or next(databases), adepts)
            return measure(house, players, given.seconds, pace)

        console.rule("as fast as it goes")
        if theirs is None:
            console.print("There is no npm here, so boardgame.io is not measured.")
        for players in given.players:
            figures = ours(players, None)
            if theirs is not None:
                compare(console, measure(theirs, players, given.seconds, None), figures)
            else:
                console.print(f"Augury        {figures}")
        for adepts, beside in ((0, ""), (given.adepts, f", and {given.adepts} tables of adepts")):
            console.rule(f"at {given.pace:g} actions/s{beside}")
            for players in given.players:
                console.print(f"Augury        {ours(players, given.pace, adepts)}")


if __name__ == "__main__":
    main()
