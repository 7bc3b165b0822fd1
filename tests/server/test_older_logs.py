"""Logs that earlier versions have written are read, and mean the same games.

`logs/10121b5.jsonl` was written by that commit, when entries were models of pydantic: one table,
two games, every kind of entry. The records beside it are what it made of them.
"""

import json
from pathlib import Path
from typing import get_args

import pytest

from augury.codec import WireError
from augury.game.rules.options import OPTIONS, in_words
from augury.game.text.record import dumps
from augury.tables.table.entries import (
    ClearedEntry,
    CommittedEntry,
    DealerChosenEntry,
    Entry,
    FrozenEntry,
    OpenedEntry,
    SatEntry,
    StartedEntry,
    WithheldEntry,
    dump,
    load,
)
from augury.tables.table.records import record

LOGS = Path(__file__).parent / "logs"
LINES = (LOGS / "10121b5.jsonl").read_text(encoding="utf-8").splitlines()


def test_there_is_an_entry_of_every_kind() -> None:
    since = {
        CommittedEntry,
        FrozenEntry,
        WithheldEntry,  # when shares in a shuffle were committed to
        DealerChosenEntry,  # when a host could choose
    }
    assert {type(load(line)) for line in LINES} == set(get_args(Entry)) - since


@pytest.mark.parametrize("line", LINES)
def test_an_entry_is_read_and_would_say_the_same(line: str) -> None:
    said, old = json.loads(dump(load(line))), json.loads(line)
    if "setup" in old:  # options that came later are as they always were
        rules = said["setup"]["rules"]
        for name in rules.keys() - old["setup"]["rules"].keys():
            assert rules.pop(name) == in_words(OPTIONS[name].default)
    assert said == old


@pytest.mark.parametrize("number", [1, 2])
def test_the_log_tells_the_same_games(number: int) -> None:
    bodies = [line for line in LINES if not isinstance(load(line), ClearedEntry)]
    kept = (LOGS / f"10121b5-{number}.wiz").read_text(encoding="utf-8")
    assert dumps(record(bodies, number)) == kept


def test_what_was_not_written_yet_may_be_missing() -> None:
    """Hints may be asked for, dates are kept and contributions have entries since some time."""
    opened = json.loads(LINES[0])
    del opened["contribution"], opened["setup"]["hints"]
    entry = load(json.dumps(opened))
    assert isinstance(entry, OpenedEntry)
    assert (entry.contribution, entry.setup.hints) == (None, False)
    sat = load('{"at":1,"kind":"sat","seat":1,"name":"Bo","key":"k","contribution":"ab"}')
    assert sat == SatEntry(at=1.0, seat=1, name="Bo", key="k", contribution="ab")
    assert load('{"at":1.5,"kind":"started","fill":null}') == StartedEntry(at=1.5, fill=None)


@pytest.mark.parametrize("line", ["", "{}", '{"at":1,"kind":"gone"}', '{"kind":"cleared"}'])
def test_what_is_no_entry_is_refused(line: str) -> None:
    with pytest.raises(WireError):
        load(line)
