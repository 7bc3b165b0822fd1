"""The shuffler: chance's moves.

This one is for research and tests: quick, and the same again for the same seed. At a table where
people play, `fair` shuffles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from augury.game.play.actions import Deal
from augury.game.play.table import State, Table, check_state
from augury.game.rules import Mode, Rules

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")


class Draw(Protocol):
    """What takes things out of others, at random."""

    def __call__(self, these: Sequence[T], count: int, /) -> Sequence[T]:
        """So many of these, in random order."""


def deal(state: State | Table, rng: Random) -> Deal:
    """Shuffle and deal the next round (R2.3, R3.1, V5): what lies open is enough for it."""
    if isinstance(state, Table):
        table = state
    else:
        check_state(state, "deal")
        table = state.table
    return hand_out(table.rules, table.number + 1, rng.sample)


def hand_out(rules: Rules, number: int, draw: Draw) -> Deal:
    """The deal of round `number`: seat by seat, then the card turned up and the lot, if any.

    What is left is the stock, of which nobody knows anything (R2.4).
    """
    seats, size = range(rules.players), rules.hand_size(number)
    if rules.mode is Mode.ONE_COLOUR:
        return Deal(tuple(tuple(draw(rules.own_deck(seat), size)) for seat in seats), None)
    turned_up = rules.turns_up(number)
    cards = draw(rules.deck, rules.players * size + turned_up)
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in seats)
    by = draw(seats, 1)[0] if rules.draws_dealer(number) else None
    return Deal(hands, cards[-1] if turned_up else None, by)
