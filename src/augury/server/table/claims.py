"""Claiming the rest of a round: when nothing is at stake any more, and how it is played then.

Whoever leads with cards of which none can be beaten takes every trick that is left, in whatever
order they and the others play: every way to play gives the same score. That is judged from what
the claimer may know alone. An answer from the hidden cards would be worth asking for.
"""

from __future__ import annotations

from collections import Counter

from augury.game import Move, Phase, Play, State, View, apply, legal_actions
from augury.game.cards import WEREWOLF, Card
from augury.game.tricks import settle, winner

__all__ = ["may_claim", "play_out"]


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
    if any(card.kind.special for card in hand):
        return False
    rivals = _unseen(view)
    if any(rival.kind.special for rival in rivals):
        return False
    return all(_beats(own, rival, view) for own in set(hand) for rival in rivals)


def play_out(state: State) -> list[Move]:
    """One way to play the rest of the round, where all ways come to the same."""
    moves: list[Move] = []
    rounds = len(state.table.pad)
    while len(state.table.pad) == rounds:
        move = legal_actions(state, state.to_act[0])[0]
        moves.append(move)
        state = apply(state, move)
    return moves


def _unseen(view: View) -> set[Card]:
    """The cards that another hand may hold: all but one's own, the played and the turned-up."""
    table = view.table
    left = Counter(table.rules.deck)
    left.subtract(view.hand or ())
    left.subtract(play.card for trick in table.tricks for play in trick.plays)
    if table.exchange is not None:  # the Werewolf lies where the turned-up card lay (S5.1)
        left.subtract(card for card in table.rules.deck if card.kind is WEREWOLF)
    elif table.turned_up is not None:
        left[table.turned_up] -= 1
    return {card for card, copies in left.items() if copies > 0}


def _beats(own: Card, rival: Card, view: View) -> bool:
    """Whether a card that is led wins against another one (R6.1)."""
    table = view.table
    suit, _ = settle(own)
    plays = (Play(0, own, own), Play(1, rival, rival))
    return winner(plays, table.trump, suit, suits_matter=table.rules.suits_matter) == 0
