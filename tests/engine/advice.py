"""What the analysis says of one small game: a hint, a review, what positions are worth."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from augury.analysis.networks import expect
from augury.game.rules import Rules
from augury.game.text.record import Record, dumps
from augury.tables import analysts
from augury.testing.games import steps

__all__ = ["advice"]


async def advice() -> dict[str, Any]:
    """All of it."""
    rules, rng = Rules(players=3, hand_sizes=(1, 2)), Random(8)
    played = [*steps(rules, rng)]
    record = dumps(Record(rules, ("Ada", "Ben", "Cy"), tuple(step.action for step in played)))
    alone = analysts.Analysts()
    planned = await alone.plan(record, 0, "", quick=True)
    *_, said = [line async for line in alone.review(planned)]
    states = [step.state for step in played if step.state.to_act]
    puzzle = json.loads(analysts.pose(1))
    move = puzzle["view"]["legal_actions"][0]
    solution = json.loads(analysts.solve(1, move, alone.playouts))
    return {
        "hint": [solution["right"], solution["best"], solution["hint"]["best"]],
        "points": [seat["points"] for seat in json.loads(said)["seats"]],
        "values": [value for row in expect(states).points.tolist() for value in row],
    }
