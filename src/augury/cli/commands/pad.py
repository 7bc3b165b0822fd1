"""The `pad` command."""

from __future__ import annotations

import secrets
import shlex
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from augury.cli import saves
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption, given, rules_of, takes_choice
from augury.cli.errors import SaveError, UsageError
from augury.cli.pads.keeper import Keeper, ask_names
from augury.cli.pads.picture import picture, say_error, say_problem
from augury.cli.plain.terminal import Terminal, make_console
from augury.game.rules import Rules
from augury.game.rules.choices import Choice
from augury.locales import say
from augury.pad import PadError, Sheet, facts, loads
from augury.pad.sheet import first_dealer


@takes_choice
def pad(
    choice: Choice,
    *,
    file: Annotated[
        Path | None,
        Argument(metavar="FILE", help="A score pad, such as evening.pad.", show_default=False),
    ] = None,
    new: Annotated[
        bool, Option("--new", metavar="", help="Keep a new pad, in FILE if given.")
    ] = False,
    keep: Annotated[bool, Option("--keep", metavar="", help="Go on with the pad in FILE.")] = False,
    names: Annotated[
        str | None,
        Option(metavar="A,B,C", help="Who plays, clockwise.", show_default=False),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Show a score pad and check it, or keep one for a game with real cards.

    A pad that is kept is saved after every change; ? shows what can be typed. The points are
    counted by the rules that the options choose.

    [bold]Examples[/bold]

    augury pad evening.pad
    augury pad --new evening.pad --names Ada,Ben,Cem,Dora
    augury pad --new --special bomb,cloud --plus-minus-one --names Ada,Ben,Cem
    augury pad --keep evening.pad
    """
    with speaking(language) as spoken:
        console = make_console()
        if new:
            if file is not None:
                saves.check_folder(file)
            path = file or saves.default_path(datetime.now().astimezone(), "pad")
            if path.exists():
                quoted = shlex.quote(str(path))
                raise UsageError("terminal-pad-exists", path=str(path), quoted=quoted)
            terminal = Terminal(console, language=spoken)
            Keeper(terminal, _begin(terminal, choice, names), path).keep()
            return
        if file is None:
            raise UsageError("terminal-pad-which")
        if settled := (*given(choice), *(["--names"] if names else [])):
            raise UsageError("terminal-pad-settled", option=settled[0])
        sheet = _read(file, spoken)
        if keep:
            Keeper(Terminal(console, language=spoken), sheet, file).keep()
            return
        console.print(picture(sheet, spoken))
        if facts(sheet).problems:
            raise typer.Exit(1)
        console.print(say(spoken, "terminal-pad-right"))


def _read(path: Path, language: str) -> Sheet:
    """The pad in a file. Raises `SaveError`, which says in the language what is wrong with it."""
    try:
        return loads(saves.read_text(path))
    except PadError as error:
        reason = say_error(error, language)
        raise SaveError("terminal-not-read", path=str(path), reason=reason) from error


def _begin(terminal: Terminal, choice: Choice, names: str | None) -> Sheet:
    if names is None:
        rules = rules_of(choice)
        return Sheet(rules, ask_names(terminal, rules), _dealer(rules), date=_today())
    told = tuple(name.strip() for name in names.split(","))
    rules = rules_of(choice if choice.players else replace(choice, players=len(told)))
    try:
        return Sheet(rules, told, _dealer(rules), date=_today())
    except PadError as error:
        reason = say_problem(error.problem, terminal.language)
        raise UsageError("terminal-pad-names", names=names, reason=reason) from None


def _dealer(rules: Rules) -> int:
    """Who deals first; where the lot decides, it is drawn here (O1)."""
    seat = first_dealer(rules)
    return secrets.randbelow(rules.players) if seat is None else seat


def _today() -> str:
    return datetime.now().astimezone().date().isoformat()
