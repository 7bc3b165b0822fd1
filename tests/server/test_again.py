"""Playing again asks everyone who is here, and nobody is pulled away from the final score."""

from pathlib import Path
from typing import Any

from augury.game.fair.verification import verify
from tests.server.harness import SHORT, calling, event, full_table, house, play_out, run

CLASSIC: dict[str, Any] = {"players": 3, "hand_sizes": [1, 2]}


def test_a_rematch_waits_for_those_who_are_here(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            ada, bo, cy = await full_table(address, rules=SHORT)
            await ada.say("start")
            await play_out([ada, bo, cy])
            await bo.say("rematch")
            asked = await ada.until(lambda one: one["type"] == "events" and one["events"])
            assert asked["events"] == [{"type": "RematchAsked", "seat": 1}]
            assert (await ada.look())["table"]["stage"] == "over"
            assert (await ada.look())["table"]["again"] == [1]
            await bo.say("rematch")  # asking twice is asking
            assert (await ada.look())["table"]["again"] == [1]
            await cy.say("leave")  # whoever goes is not asked any longer
            assert (await ada.look())["table"]["stage"] == "over"
            await ada.say("rematch")
            seen = (await ada.look())["table"]
            assert (seen["stage"], seen["game"], seen["again"]) == ("lobby", 2, [])
            assert [seat["name"] for seat in seen["seats"]] == ["P0", "P1", None]

    run(scenario())


def test_the_last_who_has_not_agreed_leaves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            ada, bo, cy = await full_table(address, rules=SHORT)
            await ada.say("start")
            await play_out([ada, bo, cy])
            await ada.say("rematch")
            await bo.say("rematch")
            await cy.say("leave")
            assert (await ada.look())["table"]["stage"] == "lobby"

    run(scenario())


def test_nobody_waits_for_who_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, absence_seconds=0) as address:
            ada, bo, cy = await full_table(address, rules=SHORT)
            await ada.say("start")
            await play_out([ada, bo, cy])
            await bo.close()
            await cy.close()
            for gone in (1, 2):
                while (await ada.look())["table"]["seats"][gone]["present"]:
                    await ada.hear()
            await ada.say("rematch")
            assert (await ada.look())["table"]["stage"] == "lobby"

    run(scenario())


def test_tables_are_listed_while_a_seat_is_free(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            wish = {"name": "Ada", "setup": {"rules": SHORT, "listed": True}}
            host = (await client.post("/api/tables", json=wish)).json()
            path = f"/api/tables/{host['table']}"
            bearer = {"Authorization": f"Bearer {host['key']}"}

            async def command(**said: object) -> int:
                answer = await client.post(f"{path}/commands", json=said, headers=bearer)
                assert answer.status_code == 200, answer.text
                return len((await client.get("/api/tables")).json())

            assert len((await client.get("/api/tables")).json()) == 1
            assert await command(type="seat_bot", id="1", seat=1, bot="novice") == 1
            assert await command(type="seat_bot", id="2", seat=2, bot="novice") == 0
            assert await command(type="seat_bot", id="3", seat=2, bot=None) == 1
            assert await command(type="start", id="4", fill="novice") == 0

    run(scenario())


def test_the_host_chooses_who_deals_first_and_in_a_rematch_it_is_the_next(tmp_path: Path) -> None:
    """O1."""

    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            ada, bo, cy = await full_table(address, rules={**CLASSIC, "first_dealer": 1})

            async def first() -> object:
                return (await ada.look())["table"]["rules"]["first_dealer"]

            assert await first() == 1
            assert (await bo.say("choose_dealer", dealer=0))["code"] == "not_host"
            refused = await ada.say("choose_dealer", dealer=3)
            assert (refused["code"], refused["options"]) == ("rules", ["first_dealer", "players"])
            assert (await ada.say("choose_dealer", dealer="dice"))["code"] == "malformed"
            assert (await ada.say("choose_dealer", dealer=2))["type"] == "ok"
            assert await bo.until(event("DealerChosen", dealer=2))
            await ada.say("start")
            assert (await ada.say("choose_dealer", dealer=0))["code"] == "wrong_stage"
            await play_out([ada, bo, cy])
            last = (await ada.look())["view"]["table"]["dealer"]
            assert last == (2 + len(CLASSIC["hand_sizes"]) - 1) % 3
            for player in (ada, bo, cy):
                await player.say("rematch")
            following = (last + 1) % 3
            assert await first() == following
            assert (await ada.say("choose_dealer", dealer="lot"))["type"] == "ok"
            assert await first() == "lot"
            await ada.say("start")
            for player in (ada, bo, cy):
                player.over = False
            await play_out([ada, bo, cy])
            for number, chosen in ((1, "2"), (2, "lot")):
                path = f"/api/tables/{ada.table}/games/{number}.wiz"
                text = (await client.get(path, headers=ada.headers)).text
                assert verify(text).record.tags["fair.game"].endswith(f".{number}")
                assert f"first_dealer={chosen}" in text

    run(scenario())


def test_with_one_colour_nobody_is_chosen_to_deal(tmp_path: Path) -> None:
    """O1, V5."""

    async def scenario() -> None:
        async with house(tmp_path) as address:
            rules = {"players": 3, "mode": "one-colour", "hand_sizes": [1]}
            ada, bo, cy = await full_table(address, rules=rules)
            refused = await ada.say("choose_dealer", dealer="lot")
            assert (refused["code"], refused["options"]) == ("rules", ["mode", "first_dealer"])
            await ada.say("start")
            await play_out([ada, bo, cy])
            for player in (ada, bo, cy):
                await player.say("rematch")
            assert (await ada.look())["table"]["rules"]["first_dealer"] == 0

    run(scenario())
