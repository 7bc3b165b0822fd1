"""The terminal: flags and their help, the form of a new game, and what stands above the table.

The languages have no word for the new options yet; they go by the names of their records.
"""

from typing import Any

from typer.testing import CliRunner

from augury.cli.commands.app import make_app
from augury.cli.full.form import FormField, NewGame, change, form
from augury.cli.words.headings import variant
from augury.cli.words.speech import Speech
from augury.game import Rules
from augury.locales import LANGUAGES


def play() -> None:
    for language in LANGUAGES:
        flags(language)
        forms(language)


def flags(language: str) -> None:
    shown = run("rules", "--misere", "--tempo", "brisk", "--language", language)
    assert shown.exit_code == 0, shown.output
    assert "misere=yes tempo=brisk" in shown.output
    refused = run("rules", "--tempo", "swift", "--language", language)
    assert refused.exit_code == 2
    assert all(word in refused.output for word in ("tempo", "swift", "slow, brisk"))
    for command in ("rules", "play", "pad"):
        offered = run(command, "--help").output
        assert "Everything is upside down." in offered
        assert "How fast it goes: slow, brisk." in offered
        assert "--handicap" not in offered


def run(*arguments: str) -> Any:
    return CliRunner().invoke(make_app(), arguments, env={"COLUMNS": "160", "NO_COLOR": "1"})


def forms(language: str) -> None:
    speech = Speech(language)
    setup = NewGame()
    assert chosen(setup, speech) == {"Misere": "–", "Tempo": "Slow"}
    setup = change(change(setup, "misere", True), "tempo", "brisk")
    assert chosen(setup, speech) == {"Misere": "✓", "Tempo": "Brisk"}
    assert change(setup, "tempo", "swift") == setup
    changed: dict[str, Any] = {"misere": True, "tempo": "brisk"}
    assert variant(Rules(**changed), speech) == "Misere", "the one that is a variant"
    assert variant(Rules(), speech) == ""


def chosen(setup: NewGame, speech: Speech) -> dict[str, str]:
    """What is chosen of the new options, in words."""
    return {field.label: value(field) for field in form(setup, speech) if field.name in NEW}


NEW = ("misere", "tempo", "handicap")


def value(field: FormField) -> str:
    (one,) = (value.label for value in field.values if value.chosen)
    return one
