"""Who sits at the table: our own players in this process, guests in one of their own.

A guest is code of unknown manners. It gets its views over a pipe and gives its moves in the game's
notation, so it can neither change what others see nor take the match down with it.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import Random
from subprocess import PIPE, Popen
from time import perf_counter
from traceback import format_exc
from typing import Any, Final, Protocol, get_args

from augury.bots import NAMES, bot
from augury.game import AuguryError, Move, View, parse_action, to_json
from augury.game.errors import BotError

__all__ = ["Answer", "Seated", "check", "is_guest", "sit"]


@dataclass(frozen=True)
class Answer:
    """What a player said to a view: a move, or what went wrong."""

    move: Move | None
    seconds: float
    fault: str = ""
    trace: str = ""


class Seated(Protocol):
    """A player in its seat, for one game."""

    def ask(self, view: View) -> Answer:
        """What it does. Never raises, whatever the player does."""


def is_guest(spec: str) -> bool:
    """Whether the player is anyone's but ours."""
    return spec.partition(":")[0] not in NAMES


def check(spec: str) -> None:
    """Raise `BotError` unless `spec` names a player."""
    sit(spec, 0, "")


def sit(spec: str, seat: int, lot: str) -> Seated:
    """A new player for one game, whose chance comes from `lot`."""
    if not is_guest(spec):
        return _Resident(spec, lot)
    guest = _guest(spec)
    guest.sit(seat, lot)
    return guest


class _Resident:
    def __init__(self, spec: str, lot: str) -> None:
        self._bot, self._rng = bot(spec), Random(lot)

    def ask(self, view: View) -> Answer:
        begun = perf_counter()
        try:
            move = self._bot.act(view, self._rng)
        except Exception as error:  # noqa: BLE001 - a match outlives its players' mistakes
            fault = f"{type(error).__name__}: {error}"
            return Answer(None, perf_counter() - begun, fault, format_exc())
        seconds = perf_counter() - begun
        if not isinstance(move, get_args(Move)):
            return Answer(None, seconds, f"answered {move!r}, which is no move")
        return Answer(move, seconds)


class _Guest:
    """A player in a process of its own, which serves all its seats in all games of this one."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._process: Popen[str] | None = None
        self._lots: dict[int, str] = {}

    def sit(self, seat: int, lot: str) -> None:
        self._lots[seat] = lot
        reply = self._tell({"sit": seat, "luck": lot})
        if reply is None:
            raise BotError(f"player {self._spec!r} cannot be made: {self._gone()}")
        if "refused" in reply:
            raise BotError(str(reply["refused"]))

    def ask(self, view: View) -> Answer:
        begun = perf_counter()
        reply = self._tell({"view": to_json(view)})
        if reply is None:
            fault = self._gone()
            with suppress(BotError):
                for seat, lot in self._lots.items():  # a new one takes over
                    self.sit(seat, lot)
            return Answer(None, perf_counter() - begun, fault)
        seconds = float(reply["seconds"])
        if "fault" in reply:
            return Answer(None, seconds, str(reply["fault"]), str(reply.get("trace", "")))
        try:
            move = parse_action(str(reply["move"]))
        except AuguryError as error:
            return Answer(None, seconds, str(error))
        assert isinstance(move, get_args(Move))
        return Answer(move, seconds)

    def dismiss(self) -> None:
        """End its process: nobody will ask again."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _tell(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Its reply; `None` if it has gone."""
        if self._process is None:
            self._process = Popen(
                [sys.executable, "-m", "augury.arena.guest", self._spec],
                stdin=PIPE,
                stdout=PIPE,
                encoding="utf-8",
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
            reply = json.loads(self._process.stdout.readline())
        except (BrokenPipeError, ValueError):
            return None
        return reply if isinstance(reply, dict) else None

    def _gone(self) -> str:
        process = self._process
        self.dismiss()
        code = None if process is None else process.returncode
        return f"its process ended (exit status {code})"


_GUESTS: Final[list[_Guest]] = []


@cache
def _guest(spec: str) -> _Guest:
    guest = _Guest(spec)
    _GUESTS.append(guest)
    return guest


@atexit.register
def _dismiss_all() -> None:
    for guest in _GUESTS:
        guest.dismiss()
