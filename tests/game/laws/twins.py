"""Two games that one seat cannot tell apart, played side by side.

They differ in cards that the observer has not seen, in predictions made unseen, and in cards passed
between others; whatever the observer may see is the same in both. Nothing is made up: both games
are dealt and played through the engine, each with its own legal actions.

When a difference comes to light as the rules want it, or when no move is left that would look the
same in both, the worlds part: the second game ends there, and a new one branches off at the next
deal.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import assert_never

from augury import (
    Bidding,
    Card,
    Deal,
    Mode,
    Move,
    Phase,
    Rules,
    State,
    Step,
    legal_actions,
    start,
    step,
)
from augury.game import TurnUp
from augury.game.play.deals import stock
from augury.testing.games import rich_deal

__all__ = ["Observer", "twins"]

Observer = int | None  # a seat, or a spectator


def twins(rules: Rules, observer: Observer, rng: Random) -> Iterator[tuple[Step, Step]]:
    """A whole game beside its twins: the steps taken at the same time in both worlds."""
    one = other = start(rules)
    daring = False
    while one.phase is not Phase.OVER:
        if one.phase is Phase.DEAL:
            daring = rng.random() < 0.5
            deal = rich_deal(one, rng)
            this, that = step(one, deal), step(other, dealt_otherwise(one, deal, observer, rng))
        elif one.phase is Phase.TURN_UP:
            here, there = Counter(stock(one)), Counter(stock(other))
            common = [*(here & there).elements()]
            if not common:
                other = one
                continue
            up = TurnUp(rng.choice(common))
            this, that = step(one, up), step(other, up)
        else:
            seat = rng.choice(one.to_act)
            moves = twin_moves(one, other, seat, observer, rng, daring=daring)
            if moves is None:
                other = one
                continue
            this, that = step(one, moves[0]), step(other, moves[1])
        if came_to_light(this.state, that.state, observer):
            one = other = this.state
            continue
        if this != that:
            yield this, that
        one, other = this.state, that.state


def dealt_otherwise(state: State, deal: Deal, observer: Observer, rng: Random) -> Deal:
    """The deal with some cards exchanged, if any, that the observer does not get to see.

    The Werewolf stays where it is: who holds it is known as soon as the cards are dealt (S5.1).
    """
    rules, number = state.rules, state.table.number + 1
    seats = list(range(rules.players))
    hidden = [seat for seat in seats if seat != observer]
    if observer is not None and rules.foresees(number):
        hidden = [observer]  # the only hand that the observer does not see (V4)
    hands = [list(hand) for hand in deal.hands]
    turned_up = Counter([deal.turned_up] if deal.turned_up else [])
    stocks = [_stock(rules, seat, deal, turned_up) for seat in seats]
    for _ in range(rng.choice((0, 1, 1, 1, 2, 12))):
        seat = rng.choice(hidden)
        if rules.mode is Mode.ONE_COLOUR:
            elsewhere = stocks[seat]  # nobody ever holds another's cards (V5)
        else:
            others = [hands[other] for other in hidden if other != seat]
            elsewhere = rng.choice([*others, *[stocks[0]] * max(1, len(others))])
        if elsewhere:
            _exchange(hands[seat], elsewhere, rng)
    return Deal(tuple(map(tuple, hands)), deal.turned_up, deal.dealer)


def _stock(rules: Rules, seat: int, deal: Deal, turned_up: Counter[Card]) -> list[Card]:
    """What is left of the cards that this seat was dealt from."""
    if rules.mode is Mode.ONE_COLOUR:
        return list((Counter(rules.own_deck(seat)) - Counter(deal.hands[seat])).elements())
    dealt = Counter(card for hand in deal.hands for card in hand)
    return list((Counter(rules.deck) - dealt - turned_up).elements())


def _exchange(hand: list[Card], elsewhere: list[Card], rng: Random) -> None:
    mine, theirs = rng.randrange(len(hand)), rng.randrange(len(elsewhere))
    if not (hand[mine].kind.traded or elsewhere[theirs].kind.traded):
        hand[mine], elsewhere[theirs] = elsewhere[theirs], hand[mine]


def twin_moves(
    one: State, other: State, seat: int, observer: Observer, rng: Random, *, daring: bool
) -> tuple[Move, Move] | None:
    """A legal move in each world that look the same to the observer; nothing, if there are none.

    A move made unseen may be another one in each world; in a `daring` round it mostly is.
    """
    here, there = legal_actions(one, seat), legal_actions(other, seat)
    common = [move for move in here if move in there]
    if unseen(one, seat, observer):
        only_here = [move for move in here if move not in there]
        only_there = [move for move in there if move not in here]
        if only_here and only_there and rng.random() < 0.5:
            return rng.choice(only_here), rng.choice(only_there)  # may make the hands alike again
        if daring or not common:
            return rng.choice(here), rng.choice(there)
    if not common:
        return None
    move = rng.choice(common)
    return move, move


def unseen(state: State, seat: int, observer: Observer) -> bool:
    """Whether what this seat is about to do is hidden from the observer (V2, V3, S6.2, S7.9)."""
    if seat == observer:
        return False
    match state.phase:
        case Phase.BID:
            return state.rules.bidding is not Bidding.OPEN
        case Phase.PASS:
            return (seat + 1) % state.rules.players != observer
        case Phase.CHANGE:
            return state.rules.bidding is Bidding.SECRET
        case _:
            return False


def came_to_light(one: State, other: State, observer: Observer) -> bool:
    """Whether the rules have just shown the observer a difference between the worlds."""
    rules = one.rules
    match rules.bidding:
        case Bidding.OPEN:
            shown = True
        case Bidding.HIDDEN:
            shown = one.phase not in (Phase.TRUMP, Phase.BID)
        case Bidding.SECRET:
            shown = one.phase in (Phase.DEAL, Phase.OVER)
        case _:
            assert_never(rules.bidding)
    if shown and one.bids != other.bids:
        return True
    taken_up = one.phase not in (Phase.TRUMP, Phase.BID, Phase.REBID)
    foreseen = observer is not None and rules.foresees(one.table.number)
    return foreseen and taken_up and one.hands[observer or 0] != other.hands[observer or 0]
