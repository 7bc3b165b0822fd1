"""The `play` command: a game against bots, on the full screen or line by line."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path
from typing import Annotated

from typer import Option

from augury.bots import NAMES
from augury.cli import saves
from augury.cli.capabilities import command_name, full_screen
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import (
    LATEST,
    LanguageOption,
    PlainOption,
    given,
    rules_of,
    takes_choice,
)
from augury.cli.errors import UsageError
from augury.cli.preferences import load
from augury.cli.saved_games import latest_game
from augury.cli.saves import CLOCKS
from augury.cli.sessions.local import LocalTable
from augury.game.rules.choices import Choice
from augury.locales import say


@takes_choice
def play(
    choice: Choice,
    *,
    opponents: Annotated[
        str | None,
        Option(
            metavar="BOT",
            help=f"Who sits in the other seats: {', '.join(NAMES)}, or your own as module:Name; "
            f"default: {saves.DEFAULT_OPPONENTS}.",
            show_default=False,
        ),
    ] = None,
    name: Annotated[
        str | None, Option(metavar="NAME", help="What you are called.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None,
        Option(metavar="0-5", help="Where you sit. Seat 0 deals first.", show_default=False),
    ] = None,
    seed: Annotated[
        str | None,
        Option(metavar="TEXT", help="The same seed deals the same cards.", show_default=False),
    ] = None,
    save: Annotated[
        Path | None,
        Option(metavar="FILE", help="Keep the game in this file, a new one.", show_default=False),
    ] = None,
    resume: Annotated[
        Path | None,
        Option(
            metavar="FILE",
            help="Go on with the game in this file; without a name, with the latest.",
            show_default=False,
        ),
    ] = None,
    clock: Annotated[
        str,
        Option(
            metavar="|".join(CLOCKS),
            help="How long a decision may take, for practice: 90 or 20 seconds, then a bot plays.",
            show_default=False,
        ),
    ] = CLOCKS[0],
    language: LanguageOption = None,
    plain: PlainOption = False,
) -> None:
    """Play a game in the terminal, against the other seats.

    The game is saved after every move. Leave with q, Ctrl-C or Ctrl-D, and go on with --resume.
    The file is a record that anyone can read, with all hands in it: do not peek.

    [bold]Examples[/bold]

    augury play --players 3 --schedule quick
    augury play --edition HU25 --bidding hidden --plus-minus-one
    augury play --special shapeshifter,dragon,fairy --hand-sizes 5,6,7
    augury play --mode one-colour --bidding secret
    augury play --edition HU --foresight edition --language hu
    augury play --resume mygame.wiz
    """
    with speaking(language) as spoken:
        if clock not in CLOCKS:
            raise UsageError("terminal-no-clock", clock=repr(clock), clocks=", ".join(CLOCKS))
        if resume == LATEST:
            resume = latest_game()
            if resume is None:
                raise UsageError("terminal-no-latest")
        if resume is None:
            person = name or load().name or say(spoken, "terminal-person")
            rules = rules_of(choice)
            game = saves.new(
                rules, name=person, seat=seat, seed=seed, opponents=opponents, clock=clock
            )
        else:
            settled = (*given(choice), *(["--name"] if name else []))
            settled += ("--clock",) if clock != CLOCKS[0] else ()
            if settled:
                raise UsageError("terminal-settled", option=settled[0])
            game = saves.resumed(saves.read(resume), seat=seat, seed=seed, opponents=opponents)
        if save is not None and save.exists():
            quoted = shlex.quote(str(save))
            raise UsageError("terminal-exists", path=str(save), quoted=quoted)
        if save is not None:
            saves.check_folder(save)
        path = save or resume or saves.default_path(datetime.now().astimezone())
        local = LocalTable(
            game, path, spoken
        )  # what is wrong with the options is refused before a screen
        if full_screen(plain=plain):
            from augury.cli.full import program  # noqa: PLC0415

            program.play(spoken, local)
            return
        from augury.cli.plain.game import Game  # noqa: PLC0415
        from augury.cli.plain.terminal import Terminal, make_console  # noqa: PLC0415

        Game(Terminal(make_console(), language=spoken), local, command_name()).play()
