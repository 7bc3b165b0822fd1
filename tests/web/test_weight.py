"""How heavy the page is: printed, and held to its budget."""

from __future__ import annotations

import gzip
import re
from typing import Final

import pytest

from tests.web.house import STATIC

BUDGET: Final = 150_000


def test_weight() -> None:
    """What the start page loads, compressed, without the emblems; the pictures come later."""
    index = STATIC / "index.html"
    if not index.is_file():
        pytest.skip("NOT TESTED: the page is not built (make .venv/page says why)")
    text = index.read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="/([^"]+\.(?:js|css|svg))"', text))
    words = next((STATIC / "assets").glob("en-*.js")).relative_to(STATIC).as_posix()
    sizes = {
        name: len(gzip.compress((STATIC / name).read_bytes(), 9))
        for name in {*named, words, "index.html"}
    }
    drawn = sum(size for name, size in sizes.items() if "/cards" in name)
    weight = sum(sizes.values()) - drawn
    later = sum(
        len(gzip.compress(path.read_bytes(), 9))
        for path in (STATIC / "assets").glob("pictures-*.js")
    )
    print(
        f"\nfirst load: {weight / 1000:.1f} kB gzip, and {drawn / 1000:.1f} kB of emblems; "
        f"the pictures, when the page stands: {later / 1000:.1f} kB"
    )
    assert any(name.endswith(".js") for name in named)
    assert later > 0
    assert not any("/pictures" in name for name in named), "the pictures are loaded first"
    assert weight < BUDGET
