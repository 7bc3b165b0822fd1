"""The rules of a game, and how they are chosen.

options     what each option may be, and the words for it
ruleset     all of them together, as one value without contradictions
editions    what each rulebook takes for granted
choices     what a person asks for, and what stands in the way
"""

from augury.game.rules.options import PLAYERS, Bidding, CloudChange, Foresight, Mode
from augury.game.rules.ruleset import Rules, companions

__all__ = ["PLAYERS", "Bidding", "CloudChange", "Foresight", "Mode", "Rules", "companions"]
