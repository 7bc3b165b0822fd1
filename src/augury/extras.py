"""What does not come with the rules: files that lie in packages of their own."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from augury.game.errors import MissingExtra


def networks_file(name: str) -> Traversable:
    """A file of `augury_networks`: weights, or the puzzles. Raises `MissingExtra`."""
    try:
        return files("augury_networks").joinpath(name)
    except ModuleNotFoundError:
        raise MissingExtra("the networks and puzzles are not installed", "bots") from None


def page_folder() -> Path:
    """Where `augury_page` has the page; without it, a folder that is not there."""
    found = find_spec("augury_page")
    return Path(found.origin if found and found.origin else "augury_page").parent / "static"
