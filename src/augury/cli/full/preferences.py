"""What a person has set for the screen, kept from one time to the next."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from augury.cli.full.paces import Pace
from augury.folders import data_folder

__all__ = ["Preferences", "load", "save"]


@dataclass(frozen=True)
class Preferences:
    """How the screen looks and behaves."""

    language: str | None = None  # None: that of the system
    theme: str = "dark"
    pace: str = Pace.NORMAL.value
    confirm: bool = False  # a click chooses a card, a second one plays it
    name: str | None = None


def load() -> Preferences:
    """What was set; what cannot be read is as if nothing were set."""
    try:
        kept: Any = json.loads(_path().read_text(encoding="utf-8"))
        known = {name: kept[name] for name in asdict(Preferences()) if name in kept}
        return _checked(Preferences(**known))
    except (OSError, TypeError, ValueError):
        return Preferences()


def save(preferences: Preferences) -> None:
    """Keep them; where that is not possible, they hold for this time."""
    path = _path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(preferences)), encoding="utf-8")
    except OSError:
        pass


def _checked(kept: Preferences) -> Preferences:
    if kept.pace not in [pace.value for pace in Pace] or kept.theme not in _THEMES:
        raise ValueError("no such pace or theme")
    return kept


_THEMES = ("dark", "light", "contrast", "mono")


def _path() -> Path:
    return data_folder() / "terminal.json"
