"""Every store keeps the same promises; and processes that share one agree."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from augury.server.serving import create_hub
from augury.server.store.postgres import PostgresStore
from augury.server.store.sqlite import SqliteStore
from augury.tables.store import (
    LOBBY_SECONDS,
    Conflict,
    Listed,
    Presence,
    Repeated,
    Store,
    Stored,
    TimerDue,
    Writing,
)
from tests.ports import reserve_port
from tests.server import services
from tests.server.harness import (
    PATIENCE,
    SHORT,
    Player,
    calling,
    choices,
    event,
    full_table,
    lay,
    post,
    run,
    serving,
    settings,
    sit,
)
from tests.server.services import Postgres

STORES = ["sqlite", "postgresql"]


def with_store(
    kind: str, request: pytest.FixtureRequest, work: Callable[[Store], Awaitable[None]]
) -> None:
    store: Store
    if kind == "sqlite":
        store = SqliteStore(request.getfixturevalue("tmp_path") / "a.db")
    else:
        store = PostgresStore(request.getfixturevalue("postgresql"))

    async def scenario() -> None:
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    run(scenario())


@pytest.mark.parametrize("kind", STORES)
def test_a_version_is_written_once_and_a_command_carried_out_once(
    kind: str, request: pytest.FixtureRequest
) -> None:
    async def scenario(store: Store) -> None:
        assert await store.write(Writing("t", 1, ("a",), "x")) == Stored()
        assert await store.write(Writing("t", 1, ("b",), "y")) == Conflict()
        assert await store.write(Writing("t", 2, ("b", "c"), "x")) == Repeated(1)
        assert await store.write(Writing("t", 1, ("a",), "x")) == Repeated(1)
        assert await store.write(Writing("u", 1, ("b",), "x")) == Stored()
        assert await store.write(Writing("t", 2, ("b", "c"), "y")) == Stored()
        assert await store.read("t") == ["a", "b", "c"]
        assert await store.read("t", 2) == ["c"]
        assert await store.find("t", "y") == 2
        assert await store.find("t", "z") is None
        assert sorted(await store.versions(["t", "u", "v"])) == [("t", 3), ("u", 1)]

    with_store(kind, request, scenario)


@pytest.mark.parametrize("kind", STORES)
def test_of_many_who_write_the_same_version_one_succeeds(
    kind: str, request: pytest.FixtureRequest
) -> None:
    async def scenario(store: Store) -> None:
        for version in range(1, 6):
            wishes = [Writing("t", version, (str(n),), f"{version}.{n}") for n in range(8)]
            outcomes = await asyncio.gather(*map(store.write, wishes))
            assert sorted(map(type, outcomes), key=str) == [Conflict] * 7 + [Stored]

    with_store(kind, request, scenario)


@pytest.mark.parametrize("kind", STORES)
def test_a_timer_is_claimed_once(kind: str, request: pytest.FixtureRequest) -> None:
    async def scenario(store: Store) -> None:
        await store.write(Writing("t", 1, ("a",), due=TimerDue(10.0)))
        await store.write(Writing("u", 1, ("a",), due=TimerDue(99.0)))
        assert await store.claim(9.0, 5) == []
        claims = await asyncio.gather(*(store.claim(10.0, 5) for _ in range(5)))
        assert sorted(claims) == [[], [], [], [], ["t"]]
        assert await store.claim(15.0, 5) == ["t"]  # whoever had it has died
        assert await store.reschedule("t", 1, 12.0)
        assert await store.claim(12.0, 5) == ["t"]
        assert not await store.reschedule("t", 0, None)  # somebody has written meanwhile
        await store.write(Writing("t", 2, ("b",), due=TimerDue(None)))
        assert await store.claim(1000.0, 5) == ["u"]

    with_store(kind, request, scenario)


@pytest.mark.parametrize("kind", STORES)
def test_the_lobby_and_who_is_where(kind: str, request: pytest.FixtureRequest) -> None:
    async def scenario(store: Store) -> None:
        here = Presence(2, "p", here=True)
        await store.write(Writing("t", 1, ("a",), listed=Listed("one", 50.0), presence=(here,)))
        await store.write(Writing("t", 2, ("b",), listed=Listed("two", 60.0)))
        assert await store.listings(9, 50.0 + LOBBY_SECONDS - 1) == ["two"]
        assert await store.listings(9, 50.0 + LOBBY_SECONDS + 1) == []  # a day after
        await store.write(Writing("t", 3, ("c",), listed=Listed(None, 70.0)))
        assert await store.listings(9, 70.0) == []
        assert await store.heartbeat("p", 50.0) == 50.0
        assert await store.orphans(50.0) == []
        gone = Presence(2, "p", here=False)
        assert await store.orphans(51.0) == [("t", gone)]
        await store.forget_processes(51.0)
        assert await store.orphans(50.0) == []  # who is somebody's is not struck out
        await store.forget_presence("t", gone)
        assert await store.orphans(51.0) == []
        await store.forget_processes(51.0)
        await store.write(Writing("t", 4, ("d",), presence=(here,)))
        assert await store.orphans(50.0) == [("t", gone)]  # nobody knows the process any more

    with_store(kind, request, scenario)


@pytest.mark.parametrize("kind", STORES)
def test_the_latest_time_that_any_process_has_said_is_kept(
    kind: str, request: pytest.FixtureRequest
) -> None:
    async def scenario(store: Store) -> None:
        assert await store.last_beat() is None
        assert await store.heartbeat("p", 50.0) == 50.0
        assert await store.heartbeat("q", 40.0) == 50.0
        assert await store.heartbeat("p", 60.0) == 60.0
        last = await store.last_beat()
        assert last is not None
        assert last.at == 60.0
        assert 0 <= last.ago < PATIENCE

    with_store(kind, request, scenario)


@pytest.mark.parametrize("bus", ["file", "postgresql", "redis"])
def test_people_at_three_processes_play_one_game(
    bus: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """With nothing but the hints: the look at the log now and then is switched off."""
    options = {"catch_up_seconds": 0}
    if bus != "file":
        options["database"] = request.getfixturevalue("postgresql")
    if bus == "redis":
        options["bus"] = request.getfixturevalue("redis")

    async def scenario() -> None:
        hubs = [create_hub(settings(tmp_path, **options)) for _ in range(3)]
        async with serving(hubs[0]) as one, serving(hubs[1]) as two, serving(hubs[2]) as three:
            people = await full_table(one, rules=SHORT)
            addresses = [one, two, three]
            for person, address in zip(people, addresses, strict=True):
                await person.close()
                person.address = address
                await person.connect(version=person.version)
            watcher = Player(three, people[0].table)
            await watcher.connect()
            assert (await people[0].say("start"))["type"] == "ok"
            await asyncio.gather(*(p.play(choices(s)) for s, p in enumerate(people)))
            while not watcher.over:
                await watcher.hear()
            seen = [await Player(a, people[0].table).look() for a in addresses]
            assert seen[0]["view"] == seen[1]["view"] == seen[2]["view"]
            for person in [*people, watcher]:
                await person.close()

    run(scenario())


def test_who_sat_down_elsewhere_is_known_by_every_door_without_a_hint(tmp_path: Path) -> None:
    """Redis is away, so no process hears of what happens at another: the log knows."""
    options = {"catch_up_seconds": 0, "bus": f"redis://127.0.0.1:{reserve_port()}"}

    async def scenario() -> None:
        hubs = [create_hub(settings(tmp_path, **options)) for _ in range(2)]
        async with serving(hubs[0]) as one, serving(hubs[1]) as two, calling(two) as client:
            host = await lay(one, rules={"players": 6})
            elsewhere = Player(two, host.table)
            path = f"/api/tables/{host.table}"
            for number, door in enumerate(("look", "socket", "command", "session", "sit"), 1):
                await elsewhere.look()  # so the other process knows the table as it was
                guest = await sit(one, host.table, f"Guest {number}")
                guest.address = two
                if door == "look":
                    assert (await guest.look())["seat"] == number
                elif door == "socket":
                    await guest.connect()
                    assert (await guest.hear())["seat"] == number
                elif door == "command":
                    said = {"type": "say", "id": "x", "emote": "smile"}
                    await post(two, f"{path}/commands", said, guest.key)
                elif door == "session":
                    await post(two, f"{path}/session", {"key": guest.key})
                else:
                    again = {"name": "Another"}
                    answer = await client.post(f"{path}/seats", json=again, headers=guest.headers)
                    assert answer.json()["code"] == "already_seated"

    run(scenario())


def test_a_client_that_is_ahead_of_a_process_is_not_sent_back_in_time(tmp_path: Path) -> None:
    options = {"catch_up_seconds": 0, "bus": f"redis://127.0.0.1:{reserve_port()}"}

    async def scenario() -> None:
        hubs = [create_hub(settings(tmp_path, **options)) for _ in range(2)]
        async with serving(hubs[0]) as one, serving(hubs[1]) as two:
            host = await lay(one, rules=SHORT)
            await Player(two, host.table).look()
            await host.connect()
            await host.hear()
            await host.say("say", emote="clap")
            version = (await host.until(event("Said")))["version"]
            await host.close()
            host.address = two
            await host.connect(version=version)
            heard = await host.hear()
            assert (heard["type"], heard["version"]) == ("events", version + 1)  # of arriving here

    run(scenario())


def test_play_goes_on_when_the_database_is_back(tmp_path: Path) -> None:
    async def scenario(postgres: Postgres) -> None:
        hub = create_hub(settings(tmp_path, database=postgres.url))
        database = postgres.running()
        await asyncio.to_thread(database.__enter__)
        async with serving(hub) as address:
            people = await full_table(address, rules=SHORT)
            assert (await people[0].say("start"))["type"] == "ok"
            await asyncio.to_thread(database.__exit__, None, None, None)
            assert (await people[0].say("say", emote="sad"))["code"] == "busy"
            with postgres.running():
                assert (await people[0].say("say", emote="clap"))["type"] == "ok"
                await asyncio.gather(*(p.play(choices(s)) for s, p in enumerate(people)))
                for person in people:
                    await person.close()

    with services.new_postgres() as postgres:
        run(scenario(postgres))
