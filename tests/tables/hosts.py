"""The hosts of a table: a server over real sockets, a device as the page's worker, the terminal.

Each is the hub with other ports. At each a person plays against two bots, gives commands of the
protocol and hears its messages, and whatever is only in memory can be lost.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from augury.cli import saves
from augury.cli.sessions.local import LocalTable
from augury.game import Deal
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.local.host import usual_context
from augury.tables.protocol.rules import RuleChoice
from augury.tables.table.decisions import Context
from tests.server.harness import Player, calling, post, serving, settings
from tests.tables.local import Json, Person, hosting
from tests.tables.storage import MemoryStorage

BOT = "novice"


class Host(ABC):
    """Where a table is kept; it can be ended and begun again."""

    def __init__(self, folder: Path, rules: Json, seat: int, deal: Deal | None) -> None:
        self.folder = folder
        self.rules = rules
        self.seat = seat
        self.deal = deal
        self.stack = AsyncExitStack()

    @property
    def setup(self) -> Json:
        """How the table is laid."""
        bots = {seat: BOT for seat in range(self.rules["players"]) if seat != self.seat}
        return {"rules": self.rules, "bots": bots}

    def arranged(self, usual: Context) -> Context:
        """What decisions depend on; the cards may have been chosen."""
        deal = self.deal
        if deal is None:
            return usual
        return Context(usual.process, usual.bots, usual.substitute, deal=lambda _: deal)

    @abstractmethod
    async def begin(self) -> Player | Person:
        """Lay the table, sit down, and start the game."""

    @abstractmethod
    async def come_back(self) -> Player | Person:
        """End everything that was in memory, and sit down again."""

    @abstractmethod
    async def record(self) -> str:
        """The record of the game that is over."""

    async def end(self) -> None:
        """End it."""
        await self.stack.aclose()
        self.stack = AsyncExitStack()


class Server(Host):
    """SQLite, HTTP and WebSockets."""

    async def _open(self) -> None:
        made = create_hub(settings(self.folder))
        hub = ServerHub(made.settings, made.store, made.bus, self.arranged(made.context))
        self.address = await self.stack.enter_async_context(serving(hub))

    async def begin(self) -> Player:
        await self._open()
        wish = {"name": "Ada", "setup": self.setup, "seat": self.seat}
        self.joined = await post(self.address, "/api/tables", wish)
        me = await self._connect()
        await me.say("start")
        return me

    async def _connect(self) -> Player:
        me = Player(self.address, self.joined["table"], self.joined["key"], self.seat)
        await me.connect()
        return me

    async def come_back(self) -> Player:
        await self.end()
        await self._open()
        return await self._connect()

    async def record(self) -> str:
        async with calling(self.address) as client:
            return (await client.get(f"/api/tables/{self.joined['table']}/games/1.wiz")).text


class Device(Host):
    """The page's worker: a storage of lines, and a call."""

    storage: MemoryStorage

    async def _open(self) -> None:
        opening = hosting(self.storage, context=self.arranged(usual_context()))
        self.host = await self.stack.enter_async_context(opening)

    async def begin(self) -> Person:
        self.storage = MemoryStorage()
        await self._open()
        wish = json.dumps({"name": "Ada", "setup": self.setup, "seat": self.seat})
        answer = await self.host.answer("POST", "/api/tables", wish)
        assert answer.status == 201, answer.body
        assert isinstance(answer.body, bytes)
        self.table = json.loads(answer.body)["table"]
        me = await Person(self.host, self.table).connect()
        await me.say("start")
        return me

    async def come_back(self) -> Person:
        await self.end()
        await self._open()
        return await Person(self.host, self.table).connect()

    async def record(self) -> str:
        answer = await self.host.answer("GET", f"/api/tables/{self.table}/games/1.wiz")
        assert isinstance(answer.body, bytes)
        return answer.body.decode()


class Terminal(Host):
    """One `.wiz` file, and a call."""

    @property
    def path(self) -> Path:
        return self.folder / "game.wiz"

    async def begin(self) -> Person:
        rules = RuleChoice(**{**self.rules, "hand_sizes": tuple(self.rules["hand_sizes"])}).rules()
        record = saves.new(rules, name="Ada", seat=self.seat, seed="1", opponents=BOT)
        if self.deal is not None:
            record = saves.after(record, self.deal)
        saves.write(self.path, record, lasting=False)
        return await self._sit()

    async def _sit(self) -> Person:
        table = LocalTable(saves.read(self.path), self.path)
        await table.open()
        self.stack.push_async_callback(table.close)
        assert table._host is not None
        return await Person(table._host, table.file.table).connect()

    async def come_back(self) -> Person:
        await self.end()
        return await self._sit()

    async def record(self) -> str:
        return self.path.read_text(encoding="utf-8")


HOSTS: dict[str, type[Host]] = {"server": Server, "device": Device, "terminal": Terminal}
Scenario = Callable[[Host], Awaitable[None]]


def at(
    kind: str,
    folder: Path,
    scenario: Scenario,
    rules: Json,
    *,
    seat: int = 0,
    deal: Deal | None = None,
) -> None:
    """Run a scenario at one of the hosts."""

    async def run() -> None:
        host = HOSTS[kind](folder, rules, seat, deal)
        try:
            await scenario(host)
        finally:
            await host.end()

    asyncio.run(asyncio.wait_for(run(), 600))


async def move(me: Player | Person) -> Any:
    """Make the first legal move, and hear what it does."""
    await me.asked()
    action, me.legal = me.legal[0], []
    answer = await me.say("act", version=me.version, action=action)
    assert answer["type"] == "ok", answer
    while (me.version or 0) < answer["version"]:
        await me.hear()
    return answer


async def play(me: Player | Person) -> None:
    """Play to the end of the game."""
    while not me.over:
        await (move(me) if me.legal else me.hear())
