"""Tables, as people meet them: hosts, spectators, talk, links, the lobby."""

from pathlib import Path

import pytest

from tests.server.harness import (
    SHORT,
    Player,
    calling,
    event,
    full_table,
    house,
    lay,
    post,
    run,
    sit,
)


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
            assert (await client.get("/api/tables")).json() == []  # no seat is free
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


def test_who_asks_again_for_a_table_has_one_and_no_more(tmp_path: Path) -> None:
    """The answer was lost, so the same wish comes again: the key finds the table."""

    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            wish = {"name": "Ada", "key": "k" * 43, "setup": {"rules": SHORT, "listed": True}}
            first = await post(address, "/api/tables", wish)
            assert await post(address, "/api/tables", wish) == first
            assert first["key"] == wish["key"]
            assert wish["key"] not in first["table"]
            assert [one["id"] for one in (await client.get("/api/tables")).json()] == [
                first["table"]
            ]
            other = await post(address, "/api/tables", {**wish, "key": "l" * 43})
            assert other["table"] != first["table"]
            host = Player(address, first["table"], first["key"], 0)
            await host.connect()
            await host.say("leave")
            answer = await client.post("/api/tables", json=wish)
            assert answer.json()["code"] == "wrong_key"

    run(scenario())
