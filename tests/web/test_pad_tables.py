"""What the pad of the page knows of the rules is what the library says."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from types import ModuleType

import pytest

from tests.web.house import ROOT


@pytest.fixture(scope="module")
def tables() -> ModuleType:
    """The tool that writes them."""
    path = ROOT / "web" / "tools" / "pad_tables.py"
    spec = spec_from_file_location("pad_tables", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["pad_tables"] = module
    spec.loader.exec_module(module)
    return module


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
