"""A store for the tables of one device, over a storage that can only add lines.

The logs and the ids of commands are in the storage; timers are in memory, since a table is looked
after only while somebody is there. Two programs may share a storage, two tabs of a browser for
instance: of two that write the same version one hears of a conflict, as with any other store.

A storage may be full, or keep nothing at all. Then a game goes on in memory, the person is told,
and its lines are added with the next ones: a log has no gaps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol, TypeAlias

from augury.tables.store import (
    PAGE,
    Conflict,
    Outcome,
    Repeated,
    Store,
    Stored,
    TimerDue,
    Writing,
)

Reason: TypeAlias = Literal["full", "unavailable"]
"""Why nothing can be kept: there is no room left, or there is no storage."""


class Taken(Exception):
    """One of these versions, or one of these commands, is in the storage already."""


class NotKept(Exception):
    """The lines could not be added: why."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why: Final = why


class Storage(Protocol):
    """Where lines are kept: a line is added once and never changed."""

    async def append(self, writings: Sequence[Writing]) -> None:
        """Add the lines of all of them, or none. Raises `Taken` and `NotKept`."""

    async def read(self, table: str, after: int, limit: int) -> list[str]:
        """The lines of a table after a version; none, where nothing can be read."""

    async def find(self, table: str, command: str) -> int | None:
        """The version that a command became."""

    async def version(self, table: str) -> int:
        """The version that a table has reached; 0: there is no such table."""

    async def close(self) -> None:
        """Finish what was begun."""


class LocalStore(Store):
    """The tables of one device."""

    def __init__(self, storage: Storage, tell: Callable[[Reason | None], None]) -> None:
        """`tell` is told why moves are not kept, and with `None` that they are again."""
        self._storage = storage
        self._tell = tell
        self._due: dict[str, float] = {}
        self._unkept: list[Writing] = []  # in order

    async def close(self) -> None:
        """Finish what was begun."""
        await self._storage.close()

    async def write(self, writing: Writing) -> Outcome:
        """Write it down: for good, or in memory where nothing can be kept."""
        assert not writing.clears, "tables of one's own device are not cleared away"
        outcome = self._written_in_memory(writing) or await self._append(writing)
        if outcome == Stored() and writing.due is not None:
            self._schedule(writing.table, writing.due)
        return outcome

    async def _append(self, writing: Writing) -> Outcome:
        try:
            await self._storage.append([*self._unkept, writing])
        except NotKept as error:
            self._keep_in_memory(writing, error.why)
        except Taken:
            if any(one.table == writing.table for one in self._unkept):
                # Another program has gone on with this table, and its lines are the log now.
                self._keep_in_memory(writing, "unavailable")
                return Stored()
            if self._unkept:
                return await self._append_alone(writing)
            return await self._why_taken(writing)
        else:
            if self._unkept:
                self._unkept = []
                self._tell(None)
        return Stored()

    async def _append_alone(self, writing: Writing) -> Outcome:
        """Without what could not be kept of other tables."""
        try:
            await self._storage.append([writing])
        except NotKept as error:
            self._keep_in_memory(writing, error.why)
        except Taken:
            return await self._why_taken(writing)
        return Stored()

    async def _why_taken(self, writing: Writing) -> Outcome:
        done = writing.command and await self._storage.find(writing.table, writing.command)
        return Repeated(done) if done else Conflict()

    def _keep_in_memory(self, writing: Writing, why: Reason) -> None:
        self._unkept.append(writing)
        self._tell(why)

    def _written_in_memory(self, writing: Writing) -> Outcome | None:
        """What stands against it among the lines that could not be kept."""
        for one in self._unkept:
            if one.table == writing.table:
                if writing.command is not None and one.command == writing.command:
                    return Repeated(one.version)
                if one.version + len(one.bodies) > writing.version:
                    return Conflict()
        return None

    # Reading

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The bodies of a table's entries after a version, a page of them at most."""
        kept = await self._storage.read(table, after, PAGE)
        if len(kept) == PAGE:
            return kept
        reached = after + len(kept)
        for one in self._unkept:
            if one.table == table:
                kept += one.bodies[max(0, reached + 1 - one.version) :]
                reached = max(reached, one.version - 1 + len(one.bodies))
        return kept

    async def find(self, table: str, command: str) -> int | None:
        """The version that a command became, if it was ever carried out."""
        for one in self._unkept:
            if (one.table, one.command) == (table, command):
                return one.version
        return await self._storage.find(table, command)

    async def versions(self, tables: list[str]) -> list[tuple[str, int]]:
        """Which version each of these tables has reached."""
        reached = [(table, await self._version(table)) for table in tables]
        return [(table, version) for table, version in reached if version]

    async def _version(self, table: str) -> int:
        unkept = [one.version - 1 + len(one.bodies) for one in self._unkept if one.table == table]
        return max(await self._storage.version(table), *unkept, 0)

    # Timers

    async def claim(self, now: float, lease: float) -> list[str]:
        """Tables of which a timer has run out; again, when the lease ends."""
        claimed = [table for table, due in self._due.items() if due <= now]
        self._due |= dict.fromkeys(claimed, now + lease)
        return claimed

    async def reschedule(self, table: str, version: int, due: float | None) -> bool:
        """Say when the table's next timer runs out, if its log still is at this version."""
        if await self._version(table) != version:
            return False
        self._schedule(table, TimerDue(due))
        return True

    def _schedule(self, table: str, due: TimerDue) -> None:
        if due.at is None:
            self._due.pop(table, None)
        else:
            self._due[table] = due.at
