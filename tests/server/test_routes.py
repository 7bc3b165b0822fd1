"""Every record of an address, with ids, keys, bodies and sizes that nobody should send.

A new route is tried here by itself, since all of it comes from the records.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, current_thread, main_thread
from time import thread_time
from typing import Any, TypeVar
from urllib.parse import quote

import httpx
import pytest
from structlog.testing import capture_logs

from augury import Rules
from augury.game.errors import AuguryError
from augury.game.rules.choices import Choice
from augury.pad import Sheet, dumps
from augury.pad import loads as read_pad
from augury.server.bus.file import FileBus
from augury.server.http import api
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.server.store.sqlite import SqliteStore
from augury.server.workers.analysts import ProcessAnalysts
from augury.tables import analysts
from augury.tables.bounds import BODY_BYTES, ROUNDS
from augury.tables.errors import TooFast
from augury.tables.hub.hub import Hub
from augury.tables.hub.room import Room
from augury.tables.hub.tasks import Tasks
from augury.tables.routes import (
    ROUTES,
    Alone,
    Backend,
    Price,
    Route,
    Router,
    Sent,
    Who,
    pads,
    rules,
)
from augury.tables.routes.route import IDS
from tests.server.harness import (
    PATIENCE,
    SHORT,
    Player,
    calling,
    choices,
    lay,
    post,
    run,
    serving,
    settings,
)
from tests.server.raw import ELSEWHERE, at_a_house
from tests.server.test_limits import asking

Found = TypeVar("Found")

PAD = dumps(Sheet(Rules(players=3), ("Ada", "Ben", "Cem")))

IDS_FROM_HELL = [
    "code:ABCD",
    "pad:x",
    "..",
    "../x",
    "x/../y",
    "",
    " ",
    "a" * 65,
    "a" * 5000,
    "é",
    "\x00",
    "x\n",
    "'; DROP TABLE entries; --",
    "%2e%2e",
    "{table}",
    "-1",
    "0",
    "1.0",
    "१",
    "9" * 40,
]
BODIES_FROM_HELL = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"0",
    b'""',
    b"{}",
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000", "text": "\\u0000", "record": "\\u0000", "move": "\\u0000"}',
    b"[" * 1000,
    b'{"a":' * 170,
    b"1" + b"0" * 400,
    b'{"type": "act", "id": "1", "version": 1e400, "action": ""}',
    b'{"setup": {"rules": {"hand_sizes": [99999999999999999999]}}, "name": "A"}',
    b'{"record": "wiz 1\\nrules: players=99999999999", "action": 0, "move": "", "seat": 5}',
    b'{"text": "pad 1\\nrules: players=99999999999\\n"}',
    b'{"version": 1, "text": "pad 1\\n"}',
]
KEYS: dict[str, dict[str, Any]] = {
    "none": {},
    "junk": {"Authorization": b"Bearer \xff" + b"x" * 500, "Cookie": b"=;;augury-=;\xff"},
    "basic": {"Authorization": "Basic eA=="},
    "foreign": {"Authorization": f"Bearer {'x' * 43}"},
}


def codes() -> set[str]:
    """Those of the tree of errors."""

    def below(kind: type[AuguryError]) -> Iterator[str]:
        yield kind.code
        for one in kind.__subclasses__():
            yield from below(one)

    return {*below(AuguryError)}


def named(route: Route) -> str:
    return f"{route.method} {route.path}"


class Watched(SqliteStore):
    """A store that notes what is looked for in it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.touched: list[str] = []

    async def read(self, table: str, after: int = 0) -> list[str]:
        self.touched.append(table)
        return await super().read(table, after)

    async def find(self, table: str, command: str) -> int | None:
        self.touched.append(table)
        return await super().find(table, command)


@dataclass
class Served:
    """A server, a table and a pad at it, and the store under them."""

    client: httpx.AsyncClient
    store: Watched
    host: Player
    pad: dict[str, Any]
    code: str

    def path(self, route: Route, **others: str) -> str:
        """The route's path with ids that exist, but for others."""
        ids = {"table": self.host.table, "pad": self.pad["pad"], "number": "1", "code": self.code}
        encoded = {name: quote(one, safe="") for name, one in (ids | others).items()}
        return route.path.format_map(encoded)

    @property
    def keys(self) -> dict[str, dict[str, Any]]:
        """What may be shown."""
        pen = {"Authorization": f"Bearer {self.pad['pen']}"}
        cookie = {"Cookie": f"augury-{self.host.table}={'x' * 43}"}
        return {**KEYS, "own": self.host.headers, "pen": pen, "old cookie": cookie}


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Served]:
    options = settings(folder, reviews_burst=10_000, hints_burst=10_000)
    store = Watched(folder / "tables.db")
    async with serving(ServerHub(options, store, FileBus(store))) as address:
        host = await lay(address, rules=SHORT, bots={"1": "novice", "2": "novice"})
        waiting = await lay(address, rules=SHORT)
        code = (await post(address, f"/api/tables/{waiting.table}/code", {}, waiting.key))["code"]
        await host.connect()
        await host.hear()
        await host.say("start")
        await host.play(choices(1))
        pad = await post(address, "/api/pads", {"text": PAD})
        async with calling(address) as client:
            yield Served(client, store, host, pad, code)


def check(answer: httpx.Response, what: object) -> None:
    assert answer.status_code < 500 or answer.json()["code"] == "busy", (what, answer.text)
    assert answer.headers["Cache-Control"] == "no-store", what
    if not answer.is_success:
        assert answer.json()["code"] in codes(), what


def test_no_id_reaches_the_store_unless_it_can_be_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as at:
            for route in ROUTES:
                for name in route.names:
                    for said in IDS_FROM_HELL:
                        if _may_be(name, said):
                            continue
                        at.store.touched.clear()
                        path = at.path(route, **{name: said})
                        answer = await at.client.request(
                            route.method, path, headers=at.host.headers, content=b"{}"
                        )
                        check(answer, (named(route), name, said))
                        assert answer.status_code in (404, 405, 422), (path, answer.text)
                        assert at.store.touched == [], path

    run(scenario())


def _may_be(name: str, said: str) -> bool:
    try:
        IDS[name].read(name, said)
    except AuguryError:
        return False
    return True


def test_the_page_of_a_table_looks_for_tables_only(tmp_path: Path) -> None:
    """What is kept beside the tables has ids of its own, which no address may name."""

    async def scenario() -> None:
        async with served(tmp_path) as at:
            beside = [f"code:{at.code}", f"pad:{at.pad['pad']}"]
            for said in (*beside, *IDS_FROM_HELL):
                if said and not _may_be("table", said.partition("/")[0]):
                    at.store.touched.clear()
                    answer = await at.client.get(f"/t/{quote(said, safe='')}")
                    assert answer.status_code in (200, 404), said  # 200: there is no page here
                    assert at.store.touched == [], said
            for said in (*beside, f"code:{at.code}/socket"):
                answer = await at.client.get(f"/api/tables/{said}")
                assert answer.status_code in (404, 422), answer.text

    run(scenario())


FILES_FROM_HELL = [
    "%00",
    "%00.gz",
    "a" * 300,
    "a/" * 500,
    "%2e%2e/%2e%2e/settings.py",
    "%ff",
    "..\\x",
]


@pytest.mark.parametrize("folder", ["", "assets/", "engine/"])
def test_no_name_of_a_file_is_a_mistake_of_the_server(tmp_path: Path, folder: str) -> None:
    async def scenario(address: str) -> None:
        async with calling(address) as client:
            for name in FILES_FROM_HELL:
                for packed in ("gzip", "identity"):
                    path, headers = f"/{folder}{name}", {"Accept-Encoding": packed}
                    answer = await client.get(path, headers=headers)
                    assert answer.status_code == 404, (path, packed)

    at_a_house(tmp_path, scenario)


def test_no_body_does_any_harm(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as at:
            for route in ROUTES:
                if route.takes is None:
                    continue
                own = "pen" if route.who is Who.PEN else "own"
                for who, headers in at.keys.items():
                    for body in BODIES_FROM_HELL if who in ("none", own) else BODIES_FROM_HELL[:2]:
                        answer = await at.client.request(
                            route.method, at.path(route), content=body, headers=headers
                        )
                        check(answer, (named(route), who, body))
                for size in (route.body_bytes + 1, BODY_BYTES + 1):
                    answer = await at.client.request(
                        route.method, at.path(route), content=b" " * size, headers=at.keys[own]
                    )
                    assert (answer.status_code, answer.json()["code"]) == (413, "too_large"), size

    run(scenario())


def test_no_query_does_any_harm(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as at:
            for route in ROUTES:
                for one in route.query:
                    for said in ("", "-1", "x", "9" * 12, "१", "true1", "x" * 5000):
                        path = f"{at.path(route)}?{one.name}={quote(said)}"
                        answer = await at.client.request(
                            route.method, path, headers=at.host.headers
                        )
                        check(answer, (named(route), one.name, said))
                        assert answer.json()["code"] == "malformed", (path, answer.text)

    run(scenario())


# The order in which a request is looked at


class Poor(Alone):
    """Somebody who cannot pay."""

    def paying(self, price: Price) -> Any:
        del price
        raise TooFast("no money")


class Noting(Alone):
    """Somebody who pays, and notes when."""

    def __init__(self, hub: Hub, noted: list[str]) -> None:
        super().__init__(hub)
        self._noted = noted

    @contextmanager
    def paying(self, price: Price) -> Iterator[None]:
        del price
        self._noted.append("paid")
        yield


def router(hub: Hub) -> Router:
    return Router(ROUTES, Backend(hub, ProcessAnalysts()))


def sent(route: Route, key: str, read: Any = None, **ids: str) -> Sent:
    names = {"table": "x", "pad": "x", "number": "1", "code": "ABCD"} | ids
    return Sent(route.method, route.path.format_map(names), "", f"Bearer {key}", None, read)


@pytest.mark.parametrize("route", ROUTES, ids=named)
def test_who_cannot_pay_is_asked_nothing_more(route: Route, tmp_path: Path) -> None:
    """The store is not even open, and there is no body to be read."""

    async def read(most: int) -> bytes:
        raise AssertionError(f"{most} bytes were read")

    async def scenario() -> None:
        hub = create_hub(settings(tmp_path))
        with pytest.raises(TooFast, match="no money"):
            await router(hub).answer(sent(route, "k" * 43, read), Poor(hub))

    run(scenario())


@pytest.mark.parametrize("route", [one for one in ROUTES if one.takes is not None], ids=named)
def test_a_price_is_paid_before_a_body_is_read(route: Route, tmp_path: Path) -> None:
    async def scenario() -> None:
        noted: list[str] = []

        async def read(most: int) -> bytes:
            noted.append(f"read {most}")
            return b"nonsense"

        hub = create_hub(settings(tmp_path))
        async with serving(hub) as address:
            host = await lay(address)
            pad = await post(address, "/api/pads", {"text": PAD})
            key = pad["pen"] if route.who is Who.PEN else host.key or ""
            asked = sent(route, key, read, table=host.table, pad=pad["pad"])
            with pytest.raises(AuguryError) as caught:
                await router(hub).answer(asked, Noting(hub, noted))
            assert caught.value.code == "malformed"
            assert noted == ["paid", f"read {route.body_bytes}"]

    run(scenario())


@pytest.mark.parametrize(
    "route",
    [one for one in ROUTES if one.takes is not None and one.who in (Who.SEATED, Who.PEN)],
    ids=named,
)
def test_nothing_is_read_of_who_may_not_ask(route: Route, tmp_path: Path) -> None:
    async def read(most: int) -> bytes:
        raise AssertionError(f"{most} bytes were read")

    async def scenario() -> None:
        hub = create_hub(settings(tmp_path))
        async with serving(hub) as address:
            host = await lay(address)
            pad = await post(address, "/api/pads", {"text": PAD})
            for key in ("x" * 43, "y"):
                asked = sent(route, key, read, table=host.table, pad=pad["pad"])
                with pytest.raises(AuguryError) as caught:
                    await router(hub).answer(asked, Alone(hub))
                assert caught.value.code == "wrong_key"

    run(scenario())


def test_no_record_asks_for_more_than_a_connection_takes() -> None:
    assert all(0 < route.body_bytes <= BODY_BYTES for route in ROUTES)


# Work


def test_what_waits_for_its_turn_counts_as_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty pads at once, of which none has been read yet: most are refused meanwhile."""
    may_read, read = Event(), read_pad

    def wait_and_read(text: str) -> Sheet:
        assert current_thread() is not main_thread()
        may_read.wait(PATIENCE)
        return read(text)

    monkeypatch.setattr(pads, "loads", wait_and_read)

    async def scenario(address: str) -> None:
        async with asking(address, ELSEWHERE) as client:
            requests = [
                asyncio.create_task(client.post("/api/pads", json={"text": PAD})) for _ in range(20)
            ]
            try:
                first = await next(iter(asyncio.as_completed(requests)))
            finally:
                may_read.set()
            assert (first.status_code, first.json()["code"]) == (429, "too_fast")
            statuses = [answer.status_code for answer in await asyncio.gather(*requests)]
            assert 1 <= statuses.count(201) <= 8
            assert statuses.count(201) + statuses.count(429) == 20

    at_a_house(tmp_path, scenario, work_per_second=0.000_001, work_burst=0.1)


def test_what_is_done_beside_the_loop_is_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules in words are one such work, pads the other; here one takes a twentieth of a second."""
    write = rules.write_chosen

    def work_and_write(choice: Choice) -> bytes:
        assert current_thread() is not main_thread()
        until = thread_time() + 0.05
        while thread_time() < until:
            pass
        return write(choice)

    monkeypatch.setattr(rules, "write_chosen", work_and_write)

    async def scenario(address: str) -> None:
        async with asking(address, ELSEWHERE) as client:
            assert (await client.post("/api/rules", json={"players": 3})).is_success
            answer = await client.post("/api/rules", json={"players": 4})
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
            assert "too much work" in answer.json()["message"]

    at_a_house(tmp_path, scenario, work_per_second=0.000_001, work_burst=0.05)


def test_records_are_not_read_in_the_process_of_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(text: str) -> None:
        raise AssertionError(f"{len(text)} letters were read here")

    async def scenario(address: str) -> None:
        host = await lay(address, rules=SHORT, bots={"1": "novice", "2": "novice"})
        await host.connect()
        await host.hear()
        await host.say("start")
        await host.play(choices(1))
        async with calling(address) as client:
            path = f"/api/tables/{host.table}/games/1.wiz"
            record = (await client.get(path, headers=host.headers)).text
            monkeypatch.setattr(analysts, "loads", refuse)
            wish = {"record": record, "action": 1}
            assert (await client.post("/api/positions", json=wish)).is_success
            nonsense = {"record": "wiz 1\nrules: players=2\n"}
            answer = await client.post("/api/reviews", json=nonsense)
            assert (answer.status_code, answer.json()["code"]) == (422, "record")
            assert (answer.json()["line"], answer.json()["reason"]) == (2, "rules")

    at_a_house(tmp_path, scenario)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (PAD + "".join(f"round {n} cards 1: ? ? ?\n" for n in range(1, 481)), "rounds"),
        (PAD.replace("players=3", f"players=3 hand_sizes={'1,' * 2000}1"), "line"),
    ],
)
def test_a_shared_pad_is_as_long_as_a_game(text: str, why: str, tmp_path: Path) -> None:
    longest = PAD + "".join(f"round {n} cards 1: ? ? ?\n" for n in range(1, ROUNDS + 1))

    async def scenario(address: str) -> None:
        async with calling(address) as client:
            answer = await client.post("/api/pads", json={"text": text})
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
            assert why in answer.json()["message"]
            assert (await client.post("/api/pads", json={"text": longest})).is_success

    at_a_house(tmp_path, scenario)


# What a client is told, and what the log


def test_an_unexpected_error_leaves_one_line_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Hub, table: str) -> None:
        secret = f"Ada holds R7 at {table}"
        raise RuntimeError(secret)

    async def scenario(address: str) -> None:
        async with calling(address) as client:
            table = (await lay(address)).table
            monkeypatch.setattr(Hub, "room", fail)
            with capture_logs() as lines:
                answer = await client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (500, "failed")
            assert "R7" not in answer.text
            (line,) = lines
            assert line["error"] == "RuntimeError"
            assert "test_routes.py" in line["at"]
            for written in (str(lines), caplog.text):
                assert "R7" not in written
                assert table not in written

    at_a_house(tmp_path, scenario)


def test_a_command_over_a_socket_that_fails_is_answered_and_leaves_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Else its sender would wait for ever, and a client could fill a disk with tracebacks."""

    async def fail(_: Room, key: str, *__: object) -> int:
        secret = f"{key} holds R7"
        raise RuntimeError(secret)

    async def scenario(address: str) -> None:
        host = await lay(address)
        await host.connect()
        await host.hear()
        with monkeypatch.context() as broken, capture_logs() as lines:
            broken.setattr(Room, "submit", fail)
            assert (await host.say("say", emote="clap"))["code"] == "failed"
        (line,) = lines
        assert (line["error"], line["log_level"]) == ("RuntimeError", "error")
        assert "test_routes.py" in line["at"]
        for written in (str(lines), caplog.text):
            assert "R7" not in written
        assert (await host.say("say", emote="clap"))["type"] == "ok"

    at_a_house(tmp_path, scenario)


def test_work_beside_that_fails_leaves_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        secret = "Ada holds R7"
        raise RuntimeError(secret)

    async def scenario() -> None:
        tasks = Tasks()
        tasks.spawn(fail())
        while not caplog.records:
            await asyncio.sleep(0)
        await tasks.cancel()

    run(scenario())
    (line,) = caplog.text.splitlines()
    assert "task failed: RuntimeError at " in line
    assert "R7" not in line


@pytest.mark.parametrize(
    ("headers", "told"),
    [
        ({}, True),
        ({"X-Forwarded-For": "203.0.113.7"}, False),
        ({"Forwarded": "for=203.0.113.7"}, False),
        ({"Via": "1.1 tunnel"}, False),
        ({"Host": "wizard.example.org"}, False),
        ({"Host": "192.168.178.20:8000"}, False),
    ],
)
def test_the_address_in_the_local_network_is_told_on_this_machine_only(
    headers: dict[str, str], told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(listening: str, client: str, port: int | None) -> str:
        return f"{listening} {client} {port is not None}"

    monkeypatch.setattr(api, "nearby_address", found)

    async def scenario(address: str) -> None:
        async with calling(address) as client:
            answer = await client.get("/api/nearby", headers=headers)
            assert answer.is_success
            assert answer.json() == ("127.0.0.1 127.0.0.1 True" if told else None)

    at_a_house(tmp_path, scenario, hosts=("wizard.example.org",))


def test_every_handler_says_what_it_is_for() -> None:
    for route in ROUTES:
        assert route.summary.endswith("."), named(route)
