"""What a tournament refuses."""

from __future__ import annotations

from augury.game.errors import AuguryError


class TournamentError(AuguryError):
    """It cannot be done so: the message says what was tried, and what can be done."""
