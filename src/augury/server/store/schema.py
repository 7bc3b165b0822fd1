"""The schema of the database: numbered steps, of which every server does those that are missing.

A step that has been released is never changed; what is new is a further step. The database keeps
the number of the last one in `schema_version`. There is no way back: an older server refuses a
newer database, and its operator restores the backup from before.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg

# In words that SQLite and PostgreSQL both understand.
_LOGS: Final = (
    """CREATE TABLE entries (
        table_id TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, command TEXT,
        PRIMARY KEY (table_id, version))""",
    "CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command IS NOT NULL",
    "CREATE TABLE timers (table_id TEXT NOT NULL PRIMARY KEY, due DOUBLE PRECISION NOT NULL)",
    "CREATE INDEX timers_due ON timers (due)",
    """CREATE TABLE lobby (
        table_id TEXT NOT NULL PRIMARY KEY, laid DOUBLE PRECISION NOT NULL,
        listing TEXT NOT NULL)""",
    "CREATE INDEX lobby_laid ON lobby (laid)",
    """CREATE TABLE presence (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, process TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, process))""",
    "CREATE TABLE processes (id TEXT NOT NULL PRIMARY KEY, seen DOUBLE PRECISION NOT NULL)",
)
# One row: the latest time that a process has said, and the database's own clock then.
_CLOCK: Final = (
    """CREATE TABLE clock (
        id INTEGER NOT NULL PRIMARY KEY, at DOUBLE PRECISION NOT NULL,
        wall DOUBLE PRECISION NOT NULL)""",
)

STEPS: tuple[tuple[str, ...], ...] = (_LOGS, _CLOCK)

_LOCK: Final = 0x416775727900  # of all servers that start at once, one changes the schema
_LOCK_SECONDS: Final = 60  # how long another may take for it


class SchemaError(Exception):
    """The database has a schema that this version of Augury does not know."""


def first_line(error: BaseException) -> str:
    """What the database or the system says, without the statement or the traceback."""
    said = error.strerror if isinstance(error, OSError) else None
    first, *_ = (said or str(error) or type(error).__name__).splitlines()
    return first


def upgrade_sqlite(path: Path) -> None:
    """Do the steps that are missing, all or none. Raises `SchemaError` and `sqlite3.Error`."""
    connection = sqlite3.connect(path, timeout=_LOCK_SECONDS, isolation_level=None)
    with closing(connection):  # what is not committed is undone
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        query = _version_query({name for (name,) in tables})
        row = connection.execute(query).fetchone() if query else None
        for statement in _missing(query, row[0] if row else 0):
            connection.execute(statement)
        connection.execute("COMMIT")


async def upgrade_postgres(url: str) -> None:
    """Do the steps that are missing, all or none. Raises `SchemaError` and what asyncpg raises."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
            tables = await connection.fetch(
                "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false))"
            )
            query = _version_query({name for (name,) in tables})
            row = await connection.fetchrow(query) if query else None
            for statement in _missing(query, row[0] if row else 0):
                await connection.execute(statement)
    finally:
        await connection.close()


_OWN_VERSION: Final = "SELECT version FROM schema_version"
_ALEMBIC_VERSION: Final = "SELECT version_num FROM alembic_version"


def _version_query(tables: Collection[str]) -> str | None:
    """How to ask for the version; none: the database is new."""
    if "schema_version" in tables:
        return _OWN_VERSION
    if "alembic_version" in tables:  # older releases had Alembic count the first two steps
        return _ALEMBIC_VERSION
    return None


def _missing(query: str | None, found: int | str) -> list[str]:
    """The statements that bring a database up to date, of which this was found."""
    version = int(found)
    if version > len(STEPS):
        raise SchemaError(
            f"it has schema {version}, which a newer Augury has made, and this one knows "
            f"{len(STEPS)}: start the newer one, or restore a backup from before"
        )
    statements = [statement for step in STEPS[version:] for statement in step]
    if statements:  # else a release with Alembic may go on beside this one
        statements.append("DROP TABLE IF EXISTS alembic_version")
    if query != _OWN_VERSION:
        statements.append("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        statements.append(f"INSERT INTO schema_version VALUES ({len(STEPS)})")
    elif statements:
        statements.append(f"UPDATE schema_version SET version = {len(STEPS)}")
    return statements
