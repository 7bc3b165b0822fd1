"""What somebody can do who has no seat: nonsense, floods, connections, dear questions."""

from __future__ import annotations

import json
import os
import socket
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random

from augury.extras import page_folder
from augury.game import Rules
from augury.game.text.record import dumps
from tests.analysis.games import played
from tests.server.attacks.wire import (
    Target,
    ask,
    flood,
    frame,
    hold,
    opening,
    request,
    together,
)

__all__ = ["ATTACKS"]

_ASSETS = page_folder() / "assets"

# Control frames


def pings(target: Target) -> None:
    """125-byte pings to which the answers are never read."""
    payload = frame(9, b"x" * 125) * 500
    flood(target, lambda: target.upgrade(unread=True), lambda _: payload)


def pongs(target: Target) -> None:
    """Pongs that nobody has asked for."""
    payload = frame(10) * 8000
    flood(target, target.upgrade, lambda _: payload)


def continuations(target: Target) -> None:
    """A message in pieces, all of them empty, without an end."""
    first, more = frame(1, last=False), frame(0, last=False) * 8000
    flood(target, target.upgrade, lambda turn: more if turn else first)


def messages(target: Target) -> None:
    """Messages that make no sense, as many as fit."""
    payload = frame(1, b"{}") * 4000
    flood(target, target.upgrade, lambda _: payload)


def pieces(target: Target) -> None:
    """Messages of which a letter comes now and then, on as many sockets as will be let in."""

    def begin() -> socket.socket:
        raw = target.upgrade()
        raw.sendall(frame(1, b"{", last=False))
        return raw

    hold(target, 1000, begin, frame(0, b" ", last=False))


def deflated(target: Target) -> None:
    """Frames that say they are compressed, which nobody has agreed on."""
    packed = zlib.compress(bytes(100_000), wbits=-15)
    bomb = bytes([0x40 | 0x81, 0x80 | len(packed), 0, 0, 0, 0]) + packed
    flood(target, target.upgrade, lambda _: bomb * 500)


# Requests without an end


def chunked(target: Target) -> None:
    """A body whose length nobody has said, spelt with a capital."""
    head = request("POST", "/api/tables", "Transfer-Encoding: Chunked")
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    flood(target, target.connect, lambda turn: chunk if turn else head)


def small_chunks(target: Target) -> None:
    """The same in chunks of one byte."""
    head = request("POST", "/api/tables", "Transfer-Encoding: chunked")
    chunks = b"1\r\nx\r\n" * 5000
    flood(target, target.connect, lambda turn: chunks if turn else head)


def uninvited_bodies(target: Target) -> None:
    """A body where none is read."""
    head = request("GET", "/api/bots", "Transfer-Encoding: chunked")
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    flood(target, target.connect, lambda turn: chunk if turn else head)


def headers(target: Target) -> None:
    """Headers without an end."""
    head = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    more = b"".join(b"X-%d: %b\r\n" % (number, b"y" * 50) for number in range(1000))
    flood(target, target.connect, lambda turn: more if turn else head)


def one_header(target: Target) -> None:
    """One header without an end."""
    head, more = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", b"y" * 65536
    flood(target, target.connect, lambda turn: more if turn else head)


def request_line(target: Target) -> None:
    """An address without an end."""
    head, more = b"GET /api/", b"y" * 65536
    flood(target, target.connect, lambda turn: more if turn else head)


def pipelined(target: Target) -> None:
    """Thousands of requests at once, whose answers are never read."""
    payload = request("GET", "/api/rules") * 1000
    flood(target, lambda: target.connect(unread=True), lambda _: payload)


def trailers(target: Target) -> None:
    """Fields after the last chunk, without end."""
    head = request("GET", "/", "Transfer-Encoding: chunked") + b"0\r\n"
    more = b"a:\r\n" * 16_384
    flood(target, target.connect, lambda turn: more if turn else head)


def chunk_extensions(target: Target) -> None:
    """What may be said of a chunk beside its size, without end."""
    head = request("GET", "/", "Transfer-Encoding: chunked") + b"1;"
    flood(target, target.connect, lambda turn: b"a" * 65536 if turn else head)


def many_fields(target: Target) -> None:
    """Heads full of fields of two letters, behind an answer that nobody reads."""
    asked = request("GET", _asset(0)) * 3 + request("GET", "/healthz", *["a:"] * 4000) * 5
    hold(target, 1000, begun(target, asked, unread=True), b"")


def after_the_end(target: Target) -> None:
    """What comes on a connection that was to be closed."""
    head, more = request("GET", "/healthz", "Connection: close"), b"a: b\r\n" * 10_000
    flood(target, target.connect, lambda turn: more if turn else head)


def overtaken(target: Target) -> None:
    """Sockets that are opened while an answer waits to be read, which then waits for ever."""
    asked = request("GET", _asset(0)) * 6 + opening(target.table)

    def one() -> None:
        while not target.over:
            with suppress(OSError), begun(target, asked, unread=True)():
                time.sleep(0.05)

    together(target, one)


def unopened(target: Target) -> None:
    """Frames behind a question for a socket that is not open yet."""
    asked = opening(target.played) + frame(9, b"x" * 125) * 500
    flood(target, lambda: target.connect(unread=True), lambda _: asked)


# Connections that do nothing


def begun(target: Target, words: bytes, *, unread: bool = False) -> Callable[[], socket.socket]:
    """Makes a connection that begins with these words."""

    def begin() -> socket.socket:
        raw = target.connect(unread=unread)
        raw.sendall(words)
        return raw

    return begin


def half_open(target: Target) -> None:
    """3,000 connections that have begun a request and go no further."""
    hold(target, 3000, begun(target, b"GET / HTTP/1.1\r\nHost:"), b"")


def silent(target: Target) -> None:
    """3,000 connections that say nothing at all."""
    hold(target, 3000, target.connect, b"")


def slow_headers(target: Target) -> None:
    """Requests of which a byte comes now and then."""
    hold(target, 1000, begun(target, b"GET / HTTP/1.1\r\nX:"), b"x")


def slow_bodies(target: Target) -> None:
    """Bodies of which a byte comes now and then."""
    words = request("POST", "/api/rules", "Content-Length: 10000")
    hold(target, 1000, begun(target, words), b" ")


def unread(target: Target) -> None:
    """Large answers that nobody reads."""
    hold(target, 1000, begun(target, request("GET", "/api/rules") * 4, unread=True), b"")


def spectators(target: Target) -> None:
    """As many spectators as will be let in."""
    hold(target, 1000, target.upgrade, b"")


# Cheap questions with dear answers


def records(target: Target) -> None:
    """Records of a game that is over, and of one that is not."""
    paths = [f"/api/tables/{target.played}/games/{number}" for number in (1, 2, 3)]
    asked = [request("GET", path + ending) for path in paths for ending in (".wiz", "/replay")]
    ask(target, lambda turn: asked[turn % len(asked)])


def reviews(target: Target) -> None:
    """Six thorough reviews of a game of twenty rounds of twenty cards; those that end, again."""
    record = dumps(played(Rules(players=3, hand_sizes=(20,) * 20)))
    wish = json.dumps({"record": record, "quick": False}).encode()
    question = request("POST", "/api/reviews", body=wish)

    def one() -> None:
        while not target.over:
            with suppress(OSError), target.connect() as raw:
                raw.sendall(question)
                raw.settimeout(max(0.1, target.until - time.time()))
                while raw.recv(1 << 20) and not target.over:
                    pass
            time.sleep(1)

    together(target, one, 6)


def unknown_tables(target: Target) -> None:
    """Sockets at tables that do not exist."""

    def one() -> None:
        for number in count():
            if target.over:
                return
            with suppress(OSError):
                target.upgrade(f"nowhere-{os.getpid()}-{number}").close()

    together(target, one)


def reopening(target: Target) -> None:
    """A socket that is opened and closed again."""

    def one() -> None:
        while not target.over:
            with suppress(OSError):
                target.upgrade(target.played).close()

    together(target, one)


def operators(target: Target) -> None:
    """What only the operator should ask."""
    asked = [request("GET", path) for path in ("/metrics", "/readyz", "/healthz")]
    ask(target, lambda turn: asked[turn % len(asked)])


def pages(target: Target) -> None:
    """The page, again and again."""
    asked = [request("GET", path) for path in ("/", "/t/x", "/nowhere", "/assets/none.js")]
    ask(target, lambda turn: asked[turn % len(asked)])


def assets(target: Target) -> None:
    """The largest files of the page, to be packed anew each time."""
    ask(target, lambda turn: request("GET", _asset(turn), "Accept-Encoding: gzip"))


def ranges(target: Target) -> None:
    """A file of the page, in as many pieces as can be asked for."""
    wanted = "Range: bytes=" + ",".join(f"{start}-{start + 1}" for start in range(0, 6000, 3))
    ask(target, lambda turn: request("GET", _asset(turn), wanted))


def slow_readers(target: Target) -> None:
    """The largest files of the page, which are hardly read."""

    def begin() -> socket.socket:
        raw = target.connect(unread=True)
        raw.sendall(request("GET", _asset(0)))
        return raw

    hold(target, 1000, begin, b"")


def _asset(turn: int) -> str:
    """One of the largest; where the page was not built, an address like theirs."""
    files = sorted(_ASSETS.glob("*"), key=lambda file: -file.stat().st_size)[:4]
    return f"/assets/{files[turn % len(files)].name if files else 'none.js'}"


def rules(target: Target) -> None:
    """Rules that were never asked for before."""

    def question(turn: int) -> bytes:
        sizes = [1 + (turn >> bit) % 2 for bit in range(12)]
        return request("POST", "/api/rules", body=json.dumps({"hand_sizes": sizes}).encode())

    ask(target, question)


def tables(target: Target) -> None:
    """Tables that nobody plays at, offered to everyone."""
    body = json.dumps({"name": "Mallory", "setup": {"listed": True}}).encode()
    ask(target, lambda _: request("POST", "/api/tables", body=body))


def pads(target: Target) -> None:
    """Score pads for nobody."""
    body = json.dumps({"text": 'WizardPad "1"\n\nplayers: "A" "B" "C"\n'}).encode()
    ask(target, lambda _: request("POST", "/api/pads", body=body))


def connections(target: Target) -> None:
    """Connections that are opened and closed, and nothing else."""

    def one() -> None:
        while not target.over:
            with suppress(OSError):
                target.connect().close()

    together(target, one)


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

    together(target, one)


ATTACKS = (
    pings, pongs, continuations, messages, pieces, deflated,
    chunked, small_chunks, uninvited_bodies, trailers, chunk_extensions, after_the_end,
    headers, one_header, many_fields, request_line, pipelined, overtaken, unopened,
    half_open, silent, slow_headers, slow_bodies, unread, slow_readers, spectators,
    records, reviews, unknown_tables, reopening, operators, pages, assets, ranges, rules,
    tables, pads, connections, fuzz,
)  # fmt: skip
