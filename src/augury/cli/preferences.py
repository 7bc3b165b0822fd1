"""What a person has set in the menu, kept from one time to the next."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from augury.folders import data_folder
from augury.locales import LANGUAGES


class Appearance(Enum):
    """How the screen looks; `cli.full.themes` has the colours."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"
    MONO = "mono"


class Pace(Enum):
    """How fast the others play; a finished trick may wait for a key."""

    KEY = "key"
    NORMAL = "normal"
    QUICK = "quick"
    NONE = "none"


@dataclass(frozen=True)
class Preferences:
    """The language of every command, and how the screen looks and behaves."""

    language: str | None = None  # None: that of the system
    theme: str = Appearance.DARK.value
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
    """Raises `ValueError` for a pace, a theme or a language that there is not."""
    if kept.language not in (None, *LANGUAGES):
        raise ValueError(kept.language)
    Pace(kept.pace)
    Appearance(kept.theme)
    return kept


def _path() -> Path:
    return data_folder() / "terminal.json"
