"""Games of random rules at a local table, each told in a digest of all that was said there.

Run by CPython with NumPy, by CPython with what stands in for it, and by Pyodide: the digests must
be the same. So this file needs nothing but the library.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from random import Random

from augury.game import Deal, Move, View, fair
from augury.game.text import wire
from augury.tables.clock import SteadyClock
from augury.tables.hub.thinking import Thinker
from augury.tables.local.host import LocalHost
from augury.tables.local.store import LocalStore
from augury.tables.store import LastBeat, Writing
from augury.tables.table.decisions import Context
from augury.tables.table.sitting import Sitting
from augury.testing.games import rich_deal
from augury.testing.rules import random_rules

__all__ = ["digests"]

_KEY = "k" * 43


async def digests(first: int, games: int) -> list[str]:
    """Of so many games, the first of this number."""
    return [await _digest(first + number) for number in range(games)]


class _Lines:
    """The lines of one table."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def append(self, writings: Sequence[Writing]) -> None:
        for one in writings:
            self.lines += one.bodies

    async def read(self, table: str, after: int, limit: int) -> list[str]:  # noqa: ARG002
        return self.lines[after : after + limit]

    async def find(self, table: str, command: str) -> int | None:  # noqa: ARG002
        return None

    async def version(self, table: str) -> int:  # noqa: ARG002
        return len(self.lines)

    async def close(self) -> None:
        """Nothing was begun."""


class _Stopped(SteadyClock):
    """A clock that stands, so that it shows the same everywhere."""

    def now(self) -> float:
        return 1_700_000_000.0

    def resume(self, last: LastBeat | None) -> None:
        """It stands."""

    def keep_up(self, latest: float) -> None:
        """It stands."""


async def _digest(seed: int) -> str:
    rng, told = Random(seed), sha256()
    rules = random_rules(rng)

    class Noting(Thinker):
        async def think(self, name: str, seen: View) -> Move:
            told.update(name.encode() + wire.encode(seen))
            return rng.choice(seen.legal_actions)

    def deal(sitting: Sitting) -> Deal:
        assert sitting.state is not None
        return rich_deal(sitting.state, rng)

    context = Context(
        process="here",
        bots=("novice",),
        substitute="novice",
        today=lambda: "2026-01-01",
        seeds=lambda rules: [f"{seed:032x}{number:032x}" for number in range(rules.rounds)],
        deal=deal,
    )
    store = LocalStore(_Lines(), lambda _: None)
    host = LocalHost(store, thought=0, bots=Noting(), context=context, time=_Stopped())
    await host.start()
    choice = {name: value for name, value in wire.to_json(rules).items() if name not in _NOT_CHOSEN}
    bots = dict.fromkeys(range(1, rules.players), "novice")
    wish = {"name": "Ada", "setup": {"rules": choice, "bots": bots}, "key": _KEY}
    laid = await host.answer("POST", "/api/tables", json.dumps(wish))
    assert laid.status == 201, laid.body
    assert isinstance(laid.body, bytes)
    table = json.loads(laid.body)["table"]
    legal: list[str] = []

    def message(text: str) -> None:
        told.update(text.encode())
        heard = json.loads(text)
        legal[:] = heard["legal_actions"] if heard["type"] == "events" else []

    connection = await host.connect(table, None, message, lambda _: None)
    said: list[dict[str, str]] = [{"type": "start", "id": "start"}]
    if seed % 2:  # the person has a share in the shuffles
        own = fair.chain(seed.to_bytes(32, "big"), f"{table}.1", 0)
        said.insert(0, {"type": "commit", "id": "bound", "commitment": own[0].hex()})
        said.append({"type": "contribute", "id": "shown", "contribution": own[1].hex()})
    for one in said:
        connection.hear(json.dumps(one))
    room = await host.hub.room(table)
    moves = count()
    while room.sitting.stage != "over":
        sitting = room.sitting
        if sitting.state is None or sitting.state.to_act != (0,) or not legal:
            await asyncio.sleep(0)  # it is the bots' turn
            continue
        action = rng.choice(legal)
        legal.clear()
        act = {"type": "act", "id": f"move{next(moves)}", "version": sitting.version}
        connection.hear(json.dumps(act | {"action": action}))
    record = (await host.answer("GET", f"/api/tables/{table}/games/1.wiz")).body
    await host.stop()
    assert isinstance(record, bytes)
    return sha256(told.digest() + record).hexdigest()


_NOT_CHOSEN = ("type", "schedule")
