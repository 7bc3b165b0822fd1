"""Where tables are kept: an append-only log of entries for each, and what is worked out from it.

The log's primary key is (table, version), and a command's id is unique at its table. So of two
processes that write the same version one gets `Conflict`, and a command that comes twice is
`Repeated`, whichever process writes it. The rest (timers, the lobby's list, who is connected where)
is written in the same transaction as the entry that causes it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

LOBBY_SECONDS: Final = 24 * 3600.0
"""How long a table is listed for strangers. Those who sit there find it for ever."""

PAGE: Final = 500
"""Entries that are read at once: a whole log may be too long for memory."""


@dataclass(frozen=True)
class TimerDue:
    """When the table's timer is due, by the tables' clock; `None`: it has none."""

    at: float | None


@dataclass(frozen=True)
class Listed:
    """The table's line in the lobby, and since when; `None`: it is not in the lobby."""

    listing: str | None
    at: float


@dataclass(frozen=True)
class Presence:
    """The person of a seat is connected to a server process, or no longer is."""

    seat: int
    process: str
    here: bool


class Writing(NamedTuple):
    """Everything that is written in one transaction. `None`: what was there stays.

    A named tuple, since every action makes one, and a frozen dataclass takes three times as long.
    """

    table: str
    version: int  # of the first body
    bodies: tuple[str, ...]
    command: str | None = None  # which led to the first of them
    due: TimerDue | None = None
    listed: Listed | None = None
    presence: tuple[Presence, ...] = ()
    clears: bool = False  # delete all older entries, the timer, the lobby's line and who is there

    @property
    def plain(self) -> bool:
        """Whether it is a single entry and nothing else, as nearly all are."""
        return len(self.bodies) == 1 and not (
            self.due or self.listed or self.presence or self.clears
        )


@dataclass(frozen=True)
class Stored:
    """It is on the disk."""


@dataclass(frozen=True)
class Repeated:
    """This command had been carried out already, as this version. Nothing was written."""

    version: int


@dataclass(frozen=True)
class Conflict:
    """Another process has written this version. Nothing was written."""


@dataclass(frozen=True)
class LastBeat:
    """The last heartbeat of any process."""

    at: float  # by the tables' clock
    ago: float  # seconds since then, by the database's own clock, which may have been set


Outcome: TypeAlias = Stored | Repeated | Conflict


class NoDatabase(ValueError):
    """The database cannot be used: which one, and why."""


class Store(ABC):
    """A database. Its methods may be called from one event loop only.

    What has a body here may do nothing in a store that one process has to itself.
    """

    async def open(self) -> None:  # noqa: B027
        """Connect, and bring the schema up to date. Raises `NoDatabase`."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

    @abstractmethod
    async def write(self, writing: Writing) -> Outcome:
        """Write all of it, and return when it is safe on the disk; or write nothing."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[str]:
        """The bodies of a table's entries after a version, a page of them at most."""

    @abstractmethod
    async def find(self, table: str, command: str) -> int | None:
        """The version of the entry that a command led to, if it was ever carried out."""

    @abstractmethod
    async def versions(self, tables: list[str]) -> list[tuple[str, int]]:
        """Which version each of these tables has reached."""

    @abstractmethod
    async def claim(self, now: float, lease: float) -> list[str]:
        """Tables whose timer is due, for this process alone until the lease ends."""

    @abstractmethod
    async def reschedule(self, table: str, version: int, due: float | None) -> bool:
        """Set or remove the table's timer, if its log is still at this version."""

    # For strangers, and shared pads

    async def listings(self, limit: int, now: float) -> list[str]:  # noqa: ARG002
        """The lobby, the newest first."""
        return []

    async def add_timers(self, prefix: str, cleared: str, due: float) -> None:  # noqa: B027
        """Set a timer, due then, for each log that has none and whose id begins with the prefix.

        A log of which nothing but the entry `cleared` is left gets none.
        """

    # For several processes

    async def last_beat(self) -> LastBeat | None:
        """The last heartbeat of any process; none: there was none yet."""
        return None

    async def heartbeat(self, process: str, now: float) -> float:  # noqa: ARG002
        """Note that a process is alive. The latest time that any process has noted."""
        return now

    async def forget_processes(self, before: float) -> None:  # noqa: B027
        """Delete processes whose last heartbeat is older, and to which nobody is connected."""

    async def orphans(self, before: float) -> list[tuple[str, Presence]]:  # noqa: ARG002
        """Who is noted as connected to a process whose last heartbeat is older."""
        return []

    async def forget_presence(self, table: str, presence: Presence) -> None:  # noqa: B027
        """Delete that somebody is connected, where it is not in the table's log."""


async def pages(store: Store, table: str, after: int = 0) -> AsyncIterator[list[str]]:
    """The bodies of all of a table's entries after a version, page by page."""
    while page := await store.read(table, after):
        yield page
        if len(page) < PAGE:
            return
        after += len(page)
