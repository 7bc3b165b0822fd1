"""Games whose servers keep dying, and what has to hold of their logs afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg
import httpx
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from augury.game import fair
from augury.tables.protocol.wire import line
from augury.tables.table.broadcast import Broadcast
from augury.tables.table.entries import Entry, SaidEntry, load
from augury.tables.table.folding import advance
from augury.tables.table.sitting import Sitting
from tests.ports import reserve_port
from tests.server.harness import PATIENCE, Json, calling

ROOT = Path(__file__).parents[2]
BUSY = "commands answered with busy"
TALLY: Counter[str] = Counter()
"""What a run of the proofs comes to; it is shown at its end."""

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
    links: tuple[bytes, ...] = ()  # its commitment to a share in the shuffles, and those
    due: int | None = None  # which of them is to be revealed; None: none is
    pending: Json | None = None
    busy: bool = False  # the server could not write it down: it is said again in a moment
    said: int = 0
    answered: dict[str, int] = field(default_factory=dict)  # command id -> version
    heard: list[tuple[int, str]] = field(default_factory=list)
    shown: int | None = None  # which share was revealed last
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
                        if self.busy:
                            await asyncio.sleep(0.1)
                            await socket.send(json.dumps(self.pending))
                            self.busy = False
                        elif (command := self.next_command()) is not None:
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
                self.due = None
                if message["table"]["stage"] == "shuffling":
                    self.due = 1 + len(message["table"]["withheld"])
            case "events":
                self.version = message["version"]
                self.heard.append((self.version, text))
                self.legal = message["legal_actions"]
                self.over = any(one.get("phase") == "over" for one in message["events"])
                for one in message["events"]:
                    if one["type"] == "Withheld" and self.due is not None:
                        self.due += 1
            case "ok":
                self.answered[message["id"]] = message["version"]
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.pending = None
            case "error" if self.pending is not None and message["id"] == self.pending["id"]:
                self.busy = message["code"] in ("busy", "too_fast")
                if self.busy:
                    TALLY[BUSY] += 1
                else:
                    self.pending = None
            case _:
                pass

    def next_command(self) -> Json | None:
        """Play, and between two moves say a number that nobody has said before."""
        if self.pending is not None:
            return None
        command = secrets.token_hex(8)
        if self.due is not None and self.due != self.shown:
            self.shown = self.due
            own = self.links[self.due].hex()
            self.pending = {"type": "contribute", "id": command, "contribution": own}
        elif self.legal and self.rng.random() < 0.7:
            action = self.rng.choice(self.legal)
            self.pending = {"type": "act", "id": command, "version": self.version, "action": action}
        elif self.legal or self.rng.random() < 0.3:
            self.said += 1
            self.pending = {"type": "say", "id": command, "text": f"{self.seat}.{self.said}"}
        return self.pending


class Server:
    """A server process, and those that come after it at the same address."""

    def __init__(self, database: str, plan: str = "", *options: str) -> None:
        port = reserve_port()
        self.address = f"http://127.0.0.1:{port}"
        self._deaths = Path(tempfile.mkstemp(prefix="augury-deaths-")[1])
        self._command = [sys.executable, "-m", "tests.server.lives", database, str(port), plan]
        self._command += ["--deaths", str(self._deaths), *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=ROOT)

    @property
    def process(self) -> psutil.Process:
        """The one that serves: the child of the one that sees to its lives."""
        assert self._process is not None
        (child,) = psutil.Process(self._process.pid).children()
        return child

    @property
    def deaths(self) -> int:
        return len(self._deaths.read_bytes())

    def await_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                answer = httpx.get(
                    f"{self.address}/readyz", trust_env=False, verify=False, timeout=PATIENCE
                )
                if answer.status_code == 200:
                    return
            time.sleep(0.05)
        raise TimeoutError(self.address)

    def stop(self) -> None:
        """End it politely, as an operator does."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise

    def end(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
        TALLY["kills"] += self.deaths
        self._deaths.unlink()


@contextmanager
def running(servers: Sequence[Server]) -> Iterator[list[str]]:
    """The servers, at work; their addresses."""
    with ExitStack() as stack:
        for server in servers:
            stack.callback(server.end)
            server.start()
        for server in servers:
            server.await_ready()
        yield [server.address for server in servers]


def judge(database: str, survivors: list[Survivor]) -> None:
    """Nothing that was promised is broken; and it is counted."""
    found = faults(database, survivors)
    TALLY["games"] += 1
    TALLY["acknowledged commands"] += sum(len(one.answered) for one in survivors)
    TALLY["returns of clients"] += sum(one.reconnects for one in survivors)
    TALLY["lost, doubled or contradicted"] += len(found)
    assert found == []


async def survive(addresses: list[str], seed: int, sizes: Sequence[int]) -> list[Survivor]:
    """Play a whole game, whatever happens to the servers."""
    rng = random.Random(seed)
    rules = {"players": 3, "bidding": "hidden", "hand_sizes": list(sizes)}
    key = secrets.token_urlsafe(32)  # so that none lays two tables, or sits down twice
    wish: Json = {"name": "A", "setup": {"rules": rules}, "key": key}
    host = await _insist(addresses, "/api/tables", wish)
    people = [host]
    for name in ("B", "C"):
        path = f"/api/tables/{host['table']}/seats"
        wish = {"name": name, "key": secrets.token_urlsafe(32)}
        people.append(await _insist(addresses, path, wish))
    path = f"/api/tables/{host['table']}/commands"
    survivors = [
        Survivor(addresses, host["table"], one["key"], one["seat"], random.Random(rng.random()))
        for one in people
    ]
    for one in survivors:
        one.links = fair.chain(secrets.token_bytes(32), f"{one.table}.1", one.seat)
        command: Json = {"type": "commit", "id": "commit", "commitment": one.links[0].hex()}
        await _insist(addresses, path, command, one.key)
    await _insist(addresses, path, {"type": "start", "id": "start"}, host["key"])
    await asyncio.gather(*(one.play() for one in survivors))
    return survivors


async def _insist(addresses: list[str], path: str, body: Json, key: str | None = None) -> Json:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.HTTPError):
                async with calling(random.choice(addresses)) as client:
                    answer = await client.post(path, json=body, headers=headers)
                if answer.status_code != 503:
                    assert answer.is_success, answer.text
                    result: Json = answer.json()
                    return result
                TALLY[BUSY] += 1
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
    texts = Counter(entry.text for entry in entries if isinstance(entry, SaidEntry))
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
        broadcasts[sitting.version] = Broadcast(sitting, events, line)
    return [
        f"seat {one.seat} heard something else of version {version}"
        for one in survivors
        for version, text in one.heard
        if version not in broadcasts or text.encode() not in broadcasts[version].frame(one.seat)
    ]
