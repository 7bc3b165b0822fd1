"""The programs on the full screen, as commands start them."""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
from threading import Thread
from typing import TYPE_CHECKING, Final

from augury.cli.capabilities import command_name
from augury.cli.preferences import load
from augury.cli.words.language import choose_language
from augury.cli.words.parting import parting

if TYPE_CHECKING:
    from augury.cli.full.app import FullScreen
    from augury.cli.sessions.local import LocalTable
    from augury.game.text.record import Record


_HUNG_UP: Final = 129  # the exit code of a process that ends by a hangup


def show_menu(language: str | None) -> None:
    """The menu, in the language asked for, else the one set there, else the system's."""
    preferences = load()
    _run(_app()(choose_language(language or preferences.language), preferences=preferences))


def play_now() -> None:
    """A new game as `augury play` begins it without any option."""
    preferences = load()
    program = _app()(choose_language(preferences.language), preferences=preferences, now=True)
    _run(program)
    _part(program)


def play(language: str, game: LocalTable) -> None:
    """A game that was begun, or is gone on with."""
    program = _app()(language, game)
    _run(program)
    _part(program)


def replay(language: str, record: Record, seat: int | None) -> None:
    """A recorded game, step by step."""
    _run(_app()(language, replay=(record, seat)))


def join(language: str, link: str, name: str | None) -> str | None:
    """A seat at a table of a server; the link to come back to it, if one was taken."""
    program = _app()(language, link=link, name=name)
    _run(program)
    return program.seat_link


def _app() -> type[FullScreen]:
    """The program, without garbage being collected until its first screen stands.

    What a program imports stays, so looking through it again and again costs a tenth of the start.
    """
    gc.disable()
    from augury.cli.full.app import FullScreen  # noqa: PLC0415

    return FullScreen


def _run(program: FullScreen) -> None:
    """Run it for as long as there is a terminal."""
    if hasattr(select, "poll"):
        Thread(target=_end_with_terminal, args=(program,), daemon=True).start()
    signal.signal(signal.SIGINT, lambda *_: program.interrupt())
    program.run()


def _end_with_terminal(program: FullScreen) -> None:
    """Wait for the terminal to go away, and end.

    A process that ignores the hangup (`nohup`) would go on for ever, since a terminal that is gone
    can always be read: it has nothing to say. Nor can anything be shown any more, so this is no
    ordinary way out.
    """
    terminal = select.poll()
    terminal.register(
        sys.__stdin__.fileno() if sys.__stdin__ else 0, 0
    )  # a hangup, and nothing else
    terminal.poll()
    if program.game is not None:
        program.game.file.save(lasting=True)
    os._exit(_HUNG_UP)


def _part(program: FullScreen) -> None:
    """Say how to go on with the last game."""
    game = program.game
    if game is not None:
        for line in parting(program.language, game.file.path, command_name(), over=game.file.over):
            sys.stdout.write(f"{line}\n")
