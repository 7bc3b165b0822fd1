"""What the others have decided this round, and what they saw when they did.

A decision is judged by what its seat could see then. All of that is public but for the seat's own
hand, so it is worked out once, and any hand that the seat may have held can be put in its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from augury.game.cards import Aftermath, Hand, sort
from augury.game.play.actions import Bid, Play
from augury.game.play.engine import apply
from augury.game.play.table import Phase, State, clear
from augury.game.play.tricks import is_copy
from augury.game.play.views import View, view
from augury.game.rules import Bidding
from augury.game.values import put, replace


class ObservedDecision(NamedTuple):
    """What another seat bid or played, and what it saw then; but for its own hand."""

    seat: int
    move: Bid | Play
    seen: View
    gone: Hand  # what it has played from then on


def observed_decisions(
    world: State, seats: list[int], *, passed: bool
) -> Iterator[ObservedDecision]:
    """The decisions of these seats in this round, as far as a view shows them and they inform.

    `world` is any that the view leaves possible; `passed` says whether cards have been passed on,
    so that nobody knows what was held at an earlier play. Where a card was exchanged with a trick,
    or a Vampire was played, the plays from there on are left out.
    """
    table = world.table
    aftermaths = {play.face.kind.aftermath for trick in table.tricks for play in trick.plays}
    if Aftermath.BID_CHANGES in aftermaths or table.rules.foresees(table.number):
        return  # someone bid something else at first; or nothing is hidden
    hidden = table.rules.bidding is Bidding.HIDDEN
    anew = table.dealer if hidden and table.rules.plus_minus_one else None  # perhaps (V1, O2)
    for seat in seats:
        tricks = table.bids[seat]
        if tricks is not None and seat != anew:
            yield ObservedDecision(seat, Bid(seat, tricks), view_at_bid(world, seat), ())
    if passed or any(trick.swap is not None for trick in table.tricks):
        return
    state = _at_first_play(world)
    plays = [play for trick in table.tricks for play in trick.plays]
    plays += table.trick
    for number, play in enumerate(plays):
        if is_copy(play.card):
            return  # what it was asks for chance's moves, too (Y2.4)
        if play.seat in seats:
            gone = tuple(one.card for one in plays[number:] if one.seat == play.seat)
            yield ObservedDecision(play.seat, play, view(state, play.seat), gone)
        state = apply(state, play)


def view_at(decision: ObservedDecision, world: State) -> View:
    """What the seat saw at its decision, if it holds what it does in this world."""
    seat, seen = decision.seat, decision.seen
    if isinstance(decision.move, Bid):
        return replace(seen, hand=_first_hand(world, seat))
    return replace(seen, hand=sort((*world.hands[seat], *decision.gone)), bid=world.bids[seat])


def view_at_bid(world: State, seat: int) -> View:
    """What the seat saw when it made its bid."""
    table, rules = world.table, world.rules
    nothing = (None,) * rules.players
    bids: tuple[int | None, ...] = nothing
    if rules.bidding is Bidding.OPEN:
        for number in range(1, (seat - table.dealer - 1) % rules.players + 1):
            earlier = (seat - number) % rules.players
            bids = put(bids, earlier, world.bids[earlier])
    state = _at_first(world, Phase.BID, seat)
    table = replace(state.table, bids=bids)
    return view(replace(state, table=table, bids=nothing), seat)


def _at_first_play(world: State) -> State:
    """The world when the first card was to be played."""
    first = (world.table.dealer + 1) % world.rules.players
    state = _at_first(world, Phase.PLAY, first)
    return replace(state, table=replace(state.table, bids=world.table.bids))


def _at_first(world: State, phase: Phase, seat: int) -> State:
    """The world with all cards in the hands that they were dealt to, and this seat to act."""
    table, nothing = world.table, (None,) * world.rules.players
    hands = tuple(_first_hand(world, other) for other in range(world.rules.players))
    table = replace(
        clear(table),
        turned_up=table.turned_up,
        exchange=table.exchange,
        trump=world.table.first_trump,
        phase=phase,
        to_act=(seat,),
    )
    return replace(world, table=table, hands=hands, aside=nothing, passed=nothing)


def _first_hand(world: State, seat: int) -> Hand:
    """What the seat held when it was to bid: as dealt, but for the Werewolf (S5.1)."""
    hand, exchange = world.dealt[seat], world.table.exchange
    if exchange is None or exchange.seat != seat:
        return hand
    return sort((*(card for card in hand if not card.kind.traded), exchange.taken))
