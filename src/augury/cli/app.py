"""The commands and their options."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from shutil import which
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer import Argument, Option

from augury.bots import NAMES, bot
from augury.cli import saves
from augury.cli.arena import arena
from augury.cli.errors import CommandError, UsageError
from augury.cli.failures import explained
from augury.cli.language import choose_language
from augury.cli.options import LATEST, LanguageOption, PlainOption, given, takes_choice, with_latest
from augury.cli.pads import pad
from augury.cli.play import Game, farewell
from augury.cli.replay import events
from augury.cli.replay import replay as replayed
from augury.cli.rulebook import rulebook
from augury.cli.serve import serve
from augury.cli.sessions.packages import missing_packages
from augury.cli.shelf import latest_game
from augury.cli.surroundings import full_screen
from augury.cli.terminal import Terminal
from augury.cli.verify import verify
from augury.game import Phase
from augury.game import edition as edition_of
from augury.game.choices import DEFAULT_EDITION, Choice
from augury.game.notation import format_rules
from augury.game.record import Record
from augury.game.wire import encode
from augury.locales import say

__all__ = ["app", "run"]

app = typer.Typer(
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def run(arguments: Sequence[str]) -> None:
    """Run the command line."""
    app(with_latest(arguments), prog_name="augury")


@contextmanager
def _speaking(wanted: str | None) -> Iterator[str]:
    """The language asked for, in which refusals are said too."""
    with explained():
        language = choose_language(wanted)
    with explained(language):
        yield language


def _console() -> Console:
    return Console(markup=False, emoji=False, highlight=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version as version_of  # noqa: PLC0415

        typer.echo(f"augury {version_of('augury')}")
        raise typer.Exit


@app.callback()
def augury(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool,
        Option("--version", callback=_show_version, is_eager=True, help="Say which version it is."),
    ] = False,
    language: LanguageOption = None,
) -> None:
    """The card game Wizard: say how many tricks you will win, and be right.

    Without a command: the start menu, on the full screen of a terminal.
    """
    if context.invoked_subcommand is not None:
        return
    if not full_screen(plain=False):
        typer.echo(context.get_help())
        return
    from augury.cli.full.program import show_menu  # noqa: PLC0415

    with _speaking(language):
        show_menu(language)


@app.command()
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
    with _speaking(language) as spoken:
        if resume == LATEST:
            resume = latest_game()
            if resume is None:
                raise UsageError("terminal-no-latest")
        if resume is None:
            person = name or say(spoken, "terminal-person")
            rules = choice.rules()
            game = saves.new(rules, name=person, seat=seat, seed=seed, opponents=opponents)
        else:
            settled = (*given(choice), *(["--name"] if name else []))
            if settled:
                raise UsageError("terminal-settled", option=settled[0])
            game = saves.resumed(saves.read(resume), seat=seat, seed=seed, opponents=opponents)
        if save is not None and save.exists():
            quoted = shlex.quote(str(save))
            raise UsageError("terminal-exists", path=str(save), quoted=quoted)
        path = save or resume or saves.default_path(datetime.now().astimezone())
        if full_screen(plain=plain):
            _play_on_full_screen(spoken, game, path)
            return
        opponent = bot(saves.opponents_of(game))
        terminal = Terminal(_console(), language=spoken)
        Game(terminal, game, path, opponent, _command()).play()


def _play_on_full_screen(language: str, game: Record, path: Path) -> None:
    """Whatever is wrong with the options is refused before the screen opens."""
    if saves.opponents_of(game) not in NAMES:
        bot(saves.opponents_of(game))
    saves.write(path, game, lasting=True)
    from augury.cli.full.app import FullScreen  # noqa: PLC0415

    program = FullScreen(language, (game, path))
    program.run()
    session = program.session
    if session is None:
        return
    if session.state.phase is Phase.OVER:
        command = f"{_command()} replay {shlex.quote(str(session.path))}"
        typer.echo(say(language, "terminal-look-again", command=command))
        return
    for line in farewell(language, session.path, _command()):
        typer.echo(line)


def _command() -> str:
    """How this program can be called again: by its name, if the shell would find it."""
    called = Path(sys.argv[0])
    if which("augury") or called.name != "augury":
        return "augury"
    return shlex.quote(str(called))


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A record: a file such as game.wiz.")],
    seat: Annotated[
        int | None,
        Option("--view", metavar="SEAT", help="Show only what this seat knew.", show_default=False),
    ] = None,
    number: Annotated[
        int | None,
        Option("--round", metavar="N", help="Show only this round.", show_default=False),
    ] = None,
    language: LanguageOption = None,
    json: Annotated[bool, Option("--json", help="The events as JSON, one a line.")] = False,
    plain: PlainOption = False,
) -> None:
    """Show a recorded game: deals, bids, tricks and the score pad.

    In a terminal: step by step at the table; line by line with --plain or --round, and in a pipe.

    [bold]Examples[/bold]

    augury replay mygame.wiz --round 3
    augury replay mygame.wiz --view 0
    augury replay mygame.wiz --json | jq .type
    """
    with _speaking(language) as spoken:
        record = saves.read(file)
        _check(record, seat, number)
        if json:
            for event in events(record, seat, number):
                typer.echo(encode(event).decode())
        elif number is None and full_screen(plain=plain):
            from augury.cli.full.app import FullScreen  # noqa: PLC0415

            FullScreen(spoken, replay=(record, seat)).run()
        else:
            console = _console()
            for part in replayed(record, seat, number, spoken):
                console.print(part)


def _check(record: Record, seat: int | None, number: int | None) -> None:
    players, played = record.rules.players, record.state.table.number
    if seat is not None and seat not in range(players):
        raise UsageError("terminal-no-seat", seat=seat, players=players, last=players - 1)
    if number is not None and number not in range(1, played + 1):
        raise UsageError("terminal-no-round", number=number, count=played)


@app.command()
@takes_choice
def rules(
    choice: Choice,
    *,
    language: LanguageOption = None,
    json: Annotated[bool, Option("--json", help="The rules as JSON.")] = False,
) -> None:
    """Print the rules that the given options put in force.

    Every rule has an id, the same as in the documentation, the tests and the error messages.

    [bold]Examples[/bold]

    augury rules --edition PT --language pt-BR
    augury rules --mode maximus --bidding hidden --plus-minus-one
    """
    with _speaking(language) as spoken:
        chosen = choice.rules()
        if json:
            typer.echo(encode(chosen).decode())
            return
        console = _console()
        edition = edition_of(choice.edition or DEFAULT_EDITION).name
        title = f"{say(spoken, 'edition')}: {say(spoken, f'edition-{edition}')}\n"
        console.print(Text(title, style="bold"))
        console.print(rulebook(chosen, spoken))
        line = say(spoken, "terminal-in-record", rules=f"rules: {format_rules(chosen)}")
        console.print(Text(line, style="dim"), soft_wrap=True)


@app.command()
def join(
    link: Annotated[str, Argument(metavar="LINK", help="The link of a table, or of your seat.")],
    name: Annotated[
        str | None, Option(metavar="NAME", help="What you are called.", show_default=False)
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play at a table of a server, with people who may sit at the page.

    Your seat stays yours: when you leave, the link to come back is printed.

    [bold]Examples[/bold]

    augury join http://192.168.0.7:8000/t/abc --name Ada
    """
    with _speaking(language) as spoken:
        if missing := missing_packages():
            raise missing
        if not full_screen(plain=False):
            raise CommandError("join needs the full screen of a terminal; the page needs none")
        from augury.cli.full.app import FullScreen  # noqa: PLC0415
        from augury.cli.sessions.remote import read_link  # noqa: PLC0415

        program = FullScreen(spoken, link=read_link(link).text, name=name)
        program.run()
        if program.seat_link is not None:
            command = f"{_command()} join {shlex.quote(program.seat_link)}"
            typer.echo(say(spoken, "terminal-resume", command=command))


app.command()(arena)
app.command()(pad)
app.command()(serve)
app.command()(verify)
