"""The score pad kept by hand, at a table made of wood: the "block of truth" (R7.3).

    sheet = Sheet(rules, ("Ada", "Ben", "Cem"))   # a value: what people said and counted
    sheet = bid(sheet, 1, 0, 2)                   # an edit is a new sheet, or a PadError
    facts(sheet)                                  # totals, leader, dealer, what is due: worked out
    dumps(sheet), loads(text)                     # the .pad file

The points are those of `augury.game.play.scoring`, and no others.
"""

from augury.pad.facts import Due, Line, PadFacts, facts
from augury.pad.figures import Figures, figures
from augury.pad.leagues import Standing, standings
from augury.pad.problems import PadError, Problem
from augury.pad.sheet import Cell, Round, Sheet
from augury.pad.text import dumps, loads

__all__ = [
    "Cell",
    "Due",
    "Figures",
    "Line",
    "PadError",
    "PadFacts",
    "Problem",
    "Round",
    "Sheet",
    "Standing",
    "dumps",
    "facts",
    "figures",
    "loads",
    "standings",
]
