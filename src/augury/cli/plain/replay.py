"""A recorded game, round by round: for someone who may know all, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from augury.cli.pictures import colours
from augury.cli.pictures.score_pad import ranking, score_pad
from augury.cli.words import reports
from augury.cli.words.headings import round_heading
from augury.cli.words.speech import Speech, names_of
from augury.game import Event, Phase, Step, View, concerns, view
from augury.game.play.events import BidPlaced, HandDealt, RoundDealt, RoundScored, TrumpSet, Turn
from augury.game.text.record import Record
from augury.game.text.record import replay as steps_of


def replay(
    record: Record, seat: int | None, number: int | None, language: str
) -> Iterator[RenderableType]:
    """The game, or one round of it, as something rich can print.

    With a `seat`, only what that seat knew at the time; without, everything.
    """
    speech = Speech(language, names_of(record, language), seat)
    last: Step | None = None
    for played, steps in _rounds(record):
        round_ = list(steps)
        last = round_[-1]
        if number in (None, played):
            yield from _round(round_, speech)
    if last is None:
        yield Text(speech.say("terminal-nothing-dealt"))
        return
    table = last.state.table
    if number is None:
        if table.pad:
            yield score_pad(table.pad, speech)
        if table.phase is Phase.OVER:
            yield ranking(table, speech)
        else:
            yield Text(reports.report_break(table, speech))


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


def _round(steps: list[Step], speech: Speech) -> Iterator[RenderableType]:
    table = steps[-1].state.table
    yield Text(round_heading(table, speech), style="bold")
    lines = [colours.paint(line) for line in _lines(steps, speech)]
    yield Padding(Group(*lines), (0, 0, 1, 2), expand=False)


def _lines(steps: list[Step], speech: Speech) -> Iterator[str]:
    """A line for every event that needs one; bids in a row share theirs."""
    seat = speech.own
    bids: list[str] = []
    for step in steps:
        now = view(step.state, seat)
        for event in _seen(step, seat):
            if isinstance(event, BidPlaced):
                if event.tricks is not None or seat not in (None, event.seat):
                    bids.append(reports.report_bid(event.tricks, event.seat, speech))
            elif not (isinstance(event, Turn) and event.phase is Phase.BID):
                if bids:
                    yield reports.report_bids(bids, speech)
                    bids = []
                line = _line(event, now, speech)
                if line is not None:
                    yield line
    if bids:
        yield reports.report_bids(bids, speech)


def _line(event: Event, now: View, speech: Speech) -> str | None:
    match event:
        case RoundDealt(turned_up=turned_up):
            return reports.report_turned_up(turned_up, speech)
        case HandDealt(owner, cards):
            return reports.report_hand(cards, owner, speech)
        case TrumpSet(trump, None):
            return reports.report_trump(trump, speech)
        case RoundScored(row):
            return reports.report_score(row, speech)
        case _:
            return reports.report(event, now, speech)
