"""Work spread over the cores of this machine, by processes that live and die with this one."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from types import ModuleType
from typing import Any, Final, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_AHEAD: Final = 2  # items waiting for each process, so that none is idle


def cores() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def new_processes(count: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Processes that live and die with this one; each is started when there is something to do."""
    # NumPy's threads, in them: where cores are busy several cost five times the work of one.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    spawn = get_context("spawn")  # not forked, since this one may have threads
    return ProcessPoolExecutor(count, spawn, _prepare_process, (niceness,))


def spread(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    count: int,
    stop: Future[None] | None = None,
) -> Iterator[Result]:
    """The results, as they are finished; in any order. Stopped early, it leaves nothing running.

    A thread that waits for them can be stopped from another one: by a result of `stop`.

    Raises `BrokenProcessPool` if one of the processes ends in the middle of its work.
    """
    others = set(active_children())
    pool = new_processes(count)
    rest = iter(items)
    waiting: set[Future[Result]] = set()
    try:
        with _interrupts_blocked(), _main_hidden():
            waiting.update(pool.submit(work, one) for one in islice(rest, _AHEAD * count))
        while waiting:
            awaited: set[Future[Any]] = {*waiting} if stop is None else {*waiting, stop}
            wait(awaited, return_when=FIRST_COMPLETED)
            if stop is not None and stop.done():
                return
            done = {future for future in waiting if future.done()}
            waiting -= done
            with _interrupts_blocked(), _main_hidden():
                waiting.update(pool.submit(work, one) for one in islice(rest, len(done)))
            for future in done:
                yield future.result()
    finally:
        if waiting:  # stopped early: an item may take minutes, so do not wait for its end
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


@contextmanager
def _main_hidden() -> Iterator[None]:
    """Processes that are born here do not run the script again that asked for them.

    They need nothing of it, and without a guard around its last lines it would ask again.
    """
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _prepare_process(niceness: int) -> None:
    """What a new process does first: from here on, it lives and dies with the one that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the first decides
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when the parent does, even if it could say nothing."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
