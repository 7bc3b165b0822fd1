"""The schema of the database, brought up to date by Alembic whenever a server starts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

__all__ = ["upgrade"]

_LOCK: Final = 0x416775727900  # of all servers that start at once, one changes the schema


async def upgrade(url: str) -> None:
    """Bring the database at `url` (`sqlite:///…` or `postgresql://…`) up to date."""
    if url.startswith("sqlite:"):
        await asyncio.to_thread(_upgrade_sqlite, url)
        return
    url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_upgrade)
    await engine.dispose()


def _upgrade_sqlite(url: str) -> None:
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 60})
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _upgrade(connection)
        connection.commit()
    engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
