"""The information state of every seat: everything it has seen of a game, in order, as a text.

Two positions have the same text for a seat if, and only if, the seat cannot distinguish them,
having forgotten nothing.
"""

from __future__ import annotations

from typing import assert_never

from augury.game.cards import Suit
from augury.game.play.actions import Play
from augury.game.play.events import (
    BidChanged,
    BidPlaced,
    BidsRevealed,
    CardAnnounced,
    CardChosen,
    CardPassed,
    CardPlayed,
    CardPutIn,
    CardTakenOut,
    CardTurnedUp,
    Event,
    Exchanged,
    HandDealt,
    RoundDealt,
    RoundScored,
    TrickEnded,
    TrumpSet,
    Turn,
    concerns,
)
from augury.game.play.steps import Step
from augury.game.text.notation import format_hand, format_move

InformationStates = tuple[str, ...]
"""What every seat has seen, and last what a spectator has."""


def extend(before: InformationStates, step: Step) -> InformationStates:
    """The information states after one more step."""
    after = list(before)
    audiences = (*range(len(before) - 1), None)
    for event in step.events:
        words = _words(event)
        if words:
            for place, seat in enumerate(audiences):
                if concerns(event, seat):
                    after[place] += words
    return tuple(after)


def _words(event: Event) -> str:
    """An event, for those who may see it. What follows from the rules needs no words."""
    match event:
        case CardPlayed(seat, card, face):
            return f" {seat}:{format_move(Play(seat, card, face))}"
        case BidPlaced(seat, None) | BidChanged(seat, None):
            return f" {seat}:bid"
        case BidPlaced(seat, tricks) | BidChanged(seat, tricks):
            return f" {seat}:bid={tricks}"
        case BidsRevealed(bids):
            return f" bids={','.join(map(str, bids))}"
        case RoundDealt(number, turned_up=turned_up):
            return f" round {number} up {turned_up or '-'}"
        case HandDealt(seat, cards):
            return f" {seat} holds {format_hand(cards)}"
        case Exchanged(seat, taken):
            return f" {seat} takes {taken}"
        case TrumpSet(trump, by):
            return "" if by is None else f" {by}:trump={_suit(trump)}"
        case CardChosen(seat, card):
            return f" {seat}:pass" if card is None else f" {seat}:pass={card}"
        case CardPassed(receiver=receiver, card=card):
            return f" {receiver} gets {card}"
        case CardTurnedUp(card):
            return f" up={card}"
        case CardAnnounced(seat, face):
            return f" {seat}={face}"
        case CardPutIn(seat, card):
            return f" {seat}:put={card}"
        case CardTakenOut(seat, card):
            return f" {seat}:take={card}"
        case RoundScored(row):
            return f" scored {','.join(map(str, row.bids))}"
        case TrickEnded() | Turn():
            return ""
        case _:
            assert_never(event)


def _suit(trump: Suit | None) -> str:
    return "none" if trump is None else trump.value
