"""The score pad: kept by the new options; the page's tables have them, too."""

from random import Random
from typing import Any

from augury.game import Rules
from augury.pad import dumps, loads
from tests.pad.sheets import new_sheet
from tests.web.tools import tool


def play() -> None:
    form = tool("pad_tables").FORM
    assert form["misere"] == (False, True)
    assert form["tempo"] == ("slow", "brisk")
    assert "handicap" not in form
    chosen: dict[str, Any] = {"misere": True, "tempo": "brisk"}
    sheet = new_sheet(Rules(players=3, **chosen), Random(1))
    text = dumps(sheet)
    assert "rules: players=3 misere=yes tempo=brisk" in text
    assert loads(text) == sheet
