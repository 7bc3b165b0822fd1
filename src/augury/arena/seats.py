"""Who sits at the table: our own players in this process, guests in one of their own.

A guest is code of unknown manners. It gets its views over a pipe and gives its moves in the game's
notation, so it can neither change what others see nor take the match down with it. One that does
not answer in time, says too much or says it unasked is ended, and a new one takes over.

`process:COMMAND` is a guest that is a program of its own, in any language: it is started as it
stands and spoken to in the same lines of JSON.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from queue import Empty, SimpleQueue
from random import Random
from subprocess import PIPE, Popen
from threading import Thread
from time import perf_counter
from traceback import format_exc
from typing import Any, Final, Protocol, TextIO, TypeAlias, get_args

from augury.bots import NAMES, Bot, bot
from augury.bots.bot import in_one_line
from augury.game import AuguryError, Move, View, parse_action, parse_move, to_json
from augury.game.errors import BotError, NotationError
from augury.game.play.actions import Chance

Spec: TypeAlias = str | Bot | Callable[[], Bot]
"""How a player is given: by name, or itself."""

_START_LIMIT: Final = 60.0  # seconds to start a process and make a player in it
_LINE_LIMIT: Final = 1 << 20  # characters of an answer
_PATIENCE: Final = 10  # questions without an answer, until nothing is asked any more
_UNREAD: Final = 100  # lines that nobody asked for
_PROCESS: Final = "process:"


@dataclass(frozen=True)
class BotAnswer:
    """What a player said to a view: a move, or what went wrong."""

    move: Move | None
    seconds: float
    fault: str = ""
    trace: str = ""


class SeatedBot(Protocol):
    """A player in its seat, for one game."""

    def ask(self, view: View) -> BotAnswer:
        """What it does. Never raises, whatever the player does."""


def is_guest(spec: str) -> bool:
    """Whether the player is anyone's but ours."""
    return spec.partition(":")[0] not in NAMES


def check(spec: Spec, limit: float) -> None:
    """Raise `BotError` unless `spec` names a player."""
    seated = sit(spec, 0, "", limit)
    if isinstance(seated, _Guest):
        seated.raise_refusal()


def sit(spec: Spec, seat: int, seed: str, limit: float) -> SeatedBot:
    """A new player for one game; a guest has `limit` seconds for every decision.

    Who is given as a class or an object lives in this process, and has no limit. A guest that
    never sat down is refused with a `BotError`; one that did before, and does not now, is at fault
    when it is first asked.
    """
    if not isinstance(spec, str) or not is_guest(spec):
        return _Resident(spec, seed)
    guest = _guest(spec)
    guest.sit(seat, seed, limit)
    return guest


class _Resident:
    def __init__(self, spec: Spec, seed: str) -> None:
        self._bot, self._rng = bot(spec), Random(seed)

    def ask(self, view: View) -> BotAnswer:
        begun = perf_counter()
        try:
            move = self._bot.act(view, self._rng)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a match outlives its players' mistakes
            return BotAnswer(None, perf_counter() - begun, in_one_line(error), format_exc())
        seconds = perf_counter() - begun
        if not isinstance(move, get_args(Move)):
            return BotAnswer(None, seconds, f"answered {move!r}, which is no move")
        return BotAnswer(move, seconds)


class _Guest:
    """A player in a process of its own, which serves all its seats in all games of this one."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._process: _Process | None = None
        self._seeds: dict[int, str] = {}
        self._limit = 0.0
        self._failures = 0  # in a row
        self._has_sat = False  # ever
        self._refusal = ""  # why it did not sit down, until that is told

    def sit(self, seat: int, seed: str, limit: float) -> None:
        self._seeds[seat], self._limit = seed, limit
        if self._failures >= _PATIENCE:
            return
        try:
            reply = self._exchange({"sit": seat, "seed": seed}, _START_LIMIT)
        except _NoReply as error:
            reply = {"refused": f"player {self._spec!r} cannot be made: {error}"}
        if "refused" not in reply:
            self._has_sat = True
            return
        self._refusal = str(reply["refused"])
        if not self._has_sat:
            self.raise_refusal()

    def raise_refusal(self) -> None:
        """Raise `BotError` if it did not sit down."""
        refusal, self._refusal = self._refusal, ""
        if refusal:
            raise BotError(refusal)

    def ask(self, view: View) -> BotAnswer:
        if self._failures >= _PATIENCE:
            return BotAnswer(
                None, 0.0, f"did not answer {_PATIENCE} times in a row, and is not asked"
            )
        if self._refusal:
            refusal, self._refusal = self._refusal, ""
            self._failures += 1
            return BotAnswer(None, 0.0, refusal)
        begun = perf_counter()
        try:
            reply = self._exchange({"view": to_json(view)}, self._limit)
            self._failures = 0
        except _NoReply as error:
            self._failures += 1
            seconds = perf_counter() - begun
            for seat, seed in self._seeds.items():  # a new one takes over
                self.sit(seat, seed, self._limit)
            return BotAnswer(None, seconds, str(error))
        seconds = perf_counter() - begun
        if not self._spec.startswith(_PROCESS):  # our own side of the pipe measures better
            seconds = float(reply["seconds"])
        if "fault" in reply:
            return BotAnswer(None, seconds, str(reply["fault"]), str(reply.get("trace", "")))
        try:
            return BotAnswer(_read_move(reply, view), seconds)
        except AuguryError as error:
            return BotAnswer(None, seconds, str(error))

    def dismiss(self) -> None:
        """End its process: nobody will ask again."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _exchange(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        """The reply to a message. Raises `_NoReply` if there is none, and ends the process."""
        if self._process is None:
            self._process = _Process(self._spec)
        try:
            return self._process.exchange(message, limit)
        except _NoReply:
            self.dismiss()
            raise


def _read_move(reply: dict[str, Any], view: View) -> Move:
    """What a guest does: a move with its seat, or as `legal_actions` has it, without."""
    text = reply.get("move")
    if not isinstance(text, str):
        raise NotationError(f"answered {str(reply)[:200]}, and not with a move")
    if ":" not in text:
        return parse_move(text, -1 if view.seat is None else view.seat)
    move = parse_action(text)
    if isinstance(move, Chance):
        raise NotationError(f"answered {text[:200]!r}, which is no move of a player")
    return move


class _NoReply(Exception):
    """A guest's process ended, or took too long, and why one knows."""


class _Process:
    """The process of a guest: one line of JSON goes in, one comes out."""

    def __init__(self, spec: str) -> None:
        self._leads = spec.startswith(_PROCESS) and hasattr(os, "killpg")
        try:
            self._process = Popen(
                _command(spec),
                stdin=PIPE,
                stdout=PIPE,
                encoding="utf-8",
                errors="replace",
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                start_new_session=self._leads,  # then those that it starts end with it
            )
        except OSError as error:
            raise _NoReply(f"{error.strerror or error}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._replies: SimpleQueue[str] = SimpleQueue()
        self._listener = Thread(
            target=_listen, args=(self._process.stdout, self._replies), daemon=True
        )
        self._listener.start()

    def exchange(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        if not self._replies.empty():
            early = self._replies.get()
            if not early:
                raise _NoReply(f"its process ended (exit status {self.end()})")
            raise _NoReply(f"its process said {early[:200]!r} without being asked")
        try:
            self._input.write(json.dumps(message) + "\n")
            self._input.flush()
            line = self._replies.get(timeout=limit)
        except Empty:
            raise _NoReply(f"did not answer within {limit:g} s") from None
        except OSError:
            raise _NoReply(f"its process ended (exit status {self.end()})") from None
        if not line:
            raise _NoReply(f"its process ended (exit status {self.end()})")
        if len(line) >= _LINE_LIMIT:
            raise _NoReply(f"its process answered with more than {_LINE_LIMIT:,} characters")
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            raise _NoReply(f"its process answered {line[:200]!r}, which is no JSON") from None
        if not isinstance(reply, dict):
            raise _NoReply(f"its process answered {line[:200]!r}, which is no object")
        return reply

    def end(self) -> int:
        """End the process; its exit status."""
        if self._leads and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        status = self._process.wait()
        with suppress(OSError):  # what it never read
            self._input.close()
        self._listener.join(1)  # longer only if processes of its own hold its output open
        return status


def _listen(output: TextIO, replies: SimpleQueue[str]) -> None:
    """Pass lines on; an empty one says that there will be no more."""
    with output:
        while line := output.readline(_LINE_LIMIT):
            replies.put(line)
            if replies.qsize() > _UNREAD or len(line) >= _LINE_LIMIT:
                return  # nobody reads it any more: what it goes on saying stays in the pipe
        replies.put("")


def _command(spec: str) -> list[str]:
    """How the process of a guest is started."""
    if not spec.startswith(_PROCESS):
        return [sys.executable, "-m", "augury.arena.guest", spec]
    try:
        command = shlex.split(spec.removeprefix(_PROCESS))
    except ValueError as error:
        raise _NoReply(f"its command cannot be read: {error}") from None
    if not command:
        raise _NoReply("there is no command after process:")
    return command


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
