"""How heavy the page is: printed, and held to its budget."""

from __future__ import annotations

import gzip
import json
import re
from typing import Final

import httpx
import pytest

from tests.web.house import STATIC, House

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


def test_the_engine_is_sent_compressed(open_house: House) -> None:
    """It is large; and it is nothing but what it was, once it is unpacked."""
    engine = STATIC / "engine"
    version = json.loads((engine / "manifest-2.json").read_text())["version"]
    for name, sort in (
        ("pyodide.asm.wasm", "application/wasm"),
        ("pyodide.asm.mjs", "text/javascript"),
    ):
        address = f"{open_house.address}/engine/{version}/{name}"
        with httpx.Client(trust_env=False) as visitor:
            plain = visitor.get(address, headers={"Accept-Encoding": "identity"})
            packed = visitor.get(address, headers={"Accept-Encoding": "gzip"})
        assert (plain.status_code, packed.status_code) == (200, 200)
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.headers["Content-Type"].startswith(sort)
        assert plain.content == packed.content == (engine / version / name).read_bytes()
        assert int(packed.headers["Content-Length"]) < 0.6 * len(plain.content)
    missing = httpx.get(f"{open_house.address}/engine/{version}/none.mjs", trust_env=False)
    assert missing.status_code == 404
