"""Limits count what the wire carries: frames, bytes, seconds, connections, work."""

import asyncio
import gc
import json
import socket
import struct
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from augury import Rules
from augury.pad import Sheet, dumps
from augury.server.http.connection import HttpConnection
from augury.server.http.limits import Buckets, client_address
from augury.server.protocol.tables import NewTable
from augury.server.rooms import writer
from augury.server.serving import create_hub
from augury.server.store import PAGE, Writing
from augury.server.table.entries import Entry, Said, dump
from augury.server.table.folding import Events, advance
from augury.server.table.sitting import Sitting
from tests.server.attacks.wire import frame, opening, request
from tests.server.harness import (
    PATIENCE,
    Json,
    Player,
    calling,
    full_table,
    house,
    lay,
    run,
    serving,
    settings,
)

TOO_FAST = struct.pack(">H", 1008)
ELSEWHERE = "127.0.0.2"


class Raw:
    """Bytes to the server and back, with no client in between."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, address: str, source: str = "127.0.0.1") -> "Raw":
        port = int(address.rpartition(":")[2])
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)))

    @classmethod
    async def upgrade(cls, address: str, table: str) -> "Raw":
        raw = await cls.connect(address)
        raw.writer.write(opening(table))
        await raw._reader.readuntil(b"\r\n\r\n")
        return raw

    async def send(self, data: bytes) -> None:
        """Whatever comes of it: the server may have ended the connection."""
        with suppress(OSError):
            self.writer.write(data)
            await self.writer.drain()

    async def until(self, wanted: bytes) -> bytes:
        """Everything until this is heard."""
        heard = b""
        while wanted not in heard:
            data = await asyncio.wait_for(self._reader.read(65536), PATIENCE)
            assert data, f"ended without {wanted!r}"
            heard += data
        self.writer.close()
        return heard

    async def rest(self) -> bytes:
        """Everything until the server ends it."""
        heard = b""
        with suppress(ConnectionError):
            while data := await asyncio.wait_for(self._reader.read(65536), PATIENCE):
                heard += data
        self.writer.close()
        return heard

    async def answer(self) -> tuple[int, str]:
        """The status and the code with which a request is refused, after which it ends."""
        head, _, body = (await self.rest()).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)["code"]


def at_a_house(tmp_path: Path, scenario: Callable[[str], Awaitable[None]], **options: Any) -> None:
    async def opened() -> None:
        async with house(tmp_path, **options) as address:
            await scenario(address)

    run(opened())


# Every frame counts

FLOODS = {
    "pings": frame(9, b"x" * 125),
    "pongs": frame(10),
    "empty pieces of a message": frame(0, last=False),
    "messages": frame(1, b"{}"),
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_frame_of_any_kind_counts_as_a_message(tmp_path: Path, name: str) -> None:
    async def scenario(address: str) -> None:
        host = await lay(address)
        raw = await Raw.upgrade(address, host.table)
        if name.startswith("empty"):
            await raw.send(frame(1, last=False))
        await raw.send(FLOODS[name] * 200)
        await raw.until(TOO_FAST)

    at_a_house(tmp_path, scenario, messages_per_second=0.001, messages_burst=60)


def test_a_few_pings_and_pieces_are_nothing_to_be_ended_for(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        host = await lay(address)
        raw = await Raw.upgrade(address, host.table)
        pieces = [
            frame(1, b'{"type":', last=False),
            frame(0, b'"ping"', last=False),
            frame(0, b"}"),
        ]
        await raw.send(frame(9, b"here?") * 5 + frame(10) * 5 + b"".join(pieces))
        assert (await raw.until(b'"pong"')).count(b"here?") == 5

    at_a_house(tmp_path, scenario, messages_per_second=0.001, messages_burst=60)


def test_answers_to_pings_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    """Nothing is read from a client that does not read: so it cannot go on sending."""

    async def scenario(address: str) -> None:
        host = await lay(address)
        raw = await Raw.upgrade(address, host.table)
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        raw.writer.transport.set_write_buffer_limits(0)
        ping = frame(9, b"x" * 125) * 1000
        sent = 0
        with suppress(TimeoutError, OSError):
            while sent < 200 * len(ping):
                raw.writer.write(ping)
                await asyncio.wait_for(raw.writer.drain(), 1)
                sent += len(ping)
        async with calling(address) as client:
            metrics = (await client.get("/metrics")).text
        waiting = next(line for line in metrics.splitlines() if line.startswith("augury_waiting"))
        assert float(waiting.split()[1]) < 512 * 1024
        assert sent < 200 * len(ping)
        raw.writer.transport.abort()

    at_a_house(tmp_path, scenario)


def connections() -> list[HttpConnection]:
    """All that there are in this process."""
    # By their types: a weak proxy among them would ask for what is gone.
    return [one for one in gc.get_objects() if type(one) is HttpConnection]


# Bytes are counted as they come

ENDLESS = {
    "a body in chunks": (request("POST", "/api/tables", "Transfer-Encoding: Chunked"),
                         b"800\r\n" + b"x" * 2048 + b"\r\n"),
    "small chunks": (request("POST", "/api/tables", "Transfer-Encoding: chunked"), b"1\r\nx\r\n"),
    "headers": (b"GET /api/bots HTTP/1.1\r\n", b"X: " + b"y" * 100 + b"\r\n"),
    "a header": (b"GET /api/bots HTTP/1.1\r\nX: ", b"y" * 100),
    "an address": (b"GET /api/", b"y" * 100),
    "empty lines": (b"", b"\r\n" * 50),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDLESS)
def test_what_has_no_end_is_ended(tmp_path: Path, name: str) -> None:
    async def scenario(address: str) -> None:
        head, more = ENDLESS[name]
        raw = await Raw.connect(address)
        await raw.send(head)
        for _ in range(20):
            await raw.send(more * (8000 // len(more)))
        assert await raw.answer() == (413, "too_large")

    at_a_house(tmp_path, scenario)


LARGE = {
    "in a chunk": request("POST", "/api/tables", "Transfer-Encoding: chunked") + b"100000\r\n",
    "of a length": request("POST", "/api/tables", f"Content-Length: {2**20}"),
}


@pytest.mark.parametrize("name", LARGE)
def test_who_sends_all_of_a_large_body_reads_why_it_was_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Most programs look for an answer when they have asked, and not before."""

    def ask(port: int) -> bytes:
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as raw:
            raw.sendall(LARGE[name])
            for _ in range(64):
                raw.sendall(b"x" * 2**14)
                time.sleep(0.01)  # to hear of the end, if there is one
            return raw.recv(65536)

    async def scenario(address: str) -> None:
        heard = await asyncio.to_thread(ask, int(address.rpartition(":")[2]))
        assert heard.startswith(b"HTTP/1.1 413 ")

    monkeypatch.setattr("augury.server.http.connection._LINGER_SECONDS", PATIENCE)
    at_a_house(tmp_path, scenario)


def test_who_never_stops_sending_has_to_wait_and_reads_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless, chunk = 2**28, b"10000\r\n" + b"x" * 2**16 + b"\r\n"

    def ask(port: int) -> tuple[int, bytes]:
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as raw:
            raw.sendall(request("POST", "/api/tables", "Transfer-Encoding: chunked"))
            raw.settimeout(0.5)
            sent = 0
            with suppress(TimeoutError):
                while sent < endless:
                    sent += raw.send(chunk)
            raw.settimeout(PATIENCE)
            return sent, raw.recv(65536)

    async def scenario(address: str) -> None:
        sent, heard = await asyncio.to_thread(ask, int(address.rpartition(":")[2]))
        assert sent < endless
        assert heard.startswith(b"HTTP/1.1 413 ")
        for connection in connections():  # it does not notice that its client has gone
            connection.transport.abort()

    monkeypatch.setattr("augury.server.http.connection._LINGER_SECONDS", PATIENCE)
    at_a_house(tmp_path, scenario)


def test_a_body_that_nobody_asked_for_is_ended_too(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/api/bots", "Transfer-Encoding: chunked"))
        for _ in range(40):
            await raw.send(b"1000\r\n" + b"x" * 4096 + b"\r\n")
        assert (await raw.rest()).count(b"HTTP/1.1") == 1  # whichever came first

    at_a_house(tmp_path, scenario)


def test_nothing_is_kept_of_what_was_refused(tmp_path: Path) -> None:
    """Not even until Python looks for circles: they would hold the bytes that were too much."""

    async def scenario(address: str) -> None:
        before = len(connections())
        raw = await Raw.connect(address)
        await raw.send(request("POST", "/api/tables", "Transfer-Encoding: Chunked"))
        for _ in range(40):
            await raw.send(b"1000\r\n" + b"x" * 4096 + b"\r\n")
        assert await raw.answer() == (413, "too_large")
        async with asyncio.timeout(PATIENCE):
            while len(connections()) > before:
                await asyncio.sleep(0.05)

    gc.disable()
    try:
        at_a_house(tmp_path, scenario)
    finally:
        gc.enable()


def test_a_body_in_chunks_that_is_short_enough_is_read(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        async def body() -> Any:
            yield b'{"edition":'
            yield b'"HU25"}'

        async with calling(address) as client:
            answer = await client.post(
                "/api/rules", content=body(), headers={"Content-Type": "application/json"}
            )
            assert len(answer.json()["rules"]["special"]) == 7

    at_a_house(tmp_path, scenario)


def test_requests_that_do_not_wait_for_answers_are_few(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/healthz") * 5)
        await raw.send(request("GET", "/healthz", "Connection: close"))
        assert (await raw.rest()).count(b"HTTP/1.1 200") == 6
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/api/rules") * 500)
        assert (await raw.rest()).count(b"HTTP/1.1 200") <= 9

    at_a_house(tmp_path, scenario)


# Seconds and connections


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost:",
        request("POST", "/api/rules", "Content-Length: 100") + b"{",
        request("GET", "/healthz") + b"\r\n",
    ],
    ids=["nothing", "half a head", "half a body", "an empty line after a request"],
)
def test_a_request_arrives_in_time_or_not_at_all(tmp_path: Path, begun: bytes) -> None:
    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        await raw.send(begun)
        assert b"HTTP/1.1 408" in await raw.rest()

    at_a_house(tmp_path, scenario, request_seconds=0.4)


def test_connections_that_ask_nothing_are_counted_by_their_address(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        held = [await Raw.connect(address, ELSEWHERE) for _ in range(5)]
        one_more = await Raw.connect(address, ELSEWHERE)
        assert await one_more.answer() == (429, "too_fast")
        async with calling(address) as client:  # from another address
            assert (await client.get("/healthz")).text == "ok\n"
        held.pop().writer.close()
        while True:
            raw = await Raw.connect(address, ELSEWHERE)
            await raw.send(request("GET", "/healthz", "Connection: close"))
            if b"200" in await raw.rest():  # it is known now that one has gone
                break
            await asyncio.sleep(0.01)
        for raw in held:
            raw.writer.close()

    at_a_house(tmp_path, scenario, http_connections_per_address=5)


def test_sockets_are_no_longer_counted_as_connections_that_ask(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        people = await full_table(address)  # four sockets
        async with calling(address) as client:
            assert (await client.get("/api/bots")).is_success
            metrics = (await client.get("/metrics")).text
        assert 'augury_connections{state="socket"} 4.0' in metrics
        for person in people:
            await person.close()

    at_a_house(tmp_path, scenario, http_connections_per_address=2)


def test_new_connections_come_one_after_another(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        answers = []
        for _ in range(40):
            raw = await Raw.connect(address, ELSEWHERE)
            await raw.send(request("GET", "/healthz", "Connection: close"))
            answers.append(b" 200 " in await raw.rest())
        assert answers[0]
        assert not answers[-1]

    at_a_house(tmp_path, scenario, requests_per_second=0.001, requests_burst=30)


# Requests and work


def asking(address: str, source: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE)


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/", "/api/tables/x/socket"])
def test_every_address_of_the_server_is_counted(tmp_path: Path, path: str) -> None:
    async def scenario(address: str) -> None:
        upgrade = path.endswith("socket")
        headers: Json = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        async with asking(address, ELSEWHERE) as client:
            answers = [
                await client.get(path, headers=headers if upgrade else {}) for _ in range(15)
            ]
            answer = answers[-1]
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        async with calling(address) as client:
            assert (await client.get("/api/bots")).is_success

    at_a_house(tmp_path, scenario, requests_per_second=0.001, requests_burst=12)


def test_work_is_counted_in_seconds(tmp_path: Path) -> None:
    """An address that has cost too much waits; whoever is elsewhere does not."""

    async def scenario(address: str) -> None:
        async with asking(address, ELSEWHERE) as client:
            answer = await client.get("/api/rules")
            while answer.is_success:
                answer = await client.get("/api/rules")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
            assert "too much work" in answer.json()["message"]
        async with calling(address) as client:
            assert (await client.get("/api/bots")).is_success

    at_a_house(tmp_path, scenario, work_per_second=0.000_001, work_burst=0.000_1)


def test_a_long_log_is_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have their turns while a table is folded that has been played at for long.

    Nor is all of it in memory at once: people can talk for as long as they like.
    """
    entries, folded, turns = 1200, 0, [0]

    def counted(sitting: Sitting | None, entry: Entry) -> tuple[Sitting, Events]:
        nonlocal folded
        folded += 1
        return advance(sitting, entry)

    async def take_turns() -> None:
        while True:
            turns.append(folded)
            await asyncio.sleep(0)

    async def scenario() -> None:
        hub = create_hub(settings(tmp_path))
        async with serving(hub):
            laid = await hub.lay(NewTable(name="Ada"))
            clap = dump(Said(at=0, seat=0, phrase=None, emote="clap", text=None))
            await hub.store.write(Writing(laid.table, 2, (clap,) * entries))
            assert len(await hub.store.read(laid.table)) == PAGE < entries
            monkeypatch.setattr(writer, "advance", counted)
            others = asyncio.create_task(take_turns())
            room = await hub.room(laid.table)
            others.cancel()
            assert room.sitting.version == folded == entries + 1
            assert max(later - before for before, later in pairwise([*turns, folded])) <= 32

    run(scenario())


def test_tables_and_pads_are_kept_for_an_address_up_to_a_quota(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        table = {"name": "Mallory", "setup": {"listed": True}}
        pad = {"text": dumps(Sheet(Rules(players=3), ("Ada", "Ben", "Cem")))}
        async with asking(address, ELSEWHERE) as client:
            for _ in range(2):
                assert (await client.post("/api/tables", json=table)).status_code == 201
                assert (await client.post("/api/pads", json=pad)).status_code == 201
            for path, body in (("/api/tables", table), ("/api/pads", pad)):
                answer = await client.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
                assert "tables" in answer.json()["message"]
            assert len((await client.get("/api/tables")).json()) == 2
        await lay(address)  # elsewhere

    at_a_house(tmp_path, scenario, tables_per_hour=0.001, tables_burst=4)


async def clap(client: httpx.AsyncClient, host: Player, number: int) -> httpx.Response:
    path, key = f"/api/tables/{host.table}/commands", {"Authorization": f"Bearer {host.key}"}
    said = {"type": "say", "id": f"http-{number}", "emote": "clap"}
    return await client.post(path, json=said, headers=key)


def test_who_never_stops_talking_is_slowed_down(tmp_path: Path) -> None:
    """Everything is kept for good: no address may fill the disk."""

    async def scenario(address: str) -> None:
        host = await lay(address)
        async with asking(address, ELSEWHERE) as client:
            answers = [await clap(client, host, number) for number in range(7)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
            assert "commands" in answers[-1].json()["message"]
            assert (await client.get("/api/bots")).is_success
        async with calling(address) as client:  # from another address
            assert (await clap(client, host, 7)).is_success

    at_a_house(tmp_path, scenario, commands_per_second=0.000_1, commands_burst=5)


def test_who_never_stops_talking_over_a_socket_is_slowed_down(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        host = await lay(address)
        await host.connect()
        assert host.socket is not None
        async with calling(address) as client:
            for number in range(400):  # one in eight is counted, for all of them
                await host.send({"type": "say", "id": f"{number}", "emote": "clap"})
                if not (await clap(client, host, number)).is_success:
                    break
        assert number < 200
        host.socket.transport.abort()  # nothing is read from it for long

    at_a_house(tmp_path, scenario, commands_per_second=0.000_1, commands_burst=200)


# By whom it is counted


def test_a_bucket_can_be_overdrawn_and_is_paid_back() -> None:
    now = 0.0
    buckets = Buckets(0.5, 2, lambda: now)
    buckets.spend("a", 3)
    assert buckets.wait("a") == 2
    assert buckets.wait("b") == 0
    now = 1.0
    assert buckets.wait("a") == 1
    now = 2.0
    assert buckets.wait("a") == 0


def test_full_buckets_are_forgotten_and_others_are_not() -> None:
    now = 0.0
    buckets = Buckets(1, 5, lambda: now)
    buckets.spend("owes", 1000)
    for number in range(20_000):
        now += 0.001
        buckets.take(str(number))
    assert len(buckets._buckets) < 11_000
    assert buckets.wait("owes") > 900


def test_a_household_is_one_address() -> None:
    assert client_address("2001:db8:1:2::7", None, ()) == "2001:db8:1:2::/64"
    assert client_address("2001:db8:1:2:ffff::9", None, ()) == "2001:db8:1:2::/64"
    assert client_address("2001:db8:1:3::7", None, ()) == "2001:db8:1:3::/64"
    assert client_address("::ffff:203.0.113.7", None, ()) == "203.0.113.7"


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("192.168.178.20:8000", True),
        ("[::1]:8000", True),
        ("wizard.example.org", True),
        ("friend.example:443", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("localhost#.evil.example", False),
        ("localhost/evil", False),
        ("localhost?evil", False),
        ("localhost\r\nHost: evil.example", False),
        ("", False),
        ("[nonsense", False),
    ],
)
def test_a_name_that_is_not_ours_is_refused(tmp_path: Path, host: str, ours: bool) -> None:
    """A page from elsewhere whose name leads here would be our own to a browser."""

    async def scenario(address: str) -> None:
        table = (await lay(address)).table
        asked = request("GET", "/api/bots", "Connection: close"), opening(table)
        for raw_request in asked:
            raw = await Raw.connect(address)
            await raw.send(raw_request.replace(b"Host: 127.0.0.1", f"Host: {host}".encode()))
            heard = await raw.until(b"\r\n\r\n")
            assert (b" 421 " in heard) is not ours
        raw = await Raw.connect(address)
        await raw.send(b"GET /healthz HTTP/1.1\r\nHost: anything\r\nConnection: close\r\n\r\n")
        assert b" 200 " in await raw.rest()

    hosts, origins = ("wizard.example.org",), ("https://friend.example",)
    at_a_house(tmp_path, scenario, hosts=hosts, origins=origins)


def test_an_origin_that_makes_no_sense_is_foreign(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        async with calling(address) as client:
            answer = await client.post("/api/tables", json={}, headers={"Origin": "http://[x"})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")

    at_a_house(tmp_path, scenario)
