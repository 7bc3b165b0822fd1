"""Whoever means harm gets a clear code, and the table plays on."""

import asyncio
import json
import os
import socket
import struct
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from augury.game import Rules
from augury.game.rules.options import OPTIONS
from augury.game.text.codecs import codec
from augury.game.text.wire import from_json
from augury.locales.rulebook import Chapter, chapters, handbook
from tests.server.harness import (
    PATIENCE,
    SHORT,
    Json,
    Player,
    calling,
    full_table,
    house,
    lay,
    play_out,
    post,
    run,
)

PROOF = bool(os.environ.get("AUGURY_PROOF"))


def at_a_table(
    tmp_path: Path, attack: Callable[[list[Player]], Awaitable[None]], **options: Any
) -> None:
    """Attack a table before its game and in the midst of it; then it is played to its end."""

    async def scenario() -> None:
        async with house(tmp_path, **options) as address:
            people = await full_table(address, rules=SHORT)
            await attack(people)
            assert (await people[0].say("start"))["type"] == "ok"
            while not people[1].legal:
                await people[1].hear()
            await people[1].act(people[1].legal[0])
            await attack(people)
            await play_out(people)
            for person in people:
                await person.close()

    run(scenario())


def url(player: Player, table: str | None = None) -> str:
    return f"{player.address.replace('http', 'ws')}/api/tables/{table or player.table}/socket"


async def refused(address: str, **headers: str) -> tuple[int, str]:
    """The status and the code with which an opening is refused."""
    with pytest.raises(InvalidStatus) as caught:
        async with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE):
            pass
    response = caught.value.response
    return response.status_code, json.loads(response.body or b"")["code"]


def test_foreign_pages_forged_keys_and_wrong_addresses(tmp_path: Path) -> None:
    async def attack(people: list[Player]) -> None:
        one = people[1]
        own = one.address
        assert await refused(url(one), Origin="https://evil.example") == (403, "foreign_origin")
        assert await refused(url(one), Origin="null") == (403, "foreign_origin")
        assert await refused(
            url(one), Origin=own.replace("http", "https").rstrip("0123456789")
        ) == (403, "foreign_origin")
        for origin in (own, "https://friend.example"):
            async with connect(
                url(one), additional_headers={"Origin": origin}, proxy=None, open_timeout=PATIENCE
            ):
                pass
        for key in ("", "x" * 43, "A" * 5000, "é" * 43, (one.key or "")[:-1] + "_"):
            forged = {"Authorization": f"Bearer {key}".encode().decode("latin-1")}
            assert await refused(url(one), **forged) == (401, "wrong_key")
        assert await refused(url(one), Authorization="Basic eA==") == (401, "wrong_key")
        assert await refused(url(one, "nowhere")) == (404, "no_such_table")
        elsewhere = url(one).replace("/socket", "/elsewhere")
        assert await refused(elsewhere) == (404, "no_such_address")
        cookie = {"Cookie": f"augury-{one.table}={'x' * 43}"}
        async with connect(
            url(one), additional_headers=cookie, proxy=None, open_timeout=PATIENCE
        ) as stranger:
            assert json.loads(await stranger.recv())["seat"] is None
        async with calling(own) as client:
            path = f"/api/tables/{one.table}/commands"
            leave = {"type": "leave", "id": "x"}
            foreign = {"Authorization": f"Bearer {one.key}", "Origin": "https://evil.example"}
            assert (await client.post(path, json=leave, headers=foreign)).status_code == 403
            forged = {"Authorization": f"Bearer {'x' * 43}"}
            assert (await client.post(path, json=leave, headers=forged)).status_code == 401
            assert (await client.post(path, json=leave)).json()["code"] == "not_seated"
            long = await client.post("/api/tables", content=b" " * 20_000)
            assert (long.status_code, long.json()["code"]) == (413, "too_large")

            async def endless() -> Any:
                for _ in range(10):
                    yield b" " * 4000

            assert (await client.post("/api/tables", content=endless())).status_code == 413

    at_a_table(tmp_path, attack, origins=("https://friend.example",))


@pytest.mark.parametrize(
    ("message", "code"),
    [("x" * 8193, 1009), (b"binary", 1003), (["{" * 5000, "{" * 5000], 1009)],
    ids=["oversized", "binary", "oversized in pieces"],
)
def test_frames_that_are_not_for_us(tmp_path: Path, message: Any, code: int) -> None:
    async def attack(people: list[Player]) -> None:
        tab = Player(people[1].address, people[1].table, people[1].key, 1)
        await tab.connect()
        assert tab.socket is not None
        await tab.socket.send(message)
        with pytest.raises(ConnectionClosed, match=str(code)):
            await tab.until(lambda _: False)

    at_a_table(tmp_path, attack)


def test_nonsense_is_answered_until_it_is_too_much(tmp_path: Path) -> None:
    async def attack(people: list[Player]) -> None:
        tab = Player(people[1].address, people[1].table, people[1].key, 1)
        await tab.connect()
        assert tab.socket is not None
        for number in range(19):
            await tab.socket.send(f"nonsense {number}")
            answer = await tab.until(lambda one: one["type"] == "error")
            assert answer["code"] == "malformed"
        await tab.socket.send("once too often")
        with pytest.raises(ConnectionClosed, match="1008"):
            await tab.until(lambda _: False)

    at_a_table(tmp_path, attack)


def test_who_talks_too_fast_is_stopped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, messages_per_second=0.001, messages_burst=5) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()
            for _ in range(40):
                await host.send({"type": "ping"})
            with pytest.raises(ConnectionClosed, match="1008"):
                await host.until(lambda _: False)
            codes = [json.loads(text).get("code") for text in host.heard]
            assert codes.count("too_fast") == 20
            assert (await host.look())["table"]["stage"] == "lobby"

    run(scenario())


def test_too_many_requests_and_connections(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits: Json = {
            "connections_per_seat": 2,
            "connections_per_address": 3,
            "requests_burst": 100,  # some for those who try again below
        }
        async with house(tmp_path, requests_per_second=0.001, **limits) as address:
            host = await lay(address, rules=SHORT)
            tabs = [Player(address, host.table, host.key, 0) for _ in range(2)]
            for tab in tabs:
                await tab.connect()
            bearer = {"Authorization": f"Bearer {host.key}"}
            assert await refused(url(host), **bearer) == (429, "too_fast")
            watcher = Player(address, host.table)
            await watcher.connect()
            assert await refused(url(host)) == (429, "too_fast")
            await watcher.close()
            await tabs[0].close()
            while True:
                try:
                    await tabs[0].connect()  # there is room again
                    break
                except InvalidStatus:  # it is not known yet that one has gone
                    await asyncio.sleep(0.01)
            async with calling(address) as client:
                answers = [(await client.get("/api/bots")).status_code for _ in range(110)]
                assert answers[0] == 200
                assert answers[-1] == 429
                assert (await client.get("/healthz")).status_code == 200
            for tab in tabs:
                await tab.close()

    run(scenario())


def handshake(player: Player) -> socket.socket:
    """A raw connection, past the handshake."""
    host, port = player.address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((host, int(port)))
    raw.sendall(
        f"GET /api/tables/{player.table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return raw


def test_a_client_that_does_not_read_delays_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, unread_bytes=8192) as address:
            people = await full_table(address, rules=SHORT)
            sleepers = [handshake(people[0]) for _ in range(3)]
            text = "x" * 200
            async with calling(address) as client:
                everybody = f'augury_connections{{state="socket"}} {len(people) + len(sleepers)}.0'
                while everybody not in (await client.get("/metrics")).text:
                    await asyncio.sleep(0.01)
                for _ in range(2000):
                    answer = await people[0].say("say", text=text)
                    assert answer["type"] == "ok"
                    for person in people[1:]:
                        await person.hear()
                    metrics = (await client.get("/metrics")).text
                    if 'augury_dropped_total{why="slow"}' in metrics:
                        break
                else:
                    pytest.fail("a client that reads nothing was never dropped")
            await people[0].say("start")
            await play_out(people)
            for sleeper in sleepers:
                sleeper.close()
            for person in people:
                await person.close()

    run(scenario())


def test_a_silent_client_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        # Twenty pings before one is taken for gone: to be held up for a moment is not to be silent.
        async with house(tmp_path, idle_seconds=2, ping_seconds=0.1) as address:
            host = await lay(address, rules=SHORT)
            await host.connect()  # answers pings by itself
            raw = handshake(host)  # does not
            raw.setblocking(False)
            heard = b""
            listening = asyncio.create_task(host.until(lambda _: False))
            loop = asyncio.get_running_loop()
            while data := await asyncio.wait_for(loop.sock_recv(raw, 4096), PATIENCE):
                heard += data
                if struct.pack(">H", 1001) in heard:
                    break
            assert struct.pack(">H", 1001) in heard
            assert not listening.done()
            listening.cancel()
            await host.close()
            raw.close()

    run(scenario())


def test_a_fuzzer_on_the_socket(tmp_path: Path) -> None:
    rng = Random(7)
    good = [
        '{"type":"act","id":"1","version":9,"action":"bid=0"}',
        '{"type":"say","id":"2","text":"x"}',
        '{"type":"start","id":"3","fill":"novice"}',
        '{"type":"remove","id":"4","seat":1}',
        '{"type":"ping"}',
    ]

    def mutated() -> str:
        text = list(rng.choice(good))
        for _ in range(rng.randint(1, 6)):
            at = rng.randrange(len(text))
            match rng.randrange(4):
                case 0:
                    text[at] = chr(rng.choice([0, 34, 92, 123, 0x202E, 0xFFFF, rng.randrange(256)]))
                case 1:
                    del text[at]
                case 2:
                    text.insert(at, rng.choice(['"', "{", "9" * 30, "\\u0000", "[" * 50]))
                case _:
                    text[at:] = reversed(text[at:])
        return "".join(text).encode("utf-8", "ignore").decode()

    async def attack(people: list[Player]) -> None:
        for _ in range(200 if PROOF else 12):
            stranger = Player(people[0].address, people[0].table)  # what it says has no effect
            await stranger.connect()
            assert stranger.socket is not None
            try:
                for _ in range(25):
                    await stranger.socket.send(mutated())
                    await stranger.until(lambda one: one["type"] in ("error", "pong", "ok"))
            except ConnectionClosed as closed:
                assert closed.rcvd is not None  # noqa: PT017
                assert closed.rcvd.code in (1007, 1008, 1009)  # noqa: PT017
            await stranger.close()
            raw = handshake(people[0])
            raw.sendall(rng.randbytes(rng.randint(1, 400)))
            raw.close()

    at_a_table(tmp_path, attack)


def test_rules_that_contradict_are_refused_by_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as address,
            calling(address) as client,
        ):
            rules = {"bidding": "secret", "plus_minus_one": True}
            answer = await client.post("/api/rules", json=rules)
            assert (answer.status_code, answer.json()["code"]) == (422, "rules")
            assert answer.json()["options"] == ["plus_minus_one", "bidding"]
            assert answer.json()["rule"] == "V1"
            laid = await client.post("/api/tables", json={"name": "A", "setup": {"rules": rules}})
            assert (laid.status_code, laid.json()) == (422, answer.json())
            for seat, bots in ((5, {}), (0, {"0": "novice"}), (0, {"4": "novice"})):
                wish = {"name": "A", "seat": seat, "setup": {"bots": bots}}
                assert (await client.post("/api/tables", json=wish)).status_code == 409

    run(scenario())


@pytest.mark.parametrize(
    ("setup", "named"),
    [
        ({"colour": "green"}, "setup: Setup has no 'colour'"),
        ({"rules": {"jokers": 2}}, "setup.rules: RuleChoice has no 'jokers'"),
        (
            {"rules": {"edition": "FR"}},
            "setup.rules.edition: 'FR' is not known: expected",
        ),
        (
            {"rules": {"special": ["unicorn"]}},
            "setup.rules.special[0]: 'unicorn' is not known: expected",
        ),
        (
            {"rules": {"schedule": "long"}},
            "setup.rules.schedule: 'long' is not known: expected",
        ),
        (
            {"rules": {"mode": "double"}},
            "setup.rules.mode: 'double' is no Mode: expected one of",
        ),
        ({"clock": "slow"}, "setup.clock: 'slow' is not known: expected one of off"),
    ],
)
def test_an_option_that_does_not_exist_is_refused_by_name(
    tmp_path: Path, setup: Json, named: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            answer = await client.post("/api/tables", json={"name": "A", "setup": setup})
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
            assert named in answer.json()["message"]

    run(scenario())


BOOK = codec(tuple[Chapter, ...])


def test_a_choice_of_rules_says_what_it_comes_to_and_what_it_bars(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            chosen = await post(address, "/api/rules", {"edition": "HU25"})
            assert len(chosen["rules"]["special"]) == 7
            options = {name: one for name, one in chosen["rules"].items() if name in OPTIONS}
            again = await post(address, "/api/rules", options)
            assert (again["rules"], again["book"]) == (chosen["rules"], chosen["book"])
            chosen = await post(address, "/api/rules", {"bidding": "secret"})
            assert chosen["rules"]["bidding"] == "secret"
            bar = {"option": "plus_minus_one", "value": True, "because": "bidding", "rule": "V1"}
            assert chosen["barred"] == [bar]
            rules = from_json(chosen["rules"])
            assert isinstance(rules, Rules)
            assert chosen["book"] == BOOK.write(chapters(rules))
            async with calling(address) as client:
                every = (await client.get("/api/rules")).json()
            assert every["book"] == BOOK.write(handbook())

    run(scenario())
