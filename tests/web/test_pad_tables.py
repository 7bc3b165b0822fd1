"""What the pad of the page knows of the rules is what the library says."""

from __future__ import annotations

from itertools import product

from tests.web.house import ROOT
from tests.web.tools import tool


def test_the_tables_are_current() -> None:
    kept = (ROOT / "web" / "src" / "pad" / "tables.ts").read_text(encoding="utf-8")
    assert tool("pad_tables").written() == kept, "run python web/tools/pad_tables.py"


def test_whatever_contains_no_contradiction_can_be_played() -> None:
    """Two or three choices at a time say all there is to say."""
    tables = tool("pad_tables")
    known = list(tables.contradictions())
    for values in product(*tables.FORM.values()):
        form = dict(zip(tables.FORM, values, strict=True))
        barred = any(small.items() <= form.items() for small in known)
        assert tables.allowed(**form) != barred, form
