"""What can go wrong in the arena, beside what the game itself refuses.

AuguryError
└── ArenaError        a match that cannot be played
    └── BotFault      a player was at fault, where that is not forgiven
"""

from __future__ import annotations

from augury.game import AuguryError


class ArenaError(AuguryError):
    """A match that cannot be played, or not to its end."""

    code = "arena"


class BotFault(ArenaError):
    """A player raised, answered illegally or took too long; `trace` is its traceback, if any."""

    code = "bot_fault"

    def __init__(self, reason: str, trace: str = "") -> None:
        super().__init__(reason, trace)
        self.reason = reason
        self.trace = trace

    def __str__(self) -> str:
        return self.reason
