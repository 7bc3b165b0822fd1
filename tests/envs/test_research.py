"""What `docs/research.md` promises of itself. That its code works is tested with the page."""

import ast
import builtins
import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
SECTIONS = {
    section.partition("\n")[0]: "".join(re.findall(r"```python\n(.*?)```", section, re.DOTALL))
    for section in re.split(r"\n##+ ", PAGE)
}


@pytest.mark.parametrize("title", [title for title, code in SECTIONS.items() if code])
def test_a_section_can_be_pasted_by_itself(title: str) -> None:
    """Every name that its code uses is one that it imports or makes."""
    used, made = set[str](), set(dir(builtins))
    for node in ast.walk(ast.parse(SECTIONS[title])):
        match node:
            case ast.Name(name, ast.Load()):
                used.add(name)
            case ast.Name(name) | ast.arg(name) | ast.FunctionDef(name):
                made.add(name)
            case ast.alias(name, other):
                made.add(other or name.partition(".")[0])
            case _:
                pass
    assert used - made == set()


def test_there_are_sections_with_code() -> None:
    assert {"PettingZoo", "OpenSpiel", "Gymnasium"} < {
        title for title, code in SECTIONS.items() if code
    }
