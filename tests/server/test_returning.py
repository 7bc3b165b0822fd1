"""Coming back: what was missed, what was sent twice, and what happens while one is away."""

import asyncio
from pathlib import Path

import pytest

from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.table.timers import CLOCK_SECONDS
from tests.server.harness import (
    SHORT,
    HandClock,
    Player,
    changed,
    choices,
    event,
    full_table,
    house,
    lay,
    play_out,
    run,
    serving,
    settings,
)


def test_a_client_that_comes_back_hears_what_it_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            mover = people[1]
            await mover.asked()
            away = people[2]
            while (away.version or 0) < (mover.version or 0):
                await away.hear()
            missed_from = away.version
            await away.close()
            await mover.act(mover.legal[0])
            await away.connect(version=missed_from)
            heard = await away.until(event("BidPlaced", seat=1))
            assert heard["version"] == (missed_from or 0) + 1
            await away.close()
            stranger = Player(address, away.table, away.key, away.seat)
            await stranger.connect(version=10**8)
            assert (await stranger.hear())["type"] == "welcome"

    run(scenario())


def test_a_command_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start", id="start")
            assert (await people[0].say("start", id="start"))["type"] == "ok"
            mover = people[1]
            await mover.asked()
            asked = mover.version
            first = await mover.say("act", id="x", version=asked, action="bid=0")
            again = await mover.say("act", id="x", version=asked, action="bid=1")
            assert first == again
            other = await people[2].say("act", id="x", version=10**6, action="bid=0")
            assert other != first  # another's id is another's

    run(scenario())


def test_an_answer_to_an_old_question_is_stale(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            mover = people[1]
            await mover.asked()
            answer = await mover.say("act", version=0, action=mover.legal[0])
            assert answer["code"] == "stale"
            answer = await mover.say("act", version=mover.version, action="bid=9")
            assert answer["code"] == "bid_out_of_range"
            answer = await mover.say("act", version=mover.version, action="nonsense")
            assert answer["code"] == "notation"
            answer = await people[0].say("act", version=mover.version, action="bid=0")
            assert answer["code"] == "out_of_turn"

    run(scenario())


def test_a_bot_takes_over_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, grace_seconds=0.2) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            mover = people[1]
            await mover.asked()
            await mover.close()
            await people[0].until(changed(1, "departed"))
            await people[0].until(changed(1, "taken_over"))
            await people[0].until(event("BidPlaced", seat=1))
            back = Player(address, mover.table, mover.key, 1)
            await back.connect()
            await people[0].until(changed(1, "given_back"))
            await people[2].say("leave")
            await people[0].until(changed(2, "taken_over"))
            await asyncio.gather(people[0].play(choices(0)), back.play(choices(1)))

    run(scenario())


def test_a_table_that_everybody_has_left_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        options, clock = settings(tmp_path), HandClock(1000.0)
        made = create_hub(options)
        hub = ServerHub(options, made.store, made.bus, time=clock)
        async with serving(hub) as address:
            host = await lay(address, rules=SHORT, bots={1: "novice", 2: "novice"})
            await host.connect()
            await host.hear()
            await host.say("start")
            await host.until(lambda one: bool(one.get("legal_actions")))
            await host.close()
            while (await host.look())["table"]["seats"][0]["present"]:
                await asyncio.sleep(0.01)
            clock.time += 100 * options.grace_seconds
            await hub.run_timers(host.table)
            seen = await host.look()
            assert seen["view"]["table"]["to_act"] == [0]
            assert seen["table"]["seats"][0] == {
                "seat": 0, "name": "Ada", "bot": None, "present": False,
            }  # fmt: skip
            back = Player(address, host.table, host.key, 0)
            await back.connect()
            await back.play(choices(0))

    run(scenario())


def test_the_clock_makes_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCK_SECONDS, "fast", 0.2)

    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT, clock="fast")
            await people[0].say("start")
            await people[0].until(event("TimeRanOut", seat=1))

    run(scenario())


def test_two_tabs_hear_the_same(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            tab = Player(address, people[1].table, people[1].key, 1)
            await tab.connect(version=people[1].version)
            tab.version = people[1].version
            await people[0].say("start")
            await asyncio.gather(*(p.play(choices(s)) for s, p in enumerate(people)))
            while not tab.over:
                await tab.hear()
            events = [text for text in people[1].heard if '"type":"events"' in text]
            assert [text for text in tab.heard if '"type":"events"' in text] == events[
                -len(tab.heard) + 1 :
            ]
            await people[1].close()
            assert (await tab.say("say", emote="smile"))["type"] == "ok"  # still present

    run(scenario())


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, stay=True) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            await people[1].asked()
            await people[1].act(people[1].legal[0])
            last = people[1].version
        with pytest.raises(Exception, match="1012"):
            await people[0].until(lambda _: False)
        assert '"restarting"' in people[0].heard[-1]
        async with house(tmp_path) as address:
            for person in people:
                person.address = address
                await person.connect(version=person.version)
            await play_out(people)
            assert (people[1].version or 0) > (last or 0)

    run(scenario())


def test_people_gone_with_their_process_are_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that died said goodbye to nobody; another one notices, here when a test says so."""
    monkeypatch.setattr("augury.tables.hub.hub._HEARTBEAT", 1e6)

    async def scenario() -> None:
        clock = HandClock(1000.0)
        hub = create_hub(settings(tmp_path))
        hub = ServerHub(hub.settings, hub.store, hub.bus, time=clock)
        async with serving(hub) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            await host.until(changed(0, "arrived"))
            hub.stopping = True  # as if killed: nothing is written about who was here
            await host.close()
        clock.time += 100
        again = create_hub(settings(tmp_path))
        again = ServerHub(again.settings, again.store, again.bus, time=clock)
        async with serving(again) as address:
            host.address = address
            assert (await host.look())["table"]["seats"][0]["present"]
            await again.note_lost_processes()
            assert not (await host.look())["table"]["seats"][0]["present"]

    run(scenario())
