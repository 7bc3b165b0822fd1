"""The program on the full screen: which screen follows which."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from augury.cli.full.preferences import Preferences, load
from augury.cli.full.screens.game import GameScreen
from augury.cli.full.themes import THEMES
from augury.cli.sessions.local import LocalSession
from augury.game.record import Record

__all__ = ["FullScreen"]


class FullScreen(App[None]):
    """A game, or the menu from which one is begun."""

    TITLE = "Augury"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        language: str,
        game: tuple[Record, Path] | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.preferences = preferences or load()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = self.preferences.theme

    def on_mount(self) -> None:
        """Begin with the game that was asked for."""
        if self.game is not None:
            self.play(*self.game)

    @work(exclusive=True, group="screens")
    async def play(self, record: Record, path: Path) -> None:
        """Play a game to its end, or until the person leaves."""
        session = LocalSession(record, path, self.language)
        screen = GameScreen(session, session.view, self.preferences, self.language)
        ending = await self.push_screen_wait(screen)
        if ending is not None:
            self.exit()

    async def action_leave(self) -> None:
        """Leave at once, from wherever one is; a game is kept after every move."""
        self.exit()
