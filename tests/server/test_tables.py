"""Tables, as people meet them: whole games over real sockets."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from augury.bots import NAMES
from augury.cli.app import app
from augury.game import Phase
from augury.game.commitments import verify
from augury.game.fair import commit
from augury.game.record import loads, replay
from augury.game.wire import from_json, to_json
from augury.server.rooms.hub import Hub
from augury.server.serving import create_hub
from augury.server.table.sitting import CLOCKS
from tests.server.harness import (
    Choose,
    Json,
    Player,
    calling,
    full_table,
    house,
    lay,
    post,
    run,
    serving,
    settings,
    sit,
)

# Without trump, so that the seat left of the dealer always is the first to be asked.
SHORT: Json = {"players": 3, "mode": "one-colour", "hand_sizes": [1, 2]}


def choices(seed: int) -> Choose:
    rng = Random(seed)
    return lambda legal, _: rng.choice(legal)


async def play_out(people: list[Player]) -> None:
    await asyncio.gather(*(person.play(choices(seat)) for seat, person in enumerate(people)))


def event(name: str, **fields: Any) -> Any:
    def wanted(message: Json) -> bool:
        return message["type"] == "events" and any(
            one["type"] == name and fields.items() <= one.items() for one in message["events"]
        )

    return wanted


def changed(seat: int, why: str) -> Any:
    def wanted(message: Json) -> bool:
        return message["type"] == "events" and any(
            one["type"] == "SeatChanged" and one["why"] == why and one["seat"]["seat"] == seat
            for one in message["events"]
        )

    return wanted


RULES: dict[str, Json] = {
    "base": {"players": 3, "hand_sizes": [1, 5]},
    "special": {"edition": "HU25", "players": 4, "hand_sizes": [9, 10]},
    "cloud at the end": {"edition": "PT", "players": 3, "hand_sizes": [12, 13]},
    "hidden": {"players": 4, "bidding": "hidden", "plus_minus_one": True, "hand_sizes": [1, 2, 3]},
    "secret": {"edition": "HU25", "players": 3, "bidding": "secret", "hand_sizes": [12]},
    "foresight": {"players": 3, "foresight": "every-round", "hand_sizes": [1, 3]},
    "one colour": {"players": 4, "mode": "one-colour", "hand_sizes": [4, 5]},
    "maximus": {"players": 6, "mode": "maximus"},
}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_everything_the_rules_can_ask_is_played(tmp_path: Path, rules: Json) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=rules)
            assert (await people[0].say("start"))["type"] == "ok"
            await play_out(people)
            async with calling(address) as client:
                answer = await client.get(f"/api/tables/{people[0].table}/games/1.wiz")
                seen = await client.get(f"/api/tables/{people[0].table}")
            record = loads(answer.text)
            assert record.state.phase is Phase.OVER
            assert verify(record) == len(rules.get("hand_sizes", range(5)))
            assert list(record.state.table.totals) == seen.json()["view"]["table"]["totals"]
            for person in people:
                await person.close()

    run(scenario())


def test_the_shuffles_are_promised_contributed_to_and_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            own = "ab" * 32
            assert (await people[2].say("contribute", contribution=own))["type"] == "ok"
            before = await people[0].look()
            assert before["table"]["contributions"] == [None, None, own]
            await people[0].say("start")
            assert (await people[1].say("contribute", contribution=own))["code"] == "wrong_stage"
            await play_out(people)
            after = await people[0].look()
            promised = before["table"]["commitments"]
            assert after["table"]["commitments"] == promised
            shown = [
                one["seed"]
                for text in people[1].heard
                for one in json.loads(text).get("events", ())
                if one["type"] == "SeedRevealed"
            ]
            assert [one["seed"] for one in after["table"]["seeds"]] == shown
            for number, seed in enumerate(shown, 1):
                game = f"{people[0].table}.1"
                assert commit(bytes.fromhex(seed), game, number).hex() == promised[number - 1]
            async with calling(address) as client:
                text = (await client.get(f"/api/tables/{people[0].table}/games/1.wiz")).text
            path = tmp_path / "game.wiz"
            path.write_text(text, encoding="utf-8")
            assert CliRunner().invoke(app, ["verify", str(path)]).exit_code == 0
            path.write_text(text.replace(own, "cd" * 32), encoding="utf-8")
            refused = CliRunner().invoke(app, ["verify", str(path)])
            assert refused.exit_code == 1
            for person in people:
                await person.close()

    run(scenario())


def test_one_person_plays_with_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            host = await lay(address, rules=SHORT, bots={1: "archmage"})  # which thinks elsewhere
            await host.connect()
            await host.hear()
            assert (await host.say("start"))["code"] == "wrong_stage"  # a seat is open
            assert (await host.say("start", fill="nobody"))["code"] == "no_such_bot"
            assert (await host.say("start", fill="novice"))["type"] == "ok"
            await host.play(choices(0))
            seats = (await Player(address, host.table).look())["table"]["seats"]
            assert [seat["bot"] for seat in seats] == [None, "archmage", "novice"]
            await host.close()

    run(scenario())


def test_every_bot_that_is_offered_plays_through_every_door(tmp_path: Path) -> None:
    """Laid with the table, seated by the host, filling an open seat."""

    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            offered = (await client.get("/api/bots")).json()
            assert offered == list(NAMES)
            for name in offered:
                rules = {"players": 4, "hand_sizes": [1]}
                host = await lay(address, rules=rules, bots={1: name})
                commands = f"/api/tables/{host.table}/commands"
                seat = {"type": "seat_bot", "id": "seat", "seat": 2, "bot": name}
                await post(address, commands, seat, host.key)
                await host.connect()
                await host.hear()
                assert (await host.say("start", fill=name))["type"] == "ok"
                await host.play(choices(0))
                table = (await host.look())["table"]
                assert [seat["bot"] for seat in table["seats"]] == [None, name, name, name]
                assert table["stage"] == "over"
                await host.close()

    run(scenario())


@pytest.mark.parametrize("name", ["base", "special", "secret", "foresight"])
def test_a_game_that_is_over_is_replayed_as_its_events(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            people = await full_table(address, rules=RULES[name])
            path = f"/api/tables/{people[0].table}/games/1"
            await people[0].say("start")
            assert (await client.get(f"{path}/replay")).json()["code"] == "no_such_game"
            await play_out(people)
            replayed = (await client.get(f"{path}/replay")).json()
            record = loads((await client.get(f"{path}.wiz")).text)
            assert from_json(replayed["rules"]) == record.rules
            assert replayed["names"] == [f"P{seat}" for seat in range(record.rules.players)]
            assert [one["number"] for one in replayed["rounds"]] == [
                *range(1, record.rules.rounds + 1)
            ]
            events = [event for one in replayed["rounds"] for event in one["events"]]
            assert events == [to_json(event) for step in replay(record) for event in step.events]
            for person in people:  # what a seat heard is part of it, in the same order
                heard = (json.loads(text).get("events", ()) for text in person.heard)
                game = iter(events)
                assert all(event in game for one in heard for event in one if "audience" in event)
                await person.close()

    run(scenario())


def test_a_client_that_comes_back_hears_what_it_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            mover = people[1]
            while not mover.legal:
                await mover.hear()
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
            for person in [*people, stranger]:
                await person.close()

    run(scenario())


def test_a_command_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start", id="start")
            assert (await people[0].say("start", id="start"))["type"] == "ok"
            mover = people[1]
            while not mover.legal:
                await mover.hear()
            asked = mover.version
            first = await mover.say("act", id="x", version=asked, action="bid=0")
            again = await mover.say("act", id="x", version=asked, action="bid=1")
            assert first == again
            other = await people[2].say("act", id="x", version=10**6, action="bid=0")
            assert other != first  # another's id is another's
            for person in people:
                await person.close()

    run(scenario())


def test_an_answer_to_an_old_question_is_stale(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            mover = people[1]
            while not mover.legal:
                await mover.hear()
            answer = await mover.say("act", version=0, action=mover.legal[0])
            assert answer["code"] == "stale"
            answer = await mover.say("act", version=mover.version, action="bid=9")
            assert answer["code"] == "bid_out_of_range"
            answer = await mover.say("act", version=mover.version, action="nonsense")
            assert answer["code"] == "notation"
            answer = await people[0].say("act", version=mover.version, action="bid=0")
            assert answer["code"] == "out_of_turn"
            for person in people:
                await person.close()

    run(scenario())


def test_an_illegal_move_is_refused_with_its_reason_as_data(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            first, second = people[1], people[2]
            await people[0].say("start")
            await first.until(lambda _: bool(first.legal))
            answer = await first.act("bid=7")
            assert answer["code"] == "bid_out_of_range"
            assert answer["message"].startswith("seat 1 cannot bid 7")
            assert answer["refusal"]["code"] == "bid_out_of_range"
            assert answer["refusal"]["action"] == "1:bid=7"
            assert answer["refusal"]["rules"] == ["R4.1"]
            assert answer["refusal"]["allowed"] == first.legal == ["bid=0", "bid=1"]
            answer = await second.act("bid=0")
            assert answer["refusal"]["code"] == "out_of_turn"
            assert (answer["refusal"]["phase"], answer["refusal"]["to_act"]) == ("bid", [1])
            answer = await second.say("rematch")
            assert (answer["code"], answer["refusal"]) == ("wrong_stage", None)
            for person in people:
                await person.close()

    run(scenario())


def test_a_bot_takes_over_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, grace_seconds=0.2) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            mover = people[1]
            while not mover.legal:
                await mover.hear()
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
            for person in [*people, back]:
                await person.close()

    run(scenario())


def test_a_table_that_everybody_has_left_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, grace_seconds=0.05) as address:
            host = await lay(address, rules=SHORT, bots={1: "novice", 2: "novice"})
            await host.connect()
            await host.hear()
            await host.say("start")
            await host.until(lambda one: bool(one.get("legal_actions")))
            await host.close()
            while (await host.look())["table"]["seats"][0]["present"]:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            seen = await host.look()
            assert seen["view"]["table"]["to_act"] == [0]
            assert seen["table"]["seats"][0] == {
                "seat": 0, "name": "Ada", "bot": None, "present": False,
            }  # fmt: skip
            back = Player(address, host.table, host.key, 0)
            await back.connect()
            await back.play(choices(0))
            await back.close()

    run(scenario())


def test_the_clock_makes_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "fast", 0.2)

    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT, clock="fast")
            await people[0].say("start")
            await people[0].until(event("TimeRanOut", seat=1))
            for person in people:
                await person.close()

    run(scenario())


def test_the_host_removes_hands_over_and_is_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            host, second, third = await full_table(address, rules=SHORT)
            assert (await second.say("remove", seat=0))["code"] == "not_host"
            assert (await host.say("remove", seat=2))["type"] == "ok"
            with pytest.raises(Exception, match="4401"):
                await third.until(lambda _: False)
            assert (await host.say("seat_bot", seat=2, bot="novice"))["type"] == "ok"
            assert (await host.say("seat_bot", seat=1, bot="novice"))["code"] == "seat_taken"
            assert (await host.say("pass_hosting", seat=2))["code"] == "no_such_seat"
            assert (await host.say("pass_hosting", seat=1))["type"] == "ok"
            assert (await host.say("seat_bot", seat=2, bot=None))["code"] == "not_host"
            assert (await second.say("leave"))["type"] == "ok"
            await host.until(event("HostChanged", host=0))
            await host.close()

    run(scenario())


def test_the_same_people_play_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            assert (await people[1].say("rematch"))["code"] == "wrong_stage"
            for game in (1, 2):
                await people[0].say("start")
                await play_out(people)
                async with calling(address) as client:
                    path = f"/api/tables/{people[0].table}/games/{game}.wiz"
                    assert (await client.get(path)).status_code == 200
                    later = path.replace(f"{game}.wiz", f"{game + 1}.wiz")
                    assert (await client.get(later)).json()["code"] == "no_such_game"
                assert (await people[1].say("rematch"))["type"] == "ok"
                for person in people:
                    while person.stage != "lobby":
                        await person.hear()
            for person in people:
                await person.close()

    run(scenario())


def test_spectators_see_what_lies_open_or_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            for spectators in (True, False):
                people = await full_table(address, rules=SHORT, spectators=spectators)
                watcher = Player(address, people[0].table)
                await watcher.connect()
                await watcher.hear()
                assert (await watcher.say("say", emote="smile"))["code"] == "not_seated"
                await people[0].say("start")
                if spectators:
                    seen = await watcher.until(event("RoundDealt", number=1))
                    assert "HandDealt" not in str(seen)
                    assert (await watcher.look())["view"]["hand"] is None
                else:
                    with pytest.raises(Exception, match="4403"):
                        await watcher.until(lambda _: False)
                    assert (await watcher.look())["code"] == "spectators_barred"
                for person in [*people, watcher]:
                    await person.close()

    run(scenario())


def test_people_talk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT, chat=False)
            assert (await people[1].say("say", text="hm"))["code"] == "chat_off"
            assert (await people[1].say("say", phrase="hello", emote="wow"))["code"] == "malformed"
            await people[1].say("say", phrase="hello")
            await people[0].until(event("Said", seat=1, phrase="hello"))
            chatty = await full_table(address, rules=SHORT)
            await chatty[1].say("say", text="<b>Γειά</b>  &amp;")
            await chatty[0].until(event("Said", seat=1, text="<b>Γειά</b> &amp;"))
            for person in [*people, *chatty]:
                await person.close()

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
            for person in [*people, tab]:
                await person.close()

    run(scenario())


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            await people[0].say("start")
            while not people[1].legal:
                await people[1].hear()
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
            for person in people:
                await person.close()

    run(scenario())


def test_the_lobby_lists_who_wants_to_be_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as address,
            calling(address) as client,
        ):
            await lay(address, "Hidden")
            host = await lay(address, "Ada", listed=True, rules=SHORT, bots={1: "novice"})
            (line,) = (await client.get("/api/tables")).json()
            assert (line["id"], line["host"], line["open"]) == (host.table, "Ada", 1)
            guest = await sit(address, host.table, "Bo")
            (line,) = (await client.get("/api/tables")).json()
            assert line["open"] == 0
            for person in (guest, host):
                await post(
                    address, f"/api/tables/{host.table}/commands",
                    {"type": "leave", "id": "bye"}, person.key,
                )  # fmt: skip
            assert (await client.get("/api/tables")).json() == []

    run(scenario())


def test_a_personal_link_opens_the_seat_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as address,
            calling(address) as device,
        ):
            host = await lay(address, rules=SHORT)
            path = f"/api/tables/{host.table}"
            assert (await device.get(path)).json()["seat"] is None
            wrong = await device.post(f"{path}/session", json={"key": "x" * 43})
            assert wrong.status_code == 401
            opened = await device.post(f"{path}/session", json={"key": host.key})
            assert opened.json() == {"table": host.table, "seat": 0}
            kept = opened.headers["set-cookie"]
            assert "HttpOnly" in kept
            assert "SameSite=strict" in kept
            assert (await device.get(path)).json()["seat"] == 0

    run(scenario())


def test_who_asks_again_for_a_seat_has_one_and_no_more(tmp_path: Path) -> None:
    """The answer to a wish to sit down may be lost."""

    async def scenario() -> None:
        async with (
            house(tmp_path) as address,
            calling(address) as client,
        ):
            host = await lay(address, rules=SHORT)
            path = f"/api/tables/{host.table}"
            wish = {"name": "Bo", "key": "b" * 43}
            first = await post(address, f"{path}/seats", wish)
            assert first["key"] == wish["key"]
            assert await post(address, f"{path}/seats", wish) == first
            kept = await client.post(f"{path}/seats", json=wish)  # as a browser: with the cookie
            assert (await client.post(f"{path}/seats", json=wish)).json() == kept.json() == first
            other = await client.post(f"{path}/seats", json={"name": "Bo", "key": "c" * 43})
            assert other.json()["code"] == "already_seated"
            assert (await client.post(f"{path}/seats", json=wish | {"key": "b"})).is_client_error
            names = [seat["name"] for seat in (await host.look())["table"]["seats"]]
            assert names == ["Ada", "Bo", None]
            third = await post(address, f"{path}/seats", {"name": "Cy", "key": "d" * 43})
            await post(address, f"{path}/commands", {"type": "start", "id": "s"}, host.key)
            again = await post(address, f"{path}/seats", {"name": "Cy", "key": "d" * 43})
            assert again == third  # though the game has begun meanwhile

    run(scenario())


def test_people_gone_with_their_process_are_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that died said goodbye to nobody; another one notices, here when a test says so."""
    monkeypatch.setattr("augury.server.rooms.hub._HEARTBEAT", 1e6)

    async def scenario() -> None:
        clock = [1000.0]
        hub = create_hub(settings(tmp_path))
        hub = Hub(hub.settings, hub.store, hub.bus, now=lambda: clock[0])
        async with serving(hub) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            await host.until(changed(0, "arrived"))
            hub.stopping = True  # as if killed: nothing is written about who was here
            await host.close()
        clock[0] += 100
        again = create_hub(settings(tmp_path))
        again = Hub(again.settings, again.store, again.bus, now=lambda: clock[0])
        async with serving(again) as address:
            host.address = address
            assert (await host.look())["table"]["seats"][0]["present"]
            await again.miss_the_dead()
            assert not (await host.look())["table"]["seats"][0]["present"]

    run(scenario())
