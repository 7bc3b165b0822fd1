"""What follows from a sheet: rows and totals, who deals, leads and bids, and what is due next.

>>> from augury.game import Rules
>>> from augury.pad.edits import enter
>>> sheet = Sheet(Rules(players=3), ("Ada", "Ben", "Cem"))
>>> sheet = enter(sheet, 1, bids=(0, 1, 1), taken=(0, 0, 1))
>>> facts(sheet).totals, facts(sheet).leaders, facts(sheet).due
((20, -10, 30), (2,), Due(round=2, stage='bids', seat=2))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import compress
from typing import Literal

from augury.game.play.scoring import places, points, tie_break
from augury.game.rules import LastBid, Ties
from augury.pad.problems import Problem
from augury.pad.sheet import Cell, Round, Sheet, schedule_for


@dataclass(frozen=True)
class Line:
    """One line of the pad: what came of a round, and by whom it was dealt.

    `points` has None for players who rest, and for all in a round that does not count (yet).
    """

    number: int
    hand_size: int
    counts: bool
    dealer: int
    order: tuple[int, ...]  # in which the seats bid (R4.2); the first of them leads (R5.1)
    points: tuple[int | None, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True)
class Due:
    """What has to be entered next, and whose it is."""

    round: int
    stage: Literal["bids", "taken", "mend"]
    seat: int | None = None  # None: nobody's in particular


@dataclass(frozen=True)
class PadFacts:
    """All that a pad says beyond what was entered."""

    lines: tuple[Line, ...]  # one for every round that was entered
    totals: tuple[int, ...]
    ranks: tuple[int | None, ...]  # None: has not taken part in any round that counts
    tie_breaks: tuple[int, ...]  # what decides between equal totals (O3); (): they share
    leaders: tuple[int, ...]
    schedule: tuple[int, ...]  # hand sizes, of the rounds entered and of those to come
    due: Due | None  # None: the game is over
    problems: tuple[Problem, ...]

    @property
    def over(self) -> bool:
        """Whether nothing is to be entered any more."""
        return self.due is None


def facts(sheet: Sheet) -> PadFacts:
    """All that follows from a sheet."""
    lines = tuple(_lines(sheet, sheet.rounds))
    totals = _totals(sheet, lines)
    played = [any(line.points[seat] is not None for line in lines) for seat in range(len(totals))]
    deciding = _tie_breaks(sheet, lines)
    placed = iter(places(_of(totals, played), _of(deciding, played)))
    ranks = tuple(next(placed) if one else None for one in played)
    return PadFacts(
        lines=lines,
        totals=totals,
        ranks=ranks,
        tie_breaks=deciding,
        leaders=tuple(seat for seat, place in enumerate(ranks) if place == 1),
        schedule=schedule(sheet),
        due=_due(sheet, lines),
        problems=_problems(sheet, lines),
    )


# Rounds and turns


def schedule(sheet: Sheet) -> tuple[int, ...]:
    """The hand sizes of the game: as entered, then as the rules have it for those who play now."""
    entered = tuple(one.hand_size for one in sheet.rounds)
    now = len(sheet.rounds[-1].seats) if sheet.rounds else sheet.rules.players
    return entered + (schedule_for(sheet.rules, now) or ())[len(entered) :]


def blank_round(sheet: Sheet) -> Round | None:
    """The round that comes after those entered, with nothing in it; None after the last."""
    sizes = schedule(sheet)
    if len(sheet.rounds) >= len(sizes):
        return None
    last = sheet.rounds[-1].cells if sheet.rounds else (Cell(),) * len(sheet.names)
    cells = tuple(None if cell is None else Cell() for cell in last)
    return Round(sizes[len(sheet.rounds)], cells)


def round_or_next(sheet: Sheet, number: int) -> Round | None:
    """A round that was entered, or the one after them all; None, if there is no such round."""
    if number in range(1, len(sheet.rounds) + 1):
        return sheet.rounds[number - 1]
    return blank_round(sheet) if number == len(sheet.rounds) + 1 else None


def _dealers(sheet: Sheet, rounds: tuple[Round, ...]) -> Iterator[int]:
    """Who deals each round: the deal passes clockwise, past those who rest (R2.3)."""
    dealer = sheet.dealer
    for one in rounds:
        while one.cells[dealer] is None:
            dealer = (dealer + 1) % len(sheet.names)
        yield dealer
        dealer = (dealer + 1) % len(sheet.names)


def _order(one: Round, dealer: int) -> tuple[int, ...]:
    """In which order the seats bid: from the left of the dealer, who comes last (R4.2)."""
    return tuple(sorted(one.seats, key=lambda seat: (seat - dealer - 1) % len(one.cells)))


def forbidden_bid(sheet: Sheet, number: int, seat: int) -> int | None:
    """What plus/minus one bars when all others have bid (V1, S4.6, O2); None: no number."""
    one = round_or_next(sheet, number)
    if one is None:
        return None
    others = [cell for other, cell in enumerate(one.cells) if cell and other != seat]
    if any(cell.bid is None for cell in others):
        return None
    bid = one.hand_size - sum(cell.bid or 0 for cell in others)
    before = sheet.rounds[: number - 1]
    *_, dealer = _dealers(sheet, (*before, one))
    lines = tuple(_lines(sheet, before))
    dealers = bid if seat == dealer else _bid_of(one, dealer)
    denied = _denies(sheet, one, dealer, _totals(sheet, lines), dealers)
    return bid if denied and 0 <= bid <= one.hand_size else None


def _bid_of(one: Round, seat: int) -> int | None:
    cell = one.cells[seat]
    return None if cell is None else cell.bid


def _denies(
    sheet: Sheet, one: Round, dealer: int, before: tuple[int, ...], bid: int | None
) -> bool:
    """Whether the predictions may not add up when the dealer has predicted `bid` (V1, O2)."""
    if bid == 0 and sheet.rules.last_bid is LastBid.ZERO:
        return False
    totals = tuple(before[seat] for seat in one.seats)
    return sheet.rules.denies_evening(totals, one.seats.index(dealer))


def rest_of_tricks(one: Round, seat: int) -> int | None:
    """What is left for `seat` when all others' tricks are entered; None, if that is not settled."""
    others = [cell for other, cell in enumerate(one.cells) if cell and other != seat]
    if any(cell.taken is None for cell in others):
        return None
    rest = one.tricks - sum(cell.taken or 0 for cell in others)
    return rest if rest >= 0 else None


# Points


def _lines(sheet: Sheet, rounds: tuple[Round, ...]) -> Iterator[Line]:
    totals = (0,) * len(sheet.names)
    for number, (one, dealer) in enumerate(zip(rounds, _dealers(sheet, rounds), strict=True), 1):
        wrong = _round_problems(sheet, number, one, dealer, totals)
        counts = not one.struck and one.complete and not tuple(wrong)
        won = tuple(_points(cell) if counts else None for cell in one.cells)
        totals = tuple(old + (new or 0) for old, new in zip(totals, won, strict=True))
        yield Line(number, one.hand_size, counts, dealer, _order(one, dealer), won, totals)


def _totals(sheet: Sheet, lines: tuple[Line, ...]) -> tuple[int, ...]:
    """After these lines."""
    return lines[-1].totals if lines else (0,) * len(sheet.names)


def _points(cell: Cell | None) -> int | None:
    if cell is None or cell.final is None or cell.taken is None:
        return None
    return points(cell.final, cell.taken)


def _tie_breaks(sheet: Sheet, lines: tuple[Line, ...]) -> tuple[int, ...]:
    """What decides between equal totals, for every column; nothing where they share (O3)."""
    ties = sheet.rules.ties
    if ties is Ties.SHARED:
        return ()
    counted = [one for one, line in zip(sheet.rounds, lines, strict=True) if line.counts]
    columns = (
        zip(*(one.cells for one in counted), strict=True) if counted else ((),) * len(sheet.names)
    )
    return tuple(tie_break(ties, map(_result, filter(None, column))) for column in columns)


def _result(cell: Cell) -> tuple[int, int]:
    assert cell.final is not None
    assert cell.taken is not None
    return cell.final, cell.taken


def _of(numbers: tuple[int, ...], played: Iterable[bool]) -> tuple[int, ...]:
    """The numbers of those who have taken part."""
    return tuple(compress(numbers, played))


# What is due


def _due(sheet: Sheet, lines: tuple[Line, ...]) -> Due | None:
    """What to enter next: the first gap in the last round that has one, then the next round."""
    if sheet.ended:
        return None
    for one, line in zip(sheet.rounds, lines, strict=True):
        if not one.struck and not line.counts:
            return _due_in(line.number, one, line.order)
    following = blank_round(sheet)
    if following is None:
        return None
    *_, dealer = _dealers(sheet, (*sheet.rounds, following))
    return _due_in(len(lines) + 1, following, _order(following, dealer))


def _due_in(number: int, one: Round, order: tuple[int, ...]) -> Due:
    cells = {seat: cell for seat, cell in enumerate(one.cells) if cell is not None}
    for seat in order:
        if cells[seat].bid is None:
            return Due(number, "bids", seat)
    for seat in order:
        if cells[seat].taken is None:
            return Due(number, "taken", seat)
    return Due(number, "mend")


# What is not right yet


def problems(sheet: Sheet) -> tuple[Problem, ...]:
    """Everything that is not right yet, round by round."""
    return _problems(sheet, tuple(_lines(sheet, sheet.rounds)))


def _problems(sheet: Sheet, lines: tuple[Line, ...]) -> tuple[Problem, ...]:
    found: list[Problem] = []
    for number, one in enumerate(sheet.rounds, 1):
        if one.struck:
            continue
        before = _totals(sheet, lines[: number - 1])
        found += _round_problems(sheet, number, one, lines[number - 1].dealer, before)
        if number < len(sheet.rounds) and not one.complete:
            found.append(Problem("open", number))
    return tuple(found)


def _round_problems(
    sheet: Sheet, number: int, one: Round, dealer: int, before: tuple[int, ...]
) -> Iterator[Problem]:
    cells = [cell for cell in one.cells if cell is not None]
    bids = [cell.bid for cell in cells if cell.bid is not None]
    even = len(bids) == len(cells) and sum(bids) == one.hand_size
    if even and _denies(sheet, one, dealer, before, _bid_of(one, dealer)):
        yield Problem("even", number, value=sum(bids))
    taken = [cell.taken for cell in cells if cell.taken is not None]
    if sum(taken) > one.tricks:
        yield Problem("over-tricks", number, value=sum(taken), limit=one.tricks)
    elif len(taken) == len(cells) and sum(taken) < one.tricks:
        yield Problem("short-tricks", number, value=sum(taken), limit=one.tricks)
    for name, cell in zip(sheet.names, one.cells, strict=True):
        if cell is not None and cell.change and cell.taken == 0:
            yield Problem("change-trickless", number, name)
