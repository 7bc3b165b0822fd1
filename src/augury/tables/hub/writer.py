"""A table's log in this process, and who listens to what is written there."""

from __future__ import annotations

from augury.tables.errors import NoSuchTable
from augury.tables.hub.listeners import Listeners
from augury.tables.hub.log import LogWriter, OnWrite
from augury.tables.hub.services import Services
from augury.tables.protocol.closings import Closing
from augury.tables.store import Listed, Presence, Writing
from augury.tables.table.broadcast import Broadcast
from augury.tables.table.decisions import carry_out
from augury.tables.table.entries import ArrivedEntry, ClearedEntry, DepartedEntry, Entry, dump, load
from augury.tables.table.folding import Events, advance
from augury.tables.table.sitting import Sitting
from augury.tables.table.summaries import listing
from augury.tables.table.timers import due
from augury.tables.transition import Transition


class TableWriter(LogWriter[Entry, Sitting, Events]):
    """The one who writes to a table's log here, and sends what happens to all who listen."""

    gone = NoSuchTable

    def __init__(
        self, table: str, services: Services, listeners: Listeners, on_write: OnWrite
    ) -> None:
        super().__init__(table, services, on_write)
        self._listeners = listeners

    def _advance(self, value: Sitting | None, body: str) -> tuple[Sitting, Events]:
        return advance(value, load(body))

    def _carry_out(
        self, value: Sitting, entries: list[Entry], at: float
    ) -> Transition[Entry, Sitting, Events]:
        return carry_out(value, entries, self._services.context, at)

    def _due_of(self, value: Sitting) -> float | None:
        return due(value, self._services.delays)

    def _writing(
        self,
        before: Sitting,
        transition: Transition[Entry, Sitting, Events],
        command: str | None,
    ) -> Writing:
        return Writing(
            table=self.name,
            version=before.version + 1,
            bodies=tuple(map(dump, transition.entries)),
            command=command,
            listed=_listed(before, transition.values[-1]),
            presence=tuple(
                [
                    Presence(entry.seat, entry.process, isinstance(entry, ArrivedEntry))
                    for entry in transition.entries
                    if isinstance(entry, (ArrivedEntry, DepartedEntry))
                ]
            ),
        )

    def _cleared_body(self) -> str:
        return dump(ClearedEntry(at=self._services.now()))

    def _tell(self, value: Sitting, news: Events) -> None:
        self._listeners.send(value, Broadcast(value, news, self._services.framing))

    def _end(self) -> None:
        self._listeners.end(Closing.CLEARED, "this table was cleared away")


def _listed(before: Sitting, after: Sitting) -> Listed | None:
    """How the lobby's line changes, if it does."""
    if not after.setup.listed or (before.chairs is after.chairs and before.stage == after.stage):
        return None
    return Listed(listing(after), after.at)
