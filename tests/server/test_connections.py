"""Limits count what the wire carries: frames, bytes, seconds, connections."""

import asyncio
import gc
import socket
import struct
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from augury.server.http.connection import HttpConnection
from tests.server.attacks.wire import frame, request
from tests.server.harness import PATIENCE, calling, full_table, lay
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
