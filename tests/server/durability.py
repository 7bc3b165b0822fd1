"""A game whose server keeps dying, and what has to hold of its log afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg
import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from augury.server.table.broadcast import Broadcast
from augury.server.table.entries import Entry, Said, load
from augury.server.table.sitting import Sitting, advance
from tests.server.harness import PATIENCE, Json, post
from tests.server.services import free_port

ROOT = Path(__file__).parents[2]
GONE = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass
class Survivor:
    """A client that never gives up: what has no answer is sent again, with the same id."""

    addresses: list[str]
    table: str
    key: str
    seat: int
    rng: random.Random
    version: int = 0
    legal: list[str] = field(default_factory=list)
    over: bool = False
    pending: Json | None = None
    said: int = 0
    answered: dict[str, int] = field(default_factory=dict)  # command id -> version
    heard: list[tuple[int, str]] = field(default_factory=list)
    reconnects: int = -1

    async def play(self) -> None:
        while not self.over:
            address = self.rng.choice(self.addresses).replace("http", "ws")
            url = f"{address}/api/tables/{self.table}/socket"
            if self.version:
                url += f"?version={self.version}"
            with suppress(*GONE):
                headers = {"Authorization": f"Bearer {self.key}"}
                async with connect(
                    url, additional_headers=headers, compression=None, proxy=None, open_timeout=20
                ) as socket:
                    self.reconnects += 1
                    if self.pending is not None:
                        await socket.send(json.dumps(self.pending))
                    while not self.over:
                        async with asyncio.timeout(20):
                            text = await socket.recv()
                        assert isinstance(text, str)
                        self.take(text)
                        if (command := self.next_command()) is not None:
                            await socket.send(json.dumps(command))
            await asyncio.sleep(0.02)

    def take(self, text: str) -> None:
        message: Json = json.loads(text)
        match message["type"]:
            case "welcome":
                self.version = message["version"]
                view = message["view"]
                self.legal = view["legal_actions"] if view else []
                self.over = message["table"]["stage"] == "over"
            case "events":
                self.version = message["version"]
                self.heard.append((self.version, text))
                self.legal = message["legal_actions"]
                self.over = any(one.get("phase") == "over" for one in message["events"])
            case "ok":
                self.answered[message["id"]] = message["version"]
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.pending = None
            case "error" if self.pending is not None and message["id"] == self.pending["id"]:
                if message["code"] not in ("busy", "too_fast"):
                    self.pending = None
            case _:
                pass

    def next_command(self) -> Json | None:
        """Play, and between two moves say a number that nobody has said before."""
        if self.pending is not None:
            return None
        command = secrets.token_hex(8)
        if self.legal and self.rng.random() < 0.7:
            action = self.rng.choice(self.legal)
            self.pending = {"type": "act", "id": command, "version": self.version, "action": action}
        elif self.legal or self.rng.random() < 0.3:
            self.said += 1
            self.pending = {"type": "say", "id": command, "text": f"{self.seat}.{self.said}"}
        return self.pending


@contextmanager
def lives(
    database: str, plans: Sequence[str], bus: str | None = None, bug: str | None = None
) -> Iterator[list[str]]:
    """A server process for each plan; their addresses."""
    with ExitStack() as stack:
        addresses = []
        for plan in plans:
            port = free_port()
            command = [sys.executable, "-m", "tests.server.lives", database, str(port), plan]
            command += ["--bus", bus] if bus else []
            command += ["--plant", bug] if bug else []
            process = subprocess.Popen(command, cwd=ROOT)
            stack.callback(_end, process)
            addresses.append(f"http://127.0.0.1:{port}")
        for address in addresses:
            _await(address)
        yield addresses


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise


def _await(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.HTTPError):
            if (
                httpx.get(
                    f"{address}/readyz", trust_env=False, verify=False, timeout=PATIENCE
                ).status_code
                == 200
            ):
                return
        time.sleep(0.05)
    raise TimeoutError(address)


async def survive(addresses: list[str], seed: int, sizes: Sequence[int]) -> list[Survivor]:
    """Play a whole game, whatever happens to the servers."""
    rng = random.Random(seed)
    rules = {"players": 3, "bidding": "hidden", "hand_sizes": list(sizes)}
    host = await _insist(addresses, "/api/tables", {"name": "A", "setup": {"rules": rules}})
    people = [host]
    for name in ("B", "C"):
        path = f"/api/tables/{host['table']}/seats"
        wish = {"name": name, "key": secrets.token_urlsafe(32)}  # so that none sits down twice
        people.append(await _insist(addresses, path, wish))
    path = f"/api/tables/{host['table']}/commands"
    await _insist(addresses, path, {"type": "start", "id": "start"}, host["key"])
    survivors = [
        Survivor(addresses, host["table"], one["key"], one["seat"], random.Random(rng.random()))
        for one in people
    ]
    await asyncio.gather(*(one.play() for one in survivors))
    return survivors


async def _insist(addresses: list[str], path: str, body: Json, key: str | None = None) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.HTTPError):
                return await post(random.choice(addresses), path, body, key)
            await asyncio.sleep(0.05)


def log_of(database: str, table: str) -> list[tuple[int, str, str | None]]:
    """A table's log, read from the database itself."""
    sql = "SELECT version, body, command FROM entries WHERE table_id = {} ORDER BY version"
    if database.startswith("sqlite"):
        connection = sqlite3.connect(database.removeprefix("sqlite:///"))
        rows = connection.execute(sql.format("?"), (table,)).fetchall()
        connection.close()
        return rows

    async def read() -> list[tuple[int, str, str | None]]:
        connection = await asyncpg.connect(database)
        found = [tuple(row) for row in await connection.fetch(sql.format("$1"), table)]
        await connection.close()
        return found

    return asyncio.run(read())


def faults(database: str, survivors: list[Survivor]) -> list[str]:
    """Everything that is not as it was promised; nothing, if all is well."""
    rows = log_of(database, survivors[0].table)
    found = []
    if [version for version, _, _ in rows] != list(range(1, len(rows) + 1)):
        found.append("the log has gaps")
    written = {command.partition(":")[2]: version for version, _, command in rows if command}
    entries = [load(body) for _, body, _ in rows]
    texts = Counter(entry.text for entry in entries if isinstance(entry, Said))
    found += [f"said {count} times: {text}" for text, count in texts.items() if count > 1]
    for one in survivors:
        for command, version in one.answered.items():
            if written.get(command) != version:
                found.append(f"answered, but not so written: {command} as {version}")
    found += _contradictions(entries, survivors)
    return found


def _contradictions(entries: list[Entry], survivors: list[Survivor]) -> list[str]:
    """What a client heard of a version must be what the log says of it."""
    broadcasts: dict[int, Broadcast] = {}
    sitting: Sitting | None = None
    for entry in entries:
        sitting, events = advance(sitting, entry)
        broadcasts[sitting.version] = Broadcast(sitting, events)
    return [
        f"seat {one.seat} heard something else of version {version}"
        for one in survivors
        for version, text in one.heard
        if version not in broadcasts or text.encode() not in broadcasts[version].frame(one.seat)
    ]
