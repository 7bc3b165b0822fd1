"""The schema of the database, brought up to date by Alembic whenever a server starts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

__all__ = ["downgrade", "reason", "upgrade"]

Change: TypeAlias = Callable[[Config], None]

_LOCK: Final = 0x416775727900  # of all servers that start at once, one changes the schema


async def upgrade(url: str) -> None:
    """Bring the database at `url` (`sqlite:///…` or `postgresql://…`) up to date."""
    await _migrate(url, lambda config: command.upgrade(config, "head"))


async def downgrade(url: str, revision: str) -> None:
    """Bring it back to an older schema, for an older server; no server may be running."""
    await _migrate(url, lambda config: command.downgrade(config, revision))


async def _migrate(url: str, change: Change) -> None:
    if url.startswith("sqlite:"):
        await asyncio.to_thread(_migrate_sqlite, url, change)
        return
    url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_run, change)
    await engine.dispose()


def reason(error: BaseException) -> str:
    """What the database or the system says, in a line and without the statement."""
    while isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    said = error.strerror if isinstance(error, OSError) else None
    first, *_ = (said or str(error) or type(error).__name__).splitlines()
    return first


def _migrate_sqlite(url: str, change: Change) -> None:
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 60})
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _run(connection, change)
        connection.commit()
    engine.dispose()


def _run(connection: Connection, change: Change) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    change(config)
