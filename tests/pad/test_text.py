"""The `.pad` file: readable, exact, and its mistakes are named with their line."""

import pytest

from augury import Rules
from augury.game import BOMB, CLOUD
from augury.pad import Cell, PadError, Round, Sheet, dumps, edits, facts, loads
from augury.pad.text import round_lines

TEXT = """\
pad 1
rules: players=4 special=bomb,cloud
seat 0: Ada
seat 1: "Ben #2"
seat 2: Cem
seat 3: Dora
dealer: 3
date: 2026-11-16

round 1 cards 1 trump R: 0/0 1/0 0/1 0/0   # totals 20 -10 -10 20
round 2 cards 2 trump none bomb: 1/0 0+1/1 0/0 0/0   # totals 10 20 10 40
round 3 cards 3 struck: 3/? ? ?/1 ?
round 4 cards 4: 1/1 0/0 3/3 -   # totals 40 40 60 40
"""


def test_it_reads_as_it_is_written() -> None:
    sheet = loads(TEXT)
    assert dumps(sheet) == TEXT
    assert sheet.names == ("Ada", "Ben #2", "Cem", "Dora")
    assert sheet.rules == Rules(players=4, special=(BOMB, CLOUD))
    assert sheet.rounds[1] == Round(
        2, (Cell(1, 0), Cell(0, 1, 1), Cell(0, 0), Cell(0, 0)), bombed=True, trump="none"
    )
    assert sheet.rounds[3].cells[3] is None
    assert facts(sheet).totals == (40, 40, 60, 40)
    assert round_lines(TEXT) == (10, 11, 12, 13)
    assert dumps(edits.end(sheet)) == TEXT + "end\n"


def test_it_may_be_written_as_people_write() -> None:
    text = """\ufeff# the pad of the kitchen table
pad 1   # the first
  seat 0:Ada
seat 1: Ben
seat 2: Cem
rules:   players=3

round 1   cards 1 : 0/0   1/0\t0/1
"""
    assert facts(loads(text)).totals == (20, -10, -10)
    assert loads(text.replace("\n", "\r\n")) == loads(text)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "no-pad"),
        ("wiz 1\n", 1, "no-pad"),
        ("pad 1\n", 1, "no-rules"),
        (TEXT.removesuffix("\n"), 13, "cut"),
        (changed("dealer: 3", "dealer: 4"), 7, "dealer"),
        (changed("dealer: 3", "dealers: 3"), 7, "unread"),
        (changed("dealer: 3", "seat 2: Eve"), 7, "twice"),
        (changed("players=4", "players=7"), 2, "rules"),
        (changed("players=4", "players=4 foresight=first-round"), 2, "rules"),
        (changed("seat 2: Cem", "seat 2: Ada"), 5, "name-twice"),
        (changed("seat 2: Cem", "seat 2:"), 5, "name"),
        (changed('seat 1: "Ben #2"', 'seat 1: "Ben'), 4, "quote"),
        (changed("seat 3: Dora\n", ""), 7, "seat"),
        (changed("2026-11-16", "16.11.2026"), 8, "date"),
        (changed("round 2", "round 3"), 11, "order"),
        (changed("cards 2", "cards 16"), 11, "cards"),
        (changed("trump R", "trump Q"), 10, "trump"),
        (changed("0/0 1/0", "0/0 2/0"), 10, "bid"),
        (changed("0/0 1/0", "0/0 1/2"), 10, "taken"),
        (changed("0/0 1/0", "0/0 1-0"), 10, "cell"),
        (changed("0/0 1/0 0/1", "0/0 0/1"), 10, "cells"),
        (changed("0+1/1", "0-1/1"), 11, "change"),
        (changed("0+1/1 0/0", "0+1/1 0+1/0"), 11, "change-twice"),
        (changed("special=bomb,cloud", "special=cloud"), 11, "no-bomb"),
        (changed("special=bomb,cloud", "special=bomb"), 11, "no-cloud"),
        (changed("1/1 0/0 3/3 -", "1/1 0/0 - -"), 13, "too-few"),
        (changed("round 1 cards 1", "round 1"), 10, "unread"),
        (changed("cards 1 trump R", "cards 1 trumps R"), 10, "unread"),
        (TEXT + "end\nround 5 cards 5: ? ? ? ?\n", 15, "after-end"),
        (TEXT + "fin\n", 14, "unread"),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(PadError) as caught:
        loads(text)
    assert (caught.value.line, caught.value.problem.code) == (line, code)
    assert str(caught.value).startswith(f"line {line}: ")


def test_what_is_not_right_yet_can_be_kept() -> None:
    sheet = Sheet(Rules(players=3), ("Ada", "Ben", "Cem"))
    sheet = edits.enter(sheet, 1, (0, 0, 0), (1, 1, 1))
    assert loads(dumps(sheet)) == sheet


def test_who_deals_first_is_the_pads_own() -> None:
    """O1: the option of the rules says it where a text has no line for it, and is not kept."""
    rules = Rules(players=3, first_dealer=2)
    sheet = Sheet(rules, ("Ada", "Ben", "Cem"), dealer=1)
    assert sheet.rules == Rules(players=3)
    assert "dealer: 1" in dumps(sheet)
    text = "pad 1\nrules: players=3 first_dealer=2\nseat 0: Ada\nseat 1: Ben\nseat 2: Cem\n"
    assert loads(text).dealer == 2
    assert loads(f"{text}dealer: 1\n").dealer == 1
    assert loads(text.replace("=2\n", "=lot\n")).dealer == 0
