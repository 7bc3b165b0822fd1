"""A person at a table of their own device, in a test."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from augury.tables.hub.thinking import Thinker
from augury.tables.local.host import LocalConnection, LocalHost
from augury.tables.local.store import LocalStore, Reason
from augury.tables.routes.route import Media
from augury.tables.table.decisions import Context
from augury.tables.table.sitting import Sitting
from tests.tables.storage import MemoryStorage

Json = dict[str, Any]

RULES: Json = {
    "players": 3,
    "hand_sizes": [2, 3],
    "special": ["dragon", "fairy", "bomb", "juggler"],
}


@asynccontextmanager
async def hosting(
    storage: MemoryStorage | None = None,
    tell: Callable[[Reason | None], None] = lambda _: None,
    bots: Thinker | None = None,
    context: Context | None = None,
) -> AsyncIterator[LocalHost]:
    """The hub of a device, on a storage that outlives it."""
    host = LocalHost(
        LocalStore(storage or MemoryStorage(), tell), thought=0, bots=bots, context=context
    )
    await host.start()
    try:
        yield host
    finally:
        await host.stop()


async def ask(host: LocalHost, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Ask as by HTTP: the status, and the answer."""
    text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
    answer = await host.answer(method, path, text)
    assert isinstance(answer.body, bytes)
    said = answer.body.decode()
    return answer.status, said if answer.media is Media.TEXT else json.loads(said)


class Person:
    """Plays at a table of the device."""

    def __init__(self, host: LocalHost, table: str) -> None:
        self.host = host
        self.table = table
        self.version: int | None = None
        self.legal: list[str] = []
        self.said: list[Json] = []  # by the table, in order
        self.closed: int | None = None
        self.over = False
        self._heard: asyncio.Queue[Json] = asyncio.Queue()
        self._connection: LocalConnection | None = None

    async def connect(self, version: int | None = None) -> Person:
        self._connection = await self.host.connect(
            self.table, version, self._message, lambda code: setattr(self, "closed", code)
        )
        return self

    def close(self) -> None:
        assert self._connection is not None
        self._connection.close()

    def _message(self, text: str) -> None:
        message: Json = json.loads(text)
        self._heard.put_nowait(message)

    async def hear(self) -> Json:
        """The next message."""
        message = await asyncio.wait_for(self._heard.get(), 60)
        self.said.append(message)
        if message["type"] == "events":
            self.legal, self.version = message["legal_actions"], message["version"]
            turns = [one["phase"] for one in message["events"] if one["type"] == "Turn"]
            self.over = turns[-1:] == ["over"] or (self.over and not turns)
        elif message["type"] == "welcome":
            self.legal = (message["view"] or {}).get("legal_actions", [])
            self.version = message["version"]
            self.over = message["table"]["stage"] == "over"
        return message

    async def send(self, command: Json | str) -> None:
        assert self._connection is not None
        self._connection.hear(command if isinstance(command, str) else json.dumps(command))

    async def say(self, type: str, **fields: Any) -> Json:  # noqa: A002
        """Give a command, and wait for its answer."""
        command = {"type": type, "id": fields.pop("id", None) or secrets.token_hex(6), **fields}
        await self.send(command)
        while True:
            message = await self.hear()
            if message["type"] in ("ok", "error") and message["id"] == command["id"]:
                return message

    async def asked(self) -> None:
        """Listen until there is a move to make."""
        while not self.legal:
            await self.hear()

    async def move(self) -> Json:
        """Make the first legal move, and hear what it does."""
        await self.asked()
        action, self.legal = self.legal[0], []
        answer = await self.say("act", version=self.version, action=action)
        assert answer["type"] == "ok", answer
        while (self.version or 0) < answer["version"]:
            await self.hear()
        return answer

    async def play(self) -> None:
        """Play to the end of the game."""
        while (await self.sitting()).stage == "playing":
            if self.legal:
                await self.move()
            else:
                await self.hear()

    async def sitting(self) -> Sitting:
        return (await self.host.hub.room(self.table)).sitting


async def lay(host: LocalHost, rules: Any = None, **wish: Any) -> str:
    """A table for this person and two bots; its id."""
    setup = {"rules": rules or RULES, "bots": {1: "novice", 2: "apprentice"}, **wish}
    status, joined = await ask(host, "POST", "/api/tables", {"name": "Ada", "setup": setup})
    assert status == 201, joined
    return str(joined["table"])


async def begin(host: LocalHost, rules: Any = None, **wish: Any) -> Person:
    """The same, connected and started."""
    me = await Person(host, await lay(host, rules, **wish)).connect()
    assert (await me.say("start"))["type"] == "ok"
    return me
