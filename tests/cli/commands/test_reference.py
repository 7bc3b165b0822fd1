"""Every command, with its help and its options, stands in the documentation."""

from pathlib import Path

from augury.cli.commands.reference import lines

PAGE = Path(__file__).parents[3] / "docs" / "commands.md"


def test_the_page_of_the_commands_is_what_they_say_of_themselves() -> None:
    """Else write it anew: python -m augury.cli.commands.reference docs/commands.md."""
    assert PAGE.read_text(encoding="utf-8").splitlines() == [*lines()]
