"""The part of an observation that no card of the current trick can change.

It holds the rules, the round as it was dealt and the tricks that are over. A seat looks
at the table again and again while these stand still, and then one trick is added to them. So what
was last written at the same point of a round is kept, and where it still holds it is used again,
or gone on from.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from augury.encoding.actions import MOST_TRICKS
from augury.encoding.layout import LAST_BIDS, LAYOUT, SEATS, TIES
from augury.encoding.memory import INT8_MAX, Memory, remember
from augury.encoding.offsets import (
    ANNOUNCED_OFFSETS,
    FACE_OFFSETS,
    START,
    TRUMP_OFFSETS,
    VOID_OFFSETS,
    Offsets,
    offsets,
)
from augury.game.cards import ALL_SPECIAL, CARDS, Aftermath
from augury.game.play.actions import Play
from augury.game.play.table import Phase
from augury.game.play.tricks import Trick
from augury.game.play.views import View
from augury.game.rules import PLAYERS, Bidding, CloudChange, Mode, Rules

_UNSEEN: Final = START["unseen"]
_MEMORY: Final = [START[f"history_{name}"] for name in Memory._fields]
_VOIDS: Final = LAYOUT["voids"].slice
_NO_VOIDS: Final = bytes(LAYOUT["voids"].size)
_TRADED: Final = tuple(card for card in CARDS if card.kind.traded)
_NAMING: Final = Phase.TRUMP  # looked up for every view; a member costs more than a name

_Written: TypeAlias = tuple[tuple[object, ...], tuple[Trick, ...] | None, bytes]
"""What a row was written from, the tricks that it includes, and the row."""

_NOTHING: Final[_Written] = (), None, b""
_WRITTEN: Final = [[_NOTHING] * (MOST_TRICKS + 1) for _ in range(SEATS)]
"""What was last written for each seat after each number of tricks.

It is used again for equal values alone, which is soon seen: values do not change, so they are the
same ones for as long as a round goes on.
"""

_BEGUN: Final[list[tuple[tuple[object, ...], bytes]]] = [((), b"")] * SEATS
"""What was last written for each seat of a round without its tricks: many playouts share it."""


def begin_row(view: View, me: int, at: Offsets) -> bytearray:
    """A row with what `me` sees of the rules, the round and its finished tricks."""
    table = view.table
    tricks = table.tricks
    over, written = len(tricks), _WRITTEN[me]
    basis = (
        table.number,
        table.turned_up,
        table.exchange,
        table.second_upcard,
        table.trump,
        table.phase is _NAMING,
        table.dealer,
        table.hand_size,
        view.gave,
        view.received,
        view.gave_before,
        table.rules,
        table.pad,
    )
    then, included, row = written[over]
    if included is tricks and then == basis:
        return bytearray(row)
    then, included, row = written[over - 1] if over else _NOTHING
    if included == tricks[:-1] and then == basis:
        now = bytearray(row)
        _write_trick(now, tricks, over - 1, view, at)
    else:
        then, row = _BEGUN[me]
        if then == basis:
            now = bytearray(row)
        else:
            now = bytearray(_game(table.rules, me))
            _write_round(now, view, at)
            _BEGUN[me] = basis, bytes(now)
        for number in range(over):
            _write_trick(now, tricks, number, view, at)
    written[over] = basis, tricks, bytes(now)
    return now


@cache
def _game(rules: Rules, me: int) -> bytes:
    """The pieces that stay as they are throughout a game, and the whole deck as unseen."""
    row = bytearray(LAYOUT.size)
    for card in rules.deck:
        row[_UNSEEN + card.order] += 1
    if rules.mode is Mode.ONE_COLOUR:
        for suit, place in enumerate(offsets(rules.players, me).owns):
            row[place + suit] = 1
    row[START["players"] + PLAYERS.index(rules.players)] = 1
    row[START["mode"] + tuple(Mode).index(rules.mode)] = 1
    row[START["bidding"] + tuple(Bidding).index(rules.bidding)] = 1
    row[START["cloud_at_round_end"]] = rules.cloud is CloudChange.ROUND_END
    if rules.last_bid in LAST_BIDS:
        row[START["last_bid"] + LAST_BIDS.index(rules.last_bid)] = 1
    if rules.ties in TIES:
        row[START["ties"] + TIES.index(rules.ties)] = 1
    for kind in rules.special:
        row[START["special"] + ALL_SPECIAL.index(kind)] = 1
    return bytes(row)


def _write_round(row: bytearray, view: View, at: Offsets) -> None:
    """The deal as far as it is open, what was passed since, and the course of the game."""
    table, rules = view.table, view.table.rules
    shown = ("turned_up", table.turned_up), ("gave", view.gave), ("received", view.received)
    for name, card in shown:
        if card is not None:
            for place in FACE_OFFSETS[card]:
                row[START[name] + place] = 1
    if table.turned_up is not None:
        for card in (table.turned_up,) if table.exchange is None else _TRADED:
            row[_UNSEEN + card.order] -= 1
        if table.second_upcard is not None:
            row[_UNSEEN + table.second_upcard.card.order] -= 1
        if rules.copies and (upcard := table.upcard) is not None:
            for place in FACE_OFFSETS[upcard]:
                row[START["copied"] + place] = 1
    if table.number and table.phase is not _NAMING:
        row[TRUMP_OFFSETS[table.trump]] = 1
    row[START["dealer"] + at.seats[table.dealer]] = 1
    if table.exchange is not None:
        row[START["exchanged"] + at.seats[table.exchange.seat]] = 1
    if table.hand_size:
        row[START["hand_size"] + table.hand_size - 1] = 1
    for seat, total in zip(at.seats, table.totals, strict=True):
        row[START["totals"] + seat] = _tens(total)
    row[START["rounds_left"]] = min(rules.rounds - table.number, INT8_MAX)
    row[START["foresight"]] = rules.foresees(table.number)
    row[START["plus_minus_one"]] = table.uneven
    if table.pad:
        _write_memory(row, view, at)


def _write_memory(row: bytearray, view: View, at: Offsets) -> None:
    """How everyone has kept their predictions in the rounds before."""
    pad = view.table.pad
    row[START["history_rounds"]] = min(len(pad), INT8_MAX)
    for start, numbers in zip(_MEMORY, remember(pad, len(at.seats)), strict=True):
        for seat, number in zip(at.seats, numbers, strict=True):
            row[start + seat] = number


@cache
def _tens(points: int) -> int:
    """Points in tens, as the byte of an int8."""
    return max(-INT8_MAX, min(INT8_MAX, points // 10)) & 0xFF


def _write_trick(
    row: bytearray, tricks: tuple[Trick, ...], number: int, view: View, at: Offsets
) -> None:
    """A finished trick; after the Juggler's, once cards are passed, every hand is new (S6.2)."""
    trick = tricks[number]
    write_plays(row, trick.plays, view.table.rules, at)
    if view.gave is not None and _juggled(trick):
        passes = 1 if view.gave_before is None else 2
        if sum(map(_juggled, tricks[: number + 1])) <= passes:
            row[_VOIDS] = _NO_VOIDS
    if trick.swap is not None:
        _write_swap(row, trick, at)


def _juggled(trick: Trick) -> bool:
    return any(play.face.kind.aftermath is Aftermath.ALL_PASS for play in trick.plays)


def _write_swap(row: bytearray, trick: Trick, at: Offsets) -> None:
    """A card that was put into a trick lies there instead of the one taken out (Y1.4)."""
    swap = trick.swap
    assert swap is not None
    row[at.played[swap.seat] + swap.put.order] += 1
    row[_UNSEEN + swap.put.order] -= 1
    if swap.out is not None:
        row[at.played[taken_from(trick)] + swap.out.order] -= 1
        row[_UNSEEN + swap.out.order] += 1


def taken_from(trick: Trick) -> int:
    """Who played the card that was taken out of a trick; of several with the like, the first."""
    assert trick.swap is not None
    return min(play.seat for play in trick.plays if play.card is trick.swap.out)


def passes_until(tricks: tuple[Trick, ...], number: int) -> int:
    """How often cards were passed on by the time that trick `number` was exchanged with."""
    return sum(map(_juggled, tricks[: number + 1]))


def write_plays(row: bytearray, plays: tuple[Play, ...], rules: Rules, at: Offsets) -> None:
    """Who has played what in a trick, as what, and which suits they showed to lack."""
    played, voids = at.played, at.voids
    settled, lacking = not rules.suits_matter, VOID_OFFSETS[None]
    for play in plays:
        card, seat = play.card, play.seat
        order = card.order
        row[played[seat] + order] += 1
        row[_UNSEEN + order] -= 1
        if card in lacking:
            row[voids[seat] + lacking[card]] = 1
        elif not settled and play.face.decides:
            settled, lacking = True, VOID_OFFSETS[play.face.suit]
        if play.face is not card and (card, play.face) in ANNOUNCED_OFFSETS:
            row[ANNOUNCED_OFFSETS[card, play.face]] = 1
