"""What the pad of the page knows of the rules is what the library says."""

from __future__ import annotations

from itertools import product
from types import ModuleType

import pytest

from tests.web.house import ROOT
from tests.web.tools import tool


@pytest.fixture(scope="module")
def tables() -> ModuleType:
    """The tool that writes them."""
    return tool("pad_tables")


def test_the_tables_are_current(tables: ModuleType) -> None:
    kept = (ROOT / "web" / "src" / "pad" / "tables.ts").read_text(encoding="utf-8")
    assert tables.written() == kept, "run python web/tools/pad_tables.py"


def test_whatever_contains_no_contradiction_can_be_played(tables: ModuleType) -> None:
    """Two or three choices at a time say all there is to say."""
    known = list(tables.contradictions())
    for values in product(*tables.FORM.values()):
        form = dict(zip(tables.FORM, values, strict=True))
        barred = any(small.items() <= form.items() for small in known)
        assert tables.allowed(**form) != barred, form
