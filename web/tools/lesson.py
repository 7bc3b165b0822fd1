"""The first lesson, from a record: what seat 0 hears, and when it is asked for what.

python web/tools/lesson.py writes web/src/table/lesson.json anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from augury.game import Deal, concerns, loads, replay, start, view, wire
from augury.game.facts import facts
from augury.game.notation import format_move

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
    """The view before the first deal, and every step as seat 0 is told of it."""
    record = loads(RECORD)
    steps = [
        {
            "mine": format_move(step.action)
            if not isinstance(step.action, Deal) and step.action.seat == 0
            else None,
            "events": [wire.to_json(event) for event in step.events if concerns(event, 0)],
            "legal_actions": [format_move(move) for move in view(step.state, 0).legal_actions],
            "facts": wire.to_json(facts(view(step.state, 0))),
        }
        for step in replay(record)
    ]
    first = view(start(record.rules), 0)
    return {"view": wire.to_json(first), "facts": wire.to_json(facts(first)), "steps": steps}


def written() -> str:
    """The text of the file."""
    return json.dumps(lesson(), indent=1) + "\n"


if __name__ == "__main__":
    path = Path(__file__).parents[1] / "src" / "table" / "lesson.json"
    path.write_text(written(), encoding="utf-8")
