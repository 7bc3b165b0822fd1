"""The first screen is there soon: it brings nothing along that it does not need.

How soon, `benchmarks/terminal.py` measures.
"""

import subprocess
import sys
from pathlib import Path

import pytest

SLOW = {"httpx", "jax", "numpy", "pydantic", "starlette", "typer", "websockets"}
FIRST_SCREEN = """
import asyncio, sys
from augury.cli.full.app import FullScreen
from augury.cli.full.screens.game import GameScreen

GameScreen.follow_game = lambda self: None  # bots are made once the table is to be seen

async def show():
    app = FullScreen("en", now={now})
    async with app.run_test() as pilot:
        await pilot.pause()
        print(app.screen.__class__.__name__, *sys.modules)

asyncio.run(show())
"""


@pytest.mark.parametrize(("now", "screen"), [(False, "ListScreen"), (True, "GameScreen")])
def test_the_first_screen_imports_nothing_slow(now: bool, screen: str, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", FIRST_SCREEN.format(now=now)],
        capture_output=True,
        text=True,
        check=True,
        env={"XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)},
    )
    first, *modules = run.stdout.split()
    assert first == screen
    assert SLOW.isdisjoint(modules)


def test_a_command_brings_along_only_itself() -> None:
    program = "import sys; from augury.cli.commands.app import make_app; make_app(['play'])"
    run = subprocess.run(
        [sys.executable, "-c", f"{program}; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )
    modules = run.stdout.split()
    assert "augury.cli.commands.play" in modules
    assert (SLOW - {"typer"}).isdisjoint(modules)
    assert not {"textual", "augury.cli.commands.arena"} & set(modules)
