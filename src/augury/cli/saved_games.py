"""The games of this person on this machine: who, when, how far."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from augury.cli import saves
from augury.cli.errors import SaveError
from augury.cli.words.speech import Speech, names_of, unsigned
from augury.folders import data_folder
from augury.game import Phase
from augury.game.text.record import Record

_MOST: Final = 30  # games that are looked into; there may be thousands


@dataclass(frozen=True)
class SavedGame:
    """A saved game."""

    path: Path
    record: Record
    when: datetime

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.record.state.phase is Phase.OVER

    def far(self, speech: Speech) -> str:
        """How far it is, and everyone's points."""
        table = self.record.state.table
        rounds = table.rules.rounds
        names = names_of(self.record, speech.language)
        points = ", ".join(
            f"{name} {unsigned(total)}" for name, total in zip(names, table.totals, strict=True)
        )
        return f"{speech.say('round-of', number=max(1, table.number), rounds=rounds)} · {points}"


def _paths() -> list[Path]:
    folder = data_folder() / "games"
    found = [(path.stat().st_mtime, path) for path in folder.glob("*.wiz")]
    return [path for _, path in sorted(found, reverse=True)]


def saved_games() -> list[SavedGame]:
    """The latest games, the newest first; files that hold none are passed over."""
    games = []
    for path in _paths()[:_MOST]:
        try:
            record = saves.read(path)
        except SaveError:
            continue
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        games.append(SavedGame(path, record, when))
    return games


def latest_game() -> Path | None:
    """The game that was played last and is not over."""
    for path in _paths():
        try:
            if saves.read(path).state.phase is not Phase.OVER:
                return path
        except SaveError:
            continue
    return None
