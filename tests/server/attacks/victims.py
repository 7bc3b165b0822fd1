"""People at other tables while one address does its worst, and what they notice of it."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed

from augury.game.text.record import dumps
from benchmarks.analysis import FOUR, MIXED, play
from tests.server.attacks.attacker import run
from tests.server.attacks.server import Started
from tests.server.attacks.wire import Target
from tests.server.harness import PATIENCE, Player, choices, lay, sit

__all__ = ["Figures", "besiege", "play_once"]

TABLES = 5
PACE = 0.1  # seconds between what somebody says
HEALTH = "127.0.0.3"
_LATE = 10.0  # seconds after which a message counts as not heard
_OF_ANALYSTS = ("reviews", "variations")  # attacks that keep the processes of the analysis busy
_BEFORE_REVIEW = 4.0  # seconds: processes have to be started first
_ROUNDS = {"players": 3, "hand_sizes": [1, 2, 3, 4, 5, 6, 7, 8]}  # within the limits of one seat


@dataclass
class Figures:
    """What was noticed."""

    said: int = 0
    late: list[float] = field(default_factory=list)  # seconds until each was heard
    dropped: int = 0  # victims who were thrown out
    health: list[float] = field(default_factory=list)
    sick: int = 0  # times that health was not answered at all
    before: int = 0  # bytes in memory
    most: int = 0
    cpu: float = 0.0  # of the server's one core, while it lasted
    review: float | None = None  # seconds until an honest quick review was there, if one was asked

    @property
    def p99(self) -> float:
        """Of everything said; what was never heard is as late as can be."""
        every = sorted(self.late + [_LATE] * (self.said - len(self.late)))
        return every[min(len(every) - 1, int(len(every) * 0.99))] if every else _LATE

    @property
    def growth(self) -> float:
        """MB."""
        return (self.most - self.before) / 2**20

    @property
    def slowest_health(self) -> float:
        return _LATE if self.sick else max(self.health, default=_LATE)

    def __str__(self) -> str:
        health = "no answer" if self.sick else f"{self.slowest_health * 1000:,.0f} ms"
        review = "" if self.review is None else f", quick review in {self.review:.1f} s"
        return (
            f"heard {len(self.late)}/{self.said}, p99 {self.p99 * 1000:,.0f} ms, dropped "
            f"{self.dropped}, memory +{self.growth:,.0f} MB, health {health}, "
            f"CPU {self.cpu:.0%}{review}"
        )


class _Table:
    """Two people, one of whom talks."""

    def __init__(self, speaker: Player, hearer: Player, figures: Figures) -> None:
        self.speaker = speaker
        self.hearer = hearer
        self._figures = figures
        self._said: dict[str, float] = {}

    async def talk(self, until: float, name: str) -> None:
        """Say something now and then; once at least, on however busy a machine."""
        for number in count(1):
            text = f"{name} {number}"
            self._said[text] = time.monotonic()
            self._figures.said += 1
            try:
                await self.speaker.send({"type": "say", "id": text.replace(" ", "-"), "text": text})
            except ConnectionClosed:
                self._figures.dropped += 1
                return
            await asyncio.sleep(PACE)
            if time.time() >= until:
                return

    async def listen(self) -> None:
        while True:
            message = await self.hearer.hear()
            for event in message.get("events", ()):
                began = self._said.pop(event.get("text") or "", None)
                if began is not None:
                    self._figures.late.append(time.monotonic() - began)

    async def read_answers(self) -> None:
        while True:
            await self.speaker.hear()


async def play_once(address: str) -> str:
    """A table at which a game with bots is over, and the next one has begun."""
    host = await lay(address, "Olaf", rules=_ROUNDS, bots={"1": "novice", "2": "novice"})
    await host.connect()
    await host.hear()
    await host.say("start")
    await host.play(choices(1))
    await host.say("rematch")
    await host.say("start")
    await host.close()
    return host.table


async def besiege(server: Started, attack: str | None, seconds: float) -> Figures:
    """Let people talk at their tables, and meanwhile somebody attack; or nobody, to compare."""
    figures = Figures()
    game = dumps(play(FOUR, MIXED, Random(1))) if attack in _OF_ANALYSTS else None
    played = await play_once(server.address)
    tables = []
    for _ in range(TABLES):
        speaker = await lay(server.address, "Ada")
        hearer = await sit(server.address, speaker.table, "Bob")
        for person in (speaker, hearer):
            await person.connect()
        tables.append(_Table(speaker, hearer, figures))
    await asyncio.sleep(1)
    figures.before = figures.most = server.memory
    until = time.time() + seconds
    attacker = None
    if attack is not None:
        target = Target(server.port, tables[0].speaker.table, played, until)
        attacker = multiprocessing.get_context("spawn").Process(target=run, args=(attack, target))
        attacker.start()
    cpu, began = server.cpu, time.monotonic()
    listening = [
        asyncio.create_task(work)
        for table in tables
        for work in (table.listen(), table.read_answers())
    ]
    talking = [
        asyncio.create_task(table.talk(until, f"t{number}")) for number, table in enumerate(tables)
    ]
    try:
        await asyncio.gather(
            _watch(server, figures, until),
            *([_ask_review(server, figures, game)] if game is not None else []),
        )
        await asyncio.gather(*talking)
        figures.cpu = (server.cpu - cpu) / (time.monotonic() - began)
        patience = time.monotonic() + PATIENCE
        while len(figures.late) < figures.said and time.monotonic() < patience:
            await asyncio.sleep(0.2)  # what is still on its way
    finally:
        for task in listening:
            task.cancel()
        for outcome in await asyncio.gather(*listening, return_exceptions=True):
            figures.dropped += isinstance(outcome, ConnectionClosed)
        if attacker is not None:
            await asyncio.to_thread(attacker.join, 10)
            attacker.kill()
            attacker.join()
            attacker.close()
        for table in tables:
            await _leave(table.speaker)
            await _leave(table.hearer)
    return figures


async def _ask_review(server: Started, figures: Figures, game: str) -> None:
    """Ask for a quick review, when every process for reviews is at work for somebody else."""
    await asyncio.sleep(_BEFORE_REVIEW)
    transport = httpx.AsyncHTTPTransport(local_address=HEALTH)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        began = time.monotonic()
        wish = {"record": game, "quick": True}
        answer = await client.post(f"{server.address}/api/reviews", json=wish)
        assert "seats" in json.loads(answer.text.splitlines()[-1]), answer.text
        figures.review = time.monotonic() - began


async def _leave(person: Player) -> None:
    """Go, even if the server takes no notice of it any more."""
    with suppress(Exception):
        await asyncio.wait_for(person.close(), 5)
    if person.socket is not None:
        person.socket.transport.abort()


async def _watch(server: Started, figures: Figures, until: float) -> None:
    """Look at the server's memory and health, from a third address."""
    while time.time() < until:
        transport = httpx.AsyncHTTPTransport(local_address=HEALTH)
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
            began = time.monotonic()
            try:
                answer = await client.get(f"{server.address}/healthz")
                figures.health.append(time.monotonic() - began)
                figures.sick += answer.status_code != 200
            except httpx.HTTPError:
                figures.sick += 1
        for _ in range(5):
            figures.most = max(figures.most, server.memory)
            await asyncio.sleep(0.05)
