"""Tables in an SQLite file: one writer thread, which commits in groups.

`synchronous=FULL` makes every commit wait for the disk. While it waits, more writings come in; the
next commit takes them all. So each is as safe as if it had a commit of its own, and a hundred
tables are written in the time of a few.

The two threads share one interpreter, and each switch between them costs more than a small insert.
So the event loop hands over everything from one of its turns at once, and the writer inserts many
entries with one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from augury.server.metrics import QUEUED, STORE
from augury.server.store.schema import SchemaError, first_line, upgrade_sqlite
from augury.tables.errors import Busy
from augury.tables.store import (
    LOBBY_SECONDS,
    PAGE,
    Conflict,
    LastBeat,
    Listed,
    NoDatabase,
    Outcome,
    Presence,
    Repeated,
    Writing,
    Written,
)

T = TypeVar("T")
_Job = Callable[[sqlite3.Connection], Any]
_Group = list[tuple[Writing | _Job, asyncio.Future[Any]]]  # a plain writing is no job

_GROUP: Final = 500  # writings in one commit, about
_TOGETHER: Final = 64  # entries in one statement, at most
_WAL_PAGES: Final = 8000  # 32 MB; a table's page is then written back once for many entries
_BUSY_SECONDS: Final = 10  # how long another process may hold the file


class SqliteStore:
    """The file at `path`. Several processes may share it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._gathered: _Group = []
        self._groups: SimpleQueue[_Group | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="augury-writer", daemon=True)
        self._reading = ThreadPoolExecutor(1, "augury-reader")
        self._reader: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Open the file, or make it, and bring its schema up to date. Raises `NoDatabase`."""
        self._loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(upgrade_sqlite, self.path)
            await self._read(lambda connection: connection.execute("SELECT 1").fetchone())
        except (OSError, SchemaError, sqlite3.Error) as error:
            raise NoDatabase(f"{self.path} cannot be used: {first_line(error)}") from error
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting, then close."""
        self._hand_over()
        self._groups.put(None)
        await asyncio.to_thread(self._thread.join)
        await self._read(lambda connection: connection.close())
        self._reading.shutdown()

    # Writing

    async def write(self, writing: Writing) -> Outcome:
        """Write all of it, and return when it is safe on the disk; or write nothing."""
        job = writing if writing.plain else partial(_write, writing=writing)
        outcome: Outcome = await self._queue(job)
        return outcome

    async def claim(self, now: float, lease: float) -> list[str]:
        """Tables whose timer is due, for this process alone until the lease ends."""
        due = "SELECT 1 FROM timers WHERE due <= ? LIMIT 1"
        if not await self._read(lambda connection: connection.execute(due, (now,)).fetchone()):
            return []
        sql = "UPDATE timers SET due = ? WHERE due <= ? RETURNING table_id"
        rows = await self._do(
            lambda connection: connection.execute(sql, (now + lease, now)).fetchall()
        )
        return [row[0] for row in rows]

    async def reschedule(self, table: str, version: int, due: float | None) -> bool:
        """Set or remove the table's timer, if its log is still at this version."""

        def job(connection: sqlite3.Connection) -> bool:
            sql = "SELECT max(version) FROM entries WHERE table_id = ?"
            if connection.execute(sql, (table,)).fetchone()[0] != version:
                return False
            _set_due(connection, table, due)
            return True

        return await self._do(job)

    async def add_timers(self, prefix: str, cleared: str, due: float) -> None:
        """Set a timer, due then, for each log that has none and whose id begins with the prefix.

        A log of which nothing but the entry `cleared` is left gets none.
        """
        sql = (
            "INSERT OR IGNORE INTO timers SELECT DISTINCT table_id, ? FROM entries "
            "WHERE table_id GLOB ? AND body <> ?"
        )
        await self._do(lambda connection: connection.execute(sql, (due, f"{prefix}*", cleared)))

    async def heartbeat(self, process: str, now: float) -> float:
        """Note that a process is alive. The latest time that any process has noted."""

        def job(connection: sqlite3.Connection) -> float:
            connection.execute("INSERT OR REPLACE INTO processes VALUES (?, ?)", (process, now))
            sql = (
                "INSERT INTO clock VALUES (1, ?, ?) ON CONFLICT (id) "
                "DO UPDATE SET at = max(at, excluded.at), wall = excluded.wall"
            )
            connection.execute(sql, (now, time.time()))
            return float(connection.execute("SELECT at FROM clock").fetchone()[0])

        return await self._do(job)

    async def forget_processes(self, before: float) -> None:
        """Delete processes whose last heartbeat is older, and to which nobody is connected."""
        sql = "DELETE FROM processes WHERE seen < ? AND id NOT IN (SELECT process FROM presence)"
        await self._do(lambda connection: connection.execute(sql, (before,)))

    async def forget_presence(self, table: str, presence: Presence) -> None:
        """Delete that somebody is connected, where it is not in the table's log."""
        await self._do(lambda connection: _set_presence(connection, table, presence))

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._queue(job)
        return result

    def _queue(self, job: Writing | _Job) -> asyncio.Future[Any]:
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        future: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append((job, future))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            QUEUED.inc(len(self._gathered))
            self._groups.put(self._gathered)
            self._gathered = []

    def _work(self) -> None:
        """The writer thread: whatever waits, in one transaction."""
        assert self._loop is not None
        connection = _connect(self.path)
        while group := self._groups.get():
            began = time.perf_counter()
            while len(group) < _GROUP and not self._groups.empty():
                more = self._groups.get()
                if more is None:
                    self._groups.put(None)
                    break
                group += more
            results = self._commit(connection, [job for job, _ in group])
            futures = [future for _, future in group]
            self._loop.call_soon_threadsafe(_resolve, futures, results)
            QUEUED.dec(len(group))
            STORE.observe(time.perf_counter() - began)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[Writing | _Job]) -> list[Any]:
        """Every job's result, once they are on the disk; or for all of them the same error."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            written = _write_plain(connection, [job for job in jobs if isinstance(job, Writing)])
            results = [
                next(written) if isinstance(job, Writing) else job(connection) for job in jobs
            ]
            self._finish(connection)
        except Exception as error:  # noqa: BLE001  (those who wait get it, and the thread lives on)
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [Busy(f"the database refuses: {error}")] * len(jobs)
        return results

    def _finish(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    # Reading

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The bodies of a table's entries after a version, a page of them at most."""
        sql = (
            "SELECT body FROM entries WHERE table_id = ? AND version > ? ORDER BY version "
            f"LIMIT {PAGE}"
        )
        return [row[0] for row in await self._select(sql, table, after)]

    async def find(self, table: str, command: str) -> int | None:
        """The version of the entry that a command led to, if it was ever carried out."""
        sql = "SELECT version FROM entries WHERE table_id = ? AND command = ?"
        rows = await self._select(sql, table, command)
        return rows[0][0] if rows else None

    async def versions(self, tables: list[str]) -> list[tuple[str, int]]:
        """Which version each of these tables has reached."""
        marks = ", ".join("?" * len(tables))
        sql = (
            "SELECT table_id, max(version) FROM entries "
            f"WHERE table_id IN ({marks}) GROUP BY table_id"
        )
        return await self._select(sql, *tables)

    async def listings(self, limit: int, now: float) -> list[str]:
        """The lobby, the newest first."""
        sql = "SELECT listing FROM lobby WHERE laid > ? ORDER BY laid DESC LIMIT ?"
        return [row[0] for row in await self._select(sql, now - LOBBY_SECONDS, limit)]

    async def last_beat(self) -> LastBeat | None:
        """The last heartbeat of any process; none: there was none yet."""
        rows = await self._select("SELECT at, wall FROM clock")
        return LastBeat(rows[0][0], time.time() - rows[0][1]) if rows else None

    async def orphans(self, before: float) -> list[tuple[str, Presence]]:
        """Who is noted as connected to a process whose last heartbeat is older."""
        sql = (
            "SELECT table_id, seat, process FROM presence "
            "WHERE process NOT IN (SELECT id FROM processes WHERE seen >= ?) LIMIT 1000"
        )
        rows = await self._select(sql, before)
        return [(table, Presence(seat, process, here=False)) for table, seat, process in rows]

    async def ready(self) -> bool:
        """Whether it answers."""
        return bool(await self._select("SELECT 1"))

    async def written_since(self, row: int) -> tuple[int, list[tuple[str, int]]]:
        """The last row, and the tables written to after `row` with their versions."""
        last = (await self._select("SELECT max(rowid) FROM entries"))[0][0] or 0
        sql = (
            "SELECT table_id, max(version) FROM entries "
            "WHERE rowid > ? AND rowid <= ? GROUP BY table_id"
        )
        return last, await self._select(sql, row, last) if last > row else []

    async def data_version(self) -> int:
        """A number that changes whenever another connection has written."""
        return int((await self._select("PRAGMA data_version"))[0][0])

    async def _select(self, sql: str, *values: object) -> list[Any]:
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        def work() -> T:
            if self._reader is None:
                self._reader = _connect(self.path)
            return job(self._reader)

        assert self._loop is not None
        return await self._loop.run_in_executor(self._reading, work)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_WAL_PAGES}")
    # The journal by which one statement of many rows could be undone: as a file it would be written
    # and deleted with every commit.
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def _resolve(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue  # nobody waits for it any more
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


_INSERT: Final = "INSERT INTO entries (table_id, version, body, command) VALUES "


def _write_plain(connection: sqlite3.Connection, writings: list[Writing]) -> Iterator[Outcome]:
    """Within a transaction, writings of a single entry each: nearly always all of them are new."""
    for start in range(0, len(writings), _TOGETHER):
        some = writings[start : start + _TOGETHER]
        values = [(one.table, one.version, one.bodies[0], one.command) for one in some]
        sql = _INSERT + ", ".join(["(?, ?, ?, ?)"] * len(some))
        try:
            connection.execute(sql, list(chain.from_iterable(values)))
        except sqlite3.IntegrityError:  # one of them is not, and so none has been written
            yield from [_write(connection, one) for one in some]
        else:
            yield from [Written()] * len(some)


def _write(connection: sqlite3.Connection, writing: Writing) -> Outcome:
    """Within a transaction. The first entry decides: if it is in, so is everything else."""
    table = writing.table
    insert = "INSERT OR IGNORE INTO entries (table_id, version, body, command) VALUES (?, ?, ?, ?)"
    command = writing.command
    for version, body in enumerate(writing.bodies, writing.version):
        done = connection.execute(insert, (table, version, body, command))
        if not done.rowcount:
            find = "SELECT version FROM entries WHERE table_id = ? AND command = ?"
            earlier = connection.execute(find, (table, command)).fetchone()
            return Repeated(earlier[0]) if earlier else Conflict()
        command = None
    if writing.clears:
        before = (table, writing.version)
        connection.execute("DELETE FROM entries WHERE table_id = ? AND version < ?", before)
        for name in ("timers", "lobby", "presence"):
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    if writing.due is not None:
        _set_due(connection, table, writing.due.at)
    if writing.listed is not None:
        _set_listing(connection, table, writing.listed)
    for presence in writing.presence:
        _set_presence(connection, table, presence)
    return Written()


def _set_due(connection: sqlite3.Connection, table: str, due: float | None) -> None:
    if due is None:
        connection.execute("DELETE FROM timers WHERE table_id = ?", (table,))
    else:
        connection.execute("INSERT OR REPLACE INTO timers VALUES (?, ?)", (table, due))


def _set_listing(connection: sqlite3.Connection, table: str, listed: Listed) -> None:
    if listed.listing is None:
        connection.execute("DELETE FROM lobby WHERE table_id = ?", (table,))
    else:
        sql = (
            "INSERT INTO lobby VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET listing = excluded.listing"
        )
        connection.execute(sql, (table, listed.at, listed.listing))


def _set_presence(connection: sqlite3.Connection, table: str, presence: Presence) -> None:
    values = (table, presence.seat, presence.process)
    if presence.here:
        connection.execute("INSERT OR IGNORE INTO presence VALUES (?, ?, ?)", values)
    else:
        sql = "DELETE FROM presence WHERE table_id = ? AND seat = ? AND process = ?"
        connection.execute(sql, values)
