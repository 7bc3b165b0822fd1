"""The score pad of a table made of wood, as a value: who plays what, and what was entered.

A `Sheet` keeps what people said and counted, and nothing that follows from it: totals, the leader,
the dealer and what is due next are worked out by `facts`. So correcting round 3 in round 9 is
replacing a value, and everything after it follows.

What cannot be at all (a prediction above the tricks, a name twice) is refused with a `PadError`.
What is merely not right yet (tricks that do not add up) may stand until it is mended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from typing import Final

from augury.game.cards import Aftermath, Suit
from augury.game.errors import RulesError
from augury.game.rules import PLAYERS, Lot, Rules
from augury.game.rules.options import OPTIONS
from augury.pad.problems import PadError, Problem

COLUMNS: Final = 10  # people may come and go, but a sheet of paper has an end
NO_TRUMP: Final = "none"
TRUMPS: Final = (*(suit.value for suit in Suit), NO_TRUMP)
_UNFIT: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff]")  # in a name


@dataclass(frozen=True)
class Cell:
    """What one player predicted and won in a round, as far as it is entered."""

    bid: int | None = None
    taken: int | None = None
    change: int = 0  # what the Cloud made of the prediction: one up or down (S7.2)

    @property
    def final(self) -> int | None:
        """The prediction that counts."""
        return None if self.bid is None else self.bid + self.change


@dataclass(frozen=True)
class Round:
    """One line of the pad. A column without a cell rests."""

    hand_size: int
    cells: tuple[Cell | None, ...]
    bombed: bool = False  # a trick fell to nobody (S4.1)
    trump: str | None = None  # one of TRUMPS; None: nobody noted it
    struck: bool = False  # it does not count

    @property
    def seats(self) -> tuple[int, ...]:
        """Who takes part."""
        return tuple(seat for seat, cell in enumerate(self.cells) if cell is not None)

    @property
    def tricks(self) -> int:
        """How many tricks somebody wins."""
        return self.hand_size - self.bombed

    @property
    def complete(self) -> bool:
        """Whether all of it is entered."""
        return all(
            cell.bid is not None and cell.taken is not None
            for cell in self.cells
            if cell is not None
        )


@dataclass(frozen=True)
class Sheet:
    """A game kept by hand. `rules.players` is how many began; columns may have joined since.

    Who deals first is `dealer`, and no option of the rules: people come and go.
    """

    rules: Rules
    names: tuple[str, ...]  # around the table, clockwise
    dealer: int = 0  # who deals the first round: who keeps the pad, say the rulebooks
    rounds: tuple[Round, ...] = ()
    ended: bool = False  # the table has stopped before the last round
    date: str | None = None  # the day, as 2026-11-16

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", _without_dealer(self.rules))
        for problem in _refusals(self):
            raise PadError(problem)


def _without_dealer(rules: Rules) -> Rules:
    usual = OPTIONS["first_dealer"].default
    return rules if rules.first_dealer == usual else replace(rules, first_dealer=usual)


def first_dealer(rules: Rules) -> int | None:
    """The seat that deals first by these rules; None where the lot decides (O1)."""
    return None if rules.first_dealer is Lot.LOT else rules.first_dealer


def is_name(text: str) -> bool:
    """Whether someone can be called that: something to be seen, on one line."""
    return bool(text) and text == text.strip() and not _UNFIT.search(text)


def can(rules: Rules, aftermath: Aftermath) -> bool:
    """Whether a card of this game brings that about."""
    return any(kind.aftermath is aftermath for kind in rules.special)


@cache
def schedule_for(rules: Rules, players: int) -> tuple[int, ...] | None:
    """The hand sizes that the rules give this number of players; None, if it cannot play.

    Someone who joins makes the long rounds impossible, and someone who leaves makes room for
    longer ones (R2.2).
    """
    try:
        usual = replace(rules, players=players, hand_sizes=None)
    except RulesError:
        return None
    if rules.hand_sizes is None:
        return usual.schedule
    return tuple(size for size in rules.hand_sizes if _dealable(usual, size))


@cache
def most_cards(rules: Rules, players: int) -> int:
    """How many cards everyone can be dealt at most, with this number of players."""
    usual = replace(rules, players=players, hand_sizes=None)
    return max(size for size in range(1, len(usual.deck) // players + 1) if _dealable(usual, size))


def _dealable(rules: Rules, size: int) -> bool:
    if size in rules.schedule:
        return True
    try:
        replace(rules, hand_sizes=(size,))
    except RulesError:
        return False
    return True


def _refusals(sheet: Sheet) -> Iterator[Problem]:
    """What makes this no sheet, the first of it first."""
    columns, players = len(sheet.names), sheet.rules.players
    if columns < players or (columns > players and not sheet.rounds):
        yield Problem("names", value=columns, limit=players)
    if columns > COLUMNS:
        yield Problem("columns", value=columns, limit=COLUMNS)
    for place, name in enumerate(sheet.names):
        if not is_name(name):
            yield Problem("name", name=name)
        if name in sheet.names[:place]:
            yield Problem("name-twice", name=name)
    if sheet.dealer not in range(columns):
        yield Problem("dealer", value=sheet.dealer, limit=columns - 1)
    if sheet.date is not None and not _is_date(sheet.date):
        yield Problem("date", value=sheet.date, limit="2026-11-16")
    for number, one in enumerate(sheet.rounds, 1):
        yield from _round_refusals(sheet, number, one)


def _round_refusals(sheet: Sheet, number: int, one: Round) -> Iterator[Problem]:
    rules, players = sheet.rules, len(one.seats)
    if len(one.cells) != len(sheet.names):
        yield Problem("cells", number, value=len(one.cells), limit=len(sheet.names))
    if players < PLAYERS[0]:
        yield Problem("too-few", number, value=players, limit=PLAYERS[0])
    if schedule_for(rules, players) is None:
        most = max(count for count in PLAYERS if schedule_for(rules, count) is not None)
        yield Problem("too-many", number, value=players, limit=most)
    most = most_cards(rules, players)
    if one.hand_size not in range(1, most + 1):
        yield Problem("cards", number, value=one.hand_size, limit=most)
    if one.trump not in (None, *TRUMPS):
        yield Problem("trump", number, value=one.trump, limit=", ".join(TRUMPS))
    if one.bombed and not can(rules, Aftermath.NOBODY_TAKES):
        yield Problem("no-bomb", number)
    changed = False
    for name, cell in zip(sheet.names, one.cells, strict=True):
        if cell is None:
            continue
        yield from _cell_refusals(rules, number, one.hand_size, name, cell)
        if cell.change and changed:
            yield Problem("change-twice", number, name)
        changed |= cell.change != 0


def _cell_refusals(
    rules: Rules, number: int, tricks: int, name: str, cell: Cell
) -> Iterator[Problem]:
    allowed = range(tricks + 1)  # R4.1
    if cell.bid is not None and cell.bid not in allowed:
        yield Problem("bid", number, name, cell.bid, tricks)
    if cell.taken is not None and cell.taken not in allowed:
        yield Problem("taken", number, name, cell.taken, tricks)
    if not cell.change:
        return
    if not can(rules, Aftermath.BID_CHANGES):
        yield Problem("no-cloud", number, name)
    if cell.bid is None:
        yield Problem("change-unbid", number, name)
    if cell.change not in (1, -1):
        yield Problem("change-by", number, name, cell.change)
    if cell.final not in allowed:  # S7.7
        yield Problem("change", number, name, cell.final, tricks)


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
