"""A seat at a table of a server, as a screen sees it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from augury.cli.errors import UsageError
from augury.cli.sessions.table import TableSession
from augury.cli.sessions.updates import Closed, ConnectionChanged
from augury.client.errors import ClientError
from augury.client.line import UNREADABLE, Line
from augury.client.link import Link
from augury.client.link import read_link as read_any
from augury.game.text.record import Record
from augury.tables.protocol.messages import Message


def read_link(text: str) -> Link:
    """The link of a table or of a seat. Raises `UsageError` if it is none."""
    try:
        return read_any(text)
    except ClientError:
        raise UsageError("terminal-no-link", text=text) from None


class RemoteSession(TableSession):
    """A seat at a server's table; a line that is lost is opened again."""

    def __init__(self, link: Link, language: str = "en") -> None:
        super().__init__(language)
        self._line = Line(link, self._answers, self)
        self._listening: asyncio.Task[None] | None = None

    @property
    def link(self) -> Link:
        """The link of the seat, once it is taken."""
        return self._line.link

    async def sit(self, name: str) -> None:
        """Take a seat, if the link is not that of one already, and begin to listen.

        Raises `UsageError` if the server cannot be reached, and `RequestRefused` with its reason.
        """
        if self.link.key is None:
            try:
                self._line.link = await self.link.sit(name)
            except ClientError as error:
                raise self._unreachable(error) from None
        self._listening = asyncio.create_task(self._line.run())

    async def close(self) -> None:
        """Leave the line; the seat stays one's own."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._line.close()

    def heard(self, message: Message) -> None:
        """Take in what the table says."""
        self._hear(message)

    def line_changed(self, *, up: bool) -> None:
        """Tell the screen."""
        self._updates.put_nowait(ConnectionChanged(up=up))

    def ended(self, why: str) -> None:
        """Tell the screen why."""
        message = "closed-unreadable" if why == UNREADABLE else f"closed-{why.replace('_', '-')}"
        self._updates.put_nowait(Closed(message))

    async def _send(self, text: str) -> None:
        await self._line.send(text)

    async def record(self) -> Record:
        """The finished game. Raises `UsageError`, or `RequestRefused` with the server's reason."""
        try:
            return await self.link.record(self._game)
        except ClientError as error:
            raise self._unreachable(error) from None

    def _unreachable(self, error: Exception) -> UsageError:
        return UsageError("terminal-unreachable", address=self.link.address, reason=str(error))
