"""A process for a player that is not ours: `python -m augury.arena.guest package.module:Name`.

A guest gets one JSON text a line, to sit down (`{"sit": 2, "seed": "…"}`) or with what it sees
(`{"view": {…}}`), and answers each with a line. It shares no object with the arena or with other
players, so whatever it does to the values it is given, it does to its own. It ends with the arena,
even in the middle of a thought.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import perf_counter, sleep
from traceback import format_exc
from typing import Any, Final, get_args

from augury.bots import Bot, bot
from augury.bots.bot import in_one_line
from augury.game import AuguryError, Move, View, format_action, from_json

_GRACE: Final = 1.0  # seconds to end by itself


def attend(spec: str) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    output = os.dup(1)
    os.dup2(2, 1)  # what the player prints is no answer
    lines: SimpleQueue[str] = SimpleQueue()
    Thread(target=_listen, args=(lines,), daemon=True).start()
    seats: dict[int, tuple[Bot, Random]] = {}
    with suppress(BrokenPipeError):
        while line := lines.get():
            os.write(output, json.dumps(_answer(spec, seats, json.loads(line))).encode() + b"\n")


def _listen(lines: SimpleQueue[str]) -> None:
    """Pass on what is asked, and see to it that this process ends when nobody asks any more."""
    for line in sys.stdin:
        lines.put(line)
    lines.put("")
    sleep(_GRACE)
    os._exit(1)  # the player thinks, or does something else that takes long


def _answer(
    spec: str, seats: dict[int, tuple[Bot, Random]], asked: dict[str, Any]
) -> dict[str, Any]:
    if "sit" in asked:
        try:
            seats[asked["sit"]] = bot(spec), Random(asked["seed"])
        except AuguryError as error:
            return {"refused": str(error)}
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
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is reported
        seconds = perf_counter() - begun
        return {"fault": in_one_line(error), "trace": format_exc(), "seconds": seconds}


if __name__ == "__main__":
    attend(sys.argv[1])
