"""Codes of tables that wait: four letters that can be said aloud, until the game begins.

A code follows from its table's id, so a table that asks again has the same one. Which table has it
now is one line in the store; its name has a mark that no table's id has. Where two tables would
have the same code, the one that came second has the next that follows from its id.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from augury.tables.errors import Busy, NoSuchTable, WrongStage
from augury.tables.hub.hub import Hub
from augury.tables.store import Stored, Writing

LETTERS: Final = "ABCDEFGHJKLMNPRSTVWXYZ"
"""Without those that sound or look like others: I and O like digits, Q and U like other letters."""

_LENGTH: Final = 4
_CANDIDATES: Final = 8
_MARK: Final = "code:"


async def code_of(hub: Hub, table: str) -> str:
    """The code under which the table is found while it waits. Raises `WrongStage` after that."""
    if not await _waits(hub, table):
        raise WrongStage("code: only before the start")
    for code in _candidates(table):
        lines = await hub.store.read(_MARK + code)
        holder = lines[-1].split(" ", 1) if lines else None
        if holder is not None and holder[1] == table:
            return code
        if holder is not None and await _waits(hub, holder[1]):
            continue
        version = int(holder[0]) + 1 if holder else 1
        line = f"{version} {table}"
        if await hub.store.write(Writing(_MARK + code, version, (line,), clears=True)) == Stored():
            return code
    raise Busy("all codes of this table are taken just now: use the link")


async def table_of(hub: Hub, code: str) -> str:
    """The table that waits under this code. Raises `NoSuchTable`."""
    lines = await hub.store.read(_MARK + code.upper())
    table = lines[-1].split(" ", 1)[1] if lines else None
    if table is None or not await _waits(hub, table):
        raise NoSuchTable(f"no table waits under the code {code.upper()}")
    return table


def _candidates(table: str) -> Iterator[str]:
    for number in range(_CANDIDATES):
        rest = int.from_bytes(sha256(f"{number} {table}".encode()).digest())
        letters = []
        for _ in range(_LENGTH):
            rest, letter = divmod(rest, len(LETTERS))
            letters.append(LETTERS[letter])
        yield "".join(letters)


async def _waits(hub: Hub, table: str) -> bool:
    try:
        return (await hub.room(table)).sitting.stage == "lobby"
    except NoSuchTable:
        return False
