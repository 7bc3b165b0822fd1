"""What the analysis says of one small game: a hint, a review, what positions are worth."""

from __future__ import annotations

import json
from datetime import date
from random import Random
from time import time
from typing import Any

from augury.analysis.networks import expect
from augury.game.rules import Rules
from augury.game.text.record import Record, dumps
from augury.tables import findings
from augury.tables.local.analysts import PLAYOUTS, LocalAnalysts
from augury.testing.games import steps

__all__ = ["advice"]


async def advice() -> dict[str, Any]:
    """All of it."""
    rules, rng = Rules(players=3, hand_sizes=(1, 2)), Random(8)
    played = [*steps(rules, rng)]
    record = dumps(Record(rules, ("Ada", "Ben", "Cy"), tuple(step.action for step in played)))
    analysts = LocalAnalysts(time)
    planned = await analysts.plan(record, 0, "", quick=True)
    *_, said = [line async for line in analysts.review(planned)]
    states = [step.state for step in played if step.state.to_act]
    puzzle = json.loads(findings.pose(1, date.min))
    move = puzzle["view"]["legal_actions"][0]
    solution = json.loads(findings.solve(1, move, PLAYOUTS))
    return {
        "hint": [solution["right"], solution["best"], solution["hint"]["best"]],
        "points": [seat["points"] for seat in json.loads(said)["seats"]],
        "values": [value for row in expect(states).points.tolist() for value in row],
    }
