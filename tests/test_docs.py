"""What the documentation points to is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "augury"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MADE = ("build/", "src/augury/server/static")  # by make, not by us

_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"(?:[\w-]+/)+(?:[\w-]+(?:\.\w+)+)?")


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
