"""A `.wiz` file as the storage of a table: the record in it is all that is kept.

The hub keeps tables as logs. What this file holds is what can be read, told again and gone on with
by anyone: the record. So every line that the hub adds changes the record, and the whole file is
written; and a table is brought back as a log that is made from the record. What only a log would
remember (who was connected when, what was said, the ids of commands) ends with the program, as
everybody does who could ask for it.

Whatever is left to chance comes from the seed in the record's tags: the shuffles of all rounds,
to which the record commits, and the choices of the opponents.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from time import time
from typing import Any, Final, Literal

from augury.cli import saves
from augury.cli.errors import SaveError
from augury.game import CHANCE, Chance, IllegalAction, Phase, State
from augury.game.errors import DealerError
from augury.game.fair import commitments, running_hash
from augury.game.text.notation import format_action, format_move, format_rules
from augury.game.text.record import Record
from augury.tables.keys import hashed
from augury.tables.local.host import PREFIX
from augury.tables.local.store import Taken
from augury.tables.protocol.fields import Clock
from augury.tables.protocol.rules import RuleChoice
from augury.tables.protocol.tables import Setup
from augury.tables.store import Writing
from augury.tables.table.dealing import deal_cards
from augury.tables.table.entries import (
    ActedEntry,
    DealtEntry,
    Entry,
    OpenedEntry,
    StartedEntry,
    dump,
)
from augury.tables.table.folding import fold
from augury.tables.table.records import Recorder
from augury.tables.table.timers import CLOCK_SECONDS

BOT: Final = "opponent"
"""What the bots of the other seats are called in the log; who they are, the record says."""

_GAME: Final = "fair.game"
_MARKS: Final = ("claimed", "taken-back")


class GameFile:
    """One game, kept in a file after every move. Raises `SaveError` for rules that no table has."""

    def __init__(self, record: Record, path: Path) -> None:
        self.path = path
        self.trouble: SaveError | None = None  # why the game could not be kept the last time
        self.faults = 0  # of bots that are not ours
        self.fresh = not record.actions  # whether it has just begun
        self._seeds = tuple(saves.shuffle_seeds(record))
        self._fair = _committed(record, self._seeds)
        self.table = _table(record)
        self._marks = {name: record.tags[name] for name in _MARKS if name in record.tags}
        self._actions = record.actions
        self._commands: dict[str, int] = {}
        self.lines = [dump(entry) for entry in self._log(record)]
        self._recorder = Recorder(1)
        self._recorder.read(self.lines)
        self.record = record
        self.record = self._written()

    def begin(self) -> None:
        """Write the file for the first time. Raises `SaveError`."""
        saves.write(self.path, self.record, lasting=False)  # there is little to lose yet

    @property
    def seat(self) -> int:
        """The person's seat."""
        return saves.seat_of(self.record)

    @property
    def state(self) -> State:
        """The game as it is."""
        return self.record.state

    @property
    def over(self) -> bool:
        """Whether the last round is scored."""
        return self.state.phase is Phase.OVER

    def save(self, *, lasting: bool) -> None:
        """Write the file; when that fails, `trouble` says why, and the game can be played on."""
        try:
            saves.write(self.path, self.record, lasting=lasting)
            self.trouble = None
        except SaveError as error:
            self.trouble = error

    # What the store asks for

    async def append(self, writings: Sequence[Writing]) -> None:
        """Add lines, and write the file if they change the record.

        While a person takes their time, it has to stay even when the machine dies.
        """
        if any(one.command in self._commands for one in writings):
            raise Taken
        self._commands |= {one.command: one.version for one in writings if one.command is not None}
        bodies = tuple(chain.from_iterable(one.bodies for one in writings))
        self.lines += bodies
        self._recorder.read(bodies)
        record = self._written()
        if record != self.record or self.trouble is not None:
            self.record = record
            self.save(lasting=self.seat in record.state.to_act or self.over)

    async def read(self, table: str, after: int, limit: int) -> list[str]:
        """The lines of the table after a version."""
        return self.lines[after : after + limit] if table == self.table else []

    async def find(self, table: str, command: str) -> int | None:  # noqa: ARG002
        """The version that a command became, in this program."""
        return self._commands.get(command)

    async def version(self, table: str) -> int:
        """The version that the table has reached."""
        return len(self.lines) if table == self.table else 0

    async def close(self) -> None:
        """Once more, in case the last time failed or was interrupted."""
        self.save(lasting=True)

    # From a record to a log, and back

    def _log(self, record: Record) -> Iterator[Entry]:
        now, seat = time(), saves.seat_of(record)
        others = [other for other in range(record.rules.players) if other != seat]
        setup = Setup(_choice(record), dict.fromkeys(others, BOT), _clock(record))
        name, key = record.names[seat] if record.names else "?", hashed(self.table)
        entries: list[Entry] = [
            OpenedEntry(now, self.table, setup, self._seeds, seat, name, key),
            StartedEntry(now, fill=None, date=datetime.now(UTC).date().isoformat()),
        ]
        for action in record.actions:
            if isinstance(action, Chance):
                entries.append(DealtEntry(now, format_action(action)))
            else:
                by: Literal["person", "bot"] = "person" if action.seat == seat else "bot"
                entries.append(ActedEntry(now, action.seat, format_move(action), by))
        sitting = fold(entries)
        assert sitting is not None
        yield from entries
        if sitting.state is not None and sitting.state.phase in CHANCE:
            yield DealtEntry(now, format_action(deal_cards(sitting)))

    def _written(self) -> Record:
        """The record of the log, under the names and with the tags of this file."""
        found, before = self._recorder.so_far, self.record
        tags = {**before.tags}
        for name in _MARKS:
            marked = [self._marks.get(name, ""), found.tags.get(name, "")]
            if any(marked):
                tags[name] = ", ".join(filter(None, marked))
        if self.faults:
            tags["faults"] = str(self.faults)
        if self._fair:
            shuffles = (pair for pair in found.tags.items() if pair[0].startswith("fair."))
            tags |= {name: value for name, value in shuffles if name != running_hash.TAG}
        elif found.actions != self._actions:  # it goes on with other shuffles than were promised
            tags = {name: value for name, value in tags.items() if not name.startswith("fair.")}
        record = replace(before, actions=found.actions, tags=tags)
        if self._fair and record.state.phase is Phase.OVER:
            *_, last = running_hash.hashes(record)  # under the names in this file
            record = replace(record, tags={**tags, running_hash.TAG: last.hex()})
        return record


def _choice(record: Record) -> RuleChoice:
    """The rules as they are chosen at a table. Raises `SaveError` where no table has such rules."""
    rules = record.rules
    own: dict[str, Any] = {one.name: getattr(rules, one.name, None) for one in fields(RuleChoice)}
    own |= {"special": tuple(map(str, rules.special)), "edition": None, "schedule": None}
    choice = RuleChoice(**own)
    if choice.rules() != rules:
        raise SaveError("terminal-no-table", rules=format_rules(rules))
    return choice


def _clock(record: Record) -> Clock:
    """How long a decision may take; as long as it likes, where the file says nothing of ours."""
    said = saves.clock_of(record)
    return next((clock for clock in CLOCK_SECONDS if clock == said), "off")


def _table(record: Record) -> str:
    """The id of the table, on which its shuffles depend: what they were promised for, or new."""
    game = record.tags.get(_GAME, "").rpartition(".")[0]
    return game or PREFIX + hashed(record.tags[saves.SEED])[:22]


def _committed(record: Record, seeds: Sequence[str]) -> bool:
    """Whether every shuffle so far is one that these seeds commit to."""
    if not record.actions:
        return True
    try:
        promised = commitments.commitments_of(record)
        commitments.verify(record)
    except (DealerError, IllegalAction):
        return False
    return [seed.hex() for seed in promised.seeds] == [*seeds]
