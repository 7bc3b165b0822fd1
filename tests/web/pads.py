"""Pads for the page's own tests: what was done, and what the library makes of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, Final

from augury import SPECIAL, Bidding, CloudChange, Mode, Rules
from augury.pad import PadError, Sheet, dumps, facts, figures, loads, standings
from augury.pad.facts import forbidden_bid, rest_of_tricks
from tests.pad.sheets import edit, new_sheet

RULES: Final = (
    Rules(players=3),
    Rules(players=4, plus_minus_one=True),
    Rules(players=4, special=SPECIAL, hand_sizes=(1, 2, 3, 5, 8)),
    Rules(players=5, special=SPECIAL, cloud=CloudChange.ROUND_END, bidding=Bidding.SECRET),
    Rules(players=3, mode=Mode.ONE_COLOUR),
    Rules(players=6, mode=Mode.MAXIMUS, bidding=Bidding.HIDDEN, plus_minus_one=True),
    Rules(players=6, hand_sizes=(2, 2, 2)),
    Rules(players=3, plus_minus_one=True, last_bid="unless-leading", hand_sizes=(1, 1, 1, 1, 1)),
    Rules(players=4, plus_minus_one=True, last_bid="zero", hand_sizes=(1, 2, 1, 2)),
    Rules(players=3, hand_sizes=(1, 1, 1, 1), ties="predictions"),
    Rules(players=3, special=SPECIAL, hand_sizes=(1, 1, 2, 1, 1), ties="predictions-met"),
)
NOISE: Final = '0123456789-+/?:#" \tabcRrounds\n=,'
SEEDS: Final = 8
EDITS: Final = 60


def story(rules: Rules, rng: Random) -> dict[str, Any]:
    """A pad from its first line on: every edit, and the sheet or the refusal it leads to."""
    sheet = new_sheet(rules, rng)
    found: dict[str, Any] = {"start": _state(sheet), "steps": []}
    for _ in range(EDITS):
        doing = edit(sheet, rng)
        step: dict[str, Any] = {"edit": doing.name, "arguments": _arguments(doing.arguments)}
        try:
            sheet = doing(sheet)
            step["state"] = _state(sheet)
        except PadError as error:
            step["refused"] = error.problem.code
        found["steps"].append(step)
    found["broken"] = list(_broken(dumps(sheet), rng))
    found["last"] = dumps(sheet)
    return found


def _arguments(arguments: tuple[Any, ...]) -> list[Any]:
    return [asdict(one) if hasattr(one, "cells") else one for one in arguments]


def _state(sheet: Sheet) -> dict[str, Any]:
    return {
        "text": dumps(sheet),
        "facts": asdict(facts(sheet)),
        "forbidden": [
            [forbidden_bid(sheet, number, seat) for seat in one.seats]
            for number, one in enumerate(sheet.rounds, 1)
        ],
        "rest": [[rest_of_tricks(one, seat) for seat in one.seats] for one in sheet.rounds],
    }


def _broken(text: str, rng: Random) -> Iterator[dict[str, Any]]:
    """The text with a slip of the pen in it, and what the library says to that."""
    for _ in range(12):
        at = rng.randrange(len(text))
        wrong = text[:at] + rng.choice(("", rng.choice(NOISE))) + text[at + rng.randint(0, 2) :]
        try:
            yield {"text": wrong, "read": dumps(loads(wrong))}
        except PadError as error:
            yield {"text": wrong, "code": error.problem.code, "line": error.line}


def write_pads(path: Path) -> None:
    """Thousands of sheets, in one file."""
    stories = [story(rules, Random(seed)) for rules in RULES for seed in range(SEEDS)]
    sheets = [loads(one["last"]) for one in stories]
    data = {
        "stories": stories,
        "figures": {name: asdict(one) for name, one in figures(sheets).items()},
        "byPoints": [[asdict(one) for one in after] for after in standings(sheets)],
        "byPlaces": [[asdict(one) for one in after] for after in standings(sheets, (5, 3, 1))],
    }
    path.write_text(json.dumps(data), encoding="utf-8")
