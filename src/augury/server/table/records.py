"""Finished games: the record that is kept of each, and the same as events, to be watched again."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from augury.game import Action, Deal, Phase, running_hash, wire
from augury.game import replay as steps
from augury.game.notation import parse_action, parse_move
from augury.game.record import Record
from augury.server.errors import NoSuchGame
from augury.server.protocol.tables import Replay, ReplayedRound
from augury.server.table.entries import Acted, Claimed, Dealt, Started, TakenBack, load
from augury.server.table.folding import advance
from augury.server.table.sitting import Sitting

__all__ = ["record", "replay"]


def record(bodies: Iterable[str], number: int) -> Record:
    """The record of a table's game of this number, from the table's log. It must be over."""
    sitting: Sitting | None = None
    actions: list[Action] = []
    names: tuple[str, ...] = ()
    marks: dict[str, list[str]] = {}
    date = ""
    for entry in map(load, bodies):
        before = sitting
        sitting, _ = advance(sitting, entry)
        if sitting.game != number:
            continue
        match entry:
            case Started():
                names = sitting.names
                date = entry.date or datetime.fromtimestamp(entry.at, UTC).date().isoformat()
            case Dealt():
                actions.append(parse_action(entry.deal))
            case Acted():
                actions.append(parse_move(entry.action, entry.seat))
            case Claimed(moves=moves):
                actions.extend(map(parse_action, moves))
                _mark(marks, "claimed", before)
            case TakenBack():
                assert before is not None
                del actions[len(sitting.moves) - len(before.moves) :]
                _mark(marks, "taken-back", before)
            case _:
                pass
        over = sitting.state is not None and sitting.state.phase is Phase.OVER
        if over and before is not None:
            assert sitting.hash is not None
            tags = {"date": date, **sitting.published.tags, running_hash.TAG: sitting.hash.hex()}
            tags |= {name: ", ".join(marked) for name, marked in marks.items()}
            return Record(sitting.rules, names, tuple(actions), tags)
    raise NoSuchGame(f"this table has no game {number} that is over")


def _mark(marks: dict[str, list[str]], name: str, before: Sitting | None) -> None:
    """Note in which round and trick something was done that the moves alone do not show."""
    assert before is not None
    assert before.state is not None
    table = before.state.table
    marks.setdefault(name, []).append(f"round {table.number} trick {len(table.tricks) + 1}")


def replay(record: Record) -> Replay:
    """The game of a record as its events, those of every audience: it is over, so all may know."""
    rounds: list[ReplayedRound] = []
    for step in steps(record):
        if isinstance(step.action, Deal):
            rounds.append(ReplayedRound(number=step.state.table.number, events=[]))
        rounds[-1].events.extend(map(wire.to_json, step.events))
    return Replay(rules=wire.to_json(record.rules), names=list(record.names), rounds=rounds)
