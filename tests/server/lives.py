"""A server that dies and comes back: one life after another, each ended as planned.

    python -m tests.server.lives DATABASE PORT PLAN
        [--bus URL] [--catch-up SECONDS] [--deaths FILE] [--clock] [--plant BUG]

A plan is one way to die per life: `before:5` and `after:5` around the fifth commit after its first
command, `seconds:0.4` so long after its first command, whatever it is doing; all by SIGKILL, which
nothing can prepare for. After the last of them the server lives on. Each death is a byte in a file.

With `--clock` the machine's clock is set an hour back or forward at every third commit and in every
new life, as far as this process can tell.

Two bugs can be planted, to see that they are found: `early-ack` answers before the commit,
`no-dedup` forgets the ids of commands.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Any

from augury.server.serving import run
from augury.server.settings import Settings
from augury.server.store.postgres import PostgresStore
from augury.server.store.sqlite import SqliteStore
from augury.tables.hub.room import Room
from augury.tables.hub.writer import TableWriter

HOUR = 3600.0


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def arrange_death(plan: str) -> None:
    """Make this process end as planned."""
    how, _, when = plan.partition(":")
    submit = Room.submit
    armed = False
    left = [10**9 if how == "seconds" else int(when)]

    async def arm(self: Room, *args: Any) -> int:
        nonlocal armed
        if not armed and how == "seconds":
            Timer(float(when), die).start()
        armed = True
        return await submit(self, *args)

    Room.submit = arm  # type: ignore[method-assign,assignment]

    def before() -> None:
        left[0] -= armed
        if left[0] == 0 and how == "before":
            die()

    def after() -> None:
        if left[0] == 0 and how == "after":
            die()

    commit = SqliteStore._finish

    def finish(self: SqliteStore, connection: sqlite3.Connection) -> None:
        before()
        commit(self, connection)
        after()

    def around(work: Callable[..., Any]) -> Callable[..., Any]:
        async def wrapped(*args: Any) -> Any:
            before()
            result = await work(*args)
            after()
            return result

        return wrapped

    SqliteStore._finish = finish  # type: ignore[method-assign]
    PostgresStore._commit = around(PostgresStore._commit)  # type: ignore[method-assign]
    PostgresStore._write = around(PostgresStore._write)  # type: ignore[method-assign]


def disturb_clock() -> None:
    """Let this process believe that its machine's clock is set again and again."""
    real, rng = time.time, random.Random()
    ahead = rng.choice([-2 * HOUR, -HOUR, HOUR, 2 * HOUR])
    commits = 0
    finish = SqliteStore._finish

    def disturbed(self: SqliteStore, connection: sqlite3.Connection) -> None:
        nonlocal ahead, commits
        finish(self, connection)
        commits += 1
        if commits % 3 == 0:
            ahead += rng.choice([-HOUR, HOUR])

    SqliteStore._finish = disturbed  # type: ignore[method-assign]
    time.time = lambda: real() + ahead


def plant(bug: str) -> None:
    """Break the server."""
    submit, write = Room.submit, TableWriter.write
    if bug == "early-ack":

        async def early(self: Room, key: Any, command: Any, answer: Any = None) -> int:
            if answer is not None:
                answer(self.sitting.version + 1)
                for listener in self.listeners._seats:
                    listener.send(b"")
            return await submit(self, key, command)

        Room.submit = early  # type: ignore[method-assign]
    else:

        async def forgetful(
            self: TableWriter, decide: Any, command: Any = None, answer: Any = None
        ) -> int:
            del command
            return await write(self, decide, None, answer)

        TableWriter.write = forgetful  # type: ignore[assignment, method-assign]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("port", type=int)
    parser.add_argument("plan")
    parser.add_argument("--bus")
    parser.add_argument("--catch-up", type=float, default=15)
    parser.add_argument("--deaths", type=Path)
    parser.add_argument("--clock", action="store_true")
    parser.add_argument("--plant", choices=["early-ack", "no-dedup"])
    given = parser.parse_args()
    settings = Settings(
        database=given.database,
        port=given.port,
        bus=given.bus,
        bot_seconds=0,
        drain_seconds=0,
        catch_up_seconds=given.catch_up,
        log_level="error",
        messages_per_second=1000,
        messages_burst=1000,
        requests_per_second=1000,
        requests_burst=1000,
        http_connections_per_address=1000,
        work_per_second=1000,
        commands_per_second=1e6,
        tables_burst=1000,
    )
    if given.plant:
        plant(given.plant)
    stopping = False
    child = 0

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGTERM)

    for death in [*filter(None, given.plan.split(",")), ""]:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        child = os.fork()
        if child == 0:
            if given.clock:
                disturb_clock()
            if death:
                arrange_death(death)
            run(settings)
            sys.exit(0)
        signal.signal(signal.SIGTERM, stop)
        _, status = os.waitpid(child, 0)
        if stopping or not os.WIFSIGNALED(status):
            return
        if given.deaths:
            with given.deaths.open("ab") as file:
                file.write(b"x")


if __name__ == "__main__":
    main()
