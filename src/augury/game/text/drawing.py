"""The table as a few lines of text: what `print(state)` and `print(view)` show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from augury.game.cards import Hand
from augury.game.text.notation import format_hand, format_move

if TYPE_CHECKING:
    from augury.game.play.table import Table


_HIDDEN = "?"


def draw(table: Table, hands: Sequence[Hand | None], bids: Sequence[int | None]) -> str:
    """The table, with these hands and bids; `None`: not to be seen, or not made yet."""
    acting = " and ".join(map(str, table.to_act))
    waits = f"{table.phase}, to act: {acting}" if acting else str(table.phase)
    lines = [f"round {table.number} of {table.rules.rounds}: {waits}"]
    if table.number:
        follow = "" if table.suit is None else f", follow {table.suit}"
        up = "nothing" if table.turned_up is None else table.turned_up.code
        if table.second_upcard is not None:
            up += f", then {table.second_upcard.card}"
        lines.append(f"turned up {up}, trump {table.trump or 'none'}{follow}")
    laid = {play.seat: format_move(play) for play in table.trick}
    rows = [("seat", "bid", "won", "total", "plays", "hand")]
    for seat, (hand, bid) in enumerate(zip(hands, bids, strict=True)):
        rows.append(
            (
                _seat(table, seat),
                _HIDDEN if bid is None else str(bid),
                str(table.taken[seat]),
                str(table.totals[seat]),
                laid.get(seat, "-"),
                _HIDDEN if hand is None else format_hand(hand),
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.rjust(width) for cell, width in zip(row[:-1], widths, strict=False))
        lines.append("  ".join((*cells, row[-1])))
    return "\n".join(lines)


def _seat(table: Table, seat: int) -> str:
    """Its number, with a sign if it is to act or deals."""
    return f"{'>' if seat in table.to_act else ' '} {seat}{'d' if seat == table.dealer else ' '}"


def in_html(text: str) -> str:
    """The same for a notebook."""
    from html import escape  # noqa: PLC0415  # a notebook asks for it

    return f"<pre>{escape(text)}</pre>"
