"""Choosing rules and reading them, at no table."""

from __future__ import annotations

from fastapi import FastAPI

from augury.game import wire
from augury.game.choices import barred
from augury.locales.rulebook import chapters, handbook
from augury.server.protocol.rules import BarredValue, ChosenRules, RuleBook, RuleChoice

__all__ = ["add_rules"]


def add_rules(app: FastAPI) -> None:
    """Answer what can be played."""

    @app.get("/api/rules")
    async def read_rules() -> RuleBook:
        """All the rules in words, for somebody at no table."""
        return RuleBook(book=list(handbook()))

    @app.post("/api/rules")
    async def choose_rules(wish: RuleChoice) -> ChosenRules:
        """What a choice of rules comes to; or which options contradict each other."""
        rules = wish.rules()
        return ChosenRules(
            rules=wire.to_json(rules),
            book=list(chapters(rules)),
            barred=[
                BarredValue(
                    option=bar.option, value=bar.value, because=bar.because, rule=bar.rule or None
                )
                for bar in barred(wish.choice)
            ],
        )
