"""Finished games as they are sent: worked out once, beside the event loop.

A record folds a table's whole log, which takes a tenth of a second for a long one: no table waits
for it. What was worked out is kept, since a game that is over does not change.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, TypeAlias, TypeVar

from augury.game.text.record import Record, dumps
from augury.server.http.admission import Admission
from augury.server.http.limits import Counts
from augury.tables.bounds import FINISHED_GAMES_AT_ONCE
from augury.tables.errors import NoSuchGame, TooFast
from augury.tables.hub.room import Room
from augury.tables.store import Store, pages
from augury.tables.table.records import Recorder, replay
from augury.tables.table.sitting import Sitting

__all__ = ["KEPT_BYTES", "FinishedGames", "as_replay", "as_text"]

T = TypeVar("T")
U = TypeVar("U")

KEPT_BYTES: Final = 16 * 2**20

Form: TypeAlias = Callable[[Record], bytes]
_Key: TypeAlias = tuple[str, int, int | None, Form]


def as_text(game: Record) -> bytes:
    """The record as a `.wiz` text."""
    return dumps(game).encode()


def as_replay(game: Record) -> bytes:
    """The record as its events, as JSON."""
    return replay(game).model_dump_json().encode()


class FinishedGames:
    """Works out what was played, one game after another."""

    def __init__(self, store: Store, admission: Admission) -> None:
        self._store = store
        self._admission = admission
        self._thread = ThreadPoolExecutor(1, "augury-records")
        self._waiting = Counts(FINISHED_GAMES_AT_ONCE)
        self._begun: dict[_Key, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0

    async def see(self, room: Room, number: int, form: Form, address: str) -> bytes:
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
            if self._waiting.full(address):
                raise TooFast("too many games at once: wait for those before")
            self._waiting.add(address)
            work = self._begun[key] = asyncio.create_task(self._work_out(key, address))
        return await asyncio.shield(work)

    async def _work_out(self, key: _Key, address: str) -> bytes:
        table, number, _, form = key
        try:
            found = await self._beside(address, form, await self.record(table, number, address))
        finally:
            self._waiting.drop(address)
            del self._begun[key]
        self._keep(key, found)
        return found

    async def record(self, table: str, number: int, address: str) -> Record:
        """The record of a game, read page by page. Raises `NoSuchGame`."""
        recorder = Recorder(number)
        async for bodies in pages(self._store, table):
            found = await self._beside(address, recorder.read, bodies)
            if found is not None:
                return found
        raise NoSuchGame(f"this table has no game {number} that is over")

    async def _beside(self, address: str, work: Callable[[T], U], given: T) -> U:
        """What comes of work that is done in the thread, and that an address pays for."""
        loop = asyncio.get_running_loop()
        done, seconds = await loop.run_in_executor(self._thread, _timed, work, given)
        self._admission.spend(address, seconds)
        return done

    def _keep(self, key: _Key, found: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = found
            self._bytes += len(found)
        while self._bytes > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)


def _over(sitting: Sitting, number: int) -> bool:
    return number < sitting.game or (number == sitting.game and sitting.stage == "over")


def _timed(work: Callable[[T], U], given: T) -> tuple[U, float]:
    """What comes of the work, and the seconds that it took."""
    began = thread_time()
    return work(given), thread_time() - began
