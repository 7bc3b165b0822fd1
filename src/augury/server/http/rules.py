"""Choosing rules and reading them, at no table."""

from __future__ import annotations

from functools import cache, lru_cache

from fastapi import FastAPI, Response

from augury.game import wire
from augury.game.choices import barred
from augury.locales.rulebook import chapters, handbook
from augury.server.protocol.rules import BarredValue, ChosenRules, RuleBook, RuleChoice

__all__ = ["add_rules"]


def add_rules(app: FastAPI) -> None:
    """Answer what can be played. An answer is written once for all who ask the same."""

    @app.get("/api/rules", response_model=RuleBook)
    async def read_rules() -> Response:
        """All the rules in words, for somebody at no table."""
        return Response(_handbook(), media_type="application/json")

    @app.post("/api/rules", response_model=ChosenRules)
    async def choose_rules(wish: RuleChoice) -> Response:
        """What a choice of rules comes to; or which options contradict each other."""
        return Response(_chosen(wish.model_dump_json()), media_type="application/json")


@cache
def _handbook() -> bytes:
    return RuleBook(book=list(handbook())).model_dump_json().encode()


@lru_cache(maxsize=512)
def _chosen(choice: str) -> bytes:
    wish = RuleChoice.model_validate_json(choice)
    rules = wish.rules()
    chosen = ChosenRules(
        rules=wire.to_json(rules),
        book=list(chapters(rules)),
        barred=[
            BarredValue(
                option=bar.option, value=bar.value, because=bar.because, rule=bar.rule or None
            )
            for bar in barred(wish.choice)
        ],
    )
    return chosen.model_dump_json().encode()
