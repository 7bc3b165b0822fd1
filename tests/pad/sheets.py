"""Random sheets: whatever people may do to a pad, in any order, sensible or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from augury import ChangeBid, Rules
from augury.game.values import put
from augury.pad import Cell, PadError, Round, Sheet, edits, facts
from augury.pad.facts import round_or_next
from augury.testing.games import steps

NAMES = ("Ada", "Björn", "Cem", "Ødegård #2", '"Zoë"', "Ευα", "名", "Ana Maria", "D", "Žofie", "K")


def new_sheet(rules: Rules, rng: Random) -> Sheet:
    """A pad with nothing on it."""
    names = tuple(rng.sample(NAMES, rules.players))
    date = rng.choice((None, "2026-11-16"))
    return Sheet(rules, names, rng.randrange(rules.players), date=date)


@dataclass(frozen=True)
class Edit:
    """Something that somebody does to a pad: a function of `augury.pad.edits`, and what it gets."""

    name: str
    arguments: tuple[Any, ...]

    def __call__(self, sheet: Sheet) -> Sheet:
        edit: Callable[..., Sheet] = getattr(edits, self.name)
        return edit(sheet, *self.arguments)


def edit(sheet: Sheet, rng: Random) -> Edit:
    """Something that somebody does: mostly what is due, at times anything at all."""
    known = facts(sheet)
    due = known.due
    number = due.round if due and rng.random() < 0.7 else rng.randint(0, len(sheet.rounds) + 2)
    most = known.schedule[number - 1] if 0 < number <= len(known.schedule) else 9
    seat = rng.randrange(len(sheet.names) + (rng.random() < 0.02))
    if due and due.seat is not None and rng.random() < 0.8:
        seat = due.seat
    tricks = rng.randint(0, min(most, 3)) if rng.random() < 0.9 else rng.randint(-1, most + 1)
    blank = None if rng.random() < 0.05 else tricks
    likely: dict[Edit, int] = {
        Edit("bid", (number, seat, blank)): 40,
        Edit("take", (number, seat, blank)): 40,
        Edit("change", (number, seat, rng.choice((1, -1, 1, -1, 0, 2)))): 4,
        Edit("bomb", (number, rng.random() < 0.7)): 4,
        Edit("trump", (number, rng.choice(("B", "R", "none", None, "Q")))): 4,
        Edit("cards", (number, rng.randint(0, most + 2))): 2,
        Edit("strike", (number, rng.random() < 0.6)): 2,
        Edit("clear", (number,)): 1,
        Edit("rest", (number, seat, rng.random() < 0.5)): 3,
        Edit("rename", (seat, rng.choice((*NAMES, "", " a", "a\nb")))): 1,
        Edit("deal_first", (seat,)): 1,
        Edit("join", (rng.choice(NAMES), rng.randint(0, len(sheet.names)))): 1,
        Edit("end", (rng.random() < 0.3,)): 1,
    }
    if (one := round_or_next(sheet, number)) is not None:
        likely[Edit("write", (number, filled(one, rng)))] = 12
    return rng.choices(list(likely), list(likely.values()))[0]


def filled(one: Round, rng: Random) -> Round:
    """The round as it could have been."""
    places = [rng.choice(one.seats) for _ in range(one.hand_size)]
    taken = [places.count(seat) for seat in range(len(one.cells))]
    bids = [max(0, min(one.hand_size, count + rng.choice((0, 0, 1, -1)))) for count in taken]
    cells = tuple(cell and Cell(bids[seat], taken[seat]) for seat, cell in enumerate(one.cells))
    return Round(one.hand_size, cells, trump=one.trump)


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
        if table.number == 1:
            sheet = edits.deal_first(sheet, table.dealer)
        if isinstance(now.action, ChangeBid):
            seat = now.action.seat
            changes = put(changes, seat, now.action.by)
        if len(table.pad) > len(sheet.rounds):
            row = table.pad[-1]
            cells = tuple(
                Cell(bid - change, taken, change)
                for bid, taken, change in zip(row.bids, row.taken, changes, strict=True)
            )
            bombed = sum(row.taken) < row.hand_size
            sheet = edits.write(sheet, row.number, Round(row.hand_size, cells, bombed))
            changes = (0,) * rules.players
    return sheet, table
