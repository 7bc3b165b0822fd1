"""Choosing rules and reading them, at no table."""

from __future__ import annotations

from fastapi import FastAPI, Response

from augury.tables import answers
from augury.tables.protocol.rules import ChosenRules, RuleBook, RuleChoice

__all__ = ["add_rules"]


def add_rules(app: FastAPI) -> None:
    """Answer what can be played."""

    @app.get("/api/rules", response_model=RuleBook)
    async def read_rules() -> Response:
        """All the rules in words, for somebody at no table."""
        return Response(answers.read_rules(), media_type="application/json")

    @app.post("/api/rules", response_model=ChosenRules)
    async def choose_rules(wish: RuleChoice) -> Response:
        """What a choice of rules comes to; or which options contradict each other."""
        return Response(answers.choose_rules(wish.model_dump_json()), media_type="application/json")
