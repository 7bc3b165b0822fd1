"""The options that choose the rules, shared by the commands that take them.

There is one for each record of `CHOICES`, and `Choice` reads the words; so whatever can be chosen
is offered here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import wraps
from inspect import Parameter, signature
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from typer import Option

from augury.cli.commands.failures import language_asked
from augury.cli.errors import UsageError
from augury.game import RulesError
from augury.game.rules import Rules
from augury.game.rules.choices import CHOICES, Choice
from augury.game.rules.options import OPTIONS
from augury.game.rules.options import Option as ChoiceOption
from augury.locales import LANGUAGES, say
from augury.locales.options import option_name

LATEST: Final = Path("-")  # in place of a file: the game that was played last
_RESUME: Final = "--resume"

LanguageOption: TypeAlias = Annotated[
    str | None,
    Option(
        callback=language_asked,
        metavar="CODE",
        help=f"In which language: {', '.join(LANGUAGES)}. Default: that of your system.",
        show_default=False,
    ),
]
PlainOption: TypeAlias = Annotated[
    bool,
    Option(
        "--plain",
        metavar="",
        help="Line by line, for screen readers and simple terminals. Default: the full screen, "
        "where there is one.",
    ),
]

_PANEL: Final = "Rules"

BoxOption: TypeAlias = Annotated[
    str | None,
    Option(
        metavar="SIZE",
        help="Another box of cards, for research: 2x3+1W+1J is two suits of 1 to 3, one Wizard and "
        "one Jester.",
        rich_help_panel=_PANEL,
        show_default=False,
    ),
]


def flag(name: str) -> str:
    """An option of a choice as it is typed."""
    return f"--{name.replace('_', '-')}"


def rules_of(choice: Choice, box: str | None = None) -> Rules:
    """The rules chosen, and the box if it is not the whole one. Raises `ChoiceError`."""
    try:
        rules = choice.rules()
        return rules if box is None else replace(rules, box=OPTIONS["box"].read(box))
    except RulesError as error:
        raise ChoiceError(error, choice) from None


def takes_choice(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a `Choice`; it is called with the choice before the rest."""

    @wraps(command)
    def run(**options: Any) -> None:
        choice = Choice(**{name: options.pop(name) for name in CHOICES})
        command(choice, **options)

    _, *rest = signature(command, eval_str=True).parameters.values()
    parameters = [*map(_parameter, CHOICES.values()), *rest]
    run.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


def with_latest(arguments: Sequence[str]) -> list[str]:
    """The arguments, with the latest game where --resume names none.

    >>> with_latest(["play", "--resume", "--plain"])
    ['play', '--resume', '-', '--plain']
    """
    whole: list[str] = []
    for argument, after in zip_longest(arguments, arguments[1:], fillvalue="--"):
        whole.append(argument)
        if argument == _RESUME and after.startswith("--"):
            whole.append(str(LATEST))
    return whole


def _parameter(option: ChoiceOption) -> Parameter:
    values = ", ".join(map(str, option.words))
    kind = type(option.default) if isinstance(option.default, int) else str
    metavar = "" if kind is bool else option.metavar
    typed = Option(
        flag(option.name),
        help=option.help.format(values=values, default=option.default),
        metavar=metavar,
        rich_help_panel=_PANEL,
        show_default=False,
    )
    annotation = Annotated[kind | None, typed]  # type: ignore[valid-type]
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def given(choice: Choice) -> tuple[str, ...]:
    """The options that were given, as they are typed."""
    return tuple(flag(name) for name in CHOICES if getattr(choice, name) is not None)


class ChoiceError(UsageError):
    """Options that contradict each other, or one that is impossible by itself."""

    def __init__(self, error: RulesError, choice: Choice) -> None:
        super().__init__("contradiction")
        self.error = error
        self.choice = choice

    def said(self, language: str) -> str:
        """In English the library's own sentence; else what was tried, and what is possible."""
        if language == "en":
            return str(self.error)
        if len(self.error.options) == 1:
            words = self._impossible(self.error.options[0], language)
        else:
            names = (_named(name, language) for name in self.error.options)
            words = say(language, "contradiction", options=", ".join(names))
        return f"{words} ({self.error.rule})" if self.error.rule else words

    def _impossible(self, name: str, language: str) -> str:
        words = CHOICES[name].words
        values = ", ".join(map(str, words)) or say(language, "terminal-hand-sizes")
        option, text = _named(name, language), str(getattr(self.choice, name))
        return say(language, "terminal-bad-option", option=option, text=text, values=values)


def _named(name: str, language: str) -> str:
    return f"{option_name(language, CHOICES[name])} ({flag(name)})"
