"""Saved games: records that can be gone on with exactly where they stopped.

Everything that is left to chance comes from the seed in the record's tags: the cards of a round
from the seed and the round's number, an opponent's choice from the seed and the number of actions
that it has made before. So a game that is left and resumed is the game that would have been played.
"""

from __future__ import annotations

import os
import secrets
from dataclasses import replace
from datetime import datetime
from errno import ENOENT
from hashlib import sha256
from itertools import chain, count
from pathlib import Path
from random import Random
from tempfile import NamedTemporaryFile
from typing import Final

from augury.cli.errors import SaveError, UsageError
from augury.folders import data_folder
from augury.game import Action, AuguryError, Rules
from augury.game.text.record import Record, dumps, loads

SEED: Final = "seed"
PERSON: Final = "person"
OPPONENTS: Final = "opponents"
CLOCK: Final = "clock"
CLOCKS: Final = ("off", "relaxed", "fast")
"""How long a decision may take, by name; a test holds them to those of tables."""

DEFAULT_OPPONENTS: Final = "apprentice"
_NAMES: Final = ("Ilse", "Nikos", "Jana", "Márk", "Rui", "Wren")  # of those in the other seats


def new(
    rules: Rules,
    *,
    name: str,
    seat: int | None,
    seed: str | None,
    opponents: str | None,
    clock: str = "off",
) -> Record:
    """A game in which nothing has happened yet."""
    others = iter([other for other in _NAMES if other != name])
    seat = check_seat(rules, seat or 0)
    names = tuple(name if own == seat else next(others) for own in range(rules.players))
    tags = {} if clock == "off" else {CLOCK: clock}
    return _tagged(Record(rules, names, tags=tags), seat, seed, opponents)


def resumed(record: Record, *, seat: int | None, seed: str | None, opponents: str | None) -> Record:
    """A game to go on with, by what its tags say, or the options instead."""
    tags = record.tags
    seat = check_seat(record.rules, seat_of(record) if seat is None else seat)
    return _tagged(record, seat, seed or tags.get(SEED), opponents or tags.get(OPPONENTS))


def again(record: Record) -> Record:
    """Another game of the same rules and people, with other cards; the deal goes on (O1)."""
    return new(
        record.state.table.rules_again,
        name=record.names[seat_of(record)],
        seat=seat_of(record),
        seed=None,
        opponents=opponents_of(record),
        clock=clock_of(record),
    )


def _tagged(record: Record, seat: int, seed: str | None, opponents: str | None) -> Record:
    tags = {
        PERSON: str(seat),
        SEED: seed or secrets.token_hex(8),
        OPPONENTS: opponents or DEFAULT_OPPONENTS,
    }
    return replace(record, tags={**record.tags, **tags})


def check_seat(rules: Rules, seat: int) -> int:
    """The seat. Raises `UsageError` if these rules have no such one."""
    if seat not in range(rules.players):
        last = rules.players - 1
        raise UsageError("terminal-no-seat", seat=seat, players=rules.players, last=last)
    return seat


def seat_of(record: Record) -> int:
    """The seat of the person who plays; the first, where the record does not say."""
    tag = record.tags.get(PERSON, "")
    return int(tag) if tag.isdecimal() else 0


def opponents_of(record: Record) -> str:
    """The bots in the other seats."""
    return record.tags[OPPONENTS]


def chance(record: Record, *purpose: object) -> Random:
    """Where the shuffler and the opponents get their luck from, one for each purpose."""
    return Random(" ".join(map(str, (record.tags[SEED], *purpose))))


def shuffle_seeds(record: Record) -> list[str]:
    """The secret seed of every round's shuffle, from the seed of the game."""
    seed, rounds = record.tags[SEED], range(1, record.rules.rounds + 1)
    return [sha256(f"augury shuffle 1 {number} {seed}".encode()).hexdigest() for number in rounds]


def clock_of(record: Record) -> str:
    """How long a decision may take, by its name."""
    return record.tags.get(CLOCK, "off")


def after(record: Record, action: Action) -> Record:
    """The record with one more action."""
    return replace(record, actions=(*record.actions, action))


# Files


def default_path(now: datetime, ending: str = "wiz") -> Path:
    """Where a new game is kept when nobody says where."""
    first = data_folder() / "games" / f"{now:%Y-%m-%d-%H%M%S}.{ending}"
    more = (first.with_stem(f"{first.stem}-{number}") for number in count(2))
    return next(path for path in chain([first], more) if not path.exists())


def check_folder(path: Path) -> None:
    """Raises `SaveError` if a file that somebody names is to be in a folder that there is not."""
    if not path.parent.is_dir():
        raise _failed("terminal-not-written", path, OSError(ENOENT, os.strerror(ENOENT)))


def write(path: Path, record: Record, *, lasting: bool) -> None:
    """Write the whole record."""
    write_text(path, dumps(record), lasting=lasting)


def write_text(path: Path, text: str, *, lasting: bool) -> None:
    """Write a file, so that at any instant it holds either the old or the new.

    When the program dies, the file stays; `lasting`, it stays when the machine dies, and takes as
    long as the disk does.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=".augury-", delete=False
        ) as file:
            try:
                file.write(text)
                file.flush()
                if lasting:
                    os.fsync(file.fileno())
                file.close()
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise _failed("terminal-not-written", path, error) from error


def read(path: Path) -> Record:
    """The record in a file. Raises `SaveError`, with the line where it is broken."""
    text = read_text(path)
    try:
        return loads(text)
    except AuguryError as error:
        raise SaveError("terminal-not-read", path=str(path), reason=str(error)) from error


def read_text(path: Path) -> str:
    """The text in a file. Raises `SaveError`."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise _failed("terminal-not-read", path, error) from error
    except UnicodeDecodeError as error:
        raise SaveError("terminal-not-text", path=str(path)) from error


def _failed(message: str, path: Path, error: OSError) -> SaveError:
    return SaveError(message, path=str(path), reason=error.strerror or str(error))
