"""What both databases are asked, in words that both understand; `$1` is the first of the values."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Final, TypeAlias

from augury.tables.store import LOBBY_SECONDS, PAGE, LastBeat, Presence, Store, Writing

INSERT: Final = (
    "INSERT INTO entries (table_id, version, body, command) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT DO NOTHING RETURNING version"
)
FIND: Final = "SELECT version FROM entries WHERE table_id = $1 AND command = $2"
VERSION: Final = "SELECT max(version) FROM entries WHERE table_id = $1"

Statement: TypeAlias = tuple[Any, ...]
"""SQL, and its values."""


class SqlStore(Store):
    """A store that is asked by SQL."""

    wall: ClassVar[str]  # the seconds of the database's own clock
    begins: ClassVar[str]  # whether a table's id begins with the second value
    any_letters: ClassVar[str]  # at the end of that

    @abstractmethod
    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows that answer a question."""

    @abstractmethod
    async def change(self, sql: str, *values: object) -> list[Any]:
        """Carry out a statement in a transaction of its own; the rows that it returns."""

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The bodies of a table's entries after a version, a page of them at most."""
        sql = (
            "SELECT body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version "
            f"LIMIT {PAGE}"
        )
        return [body for (body,) in await self.ask(sql, table, after)]

    async def find(self, table: str, command: str) -> int | None:
        """The version of the entry that a command led to, if it was ever carried out."""
        rows = await self.ask(FIND, table, command)
        return rows[0][0] if rows else None

    async def versions(self, tables: list[str]) -> list[tuple[str, int]]:
        """Which version each of these tables has reached."""
        marks = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        sql = f"SELECT table_id, max(version) FROM entries WHERE table_id IN ({marks}) GROUP BY 1"
        return [(table, version) for table, version in await self.ask(sql, *tables)]

    async def listings(self, limit: int, now: float) -> list[str]:
        """The lobby, the newest first."""
        sql = "SELECT listing FROM lobby WHERE laid > $1 ORDER BY laid DESC LIMIT $2"
        return [line for (line,) in await self.ask(sql, now - LOBBY_SECONDS, limit)]

    async def add_timers(self, prefix: str, cleared: str, due: float) -> None:
        """Set a timer, due then, for each log that has none and whose id begins with the prefix."""
        sql = (
            "INSERT INTO timers SELECT DISTINCT table_id, CAST($1 AS DOUBLE PRECISION) FROM entries"
            f" WHERE {self.begins} AND body <> $3 ON CONFLICT DO NOTHING"
        )
        await self.change(sql, due, prefix + self.any_letters, cleared)

    async def last_beat(self) -> LastBeat | None:
        """The last heartbeat of any process; none: there was none yet."""
        rows = await self.ask(f"SELECT at, {self.wall} - wall FROM clock")
        return LastBeat(*rows[0]) if rows else None

    async def heartbeat(self, process: str, now: float) -> float:
        """Note that a process is alive. The latest time that any process has noted."""
        sql = "INSERT INTO processes VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = $2"
        await self.change(sql, process, now)
        rows = await self.change(
            f"INSERT INTO clock VALUES (1, $1, {self.wall}) ON CONFLICT (id) DO UPDATE SET wall = "
            "excluded.wall, at = CASE WHEN excluded.at > clock.at THEN excluded.at ELSE clock.at "
            "END RETURNING at",
            now,
        )
        return float(rows[0][0])

    async def forget_processes(self, before: float) -> None:
        """Delete processes whose last heartbeat is older, and to which nobody is connected."""
        sql = "DELETE FROM processes WHERE seen < $1 AND id NOT IN (SELECT process FROM presence)"
        await self.change(sql, before)

    async def orphans(self, before: float) -> list[tuple[str, Presence]]:
        """Who is noted as connected to a process whose last heartbeat is older."""
        sql = (
            "SELECT table_id, seat, process FROM presence "
            "WHERE process NOT IN (SELECT id FROM processes WHERE seen >= $1) LIMIT 1000"
        )
        rows = await self.ask(sql, before)
        return [(table, Presence(seat, process, here=False)) for table, seat, process in rows]

    async def forget_presence(self, table: str, presence: Presence) -> None:
        """Delete that somebody is connected, where it is not in the table's log."""
        await self.change(*set_presence(table, presence))


def consequences(writing: Writing) -> Iterator[Statement]:
    """What follows, in the same transaction, once the entries are in."""
    table = writing.table
    if writing.clears:
        before = writing.version
        yield "DELETE FROM entries WHERE table_id = $1 AND version < $2", table, before
        for name in ("timers", "lobby", "presence"):
            yield f"DELETE FROM {name} WHERE table_id = $1", table
    if writing.due is not None:
        yield set_due(table, writing.due.at)
    if writing.listed is not None and writing.listed.listing is None:
        yield "DELETE FROM lobby WHERE table_id = $1", table
    elif writing.listed is not None:
        sql = (
            "INSERT INTO lobby VALUES ($1, $2, $3) "
            "ON CONFLICT (table_id) DO UPDATE SET listing = $3"
        )
        yield sql, table, writing.listed.at, writing.listed.listing
    for presence in writing.presence:
        yield set_presence(table, presence)


def set_due(table: str, due: float | None) -> Statement:
    """Set a table's timer; `None`: it has none."""
    if due is None:
        return "DELETE FROM timers WHERE table_id = $1", table
    sql = "INSERT INTO timers VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET due = $2"
    return sql, table, due


def set_presence(table: str, presence: Presence) -> Statement:
    """Note that somebody is connected to a process, or no longer is."""
    sql = "DELETE FROM presence WHERE table_id = $1 AND seat = $2 AND process = $3"
    if presence.here:
        sql = "INSERT INTO presence VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    return sql, table, presence.seat, presence.process
