"""What a deal must be: the right number of cards, from the right deck (R2, R3.1, V5, V6, Y2.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain

from augury.game.cards import Card, Hand, without
from augury.game.play.actions import Deal, TurnUp
from augury.game.play.refusals import bad_deal, bad_turn_up
from augury.game.play.table import State, Table
from augury.game.rules import Mode, Rules


def check_deal(table: Table, deal: Deal) -> None:
    """Refuse a deal that the next round and this deck do not allow."""
    for fault, *rules in _faults(table.rules, table.number + 1, deal):
        raise bad_deal(table, deal, fault, *rules)


def stock(state: State) -> tuple[Card, ...]:
    """The cards that were not dealt and do not lie turned up, in order of the deck (R2.4)."""
    table = state.table
    left = left_over(table.rules, state.dealt, table.turned_up)
    return left if table.second_upcard is None else without(left, table.second_upcard.card)


def left_over(rules: Rules, hands: tuple[Hand, ...], turned_up: Card | None) -> Hand:
    """What a deal leaves of the deck, in its order."""
    left = Counter(rules.deck)
    left.subtract(chain(*hands))
    if turned_up is not None:
        left[turned_up] -= 1
    return tuple(left.elements())


def check_turn_up(state: State, action: TurnUp) -> None:
    """Refuse a card that the stock does not have (Y2.4)."""
    if action.card not in stock(state):
        raise bad_turn_up(state.table, action)


def _faults(rules: Rules, number: int, deal: Deal) -> Iterator[tuple[str, ...]]:
    """What is wrong with the deal of round `number`, and the rules that say so."""
    size, turned_up = rules.hand_size(number), deal.turned_up
    if len(deal.hands) != rules.players:
        yield (f"the deal has {len(deal.hands)} hands: there are {rules.players} players",)
    for seat, hand in enumerate(deal.hands):
        if len(hand) != size:
            cards = f"{len(hand)} {'card' if len(hand) == 1 else 'cards'}"
            everyone = f"in round {number} everyone gets {size}"
            yield f"the deal gives seat {seat} {cards}: {everyone}", "R2.2"
    if rules.turns_up(number) and turned_up is None:
        stock = f"round {number} leaves a stock, and its top card is turned up"
        yield f"the deal turns up no card: {stock}", "R3.1"
    if turned_up is not None and not rules.turns_up(number):
        nothing = f"in round {number} no card is turned up"
        yield f"the deal turns up {turned_up}: {nothing}", "R3.4", "V5", "V6"
    if rules.draws_dealer(number) and deal.dealer not in range(rules.players):
        yield f"the deal names no dealer: the lot falls on a seat, 0 to {rules.players - 1}", "O1"
    if deal.dealer is not None and not rules.draws_dealer(number):
        yield f"the deal names seat {deal.dealer} as its dealer: no lot is drawn for it", "O1"
    if rules.mode is Mode.ONE_COLOUR:
        for seat, hand in enumerate(deal.hands):
            for fault in _strangers(hand, rules.own_deck(seat), f"seat {seat}'s own fifteen"):
                yield fault, "V5"
    else:
        dealt = sum(deal.hands, () if turned_up is None else (turned_up,))
        for fault in _strangers(dealt, rules.deck, "the deck"):
            yield fault, "R1.1", "S0.1"


def _strangers(dealt: Hand, deck: Hand, name: str) -> Iterator[str]:
    """Cards that are not in the deck, or not as often."""
    available = _counted(deck)
    for card, count in Counter(dealt).items():
        allowed = available[card]
        if count > allowed:
            often = f" {_times(count)}: {name} has it {_times(allowed)}"
            yield f"the deal has {card}" + (often if allowed else f": it is not in {name}")


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


@cache
def _counted(deck: Hand) -> Counter[Card]:
    return Counter(deck)
