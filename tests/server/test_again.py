"""Playing again asks everyone who is here, and nobody is pulled away from the final score."""

from pathlib import Path

from tests.server.harness import SHORT, calling, full_table, house, play_out, run


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
