"""The bots of the house: which there are, and their thinking, in threads of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom
from typing import Final

from augury.game import Move, View

__all__ = ["names", "think"]

_THINKERS: Final = ThreadPoolExecutor(2, "augury-bot")


def names() -> tuple[str, ...]:
    """The bots that can be seated."""
    return ("novice", "random")


async def think(bot: str, view: View) -> Move:
    """What the bot does, from what its seat may know."""
    return await asyncio.get_running_loop().run_in_executor(_THINKERS, _think, bot, view)


def _think(bot: str, view: View) -> Move:
    return Random(SystemRandom().getrandbits(64)).choice(view.legal_actions)
