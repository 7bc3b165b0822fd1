"""The hub of tables for one person on their own device: every connection is that person's.

    host = LocalHost(LocalStore(storage, tell))
    await host.start()
    reply = await answer(host, "POST", "/api/tables", body)         # of `requests`
    connection = await host.connect(table, None, message, closed)   # as a socket to a server
    connection.hear('{"type": "start", "id": "1"}')

What a person's device is asked for it does not ask a key: the seat at its tables is theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final, TypeAlias

from pydantic import ValidationError

from augury.bots import NAMES
from augury.game.errors import AuguryError
from augury.tables.bus import Hear
from augury.tables.clock import SteadyClock, TimeSource
from augury.tables.errors import Malformed, NotSeated
from augury.tables.hub.hub import Hub, Pace
from augury.tables.hub.room import Room
from augury.tables.hub.services import Thinker
from augury.tables.hub.thinking import InProcess
from augury.tables.protocol.closings import Closing
from augury.tables.protocol.commands import INCOMING, Command, Ping, command_id
from augury.tables.protocol.frames import line
from augury.tables.protocol.messages import Ok, Pong, error_message
from augury.tables.store import Store
from augury.tables.table.decisions import House
from augury.tables.table.sitting import Sitting
from augury.tables.table.timers import Delays

__all__ = ["PREFIX", "LocalConnection", "LocalHost", "house", "is_local", "own_seat"]

PREFIX: Final = "local-"
"""How the id of a table begins that no server knows."""

PROCESS: Final = "here"
"""The same at every start: who was there when the program ended need not be said to have gone."""

_ABSENCE: Final = 1.5  # seconds until a page that has gone, and not come back, is away
_UNUSED: Final = 60.0

Message: TypeAlias = Callable[[str], None]
Closed: TypeAlias = Callable[[int], None]


def is_local(table: str) -> bool:
    """Whether it is the id of a table that no server knows."""
    return table.startswith(PREFIX)


def house() -> House:
    """What decisions depend on, where nothing else is said."""
    return House(process=PROCESS, bots=NAMES, substitute=NAMES[0])


def own_seat(sitting: Sitting) -> int:
    """The seat of the only person. Raises `NotSeated` once they have left it."""
    for seat, chair in enumerate(sitting.chairs):
        if chair.name is not None:
            return seat
    raise NotSeated("nobody sits at this table any more")


class _NoBus:
    """No other process has to be told."""

    async def start(self, hear: Hear, missed: object) -> None:
        """Nothing will be heard."""

    async def stop(self) -> None:
        """Nothing was heard."""

    def publish(self, table: str, version: int) -> None:
        """Nobody listens."""


class LocalHost:
    """The tables of one person."""

    def __init__(
        self,
        store: Store,
        *,
        thought: float,
        bots: Thinker | None = None,
        on: House | None = None,
        time: TimeSource | None = None,
    ) -> None:
        """`thought` is how many seconds a bot seems to think."""
        self._time = time or SteadyClock()
        self.now = self._time.now
        delays = Delays(thought=thought, grace=inf)
        self.hub = Hub(
            store,
            _NoBus(),
            bots or InProcess(),
            on or house(),
            Pace(delays, absence=_ABSENCE, catch_up=0, unused=_UNUSED),
            line,
            self._time,
            PREFIX,
        )

    async def start(self) -> None:
        """Begin to look after the tables."""
        await self.hub.start()

    async def stop(self) -> None:
        """Finish what was begun."""
        await self.hub.stop()

    async def room(self, table: str) -> Room:
        """The table. Raises `NoSuchTable` and `OtherVersion`."""
        room = await self.hub.room(table)
        self._time.keep_up(room.sitting.at)  # the device's clock may have been set back
        return room

    async def connect(
        self, table: str, version: int | None, message: Message, closed: Closed
    ) -> LocalConnection:
        """Listen to a table from now on: what was missed since a version, or everything at once.

        `message` is called with every message, `closed` if the hub ends the connection, with its
        close code. Raises `NoSuchTable`, `OtherVersion` and `NotSeated`.
        """
        room = await self.room(table)
        seat = own_seat(room.sitting)
        connection = LocalConnection(self.hub, room, seat, message, closed)
        self.hub.join(room, connection, seat, version)
        self.hub.tasks.spawn(self.hub.tend(table))  # no timer has outlived the last program
        return connection


class LocalConnection:
    """A person who listens to a table in this process. What they say is carried out in order."""

    def __init__(self, hub: Hub, room: Room, seat: int, message: Message, closed: Closed) -> None:
        self.key = room.sitting.chairs[seat].key
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
            said = INCOMING.validate_json(text)
        except ValidationError as error:
            self._refuse(command_id(text.encode()), malformed(error))
            return
        if isinstance(said, Ping):
            self._message(Pong(version=self._room.sitting.version).model_dump_json())
        else:
            self._hub.tasks.spawn(self._carry_out(said))

    def close(self) -> None:
        """The person listens no more."""
        if not self._over:
            self._over = True
            self._hub.part(self._room, self)

    async def _carry_out(self, command: Command) -> None:
        def answer(version: int) -> None:
            self._message(Ok(id=command.id, version=version).model_dump_json())

        try:
            await self._room.submit(self.key, command, answer)
        except AuguryError as error:
            self._refuse(command.id, error)

    def _refuse(self, command: str | None, error: AuguryError) -> None:
        self._message(error_message(command, error).model_dump_json())


def malformed(error: ValidationError) -> Malformed:
    """What is wrong with a message, as a refusal."""
    return Malformed.by_model(
        error.errors(include_url=False, include_input=False, include_context=False)[0]
    )
