"""A real server on a free port of this machine, and clients who play there."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from augury.game import fair
from augury.server.hub import ServerHub
from augury.server.serving import create_hub, create_server
from augury.server.settings import Settings
from augury.tables.clock import SteadyClock
from augury.tables.store import LastBeat

PATIENCE = 300.0
"""Seconds after which something hangs: long, since a machine may have much else to do."""

Json = dict[str, Any]
Choose = Callable[[list[str], "Player"], str]

SHORT: Json = {"players": 3, "mode": "one-colour", "hand_sizes": [1, 2]}
"""Two short rounds without trump, so that the seat left of the dealer is the first to be asked."""


def settings(folder: Path, **options: Any) -> Settings:
    """Those of a test: quick, and with generous limits."""
    return Settings(
        **{
            "database": f"sqlite:///{folder / 'tables.db'}",
            "port": 0,
            "bot_seconds": 0,
            "absence_seconds": 0.05,
            "messages_per_second": 10_000,
            "messages_burst": 10_000,
            "requests_per_second": 10_000,
            "requests_burst": 10_000,
            "http_connections_per_address": 1000,
            "work_per_second": 1000,
            "work_burst": 1000,
            "commands_per_second": 1e6,
            "tables_per_hour": 1e6,
            "tables_burst": 10_000,
            "request_seconds": 3600,
            "ping_seconds": 3600,  # a test may be held up, and a client of ours not read for long
            "idle_seconds": 7200,
            "log_level": "warning",
            **options,
        }
    )


class HandClock(SteadyClock):
    """A clock that a test turns by hand."""

    def __init__(self, time: float) -> None:
        super().__init__()
        self.time = time

    def now(self) -> float:
        return self.time

    def resume(self, last: LastBeat | None) -> None:
        """It shows what the test says."""

    def keep_up(self, latest: float) -> None:
        """It shows what the test says."""


def calling(address: str) -> httpx.AsyncClient:
    """A client of the HTTP API."""
    return httpx.AsyncClient(base_url=address, trust_env=False, verify=False, timeout=PATIENCE)


@asynccontextmanager
async def serving(hub: ServerHub, *, stay: bool = False) -> AsyncIterator[str]:
    """Run a server around the hub; its address. Before it ends people leave, or else `stay`."""
    server = create_server(hub)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    try:
        yield address
        for player in () if stay else Player.connected.pop(address, ()):
            await player.close()
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def house(folder: Path, *, stay: bool = False, **options: Any) -> AsyncIterator[str]:
    """Run a server with its tables in a folder; its address."""
    async with serving(create_hub(settings(folder, **options)), stay=stay) as address:
        yield address


class Player:
    """A seat at a table, or a spectator, over real sockets."""

    connected: ClassVar[dict[str, list[Player]]] = {}  # by the address of their server

    def __init__(self, address: str, table: str, key: str | None = None, seat: int | None = None):
        self.address = address
        self.table = table
        self.key = key
        self.seat = seat
        self.version: int | None = None
        self.heard: list[str] = []  # every message, as it came
        self.legal: list[str] = []
        self.over = False
        self.stage = ""
        self.answers: dict[str, Json] = {}
        self.links: tuple[bytes, ...] = ()  # its commitment to a share in the shuffles, and those
        self.socket: ClientConnection | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.key is None else {"Authorization": f"Bearer {self.key}"}

    async def connect(self, *, version: int | None = None) -> None:
        """Open the socket; with a version, to hear only what was missed."""
        query = "" if version is None else f"?version={version}"
        url = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket{query}"
        self.socket = await connect(
            url, additional_headers=self.headers, compression=None, proxy=None,
            open_timeout=PATIENCE, ping_interval=None,
        )  # fmt: skip
        self.connected.setdefault(self.address, []).append(self)

    async def look(self) -> Json:
        """The table, by HTTP."""
        async with calling(self.address) as client:
            answer = await client.get(f"/api/tables/{self.table}", headers=self.headers)
            seen: Json = answer.json()
            return seen

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def hear(self) -> Json:
        """The next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        match message["type"]:
            case "welcome":
                self.version = message["version"]
                self.stage = message["table"]["stage"]
                view = message["view"]
                self.legal = view["legal_actions"] if view else []
                self.over = self.stage == "over"
            case "events":
                assert self.version is None or message["version"] == self.version + 1
                self.version = message["version"]
                self.legal = message["legal_actions"]
                for event in message["events"]:
                    self._note(event)
            case "ok" | "error":
                self.answers[message["id"] or ""] = message
            case _:
                pass
        return message

    def _note(self, event: Json) -> None:
        match event["type"]:
            case "GameStarted":
                self.stage, self.over = "playing", False
            case "Turn" if event["phase"] == "over":
                self.stage, self.over = "over", True
            case "Rematched":
                self.stage, self.over = "lobby", False
            case _:
                pass

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Listen until a message is the one wanted."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def asked(self) -> None:
        """Listen until there is a move to make."""
        while not self.legal:
            await self.hear()

    async def say(self, type: str, **fields: Any) -> Json:  # noqa: A002
        """Give a command, and wait for the answer to it."""
        command = fields.pop("id", None) or secrets.token_hex(6)
        await self.send({"type": type, "id": command, **fields})
        return await self.until(lambda one: one["type"] in ("ok", "error") and one["id"] == command)

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def act(self, action: str) -> Json:
        return await self.say("act", version=self.version, action=action)

    async def commit(self, game: int = 1, secret: bytes | None = None) -> Json:
        """Commit to a share in the shuffles of a game."""
        assert self.seat is not None
        name = f"{self.table}.{game}"
        self.links = fair.chain(secret or secrets.token_bytes(32), name, self.seat)
        return await self.say("commit", commitment=self.links[0].hex())

    async def contribute(self, thrown: int = 0) -> Json:
        """Reveal the share that is due after so many shuffles were thrown away."""
        return await self.say("contribute", contribution=self.links[thrown + 1].hex())

    async def play(self, choose: Choose) -> None:
        """Play until the game is over."""
        while not self.over:
            if self.legal:
                answer = await self.act(choose(self.legal, self))
                if answer["type"] == "ok":  # what it did follows the answer
                    version = answer["version"]
                    while (self.version or 0) < version:
                        await self.hear()
            else:
                await self.hear()


def choices(seed: int) -> Choose:
    rng = Random(seed)
    return lambda legal, _: rng.choice(legal)


async def play_out(people: list[Player]) -> None:
    await asyncio.gather(*(person.play(choices(seat)) for seat, person in enumerate(people)))


async def post(address: str, path: str, body: Json, key: str | None = None) -> Json:
    """A request that succeeds."""
    async with calling(address) as client:
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        answer = await client.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        result: Json = answer.json()
        return result


async def lay(address: str, name: str = "Ada", **setup: Any) -> Player:
    """Lay a table, and sit down at it."""
    joined = await post(address, "/api/tables", {"name": name, "setup": setup})
    return Player(address, joined["table"], joined["key"], joined["seat"])


async def sit(address: str, table: str, name: str) -> Player:
    """Sit down at a table."""
    joined = await post(address, f"/api/tables/{table}/seats", {"name": name})
    return Player(address, table, joined["key"], joined["seat"])


async def full_table(address: str, **setup: Any) -> list[Player]:
    """A table with a person in every seat, all connected; not started."""
    host = await lay(address, "P0", **setup)
    players = setup.get("rules", {}).get("players", 4)
    people = [host]
    for number in range(1, players):
        people.append(await sit(address, host.table, f"P{number}"))  # noqa: PERF401
    for person in people:
        await person.connect()
        await person.hear()
    return people


def run(work: Awaitable[None]) -> None:
    """Run a test's coroutine, but not forever."""

    async def limited() -> None:
        await asyncio.wait_for(work, 2 * PATIENCE)

    asyncio.run(limited())


def event(name: str, **fields: Any) -> Any:
    def wanted(message: Json) -> bool:
        return message["type"] == "events" and any(
            one["type"] == name and fields.items() <= one.items() for one in message["events"]
        )

    return wanted


def changed(seat: int, why: str) -> Any:
    def wanted(message: Json) -> bool:
        return message["type"] == "events" and any(
            one["type"] == "SeatChanged" and one["why"] == why and one["seat"]["seat"] == seat
            for one in message["events"]
        )

    return wanted
