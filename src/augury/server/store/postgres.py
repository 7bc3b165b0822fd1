"""Tables in PostgreSQL, for any number of server processes.

A writing with a single entry is one statement, and so one round trip. PostgreSQL groups the
commits of its clients by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import asyncpg

from augury.server.metrics import QUEUED, STORE
from augury.server.store.schema import SchemaError, first_line, upgrade_postgres
from augury.server.store.sql import FIND, INSERT, VERSION, SqlStore, consequences, set_due
from augury.tables.errors import Busy
from augury.tables.store import Conflict, NoDatabase, Outcome, Repeated, Stored, Writing

# Of several that set a table's timer, each sees what the one before has written.
_LOCK: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
_FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

if TYPE_CHECKING:
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]


class PostgresStore(SqlStore):
    """The database at `url`."""

    wall = "extract(epoch from clock_timestamp())::float8"  # one for all processes
    begins, any_letters = "starts_with(table_id, $2)", ""

    def __init__(self, url: str, connections: int = 8) -> None:
        self._url = url
        self._connections = connections
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def open(self) -> None:
        """Connect, and bring the schema up to date. Raises `NoDatabase`."""
        try:
            await upgrade_postgres(self._url)
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=self._connections,
                command_timeout=20,
                server_settings={"synchronous_commit": "on", "application_name": "augury"},
            )
        except (*_FAILURES, SchemaError, ValueError) as error:
            where = _without_password(self._url)
            raise NoDatabase(f"{where} cannot be used: {first_line(error)}") from error

    async def close(self) -> None:
        """Finish what was begun."""
        if self._pool is not None:
            await self._pool.close()

    @property
    def pool(self) -> asyncpg.Pool[asyncpg.Record]:
        """The pool of connections to the database."""
        assert self._pool is not None, "a store is opened before it is used"
        return self._pool

    async def write(self, writing: Writing) -> Outcome:
        """Write all of it, and return when it is safe on the disk; or write nothing."""
        with _counted(), _refusals():
            async with self.pool.acquire() as connection:
                work = self._commit if writing.plain else self._write
                if await work(connection, writing):
                    return Stored()
                earlier = await connection.fetchval(FIND, writing.table, writing.command)
        return Conflict() if earlier is None else Repeated(earlier)

    async def _commit(self, connection: Connection, writing: Writing) -> bool:
        """One entry, in a transaction of its own."""
        values = (writing.table, writing.version, writing.bodies[0], writing.command)
        return await connection.fetchval(INSERT, *values) is not None

    async def _write(self, connection: Connection, writing: Writing) -> bool:
        table, command = writing.table, writing.command
        async with connection.transaction():
            if writing.due is not None or writing.clears:
                await connection.execute(_LOCK, table)
            for version, body in enumerate(writing.bodies, writing.version):
                if await connection.fetchval(INSERT, table, version, body, command) is None:
                    return False  # the first one, so nothing has been written
                command = None
            for statement in consequences(writing):
                await connection.execute(*statement)
        return True

    async def claim(self, now: float, lease: float) -> list[str]:
        """Tables whose timer is due, for this process alone until the lease ends."""
        sql = (
            "UPDATE timers SET due = $1 WHERE table_id IN (SELECT table_id FROM timers "
            "WHERE due <= $2 ORDER BY due LIMIT 100 FOR UPDATE SKIP LOCKED) RETURNING table_id"
        )
        return [table for (table,) in await self.change(sql, now + lease, now)]

    async def reschedule(self, table: str, version: int, due: float | None) -> bool:
        """Set or remove the table's timer, if its log is still at this version."""
        with _refusals():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(_LOCK, table)
                if await connection.fetchval(VERSION, table) != version:
                    return False
                await connection.execute(*set_due(table, due))
        return True

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows that answer a question."""
        with _refusals():
            return await self.pool.fetch(sql, *values)

    change = ask  # each statement is a transaction of its own


def _without_password(url: str) -> str:
    password = urlsplit(url).password
    return url if password is None else url.replace(f":{password}@", ":***@", 1)


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except _FAILURES as error:
        raise Busy(f"the database refuses: {error}") from error


@contextmanager
def _counted() -> Iterator[None]:
    """Count a writing that waits, and the time until it is answered."""
    began = perf_counter()
    with QUEUED.track_inprogress():
        try:
            yield
        finally:
            STORE.observe(perf_counter() - began)
