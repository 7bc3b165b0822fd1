"""The compiled engine is the one that is written: the same source, and the same games."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import native

ROOT = Path(__file__).parents[1]
PLAYED = """
import hashlib, random
from augury import Phase, deal, legal_actions, start, view
from augury.game import apply
from augury.game.play import engine
from augury.game.text.wire import encode
from augury.testing.rules import random_rules

found = hashlib.sha256()
for seed in range({games}):
    rng = random.Random(seed)
    state = start(random_rules(rng))
    while state.phase is not Phase.OVER:
        if state.to_act:
            action = rng.choice(legal_actions(state, rng.choice(state.to_act)))
        else:
            action = deal(state.table, rng)
        state = apply(state, action)
        for seat in (None, *range(state.rules.players)):
            found.update(encode(view(state, seat)))
    found.update(repr(state).encode())
print(engine.__file__.rpartition(".")[2], found.hexdigest())
"""


def test_copies_are_written_out_for_every_value_that_has_the_fields() -> None:
    source = """
@dataclass(frozen=True)
class Point:
    x: int
    y: int | None

def move(point: Point) -> Point:
    return replace(point, y=2)
"""
    ((path, text),) = native.expand({"point.py": source})
    assert path == "point.py"
    assert "return point.with_y(2)" in text
    assert "def with_y(self, y: int | None) -> Point:\n        return Point(self.x, y)" in text
    assert "def __init__(self, x: int, y: int | None) -> None:\n        self.x = x" in text


def test_a_class_that_says_how_it_is_made_stays_as_it_is() -> None:
    source = """
@dataclass(frozen=True)
class Point:
    x: int = 0
"""
    ((_, text),) = native.expand({"point.py": source})
    assert "__init__" not in text


def test_every_copy_of_the_engine_has_its_method() -> None:
    """Else mypy refuses what was expanded, and nobody would notice before `make native`."""
    paths = [native.SOURCE / "augury" / "game" / f"{name}.py" for name in native.MODULES]
    texts = {str(path): path.read_text("utf-8") for path in paths}
    called, defined = set[str](), set[str]()
    for _, text in native.expand(texts):
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Attribute(attr=name)) if name.startswith("with_"):
                    called.add(name)
                case ast.FunctionDef(name=name):
                    defined.add(name)
                case _:
                    pass
    assert called
    assert called <= defined


@pytest.mark.skipif(
    "AUGURY_NATIVE" not in os.environ, reason="make native: the engine is compiled there"
)
def test_both_play_the_same_games() -> None:
    """Random games of random rules: every view as JSON, and the last state as it prints."""
    told = {}
    for folder in (ROOT / "src", Path(os.environ["AUGURY_NATIVE"])):
        done = subprocess.run(
            [sys.executable, "-c", PLAYED.format(games=300)],
            env=os.environ | {"PYTHONPATH": str(folder)},
            capture_output=True,
            text=True,
            check=True,
        )
        end, digest = done.stdout.split()
        told[end] = digest
    assert told.keys() == {"py", "pyd" if os.name == "nt" else "so"}
    assert len(set(told.values())) == 1
