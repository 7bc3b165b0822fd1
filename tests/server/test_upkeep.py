"""What an operator does once a year: migrations up and down, a backup that is restored."""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from augury.server.store.schema import downgrade, upgrade
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


def test_the_schema_goes_down_and_up_again(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        host, before = await begin(tmp_path, database)
        await downgrade(database, "0001")
        assert same_game(await seen_again(tmp_path, database, host), before)
        await downgrade(database, "base")
        await upgrade(database)
        gone = await seen_again(tmp_path, database, host)
        assert gone["code"] == "no_such_table"

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
