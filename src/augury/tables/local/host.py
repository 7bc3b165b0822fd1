"""The hub of tables for one person on their own device: every connection is that person's.

    host = LocalHost(LocalStore(storage, tell))
    await host.start()
    answer = await host.answer("POST", "/api/tables", body)         # as by HTTP
    connection = await host.connect(table, None, message, closed)   # as by a socket
    connection.hear('{"type": "start", "id": "1"}')

No key has to be shown on one's own device: the one person at a table is who asks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import inf
from typing import Final, TypeAlias

from augury.bots import NAMES
from augury.game.errors import AuguryError
from augury.tables.analysts import Analysts
from augury.tables.bus import Bus
from augury.tables.clock import SteadyClock
from augury.tables.errors import Malformed
from augury.tables.hub.hub import Hub
from augury.tables.hub.room import Room
from augury.tables.hub.thinking import Thinker
from augury.tables.protocol.closings import Closing
from augury.tables.protocol.commands import Command, Incoming, Ping, command_id
from augury.tables.protocol.messages import Message, Ok, Pong, error_message
from augury.tables.protocol.wire import encode, line, read_body
from augury.tables.routes import ROUTES, Alone, Answer, Backend, Router, Sent, refusal
from augury.tables.store import Store
from augury.tables.table.decisions import Context
from augury.tables.table.timers import Delays

PREFIX: Final = "local-"
"""How the id of a table begins that no server knows."""

PROCESS: Final = "here"
"""The same at every start: who was there when the program ended need not be said to have gone."""

_TO_OTHERS: Final = re.compile(r"/api/(pads|codes)\b.*|.*/code")  # to be found by other people
_ROUTES: Final = tuple(route for route in ROUTES if not _TO_OTHERS.fullmatch(route.path))

Say: TypeAlias = Callable[[str], None]
Closed: TypeAlias = Callable[[int], None]


def usual_context() -> Context:
    """What decisions depend on, where nothing else is said."""
    return Context(process=PROCESS, bots=NAMES, substitute=NAMES[0])


class LocalHost:
    """The tables of one person."""

    def __init__(
        self,
        store: Store,
        *,
        thought: float,
        bots: Thinker | None = None,
        context: Context | None = None,
        time: SteadyClock | None = None,
    ) -> None:
        """`thought` is how many seconds a bot seems to think."""
        self._time = time or SteadyClock()
        self.hub = Hub(
            store,
            Bus(),
            bots or Thinker(),
            context or usual_context(),
            Delays(thought=thought, grace=inf, catch_up=0),
            line,
            self._time,
            PREFIX,
        )
        self._router = Router(_ROUTES, Backend(self.hub, Analysts()))
        self._asker = Alone(self.hub)

    async def start(self) -> None:
        """Start the hub, and with it the timers of the tables that were kept."""
        await self.hub.start()

    async def stop(self) -> None:
        """Finish what was begun."""
        await self.hub.stop()

    async def answer(self, method: str, path: str, body: str = "") -> Answer:
        """Answer a request as a server would by HTTP; what is refused, too."""

        async def read(most: int) -> bytes:  # noqa: ARG001  (nobody sends too much to themselves)
            return body.encode()

        path, _, query = path.partition("?")
        try:
            return await self._router.answer(Sent(method, path, query, read=read), self._asker)
        except AuguryError as error:
            return refusal(error)

    async def connect(
        self, table: str, version: int | None, message: Say, closed: Closed
    ) -> LocalConnection:
        """Listen to a table from now on: what was missed since a version, or everything at once.

        `message` is called with every message, `closed` if the hub ends the connection, with its
        close code. Raises `NoSuchTable`, `OtherVersion` and `SpectatorsBarred`.
        """
        room = await self.hub.room(table)
        self._time.keep_up(room.sitting.at)  # the device's clock may have been set back
        key = await self._asker.own_key(table)
        connection = LocalConnection(self.hub, room, key, message, closed)
        self.hub.join(room, connection, await room.admit(key), version)
        self.hub.tasks.spawn(room.writer.remind())  # no timer has outlived the last program
        return connection


class LocalConnection:
    """A person who listens to a table in this process. What they say is carried out in order."""

    def __init__(self, hub: Hub, room: Room, key: str | None, message: Say, closed: Closed) -> None:
        self.key = key
        self._hub = hub
        self._room = room
        self._message = message
        self._closed = closed
        self._over = False

    # What the table says

    def send(self, frames: bytes) -> None:
        """Hand over what happened, a line for each message."""
        for text in frames.decode().rstrip("\n").split("\n"):
            self._message(text)

    def end(self, code: Closing, reason: str) -> None:  # noqa: ARG002
        """End it: the table has said so."""
        if not self._over:
            self.close()
            self._closed(code)

    # What the person says

    def hear(self, text: str) -> None:
        """The person says something: it is answered as over a socket."""
        try:
            said = read_body(Incoming, text.encode())
        except Malformed as error:
            self._refuse(command_id(text.encode()), error)
            return
        if isinstance(said, Ping):
            self._say(Pong(version=self._room.sitting.version))
        else:
            self._hub.tasks.spawn(self._carry_out(said))

    def close(self) -> None:
        """The person listens no more."""
        if not self._over:
            self._over = True
            self._hub.leave(self._room, self)

    async def _carry_out(self, command: Command) -> None:
        def answer(version: int) -> None:
            self._say(Ok(id=command.id, version=version))

        try:
            await self._room.submit(self.key, command, answer)
        except AuguryError as error:
            self._refuse(command.id, error)

    def _refuse(self, command: str | None, error: AuguryError) -> None:
        self._say(error_message(command, error))

    def _say(self, message: Message) -> None:
        self._message(encode(message).decode())
