"""The shuffler: chance's moves.

This one is for research and tests: quick, and the same again for the same seed. At a table where
people play, `fair` shuffles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar, overload

from augury.game.errors import StateError
from augury.game.play.actions import Chance, Deal, TurnUp
from augury.game.play.deals import left_over, stock
from augury.game.play.table import Phase, State, Table, check_state
from augury.game.rules import Mode, Rules

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")


class Draw(Protocol):
    """What takes things out of others, at random."""

    def __call__(self, these: Sequence[T], count: int, /) -> Sequence[T]:
        """So many of these, in random order."""


@overload
def deal(state: Table, rng: Random) -> Deal: ...
@overload
def deal(state: State, rng: Random) -> Chance: ...
def deal(state: State | Table, rng: Random) -> Chance:
    """What chance does next: most often it shuffles and deals a round (R2.3, R3.1, V5).

    Where a Vampire was played while the Werewolf lay turned up, it turns up a card of the stock
    (Y2.4). What lies open, a table, is enough to deal, but not to know the stock.
    """
    if isinstance(state, Table):
        table = state
        if table.phase is Phase.TURN_UP:
            raise StateError("deal takes the State here: a Table does not say what the stock is")
    else:
        check_state(state, "deal")
        table = state.table
        if table.phase is Phase.TURN_UP:
            return TurnUp(rng.choice(stock(state)))
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


def next_of_stock(rules: Rules, number: int, draw: Draw) -> TurnUp:
    """What is turned up in round `number` where the Werewolf lies: any card of the stock (Y2.4).

    It is drawn after the deal, of the cards that are left, in the order of the deck.
    """
    dealt = hand_out(rules, number, draw)
    return TurnUp(draw(left_over(rules, dealt.hands, dealt.turned_up), 1)[0])
