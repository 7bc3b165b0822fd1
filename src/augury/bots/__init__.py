"""Players: a view in, an action out.

    bot("apprentice").act(view, rng)      # one of view.legal_actions
    bot("adept:ms=100")                   # options follow the name
    bot("my_package.my_module:MyBot")     # anyone's, or bot(MyBot)

A player never gets a `State`, and plays every rule set, all variants and special cards.
"""

from augury.bots.bot import Bot
from augury.bots.registry import BOTS, NAMES, Player, bot

__all__ = ["BOTS", "NAMES", "Bot", "Player", "bot"]
