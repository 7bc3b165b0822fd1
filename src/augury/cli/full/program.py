"""The programs on the full screen, as commands start them."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from augury.cli.capabilities import command_name
from augury.cli.preferences import load
from augury.cli.words.language import choose_language
from augury.cli.words.parting import parting

if TYPE_CHECKING:
    from augury.cli.full.app import FullScreen
    from augury.cli.sessions.local_game import LocalGame
    from augury.game.record import Record

__all__ = ["join", "play", "play_now", "replay", "show_menu"]


def show_menu(language: str | None) -> None:
    """The menu, in the language asked for, else the one set there, else the system's."""
    preferences = load()
    _app()(choose_language(language or preferences.language), preferences=preferences).run()


def play_now() -> None:
    """A new game as `augury play` begins it without any option."""
    preferences = load()
    program = _app()(choose_language(preferences.language), preferences=preferences, now=True)
    program.run()
    _part(program)


def play(language: str, game: LocalGame) -> None:
    """A game that was begun, or is gone on with."""
    program = _app()(language, game)
    program.run()
    _part(program)


def replay(language: str, record: Record, seat: int | None) -> None:
    """A recorded game, step by step."""
    _app()(language, replay=(record, seat)).run()


def join(language: str, link: str, name: str | None) -> str | None:
    """A seat at a table of a server; the link to come back to it, if one was taken."""
    program = _app()(language, link=link, name=name)
    program.run()
    return program.seat_link


def _app() -> type[FullScreen]:
    """The program, without garbage being collected until its first screen stands.

    What a program imports stays, so looking through it again and again costs a tenth of the start.
    """
    gc.disable()
    from augury.cli.full.app import FullScreen  # noqa: PLC0415

    return FullScreen


def _part(program: FullScreen) -> None:
    """Say how to go on with the last game."""
    game = program.game
    if game is not None:
        for line in parting(program.language, game.path, command_name(), over=game.over):
            sys.stdout.write(f"{line}\n")
