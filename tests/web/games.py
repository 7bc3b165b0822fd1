"""Games for the page's own tests: what every seat is told at each step, and what it sees then."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from augury.game import (
    SPECIAL,
    Action,
    Bidding,
    CloudChange,
    Foresight,
    Mode,
    Record,
    Rules,
    State,
    concerns,
    deal,
    dumps,
    legal_actions,
    start,
    step,
    view,
    wire,
)

GAMES: Final = {
    "base": Rules(players=3, hand_sizes=(1, 2, 3, 4)),
    "special": Rules(players=4, special=SPECIAL, hand_sizes=(5, 6, 7)),
    "cloud later, secret": Rules(
        players=4,
        special=SPECIAL,
        cloud=CloudChange.ROUND_END,
        bidding=Bidding.SECRET,
        hand_sizes=(6, 6, 6),
    ),
    "hidden, plus/minus one": Rules(
        players=3, bidding=Bidding.HIDDEN, plus_minus_one=True, hand_sizes=(1, 2, 1, 2)
    ),
    "foresight": Rules(players=4, foresight=Foresight.EVERY_ROUND, hand_sizes=(1, 2)),
    "one colour": Rules(players=3, mode=Mode.ONE_COLOUR),
    "maximus": Rules(players=6, mode=Mode.MAXIMUS),
}


def game(name: str, rules: Rules, seed: int) -> dict[str, Any]:
    """A game at random, as everyone sees it."""
    rng = Random(seed)
    people = (*range(rules.players), None)
    state = start(rules)
    told: dict[str, Any] = {
        "name": name,
        "start": [wire.to_json(view(state, seat)) for seat in people],
        "steps": [],
    }
    actions: list[Action] = []
    while state.phase.value != "over":
        action = _chosen(state, rng)
        taken = step(state, action)
        actions.append(action)
        state = taken.state
        told["steps"].append(
            {
                "events": [
                    [wire.to_json(event) for event in taken.events if concerns(event, seat)]
                    for seat in people
                ],
                "views": [wire.to_json(view(state, seat)) for seat in people],
            }
        )
    told["text"] = dumps(Record(rules=rules, actions=tuple(actions)))
    return told


def _chosen(state: State, rng: Random) -> Action:
    if not state.to_act:
        return deal(state.table, rng)
    return rng.choice(legal_actions(state, rng.choice(state.to_act)))


def write(path: Path) -> None:
    """All of them, in one file."""
    path.write_text(
        json.dumps([game(name, rules, seed) for seed, (name, rules) in enumerate(GAMES.items())]),
        encoding="utf-8",
    )
