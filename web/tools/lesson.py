"""The first lesson, from a record: what seat 0 hears, and when it is asked for what.

python web/tools/lesson.py writes web/src/table/lesson.json anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from augury.game import (
    Deal,
    IllegalAction,
    Phase,
    Play,
    State,
    concerns,
    loads,
    replay,
    start,
    step,
    view,
    wire,
)
from augury.game.facts import facts
from augury.game.notation import format_move
from augury.locales.rulebook import chapters

SEAT: Final = 0
RECORD = """\
wiz 1
rules: players=3 hand_sizes=1,2,3

deal W G5 R9 up B4
1:bid=0 2:bid=1 0:bid=1
1:G5 2:R9 0:W

deal R12,B2 R1,G3 R8,Y5 up G7
2:bid=0 0:bid=1 1:bid=1
2:R8 0:R12 1:R1
0:B2 1:G3 2:Y5

deal J,Y13,R4 Y2,B9,G10 Y6,R10,W up R6
0:bid=1 1:bid=0 2:bid=2
0:Y13 1:Y2 2:Y6
0:J 1:B9 2:R10
2:W 0:R4 1:G10
"""


def lesson() -> dict[str, Any]:
    """The rules, the view before the first deal, and every step as seat 0 hears of it."""
    record = loads(RECORD)
    state = start(record.rules)
    steps = []
    for after in replay(record):
        mine = None
        if not isinstance(after.action, Deal) and after.action.seat == SEAT:
            mine = format_move(after.action)
        seen = view(after.state, SEAT)
        steps.append(
            {
                "mine": mine,
                "refusals": dict(refusals(state)) if mine and state.phase is Phase.PLAY else {},
                "events": [wire.to_json(event) for event in after.events if concerns(event, SEAT)],
                "legal_actions": [format_move(move) for move in seen.legal_actions],
                "facts": wire.to_json(facts(seen)),
            }
        )
        state = after.state
    first = view(start(record.rules), SEAT)
    return {
        "book": [asdict(chapter) for chapter in chapters(record.rules)],
        "view": wire.to_json(first),
        "facts": wire.to_json(facts(first)),
        "steps": steps,
    }


def refusals(state: State) -> Iterator[tuple[str, dict[str, Any]]]:
    """Why some cards of the hand cannot be played."""
    for card in state.hands[SEAT]:
        try:
            step(state, Play(SEAT, card, card))
        except IllegalAction as error:
            if error.refusal is not None:
                yield str(card), wire.to_json(error.refusal)


def written() -> str:
    """The text of the file: a line for every step."""
    parts = {name: json.dumps(part) for name, part in lesson().items() if name != "steps"}
    steps = ",\n".join(json.dumps(each) for each in lesson()["steps"])
    lines = [*(f'"{name}": {text}' for name, text in parts.items()), f'"steps": [\n{steps}\n]']
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    path = Path(__file__).parents[1] / "src" / "table" / "lesson.json"
    path.write_text(written(), encoding="utf-8")
