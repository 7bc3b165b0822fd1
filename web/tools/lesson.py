"""The lessons, from records: what seat 0 hears, and when it is asked for what.

python web/tools/lesson.py writes web/src/table/lesson.json and lesson-special.json anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from augury.game import (
    Chance,
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
)
from augury.game.play.facts import facts
from augury.game.text import wire
from augury.game.text.notation import format_move
from augury.locales.rulebook import chapters

SEAT: Final = 0
RECORDS: Final = {
    "lesson": """\
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
""",
    "lesson-special": """\
wiz 1
rules: players=3 special=all hand_sizes=3,2,2,2,2,2

deal S,B3,Y2 R9,G2,B8 R4,Y5,B5 up G7
1:bid=1 2:bid=0 0:bid=1
1:R9 2:R4 0:S=W
0:Y2 1:G2 2:Y5
1:B8 2:B5 0:B3

deal F,R3 D,B2 W,G4 up Y9
2:bid=2 0:bid=1 1:bid=0
2:G4 0:R3 1:B2
2:W 0:F 1:D

deal X,G13 G5,R2 G9,B4 up R7
0:bid=0 1:bid=1 2:bid=0
0:X 1:G5 2:G9
2:B4 0:G13 1:R2

deal L,B6 R8,G3 Y4,R5 up B12
0:trump=B
1:bid=0 2:bid=0 0:bid=2
1:R8 2:R5 0:B6
0:B12 1:G3 2:Y4

deal U,R1 G3,W G6,B3 up Y8
2:bid=1 0:bid=1 1:bid=1
2:G6 0:U=G 1:G3
0:pass=R1 1:pass=W 2:pass=B3
0:B3 1:R1 2:W

deal C,Y5 R3,B9 R6,Y7 up G2
0:bid=0 1:bid=0 2:bid=1
0:C=R 1:R3 2:R6
0:bid+1
0:Y5 1:B9 2:Y7
""",
}


def lesson(name: str) -> dict[str, Any]:
    """The rules, the view before the first deal, and every step as seat 0 hears of it."""
    record = loads(RECORDS[name])
    state = start(record.rules)
    steps = []
    for after in replay(record):
        mine = None
        if not isinstance(after.action, Chance) and after.action.seat == SEAT:
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


def written(name: str) -> str:
    """The text of a lesson's file: a line for every step."""
    made = lesson(name)
    parts = {part: json.dumps(value) for part, value in made.items() if part != "steps"}
    steps = ",\n".join(json.dumps(each) for each in made["steps"])
    lines = [*(f'"{part}": {text}' for part, text in parts.items()), f'"steps": [\n{steps}\n]']
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for name in RECORDS:
        path = Path(__file__).parents[1] / "src" / "table" / f"{name}.json"
        path.write_text(written(name), encoding="utf-8")
