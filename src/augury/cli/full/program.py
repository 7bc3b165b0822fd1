"""The menu as a program of its own."""

from __future__ import annotations

from augury.cli.full.app import FullScreen
from augury.cli.full.preferences import load
from augury.cli.words.language import choose_language

__all__ = ["show_menu"]


def show_menu(language: str | None) -> None:
    """Show the menu, in the language asked for, else the one set there, else the system's."""
    preferences = load()
    FullScreen(choose_language(language or preferences.language), preferences=preferences).run()
