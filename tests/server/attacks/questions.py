"""Dear questions of somebody who has no seat: pads, records, codes and rules, many at once."""

from __future__ import annotations

import json
import os
from itertools import product
from random import Random

from augury import Play, Rules
from augury.game.text.notation import format_move
from augury.game.text.record import Record, dumps
from augury.tables.bounds import RECORD_LETTERS
from augury.tables.hub.codes import LETTERS
from augury.testing.games import steps
from tests.server.attacks.wire import Target, ask, request

__all__ = ["ATTACKS"]

_AT_ONCE = 20


def shared_pads(target: Target) -> None:
    """Score pads as long as can be, twenty at once; every other is longer."""
    bodies = [json.dumps({"text": _pad(rounds)}).encode() for rounds in (40, 480)]
    ask(target, lambda turn: request("POST", "/api/pads", body=bodies[turn % 2]), _AT_ONCE)


def written_pads(target: Target) -> None:
    """The same, written again and again on one pad: with its pen, and with another."""
    text = _pad(40)
    with target.connect() as raw:
        body = json.dumps({"text": text}).encode()
        raw.sendall(request("POST", "/api/pads", "Connection: close", body=body))
        heard = b""
        while more := raw.recv(65536):
            heard += more
    shared = json.loads(heard.partition(b"\r\n\r\n")[2])
    body = json.dumps({"version": 1, "text": text}).encode()

    def question(turn: int) -> bytes:
        pen = shared["pen"] if turn % 2 else "x" * 43
        path = f"/api/pads/{shared['pad']}"
        return request("PUT", path, f"Authorization: Bearer {pen}", body=body)

    ask(target, question, _AT_ONCE)


def _pad(rounds: int) -> str:
    head = [
        "pad 1",
        "rules: players=3",
        *(f"seat {seat}: {seat}" for seat in range(3)),
        "dealer: 0",
    ]
    lines = [f"round {number} cards 1:? ? ?" for number in range(1, rounds + 1)]
    return "\n".join([*head, *lines, ""])


def _record() -> str:
    """One of as many letters as can be sent."""
    rules, names = Rules(players=6, hand_sizes=(10,) * 40), tuple("ABCDEF")
    actions = tuple(step.action for step in steps(rules, Random(1)))
    text = dumps(Record(rules, names, actions))[:RECORD_LETTERS]
    return text[: text.rindex("\n") + 1]


def positions(target: Target) -> None:
    """Moments of a long record, twenty at once."""
    record = _record()

    def question(turn: int) -> bytes:
        return request(
            "POST", "/api/positions", body=json.dumps({"record": record, "action": turn}).encode()
        )

    ask(target, question, _AT_ONCE)


def variations(target: Target) -> None:
    """Rounds of twenty cards played to their end by a slow bot, as many at once as are let in."""
    rules, names = Rules(players=3, hand_sizes=(20,)), tuple("ABC")
    actions = tuple(step.action for step in steps(rules, Random(1)))
    record = dumps(Record(rules, names, actions))
    moves = [(at, action) for at, action in enumerate(actions) if isinstance(action, Play)][:9]

    def question(turn: int) -> bytes:
        at, move = moves[turn % len(moves)]
        wish = {"record": record, "action": at, "move": format_move(move), "bot": "adept"}
        return request("POST", "/api/variations", body=json.dumps({**wish, "seed": turn}).encode())

    ask(target, question, _AT_ONCE)


def codes(target: Target) -> None:
    """Codes of tables that wait, tried one after the other at every address that knows tables."""
    letters = [*map("".join, product(LETTERS, repeat=4))]
    Random(os.getpid()).shuffle(letters)
    paths = ("/api/codes/{}", "/t/code:{}", "/t/pad:{}", "/api/tables/code:{}", "/api/pads/code:{}")

    def question(turn: int) -> bytes:
        return request("GET", paths[turn % len(paths)].format(letters[turn % len(letters)]))

    ask(target, question)


def new_rules(target: Target) -> None:
    """Rules that were never asked for before, as long as can be, twenty at once."""
    rng = Random(os.getpid())

    def question(_: int) -> bytes:
        wish = {"players": 6, "hand_sizes": [rng.randint(1, 9) for _ in range(40)]}
        return request("POST", "/api/rules", body=json.dumps(wish).encode())

    ask(target, question, _AT_ONCE)


ATTACKS = (shared_pads, written_pads, positions, variations, codes, new_rules)
