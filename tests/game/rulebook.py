"""The rulebook and its tests: which rule a test proves, and which rules there are.

`docs/rules.md` is the list of rules; every test in `tests/game/rules/` names the one it proves.
To run the tests of a single rule: `pytest tests/game/rules -m 'rule(id="S6.3")'`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]
_RULE = re.compile(r"^\*\*(?P<id>[A-Z][\d.]*)\*\*\{#(?P=id)\}", re.MULTILINE)  # and its anchor
_RULING = "**Ruling**"


def rule(id: str) -> pytest.MarkDecorator:  # noqa: A002  (the word that `-m` asks for)
    """Marks a test as a proof of this rule."""
    return pytest.mark.rule(id=id)


def rules() -> list[str]:
    """The ids of all rules, in the order of the rulebook."""
    book = (_ROOT / "docs/rules.md").read_text(encoding="utf-8")
    return [found["id"] for found in _RULE.finditer(book)]


def rulings() -> list[str]:
    """The ids of the rules that decide what the printed rulebooks leave open."""
    book = (_ROOT / "docs/rules.md").read_text(encoding="utf-8")
    parts = _RULE.split(book)  # what comes before the first rule, then each id and its text
    return [id_ for id_, text in zip(parts[1::2], parts[2::2], strict=True) if _RULING in text]


def citations() -> set[str]:
    """The ids of the rules that the game's own source names, be it at the end of a range."""
    named = set[str]()
    for file in sorted((_ROOT / "src/augury/game").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        named |= set(re.findall(r"\b[RVSXYO]\d+(?:\.\d+)?\b|(?<=\()E(?=\))", text))
        for group, first, last in re.findall(r"\b([RSX]\d+)\.(\d+)-\1\.(\d+)", text):
            named |= {f"{group}.{number}" for number in range(int(first), int(last) + 1)}
    return named


def proofs() -> Iterator[tuple[str, str]]:
    """The test and the rule, for each time a test names one: read, not run, so that none is missed.

    A `rule` on anything that pytest would not collect does not count.
    """
    for file in sorted((_ROOT / "tests/game/rules").glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    match mark:
                        case ast.Call(func=ast.Name("rule"), args=[ast.Constant(str(id_))]):
                            yield f"{file.name}::{node.name}", id_
                        case _:
                            pass
