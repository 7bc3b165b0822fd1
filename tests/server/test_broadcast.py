"""What an entry says to each seat is put together for all at once, and is each seat's own."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any
from weakref import ref

from hypothesis import given, settings

from augury.game import Chance, Rules, concerns, legal_actions, view
from augury.game.play.events import Event, RoundDealt, TrickEnded
from augury.game.play.facts import facts
from augury.game.play.tricks import WonBy
from augury.game.rules.options import OPTIONS
from augury.game.text import wire
from augury.game.text.codecs import codec
from augury.game.text.notation import format_action, format_move
from augury.tables.protocol.rules import RuleChoice
from augury.tables.protocol.tables import Setup
from augury.tables.protocol.wire import encode, line
from augury.tables.table.broadcast import Broadcast
from augury.tables.table.claims import may_claim
from augury.tables.table.entries import (
    ActedEntry,
    DealtEntry,
    Entry,
    OpenedEntry,
    SaidEntry,
    SatEntry,
    StartedEntry,
    dump,
    load,
)
from augury.tables.table.folding import Events, advance
from augury.tables.table.sitting import Sitting
from augury.tables.table.summaries import seconds_left, welcome
from augury.testing import strategies
from augury.testing.games import steps


def entries(rules: Rules, rng: Random) -> Iterator[Entry]:
    """The log of a table with a clock, at which everybody talks and plays at random."""
    words = wire.to_json(rules)
    said = {option: words[option] for option in OPTIONS if option in words}
    choice = codec(RuleChoice).read(said)
    setup = Setup(rules=choice, clock="fast")
    seeds = ("00" * 32,) * rules.rounds
    yield OpenedEntry(
        at=0, table="t", setup=setup, seeds=seeds, seat=0, name="P0", key="0", contribution=None
    )
    for seat in range(1, rules.players):
        yield SatEntry(at=0, seat=seat, name=f"P{seat}", key=str(seat), contribution=None)
    yield StartedEntry(at=0, fill=None)
    at = 0.0
    for step in steps(rules, rng):
        at += rng.random() * 9
        if isinstance(step.action, Chance):
            yield DealtEntry(at=at, deal=format_action(step.action))
        else:
            move = format_move(step.action)
            yield ActedEntry(at=at, seat=step.action.seat, action=move, by="person")
        if rng.random() < 0.1:
            yield SaidEntry(at=at + 1, seat=0, phrase="hello", emote=None, text=None)


def heard(broadcast: Broadcast, seat: int | None) -> dict[str, Any]:
    """The first message for a seat."""
    first, *_ = broadcast.frame(seat).split(b"\n")
    message: dict[str, Any] = json.loads(first)
    return message


def expected(sitting: Sitting, events: Events, seat: int | None) -> dict[str, Any]:
    """The same, one seat by itself."""
    state = sitting.state
    mine = [event for event, _ in events if not isinstance(event, Event) or concerns(event, seat)]
    return {
        "type": "events",
        "version": sitting.version,
        "events": [json.loads(encode(event)) for event in mine],
        "facts": wire.to_json(facts(view(state, seat))) if state else None,
        "legal_actions": [
            format_move(move)
            for move in (legal_actions(state, seat) if state and seat is not None else ())
        ],
        "at": sitting.at,
        "seconds_left": seconds_left(sitting, seat, sitting.at),
        "hash": sitting.hash.hex() if sitting.hash else None,
        **({"claim": True} if state and may_claim(view(state, seat)) else {}),
    }


@settings(max_examples=30)
@given(strategies.rules(), strategies.rngs())
def test_every_seat_hears_what_it_may_know(rules: Rules, rng: Random) -> None:
    sitting: Sitting | None = None
    for entry in entries(rules, rng):
        sitting, events = advance(sitting, entry)
        broadcast = Broadcast(sitting, events, line)
        for seat in (*range(rules.players), None):
            assert heard(broadcast, seat) == expected(sitting, events, seat)


@settings(max_examples=30)
@given(strategies.rules(), strategies.rngs())
def test_who_comes_late_is_told_why_each_trick_was_won(rules: Rules, rng: Random) -> None:
    """As was whoever heard the tricks end, one by one."""
    sitting: Sitting | None = None
    won_by: tuple[WonBy, ...] = ()
    for entry in entries(rules, rng):
        sitting, events = advance(sitting, entry)
        state = sitting.state
        if any(isinstance(event, RoundDealt) for event, _ in events):
            won_by = ()
        if state and any(isinstance(event, TrickEnded) for event, _ in events):
            last = facts(view(state, None)).won_by
            assert last is not None
            won_by += (last,)
        assert welcome(sitting, None, sitting.at).won_by == won_by


def test_what_everyone_has_heard_keeps_no_game_alive() -> None:
    """A table remembers its last broadcasts, not the states that they were about."""
    sitting: Sitting | None = None
    for entry in entries(Rules(players=3, hand_sizes=(1,)), Random(3)):
        sitting, events = advance(sitting, entry)
        broadcast, state = Broadcast(sitting, events, line), ref(sitting)
        said = [broadcast.frame(seat) for seat in (0, 1, 2, None)]
        assert [broadcast.frame(seat) for seat in (0, 1, 2, None)] == said
        del events
        sitting = replace(sitting)
        assert state() is None


def test_the_clock_is_what_is_left_of_it() -> None:
    """Somebody who talks while another thinks gives them no second more (and takes none)."""
    sitting: Sitting | None = None
    for entry in entries(Rules(players=3, hand_sizes=(1,)), Random(3)):
        sitting, _ = advance(sitting, entry)
        if any(sitting.asked):
            break
    assert sitting is not None
    seat = next(seat for seat, asked in enumerate(sitting.asked) if asked)
    talk = SaidEntry(at=sitting.at + 7.5, seat=0, phrase="hello", emote=None, text=None)
    later = heard(Broadcast(*advance(sitting, talk), line), seat)
    assert (later["at"], later["seconds_left"]) == (sitting.at + 7.5, 12.5)
    assert heard(Broadcast(*advance(sitting, talk), line), None)["seconds_left"] is None


@settings(max_examples=30)
@given(strategies.rules(), strategies.rngs())
def test_a_log_is_read_as_it_was_written(rules: Rules, rng: Random) -> None:
    for entry in entries(rules, rng):
        assert load(dump(entry)) == entry
