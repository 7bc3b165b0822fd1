"""Clients for measuring servers: a socket each, as lean as can be, not to be measured too."""

from __future__ import annotations

import asyncio
import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

__all__ = ["AugurySeat", "BoardgameSeat", "Pace", "Seat", "Tally"]


@dataclass
class Tally:
    """What the clients have counted."""

    actions: int = 0
    messages: int = 0
    octets: int = 0
    waits: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """How long this share waited at most."""
        return sorted(self.waits)[int(len(self.waits) * share)] if self.waits else 0.0

    def clear(self) -> None:
        """Count from here."""
        self.actions = self.messages = self.octets = 0
        self.waits.clear()


class Pace:
    """A number of actions a second among all seats; or as many as there can be."""

    def __init__(self, per_second: float | None) -> None:
        self.gap = 1 / per_second if per_second else 0.0
        self.next = 0.0

    def then(self, act: Callable[[], None]) -> None:
        """Act when it is time among all."""
        if not self.gap:
            act()
            return
        now = asyncio.get_running_loop().time()
        self.next = max(self.next, now) + self.gap
        asyncio.get_running_loop().call_at(self.next, act)


class Seat(asyncio.Protocol, ABC):
    """A person who plays at once, or at a given pace, and not well."""

    def __init__(self, port: int, path: str, key: str, tally: Tally, pace: Pace) -> None:
        self.port = port
        self.path = path
        self.key = key
        self.tally = tally
        self.pace = pace
        self.count = 0
        self.sent = 0.0
        self.data = b""
        self.opened = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.failed: str | None = None

    async def connect(self) -> None:
        """Open the socket."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.key}\r\n\r\n".encode()
        )
        await self.opened

    def data_received(self, data: bytes) -> None:
        """Take the frames apart: a server's are not masked."""
        self.tally.octets += len(data)
        data = self.data + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.data = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        at = 0
        while len(data) >= at + 4:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if len(data) < start + size:
                break
            self.tally.messages += 1
            self.hear(data[start : start + size])
            at = start + size
        self.data = data[at:]

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Answer whatever is asked."""

    @abstractmethod
    def begin(self) -> None:
        """Everybody is here: play."""

    def send(self, text: str) -> None:
        """Say something, masked with nothing."""
        assert self.transport is not None
        if self.transport.is_closing():
            return  # the measuring is over
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"\x81" + length + bytes(4) + text.encode())

    def act(self, text: str) -> None:
        """Say what to do, and look at the clock."""
        self.count += 1
        self.sent = time.perf_counter()
        self.send(text)

    def answered(self) -> None:
        """It is done."""
        self.tally.actions += 1
        self.tally.waits.append(time.perf_counter() - self.sent)


class AugurySeat(Seat):
    """At a table of ours."""

    def __init__(self, port: int, joined: dict[str, Any], tally: Tally, pace: Pace) -> None:
        super().__init__(port, f"/api/tables/{joined['table']}/socket", joined["key"], tally, pace)
        self.host = joined["seat"] == 0

    def hear(self, message: bytes) -> None:
        """Answer whatever is asked; after the end, play again."""
        if message.startswith(b'{"type":"ok"'):
            self.answered()
        elif message.startswith(b'{"type":"error"'):
            self.failed = message.decode()
        elif message.startswith(b'{"type":"events"'):
            if b'"legal_actions":[]' not in message:
                legal = json.loads(message)["legal_actions"]
                self.pace.then(lambda: self.play(random.choice(legal)))
            elif b'"phase":"over"' in message:
                self.act(f'{{"type":"rematch","id":"{self.count}"}}')
            elif self.host and b'"type":"Rematched"' in message:
                self.begin()

    def begin(self) -> None:
        """Start the game, if it is this seat's to start."""
        if self.host:
            self.act(f'{{"type":"start","id":"{self.count}"}}')

    def play(self, action: str) -> None:
        """Play this."""
        self.act(f'{{"type":"act","id":"{self.count}","version":999999,"action":"{action}"}}')


class BoardgameSeat(Seat):
    """At a table of boardgame.io: its own protocol on top of socket.io, on top of engine.io."""

    NAMESPACE: Final = "/wizard"
    SYNC: Final = b'42/wizard,["sync"'
    UPDATE: Final = b'42/wizard,["update"'

    def __init__(self, port: int, table: str, seat: int, tally: Tally, pace: Pace) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket", "", tally, pace)
        self.table = table
        self.seat = seat
        self.turn = b'"currentPlayer":"%d"' % seat
        self.first: dict[str, Any] | None = None  # what it is asked before everybody is here

    def hear(self, message: bytes) -> None:
        """Answer whatever is asked."""
        if message.startswith(self.UPDATE):
            if self.sent:
                self.answered()
                self.sent = 0.0
            if self.turn in message:
                state = json.loads(message[len("42,") + len(self.NAMESPACE) :])[2]
                self.pace.then(lambda: self.play(state))
        elif message.startswith(self.SYNC) and self.turn in message:
            self.first = json.loads(message[len("42,") + len(self.NAMESPACE) :])[2]["state"]
        elif message == b"2":
            self.send("3")
        elif message.startswith(b"0"):
            self.send(f"40{self.NAMESPACE},")
        elif message.startswith(b"40"):
            self.emit("sync", self.table, str(self.seat), None, 4)

    def begin(self) -> None:
        """Play, if it is this seat's turn."""
        if self.first is not None:
            self.play(self.first)

    def emit(self, *words: object) -> None:
        """Say something, as socket.io has it."""
        self.send(f"42{self.NAMESPACE},{json.dumps(words)}")

    def play(self, state: dict[str, Any]) -> None:
        """Predict, or play a card that may be played."""
        table = state["G"]
        hand, led = table["hands"][self.seat], table["led"]
        if None in table["bids"]:
            made = {"type": "bid", "args": [random.randint(0, table["round"])]}
        elif any(card[0] == led for card in hand):
            legal = [card for card in hand if card[0] in (led, "W", "J")]
            made = {"type": "play", "args": [random.choice(legal)]}
        else:
            made = {"type": "play", "args": [random.choice(hand)]}
        made["playerID"] = str(self.seat)
        words = ["update", {"type": "MAKE_MOVE", "payload": made}, state["_stateID"], self.table]
        self.act(f"42{self.NAMESPACE},{json.dumps([*words, str(self.seat)])}")
