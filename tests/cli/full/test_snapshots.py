"""The pictures in the documentation are what the screen shows."""

import re

import pytest

from tests.cli.full.snapshots import PICTURES, snapshots


@pytest.mark.parametrize("name", snapshots())
def test_the_picture_is_what_the_screen_shows(name: str) -> None:
    kept = (PICTURES / name).read_text(encoding="utf-8")
    assert _words(snapshots()[name]()) == _words(kept), "python -m tests.cli.full.snapshots"


def _words(picture: str) -> list[str]:
    """What stands there, whatever the colours and numbers of the drawing are."""
    return re.findall(r">([^<>]+)</text>", picture)
