"""All tables of this process: rooms are opened when somebody asks and closed when nobody does."""

from __future__ import annotations

import asyncio
import secrets
import socket
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import inf
from typing import Any, Final
from urllib.parse import urlsplit

import structlog

from augury.game.errors import AuguryError
from augury.server.bus import Bus
from augury.server.chores import Patience, due
from augury.server.decisions import House, check_setup
from augury.server.entries import Opened, encode
from augury.server.errors import ForeignOrigin, NoSuchTable
from augury.server.keys import hashed, new_key, new_table_id
from augury.server.limits import Buckets
from augury.server.metrics import ROOMS
from augury.server.minds import Minds, names
from augury.server.news import listing
from augury.server.protocol import Joined, NewSeat, NewTable
from augury.server.room import Listener, Room
from augury.server.settings import Settings
from augury.server.sitting import fold
from augury.server.sockets import Sockets
from augury.server.store import Due, Listed, Store, Writing, Written

__all__ = ["Hub"]

_LEASE: Final = 15.0  # seconds until another process sees to a table this one has claimed
_HEARTBEAT: Final = 5.0
_PRESUMED_DEAD: Final = 20.0
_LONGEST_SLEEP: Final = 2.0
_DAY: Final = 24 * 3600.0
_AT_ONCE: Final = 500  # tables in one question to the database

log = structlog.get_logger("augury.hub")


class Hub:
    """The tables, and the tasks that keep them going."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        house: House | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.house = house or House(
            process=f"{socket.gethostname()}-{secrets.token_hex(4)}",
            bots=names(),
            substitute=settings.substitute,
        )
        self.patience = Patience(
            thought=settings.bot_seconds,
            grace=settings.grace_seconds,
            unstarted=settings.unstarted_days * _DAY or inf,
            untouched=settings.untouched_days * _DAY or inf,
        )
        self.stopping = False
        self.minds = Minds(settings.bot_processes)
        self.sockets = Sockets(settings)
        self.messages = Buckets(settings.messages_per_second, settings.messages_burst)
        self._bus = bus
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tending: dict[str, int] = {}  # how often claimed since it was last seen to
        self._tasks: set[asyncio.Task[Any]] = set()
        self._wake = asyncio.Event()
        self._next = float("inf")

    async def start(self) -> None:
        """Open the store, and begin to see to the tables."""
        await self.store.open()
        await self.store.heartbeat(self.house.process, self.now())
        await self._bus.start(self._hear, self.catch_up)
        for chore in (self._keep_time, self._keep_house, self._keep_up):
            self.spawn(_for_ever(chore))
        self.spawn(self.sockets.look_after())

    async def stop(self) -> None:
        """Finish what was begun. Who was connected here will be missed by the other processes."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()
        await self._bus.stop()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else; an error is logged and ends it."""
        task = asyncio.get_running_loop().create_task(_watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def lay(self, wish: NewTable) -> Joined:
        """Lay a table, and seat its host."""
        check_setup(wish.setup, wish.seat, self.house)
        table, key = new_table_id(), new_key()
        opened = Opened(
            at=self.now(),
            table=table,
            setup=wish.setup,
            seeds=self.house.seeds(wish.setup.rules.rules()),
            seat=wish.seat,
            name=wish.name,
            key=hashed(key),
            contribution=wish.contribution,
        )
        sitting = fold([opened])
        assert sitting is not None
        writing = Writing(
            table,
            1,
            (encode(opened),),
            due=Due(due(sitting, self.patience)),
            listed=Listed(listing(sitting)),
        )
        outcome = await self.store.write(writing)
        assert outcome == Written()
        return self._joined(table, wish.seat, key)

    async def seat(self, table: str, wish: NewSeat) -> Joined:
        """Let a person sit down; who asks again with the same key sits there already."""
        key = wish.key or new_key()
        seat = await (await self.room(table)).seat(wish, hashed(key))
        return self._joined(table, seat, key)

    def _joined(self, table: str, seat: int, key: str) -> Joined:
        return Joined(table=table, seat=seat, key=key, link=f"/t/{table}#{key}")

    async def room(self, table: str) -> Room:
        """The table of this id. Raises `NoSuchTable`."""
        room = self._rooms.get(table)
        if room is not None and not room.cleared:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        room = Room(
            table, self.store, self.house, self.patience, self.minds, self.now, self._written
        )
        if not await room.load():
            raise NoSuchTable(f"no table {table!r}: perhaps the link is incomplete")
        self._rooms[table] = room
        ROOMS.set(len(self._rooms))
        return room

    # Connections

    def check_origin(self, origin: str | None, host: str | None) -> None:
        """Refuse a page from elsewhere. A client that is no browser says no origin."""
        if origin is None or origin in self.settings.origins:
            return
        if host is None or urlsplit(origin).netloc != host:
            raise ForeignOrigin(f"pages from {origin!r} may not connect to this server")

    def join(self, room: Room, listener: Listener, seat: int | None, version: int | None) -> None:
        """A connection listens to a table."""
        room.join(listener, seat, version)
        if seat is not None and listener.key is not None:
            self.spawn(room.arrive(listener.key))

    def part(self, room: Room, listener: Listener) -> None:
        """A connection is gone. A moment's absence, as of a page that reloads, is none."""
        seat = room.part(listener)
        if seat is not None and not self.stopping:
            self.spawn(self._depart(room, seat))

    async def _depart(self, room: Room, seat: int) -> None:
        await asyncio.sleep(self.settings.absence_seconds)
        process = self.house.process
        await room.depart(seat, process, unless=lambda: seat in room.listeners.values())

    # News from and for other processes

    def _written(self, table: str, version: int, due: float | None) -> None:
        if version:
            self._bus.publish(table, version)
        if due is not None and due < self._next:
            self._next = due
            self._wake.set()

    async def _hear(self, table: str, version: int) -> None:
        room = self._rooms.get(table)
        if room is not None:
            with suppress(NoSuchTable):  # it was cleared away, and its listeners know
                await room.hear(version)

    async def catch_up(self) -> None:
        """Look at the log, in case hints were lost."""
        listened = [table for table, room in self._rooms.items() if room.listeners]
        for start in range(0, len(listened), _AT_ONCE):
            for table, version in await self.store.versions(listened[start : start + _AT_ONCE]):
                await self._hear(table, version)

    async def _keep_up(self) -> None:
        while self.settings.catch_up_seconds:
            await asyncio.sleep(self.settings.catch_up_seconds)
            await self.catch_up()

    # Chores

    async def _keep_time(self) -> None:
        """See to the tables whose time has come, whichever process they were played in."""
        while True:
            now = self.now()
            self._next = now + _LONGEST_SLEEP
            for table in await self.store.claim(now, _LEASE):
                if table in self._tending:  # by a task that is not done yet
                    self._tending[table] += 1
                else:
                    self._tending[table] = 1
                    self.spawn(self._tend(table))
            while (pause := self._next - self.now()) > 0:
                self._wake.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), pause)

    async def _tend(self, table: str) -> None:
        """Do what is due; and again, if the table was claimed once more meanwhile."""
        try:
            room = await self.room(table)
            while self._tending[table]:
                self._tending[table] = 0
                await room.tend()
        except NoSuchTable:
            log.info("a table was cleared away", table=table)
        finally:
            del self._tending[table]

    async def _keep_house(self) -> None:
        """Say that this process lives, miss those that do not, and close rooms nobody is in."""
        while True:
            await asyncio.sleep(_HEARTBEAT)
            now = self.now()
            await self.store.heartbeat(self.house.process, now)
            await self.miss_the_dead()
            for table, room in list(self._rooms.items()):
                if not room.listeners and (
                    room.cleared or now - room.used > self.settings.room_seconds
                ):
                    del self._rooms[table]
            ROOMS.set(len(self._rooms))

    async def miss_the_dead(self) -> None:
        """Write down the absence of those who were connected to processes that are no more."""
        for table, presence in await self.store.orphans(self.now() - _PRESUMED_DEAD):
            if presence.process == self.house.process:
                continue  # this one lives, whatever the clock says
            with suppress(NoSuchTable):
                room = await self.room(table)
                await room.depart(presence.seat, presence.process, unless=lambda: False)
            await self.store.forget(table, presence)


async def _watched(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except AuguryError as error:
        log.warning("task refused", code=error.code, error=str(error))
    except Exception:
        log.exception("task failed")


async def _for_ever(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Begin again whatever fails; the database may be away for a while."""
    while True:
        try:
            await work()
            return
        except Exception:
            log.exception("a chore failed")
            await asyncio.sleep(1)
