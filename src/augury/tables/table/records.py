"""Finished games: the record that is kept of each, and the same as events, to be watched again."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from augury.game import Action, Deal, Event, Phase
from augury.game import replay as steps
from augury.game.fair import running_hash
from augury.game.text.notation import parse_action, parse_move
from augury.game.text.record import Record
from augury.tables.errors import NoSuchGame
from augury.tables.protocol.tables import Replay, ReplayedRound
from augury.tables.table.entries import (
    ActedEntry,
    ClaimedEntry,
    DealtEntry,
    Entry,
    StartedEntry,
    TakenBackEntry,
    load,
)
from augury.tables.table.folding import advance
from augury.tables.table.sitting import Sitting


def record(bodies: Iterable[str], number: int) -> Record:
    """The record of a table's game of this number, from the table's log. Raises `NoSuchGame`."""
    found = Recorder(number).read(bodies)
    if found is None:
        raise NoSuchGame(f"this table has no game {number} that is over")
    return found


class Recorder:
    """Follows a table's log, as far as it is given to it, until a game of the table is over."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._sitting: Sitting | None = None
        self._actions: list[Action] = []
        self._names: tuple[str, ...] = ()
        self._marks: dict[str, list[str]] = {}
        self._date = ""

    def read(self, bodies: Iterable[str]) -> Record | None:
        """Read on; the record, once the game is over."""
        for entry in map(load, bodies):
            before = self._sitting
            self._sitting, _ = advance(before, entry)
            if self._sitting.game != self._number:
                continue
            self._take_down(before, entry, self._sitting)
            state = self._sitting.state
            if before is not None and state is not None and state.phase is Phase.OVER:
                return self._finish(self._sitting)
        return None

    @property
    def so_far(self) -> Record:
        """The record of the game as far as it has been read."""
        assert self._sitting is not None, "a log is read before its record is asked for"
        return self._finish(self._sitting)

    def _take_down(self, before: Sitting | None, entry: Entry, sitting: Sitting) -> None:
        match entry:
            case StartedEntry():
                self._names = sitting.names
                day = datetime.fromtimestamp(entry.at, UTC).date()
                self._date = entry.date or day.isoformat()
            case DealtEntry():
                self._actions.append(parse_action(entry.deal))
            case ActedEntry():
                self._actions.append(parse_move(entry.action, entry.seat))
            case ClaimedEntry(moves=moves):
                self._actions.extend(map(parse_action, moves))
                self._mark("claimed", before)
            case TakenBackEntry():
                assert before is not None
                del self._actions[len(sitting.moves) - len(before.moves) :]
                self._mark("taken-back", before)
            case _:
                pass

    def _finish(self, sitting: Sitting) -> Record:
        assert sitting.hash is not None
        published = sitting.published.tags
        tags = {"date": self._date, **published, running_hash.TAG: sitting.hash.hex()}
        tags |= {name: ", ".join(marked) for name, marked in self._marks.items()}
        return Record(sitting.rules, self._names, tuple(self._actions), tags)

    def _mark(self, name: str, before: Sitting | None) -> None:
        """Note in which round and trick something was done that the moves alone do not show."""
        assert before is not None
        assert before.state is not None
        table = before.state.table
        at = f"round {table.number} trick {len(table.tricks) + 1}"
        self._marks.setdefault(name, []).append(at)


def replay(record: Record) -> Replay:
    """The game of a record as its events, those of every audience: it is over, so all may know."""
    rounds: list[list[Event]] = []
    for step in steps(record):
        if isinstance(step.action, Deal):
            rounds.append([])
        rounds[-1].extend(step.events)
    numbered = (ReplayedRound(number, tuple(one)) for number, one in enumerate(rounds, 1))
    return Replay(record.rules, record.names, tuple(numbered))
