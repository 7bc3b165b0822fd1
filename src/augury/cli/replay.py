"""A recorded game, told round by round: to someone who may know all, or to one seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from augury.cli import ink, words
from augury.cli.pad import pad, ranking
from augury.cli.story import tell
from augury.cli.words import Names, People
from augury.game import Event, Phase, Step, View, concerns, view
from augury.game.events import BidPlaced, HandDealt, RoundDealt, RoundScored, TrumpSet, Turn
from augury.game.record import Record
from augury.game.record import replay as steps_of

__all__ = ["events", "told"]


def told(record: Record, seat: int | None, number: int | None) -> Iterator[RenderableType]:
    """The game, or one round of it, as something rich can print.

    With a `seat`, only what that seat knew at the time; without, everything.
    """
    names = words.names_of(record)
    last: Step | None = None
    for played, steps in _rounds(record):
        round_ = list(steps)
        last = round_[-1]
        if number in (None, played):
            yield from _round(round_, seat, names)
    if last is None:
        yield Text(words.NOTHING_HAPPENED)
        return
    table = last.state.table
    if number is None:
        if table.pad:
            yield pad(table.pad, names)
        if table.phase is Phase.OVER:
            yield ranking(table, names)
        else:
            yield Text(words.unfinished(table, names))


def events(record: Record, seat: int | None, number: int | None) -> Iterator[Event]:
    """The game, or one round of it, as events; with a `seat`, those that it saw."""
    for played, steps in _rounds(record):
        if number in (None, played):
            for step in steps:
                yield from _seen(step, seat)


def _rounds(record: Record) -> Iterator[tuple[int, Iterable[Step]]]:
    return groupby(steps_of(record), key=lambda step: step.state.table.number)


def _seen(step: Step, seat: int | None) -> Iterator[Event]:
    for event in step.events:
        if seat is None or concerns(event, seat):
            yield event


def _round(steps: list[Step], seat: int | None, names: Names) -> Iterator[RenderableType]:
    table = steps[-1].state.table
    yield Text(words.round_heading(table, names), style="bold")
    lines = [ink.paint(line) for line in _lines(steps, seat, names)]
    yield Padding(Group(*lines), (0, 0, 1, 2), expand=False)


def _lines(steps: list[Step], seat: int | None, names: Names) -> Iterator[str]:
    bids: list[str] = []
    for step in steps:
        now = view(step.state, seat)
        for event in _seen(step, seat):
            if isinstance(event, BidPlaced):
                if event.tricks is not None or seat not in (None, event.seat):
                    people = People(names, seat)
                    bids.append(words.bid_of(event.tricks, event.seat, people))
            elif not (isinstance(event, Turn) and event.phase is Phase.BID):
                if bids:
                    yield words.bids_of(bids)
                    bids = []
                yield from _line(event, now, names)
    if bids:
        yield words.bids_of(bids)


def _line(event: Event, now: View, names: Names) -> Iterator[str]:
    match event:
        case RoundDealt(turned_up=turned_up):
            yield words.turned_up(turned_up)
        case HandDealt(owner, cards):
            yield words.hand_of(cards, owner, People(names, now.seat))
        case TrumpSet(trump, None):
            yield words.trump_set(trump)
        case RoundScored(row):
            yield words.scored(row, People(names, now.seat))
        case _:
            line = tell(event, now, names)
            if line is not None:
                yield line
