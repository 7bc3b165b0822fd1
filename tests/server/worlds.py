"""Pairs of games that differ only in what one seat cannot see.

Both begin with the same rounds. In the last round the deals differ in hidden cards, and whoever is
hidden from the observer may act differently; the game library's `view` is the judge of what the
observer can see. The pair ends where no way is left to go on unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from random import Random

from augury.game import (
    Action,
    Deal,
    Mode,
    Move,
    Phase,
    Rules,
    State,
    apply,
    deal,
    legal_actions,
    start,
    view,
)
from augury.game.cards import Card

__all__ = ["Pair", "pair"]


@dataclass(frozen=True)
class Pair:
    """Two courses of a game, action by action; `observer` (`None`: a spectator) sees them alike."""

    rules: Rules
    observer: int | None
    one: tuple[Action, ...]
    other: tuple[Action, ...]

    @property
    def differences(self) -> int:
        """How many actions are not the same."""
        return sum(a != b for a, b in zip(self.one, self.other, strict=True))


def pair(rules: Rules, observer: int | None, rng: Random) -> Pair:
    """A pair of games, as long as it can be made."""
    state = start(rules)
    common: list[Action] = []
    while state.table.number < rules.rounds - 1 or state.phase is not Phase.DEAL:
        action = _random(state, rng)
        common.append(action)
        state = apply(state, action)
    dealt = deal(state.table, rng)
    one = _sorted(dealt.hands, dealt.turned_up)
    other = _altered(rules, one, observer, rng)
    ones: list[Action] = [one]
    others: list[Action] = [other]
    pair_of_states = apply(state, one), apply(state, other)
    if one == other or not _alike(*pair_of_states, observer):
        return pair(rules, observer, rng)
    while step := _unseen(*pair_of_states, observer, rng):
        ones.append(step[0])
        others.append(step[1])
        pair_of_states = apply(pair_of_states[0], step[0]), apply(pair_of_states[1], step[1])
    return Pair(rules, observer, (*common, *ones), (*common, *others))


def _random(state: State, rng: Random) -> Action:
    if not state.to_act:
        return deal(state, rng)
    return rng.choice(legal_actions(state, rng.choice(state.to_act)))


def _sorted(hands: Iterable[Iterable[Card]], turned_up: Card | None) -> Deal:
    """A deal in which not even the order of the cards tells anything."""
    return Deal(tuple(tuple(sorted(hand, key=_order)) for hand in hands), turned_up)


def _order(card: Card) -> int:
    return card.order


def _altered(rules: Rules, dealt: Deal, observer: int | None, rng: Random) -> Deal:
    """Other hidden cards: some change places between hands the observer does not see."""
    foreseen = rules.foresees(rules.rounds)
    seats = range(rules.players)
    if observer is None:
        hidden = list(seats)
    elif foreseen:
        hidden = [observer]  # all that is hidden is one's own hand
    else:
        hidden = [seat for seat in seats if seat != observer]
    hands = [list(hand) for hand in dealt.hands]
    for _ in range(rng.randint(1, 4)):
        seat = rng.choice(hidden)
        own = rules.mode is Mode.ONE_COLOUR  # everyone draws from their own cards (V5)
        deck = rules.own_deck(seat) if own else rules.deck
        out = hands[seat] if own else [*chain(*hands), dealt.turned_up]
        places = [hands[other] for other in hidden if other != seat and not own]
        places += [stock] if (stock := _without(deck, out)) else []
        if places:
            there = rng.choice(places)
            at, place = rng.randrange(len(there)), rng.randrange(len(hands[seat]))
            hands[seat][place], there[at] = there[at], hands[seat][place]
    return _sorted(hands, dealt.turned_up)


def _without(deck: Iterable[Card], gone: Iterable[Card | None]) -> list[Card]:
    left = list(deck)
    for card in gone:
        if card is not None:
            left.remove(card)
    return left


def _alike(one: State, other: State, observer: int | None) -> bool:
    return view(one, observer) == view(other, observer)


def _unseen(
    one: State, other: State, observer: int | None, rng: Random
) -> tuple[Move, Move] | None:
    """A step that the observer cannot tell apart; different ones, where there are such."""
    found = list(islice(_unseen_steps(one, other, observer, rng), 12))
    return max(found, key=lambda step: step[0] != step[1], default=None)


def _unseen_steps(
    one: State, other: State, observer: int | None, rng: Random
) -> Iterator[tuple[Move, Move]]:
    for seat in rng.sample(one.to_act, len(one.to_act)):
        if seat not in other.to_act:
            continue
        for a in _shuffled(legal_actions(one, seat), rng):
            for b in _shuffled(legal_actions(other, seat), rng):
                if seat == observer and a != b:
                    continue
                if _alike(apply(one, a), apply(other, b), observer):
                    yield a, b


def _shuffled(moves: tuple[Move, ...], rng: Random) -> list[Move]:
    return rng.sample(moves, len(moves))
