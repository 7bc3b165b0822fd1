"""The game in the browser: the same Python, without what is compiled, held to CPython."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from augury.analysis import networks
from augury.bots.networks.weights_file import read_weights
from tests.engine.advice import advice
from tests.engine.arrays import cases
from tests.engine.lockstep import digests
from tests.engine.positions import answers
from tests.engine.pyodide import ROOT, in_pyodide
from tests.web.tools import tool

STAND_INS: Final = ROOT / "web" / "engine" / "python"
WEIGHTS: Final = ROOT / "web" / "engine" / "weights" / "augury_networks"
ARCHMAGE: Final = WEIGHTS / "archmage.npz"
VALUE: Final = WEIGHTS / "value.npz"
PROOF: Final = "AUGURY_PROOF" in os.environ
GAMES: Final = 5_000 if PROOF else 12  # of two rounds in the mean
POSITIONS: Final = 10_000 if PROOF else 60


def with_stand_ins(program: str, expression: str) -> Any:
    """What CPython says that has no NumPy, but what stands in for it."""
    imports = f"import asyncio, json; from tests.engine.{program} import *"
    code = f"{imports}; print(json.dumps({expression}))"
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


def test_tables_say_the_same_with_stand_ins() -> None:
    assert with_stand_ins("lockstep", f"asyncio.run(digests(0, {GAMES}))") == asyncio.run(
        digests(0, GAMES)
    )


def test_tables_say_the_same_in_pyodide(engine: Path) -> None:
    """Started from a memory snapshot, as every time but the first."""
    found = in_pyodide(engine, "lockstep", f"await digests(0, {GAMES})", "again")
    assert found == asyncio.run(digests(0, GAMES))


@pytest.mark.long
def test_the_kernel_answers_as_numpy_does(engine: Path) -> None:
    found = in_pyodide(engine, "positions", f"answers('archmage', {POSITIONS})")
    meant = answers(str(ARCHMAGE), POSITIONS)
    assert len(found) == len(meant) == POSITIONS
    for ours, numpys in zip(found, meant, strict=True):
        assert ours == pytest.approx(numpys, abs=2e-3)
        best = max(numpys)
        assert numpys[ours.index(max(ours))] > best - 2e-3  # the same move, but for a tie


@pytest.mark.long
def test_advice_comes_from_the_browsers_python(
    engine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A puzzle's solution, a review, and what positions are worth."""
    small = read_weights(VALUE, networks.VALUE)
    monkeypatch.setattr(networks, "value_weights", lambda: small)
    found, meant = in_pyodide(engine, "advice", "await advice()"), asyncio.run(advice())
    assert found["hint"] == meant["hint"]
    assert found["points"] == meant["points"]
    assert found["values"] == pytest.approx(meant["values"], abs=0.01)


def test_the_stand_in_counts_as_numpy_does() -> None:
    assert with_stand_ins("arrays", "cases()") == cases()


def test_the_weights_are_those_of_today(tmp_path: Path) -> None:
    """The files for the browser are what their tool makes of the networks that come with Augury."""
    tool("weights").write(tmp_path)
    for kept in (ARCHMAGE, VALUE):
        made = tmp_path / kept.relative_to(WEIGHTS)
        with np.load(made) as new, np.load(kept) as old:  # how they are packed depends on Python
            same = new.files == old.files and all(
                np.array_equal(new[name], old[name]) for name in old.files
            )
        assert same, f"{kept.name} is of another network: python web/tools/weights.py"
        assert kept.stat().st_size < 2.5e6
