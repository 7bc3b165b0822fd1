"""The tree of errors: as it is drawn, and as it grew."""

import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from augury.analysis import errors as analysis
from augury.cli import errors as cli
from augury.game import errors as game
from augury.game.errors import AuguryError, IllegalAction

_BRANCH = re.compile(r"^(?P<branch>(?:│   |    )*(?:├── |└── )?)(?P<name>[A-Z]\w+)(?: {2,}|$)")


def drawn(docstring: str) -> list[str]:
    """The tree in a docstring, without what it says of each class."""
    tree, _, _ = docstring[docstring.index("    AuguryError") :].partition("\n\n")
    found = [_BRANCH.match(line.removeprefix("    ")) for line in tree.splitlines()]
    return [f"{one['branch']}{one['name']}" for one in found if one]


def grown(error: type[AuguryError], module: str) -> Iterator[str]:
    """The tree of the classes that a module defines, in their order there."""
    yield error.__name__
    below = [one for one in error.__subclasses__() if one.__module__ == module]
    for number, one in enumerate(below, 1):
        last = number == len(below)
        first, *rest = grown(one, module)
        yield f"{'└── ' if last else '├── '}{first}"
        yield from (f"{'    ' if last else '│   '}{line}" for line in rest)


@pytest.mark.parametrize("room", [analysis, cli, game])
def test_the_tree_of_errors_is_as_it_is_drawn(room: ModuleType) -> None:
    assert room.__doc__ is not None
    assert drawn(room.__doc__) == list(grown(AuguryError, room.__name__))


def test_every_error_has_a_code_of_its_own() -> None:
    errors = [one for one in vars(game).values() if isinstance(one, type)]
    codes = [one.code for one in errors if issubclass(one, AuguryError)]
    assert len(set(codes)) == len(codes) == len(errors)
    assert all(re.fullmatch(r"[a-z_]+", code) for code in codes)


def test_every_refusal_of_the_rules_says_by_its_code_what_it_is() -> None:
    """Its message in every language is `refusal-` and the code."""
    for error in IllegalAction.__subclasses__():
        words = re.findall(r"[A-Z][a-z]+", error.__name__)
        assert error.code == "_".join(words).lower()
