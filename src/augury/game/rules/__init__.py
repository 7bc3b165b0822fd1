"""The rules of a game, and how they are chosen.

variants    what may differ from one table to the next, as values
words       an option's value from the words for it, and back
options     a record for each option: its values, default, words
ruleset     all of them together, as one value without contradictions
editions    what each rulebook takes for granted
choices     what a person asks for, and what stands in the way
"""

from augury.game.rules.ruleset import Rules, companions
from augury.game.rules.variants import (
    PLAYERS,
    Bidding,
    CloudChange,
    Foresight,
    LastBid,
    Lot,
    Mode,
    Ties,
)

__all__ = [
    "PLAYERS",
    "Bidding",
    "CloudChange",
    "Foresight",
    "LastBid",
    "Lot",
    "Mode",
    "Rules",
    "Ties",
    "companions",
]
