"""Where tables are kept: an append-only log of entries for each, and what is worked out from it.

The log's primary key is (table, version), and a command's id is unique at its table. So of two
who write the same version one gets `Conflict`, and a command that comes twice is `Repeated`,
whatever process asks. The rest (timers, the lobby's list, who is connected where) is written in
the same transaction as the entry that causes it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeAlias

__all__ = [
    "LOBBY_SECONDS",
    "PAGE",
    "Conflict",
    "Due",
    "LastBeat",
    "Listed",
    "NoDatabase",
    "Outcome",
    "Presence",
    "Repeated",
    "Store",
    "Writing",
    "Written",
    "pages",
]

LOBBY_SECONDS: Final = 24 * 3600.0
"""How long a table is offered to strangers. Its own people find it for ever."""

PAGE: Final = 500
"""Entries that are read at once: a log may be longer than memory should be asked for."""


@dataclass(frozen=True)
class Due:
    """When the table next needs a hand, in the time of the house; `None`: not by itself."""

    at: float | None


@dataclass(frozen=True)
class Listed:
    """How the table stands in the lobby, and when it was so; `None`: it does not stand there."""

    listing: str | None
    at: float


@dataclass(frozen=True)
class Presence:
    """A seat's person is connected to a server process, or is no more."""

    seat: int
    process: str
    here: bool


class Writing(NamedTuple):
    """Everything that is written in one transaction. `None`: as it was.

    A named tuple, since every action makes one, and a frozen dataclass takes three times as long.
    """

    table: str
    version: int  # of the first body
    bodies: tuple[str, ...]
    command: str | None = None  # which led to the first of them
    due: Due | None = None
    listed: Listed | None = None
    presence: tuple[Presence, ...] = ()
    clears: bool = False  # everything before it, and all that stands elsewhere about the table

    @property
    def plain(self) -> bool:
        """Whether it is a single entry and nothing else, as nearly all are."""
        return len(self.bodies) == 1 and not (
            self.due or self.listed or self.presence or self.clears
        )


@dataclass(frozen=True)
class Written:
    """It is on the disk."""


@dataclass(frozen=True)
class Repeated:
    """This command had been carried out already, as this version. Nothing was written."""

    version: int


@dataclass(frozen=True)
class Conflict:
    """Somebody else has written this version. Nothing was written."""


@dataclass(frozen=True)
class LastBeat:
    """When any process last said that it lives."""

    at: float  # in the time of the house
    ago: float  # seconds since then, by the database's own clock, which may have been set


Outcome: TypeAlias = Written | Repeated | Conflict


class NoDatabase(ValueError):
    """The database cannot be had: where, and why."""


class Store(Protocol):
    """A database. Its methods may be called from one event loop only."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date. Raises `NoDatabase`."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def write(self, writing: Writing) -> Outcome:
        """Write it down for good, or not at all."""

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The bodies of a table's entries after a version, a page of them at most."""

    async def find(self, table: str, command: str) -> int | None:
        """The version that a command became, if it was ever carried out."""

    async def versions(self, tables: list[str]) -> list[tuple[str, int]]:
        """Which version each of these tables has reached."""

    async def listings(self, limit: int, now: float) -> list[str]:
        """The lobby, the newest first."""

    async def claim(self, now: float, lease: float) -> list[str]:
        """Tables that need a hand now, for this process alone until the lease ends."""

    async def reschedule(self, table: str, version: int, due: float | None) -> bool:
        """Say when the table needs a hand, if its log still is at this version."""

    async def schedule_rest(self, mark: str, gone: str, due: float) -> None:
        """Let everything whose id begins with `mark` need a hand then that is not to need one yet.

        But for what has only `gone` left as its log.
        """

    async def last_beat(self) -> LastBeat | None:
        """When any process last said that it lives; none: there was none yet."""

    async def heartbeat(self, process: str, now: float) -> float:
        """Say that a process is alive. The latest time that any of them has said."""

    async def bury(self, before: float) -> None:
        """Strike out processes that have not been heard of since, and are nobody's any more."""

    async def orphans(self, before: float) -> list[tuple[str, Presence]]:
        """Who is said to be connected to processes that have not been heard of since."""

    async def forget(self, table: str, presence: Presence) -> None:
        """Strike out an orphan of whom the table knows nothing."""

    async def ready(self) -> bool:
        """Whether it answers."""


async def pages(store: Store, table: str, after: int = 0) -> AsyncIterator[list[str]]:
    """The bodies of all of a table's entries after a version, page by page."""
    while page := await store.read(table, after):
        yield page
        if len(page) < PAGE:
            return
        after += len(page)
