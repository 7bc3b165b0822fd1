"""Tables of one's own device: the hub that a server has, over a storage of lines."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from augury.analysis.puzzles import load_puzzles
from augury.bots import NAMES
from augury.game import Move, View
from augury.game.text.record import loads
from augury.tables.hub.thinking import Thinker
from augury.tables.local.host import PREFIX, LocalHost
from augury.tables.local.store import LocalStore, Reason
from augury.tables.protocol.closings import Closing
from augury.tables.store import Conflict, Repeated, Stored, TimerDue, Writing
from augury.tables.table.entries import load
from tests.tables.local import Person, ask, begin, hosting, lay
from tests.tables.storage import MemoryStorage


def here(
    scenario: Callable[[LocalHost], Awaitable[None]], storage: MemoryStorage | None = None
) -> None:
    """Run a scenario with the hub of a device."""

    async def run() -> None:
        async with hosting(storage) as host:
            await scenario(host)

    asyncio.run(asyncio.wait_for(run(), 300))


# Play


def test_a_whole_game_and_its_record() -> None:
    async def scenario(host: LocalHost) -> None:
        me = await begin(host)
        assert me.table.startswith(PREFIX)
        await me.play()
        status, text = await ask(host, "GET", f"/api/tables/{me.table}/games/1.wiz")
        assert status == 200
        assert loads(text).names[0] == "Ada"
        _, replay = await ask(host, "GET", f"/api/tables/{me.table}/games/1/replay")
        assert [one["number"] for one in replay["rounds"]] == [1, 2]
        assert (await me.say("rematch"))["type"] == "ok"
        assert (await me.sitting()).game == 2

    here(scenario)


def test_every_line_is_kept_before_it_is_heard_of() -> None:
    storage = MemoryStorage()

    async def scenario(host: LocalHost) -> None:
        me = await begin(host)
        while (await me.sitting()).stage == "playing":
            assert (me.version or 0) <= len(storage.lines[me.table])
            await (me.move() if me.legal else me.hear())

    here(scenario, storage)


def test_what_was_kept_is_the_table() -> None:
    """Wherever the program ends, the next one goes on from there."""
    storage = MemoryStorage()

    async def first(host: LocalHost) -> None:
        me = await begin(host)
        await me.move()

    here(first, storage)
    [table] = storage.lines

    async def another(host: LocalHost) -> None:
        me = await Person(host, table).connect()
        assert (await me.hear())["type"] == "welcome"
        await me.move()  # the bots play on by themselves

    for _ in range(3):
        here(another, storage)
    kinds = [load(line).kind for line in storage.lines[table]]
    assert kinds[:4] == ["opened", "arrived", "started", "dealt"]
    assert kinds.count("arrived") == 1, "who was there when the program ended is still there"


def test_a_bot_that_was_about_to_move_does_so_after_a_restart() -> None:
    storage = MemoryStorage()

    class Asleep(Thinker):
        async def think(self, *_: object) -> Move:
            await asyncio.Event().wait()
            raise AssertionError

    async def first() -> str:
        async with hosting(storage, bots=Asleep()) as host:
            rules = {"players": 3, "mode": "one-colour", "hand_sizes": [1]}
            me = await begin(host, rules)
            if me.legal:
                await me.move()
            return me.table

    table = asyncio.run(first())

    async def then(host: LocalHost) -> None:
        me = await Person(host, table).connect()
        await me.play()

    here(then, storage)


def test_no_bot_thinks_twice_about_a_move() -> None:
    """Neither when the person comes, nor when they come back."""
    asked: list[tuple[int, ...]] = []

    class Slow(Thinker):
        async def think(self, name: str, view: View) -> Move:
            await asyncio.sleep(0)
            asked.append((view.seat or 0, view.table.number, len(view.table.tricks), view.bid or 0))
            return await super().think(name, view)

    async def scenario() -> None:
        async with hosting(bots=Slow()) as host:
            me = await begin(host, {"players": 3, "mode": "one-colour", "hand_sizes": [2, 3]})
            me.close()
            await me.connect()
            await me.play()
            moves = [line for line in (await host.hub.store.read(me.table)) if '"bot"' in line]
            assert len(asked) == len([line for line in moves if '"acted"' in line])

    asyncio.run(asyncio.wait_for(scenario(), 300))


def test_a_clock_that_was_set_back_holds_up_no_bot() -> None:
    """Another program wrote the log in a time that is yet to come."""
    storage = MemoryStorage()

    async def first(host: LocalHost) -> None:
        me = await begin(host)
        await me.move()

    here(first, storage)
    [(table, lines)] = storage.lines.items()
    later = [json.loads(line) for line in lines]
    storage.lines[table] = [json.dumps(line | {"at": line["at"] + 5000}) for line in later]

    async def then(host: LocalHost) -> None:
        await (await Person(host, table).connect()).play()

    here(then, storage)


def test_a_command_sent_twice_across_a_restart_is_carried_out_once() -> None:
    """A move taken back stays the only one that was."""
    storage = MemoryStorage()
    kept: list[int] = []
    version: list[int] = []

    async def first(host: LocalHost) -> None:
        me = await begin(host, {"players": 3, "hand_sizes": [4]})
        for _ in range(3):
            await me.move()
        await me.asked()
        answer = await me.say("take_back", id="back")
        assert answer["type"] == "ok"
        version.append(answer["version"])
        me.close()

    here(first, storage)
    [table] = storage.lines
    kept.append(len([line for line in storage.lines[table] if '"taken_back"' in line]))

    async def then(host: LocalHost) -> None:
        me = await Person(host, table).connect()
        await me.asked()
        assert await me.say("take_back", id="back") == {
            "type": "ok",
            "id": "back",
            "version": version[0],
        }

    here(then, storage)
    assert kept == [1]
    assert len([line for line in storage.lines[table] if '"taken_back"' in line]) == 1


def test_a_bot_that_fails_makes_some_move(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def act(self, *_: object) -> Move:
            raise ValueError("no idea")

    monkeypatch.setattr("augury.tables.hub.thinking._bot", lambda _: Broken())

    async def scenario(host: LocalHost) -> None:
        await (await begin(host)).play()

    here(scenario)


@pytest.mark.parametrize("turns", range(6))
def test_a_hub_ends_at_any_instant(turns: int) -> None:
    """Also while a timer is about to be looked at."""

    async def scenario() -> None:
        async with hosting() as host:
            await asyncio.sleep(0.01)  # everything waits
            host.hub._timekeeper.expect(0)
            for _ in range(turns):
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_nobody_is_called_as_a_bot_is() -> None:
    async def scenario(host: LocalHost) -> None:
        status, said = await ask(host, "POST", "/api/tables", {"name": "Novice", "setup": {}})
        assert (status, said["code"]) == (409, "name_taken")

    here(scenario)


def test_who_comes_back_hears_what_was_missed() -> None:
    async def scenario(host: LocalHost) -> None:
        me = await begin(host, {"players": 3, "hand_sizes": [4]})
        await me.move()
        await me.asked()
        version = me.version
        me.close()
        again = await Person(host, me.table).connect(version)
        again.legal, again.version = me.legal, version
        await again.move()
        assert {one["type"] for one in again.said} <= {"ok", "events"}

    here(scenario)


def test_bots_wait_for_who_has_gone() -> None:
    """A table to which nobody listens goes no further; who comes back finds it as it was."""

    async def scenario(host: LocalHost) -> None:
        me = await begin(host, {"players": 3, "hand_sizes": [4]})
        await me.asked()
        me.close()
        room = await host.hub.room(me.table)
        while room.sitting.chairs[0].processes:
            await asyncio.sleep(0.05)
        before = room.sitting.version
        again = await Person(host, me.table).connect()
        while not room.sitting.chairs[0].processes:
            await again.hear()
        assert room.sitting.version == before + 1

    here(scenario)


def test_two_programs_at_one_table_agree() -> None:
    """Two tabs of a browser: of two that write at once, one decides anew."""
    storage = MemoryStorage()

    async def scenario(host: LocalHost) -> None:
        async with hosting(storage) as other:
            me = await begin(host, {"players": 3, "hand_sizes": [3]})
            twin = await Person(other, me.table).connect()
            while (await me.sitting()).stage == "playing":
                for one in (me, twin):
                    await one.host.hub.catch_up()
                    if one.legal:
                        action, one.legal = one.legal[0], []
                        await one.say("act", version=one.version, action=action)
                    else:
                        await asyncio.sleep(0)
                        while one._heard.qsize():
                            await one.hear()

    here(scenario, storage)


# What is refused


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "malformed"),
        ('{"type":"dance","id":"a"}', "malformed"),
        ('{"type":"act","id":"a","version":1,"action":"R99"}', "notation"),
        ('{"type":"start","id":"a"}', "wrong_stage"),
        ('{"type":"seat_bot","id":"a","seat":1,"bot":"novice"}', "wrong_stage"),
    ],
)
def test_what_makes_no_sense_is_refused(message: str, code: str) -> None:
    async def scenario(host: LocalHost) -> None:
        me = await begin(host)
        await me.send(message)
        while (answer := await me.hear())["type"] != "error":
            pass
        assert answer["code"] == code

    here(scenario)


def test_by_http() -> None:
    async def scenario(host: LocalHost) -> None:
        assert await ask(host, "GET", "/api/bots") == (200, list(NAMES))
        assert await ask(host, "GET", "/api/tables") == (200, [])
        assert (await ask(host, "GET", "/api/rules"))[1]["book"]
        assert (await ask(host, "POST", "/api/rules", {"players": 9}))[0] == 422
        assert (await ask(host, "GET", "/api/tables/local-x"))[0] == 404
        assert (await ask(host, "GET", "/api/codes/ABCD"))[0] == 404
        wish = {"name": "Ada", "setup": {"bots": {1: "sage"}}}
        status, refused = await ask(host, "POST", "/api/tables", wish)
        assert (status, refused["code"]) == (409, "no_such_bot")

    here(scenario)


def test_a_command_by_http() -> None:
    async def scenario(host: LocalHost) -> None:
        path = f"/api/tables/{await lay(host)}/commands"
        assert (await ask(host, "POST", path, {"type": "ping"}))[1]["type"] == "pong"
        assert (await ask(host, "POST", path, {"type": "dance", "id": "a"}))[0] == 422
        assert (await ask(host, "POST", path, "{"))[0] == 422
        assert (await ask(host, "POST", path, {"type": "rematch", "id": "a"}))[0] == 409
        assert await ask(host, "POST", path, {"type": "start", "id": "b"}) == (
            200,
            {"type": "ok", "id": "b", "version": 2},
        )

    here(scenario)


def test_the_same_key_lays_the_same_table() -> None:
    async def scenario(host: LocalHost) -> None:
        wish = {"name": "Ada", "setup": {"bots": {1: "novice"}}, "key": "k" * 43}
        first = await ask(host, "POST", "/api/tables", wish)
        assert await ask(host, "POST", "/api/tables", wish) == first

    here(scenario)


def test_a_log_of_another_version_says_so() -> None:
    storage = MemoryStorage()
    storage.lines["local-old"] = [json.dumps({"kind": "conjured", "at": 1.0})]

    async def scenario(host: LocalHost) -> None:
        status, said = await ask(host, "GET", "/api/tables/local-old")
        assert (status, said["code"]) == (410, "other_version")

    here(scenario, storage)


# What a device can and cannot keep


def test_a_storage_that_keeps_nothing() -> None:
    """The game goes on, and the person is told; with room again, all of it is kept."""
    storage = MemoryStorage()
    told: list[Reason | None] = []

    async def scenario() -> None:
        async with hosting(storage, told.append) as host:
            storage.fails = "full"
            me = await begin(host)
            await me.move()
            assert told[-1] == "full"
            assert not storage.lines
            other = await begin(host)
            storage.fails = None
            await me.move()
            assert told[-1] is None
            await me.play()
            await other.play()
            for one in (me, other):
                assert len(storage.lines[one.table]) == (await one.sitting()).version

    asyncio.run(asyncio.wait_for(scenario(), 300))


def test_a_store_without_a_storage_keeps_the_same_promises() -> None:
    async def scenario() -> None:
        storage = MemoryStorage()
        storage.fails = "unavailable"
        store = LocalStore(storage, lambda _: None)
        assert await store.write(Writing("t", 1, ("a",), "x")) == Stored()
        assert await store.write(Writing("t", 1, ("b",), "y")) == Conflict()
        assert await store.write(Writing("t", 2, ("b", "c"), "x")) == Repeated(1)
        assert await store.write(Writing("t", 2, ("b", "c"), "y")) == Stored()
        assert await store.read("t") == ["a", "b", "c"]
        assert await store.read("t", 2) == ["c"]
        assert await store.find("t", "y") == 2
        assert await store.versions(["t", "u"]) == [("t", 3)]
        storage.fails = None
        assert await store.write(Writing("u", 1, ("d",), "x", due=TimerDue(3.0))) == Stored()
        assert storage.lines == {"t": ["a", "b", "c"], "u": ["d"]}
        assert await store.find("t", "y") == 2
        assert await store.claim(3.0, 5) == ["u"]

    asyncio.run(scenario())


def test_lines_that_another_program_was_quicker_to_write_hold_up_no_other_table() -> None:
    async def scenario() -> None:
        storage = MemoryStorage()
        store = LocalStore(storage, lambda _: None)
        storage.fails = "full"
        await store.write(Writing("t", 1, ("mine",)))
        storage.fails = None
        storage.lines["t"] = ["theirs"]
        assert await store.write(Writing("u", 1, ("a",))) == Stored()
        assert storage.lines == {"t": ["theirs"], "u": ["a"]}

    asyncio.run(scenario())


# Analysis


def test_advice_at_a_table() -> None:
    """Hints and warnings come from the same analysis as a server's."""

    async def scenario(host: LocalHost) -> None:
        me = await begin(host, {"players": 3, "hand_sizes": [2]})
        while len(me.legal) < 2:
            await (me.move() if me.legal else me.hear())
        path = f"/api/tables/{me.table}"
        status, hint = await ask(host, "POST", f"{path}/hint", "{}")
        assert status == 200
        assert hint["best"] in me.legal
        _, checked = await ask(host, "POST", f"{path}/check", {"action": me.legal[0]})
        assert checked["best"] in me.legal
        _, refused = await ask(host, "POST", f"{path}/check", {"action": "nonsense"})
        assert refused["code"] == "notation"
        await me.play()
        _, late = await ask(host, "POST", f"{path}/hint", "{}")
        assert late["code"] == "wrong_stage"

    here(scenario)


def test_a_review_comes_line_by_line() -> None:
    async def scenario(host: LocalHost) -> None:
        me = await begin(host)
        await me.play()
        _, record = await ask(host, "GET", f"/api/tables/{me.table}/games/1.wiz")
        wish = json.dumps({"record": record, "seat": 0, "quick": True})
        answer = await host.answer("POST", "/api/reviews", wish)
        assert not isinstance(answer.body, bytes)
        *progress, last = [json.loads(line) async for line in answer.body]
        assert [one["done"] for one in progress] == [0, 1]
        assert [one["points"] for one in last["seats"]] == list(loads(record).state.table.totals)
        moment = {"record": record, "action": last["rounds"][0]["decisions"][0]["action"]}
        _, seen = await ask(host, "POST", "/api/positions", moment)
        assert seen["view"]["seat"] == 0

    here(scenario)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('{"record": "no record"}', "record"),
        ('{"record": "wiz 1\\nrules: players=3\\n"}', "analysis"),
        ('{"seat": 1}', "malformed"),
    ],
)
def test_what_cannot_be_reviewed_says_why(body: str, code: str) -> None:
    async def scenario(host: LocalHost) -> None:
        status, refused = await ask(host, "POST", "/api/reviews", body)
        assert status >= 400
        assert refused["code"] == code

    here(scenario)


def test_puzzles_need_no_server() -> None:
    async def scenario(host: LocalHost) -> None:
        _, task = await ask(host, "GET", "/api/puzzles/today")
        number = task["number"]
        assert (await ask(host, "GET", f"/api/puzzles/{number}"))[1] == task
        best = load_puzzles()[number - 1].best
        _, solved = await ask(host, "POST", f"/api/puzzles/{number}", {"move": best})
        assert (solved["right"], solved["best"]) == (True, best)
        _, none = await ask(host, "GET", "/api/puzzles/9999")
        assert none["code"] == "analysis"

    here(scenario)


def test_who_has_left_a_table_looks_on() -> None:
    """As at a server's."""

    async def scenario(host: LocalHost) -> None:
        me = await Person(host, await lay(host)).connect()
        assert (await me.say("leave"))["type"] == "ok"
        while me.closed is None:
            await asyncio.sleep(0)
        assert me.closed == Closing.SEAT_GONE
        _, seen = await ask(host, "GET", f"/api/tables/{me.table}")
        assert seen["seat"] is None
        me = await Person(host, me.table).connect()
        assert (await me.say("start"))["code"] == "not_seated"

    here(scenario)
