"""What happened, told to one seat in plain sentences."""

from __future__ import annotations

from augury.cli import words
from augury.cli.words import Names, People
from augury.game import Event, View
from augury.game.events import (
    BidChanged,
    BidsRevealed,
    CardPassed,
    Exchanged,
    TrickEnded,
    TrumpSet,
)

__all__ = ["tell"]


def tell(event: Event, now: View, names: Names) -> str | None:
    """A sentence about an event that the seat may see, or `None` where the table says it all.

    `now` is the view after the step that the event belongs to.
    """
    people = People(names, now.seat)
    match event:
        case TrickEnded():
            tricks = now.table.tricks
            return words.trick_ended(tricks[-1], len(tricks), people)
        case Exchanged(owner, taken):
            return words.exchanged(taken, owner, people)
        case TrumpSet(trump, int(owner)):
            return words.trump_named(trump, owner, people)
        case BidsRevealed(bids):
            return words.bids_revealed(bids, people)
        case BidChanged(owner, tricks):
            if tricks is None and now.seat in (None, owner):
                return None  # told again, with the number, to those who may know it
            return words.bid_changed(tricks, owner, people)
        case CardPassed(giver, receiver, card):
            return words.card_passed(card, giver, receiver, people)
        case _:
            return None
