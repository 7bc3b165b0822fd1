"""The shuffler: chance's moves."""

from __future__ import annotations

from random import Random

from augury.game.actions import Deal
from augury.game.rules import Mode
from augury.game.table import Table

__all__ = ["deal"]


def deal(table: Table, rng: Random) -> Deal:
    """Shuffle and deal the next round (R2.3, R3.1, V5)."""
    rules, number = table.rules, table.number + 1
    seats, size = range(rules.players), rules.hand_size(number)
    if rules.mode is Mode.ONE_COLOUR:
        return Deal(tuple(tuple(rng.sample(rules.own_deck(seat), size)) for seat in seats), None)
    turned_up = rules.turns_up(number)
    cards = rng.sample(rules.deck, rules.players * size + turned_up)
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in seats)
    return Deal(hands, cards[-1] if turned_up else None)
