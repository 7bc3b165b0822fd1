"""The attacks, as bytes on raw sockets.

Each is a function that goes on until its time is up, with several threads; whatever the server
does to its connections, it opens new ones.
"""

from __future__ import annotations

import json
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from threading import Thread

__all__ = ["ATTACKS", "Target", "run"]

ATTACKER = "127.0.0.2"
_BIND_ADDRESS_NO_PORT = 24  # of <linux/in.h>
_THREADS = 4
_PAUSE = 0.002  # between connections: the attacker shares a machine with its victims


@dataclass(frozen=True)
class Target:
    """Whom to attack, and until when."""

    port: int
    table: str  # at which others talk, open to spectators
    played: str  # at which a game is over and another has begun
    until: float  # on the system's clock, which several processes share

    @property
    def over(self) -> bool:
        return time.time() >= self.until

    def connect(self, *, unread: bool = False) -> socket.socket:
        """A connection; one that is hardly read, if `unread`."""
        raw = socket.socket()
        if unread:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.settimeout(2)
        with suppress(OSError):  # Linux: the port is chosen when it connects, or they run out
            raw.setsockopt(socket.IPPROTO_IP, _BIND_ADDRESS_NO_PORT, 1)
        raw.bind((ATTACKER, 0))
        raw.connect(("127.0.0.1", self.port))
        return raw

    def upgrade(self, table: str | None = None, *, unread: bool = False) -> socket.socket:
        """A connection that has asked for a WebSocket, and read the answer's beginning."""
        raw = self.connect(unread=unread)
        raw.sendall(opening(table or self.table))
        raw.recv(64)
        return raw


def opening(table: str) -> bytes:
    return request(
        "GET",
        f"/api/tables/{table}/socket",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )


def request(method: str, path: str, *headers: str, body: bytes | None = None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *headers]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A masked frame; the mask is zero, which costs the attacker nothing."""
    assert len(payload) < 126
    return bytes([0x80 * last | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def _flood(
    target: Target, connect: Callable[[], socket.socket], payloads: Callable[[int], bytes]
) -> None:
    """Send without ever reading, on as many connections as there are threads."""

    def one() -> None:
        for number in count():
            if target.over:
                return
            with suppress(OSError), connect() as raw:
                for turn in count():
                    if target.over:
                        return
                    raw.sendall(payloads(turn))
            time.sleep(_PAUSE * (1 + number % 3))

    _together(target, one)


def _ask(target: Target, questions: Callable[[int], bytes], connections: int = _THREADS) -> None:
    """Ask and read the answers, as fast as it goes, on connections that stay."""

    def one() -> None:
        asked = count()
        while not target.over:
            with suppress(OSError), target.connect() as raw:
                while not target.over:
                    raw.sendall(questions(next(asked)))
                    if not raw.recv(1 << 20):
                        break
            time.sleep(_PAUSE)

    _together(target, one, connections)


def _hold(target: Target, number: int, connect: Callable[[], socket.socket], drip: bytes) -> None:
    """Keep so many connections open, opening new ones for those that end; each drips."""
    held: list[socket.socket] = []
    while not target.over:
        while len(held) < number and not target.over:
            try:
                raw = connect()
                raw.setblocking(False)
                held.append(raw)
            except OSError:
                break
        for raw in list(held):
            try:
                if drip:
                    raw.send(drip)
                if raw.recv(4096) == b"":
                    raise ConnectionResetError
            except BlockingIOError:
                pass
            except OSError:
                raw.close()
                held.remove(raw)
        time.sleep(0.2)


def _together(target: Target, work: Callable[[], None], threads: int = _THREADS) -> None:
    started = [Thread(target=work, daemon=True) for _ in range(threads)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join(max(0.0, target.until - time.time()) + 3)


# Control frames


def pings(target: Target) -> None:
    """125-byte pings to which the answers are never read."""
    payload = frame(9, b"x" * 125) * 500
    _flood(target, lambda: target.upgrade(unread=True), lambda _: payload)


def pongs(target: Target) -> None:
    """Pongs that nobody has asked for."""
    payload = frame(10) * 8000
    _flood(target, target.upgrade, lambda _: payload)


def continuations(target: Target) -> None:
    """A message in pieces, all of them empty, without an end."""
    first, more = frame(1, last=False), frame(0, last=False) * 8000
    _flood(target, target.upgrade, lambda turn: more if turn else first)


def messages(target: Target) -> None:
    """Messages that make no sense, as many as fit."""
    payload = frame(1, b"{}") * 4000
    _flood(target, target.upgrade, lambda _: payload)


# Requests without an end


def chunked(target: Target) -> None:
    """A body whose length nobody has said, spelt with a capital."""
    head = request("POST", "/api/tables", "Transfer-Encoding: Chunked")
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    _flood(target, target.connect, lambda turn: chunk if turn else head)


def small_chunks(target: Target) -> None:
    """The same in chunks of one byte."""
    head = request("POST", "/api/tables", "Transfer-Encoding: chunked")
    chunks = b"1\r\nx\r\n" * 5000
    _flood(target, target.connect, lambda turn: chunks if turn else head)


def uninvited_bodies(target: Target) -> None:
    """A body where none is read."""
    head = request("GET", "/api/bots", "Transfer-Encoding: chunked")
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    _flood(target, target.connect, lambda turn: chunk if turn else head)


def headers(target: Target) -> None:
    """Headers without an end."""
    head = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    more = b"".join(b"X-%d: %b\r\n" % (number, b"y" * 50) for number in range(1000))
    _flood(target, target.connect, lambda turn: more if turn else head)


def one_header(target: Target) -> None:
    """One header without an end."""
    head, more = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", b"y" * 65536
    _flood(target, target.connect, lambda turn: more if turn else head)


def request_line(target: Target) -> None:
    """An address without an end."""
    head, more = b"GET /api/", b"y" * 65536
    _flood(target, target.connect, lambda turn: more if turn else head)


def pipelined(target: Target) -> None:
    """Thousands of requests at once, whose answers are never read."""
    payload = request("GET", "/api/rules") * 1000
    _flood(target, lambda: target.connect(unread=True), lambda _: payload)


# Connections that do nothing


def half_open(target: Target) -> None:
    """3,000 connections that have begun a request and go no further."""

    def begin() -> socket.socket:
        raw = target.connect()
        raw.sendall(b"GET / HTTP/1.1\r\nHost:")
        return raw

    _hold(target, 3000, begin, b"")


def silent(target: Target) -> None:
    """3,000 connections that say nothing at all."""
    _hold(target, 3000, target.connect, b"")


def slow_headers(target: Target) -> None:
    """Requests of which a byte comes now and then."""

    def begin() -> socket.socket:
        raw = target.connect()
        raw.sendall(b"GET / HTTP/1.1\r\nX:")
        return raw

    _hold(target, 1000, begin, b"x")


def slow_bodies(target: Target) -> None:
    """Bodies of which a byte comes now and then."""

    def begin() -> socket.socket:
        raw = target.connect()
        raw.sendall(request("POST", "/api/rules", "Content-Length: 10000"))
        return raw

    _hold(target, 1000, begin, b" ")


def unread(target: Target) -> None:
    """Large answers that nobody reads."""

    def begin() -> socket.socket:
        raw = target.connect(unread=True)
        raw.sendall(request("GET", "/api/rules") * 4)
        return raw

    _hold(target, 1000, begin, b"")


def spectators(target: Target) -> None:
    """As many spectators as will be let in."""
    _hold(target, 1000, target.upgrade, b"")


# Cheap questions with dear answers


def records(target: Target) -> None:
    """Records of a game that is over, and of one that is not."""
    paths = [f"/api/tables/{target.played}/games/{number}" for number in (1, 2, 3)]
    asked = [request("GET", path + ending) for path in paths for ending in (".wiz", "/replay")]
    _ask(target, lambda turn: asked[turn % len(asked)])


def unknown_tables(target: Target) -> None:
    """Sockets at tables that do not exist."""

    def one() -> None:
        for number in count():
            if target.over:
                return
            with suppress(OSError):
                target.upgrade(f"nowhere-{os.getpid()}-{number}").close()

    _together(target, one)


def reopening(target: Target) -> None:
    """A socket that is opened and closed again."""

    def one() -> None:
        while not target.over:
            with suppress(OSError):
                target.upgrade(target.played).close()

    _together(target, one)


def operators(target: Target) -> None:
    """What only the operator should ask."""
    asked = [request("GET", path) for path in ("/metrics", "/readyz", "/healthz")]
    _ask(target, lambda turn: asked[turn % len(asked)])


def pages(target: Target) -> None:
    """The page, again and again."""
    asked = [request("GET", path) for path in ("/", "/t/x", "/nowhere", "/assets/none.js")]
    _ask(target, lambda turn: asked[turn % len(asked)])


def rules(target: Target) -> None:
    """Rules that were never asked for before."""

    def question(turn: int) -> bytes:
        sizes = [1 + (turn >> bit) % 2 for bit in range(12)]
        return request("POST", "/api/rules", body=json.dumps({"hand_sizes": sizes}).encode())

    _ask(target, question)


def tables(target: Target) -> None:
    """Tables that nobody plays at, offered to everyone."""
    body = json.dumps({"name": "Mallory", "setup": {"listed": True}}).encode()
    _ask(target, lambda _: request("POST", "/api/tables", body=body))


def pads(target: Target) -> None:
    """Score pads for nobody."""
    body = json.dumps({"text": 'WizardPad "1"\n\nplayers: "A" "B" "C"\n'}).encode()
    _ask(target, lambda _: request("POST", "/api/pads", body=body))


def connections(target: Target) -> None:
    """Connections that are opened and closed, and nothing else."""

    def one() -> None:
        while not target.over:
            with suppress(OSError):
                target.connect().close()

    _together(target, one)


def fuzz(target: Target) -> None:
    """Whatever comes to mind: broken requests, broken frames, noise."""
    rng = Random(os.getpid())
    whole = [
        opening(target.table),
        request("POST", "/api/rules", body=b'{"edition":"DE"}'),
        request("GET", f"/api/tables/{target.played}", "Cookie: a=b", "Range: bytes=0-1"),
        request("PUT", "/api/pads/x", "Transfer-Encoding: gzip, chunked", "Expect: 100-continue"),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]

    def mutated(data: bytes) -> bytes:
        text = bytearray(data)
        for _ in range(rng.randint(1, 5)):
            at = rng.randrange(len(text))
            match rng.randrange(4):
                case 0:
                    text[at] = rng.randrange(256)
                case 1:
                    del text[at : at + rng.randint(1, 20)]
                case 2:
                    text[at:at] = text[at : at + 30] * rng.randint(1, 200)
                case _:
                    text[at:at] = rng.choice([b"\r\n", b"\0", b": ", b"\r\n\r\n", b"9" * 40])
            text = text or bytearray(b"x")
        return bytes(text)

    def one() -> None:
        while not target.over:
            with suppress(OSError):
                if rng.random() < 0.5:
                    with target.upgrade() as raw:
                        for _ in range(20):
                            body = rng.randbytes(rng.randrange(126))
                            noise = frame(rng.randrange(16), body, last=rng.random() < 0.8)
                            raw.sendall(mutated(noise) if rng.random() < 0.5 else noise)
                else:
                    with target.connect() as raw:
                        raw.sendall(mutated(rng.choice(whole)))
                        raw.settimeout(0.2)
                        raw.recv(4096)

    _together(target, one)


ATTACKS: dict[str, Callable[[Target], None]] = {
    one.__name__: one
    for one in (
        pings, pongs, continuations, messages,
        chunked, small_chunks, uninvited_bodies, headers, one_header, request_line, pipelined,
        half_open, silent, slow_headers, slow_bodies, unread, spectators,
        records, unknown_tables, reopening, operators, pages, rules, tables, pads,
        connections, fuzz,
    )
}  # fmt: skip


def run(name: str, target: Target) -> None:
    """Attack; what a process is started with.

    An attacker has a machine of its own, and does not take the server's cores. Here it has to share
    them: in a session of its own, to which Linux gives as much as to the server and its victims
    together and no more, however many threads there are; elsewhere it gives way.
    """
    with suppress(AttributeError, OSError):  # Windows has none
        os.setsid()
    os.nice(10)
    ATTACKS[name](target)
