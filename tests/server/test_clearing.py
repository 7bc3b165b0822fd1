"""Tables that nobody comes back to are cleared away; no other is."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from augury import Rules
from augury.pad import Sheet, dumps
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.errors import NoSuchTable
from augury.tables.keys import hashed
from augury.tables.protocol.tables import NewSeat, NewTable
from augury.tables.store import Conflict, Listed, Presence, Store, Stored, TimerDue, Writing
from tests.server.durability import log_of
from tests.server.harness import (
    SHORT,
    HandClock,
    Player,
    calling,
    choices,
    lay,
    run,
    serving,
    settings,
)
from tests.server.test_stores import STORES, with_store

PAD = dumps(Sheet(Rules(players=3), ("Ada", "Ben", "Cem")))
DAY = 24 * 3600.0


class Calendar:
    """A house in which days pass when a test says so."""

    def __init__(self, folder: Path) -> None:
        made = create_hub(settings(folder, absence_seconds=0))
        self.clock = HandClock(1e9)
        self.hub = ServerHub(made.settings, made.store, made.bus, time=self.clock)

    async def pass_days(self, days: float, *people: Player) -> None:
        """Let time pass, and see to these people's tables."""
        self.clock.time += days * DAY
        for person in people:
            with suppress(NoSuchTable):
                await (await self.hub.room(person.table)).run_timers()

    async def cleared(self, person: Player) -> None:
        """Wait until the house has seen to it by itself."""
        while (await person.look())["type"] == "welcome":
            await asyncio.sleep(0.02)
        assert (await person.look())["code"] == "no_such_table"


async def absent(player: Player) -> None:
    """Go, and wait until it is noticed."""
    await player.close()
    while (await player.look())["table"]["seats"][0]["present"]:
        await asyncio.sleep(0.01)


def test_a_table_is_cleared_away_when_nobody_comes_for_long(tmp_path: Path) -> None:
    async def scenario() -> None:
        calendar = Calendar(tmp_path)
        async with serving(calendar.hub) as address:
            unstarted = await lay(address, rules=SHORT, listed=True)
            attended = await lay(address, rules=SHORT)
            await attended.connect()
            await attended.until(lambda one: "arrived" in str(one))
            begun = await lay(address, rules=SHORT, bots={1: "novice", 2: "novice"})
            await begun.connect()
            await begun.hear()
            await begun.say("start")
            await begun.until(lambda one: bool(one.get("legal_actions")))
            await absent(begun)
            watcher = Player(address, unstarted.table)
            await watcher.connect()

            await calendar.pass_days(6.9, unstarted, attended, begun)
            assert (await unstarted.look())["type"] == "welcome"
            await calendar.pass_days(0.2)
            await calendar.cleared(unstarted)
            with pytest.raises(ConnectionClosed, match="4404"):
                await watcher.until(lambda _: False)
            async with calling(address) as client:
                assert (await client.get("/api/tables")).json() == []

            await calendar.pass_days(350, attended, begun)
            assert (await attended.look())["type"] == "welcome"
            back = Player(address, begun.table, begun.key, 0)
            await back.connect()
            await back.play(choices(0))
            await absent(back)
            await calendar.pass_days(364, attended, back)
            assert (await back.look())["table"]["stage"] == "over"
            await calendar.pass_days(2, attended)
            await calendar.cleared(back)
            assert (await attended.look())["type"] == "welcome"
            await attended.close()
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        ((_, body, _),) = log_of(database, begun.table)
        assert '"cleared"' in body

    run(scenario())


def test_a_pad_is_cleared_away_when_nobody_writes_on_it_for_long(tmp_path: Path) -> None:
    async def scenario() -> None:
        calendar = Calendar(tmp_path)
        async with serving(calendar.hub) as address, calling(address) as client:
            shared = (await client.post("/api/pads", json={"text": PAD})).json()
            path = f"/api/pads/{shared['pad']}"
            headers = {"Authorization": f"Bearer {shared['pen']}"}
            await calendar.pass_days(364)
            answer = await client.put(path, json={"version": 1, "text": PAD}, headers=headers)
            assert answer.json() == {"version": 2}
            await calendar.pass_days(364)
            await calendar.hub.run_timers(f"pad:{shared['pad']}")
            assert (await client.get(path)).json() == {"version": 2, "text": PAD}
            await calendar.pass_days(2)
            while (await client.get(path)).status_code != 404:  # the house sees to it by itself
                await asyncio.sleep(0.02)
            late = await client.put(path, json={"version": 3, "text": PAD}, headers=headers)
            assert late.json()["code"] == "no_such_pad"

    run(scenario())


def test_a_pad_from_before_that_was_noted_has_its_time_from_the_next_start_on(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        calendar = Calendar(tmp_path)
        await calendar.hub.open()
        old = json.dumps({"version": 1, "pen": hashed("pen"), "text": PAD})
        await calendar.hub.store.write(Writing("pad:old", 1, (old,), clears=True))
        async with serving(calendar.hub) as address, calling(address) as client:
            await calendar.pass_days(364)
            assert (await client.get("/api/pads/old")).json() == {"version": 1, "text": PAD}
            await calendar.pass_days(2)
            while (await client.get("/api/pads/old")).status_code != 404:  # by itself
                await asyncio.sleep(0.02)

    run(scenario())


@pytest.mark.parametrize("kind", STORES)
def test_what_has_no_timer_gets_one(kind: str, request: pytest.FixtureRequest) -> None:
    async def scenario(store: Store) -> None:
        await store.write(Writing("pad:a", 1, ("a",)))
        await store.write(Writing("pad:b", 1, ("b",), due=TimerDue(50.0)))
        await store.write(Writing("pad:c", 1, ("gone",)))
        await store.write(Writing("pat", 1, ("a",)))
        await store.add_timers("pad:", "gone", 9.0)
        await store.add_timers("pad:", "gone", 90.0)  # another process starts later
        assert await store.claim(8.0, 1) == []
        assert await store.claim(10.0, 1000) == ["pad:a"]
        assert await store.claim(60.0, 1000) == ["pad:b"]
        assert await store.claim(500.0, 1000) == []

    with_store(kind, request, scenario)


@pytest.mark.parametrize("kind", STORES)
def test_nothing_is_left_of_a_table_but_that_it_was_cleared(
    kind: str, request: pytest.FixtureRequest
) -> None:
    async def scenario(store: Store) -> None:
        here = (Presence(0, "p", here=True),)
        await store.write(
            Writing(
                "t", 1, ("a", "b"), "x", due=TimerDue(5.0), listed=Listed("t", 1.0), presence=here
            )
        )
        await store.write(Writing("u", 1, ("a",), due=TimerDue(7.0)))
        assert await store.write(Writing("t", 2, ("gone",), clears=True)) == Conflict()
        assert await store.read("t") == ["a", "b"]
        assert await store.write(Writing("t", 3, ("gone",), clears=True)) == Stored()
        assert await store.write(Writing("t", 3, ("c",))) == Conflict()
        assert await store.read("t") == ["gone"]
        assert await store.listings(9, 2.0) == []
        assert await store.orphans(0.0) == []
        assert await store.claim(9.0, 1) == ["u"]
        assert await store.read("u") == ["a"]

    with_store(kind, request, scenario)


def test_whoever_comes_at_that_moment_saves_the_table(tmp_path: Path) -> None:
    """Of the one who clears a table away and the one who sits down at it, one is first."""

    async def scenario() -> None:
        one, two = (create_hub(settings(tmp_path, catch_up_seconds=0)) for _ in range(2))
        async with serving(one), serving(two):
            for saved in (True, False):
                table = (await one.open_table(NewTable(name="Ada"))).table
                here, there = await one.room(table), await two.room(table)
                before = here.sitting
                if saved:
                    await there.seat(NewSeat(name="Bo"), "key")
                    await here.writer.clear(before)
                    assert [chair.name for chair in here.sitting.chairs[:2]] == ["Ada", "Bo"]
                else:
                    with pytest.raises(NoSuchTable):
                        await here.writer.clear(before)
                    with pytest.raises(NoSuchTable):
                        await there.seat(NewSeat(name="Bo"), "key")
                    with pytest.raises(NoSuchTable):
                        await two.room(table)

    run(scenario())
