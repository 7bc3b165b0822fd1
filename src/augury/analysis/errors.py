"""What the analysis refuses.

A small branch of the tree:

    AuguryError
    └── AnalysisError     a game that cannot be reviewed like this, or a seat without a choice
"""

from __future__ import annotations

from augury.game.errors import AuguryError


class AnalysisError(AuguryError, ValueError):
    """Something that cannot be analysed; `reason` is the word for it that a program can act on."""

    code = "analysis"

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason

    def __reduce__(self) -> tuple[type[AnalysisError], tuple[str, str]]:
        return AnalysisError, (self.reason, str(self))
