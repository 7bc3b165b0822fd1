"""All tables of this process: rooms are opened when somebody asks and closed when nobody does."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from augury.tables.bus import Bus
from augury.tables.clock import SteadyClock
from augury.tables.errors import Busy, NoSuchTable, WrongKey
from augury.tables.hub.finished import FinishedGames
from augury.tables.hub.listeners import Listener
from augury.tables.hub.pads import Pads
from augury.tables.hub.room import Room
from augury.tables.hub.services import Services, WorkCounts
from augury.tables.hub.tasks import Tasks
from augury.tables.hub.thinking import Thinker
from augury.tables.hub.timekeeper import Timekeeper
from augury.tables.keys import hashed, new_key, new_table_id, table_id
from augury.tables.protocol.tables import Joined, NewSeat, NewTable
from augury.tables.protocol.wire import Framing
from augury.tables.store import Listed, NoDatabase, Store, Stored, TimerDue, Writing
from augury.tables.table.decisions import Context, check_name, check_setup
from augury.tables.table.entries import OpenedEntry, dump
from augury.tables.table.folding import fold
from augury.tables.table.sitting import Sitting, commitments
from augury.tables.table.summaries import listing
from augury.tables.table.timers import Delays, due

_HEARTBEAT: Final = 5.0
_PRESUMED_DEAD: Final = 20.0
_FORGOTTEN: Final = 600.0
_AT_ONCE: Final = 500  # tables in one question to the database


class Hub:
    """The tables, and the tasks that keep them going."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: Thinker,
        context: Context,
        delays: Delays,
        framing: Framing,
        time: SteadyClock | None = None,
        prefix: str = "",
    ) -> None:
        """`prefix` is how the ids of its tables begin."""
        self.store = store
        self.bus = bus
        self.context = context
        self.draining = False  # about to stop: nobody new should be sent here
        self.stopping = False
        self.tasks = Tasks()
        self._time = time or SteadyClock()
        self.now = self._time.now
        self._delays = delays
        self._open = False
        self._prefix = prefix
        self.games = FinishedGames(store)
        self.pads = Pads(store, self.now, delays.untouched)
        self._services = Services(
            store=store,
            context=context,
            delays=delays,
            bots=bots,
            framing=framing,
            now=self.now,
        )
        self._timekeeper = Timekeeper(store, self.run_timers, self.tasks, self.now)
        # A table has one room here, as long as anybody has to do with it: who was given a closed
        # one and has not joined it yet keeps it, and is in the same as those who come after.
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._open_rooms: dict[str, Room] = {}  # kept, though nobody may have to do with them
        self._loading: dict[str, asyncio.Task[Room]] = {}

    @property
    def counts(self) -> WorkCounts:
        """What has been counted so far."""
        return self._services.counts

    async def open(self) -> None:
        """Open the store, once, and write to it. Raises `NoDatabase`."""
        if self._open:
            return
        await self.store.open()
        try:
            self._time.resume(await self.store.last_beat())
            await self.beat()
        except Busy as error:
            await self.store.close()
            raise NoDatabase(
                f"{error}, and nothing can be written: make room on its disk, or choose another "
                "database"
            ) from error
        self._open = True

    async def start(self) -> None:
        """Open the store, and begin to see to the tables."""
        await self.open()
        await self.pads.expect_old()
        await self.bus.start(self._hear, self.catch_up)
        for work in (self._timekeeper.run, self._keep_processes, self._keep_up):
            self.tasks.keep(work)

    async def stop(self) -> None:
        """Finish what was begun. Who was connected here will be missed by the other processes."""
        self.stopping = True
        await self.tasks.cancel()
        await self._services.bots.close()
        await self.bus.stop()
        await self.store.close()

    # Tables

    async def open_table(self, wish: NewTable) -> Joined:
        """Open a table, and seat its host; who asks again with the same key has done so already."""
        check_setup(wish.setup, wish.seat, self.context)
        check_name(wish.name)
        key = wish.key or new_key()
        table = self._prefix + (new_table_id() if wish.key is None else table_id(key))
        opened = OpenedEntry(
            at=self.now(),
            table=table,
            setup=wish.setup,
            seeds=tuple(self.context.seeds(wish.setup.rules.rules())),
            seat=wish.seat,
            name=wish.name,
            key=hashed(key),
        )
        sitting = fold([opened])
        assert sitting is not None
        writing = Writing(
            table,
            1,
            (dump(opened),),
            due=TimerDue(due(sitting, self._delays)),
            listed=Listed(listing(sitting), sitting.at),
        )
        if await self.store.write(writing) == Stored():
            return _joined(sitting, wish.seat, key)
        room = await self.room(table)
        seat = await room.seat_of(hashed(key))
        if seat is None:
            raise WrongKey("this key has opened a table, and opens no seat at it any more")
        return _joined(room.sitting, seat, key)

    async def seat(self, table: str, wish: NewSeat) -> Joined:
        """Let a person sit down; who asks again with the same key sits there already."""
        key = wish.key or new_key()
        room = await self.room(table)
        seat = await room.seat(wish, hashed(key))
        return _joined(room.sitting, seat, key)

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

    async def run_timers(self, kept_as: str) -> None:
        """Do what is due at a table, or with a pad. Raises `NoSuchTable`."""
        if self.pads.is_pad(kept_as):
            await self.pads.run_timers(kept_as)
        else:
            await (await self.room(kept_as)).run_timers()

    async def _load(self, table: str) -> Room:
        room = Room(table, self._services, self._on_write)
        if not await room.load():
            raise NoSuchTable(f"no table {table!r}: perhaps the link is incomplete")
        self._rooms[table] = self._open_rooms[table] = room
        self.counts.rooms = len(self._open_rooms)
        return room

    # Connections

    def join(self, room: Room, listener: Listener, seat: int | None, version: int | None) -> None:
        """A connection listens to a table."""
        self._open_rooms[room.writer.name] = room  # it may have been closed since it was found
        room.join(listener, seat, version)
        if seat is not None and listener.key is not None:
            self.tasks.spawn(room.arrive(listener.key))

    def leave(self, room: Room, listener: Listener) -> None:
        """A connection is gone. A moment's absence, as of a page that reloads, is none."""
        seat = room.leave(listener)
        if seat is not None and not self.stopping:
            self.tasks.spawn(self._depart(room, seat))

    async def _depart(self, room: Room, seat: int) -> None:
        await asyncio.sleep(self._delays.absence)
        process = self.context.process
        await room.depart(seat, process, unless=lambda: room.listeners.has(seat))

    # Hints from and for other processes

    def _on_write(self, table: str, version: int, due: float | None) -> None:
        if version:
            self.bus.publish(table, version)
        self._timekeeper.expect(due)

    async def _hear(self, table: str, version: int) -> None:
        room = self._rooms.get(table)
        if room is not None and room.writer.version < version:  # most hints are of our own writing
            with suppress(NoSuchTable):  # it was cleared away, and its listeners know
                await room.catch_up(version)

    async def catch_up(self) -> None:
        """Look at the log, in case hints were lost."""
        listened = [table for table, room in self._open_rooms.items() if room.listeners]
        for start in range(0, len(listened), _AT_ONCE):
            for table, version in await self.store.versions(listened[start : start + _AT_ONCE]):
                await self._hear(table, version)

    async def _keep_up(self) -> None:
        while self._delays.catch_up:
            await asyncio.sleep(self._delays.catch_up)
            await self.catch_up()

    # Housekeeping

    async def _keep_processes(self) -> None:
        """Say that this process lives, miss those that do not, and close rooms nobody is in."""
        while True:
            await asyncio.sleep(_HEARTBEAT)
            await self.beat()
            await self.note_lost_processes()
            for room in self._open_rooms.values():
                for key in room.missed():
                    self.tasks.spawn(room.arrive(key))
            self.close_rooms()

    def close_rooms(self) -> None:
        """Close the rooms that nobody is in."""
        now = self.now()
        for table, room in list(self._open_rooms.items()):
            if not room.listeners and (room.cleared or now - room.used > self._delays.unused):
                del self._open_rooms[table]
        self.counts.rooms = len(self._open_rooms)

    async def beat(self) -> None:
        """Say that this process lives, and what time it is; another may know of a later one."""
        self._time.keep_up(await self.store.heartbeat(self.context.process, self.now()))

    async def note_lost_processes(self) -> None:
        """Write down the absence of those who were connected to processes that are no more."""
        for table, presence in await self.store.orphans(self.now() - _PRESUMED_DEAD):
            if presence.process == self.context.process:
                continue  # this one lives, whatever the clock says
            with suppress(NoSuchTable):
                room = await self.room(table)
                await room.depart(presence.seat, presence.process, unless=lambda: False)
            await self.store.forget_presence(table, presence)
        await self.store.forget_processes(self.now() - _FORGOTTEN)


def _joined(sitting: Sitting, seat: int, key: str) -> Joined:
    return Joined(
        table=sitting.table,
        seat=seat,
        key=key,
        link=f"/t/{sitting.table}#{key}",
        game=sitting.game,
        commitments=tuple(commitments(sitting)),
    )
