"""Choosing rules and reading them, at no table."""

from __future__ import annotations

from typing import Final

from augury.tables.answers import choose_rules as work_out
from augury.tables.answers import read_rules as written
from augury.tables.protocol.rules import ChosenRules, RuleBook, RuleChoice
from augury.tables.routes.backend import Backend
from augury.tables.routes.route import Call, Price, Route


async def read_rules(call: Call[None], backend: Backend) -> bytes:
    """All the rules in words, for somebody at no table."""
    del call, backend
    return written()


async def choose_rules(call: Call[RuleChoice], backend: Backend) -> bytes:
    """What a choice of rules comes to; or which options contradict each other."""
    del backend
    return await call.asker.aside(work_out, call.body)


RULE_ROUTES: Final = (
    Route("GET", "/api/rules", read_rules, gives=RuleBook),
    Route(
        "POST", "/api/rules", choose_rules,
        takes=RuleChoice, gives=ChosenRules, price=Price(seconds=0.02), body_bytes=4096,
    ),
)  # fmt: skip
