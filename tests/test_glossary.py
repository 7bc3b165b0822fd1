"""The glossary and the code agree: what a row names is called so where it lives."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "augury"

_ROW = re.compile(r"^\| (?P<terms>[^|]+) \| [^|]+ \| (?P<places>[^|]+) \|$", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)  # of the page
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")  # of an identifier: sharedPad, HAND_SIZE


def rows() -> Iterator[tuple[str, list[str]]]:
    """Every term with the places where it lives; the game's commonest words live everywhere."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for row in _ROW.finditer(text):
        terms = re.sub(r"\(.*?\)", "", row["terms"])
        for term in terms.split(","):
            if places := re.findall(r"`([^`]+)`", row["places"]):
                yield term.strip(), places


def files(place: str) -> Iterator[Path]:
    """The source files at a place, which the glossary names from the root or from our package."""
    for path in (ROOT / place, ROOMS / place):
        found = path.rglob("*") if path.is_dir() else [path]
        yield from (one for one in found if one.suffix in {".py", ".ts", ".svelte", ".ftl"})


def identifiers(path: Path) -> Iterator[str]:
    """What a file and the things in it are called, without what is only said about them."""
    yield path.stem
    yield path.parent.name
    if not path.exists():
        return
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        yield from (token.string for token in tokens if token.type == tokenize.NAME)
    else:
        yield from re.findall(r"\w+", _COMMENT.sub("", text))


def stem(word: str) -> str:
    """A word without the endings that a name may have: bids, bidding."""
    return re.sub(r"(ies|es|s|y|e)$", "", word.lower())


@pytest.mark.parametrize(("term", "places"), [*rows()])
def test_a_term_is_a_name_where_it_lives(term: str, places: list[str]) -> None:
    names = {name for place in places for path in files(place) for name in identifiers(path)}
    parts = {stem(part) for name in names for part in _PART.findall(name)}
    words = re.findall(r"\w{3,}", term)
    assert any(stem(word) in parts for word in words), f"nothing there is called {term}"


def test_a_wrong_word_is_found() -> None:
    """Otherwise the test above could not fail."""
    names = set(identifiers(ROOMS / "game" / "cards.py"))
    assert "Kind" in names
    assert "cardboard" not in names  # which its docstring says
