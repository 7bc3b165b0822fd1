"""What can go wrong at the command line, beside what the game itself refuses."""

from __future__ import annotations

from augury.game import AuguryError

__all__ = ["SaveError", "UsageError"]


class UsageError(AuguryError):
    """Options that make no sense together, or for this game."""

    code = "usage"


class SaveError(AuguryError):
    """A file that cannot be read or written, or holds no game."""

    code = "save"
