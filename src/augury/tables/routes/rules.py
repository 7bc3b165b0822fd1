"""Choosing rules and reading them, at no table: written once for all who ask the same."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from augury.game.rules.choices import Choice, barred
from augury.locales.rulebook import chapters, handbook
from augury.tables.protocol.rules import BarredValue, ChosenRules, RuleBook, RuleChoice
from augury.tables.protocol.wire import encode
from augury.tables.routes.backend import Backend
from augury.tables.routes.route import Call, Price, Route


@cache
def write_rules() -> bytes:
    """All the rules in words, for somebody at no table."""
    return encode(RuleBook(book=handbook()))


@lru_cache(maxsize=512)
def write_chosen(choice: Choice) -> bytes:
    """What a choice of rules comes to. Raises `RulesError` where its options contradict."""
    rules = choice.rules()
    bars = (
        BarredValue(bar.option, bar.value, bar.because, bar.rule or None) for bar in barred(choice)
    )
    return encode(ChosenRules(rules=rules, book=chapters(rules), barred=tuple(bars)))


async def read_rules(call: Call[None], backend: Backend) -> bytes:
    """All the rules in words, for somebody at no table."""
    del call, backend
    return write_rules()


async def choose_rules(call: Call[RuleChoice], backend: Backend) -> bytes:
    """What a choice of rules comes to; or which options contradict each other."""
    del backend
    return await call.asker.aside(write_chosen, call.body.choice)


RULE_ROUTES: Final = (
    Route("GET", "/api/rules", read_rules, gives=RuleBook),
    Route(
        "POST", "/api/rules", choose_rules,
        takes=RuleChoice, gives=ChosenRules, price=Price(seconds=0.02), body_bytes=4096,
    ),
)  # fmt: skip
