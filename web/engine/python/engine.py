"""The game in the browser: what JavaScript calls, with JSON in and JSON out.

    ask('{"op": "request", "method": "GET", "path": "/api/bots"}')
    '{"status": 200, "body": "[…]", "written": [], "messages": [], "due": null}'

Nothing of JavaScript is kept here between two calls but the kernel (see `numpy`), so that a memory
snapshot can be taken before it is set.
"""

import json
import time
from contextlib import redirect_stdout
from dataclasses import asdict
from io import StringIO
from traceback import format_exc

if not hasattr(time, "thread_time"):  # one thread, and no clock that counts only its work
    time.thread_time = time.perf_counter

import numpy as np
from pyodide.code import eval_code

from augury.bots import NAMES, bot
from augury.game.errors import AuguryError
from augury.server.local import LocalTables, Outcome
from augury.tables.errors import status
from augury.tables.protocol.messages import error_message

__all__ = ["ask", "prepare", "run", "use_kernel"]

_tables = LocalTables(thought=0.3)


def prepare():
    """Do what takes long, once, before a snapshot is taken: every bot and the rules in words.

    The networks are read when they are first asked: with the kernel that is quick, and a snapshot
    without them is half as large.
    """
    for name in NAMES:
        bot(name)
    _tables.request("GET", "/api/rules")
    _tables.request("POST", "/api/rules", "{}")


def use_kernel(*functions):
    """Let large arrays be worked on by these functions of JavaScript, in the order of `Kernel`."""
    np.set_kernel(np.arrays.Kernel(*functions))


def ask(text):
    """Answer one question."""
    asked = json.loads(text)
    table = asked.get("table")
    try:
        outcome = _outcome(asked, table)
    except AuguryError as error:
        outcome = Outcome(status(error), error_message(None, error).model_dump_json())
    answer = asdict(outcome)
    answer["due"] = _tables.due(table) if table and _tables.knows(table) else None
    return json.dumps(answer)


def run(code):
    """Run a program of a page that teaches; what it printed, and the value of its last line."""
    printed = StringIO()
    names = {"__name__": "__main__"}
    with redirect_stdout(printed):
        try:
            value = eval_code(code, names)
        except Exception:
            printed.write(format_exc(limit=-1))
            value = None
    return printed.getvalue() + ("" if value is None else f"{value!r}\n")


def _outcome(asked, table):
    match asked["op"]:
        case "request":
            return _tables.request(asked["method"], asked["path"], asked.get("body", ""))
        case "load":
            _tables.load(table, asked["bodies"])
            return Outcome()
        case "listen":
            return _tables.listen(table)
        case "hear":
            return _tables.hear(table, asked["message"])
        case "tend":
            return _tables.tend(table)
        case "review":
            return _tables.review(asked["body"])
        case "more":
            return _tables.review_on()
        case other:
            raise ValueError(f"nobody knows how to {other}")
