"""Commands that were sent to a table, until they are answered."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import TypeAlias

from augury.client.errors import RequestRefused
from augury.game.text.codecs import codec
from augury.tables.protocol.commands import Command
from augury.tables.protocol.messages import ErrorMessage, Ok

Answer: TypeAlias = Ok | ErrorMessage


def new_id() -> str:
    """An id for a command, under which it is carried out once."""
    return secrets.token_hex(8)


class Answers:
    """What was said and has no answer yet: it is said again on the next line, under the same id."""

    def __init__(self) -> None:
        self._waiting: dict[str, tuple[str, asyncio.Future[Answer]]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter([said for said, _ in self._waiting.values()])

    def expect(self, command: Command) -> tuple[str, asyncio.Future[Answer]]:
        """A command as it is said, and its answer to come."""
        said = codec(type(command)).encode(command).decode()
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = said, answer
        return said, answer

    def hear(self, message: Answer) -> None:
        """An answer has come."""
        _, answer = self._waiting.pop(message.id or "", (None, None))
        if answer is not None and not answer.done():
            answer.set_result(message)

    def end(self, error: Exception) -> None:
        """There will be no more answers."""
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self._waiting.clear()


async def accepted(answer: asyncio.Future[Answer]) -> None:
    """Wait for the answer. Raises `RequestRefused`."""
    message = await answer
    if isinstance(message, ErrorMessage):
        raise RequestRefused(message.code, message.message, message.refusal)
