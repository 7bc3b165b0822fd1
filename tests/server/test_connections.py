"""Limits count what the wire carries: frames, seconds, connections."""

import asyncio
import struct
from contextlib import suppress
from pathlib import Path

import pytest

from augury.server.serving import create_hub
from augury.tables.protocol.tables import NewTable
from tests.server.attacks.wire import frame, opening, request
from tests.server.harness import calling, full_table, lay, run, serving, settings
from tests.server.raw import ELSEWHERE, Raw, at_a_house

TOO_FAST = struct.pack(">H", 1008)


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


def test_nothing_is_read_from_a_socket_before_it_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames that came while its table was looked for were answered, and counted for nobody."""

    async def scenario() -> None:
        hub = create_hub(settings(tmp_path, messages_per_second=0.001, messages_burst=60))
        looked_for, found = asyncio.Event(), asyncio.Event()
        read = hub.store.read

        async def slow(table: str, after: int = 0) -> list[str]:
            looked_for.set()
            await found.wait()
            return await read(table, after)

        async with serving(hub) as address:
            laid = await hub.open_table(NewTable(name="Ada"))
            monkeypatch.setattr(hub.store, "read", slow)
            raw = await Raw.connect(address)
            await raw.send(opening(laid.table))
            await looked_for.wait()
            await raw.send(frame(9) * 200)
            for _ in range(100):  # turns in which they could be heard
                await asyncio.sleep(0)
            found.set()
            heard = await raw.until(TOO_FAST)
            assert heard.startswith(b"HTTP/1.1 101 ")

    run(scenario())


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
