"""The bots of the house: which there are, and their thinking, in threads of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random, SystemRandom
from typing import Final

import structlog

from augury.bots import NAMES, Bot, bot
from augury.game import Move, View

__all__ = ["names", "think"]

log = structlog.get_logger("augury.minds")

_THINKERS: Final = ThreadPoolExecutor(2, "augury-bot")


def names() -> tuple[str, ...]:
    """The bots that can be seated, the weakest first."""
    return NAMES


async def think(name: str, view: View) -> Move:
    """What the bot does, from what its seat may know."""
    return await asyncio.get_running_loop().run_in_executor(_THINKERS, _think, name, view)


def _think(name: str, view: View) -> Move:
    rng = Random(SystemRandom().getrandbits(64))
    try:
        return _bot(name).act(view, rng)
    except Exception:  # rather a poor move than a table that waits for ever
        log.exception("a bot failed", bot=name)
        return rng.choice(view.legal_actions)


@cache
def _bot(name: str) -> Bot:
    return bot(name)
