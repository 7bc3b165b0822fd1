"""What comes after a game."""

from __future__ import annotations

from enum import Enum


class Ending(Enum):
    """Where the person wants to go."""

    MENU = "menu"
    AGAIN = "again"
    REPLAY = "replay"
    REVIEW = "review"
