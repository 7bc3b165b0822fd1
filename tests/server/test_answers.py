"""Every command that has an id is answered under it, and every end of a socket is explained."""

from pathlib import Path
from typing import Any

import pytest

from augury.locales import LANGUAGES, say
from augury.tables.protocol.closings import FINAL, HOPELESS, Closing
from tests.server.harness import SHORT, Json, calling, house, lay, run


@pytest.mark.parametrize(
    "command",
    [
        {"type": "dance", "id": "x"},
        {"id": "x"},
        {"type": "act", "id": "x"},
        {"type": "act", "id": "x", "version": "soon", "action": "bid=1"},
        {"type": "say", "id": "x", "text": "a" * 999},
        {"type": "say", "id": "x", "text": "\u202eoops"},
        {"type": "start", "id": "x", "fill": 7, "more": [{"id": "y"}]},
    ],
    ids=str,
)
def test_a_malformed_command_is_answered_under_its_id(command: Json, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            await host.send(command)
            answer = await host.until(lambda one: one["type"] == "error")
            assert (answer["id"], answer["code"]) == ("x", "malformed")

    run(scenario())


@pytest.mark.parametrize(
    "nonsense", ["{", "[]", "null", '"id"', '{"id": 7}', '{"id": "not an id"}', '{"id": ["x"]}']
)
def test_what_has_no_id_is_answered_without(nonsense: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            assert host.socket is not None
            await host.socket.send(nonsense)
            answer = await host.until(lambda one: one["type"] == "error")
            assert (answer["id"], answer["code"]) == (None, "malformed")

    run(scenario())


def test_a_command_that_comes_too_fast_is_answered_under_its_id(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, messages_per_second=0.001, messages_burst=1) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            await host.send({"type": "ping"})
            answer = await host.say("say", id="x", emote="smile")
            assert (answer["id"], answer["code"]) == ("x", "too_fast")

    run(scenario())


def test_more_commands_than_can_wait_are_all_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            for number in range(50):
                await host.send({"type": "say", "id": f"n{number}", "emote": "smile"})
            while len(host.answers) < 50:
                await host.hear()
            assert {one.get("code", "ok") for one in host.answers.values()} <= {"ok", "too_fast"}

    run(scenario())


def test_a_page_can_ask_why_its_socket_was_not_opened(tmp_path: Path) -> None:
    """As a browser does not say."""

    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            host = await lay(
                address, rules=SHORT, bots={1: "novice", 2: "novice"}, spectators=False
            )

            async def ask(table: str, **headers: str) -> Any:
                path = f"/api/tables/{table}/commands"
                return (await client.post(path, json={"type": "ping"}, headers=headers)).json()

            assert (await ask(host.table))["type"] == "pong"  # not barred before the start
            assert (await ask("nowhere"))["code"] == "no_such_table"
            wrong = {"Authorization": f"Bearer {'k' * 43}"}
            assert (await ask(host.table, **wrong))["code"] == "wrong_key"
            assert (await ask(host.table, Origin="https://elsewhere"))["code"] == "foreign_origin"
            await host.connect()
            await host.say("start")
            assert (await ask(host.table))["code"] == "spectators_barred"
            pong = await ask(host.table, **host.headers)
            assert pong["type"] == "pong"
            assert pong["version"] > 1

    run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", sorted({*FINAL.values(), *HOPELESS}))
def test_every_end_of_a_line_has_its_words(why: str, language: str) -> None:
    message = f"closed-{why.replace('_', '-')}"
    assert say(language, message) != message


def test_the_codes_of_an_end_are_those_of_the_range_for_applications() -> None:
    """So that none is mistaken for a broken line, after which one comes back (RFC 6455, 7.4.2)."""
    assert {code for code in Closing if code >= 4000} == set(FINAL)
