"""Finished games as they are sent: worked out once, aside from the event loop.

A record folds a table's whole log, which takes a tenth of a second for a long one: no table waits
for it. What was worked out is kept, since a game that is over does not change.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from augury.game.text.record import Record, dumps
from augury.tables.errors import NoSuchGame
from augury.tables.hub.room import Room
from augury.tables.protocol.wire import encode
from augury.tables.store import Store, pages
from augury.tables.table.records import Recorder, replay
from augury.tables.table.sitting import Sitting

KEPT_BYTES: Final = 16 * 2**20

Form: TypeAlias = Callable[[Record], bytes]
Aside: TypeAlias = Callable[..., Awaitable[Any]]
"""Does work with values beside the event loop, for somebody who pays for it."""

_Key: TypeAlias = tuple[str, int, int | None, Form]


def as_text(game: Record) -> bytes:
    """The record as a `.wiz` text."""
    return dumps(game).encode()


def as_replay(game: Record) -> bytes:
    """The record as its events, as JSON."""
    return encode(replay(game))


class FinishedGames:
    """Works out what was played, and keeps it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._begun: dict[_Key, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0

    async def see(self, room: Room, number: int, form: Form, aside: Aside) -> bytes:
        """A game of a table, in this form. Raises `NoSuchGame`."""
        if not _over(room.sitting, number):
            await room.catch_up(room.sitting.version + 1)  # it may have ended in another process
        sitting = room.sitting
        if not _over(sitting, number):
            raise NoSuchGame(f"this table has no game {number} that is over")
        # The last card of the last game may yet be taken back; older games are as they are.
        key = (sitting.table, number, sitting.version if number == sitting.game else None, form)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        work = self._begun.get(key)
        if work is None:
            work = self._begun[key] = asyncio.create_task(self._work_out(key, aside))
        return await asyncio.shield(work)

    async def record(self, table: str, number: int, aside: Aside) -> Record:
        """The record of a game, read page by page. Raises `NoSuchGame`."""
        recorder = Recorder(number)
        async for bodies in pages(self._store, table):
            found: Record | None = await aside(recorder.read, bodies)
            if found is not None:
                return found
        raise NoSuchGame(f"this table has no game {number} that is over")

    async def _work_out(self, key: _Key, aside: Aside) -> bytes:
        table, number, _, form = key
        try:
            found: bytes = await aside(form, await self.record(table, number, aside))
        finally:
            del self._begun[key]
        self._keep(key, found)
        return found

    def _keep(self, key: _Key, found: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = found
            self._bytes += len(found)
        while self._bytes > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)


def _over(sitting: Sitting, number: int) -> bool:
    return number < sitting.game or (number == sitting.game and sitting.stage == "over")
