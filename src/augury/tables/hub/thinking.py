"""Where bots think: a bot that fails makes a move all the same."""

from __future__ import annotations

import logging
from functools import cache
from random import Random, SystemRandom

from augury.bots import Bot, bot
from augury.game import Move, View

log = logging.getLogger("augury.thinking")


class Thinker:
    """Lets bots think where the tables are; meanwhile nothing else happens there."""

    async def think(self, name: str, view: View) -> Move:
        """What the bot of this name does, from what its seat may know."""
        return think(name, view)

    async def close(self) -> None:
        """Let those who think finish."""


def think(name: str, view: View) -> Move:
    """What the bot of this name does; a random legal move, if the bot fails."""
    rng = Random(SystemRandom().getrandbits(64))
    try:
        return _bot(name).act(view, rng)
    except Exception:  # rather a poor move than a table that waits for ever
        log.exception("a bot failed: %s", name)
        return rng.choice(view.legal_actions)


@cache
def _bot(name: str) -> Bot:
    return bot(name)
