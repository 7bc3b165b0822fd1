"""Tables in PostgreSQL, for any number of server processes.

A writing with a single entry is one statement, and so one round trip. PostgreSQL groups the
commits of its clients by itself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import asyncpg

from augury.server.metrics import QUEUED, STORE
from augury.server.store.schema import SchemaError, first_line, upgrade_postgres
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

_INSERT: Final = (
    "INSERT INTO entries (table_id, version, body, command) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT DO NOTHING RETURNING version"
)
_FIND: Final = "SELECT version FROM entries WHERE table_id = $1 AND command = $2"
# Of several that set a table's timer, each sees what the one before has written.
_LOCK: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
_WALL: Final = "extract(epoch from clock_timestamp())::float8"  # its own clock, one for all
_FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

if TYPE_CHECKING:
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]


class PostgresStore:
    """The database at `url`."""

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
        """The connections."""
        assert self._pool is not None, "a store is opened before it is used"
        return self._pool

    # Writing

    async def write(self, writing: Writing) -> Outcome:
        """Write all of it, and return when it is safe on the disk; or write nothing."""
        try:
            async with _counted(), self.pool.acquire() as connection:
                if writing.plain:
                    done = await self._commit(connection, writing)
                else:
                    done = await self._write(connection, writing)
                if done:
                    return Written()
                earlier = await connection.fetchval(_FIND, writing.table, writing.command)
        except _FAILURES as error:
            raise Busy(f"the database refuses: {error}") from error
        return Conflict() if earlier is None else Repeated(earlier)

    async def _commit(self, connection: Connection, writing: Writing) -> bool:
        """One entry, in a transaction of its own."""
        values = (writing.table, writing.version, writing.bodies[0], writing.command)
        return await connection.fetchval(_INSERT, *values) is not None

    async def _write(self, connection: Connection, writing: Writing) -> bool:
        table, command = writing.table, writing.command
        async with connection.transaction():
            if writing.due is not None or writing.clears:
                await connection.execute(_LOCK, table)
            for version, body in enumerate(writing.bodies, writing.version):
                if await connection.fetchval(_INSERT, table, version, body, command) is None:
                    return False  # the first one, so nothing has been written
                command = None
            if writing.clears:
                await _clear(connection, table, writing.version)
            if writing.due is not None:
                await _set_due(connection, table, writing.due.at)
            if writing.listed is not None:
                await _set_listing(connection, table, writing.listed)
            for presence in writing.presence:
                await _set_presence(connection, table, presence)
        return True

    async def claim(self, now: float, lease: float) -> list[str]:
        """Tables whose timer is due, for this process alone until the lease ends."""
        rows = await self._fetch(
            "UPDATE timers SET due = $1 WHERE table_id IN (SELECT table_id FROM timers "
            "WHERE due <= $2 ORDER BY due LIMIT 100 FOR UPDATE SKIP LOCKED) RETURNING table_id",
            now + lease,
            now,
        )
        return [row[0] for row in rows]

    async def reschedule(self, table: str, version: int, due: float | None) -> bool:
        """Set or remove the table's timer, if its log is still at this version."""
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(_LOCK, table)
                sql = "SELECT max(version) FROM entries WHERE table_id = $1"
                if await connection.fetchval(sql, table) != version:
                    return False
                await _set_due(connection, table, due)
                return True
        except _FAILURES as error:
            raise Busy(f"the database refuses: {error}") from error

    async def heartbeat(self, process: str, now: float) -> float:
        """Note that a process is alive. The latest time that any process has noted."""
        rows = await self._fetch(
            "WITH beat AS (INSERT INTO processes VALUES ($1, $2) "
            "ON CONFLICT (id) DO UPDATE SET seen = $2) "
            f"INSERT INTO clock VALUES (1, $2, {_WALL}) ON CONFLICT (id) "
            "DO UPDATE SET at = greatest(clock.at, excluded.at), wall = excluded.wall RETURNING at",
            process,
            now,
        )
        return float(rows[0][0])

    async def forget_processes(self, before: float) -> None:
        """Delete processes whose last heartbeat is older, and to which nobody is connected."""
        sql = "DELETE FROM processes WHERE seen < $1 AND id NOT IN (SELECT process FROM presence)"
        await self._fetch(sql, before)

    async def forget_presence(self, table: str, presence: Presence) -> None:
        """Delete that somebody is connected, where it is not in the table's log."""
        try:
            async with self.pool.acquire() as connection:
                await _set_presence(connection, table, presence)
        except _FAILURES as error:
            raise Busy(f"the database refuses: {error}") from error

    # Reading

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The bodies of a table's entries after a version, a page of them at most."""
        sql = (
            "SELECT body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version "
            f"LIMIT {PAGE}"
        )
        return [row[0] for row in await self._fetch(sql, table, after)]

    async def find(self, table: str, command: str) -> int | None:
        """The version of the entry that a command led to, if it was ever carried out."""
        rows = await self._fetch(_FIND, table, command)
        return rows[0][0] if rows else None

    async def versions(self, tables: list[str]) -> list[tuple[str, int]]:
        """Which version each of these tables has reached."""
        sql = (
            "SELECT table_id, max(version) FROM entries WHERE table_id = ANY($1) GROUP BY table_id"
        )
        return [(row[0], row[1]) for row in await self._fetch(sql, tables)]

    async def add_timers(self, prefix: str, cleared: str, due: float) -> None:
        """Set a timer, due then, for each log that has none and whose id begins with the prefix.

        A log of which nothing but the entry `cleared` is left gets none.
        """
        sql = (
            "INSERT INTO timers SELECT DISTINCT table_id, $1::float8 FROM entries "
            "WHERE starts_with(table_id, $2) AND body <> $3 ON CONFLICT DO NOTHING"
        )
        await self._fetch(sql, due, prefix, cleared)

    async def last_beat(self) -> LastBeat | None:
        """The last heartbeat of any process; none: there was none yet."""
        rows = await self._fetch(f"SELECT at, {_WALL} - wall FROM clock")
        return LastBeat(rows[0][0], rows[0][1]) if rows else None

    async def listings(self, limit: int, now: float) -> list[str]:
        """The lobby, the newest first."""
        sql = "SELECT listing FROM lobby WHERE laid > $1 ORDER BY laid DESC LIMIT $2"
        rows = await self._fetch(sql, now - LOBBY_SECONDS, limit)
        return [row[0] for row in rows]

    async def orphans(self, before: float) -> list[tuple[str, Presence]]:
        """Who is noted as connected to a process whose last heartbeat is older."""
        sql = (
            "SELECT table_id, seat, process FROM presence "
            "WHERE process NOT IN (SELECT id FROM processes WHERE seen >= $1) LIMIT 1000"
        )
        rows = await self._fetch(sql, before)
        return [(table, Presence(seat, process, here=False)) for table, seat, process in rows]

    async def ready(self) -> bool:
        """Whether it answers."""
        try:
            return bool(await self._fetch("SELECT 1"))
        except Busy:
            return False

    async def _fetch(self, sql: str, *values: object) -> list[Any]:
        try:
            return await self.pool.fetch(sql, *values)
        except _FAILURES as error:
            raise Busy(f"the database refuses: {error}") from error


def _without_password(url: str) -> str:
    password = urlsplit(url).password
    return url if password is None else url.replace(f":{password}@", ":***@", 1)


@asynccontextmanager
async def _counted() -> AsyncIterator[None]:
    """Count a writing that waits, and the time until it is answered."""
    began = perf_counter()
    with QUEUED.track_inprogress():
        try:
            yield
        finally:
            STORE.observe(perf_counter() - began)


async def _set_due(connection: Connection, table: str, due: float | None) -> None:
    if due is None:
        await connection.execute("DELETE FROM timers WHERE table_id = $1", table)
    else:
        sql = "INSERT INTO timers VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET due = $2"
        await connection.execute(sql, table, due)


async def _set_listing(connection: Connection, table: str, listed: Listed) -> None:
    if listed.listing is None:
        await connection.execute("DELETE FROM lobby WHERE table_id = $1", table)
    else:
        sql = (
            "INSERT INTO lobby VALUES ($1, $2, $3) "
            "ON CONFLICT (table_id) DO UPDATE SET listing = $3"
        )
        await connection.execute(sql, table, listed.at, listed.listing)


async def _set_presence(connection: Connection, table: str, presence: Presence) -> None:
    if presence.here:
        sql = "INSERT INTO presence VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    else:
        sql = "DELETE FROM presence WHERE table_id = $1 AND seat = $2 AND process = $3"
    await connection.execute(sql, table, presence.seat, presence.process)


async def _clear(connection: Connection, table: str, version: int) -> None:
    sql = "DELETE FROM entries WHERE table_id = $1 AND version < $2"
    await connection.execute(sql, table, version)
    for name in ("timers", "lobby", "presence"):
        await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)
