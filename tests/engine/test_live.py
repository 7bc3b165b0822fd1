"""The examples of docs/try.md, as the page runs them: by the library itself in Pyodide."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.engine.pyodide import ROOT, in_pyodide

PAGE: Final = ROOT / "docs" / "try.md"
INCLUDED: Final = '--8<-- "README.md:build"'


def programs() -> list[str]:
    """What stands on the page: the README's example, and its own."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    [section] = re.findall(r"(?s)\[start:build\] -->\n(.*?)<!-- --8<-- \[end:build\]", readme)
    text = PAGE.read_text(encoding="utf-8")
    assert INCLUDED in text
    return re.findall(r"(?ms)^```python\n(.*?)^```", text.replace(INCLUDED, section))


@pytest.mark.long
def test_every_example_runs_in_the_browser(engine: Path) -> None:
    assert len(programs()) >= 4
    for said in in_pyodide(engine, "examples", f"await outputs({programs()!r})"):
        assert said.strip(), "an example says nothing"
        assert "Traceback" not in said, said
