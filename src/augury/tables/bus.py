"""Hints between processes: "there is more in this table's log". The log itself is the truth.

A hint that is lost costs a moment's delay and nothing else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

Hear: TypeAlias = Callable[[str, int], Awaitable[None]]
"""What is done with a hint: a table, and the version its log has reached."""


class Bus:
    """A way to give hints; this one is for a process that has the store to itself."""

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen. `missed` is called when hints may have been lost."""

    async def stop(self) -> None:
        """Stop listening for hints."""

    def publish(self, table: str, version: int) -> None:
        """Tell other processes of a table's new version. Returns at once."""
