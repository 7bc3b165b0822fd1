"""Limits count what is asked for: requests, work, what is kept; and by whom."""

import asyncio
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from augury import Rules
from augury.pad import Sheet, dumps
from augury.server.http.limits import Buckets
from augury.server.serving import create_hub
from augury.tables.hub import writer
from augury.tables.protocol.tables import NewTable
from augury.tables.store import PAGE, Writing
from augury.tables.table.entries import Entry, SaidEntry, dump
from augury.tables.table.folding import Events, advance
from augury.tables.table.sitting import Sitting
from tests.server.attacks.wire import opening, request
from tests.server.harness import PATIENCE, Json, Player, calling, lay, run, serving, settings
from tests.server.raw import ELSEWHERE, Raw, at_a_house

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
            laid = await hub.open_table(NewTable(name="Ada"))
            clap = dump(SaidEntry(at=0, seat=0, phrase=None, emote="clap", text=None))
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
