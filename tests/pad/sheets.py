"""Random sheets: whatever people may do to a pad, in any order, sensible or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from augury import ChangeBid, Rules
from augury.game.values import put
from augury.pad import Entry, PadError, Round, Sheet, edits, facts
from augury.testing.strategies import steps

NAMES = ("Ada", "Björn", "Cem", "Ødegård #2", '"Zoë"', "Ευα", "名", "Ana Maria", "D", "Žofie", "K")
Edit = Callable[[Sheet], Sheet]


def new_sheet(rules: Rules, rng: Random) -> Sheet:
    """A pad with nothing on it."""
    names = tuple(rng.sample(NAMES, rules.players))
    date = rng.choice((None, "2026-11-16"))
    return Sheet(rules, names, rng.randrange(rules.players), date=date)


def edit(sheet: Sheet, rng: Random) -> Edit:
    """Something that somebody does: mostly what is due, at times anything at all."""
    due = facts(sheet).due
    number = due.round if due and rng.random() < 0.7 else rng.randint(0, len(sheet.rounds) + 2)
    most = facts(sheet).schedule[number - 1] if 0 < number <= len(facts(sheet).schedule) else 9
    seat = rng.randrange(len(sheet.names) + (rng.random() < 0.02))
    if due and due.seat is not None and rng.random() < 0.8:
        seat = due.seat
    tricks = rng.randint(0, min(most, 3)) if rng.random() < 0.9 else rng.randint(-1, most + 1)
    blank = None if rng.random() < 0.05 else tricks
    likely: list[tuple[int, Edit]] = [
        (40, lambda old: edits.bid(old, number, seat, blank)),
        (40, lambda old: edits.take(old, number, seat, blank)),
        (12, lambda old: fill(old, number, rng)),
        (4, lambda old: edits.change(old, number, seat, rng.choice((1, -1, 1, -1, 0, 2)))),
        (4, lambda old: edits.bomb(old, number, rng.random() < 0.7)),
        (4, lambda old: edits.trump(old, number, rng.choice(("B", "R", "none", None, "Q")))),
        (2, lambda old: edits.cards(old, number, rng.randint(0, most + 2))),
        (2, lambda old: edits.strike(old, number, rng.random() < 0.6)),
        (1, lambda old: edits.clear(old, number)),
        (3, lambda old: edits.rest(old, number, seat, rng.random() < 0.5)),
        (1, lambda old: edits.rename(old, seat, rng.choice((*NAMES, "", " a", "a\nb")))),
        (1, lambda old: edits.deal_first(old, seat)),
        (1, lambda old: edits.join(old, rng.choice(NAMES), rng.randint(0, len(old.names)))),
        (1, lambda old: edits.end(old, rng.random() < 0.3)),
    ]
    return rng.choices([one for _, one in likely], [weight for weight, _ in likely])[0]


def fill(sheet: Sheet, number: int, rng: Random) -> Sheet:
    """A whole round that could have been."""
    one = edits.cards(sheet, number, facts(edits.clear(sheet, number)).schedule[number - 1]).rounds[
        number - 1
    ]
    places = [rng.randrange(len(one.seats)) for _ in range(one.hand_size)]
    taken = [places.count(place) for place in range(len(one.seats))]
    bids = [max(0, min(one.hand_size, count + rng.choice((0, 0, 1, -1)))) for count in taken]
    return edits.enter(edits.clear(sheet, number), number, bids, taken)


def edited(rules: Rules, rng: Random, count: int) -> Iterator[Sheet]:
    """One sheet after another; what is refused changes nothing."""
    sheet = new_sheet(rules, rng)
    yield sheet
    for _ in range(count):
        try:
            sheet = edit(sheet, rng)(sheet)
        except PadError:
            continue
        yield sheet


def kept_by_hand(rules: Rules, rng: Random) -> tuple[Sheet, Any]:
    """A whole game of the engine as somebody beside the table would write it down; and its table.

    They hear every prediction and every change, and count the tricks that lie before each player.
    """
    sheet = Sheet(rules, NAMES[: rules.players])
    changes = (0,) * rules.players
    table = None
    for now in steps(rules, rng):
        table = now.state.table
        if isinstance(now.action, ChangeBid):
            seat = now.action.seat
            changes = put(changes, seat, now.action.by)
        if len(table.pad) > len(sheet.rounds):
            row = table.pad[-1]
            entries = tuple(
                Entry(bid - change, taken, change)
                for bid, taken, change in zip(row.bids, row.taken, changes, strict=True)
            )
            bombed = sum(row.taken) < row.hand_size
            sheet = edits.write(sheet, row.number, Round(row.hand_size, entries, bombed))
            changes = (0,) * rules.players
    return sheet, table
