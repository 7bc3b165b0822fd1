"""A table's log in this process: one command, one transaction, the answer, then the broadcast.

What is held in memory is the fold of the log and may be lost at any instant. Another process may
write to the same log; the late one hears so from the store, reads what happened, and decides
anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from augury.game.errors import AuguryError
from augury.tables.errors import Busy, NoSuchTable, OtherVersion
from augury.tables.hub.listeners import Listeners
from augury.tables.hub.services import Services
from augury.tables.protocol.closings import Closing
from augury.tables.store import (
    Conflict,
    Listed,
    Presence,
    Repeated,
    Stored,
    TimerDue,
    Writing,
    pages,
)
from augury.tables.table.broadcast import Broadcast
from augury.tables.table.decisions import Transition, carry_out
from augury.tables.table.entries import ArrivedEntry, ClearedEntry, DepartedEntry, Entry, dump, load
from augury.tables.table.folding import Events, advance
from augury.tables.table.sitting import Sitting
from augury.tables.table.summaries import listing
from augury.tables.table.timers import due

_ATTEMPTS: Final = 20  # against other processes' writings
_AT_ONCE: Final = 32  # entries read on before other tables have a turn

Decide: TypeAlias = Callable[[Sitting, float], list[Entry]]
"""What is to be written, of the table as it is at this time."""
Answer: TypeAlias = Callable[[int], None]
"""Called with the version that a command became, before anyone else hears of it."""
OnWrite: TypeAlias = Callable[[str, int, float | None], None]
"""Called with the table, the version it has reached (0: read, not written) and its next timer."""


class Writer:
    """The one who writes to a table's log here, and knows what it adds up to."""

    def __init__(
        self, table: str, services: Services, listeners: Listeners, on_write: OnWrite
    ) -> None:
        self.table = table
        self.used = services.now()
        self.cleared = False
        self._services = services
        self._listeners = listeners
        self._on_write = on_write
        self._lock = asyncio.Lock()
        self._sitting: Sitting | None = None
        self._due: float | None = None

    @property
    def sitting(self) -> Sitting:
        """The table, as far as it is known here."""
        assert self._sitting is not None, "a log is read before it is used"
        return self._sitting

    @property
    def version(self) -> int:
        """How far the log has been read; 0: there is none."""
        return 0 if self._sitting is None else self._sitting.version

    async def read(self, version: int | None = None) -> None:
        """Read on in the log, as far as it goes; nothing, if it was read up to `version`.

        Raises `NoSuchTable` where the table has been cleared away.
        """
        if version is None or self.version < version:
            async with self._lock:
                if version is None or self.version < version:
                    await self._read_on()

    async def write(
        self, decide: Decide, command: str | None = None, answer: Answer | None = None
    ) -> int:
        """Write down what is decided about the table as it is then; nothing, if it is nothing."""
        services = self._services
        async with self._lock:
            for _ in range(_ATTEMPTS):
                at = self.used = services.now()
                try:
                    entries = decide(self.sitting, at)
                    decision = carry_out(self.sitting, entries, services.context, at)
                except AuguryError:
                    if await self._read_on():
                        continue  # it was decided on an old state of the table
                    if command and (done := await services.store.find(self.table, command)):
                        services.counts.repeats += 1
                        return _answer_with(done, answer)
                    raise
                if not entries:
                    return self.version
                then = due(decision.sittings[-1], services.delays)
                outcome = await services.store.write(self._writing(decision, command, then))
                match outcome:
                    case Stored():
                        version = decision.sittings[0].version
                        _answer_with(version, answer)
                        self._apply(decision, then)
                        return version
                    case Repeated(version):
                        services.counts.repeats += 1
                        await self._read_on()
                        return _answer_with(version, answer)
                    case Conflict():
                        services.counts.conflicts += 1
                        await self._read_on()
            raise Busy("too many write to this table at once: try again")

    async def clear(self, sitting: Sitting) -> None:
        """Clear the table away, unless anything has happened. Raises `NoSuchTable`."""
        async with self._lock:
            if self.version == sitting.version:
                version = sitting.version + 1
                body = dump(ClearedEntry(at=self._services.now()))
                await self._services.store.write(Writing(self.table, version, (body,), clears=True))
                self._on_write(self.table, version, None)
            await self._read_on()

    async def schedule(self, idle: Callable[[], bool]) -> bool:
        """Note in the database when the next timer runs out, if none has: whether that is so."""
        async with self._lock:
            if not idle():
                return False
            if await self._services.store.reschedule(self.table, self.version, self._due):
                return True
            return not await self._read_on()  # another process has written

    async def remind(self) -> None:
        """Note the next timer once more, where the store may not have kept it."""
        await self.schedule(lambda: True)
        self._on_write(self.table, 0, self._due)

    async def _read_on(self) -> bool:
        """Whether there was anything new.

        A long log takes a tenth of a second to fold, so it is done in pieces: what is known of the
        table in between is what it was at an earlier version.
        """
        before = self.version
        async for bodies in pages(self._services.store, self.table, before):
            for number, body in enumerate(bodies, 1):
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)
                self._follow(body)
        if self.version == before:
            return False
        self._due = due(self.sitting, self._services.delays)
        self._on_write(self.table, 0, self._due)
        return True

    def _follow(self, body: str) -> None:
        """One more entry that was read. Raises `NoSuchTable` and `OtherVersion`."""
        try:
            self._sitting, events = advance(self._sitting, load(body))
        except NoSuchTable:
            self.cleared = True
            self._listeners.end(Closing.CLEARED, "this table was cleared away")
            raise
        except (AuguryError, ValueError, LookupError, AssertionError) as error:
            message = f"the log of {self.table} cannot be read by this version of Augury"
            raise OtherVersion(message) from error
        self._tell(self._sitting, events)

    def _tell(self, sitting: Sitting, events: Events) -> None:
        self._listeners.send(sitting, Broadcast(sitting, events, self._services.framing))

    def _writing(self, decision: Transition, command: str | None, at: float | None) -> Writing:
        before, after = self.sitting, decision.sittings[-1]
        return Writing(
            table=self.table,
            version=before.version + 1,
            bodies=tuple(map(dump, decision.entries)),
            command=command,
            due=None if at == self._due else TimerDue(at),
            listed=_listed(before, after),
            presence=tuple(
                [
                    Presence(entry.seat, entry.process, isinstance(entry, ArrivedEntry))
                    for entry in decision.entries
                    if isinstance(entry, (ArrivedEntry, DepartedEntry))
                ]
            ),
        )

    def _apply(self, decision: Transition, at: float | None) -> None:
        self._services.counts.entries += len(decision.entries)
        for sitting, events in zip(decision.sittings, decision.events, strict=True):
            self._sitting = sitting
            self._tell(sitting, events)
        self._due = at
        self._on_write(self.table, self.version, at)


def _answer_with(version: int, answer: Answer | None) -> int:
    if answer is not None:
        answer(version)
    return version


def _listed(before: Sitting, after: Sitting) -> Listed | None:
    """How the lobby's line changes, if it does."""
    if not after.setup.listed or (before.chairs is after.chairs and before.stage == after.stage):
        return None
    return Listed(listing(after), after.at)
