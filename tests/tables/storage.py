"""A storage of lines in memory, which can be made to fail as a browser's does."""

from __future__ import annotations

from collections.abc import Sequence

from augury.tables.local.store import NotKept, Reason, Taken
from augury.tables.store import Writing


class MemoryStorage:
    """What a device keeps. Several programs may share it, as tabs of a browser do."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}
        self.commands: dict[tuple[str, str], int] = {}
        self.fails: Reason | None = None  # every attempt to add lines

    async def append(self, writings: Sequence[Writing]) -> None:
        if self.fails is not None:
            raise NotKept(self.fails)
        reached = {one.table: len(self.lines.get(one.table, ())) for one in writings}
        for one in writings:
            if one.version <= reached[one.table] or (one.table, one.command) in self.commands:
                raise Taken
            assert one.version == reached[one.table] + 1, "a line is lost"
            reached[one.table] += len(one.bodies)
        for one in writings:
            self.lines.setdefault(one.table, []).extend(one.bodies)
            if one.command is not None:
                self.commands[one.table, one.command] = one.version

    async def read(self, table: str, after: int, limit: int) -> list[str]:
        return self.lines.get(table, [])[after : after + limit]

    async def find(self, table: str, command: str) -> int | None:
        return self.commands.get((table, command))

    async def version(self, table: str) -> int:
        return len(self.lines.get(table, ()))

    async def close(self) -> None:
        """It stays as it is."""
