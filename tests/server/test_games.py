"""Whole games over real sockets: with every rule, with bots, and afterwards as records."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from augury.bots import NAMES
from augury.cli.commands.app import make_app
from augury.game import Phase
from augury.game.fair import commit
from augury.game.fair.commitments import verify
from augury.game.text.record import loads, replay
from augury.game.text.wire import from_json, to_json
from tests.server.harness import (
    SHORT,
    Json,
    Player,
    calling,
    choices,
    full_table,
    house,
    lay,
    play_out,
    post,
    run,
)

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

    run(scenario())


def test_the_shuffles_are_promised_contributed_to_and_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            assert (await people[2].commit())["type"] == "ok"
            bound, own = (link.hex() for link in people[2].links[:2])
            before = await people[0].look()
            assert before["table"]["seat_commitments"] == [None, None, bound]
            assert before["table"]["contributions"] == [None, None, None]
            await people[0].say("start")
            assert (await people[1].say("commit", commitment=bound))["code"] == "wrong_stage"
            await people[2].contribute()
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
            assert CliRunner().invoke(make_app(), ["verify", str(path)]).exit_code == 0
            path.write_text(text.replace(own, "cd" * 32), encoding="utf-8")
            refused = CliRunner().invoke(make_app(), ["verify", str(path)])
            assert refused.exit_code == 1

    run(scenario())


def test_nobody_contributes_before_the_shuffles_are_promised(tmp_path: Path) -> None:
    """Who lays a table or sits down hears what the house is bound by, and contributes then."""

    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            own = {"name": "Ada", "contribution": "ab" * 32}
            assert (await client.post("/api/tables", json=own)).status_code == 422
            laid = await post(address, "/api/tables", {"name": "Ada", "setup": {"rules": SHORT}})
            seats = f"/api/tables/{laid['table']}/seats"
            assert (await client.post(seats, json={**own, "name": "Bo"})).status_code == 422
            sat = await post(address, seats, {"name": "Bo"})
            host = Player(address, laid["table"], laid["key"], 0)
            promised = (await host.look())["table"]["commitments"]
            assert len(promised) == len(SHORT["hand_sizes"])
            assert (laid["game"], laid["commitments"]) == (sat["game"], promised) == (1, promised)
            assert sat["commitments"] == promised

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

    run(scenario())


def test_an_illegal_move_is_refused_with_its_reason_as_data(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules=SHORT)
            first, second = people[1], people[2]
            await people[0].say("start")
            await first.asked()
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
                for person in people:
                    assert person.stage == "over"
                    assert (await person.say("rematch"))["type"] == "ok"
                for person in people:
                    while person.stage != "lobby":
                        await person.hear()

    run(scenario())
