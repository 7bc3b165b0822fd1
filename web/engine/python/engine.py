"""The game in the browser: what the worker calls, and the storage that it gives.

Nothing of JavaScript is kept here before `open` but the kernel (see `numpy`), so that a memory
snapshot can be taken before it is set.
"""

import time
from contextlib import redirect_stdout
from io import StringIO
from traceback import format_exc

if not hasattr(time, "thread_time"):  # one thread, and no clock that counts only its work
    time.thread_time = time.perf_counter

import numpy as np
from pyodide.code import eval_code_async
from pyodide.ffi import JsException, to_js

from augury.bots import NAMES, bot
from augury.game.errors import AuguryError
from augury.tables.local.host import LocalHost
from augury.tables.local.store import LocalStore, NotKept, Taken
from augury.tables.protocol.rules import RuleChoice
from augury.tables.routes.rules import write_chosen, write_rules

__all__ = ["begin", "connect", "hear", "leave", "prepare", "request", "run", "use_kernel"]

THOUGHT = 0.3  # seconds that a bot seems to think

_hosts = []  # one, once it has begun
_connections = {}


class BrowserStorage:
    """IndexedDB, by the functions of `storage.ts`."""

    def __init__(self, storage):
        self._storage = storage

    async def append(self, writings):
        """Add the lines of all of them, or none. Raises `Taken` and `NotKept`."""
        lines = [(one.table, one.version, one.bodies, one.command) for one in writings]
        try:
            await self._storage.append(to_js(lines))
        except JsException as error:
            why = getattr(error, "why", "unavailable")
            if why == "taken":
                raise Taken from None
            raise NotKept(why) from None

    async def read(self, table, after, limit):
        """The lines of a table after a version; none, where nothing can be read."""
        return (await self._storage.read(table, after, limit)).to_py()

    async def find(self, table, command):
        """The version that a command became."""
        return await self._storage.find(table, command) or None

    async def version(self, table):
        """The version that a table has reached."""
        return await self._storage.version(table)

    async def close(self):
        """It is never closed."""


def prepare():
    """Do what takes long, once, before a snapshot is taken: every bot and the rules in words.

    The networks are read when they are first asked: with the kernel that is quick, and a snapshot
    without them is half as large.
    """
    for name in NAMES:
        bot(name)
    write_rules()
    write_chosen(RuleChoice().choice)


def use_kernel(*functions):
    """Let large arrays be worked on by these functions of JavaScript, in the order of `Kernel`."""
    np.set_kernel(np.arrays.Kernel(*functions))


async def begin(storage, tell):
    """Begin to keep tables; `tell` hears why moves are not kept, or that they are again."""
    host = LocalHost(LocalStore(BrowserStorage(storage), tell), thought=THOUGHT)
    await host.start()
    _hosts[:] = [host]


async def request(method, path, body, line):
    """Answer a request: its status and its body.

    A body that comes line by line goes to `line`, which says whether anybody waits for more.
    """
    answer = await _hosts[0].answer(method, path, body)
    if isinstance(answer.body, bytes):
        return to_js((answer.status, answer.body.decode()))
    async for found in answer.body:
        if not line(found.decode()):
            break
    return to_js((answer.status, ""))


async def connect(number, table, version, message, closed):
    """Listen to a table under this number; whether that can be."""
    try:
        connection = await _hosts[0].connect(table, version, message, closed)
    except AuguryError:
        return False  # a request is told why
    _connections[number] = connection
    return True


def hear(number, text):
    """The person says something over a connection."""
    if number in _connections:
        _connections[number].hear(text)


def leave(number):
    """The person listens no more."""
    if number in _connections:
        _connections.pop(number).close()


async def run(code):
    """Run a program of a page that teaches; what it printed, and the value of its last line."""
    printed = StringIO()
    names = {"__name__": "__main__"}
    with redirect_stdout(printed):
        try:
            value = await eval_code_async(code, names)
        except Exception:
            printed.write(format_exc(limit=-1))
            value = None
    return printed.getvalue() + ("" if value is None else f"{value!r}\n")
