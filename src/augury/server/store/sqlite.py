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
from augury.server.store.sql import FIND, INSERT, VERSION, SqlStore, consequences, set_due
from augury.tables.errors import Busy
from augury.tables.store import Conflict, NoDatabase, Outcome, Repeated, Stored, Writing

T = TypeVar("T")
_Job = Callable[[sqlite3.Connection], Any]
_Group = list[tuple[Writing | _Job, asyncio.Future[Any]]]  # a plain writing is no job

_GROUP: Final = 500  # writings in one commit, about
_TOGETHER: Final = 64  # entries in one statement, at most
_WAL_PAGES: Final = 8000  # 32 MB; a table's page is then written back once for many entries
_BUSY_SECONDS: Final = 10  # how long another process may hold the file


class SqliteStore(SqlStore):
    """The file at `path`. Several processes may share it."""

    wall = "machine_time()"
    begins, any_letters = "table_id GLOB $2", "*"

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
            await self.ask("SELECT 1")
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
        if not await self.ask("SELECT 1 FROM timers WHERE due <= $1 LIMIT 1", now):
            return []
        sql = "UPDATE timers SET due = $1 WHERE due <= $2 RETURNING table_id"
        return [table for (table,) in await self.change(sql, now + lease, now)]

    async def reschedule(self, table: str, version: int, due: float | None) -> bool:
        """Set or remove the table's timer, if its log is still at this version."""

        def job(connection: sqlite3.Connection) -> bool:
            if _run(connection, VERSION, table)[0][0] != version:
                return False
            _run(connection, *set_due(table, due))
            return True

        return bool(await self._queue(job))

    async def change(self, sql: str, *values: object) -> list[Any]:
        """Carry out a statement in a transaction of its own; the rows that it returns."""
        rows: list[Any] = await self._queue(lambda connection: _run(connection, sql, *values))
        return rows

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

    async def written_since(self, row: int) -> tuple[int, list[tuple[str, int]]]:
        """The last row, and the tables written to after `row` with their versions."""
        last = (await self.ask("SELECT max(rowid) FROM entries"))[0][0] or 0
        sql = (
            "SELECT table_id, max(version) FROM entries "
            "WHERE rowid > $1 AND rowid <= $2 GROUP BY table_id"
        )
        return last, await self.ask(sql, row, last) if last > row else []

    async def data_version(self) -> int:
        """A number that changes whenever another connection has written."""
        return int((await self.ask("PRAGMA data_version"))[0][0])

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows that answer a question."""
        return await self._read(lambda connection: _run(connection, sql, *values))

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
    connection.create_function("machine_time", 0, lambda: time.time())  # noqa: PLW0108 (tests set it)
    return connection


def _run(connection: sqlite3.Connection, sql: str, *values: object) -> list[Any]:
    """Carry out a statement with numbered values; the rows that it returns."""
    named = {str(number): value for number, value in enumerate(values, 1)}
    return connection.execute(sql, named).fetchall()


def _resolve(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue  # nobody waits for it any more
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


_INSERT_MANY: Final = "INSERT INTO entries (table_id, version, body, command) VALUES "


def _write_plain(connection: sqlite3.Connection, writings: list[Writing]) -> Iterator[Outcome]:
    """Within a transaction, writings of a single entry each: nearly always all of them are new."""
    for start in range(0, len(writings), _TOGETHER):
        some = writings[start : start + _TOGETHER]
        values = [(one.table, one.version, one.bodies[0], one.command) for one in some]
        sql = _INSERT_MANY + ", ".join(["(?, ?, ?, ?)"] * len(some))
        try:
            connection.execute(sql, list(chain.from_iterable(values)))
        except sqlite3.IntegrityError:  # one of them is not, and so none has been written
            yield from [_write(connection, one) for one in some]
        else:
            yield from [Stored()] * len(some)


def _write(connection: sqlite3.Connection, writing: Writing) -> Outcome:
    """Within a transaction. The first entry decides: if it is in, so is everything else."""
    table, command = writing.table, writing.command
    for version, body in enumerate(writing.bodies, writing.version):
        if not _run(connection, INSERT, table, version, body, command):
            earlier = _run(connection, FIND, table, command)
            return Repeated(earlier[0][0]) if earlier else Conflict()
        command = None
    for statement in consequences(writing):
        _run(connection, *statement)
    return Stored()
