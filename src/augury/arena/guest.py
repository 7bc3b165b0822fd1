"""A process for a player that is not ours: `python -m augury.arena.guest package.module:Name`.

A guest is told, one JSON text a line, to sit down (`{"sit": 2, "luck": "…"}`) or what it sees
(`{"view": {…}}`), and answers each with a line. It shares no object with the arena or with other
players, so whatever it does to the values it is given, it does to its own.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from random import Random
from time import perf_counter
from traceback import format_exc
from typing import Any, get_args

from augury.bots import Bot, bot
from augury.game import AuguryError, Move, View, format_action, from_json

__all__ = ["attend"]


def attend(spec: str) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    voice = os.dup(1)
    os.dup2(2, 1)  # what the player prints is no answer
    seats: dict[int, tuple[Bot, Random]] = {}
    with suppress(BrokenPipeError):
        for line in sys.stdin:
            os.write(voice, json.dumps(_answer(spec, seats, json.loads(line))).encode() + b"\n")


def _answer(
    spec: str, seats: dict[int, tuple[Bot, Random]], asked: dict[str, Any]
) -> dict[str, Any]:
    if "sit" in asked:
        try:
            seats[asked["sit"]] = bot(spec), Random(asked["luck"])
        except AuguryError as error:
            return {"refused": str(error)}
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is told
            return {"refused": f"player {spec!r} cannot be made: {told(error)}"}
        return {}
    view = from_json(asked["view"])
    assert isinstance(view, View)
    assert view.seat is not None
    player, rng = seats[view.seat]
    begun = perf_counter()
    try:
        move = player.act(view, rng)
        seconds = perf_counter() - begun
        if isinstance(move, get_args(Move)):
            return {"move": format_action(move), "seconds": seconds}
        return {"fault": f"answered {move!r}, which is no move", "seconds": seconds}
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is told
        seconds = perf_counter() - begun
        return {"fault": told(error), "trace": format_exc(), "seconds": seconds}


def told(error: BaseException) -> str:
    """An exception in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


if __name__ == "__main__":
    attend(sys.argv[1])
