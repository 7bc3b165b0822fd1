"""The options that choose the rules, shared by the commands that take them.

There is one for each field of `Choice`, and `Choice` reads the words; so whatever can be chosen is
offered here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from typer import Option

from augury.cli.words.choices import ChoiceError, flag
from augury.game import RulesError
from augury.game.rules import Rules
from augury.game.rules.choices import AS_EDITION, DEFAULT_EDITION, VALUES, Choice
from augury.game.rules.editions import EDITIONS
from augury.locales import LANGUAGES

__all__ = [
    "LATEST",
    "LanguageOption",
    "PlainOption",
    "given",
    "rules_of",
    "takes_choice",
    "with_latest",
]

LATEST: Final = Path("-")  # in place of a file: the game that was played last
_RESUME: Final = "--resume"

LanguageOption: TypeAlias = Annotated[
    str | None,
    Option(
        metavar="CODE",
        help=f"In which language: {', '.join(LANGUAGES)}. Default: that of your system.",
        show_default=False,
    ),
]
PlainOption: TypeAlias = Annotated[
    bool,
    Option(
        "--plain",
        help="Line by line, for screen readers and simple terminals. Default: the full screen, "
        "where there is one.",
    ),
]

_PANEL: Final = "Rules"


def _words(option: str) -> str:
    return ", ".join(map(str, VALUES[option]))


def _with_special() -> str:
    return " and ".join(name for name, edition in EDITIONS.items() if edition.special)


_METAVARS: Final = {
    "players": "3-6",
    "edition": "NAME",
    "special": "CARDS",
    "bidding": "HOW",
    "plus_minus_one": None,
    "foresight": "WHEN",
    "mode": "MODE",
    "schedule": "NAME",
    "hand_sizes": "N,N,…",
    "cloud": "WHEN",
}
_HELP: Final = {
    "players": f"How many play, you included. Default: {Rules().players}.",
    "edition": f"Whose rulebook to start from: {_words('edition')}. Default: {DEFAULT_EDITION}. "
    f"{_with_special()} bring all special cards.",
    "special": f"all, none, or some with commas between: {_words('special')}.",
    "bidding": f"How predictions are made: {_words('bidding')}. Hidden ones are shown when all "
    "are made, secret ones when the round is over.",
    "plus_minus_one": "The predictions may not add up to the number of tricks.",
    "foresight": f"Predict while you see everyone's cards but your own: {_words('foresight')}, or "
    f"{AS_EDITION}, as the edition has it.",
    "mode": f"How rounds are built: {_words('mode')}. In classic there is one card more each "
    "round, in one-colour everyone has a suit of their own, maximus is five rounds with all cards.",
    "schedule": f"A shorter game: {_words('schedule')}.",
    "hand_sizes": "How many cards each player gets, per round.",
    "cloud": f"When the Cloud changes a prediction: {_words('cloud')}.",
}


def rules_of(choice: Choice) -> Rules:
    """The rules chosen. Raises `ChoiceError`."""
    try:
        return choice.rules()
    except RulesError as error:
        raise ChoiceError(error, choice) from None


def takes_choice(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a `Choice`; it is called with the choice before the rest."""

    @wraps(command)
    def run(**options: Any) -> None:
        choice = Choice(**{name: options.pop(name) for name in _HELP})
        command(choice, **options)

    _, *rest = signature(command, eval_str=True).parameters.values()
    parameters = [*map(_parameter, _HELP), *rest]
    run.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


def with_latest(arguments: Sequence[str]) -> list[str]:
    """The arguments, with the latest game where --resume names none.

    >>> with_latest(["play", "--resume", "--plain"])
    ['play', '--resume', '-', '--plain']
    """
    whole: list[str] = []
    for argument, after in zip(arguments, [*arguments[1:], "--"], strict=True):
        whole.append(argument)
        if argument == _RESUME and after.startswith("--"):
            whole.append(str(LATEST))
    return whole


def _parameter(name: str) -> Parameter:
    option = Option(
        flag(name),
        help=_HELP[name],
        metavar=_METAVARS[name],
        rich_help_panel=_PANEL,
        show_default=False,
    )
    kind = {"players": int, "plus_minus_one": bool}.get(name, str)
    annotation = Annotated[kind | None, option]  # type: ignore[valid-type]
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def given(choice: Choice) -> tuple[str, ...]:
    """The options that were given, as they are typed."""
    chosen = (field.name for field in fields(choice))
    return tuple(flag(name) for name in chosen if getattr(choice, name) is not None)
