"""Games for the page's own tests: what every seat hears at each step, and what it sees then."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from augury.game import (
    SPECIAL,
    Action,
    Bidding,
    CloudChange,
    Foresight,
    IllegalAction,
    Mode,
    Rules,
    State,
    concerns,
    deal,
    legal_actions,
    start,
    step,
    view,
)
from augury.game.play.facts import facts
from augury.game.text import wire
from augury.game.text.notation import parse_action
from augury.testing.scenarios import act, ready

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
    story: dict[str, Any] = {
        "name": name,
        "start": [wire.to_json(view(state, seat)) for seat in people],
        "steps": [],
    }
    while state.phase.value != "over":
        action = _chosen(state, rng)
        taken = step(state, action)
        state = taken.state
        story["steps"].append(
            {
                "events": [
                    [wire.to_json(event) for event in taken.events if concerns(event, seat)]
                    for seat in people
                ],
                "views": [wire.to_json(view(state, seat)) for seat in people],
                "facts": [wire.to_json(facts(view(state, seat))) for seat in people],
            }
        )
    return story


def _chosen(state: State, rng: Random) -> Action:
    if not state.to_act:
        return deal(state.table, rng)
    return rng.choice(legal_actions(state, rng.choice(state.to_act)))


def refusals() -> dict[str, Any]:
    """Why the engine refuses some moves, by the move."""
    state = act(ready("U B12 R3 | S B8 R13 | B2 R7 G4", "R2", bids=(1, 1, 1)), "1:B8 2:B2")
    refused = {}
    for move in ("0:R3", "0:Y9", "0:U", "0:bid=1", "1:B8"):
        with pytest.raises(IllegalAction) as error:
            step(state, parse_action(move))
        assert error.value.refusal is not None
        refused[move] = wire.to_json(error.value.refusal)
    return refused


def write(path: Path) -> None:
    """All of it, in one file."""
    games = [game(name, rules, seed) for seed, (name, rules) in enumerate(GAMES.items())]
    path.write_text(json.dumps({"games": games, "refusals": refusals()}), encoding="utf-8")
