"""Everything that can be done to a sheet. Each edit is a new sheet, or a `PadError`.

>>> from augury.game import Rules
>>> sheet = Sheet(Rules(players=3), ("Ada", "Ben", "Cem"))
>>> sheet = bid(bid(bid(sheet, 1, 1, 0), 1, 2, 1), 1, 0, 1)
>>> [cell.bid for cell in sheet.rounds[0].cells]
[1, 0, 1]
>>> bid(sheet, 1, 0, 2)
Traceback (most recent call last):
    ...
augury.pad.problems.PadError: round 1: Ada predicts 2: it must be 0 to 1
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from augury.game.values import put
from augury.pad.facts import blank_round, round_or_next
from augury.pad.problems import PadError, Problem
from augury.pad.sheet import Cell, Round, Sheet, schedule_for

# A round


def write(sheet: Sheet, number: int, one: Round) -> Sheet:
    """The sheet with this round in its place: an earlier one, or the next."""
    if number not in range(1, len(sheet.rounds) + 2):
        raise PadError(Problem("round", number, limit=len(sheet.rounds) + 1))
    if number > len(sheet.rounds) and (sheet.ended or blank_round(sheet) is None):
        raise PadError(Problem("over"))
    return replace(sheet, rounds=(*sheet.rounds[: number - 1], one, *sheet.rounds[number:]))


def bid(sheet: Sheet, number: int, seat: int, tricks: int | None) -> Sheet:
    """A prediction; None takes it back, and with it what the Cloud made of it."""
    return _change_cell(
        sheet, number, seat, bid=tricks, **({"change": 0} if tricks is None else {})
    )


def take(sheet: Sheet, number: int, seat: int, tricks: int | None) -> Sheet:
    """How many tricks someone has won; None takes it back."""
    return _change_cell(sheet, number, seat, taken=tricks)


def change(sheet: Sheet, number: int, seat: int, by: int) -> Sheet:
    """The Cloud changes a prediction by one, up or down; 0 takes it back (S7.2)."""
    one = _round_to_edit(sheet, number)
    others = tuple(cell and replace(cell, change=0) for cell in one.cells)
    return _change_cell(write(sheet, number, replace(one, cells=others)), number, seat, change=by)


def bomb(sheet: Sheet, number: int, fell: bool) -> Sheet:
    """Whether a trick of the round belongs to nobody (S4.1)."""
    return write(sheet, number, replace(_round_to_edit(sheet, number), bombed=fell))


def trump(sheet: Sheet, number: int, noted: str | None) -> Sheet:
    """Note what is trump; None takes the note back."""
    return write(sheet, number, replace(_round_to_edit(sheet, number), trump=noted))


def cards(sheet: Sheet, number: int, hand_size: int) -> Sheet:
    """How many cards everyone was really dealt."""
    return write(sheet, number, replace(_round_to_edit(sheet, number), hand_size=hand_size))


def strike(sheet: Sheet, number: int, struck: bool = True) -> Sheet:
    """Strike a round out, so that it does not count; or let it count again."""
    return write(sheet, number, replace(_round_to_edit(sheet, number), struck=struck))


def clear(sheet: Sheet, number: int) -> Sheet:
    """Take everything back that was entered in a round."""
    one = _round_to_edit(sheet, number)
    cells = tuple(None if cell is None else Cell() for cell in one.cells)
    return write(sheet, number, Round(one.hand_size, cells))


def rest(sheet: Sheet, number: int, seat: int, resting: bool = True) -> Sheet:
    """Let someone rest in a round, and so in those to come; or take part again."""
    _require_player(sheet, seat)
    one = _round_to_edit(sheet, number)
    cell = None if resting else one.cells[seat] or Cell()
    cells = put(one.cells, seat, cell)
    return write(sheet, number, _sized(sheet, number, replace(one, cells=cells)))


def enter(sheet: Sheet, number: int, bids: Sequence[int], taken: Sequence[int]) -> Sheet:
    """A whole round at once, for those who take part in it."""
    one = _round_to_edit(sheet, number)
    both = iter(tuple(zip(bids, taken, strict=True)))
    cells = tuple(cell and Cell(*next(both)) for cell in one.cells)
    return write(sheet, number, replace(one, cells=cells))


# The table


def rename(sheet: Sheet, seat: int, name: str) -> Sheet:
    """Another name for someone."""
    _require_player(sheet, seat)
    return replace(sheet, names=put(sheet.names, seat, name))


def deal_first(sheet: Sheet, seat: int) -> Sheet:
    """Who deals the first round."""
    return replace(sheet, dealer=seat)


def join(sheet: Sheet, name: str, place: int) -> Sheet:
    """Someone sits down before the column `place`, and takes part from the next round on.

    Their column rests in the rounds before.
    """
    if place not in range(len(sheet.names) + 1):
        raise PadError(Problem("dealer", value=place, limit=len(sheet.names)))
    if sheet.ended:
        raise PadError(Problem("over"))
    number = len(sheet.rounds)
    if not number or sheet.rounds[-1] != clear(sheet, number).rounds[-1]:
        number += 1
    last = _insert_cell(_round_to_edit(sheet, number), place, Cell())
    return replace(
        sheet,
        names=(*sheet.names[:place], name, *sheet.names[place:]),
        dealer=sheet.dealer + (place <= sheet.dealer),
        rounds=(
            *(_insert_cell(one, place, None) for one in sheet.rounds[: number - 1]),
            _sized(sheet, number, last),
        ),
    )


def end(sheet: Sheet, ended: bool = True) -> Sheet:
    """Stop before the last round; or go on after all."""
    return replace(sheet, ended=ended)


# Within


def _require_player(sheet: Sheet, seat: int) -> None:
    if seat not in range(len(sheet.names)):
        raise PadError(Problem("dealer", value=seat, limit=len(sheet.names) - 1))


def _round_to_edit(sheet: Sheet, number: int) -> Round:
    one = round_or_next(sheet, number)
    if one is None:
        following = len(sheet.rounds) + 1
        over = number == following
        raise PadError(Problem("over") if over else Problem("round", number, limit=following))
    return one


def _change_cell(sheet: Sheet, number: int, seat: int, **changes: Any) -> Sheet:
    _require_player(sheet, seat)
    one = _round_to_edit(sheet, number)
    cell = one.cells[seat]
    if cell is None:
        raise PadError(Problem("rests", number, sheet.names[seat]))
    changed = replace(cell, **changes)
    cells = put(one.cells, seat, changed)
    return write(sheet, number, replace(one, cells=cells))


def _sized(sheet: Sheet, number: int, one: Round) -> Round:
    """The round for as many as take part in it now, unless the table had dealt otherwise (R2.2)."""
    before = round_or_next(sheet, number) or one
    usual = schedule_for(sheet.rules, len(before.seats)) or ()
    now = schedule_for(sheet.rules, len(one.seats)) or ()
    if usual[number - 1 : number] == (before.hand_size,) and number <= len(now):
        return replace(one, hand_size=now[number - 1])
    return one


def _insert_cell(one: Round, place: int, cell: Cell | None) -> Round:
    return replace(one, cells=(*one.cells[:place], cell, *one.cells[place:]))
