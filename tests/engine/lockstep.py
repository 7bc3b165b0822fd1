"""Games of random rules at a local table, each told in a digest of all that was said there.

Run by CPython with NumPy and pydantic, by CPython with what stands in for them, and by Pyodide:
the digests must be the same.
"""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import count
from random import Random

from augury.game import Deal, Move, View, fair
from augury.game.text import wire
from augury.server.local import LocalTables
from augury.tables.table.decisions import House
from augury.tables.table.sitting import Sitting
from augury.testing.games import rich_deal
from augury.testing.rules import random_rules

__all__ = ["digests"]

_KEY = "k" * 43


def digests(first: int, games: int) -> list[str]:
    """Of so many games, the first of this number."""
    return [_digest(first + number) for number in range(games)]


def _digest(seed: int) -> str:
    rng, clock, told = Random(seed), count(1_700_000_000), sha256()
    rules = random_rules(rng)

    def think(name: str, seen: View) -> Move:
        told.update(name.encode() + wire.encode(seen))
        return rng.choice(seen.legal_actions)

    def deal(sitting: Sitting) -> Deal:
        assert sitting.state is not None
        return rich_deal(sitting.state, rng)

    house = House(
        process="here",
        bots=("novice",),
        substitute="novice",
        today=lambda: "2026-01-01",
        seeds=lambda rules: [f"{seed:032x}{number:032x}" for number in range(rules.rounds)],
        deal=deal,
    )
    tables = LocalTables(0, lambda: float(next(clock)), think, house)
    choice = {name: value for name, value in wire.to_json(rules).items() if name not in _NOT_CHOSEN}
    bots = dict.fromkeys(range(1, rules.players), "novice")
    wish = {"name": "Ada", "setup": {"rules": choice, "bots": bots}, "key": _KEY}
    laid = tables.request("POST", "/api/tables", json.dumps(wish))
    assert laid.status == 201, laid.body
    table = json.loads(laid.body)["table"]
    tables.listen(table)
    if seed % 2:  # the person has a share in the shuffles
        own = fair.chain(seed.to_bytes(32, "big"), f"{table}.1", 0)
        bound = {"type": "commit", "id": "bound", "commitment": own[0].hex()}
        shown = {"type": "contribute", "id": "shown", "contribution": own[1].hex()}
        for one in (bound, {"type": "start", "id": "start"}):
            for message in tables.hear(table, json.dumps(one)).messages:
                told.update(message.encode())
        said = tables.hear(table, json.dumps(shown))
    else:
        said = tables.hear(table, '{"type":"start","id":"start"}')
    moves = count()
    while True:
        for message in said.messages:
            told.update(message.encode())
        sitting = tables.sitting(table)
        if sitting.stage == "over":
            record = tables.request("GET", f"/api/tables/{table}/games/1.wiz").body
            return sha256(told.digest() + record.encode()).hexdigest()
        legal = _legal(said.messages[-1])
        if legal:
            action = rng.choice(legal)
            command = {
                "type": "act",
                "id": f"move{next(moves)}",
                "version": sitting.version,
                "action": action,
            }
            said = tables.hear(table, json.dumps(command))
        else:
            said = tables.tend(table)


_NOT_CHOSEN = ("type", "schedule")


def _legal(message: str) -> list[str]:
    told = json.loads(message)
    legal: list[str] = told["legal_actions"] if told["type"] == "events" else []
    return legal
