"""What the documentation points to is there, and what there is stands in it."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from augury import Rules, batch
from augury.arena import Results
from augury.cli.commands.options import flag
from augury.game.rules.choices import CHOICES

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "augury"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MADE = ("build/", "src/augury_page/static")  # by make, not by us

_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"(?:[\w-]+/)+(?:[\w-]+(?:\.\w+)+)?")
_TARGET = re.compile(r"(?:^\$ |^ {4}|`)make ([a-z-]+)", re.MULTILINE)
_SCRIPT = re.compile(r"python (?:-m )?([a-z_][\w./]+)([^`\n#|]*)")


def named(page: Path) -> Iterator[str]:
    """The files and folders of this repository that a page names."""
    tops = {path.name for path in (*ROOT.iterdir(), *ROOMS.iterdir()) if path.is_dir()}
    for code in _CODE.findall(page.read_text(encoding="utf-8")):
        for path in _PATH.findall(code):
            if path.split("/")[0] in tops and code.startswith(path) and not path.startswith(MADE):
                yield path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_only_files_that_exist(page: Path) -> None:
    gone = [path for path in named(page) if not ((ROOT / path).exists() or (ROOMS / path).exists())]
    assert gone == []


def test_such_names_are_found() -> None:
    """Otherwise the test above could not fail."""
    assert "game/cards.py" in named(ROOT / "docs" / "glossary.md")
    assert "src/augury/game/" in named(ROOT / "README.md")


REGISTERED = {
    "python_wizard": "import augury.envs.openspiel",
    "augury/Wizard-v0": "import augury.envs.gymnasium",
}
"""What a library finds by name only after a module of ours has been imported."""


def blocks(page: Path) -> list[str]:
    """The Python of a page, block by block; each is run by itself (`conftest.py`)."""
    return re.findall(r"(?ms)^```python\n(.*?)^```", page.read_text(encoding="utf-8"))


def test_an_example_imports_what_registers_the_game() -> None:
    """Run after another example, it would work without."""
    naming = [
        (block, needed)
        for page in PAGES
        for block in blocks(page)
        for name, needed in REGISTERED.items()
        if f'"{name}' in block
    ]
    assert len(naming) >= 4
    assert [block for block, needed in naming if needed not in block] == []


@pytest.mark.parametrize("page", ["rules.md", "records.md"])
def test_every_option_of_the_rules_is_listed(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    names = [option.name for option in fields(Rules) if option.init]
    assert [name for name in names if f"`{name}`" not in text] == []


@pytest.mark.parametrize(("page", "written"), [("protocol.md", str), ("play.md", flag)])
def test_every_choice_of_rules_is_listed_with_its_values(
    page: str, written: Callable[[str], str]
) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    missing = [name for name in CHOICES if f"`{written(name)}`" not in text]
    short = [one for one in CHOICES.values() if not one.several and one.name != "edition"]
    words = [word for one in short for word in one.words if isinstance(word, str)]
    assert missing == []
    assert [word for word in words if f"`{word}`" not in text] == []


def test_the_recipes_name_files_that_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = {name for name in re.findall(r"`([\w./-]+)`", text) if "/" in name}
    assert len(named) > 20
    there = (ROOT, ROOMS)
    missing = {name for name in named if not any((at / name).exists() for at in there)}
    assert missing == set()


def test_the_drawing_of_the_rooms_is_their_order() -> None:
    """That of `pyproject.toml`, which the import linter holds; the lowest first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    order = [set(re.findall(r"\w+", layer)) for layer in reversed(layers)]
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = [
        line.split("  ")[0] for line in re.findall(r"(?s)```text\n(.*?)\n```", text)[0].split("\n")
    ]
    rooms = [set(re.findall(r"\w+", line)) for line in drawn]
    height = {room: at for at, layer in enumerate(order) for room in layer}
    below = [max(map(height.__getitem__, room)) for room in rooms]
    assert below == sorted(below)
    assert set().union(*rooms) == {
        path.name for path in ROOMS.iterdir() if (path / "__init__.py").exists()
    }


_WHERE = re.compile(r"`([A-Za-z_]+)`\s+(?:in|of|\()\s*`([\w/.]+\.(?:py|ts))`")


def test_the_architecture_names_what_stands_in_the_files() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    pairs = [(one[1], one[2]) for one in _WHERE.finditer(text)]
    assert len(pairs) >= 2
    for name, place in pairs:
        path = next(at / place for at in (ROOMS, ROOT) if (at / place).exists())
        assert re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")), f"{place} has no {name}"


def listed(page: str, heading: str) -> list[str]:
    """The names in the first column of a table, without what they are called with."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    table, _, _ = text[text.index(heading) :].partition("\n\n")
    first = "".join(row.split("|")[1] for row in table.splitlines()[2:])
    return re.findall(r"`(\w+)", first)


def test_the_tables_of_what_there_is_name_what_there_is() -> None:
    of_results = listed("arena.md", "| of `Results` |")
    of_batch = listed("research.md", "| | |\n|---|---|\n| `options(rules)`")
    assert len(of_results) > 6
    assert len(of_batch) > 20
    assert [name for name in of_results if not hasattr(Results, name)] == []
    assert [name for name in of_batch if not hasattr(batch, name)] == []
    assert set(of_batch) == {name for name in batch.__all__ if name.islower()}


def public_names() -> Iterator[str]:
    """Every name that a module of the package lists in `__all__`, in full."""
    for path in sorted(ROOMS.rglob("*.py")):
        parts = ("augury", *path.relative_to(ROOMS).with_suffix("").parts)
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found = re.search(r"(?ms)^__all__ = (\[.*?\])", path.read_text(encoding="utf-8"))
        for name in ast.literal_eval(found[1]) if found else ():
            yield f"{module}.{name}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation as it is published; what is wrong with a link or the `nav` fails here."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)),
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},  # about a successor, not our fault
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_public_name_stands_in_the_reference(site: Path) -> None:
    pages = (path.read_text(encoding="utf-8") for path in site.glob("reference/*/index.html"))
    there = {found for page in pages for found in re.findall(r'\bid="([^"]+)"', page)}
    names = set(public_names())
    assert len(names) > 250
    assert sorted(names - there) == []


def test_the_reference_begins_with_what_is_needed_first(site: Path) -> None:
    for room in ("augury", "augury.game"):
        page = site / "reference" / room.rpartition(".")[2] / "index.html"
        text = page.read_text(encoding="utf-8")
        names = (
            "start",
            "step",
            "deal",
            "view",
            "follow",
            "Bid",
            "Rules",
            "JESTER",
            "IllegalAction",
        )
        places = [text.index(f'id="{room}.{name}"') for name in names]
        assert places == sorted(places)


def test_the_site_can_be_searched(site: Path) -> None:
    assert 'data-md-component="search"' in (site / "index.html").read_text(encoding="utf-8")
    index = (site / "search/search_index.json").read_text(encoding="utf-8")
    assert "reference/game/#augury.game.Rules" in index


def scripts(page: Path) -> Iterator[tuple[str, str]]:
    """Every script of ours that a page says how to run, and what it is given."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    for name, given in _SCRIPT.findall(text):
        path = name.removesuffix(".py").replace(".", "/")
        if (ROOT / path.split("/")[0]).is_dir():
            yield path, given


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_shows_only_commands_that_can_be_given(page: Path) -> None:
    """Of the options of a script: read, not run, since some take hours."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = _TARGET.findall(page.read_text(encoding="utf-8"))
    wrong = [f"make {name}" for name in targets if f"\n{name}:" not in makefile]
    for path, given in scripts(page):
        files = (ROOT / f"{path}.py", ROOT / path / "__main__.py")
        source = "".join(file.read_text(encoding="utf-8") for file in files if file.exists())
        options = re.findall(r" (--[\w-]+)", given)
        wrong += [f"{path} {option}" for option in options if f'"{option}"' not in source]
        wrong += [] if source else [path]
    assert wrong == []


def test_such_commands_are_found() -> None:
    """Otherwise the test above could not fail."""
    shown = dict(scripts(ROOT / "docs" / "training.md"))
    assert "--seconds" in shown["train/analysis_networks"]
    assert "play" in _TARGET.findall((ROOT / "README.md").read_text(encoding="utf-8"))
