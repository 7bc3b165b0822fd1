"""Claiming the rest of a round: when nothing is at stake any more, and how it is played then.

Who leads with cards of which none can be beaten takes every trick that is left, in whatever
order they and the others play: every way to play gives the same score. That is judged from what
the claimer may know alone. An answer from the hidden cards would be worth asking for.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from augury.game import Move, Phase, Play, Rules, State, View, apply, legal_actions
from augury.game.cards import CARDS, WEREWOLF, Card, Suit
from augury.game.play.tricks import settle, winner


def may_claim(view: View) -> bool:
    """Whether this seat takes all the tricks that are left, whatever anyone plays.

    It must be about to lead, with a hand in which every card beats every card that it has not
    seen. Special cards that may still be out have choices of their own, so none may be; nor may a
    prediction still be waiting for its change (S7.2).
    """
    table, hand = view.table, view.hand
    if table.phase is not Phase.PLAY or view.seat not in table.to_act:
        return False
    if table.trick or table.clouded is not None or not hand:
        return False
    rules, gone = view.rules, _gone(view)
    if rules.special and any(card.kind.special for card in hand):
        return False
    for own in hand:
        for rival in _beaten_by(own, table.trump, rules.suits_matter):
            if rules.deck.count(rival) > gone.count(rival):
                return False  # as nearly always, and soon found
    return not rules.special or not any(card.kind.special for card in _unseen(rules, gone))


def play_out(state: State) -> list[Move]:
    """One way to play the rest of the round, where all ways come to the same."""
    moves: list[Move] = []
    rounds = len(state.table.pad)
    while len(state.table.pad) == rounds:
        move = legal_actions(state, state.to_act[0])[0]
        moves.append(move)
        state = apply(state, move)
    return moves


def _gone(view: View) -> list[Card]:
    """The cards that no other hand can hold: one's own, the played and the turned-up."""
    table = view.table
    gone = [*(view.hand or ()), *[play.card for trick in table.tricks for play in trick.plays]]
    for swap in (trick.swap for trick in table.tricks if trick.swap is not None):
        gone.append(swap.put)
        if swap.out is not None:  # in a hand again, or among the plays a second time (Y1.6)
            gone.remove(swap.out)
    if table.second_upcard is not None:
        gone.append(table.second_upcard.card)
    if table.exchange is not None:  # the Werewolf lies where the turned-up card lay (S5.1)
        gone += [card for card in table.rules.deck if card.kind is WEREWOLF]
    elif table.turned_up is not None:
        gone.append(table.turned_up)
    return gone


def _unseen(rules: Rules, gone: list[Card]) -> Counter[Card]:
    """The cards that another hand may hold."""
    return Counter(rules.deck) - Counter(gone)


@lru_cache(2048)
def _beaten_by(own: Card, trump: Suit | None, suits_matter: bool) -> tuple[Card, ...]:
    """The cards that win against one that is led (R6.1), but for special ones."""
    suit, _ = settle(own)
    return tuple(
        rival
        for rival in CARDS
        if not rival.kind.special
        and winner(
            (Play(0, own, own), Play(1, rival, rival)), trump, suit, suits_matter=suits_matter
        )
    )
