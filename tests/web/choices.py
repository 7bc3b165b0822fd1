"""Which choices of rules the engine allows, of all there are: for the form of a new table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any, Final

from augury.game import SCHEDULES, SPECIAL, Bidding, Foresight, Mode, RulesError
from augury.server.protocol.rules import RuleChoice

OPTIONS: Final[dict[str, list[Any]]] = {
    "players": [3, 4, 5, 6],
    "mode": [one.value for one in Mode],
    "bidding": [one.value for one in Bidding],
    "plus_minus_one": [False, True],
    "foresight": [one.value for one in Foresight],
    "length": ["whole", *SCHEDULES],
    "special": [
        [kind.name for kind in chosen]
        for chosen in chain.from_iterable(
            combinations(SPECIAL, count) for count in range(len(SPECIAL) + 1)
        )
    ],
}


def allowed() -> Iterator[str]:
    """Every combination that `Rules` does not refuse."""
    for values in product(*OPTIONS.values()):
        *rest, length, special = values
        options = dict(zip(OPTIONS, rest, strict=False))
        if length != "whole":
            options["schedule"] = length
        try:
            RuleChoice(**options, special=special).rules()
        except RulesError:
            continue
        words = (str(word).lower() if isinstance(word, bool) else str(word) for word in rest)
        yield " ".join([*words, length, "+".join(special)])


def write_choices(path: Path) -> None:
    """All options, and which of their combinations are allowed."""
    path.write_text(json.dumps({"options": OPTIONS, "allowed": list(allowed())}), encoding="utf-8")
