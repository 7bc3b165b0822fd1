"""What every attack is made of: bytes on raw sockets, until the time is up.

Whatever the server does to their connections, they open new ones.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from threading import Thread

__all__ = [
    "Target",
    "ask",
    "flood",
    "frame",
    "hold",
    "opening",
    "request",
    "together",
]

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


def opening(table: str, *headers: str) -> bytes:
    return request(
        "GET",
        f"/api/tables/{table}/socket",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
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


def flood(
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

    together(target, one)


def ask(target: Target, questions: Callable[[int], bytes], connections: int = _THREADS) -> None:
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

    together(target, one, connections)


def hold(target: Target, number: int, connect: Callable[[], socket.socket], drip: bytes) -> None:
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


def together(target: Target, work: Callable[[], None], threads: int = _THREADS) -> None:
    started = [Thread(target=work, daemon=True) for _ in range(threads)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join(max(0.0, target.until - time.time()) + 3)
