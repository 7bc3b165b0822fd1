"""Every Python example of README and docs passes `mypy --strict`, as a user would run it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
UNTYPED = """
[mypy]
[mypy-gymnasium.*,hypothesis.*,open_spiel.*,pettingzoo.*,pyspiel,ray.*,sb3_contrib.*,stable_baselines3.*]
ignore_missing_imports = True
"""
"""Libraries that may be missing, or have no types: what comes from them is not checked."""


def test_every_example_is_typed(tmp_path: Path) -> None:
    """Each in a module of its own, all in one run, with the cache of the project's mypy."""
    count = 0
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for number, block in enumerate(re.findall(r"(?ms)^```python\n(.*?)^```", text), 1):
            name = re.sub(r"\W", "_", page.stem)
            (tmp_path / f"{name}_{number}.py").write_text(block, encoding="utf-8")
            count += 1
    (tmp_path / "mypy.ini").write_text(UNTYPED, encoding="utf-8")
    assert count > 60
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--no-error-summary"),
            *("--config-file", str(tmp_path / "mypy.ini"), "--python-version", "3.11"),
            *("--cache-dir", str(ROOT / ".mypy_cache" / "docs"), str(tmp_path)),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
