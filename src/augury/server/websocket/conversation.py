"""What a client says over its connection, and what it is answered."""

from __future__ import annotations

import asyncio
from collections import deque
from random import random
from time import monotonic
from typing import TYPE_CHECKING, Final

import structlog

from augury.game.errors import AuguryError
from augury.server.metrics import COMMANDS, DROPPED, REFUSED
from augury.tables.bounds import MISTAKES, WAITING_COMMANDS
from augury.tables.errors import Failed, Malformed, Refused, TooFast, place_of
from augury.tables.protocol.closings import Closing
from augury.tables.protocol.commands import Command, Incoming, Ping, command_id
from augury.tables.protocol.messages import Message, Ok, Pong, error_message
from augury.tables.protocol.wire import encode, frame, read_body

if TYPE_CHECKING:
    from augury.server.http.admission import Admission
    from augury.server.websocket.connection import Connection
    from augury.tables.hub.room import Room
    from augury.tables.hub.tasks import Tasks


log = structlog.get_logger("augury.server")

_SAMPLE: Final = 8  # one command in eight is measured, and counts for all of them


class Conversation:
    """The commands of one connection, in order; each is answered before the next is carried out.

    They are carried out by one task, which begins with the first of them and ends with the
    connection: one for each would cost more than many a command.
    """

    __slots__ = (
        "_address",
        "_admission",
        "_commands",
        "_connection",
        "_idle",
        "_mistakes",
        "_room",
        "_stopped",
        "_tasks",
        "_working",
    )

    def __init__(
        self, connection: Connection, room: Room, address: str, admission: Admission, tasks: Tasks
    ) -> None:
        self._connection = connection
        self._room = room
        self._address = address
        self._admission = admission
        self._tasks = tasks
        self._commands: deque[Command] = deque()
        self._working = False  # there is a task
        self._idle: asyncio.Future[None] | None = None  # which waits for a command
        self._stopped = False
        self._mistakes = 0

    def hear(self, message: bytes) -> None:
        """Answer a message of the client."""
        connection = self._connection
        if not self._admission.take_message(self._address, connection.key):
            self._mistake(message, TooFast("too many messages at once"))
            return
        try:
            said = read_body(Incoming, message)
        except Malformed as error:
            self._mistake(message, error)
            return
        if isinstance(said, Ping):
            connection.send(_framed(Pong(version=self._room.sitting.version)))
        elif len(self._commands) >= WAITING_COMMANDS:
            self._mistake(message, TooFast("too many commands wait for an answer"))
        else:
            self._commands.append(said)
            if self._working:
                self._wake()
            else:
                self._working = True
                self._tasks.spawn(self._work())

    def count(self) -> None:
        """The client has sent a frame that is no message, or not all of one: it counts as much."""
        if not self._admission.take_message(self._address, self._connection.key):
            self._mistake(b"", TooFast("too many frames at once"))

    def stop(self) -> None:
        """The client is gone: what it said last and was not begun is not carried out."""
        self._commands.clear()
        self._stopped = True
        self._wake()

    def _mistake(self, message: bytes, error: Refused) -> None:
        """Answer what is not carried out: under its id, if it has one, so that none waits on."""
        self._mistakes += 1
        REFUSED.labels(error.code).inc()
        self._connection.send(_framed(error_message(command_id(message), error)))
        if self._mistakes >= MISTAKES:
            DROPPED.labels(error.code).inc()
            self._connection.end(Closing.MISUSE, str(error))

    async def _work(self) -> None:
        """Carry out the commands that come, in order."""
        try:
            while not self._stopped:
                if not self._commands:
                    self._idle = asyncio.get_running_loop().create_future()
                    await self._idle
                    continue
                work = self._carry_out(self._commands.popleft())
                if random() < 1 / _SAMPLE:  # measuring every one would cost more than it tells
                    await self._admission.spending(self._address, work, _SAMPLE)
                    self._admission.spend_commands(self._address, _SAMPLE)
                    self._connection.rest(self._admission.rest(self._address))
                else:
                    await work
        finally:
            self._working = False

    def _wake(self) -> None:
        """Let the task go on, if it waits."""
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _carry_out(self, command: Command) -> None:
        began, connection = monotonic(), self._connection
        try:
            await self._room.submit(
                connection.key,
                command,
                lambda version: connection.hold(_framed(Ok(command.id, version))),
            )
        except AuguryError as error:
            self._refuse(command, error)
        except Exception as error:  # noqa: BLE001  (the answer to others would wait for this one)
            log.error("a command failed", error=type(error).__name__, at=place_of(error))
            self._refuse(command, Failed("the server has made a mistake, and noted where"))
        else:
            connection.send(b"")  # an answer that no broadcast came with
        COMMANDS.observe(monotonic() - began)

    def _refuse(self, command: Command, error: AuguryError) -> None:
        REFUSED.labels(error.code).inc()
        self._connection.send(_framed(error_message(command.id, error)))


def _framed(message: Message) -> bytes:
    return frame(encode(message))
