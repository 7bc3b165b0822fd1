"""Limits count every byte of a request: its head, its body, and what stands around the body."""

import asyncio
import gc
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from augury.server.http.connection import HttpConnection
from augury.tables.bounds import BODY_BYTES
from tests.server.attacks.wire import opening, request
from tests.server.harness import PATIENCE, calling, lay
from tests.server.raw import Raw, at_a_house


def connections() -> list[HttpConnection]:
    """All that there are in this process."""
    # By their types: a weak proxy among them would ask for what is gone.
    return [one for one in gc.get_objects() if type(one) is HttpConnection]


# Bytes are counted as they come

CHUNKED = request("POST", "/api/tables", "Transfer-Encoding: chunked")
ENDLESS = {
    "a body in chunks": (request("POST", "/api/tables", "Transfer-Encoding: Chunked"),
                         b"800\r\n" + b"x" * 2048 + b"\r\n"),
    "small chunks": (request("POST", "/api/tables", "Transfer-Encoding: chunked"), b"1\r\nx\r\n"),
    "headers": (b"GET /api/bots HTTP/1.1\r\n", b"X: " + b"y" * 100 + b"\r\n"),
    "a header": (b"GET /api/bots HTTP/1.1\r\nX: ", b"y" * 100),
    "an address": (b"GET /api/", b"y" * 100),
    "empty lines": (b"", b"\r\n" * 50),
    "trailers": (CHUNKED + b"0\r\n", b"a:\r\n"),
    "a trailer": (CHUNKED + b"0\r\n", b"a"),
    "the extensions of a chunk": (CHUNKED + b"1", b";a=b"),
    "the extensions of the last chunk": (CHUNKED + b"0", b";a=b"),
    "zeros of a chunk's size": (CHUNKED, b"0"),
    "lines after the end": (request("GET", "/healthz", "Connection: close"), b"a: b\r\n"),
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


def test_a_body_that_is_announced_as_too_long_is_the_last_of_its_connection(tmp_path: Path) -> None:
    """A client that may ask on would do so on a connection that is about to end."""

    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/healthz"))
        await raw.reader.readuntil(b"ok\n")
        await raw.send(request("POST", "/api/tables", "Content-Length: 20000"))
        heard = await raw.rest()
        assert heard.startswith(b"HTTP/1.1 413 ")
        assert b"\r\nConnection: close\r\n" in heard

    at_a_house(tmp_path, scenario)


NONSENSE = {
    "no request": b"hello\r\n\r\n",
    "another protocol": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "two lengths": request("POST", "/api/tables", "Content-Length: 5", "Content-Length: 6"),
    "a length and chunks": request(
        "POST", "/api/tables", "Content-Length: 5", "Transfer-Encoding: chunked"
    ),
    "a length that is none": request("POST", "/api/tables", "Content-Length: +5"),
    "a field over two lines": request("GET", "/healthz", "X: y", " z"),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_answered_as_everything_else(tmp_path: Path, name: str) -> None:
    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        await raw.send(NONSENSE[name])
        assert await raw.answer() == (422, "malformed")

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


def test_the_body_in_chunks_is_not_counted_as_what_stands_around_them(tmp_path: Path) -> None:
    """A body as long as a body may be, in many chunks, is more than that on the wire."""
    size = 18
    chunk = b"%x\r\n%b\r\n" % (size, b" " * size)

    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        fields = "Transfer-Encoding: chunked", "Connection: close"
        await raw.send(request("POST", "/api/positions", *fields) + chunk * (BODY_BYTES // size))
        async with calling(address) as client:  # meanwhile the chunks are read
            assert (await client.get("/healthz")).is_success
        await raw.send(b"0\r\n\r\n")
        assert await raw.answer() == (422, "malformed")

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


def test_a_head_has_so_many_fields(tmp_path: Path) -> None:
    """A field of two letters is a hundred bytes in memory."""

    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/healthz", "Connection: close", *["a:"] * 90))
        assert b" 200 " in await raw.rest()
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/healthz", *["a:"] * 100))
        assert await raw.answer() == (413, "too_large")

    at_a_house(tmp_path, scenario)


@pytest.mark.parametrize("name", ["Host", "Origin"])
def test_a_field_after_the_body_says_nothing(tmp_path: Path, name: str) -> None:
    """A proxy writes who asks into the head, and may pass on what its client wrote here."""
    table = b'{"name":"Ada"}'
    chunk = b"%x\r\n%b\r\n0\r\n%b: evil.example\r\n\r\n" % (len(table), table, name.encode())

    async def scenario(address: str) -> None:
        raw = await Raw.connect(address)
        fields = "Transfer-Encoding: chunked", "Content-Type: application/json", "Connection: close"
        await raw.send(request("POST", "/api/tables", *fields) + chunk)
        assert b" 201 " in await raw.rest()

    at_a_house(tmp_path, scenario)


def test_a_socket_is_opened_when_everything_before_it_is_answered(tmp_path: Path) -> None:
    """The answer to the request before would be written into the socket, or wait for ever."""

    async def scenario(address: str) -> None:
        table = (await lay(address)).table
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/api/rules") + opening(table))
        assert b" 101 " not in await raw.rest()
        raw = await Raw.connect(address)
        await raw.send(request("GET", "/healthz"))
        await raw.reader.readuntil(b"ok\n")
        await raw.send(opening(table))
        await raw.until(b" 101 ")

    at_a_house(tmp_path, scenario)
