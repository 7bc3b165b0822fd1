"""Somebody sets the machine's clock, back or forward, and no table stands still or is lost.

The clock itself is every process's on the machine, so a test does not touch it: it changes what the
server is told when it asks for the time. The counter that timers go by is the real one.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from augury.game.text.record import loads
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.table.timers import CLOCK_SECONDS
from tests.server.harness import (
    SHORT,
    HandClock,
    Player,
    calling,
    changed,
    choices,
    event,
    full_table,
    lay,
    play_out,
    run,
    serving,
    settings,
)

HOUR, YEAR = 3600.0, 365 * 24 * 3600.0

SetClock = Callable[[float], None]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Sets the clock so many seconds forward, or back."""
    real, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])

    def change(seconds: float) -> None:
        ahead[0] += seconds

    return change


async def alone(address: str, **setup: str) -> Player:
    """A person at a table with two bots, in the midst of a game."""
    host = await lay(address, rules=SHORT, bots={1: "novice", 2: "novice"}, **setup)
    await host.connect()
    await host.hear()
    await host.say("start")
    await host.asked()
    return host


@pytest.mark.parametrize("step", [-HOUR, HOUR, -2 * YEAR, 2 * YEAR])
def test_a_game_goes_on_when_the_clock_is_set(
    step: float, tmp_path: Path, set_clock: SetClock
) -> None:
    async def scenario() -> None:
        async with serving(create_hub(settings(tmp_path))) as address:
            host = await alone(address)
            set_clock(step)
            await host.play(choices(0))

    run(scenario())


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_turn_takes_as_long_as_it_should(
    step: float, tmp_path: Path, set_clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCK_SECONDS, "fast", 1.0)

    async def scenario() -> None:
        async with serving(create_hub(settings(tmp_path))) as address:
            began = time.monotonic()  # before the question: however slow a machine is
            host = await alone(address, clock="fast")
            set_clock(step)
            await host.until(event("TimeRanOut", seat=0))
            assert time.monotonic() - began >= 1  # not at once; and not in an hour, or this hangs

    run(scenario())


@pytest.mark.parametrize("step", [-HOUR, -2 * YEAR, HOUR, 2 * YEAR])
def test_what_was_due_stays_due_when_the_clock_is_set_between_two_lives(
    step: float, tmp_path: Path, set_clock: SetClock
) -> None:
    async def scenario() -> None:
        async with serving(create_hub(settings(tmp_path, bot_seconds=1e4)), stay=True) as address:
            host = await lay(address, rules=SHORT, bots={1: "novice", 2: "novice"})
            await host.connect()
            await host.hear()
            await host.say("start")
        set_clock(step)
        async with serving(create_hub(settings(tmp_path))) as address:
            again = Player(address, host.table, host.key, 0)
            await again.connect()
            await again.play(choices(0))

    run(scenario())


def test_no_table_is_cleared_away_because_the_clock_was_set(
    tmp_path: Path, set_clock: SetClock
) -> None:
    async def scenario() -> None:
        async with serving(create_hub(settings(tmp_path))) as address:
            table = (await lay(address, rules=SHORT)).table
        for _ in range(3):
            set_clock(2 * YEAR)
            hub = create_hub(settings(tmp_path))
            async with serving(hub) as address:
                await (await hub.room(table)).run_timers()
                assert (await Player(address, table).look())["type"] == "welcome"

    run(scenario())


def test_processes_whose_clocks_disagree_go_by_one_time(
    tmp_path: Path, set_clock: SetClock
) -> None:
    async def scenario() -> None:
        one = create_hub(settings(tmp_path))
        async with serving(one):
            set_clock(-HOUR)
            two = create_hub(settings(tmp_path))
            async with serving(two):
                assert abs(one.now() - two.now()) < 60
                set_clock(3 * HOUR)
                assert abs(one.now() - two.now()) < 60

    run(scenario())


def test_a_process_that_was_taken_for_dead_says_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Held up for long, it was missed by another; its people have been here all the time."""
    monkeypatch.setattr("augury.tables.hub.hub._HEARTBEAT", 0.1)

    async def scenario() -> None:
        hub = create_hub(settings(tmp_path))
        async with serving(hub) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            await host.until(changed(0, "arrived"))
            room = await hub.room(host.table)
            await room.depart(0, hub.context.process, unless=lambda: False)
            await host.until(changed(0, "departed"))
            await host.until(changed(0, "arrived"))

    run(scenario())


def test_the_date_of_a_record_is_that_of_the_calendar(tmp_path: Path) -> None:
    """Whatever the time of the house has become."""

    async def scenario() -> None:
        made = create_hub(settings(tmp_path))
        hub = ServerHub(made.settings, made.store, made.bus, time=HandClock(1e9))
        async with serving(hub) as address, calling(address) as client:
            people = await full_table(address, rules=SHORT)
            before = datetime.now(UTC).date().isoformat()
            await people[0].say("start")
            await play_out(people)
            answer = await client.get(f"/api/tables/{people[0].table}/games/1.wiz")
            after = datetime.now(UTC).date().isoformat()
            assert before <= loads(answer.text).tags["date"] <= after

    run(scenario())
