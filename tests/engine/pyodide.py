"""Programs in Pyodide, under Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import hatch_build

ROOT: Final = Path(__file__).parents[2]


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
