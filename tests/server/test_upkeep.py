"""What an operator does once a year: a newer version started, a backup restored."""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from augury.server.store import schema
from augury.server.store.postgres import PostgresStore
from augury.server.store.sqlite import SqliteStore
from augury.tables.store import NoDatabase
from tests.server.harness import SHORT, Json, Player, full_table, house, run
from tests.server.services import program


async def begin(folder: Path, database: str) -> tuple[Player, Json]:
    """A game that has begun, and what its host sees of it."""
    async with house(folder, database=database) as address:
        people = await full_table(address, rules=SHORT)
        await people[0].say("start")
        await people[1].asked()  # what is dealt is written after what was started
        for person in people:
            await person.close()
        return people[0], await people[0].look()


async def seen_again(folder: Path, database: str, host: Player) -> Json:
    async with house(folder, database=database) as address:
        return await Player(address, host.table, host.key).look()


def same_game(one: Json, other: Json) -> bool:
    """But for who is connected, which changes by itself."""
    return (one["view"], one["table"]["rules"]) == (other["view"], other["table"]["rules"])


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgresql")
    return url


# What `0002`, the last release that had Alembic, made of a new database, on both; {} is how each
# calls a number with eight bytes.
ALEMBIC: Final = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num));
CREATE TABLE entries (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, command TEXT,
    PRIMARY KEY (table_id, version));
CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command IS NOT NULL;
CREATE TABLE timers (table_id TEXT NOT NULL, due {} NOT NULL, PRIMARY KEY (table_id));
CREATE INDEX timers_due ON timers (due);
CREATE TABLE lobby (
    table_id TEXT NOT NULL, laid {} NOT NULL, listing TEXT NOT NULL, PRIMARY KEY (table_id));
CREATE INDEX lobby_laid ON lobby (laid);
CREATE TABLE presence (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, process TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, process));
CREATE TABLE processes (id TEXT NOT NULL, seen {} NOT NULL, PRIMARY KEY (id));
CREATE TABLE clock (id INTEGER NOT NULL, at {} NOT NULL, wall {} NOT NULL, PRIMARY KEY (id));
INSERT INTO alembic_version VALUES ('0002');
INSERT INTO timers VALUES ('old', 7.5)
"""


async def execute(database: str, script: str) -> list[tuple[Any, ...]]:
    """What the last of these statements answers; all are done in one transaction."""
    *before, last = (one for one in script.split(";") if one.strip())
    if database.startswith("sqlite:"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file, file:
            for statement in before:
                file.execute(statement)
            return file.execute(last).fetchall()
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            for statement in before:
                await connection.execute(statement)
            return [tuple(row) for row in await connection.fetch(last)]
    finally:
        await connection.close()


async def open_store(database: str) -> None:
    """As a server does when it starts. Raises `NoDatabase`."""
    store: SqliteStore | PostgresStore = (
        SqliteStore(Path(database.removeprefix("sqlite:///")))
        if database.startswith("sqlite:")
        else PostgresStore(database)
    )
    await store.open()
    await store.close()


async def described(database: str) -> list[tuple[Any, ...]]:
    """Every column of every table, and every index."""
    if database.startswith("sqlite:"):
        columns = """
            SELECT m.name, c.name, replace(c.type, 'DOUBLE PRECISION', 'DOUBLE'), c."notnull", c.pk
            FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'
            UNION ALL SELECT m.tbl_name, m.name, m.sql, 0, 0 FROM sqlite_master m
            WHERE m.sql IS NOT NULL AND m.type = 'index' ORDER BY 1, 2"""
    else:
        columns = """
            SELECT table_name::text, column_name::text, data_type::text, is_nullable::text
            FROM information_schema.columns WHERE table_schema = 'public'
            UNION ALL SELECT tablename::text, indexname::text, indexdef, '' FROM pg_indexes
            WHERE schemaname = 'public' ORDER BY 1, 2"""
    rows = await execute(database, columns)
    return [row for row in rows if row[0] not in ("alembic_version", "schema_version")]


def beside(database: str) -> str:
    """Another database, at the same place."""
    return database.replace("tables.db", "other.db") if "tables.db" in database else f"{database}_2"


async def create(database: str) -> None:
    """SQLite makes a file by itself."""
    if not database.startswith("sqlite:"):
        first, _, name = database.rpartition("/")
        connection = await asyncpg.connect(f"{first}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()


@pytest.mark.parametrize("release", ["0001", "0002"])
def test_a_database_of_an_older_release_is_carried_on(
    release: str, database: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        host, before = await begin(tmp_path, database)
        older = f"""
            DROP TABLE schema_version;
            CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);
            INSERT INTO alembic_version VALUES ('{release}');
            {"DROP TABLE clock" if release == "0001" else "SELECT 1"}"""
        await execute(database, older)
        assert same_game(await seen_again(tmp_path, database, host), before)
        assert await execute(database, "SELECT version FROM schema_version") == [(2,)]

    run(scenario())


def test_it_has_the_schema_that_a_new_one_has(database: str) -> None:
    """And the older release can still be started with it, as long as the schema is the same."""

    async def scenario() -> None:
        eight_bytes = "DOUBLE" if database.startswith("sqlite:") else "DOUBLE PRECISION"
        await execute(database, ALEMBIC.replace("{}", eight_bytes))
        await open_store(database)
        new = beside(database)
        await create(new)
        await open_store(new)
        assert await described(database) == await described(new)
        assert await execute(database, "SELECT * FROM timers") == [("old", 7.5)]
        assert await execute(database, "SELECT * FROM alembic_version") == [("0002",)]

    run(scenario())


@pytest.mark.parametrize(
    "newer",
    [
        "UPDATE schema_version SET version = 3",
        """DROP TABLE schema_version; CREATE TABLE alembic_version (version_num VARCHAR(32));
        INSERT INTO alembic_version VALUES ('0003')""",
    ],
)
def test_a_newer_database_is_refused_and_left_alone(newer: str, database: str) -> None:
    async def scenario() -> None:
        await open_store(database)
        await execute(database, newer)
        before = await described(database)
        with pytest.raises(
            NoDatabase, match=r"schema 3, which a newer Augury has made, .* knows 2"
        ):
            await open_store(database)
        assert await described(database) == before

    run(scenario())


def test_of_steps_that_fail_nothing_is_left(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        await open_store(database)
        before = await described(database)
        good, bad = ("CREATE TABLE extra (id INTEGER)",), ("CREATE TABLE entries (id INTEGER)",)
        with monkeypatch.context() as patch:
            patch.setattr(schema, "STEPS", (*schema.STEPS, good, bad))
            with pytest.raises(NoDatabase, match=r"entries.* already exists"):
                await open_store(database)
            assert await described(database) == before
            patch.setattr(schema, "STEPS", schema.STEPS[:3])
            await open_store(database)
        assert await execute(database, "SELECT version FROM schema_version") == [(3,)]
        assert await execute(database, "SELECT * FROM extra") == []

    run(scenario())


def test_of_servers_that_start_at_once_one_makes_the_schema(database: str) -> None:
    async def scenario() -> None:
        await asyncio.gather(*(open_store(database) for _ in range(8)))
        assert await execute(database, "SELECT version FROM schema_version") == [(2,)]

    run(scenario())


def test_a_dump_of_postgresql_is_restored(postgresql: str, tmp_path: Path) -> None:
    dump, restored = tmp_path / "augury.dump", f"{postgresql}_restored"

    async def create() -> None:
        connection = await asyncpg.connect(postgresql)
        await connection.execute(f"CREATE DATABASE {restored.rpartition('/')[2]}")
        await connection.close()

    async def scenario() -> None:
        host, before = await begin(tmp_path, postgresql)
        commands = (
            [
                program("pg_dump", "postgresql-client"),
                "--format=custom",
                "-f",
                str(dump),
                postgresql,
            ],
            [program("pg_restore", "postgresql-client"), "--no-owner", "-d", restored, str(dump)],
        )
        await create()
        for command in commands:
            await asyncio.to_thread(subprocess.check_call, command)
        assert same_game(await seen_again(tmp_path, restored, host), before)

    run(scenario())


def test_a_backup_of_sqlite_is_restored(tmp_path: Path) -> None:
    async def scenario() -> None:
        host, before = await begin(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
        with (
            closing(sqlite3.connect(tmp_path / "tables.db")) as source,
            closing(sqlite3.connect(tmp_path / "tables.bak")) as backup,
        ):
            source.backup(backup)  # what `.backup` of the sqlite3 program does
        again = await seen_again(tmp_path, f"sqlite:///{tmp_path / 'tables.bak'}", host)
        assert same_game(again, before)

    run(scenario())
