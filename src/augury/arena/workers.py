"""Who does the work: this process, all cores of this machine, or a Ray cluster.

A game is decided by its match and its fixture alone, so it does not matter who plays it or when.
Games come back as they are finished, in any order.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Final

from augury.arena.errors import ArenaError
from augury.arena.games import Played, play
from augury.arena.matches import Fixture, Match
from augury.arena.seats import check

__all__ = ["cores", "run"]

_AHEAD: Final = 2  # games waiting for each process, so that none is idle


def cores() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    match: Match,
    *,
    processes: int | None = None,
    ray: str | None = None,
    strict: bool = False,
    keep: bool = False,
) -> Iterator[Played]:
    """Play the match, on so many processes (all cores, if not said) or on a Ray cluster.

    Raises `BotError` before the first game if there is no such player, and `BotFault` as soon as
    one is at fault, if `strict`. Stopped early, it leaves nothing running.
    """
    if processes is not None and processes < 1:
        raise ArenaError(f"{processes} processes: at least one has to do the work")
    for spec in dict.fromkeys(match.bots):
        check(spec, match.limit)
    work = partial(play, match, strict=strict, keep=keep)
    if ray is not None:
        return _on_ray(work, match.fixtures, ray)
    count = min(processes or cores(), match.planned)
    return map(work, match.fixtures) if count == 1 else _on_cores(work, match.fixtures, count)


def _on_cores(work: partial[Played], fixtures: Iterable[Fixture], count: int) -> Iterator[Played]:
    others = set(active_children())
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy's, in them: each has a core already
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_prepare_process)
    rest = iter(fixtures)
    waiting: set[Future[Played]] = set()
    try:
        with _interrupts_blocked():
            waiting.update(pool.submit(work, one) for one in islice(rest, _AHEAD * count))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            with _interrupts_blocked():
                waiting.update(pool.submit(work, one) for one in islice(rest, len(done)))
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise ArenaError("one of the processes ended in the middle of a game") from None
    finally:
        if waiting:  # stopped early: a game may take minutes, so do not wait for its end
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - others:
                child.terminate()
                while child.exitcode is None:  # the pool's own thread may be the one that hears it
                    child.join(0.01)
        pool.shutdown()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes that are born here never hear Ctrl-C; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare_process() -> None:
    """What a new process does first: from here on, it lives and dies with the one that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the first decides
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _on_ray(work: partial[Played], fixtures: Iterable[Fixture], address: str) -> Iterator[Played]:
    if find_spec("ray") is None:
        raise ArenaError("a cluster needs Ray: pip install 'augury[cluster]'")
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
