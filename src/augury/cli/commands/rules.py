"""The `rules` command: the rules in force, in words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text
from typer import Option

from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption, rules_of, takes_choice
from augury.cli.pictures.rulebook import rulebook
from augury.cli.plain.terminal import make_console
from augury.game import edition as edition_of
from augury.game.rules.choices import DEFAULT_EDITION, Choice
from augury.game.text.notation import format_rules
from augury.game.text.wire import encode
from augury.locales import say


@takes_choice
def rules(
    choice: Choice,
    *,
    language: LanguageOption = None,
    json: Annotated[bool, Option("--json", metavar="", help="The rules as JSON.")] = False,
) -> None:
    """Print the rules that the given options put in force.

    Every rule has an id, the same as in the documentation, the tests and the error messages.

    [bold]Examples[/bold]

    augury rules --edition PT --language pt-BR
    augury rules --mode maximus --bidding hidden --plus-minus-one
    """
    with speaking(language) as spoken:
        chosen = rules_of(choice)
        if json:
            typer.echo(encode(chosen).decode())
            return
        console = make_console()
        edition = edition_of(choice.edition or DEFAULT_EDITION).name
        title = f"{say(spoken, 'edition')}: {say(spoken, f'edition-{edition}')}\n"
        console.print(Text(title, style="bold"))
        console.print(rulebook(chosen, spoken))
        line = say(spoken, "terminal-in-record", rules=f"rules: {format_rules(chosen)}")
        console.print(Text(line, style="dim"), soft_wrap=True)
