"""What is typed while a pad is kept: a number, a correction, or something about the table.

    2               what is asked for
    1 0 0           the same for everyone who is still to be asked, one after the other
    Ada 2/1         Ada's cell of the round: predicted 2, won 1; as in a .pad file
    3 Ada 0+1/1     the same in round 3, changed by the Cloud
    3 trump R       also: cards 4, bomb, struck, clear; with `no` before it, not
    join Eve Ada    Eve sits down to the left of Ada
    name Ada Adele  Ada is called Adele
    end, undo       stop early; take the last change back

Everything typed is an edit of `augury.pad.edits`; what the pad refuses is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from augury.cli.errors import InputError
from augury.game.values import put
from augury.pad import Due, PadError, Sheet, edits, facts
from augury.pad.facts import rest_of_tricks, round_or_next
from augury.pad.text import parse_cell

Edit: TypeAlias = Callable[[Sheet], Sheet]

_NO: Final = "no"


def answer(sheet: Sheet, due: Due, tricks: int) -> Sheet:
    """The number that was asked for; and, where it follows from the others, the last one too."""
    assert due.seat is not None
    if due.stage == "bids":
        return edits.bid(sheet, due.round, due.seat, tricks)
    sheet = edits.take(sheet, due.round, due.seat, tricks)
    one = sheet.rounds[due.round - 1]
    missing = [seat for seat in one.seats if (cell := one.cells[seat]) and cell.taken is None]
    if not missing and _one_short(sheet, due.round):
        return edits.bomb(sheet, due.round, True)  # or it is refused, and the number is wrong
    if len(missing) == 1 and not may_be_short(sheet, due.round):
        rest = rest_of_tricks(one, missing[0])
        return sheet if rest is None else edits.take(sheet, due.round, missing[0], rest)
    return sheet


def answer_all(sheet: Sheet, numbers: Sequence[int]) -> Sheet:
    """Numbers for what is asked for now and next, at most until everyone has said or won theirs.

    Raises `InputError` for more of them than are asked for. The last number of tricks follows from
    the others, and may be typed nevertheless.
    """
    first = facts(sheet).due
    assert first is not None
    for at, tricks in enumerate(numbers):
        due = facts(sheet).due
        if due and due.seat is not None and (due.round, due.stage) == (first.round, first.stage):
            sheet = answer(sheet, due, tricks)
        elif first.stage == "bids" or not _followed(sheet, first.round, numbers[at:]):
            raise InputError("terminal-pad-unknown", text=" ".join(map(str, numbers)))
    return sheet


def _followed(sheet: Sheet, number: int, rest: Sequence[int]) -> bool:
    """Whether one number is left, and it is what followed from those before."""
    last = facts(sheet).lines[number - 1].order[-1]
    cell = sheet.rounds[number - 1].cells[last]
    return cell is not None and [cell.taken] == list(rest)


def _one_short(sheet: Sheet, number: int) -> bool:
    return may_be_short(sheet, number) and any(
        problem.code == "short-tricks"
        and problem.round == number
        and isinstance(problem.value, int)
        and problem.value + 1 == problem.limit
        for problem in facts(sheet).problems
    )


def may_be_short(sheet: Sheet, number: int) -> bool:
    """Whether a trick may have fallen to nobody (S4.1)."""
    try:
        edits.bomb(sheet, number, True)
    except PadError:
        return False
    return True


def read(text: str, sheet: Sheet) -> Edit:
    """The edit that was typed. Raises `InputError` where it means nothing."""
    words = text.split()
    due = facts(sheet).due
    number = due.round if due else len(sheet.rounds)
    if words and words[0].isdecimal() and len(words) > 1:
        number = int(words.pop(0)[:4])
    match words:
        case ["end"]:
            return edits.end
        case ["no", "end"]:
            return lambda old: edits.end(old, False)
        case ["name", *rest] if len(rest) > 1:
            seat, name = _seat(rest, sheet)
            return lambda old: edits.rename(old, seat, name)
        case ["join", name]:
            return lambda old: edits.join(old, name, len(old.names))
        case ["join", name, *rest]:
            seat, _ = _seat([*rest, ""], sheet)
            return lambda old: edits.join(old, name, seat + 1)
        case ["deals", *rest] if rest:
            seat, _ = _seat([*rest, ""], sheet)
            return lambda old: edits.deal_first(old, seat)
        case _:
            return _read_round(words, number, sheet, text)


def _read_round(words: list[str], number: int, sheet: Sheet, text: str) -> Edit:
    match words:
        case ["trump", noted]:
            return lambda old: edits.trump(old, number, _trump(noted))
        case ["no", "trump"]:
            return lambda old: edits.trump(old, number, None)
        case ["cards", size] if size.isdecimal():
            return lambda old: edits.cards(old, number, int(size[:4]))
        case ["bomb"] | [_, "bomb"] if words[0] in ("bomb", _NO):
            return lambda old: edits.bomb(old, number, words[0] != _NO)
        case ["struck"] | [_, "struck"] if words[0] in ("struck", _NO):
            return lambda old: edits.strike(old, number, words[0] != _NO)
        case ["clear"]:
            return lambda old: edits.clear(old, number)
        case [*_, _, cell]:
            seat, written = _seat(words, sheet)
            return lambda old: _write_cell(old, number, seat, written or cell)
        case _:
            raise InputError("terminal-pad-unknown", text=text.strip())


def _trump(text: str) -> str:
    return text.upper() if len(text) == 1 else text.lower()


def _write_cell(sheet: Sheet, number: int, seat: int, text: str) -> Sheet:
    """One player's cell of a round, as a .pad file has it."""
    cell = parse_cell(text)
    one = round_or_next(sheet, number)
    if cell is None or one is None or one.cells[seat] is None:
        sheet = edits.rest(sheet, number, seat, cell is None)
        one = round_or_next(sheet, number)
    if cell is None or one is None:
        return sheet
    return edits.write(sheet, number, replace(one, cells=put(one.cells, seat, cell)))


def _seat(words: list[str], sheet: Sheet) -> tuple[int, str]:
    """Whose name the words before the last one begin, and the last one."""
    *name, last = words
    wanted = " ".join(name).casefold()
    exact = [seat for seat, one in enumerate(sheet.names) if one.casefold() == wanted]
    near = [seat for seat, one in enumerate(sheet.names) if one.casefold().startswith(wanted)]
    found = exact or near
    if not wanted or len(found) != 1:
        raise InputError("terminal-pad-nobody", text=" ".join(name))
    return found[0], last
