"""What an entry says to each seat is put together for all at once, and is each seat's own."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings

from augury.game import Deal, Rules, concerns, legal_actions, view, wire
from augury.game.events import Event
from augury.game.facts import facts
from augury.game.notation import format_action, format_move
from augury.game.options import OPTIONS
from augury.server.protocol.rules import RuleChoice
from augury.server.protocol.tables import Setup
from augury.server.table.broadcast import Broadcast
from augury.server.table.claims import may_claim
from augury.server.table.entries import Acted, Dealt, Entry, Opened, Said, Sat, Started
from augury.server.table.sitting import Events, Sitting, advance
from augury.testing import strategies
from augury.testing.games import steps


def entries(rules: Rules, rng: Random) -> Iterator[Entry]:
    """The log of a table at which everybody talks and plays at random."""
    words = wire.to_json(rules)
    setup = Setup(rules=RuleChoice(**{option: words[option] for option in OPTIONS}))
    seeds = ["00" * 32] * rules.rounds
    yield Opened(
        at=0, table="t", setup=setup, seeds=seeds, seat=0, name="P0", key="0", contribution=None
    )
    for seat in range(1, rules.players):
        yield Sat(at=0, seat=seat, name=f"P{seat}", key=str(seat), contribution=None)
    yield Started(at=0, fill=None)
    for step in steps(rules, rng):
        if isinstance(step.action, Deal):
            yield Dealt(at=0, deal=format_action(step.action))
        else:
            move = format_move(step.action)
            yield Acted(at=0, seat=step.action.seat, action=move, by="person")
        if rng.random() < 0.1:
            yield Said(at=0, seat=0, phrase="hello", emote=None, text=None)


def heard(broadcast: Broadcast, seat: int | None) -> dict[str, Any]:
    """The first message for a seat."""
    frames = broadcast.frame(seat)
    size = {126: 2, 127: 8}.get(frames[1], 0)
    length = int.from_bytes(frames[2 : 2 + size], "big") if size else frames[1]
    message: dict[str, Any] = json.loads(frames[2 + size : 2 + size + length])
    return message


def expected(sitting: Sitting, events: Events, seat: int | None) -> dict[str, Any]:
    """The same, one seat by itself."""
    state = sitting.state
    mine = [event for event, _ in events if not isinstance(event, Event) or concerns(event, seat)]
    return {
        "type": "events",
        "version": sitting.version,
        "events": [
            wire.to_json(event) if isinstance(event, Event) else json.loads(event.model_dump_json())
            for event in mine
        ],
        "facts": wire.to_json(facts(view(state, seat))) if state else None,
        "legal_actions": [
            format_move(move)
            for move in (legal_actions(state, seat) if state and seat is not None else ())
        ],
        "hash": sitting.hash.hex() if sitting.hash else None,
        **({"claim": True} if state and may_claim(view(state, seat)) else {}),
    }


@settings(max_examples=30)
@given(strategies.rules(), strategies.rngs())
def test_every_seat_hears_what_it_may_know(rules: Rules, rng: Random) -> None:
    sitting: Sitting | None = None
    for entry in entries(rules, rng):
        sitting, events = advance(sitting, entry)
        broadcast = Broadcast(sitting, events)
        for seat in (*range(rules.players), None):
            assert heard(broadcast, seat) == expected(sitting, events, seat)
