"""Who does the work: this process, all cores of this machine, or a Ray cluster.

A game is decided by its match and its fixture alone, so it does not matter who plays it or when.
Games come back as they are finished, in any order.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final

from augury.arena.errors import ArenaError
from augury.arena.games import Played, play
from augury.arena.matches import Fixture, Match
from augury.arena.seats import check
from augury.bots.registry import name_of
from augury.game.errors import MissingExtra
from augury.processes import cores, spread

_AHEAD: Final = 2  # games waiting for each process, so that none is idle


def run(
    match: Match,
    fixtures: Sequence[Fixture] | None = None,
    *,
    processes: int | None = None,
    ray: str | None = None,
    strict: bool = False,
    keep: bool = False,
) -> Iterator[Played]:
    """Play the match, or these fixtures of it: on all cores, on `processes`, or on a Ray cluster.

    Raises `BotError` before the first game if there is no such player, and `BotFault` as soon as
    one is at fault, if `strict`. Stopped early, it leaves nothing running. A player that lives in
    this process, in a notebook or in the script itself, plays here, and so do all others with it.
    """
    if processes is not None and processes < 1:
        raise ArenaError(f"{processes} processes: at least one has to do the work")
    for spec in dict.fromkeys(match.bots):
        check(spec, match.limit)
    work = partial(play, match, strict=strict, keep=keep)
    wanted = match.fixtures if fixtures is None else fixtures
    if match.is_here_alone:
        _check_alone(match, processes, ray)
        return map(work, wanted)
    if ray is not None:
        return _on_ray(work, wanted, ray)
    count = min(processes or cores(), len(wanted))
    return map(work, wanted) if count <= 1 else _on_cores(work, wanted, count)


def _check_alone(match: Match, processes: int | None, ray: str | None) -> None:
    """Refuse other processes for a player whom only this one can find."""
    if ray is not None or (processes or 1) > 1:
        here = next(spec for spec in match.bots if not isinstance(spec, str))
        raise ArenaError(
            f"{name_of(here)} lives in this process alone, and other processes cannot find it: "
            "put it into a module, or play with processes=1"
        )


def _on_cores(work: partial[Played], fixtures: Iterable[Fixture], count: int) -> Iterator[Played]:
    try:
        yield from spread(work, fixtures, count)
    except BrokenProcessPool:
        raise ArenaError("one of the processes ended in the middle of a game") from None


def _on_ray(work: partial[Played], fixtures: Iterable[Fixture], address: str) -> Iterator[Played]:
    if find_spec("ray") is None:
        raise MissingExtra("a cluster needs Ray", "cluster")
    _check_address(address)
    return _with_ray(work, fixtures, address)


def _check_address(address: str) -> None:
    """Whether anyone is there at all: Ray itself would go on asking for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise ArenaError(f"no Ray cluster at {address!r}: {error}") from error


def _with_ray(work: partial[Played], fixtures: Iterable[Fixture], address: str) -> Iterator[Played]:
    import ray  # noqa: PLC0415 - heavy, and seldom needed

    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            reason = " ".join(str(error).split())
            raise ArenaError(f"no Ray cluster at {address!r}: {reason}") from error

    @ray.remote
    def task(fixture: Fixture) -> Played:
        return work(fixture)

    rest = iter(fixtures)
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        ahead = _AHEAD * max(1, int(resources.get("CPU", 1)))
        waiting: list[Any] = [task.remote(one) for one in islice(rest, ahead)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [task.remote(one) for one in islice(rest, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    finally:
        if ours:
            with suppress(KeyboardInterrupt):
                ray.shutdown()
