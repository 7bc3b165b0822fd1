"""What can go wrong between a program and a server's table.

AuguryError
├── ClientError       no such link, no server that can be reached, a table that is closed
└── RequestRefused    what was asked for is refused, by the server or by the rules
"""

from __future__ import annotations

from augury.game.errors import AuguryError
from augury.game.play.refusals import Refusal


class ClientError(AuguryError):
    """There is no such link, no server that can be reached, or the table is closed."""

    code = "client"


class RequestRefused(AuguryError):
    """What was asked for is refused: by the server, or with a reason of the game's as data."""

    code = "refused"

    def __init__(self, why: str, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.why = why  # the code that the game or the server has for it
        self.refusal = refusal
