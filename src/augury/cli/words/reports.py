"""What happened, in plain sentences for one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from augury.cli.words.causes import name_cause, name_copies, name_traded
from augury.cli.words.speech import Speech, signed, unsigned
from augury.game import Card, Event, Row, Suit, Table, Ties, Trick, View
from augury.game.cards import Aftermath
from augury.game.play.events import (
    BidChanged,
    BidsRevealed,
    CardAnnounced,
    CardPassed,
    CardPutIn,
    CardTakenOut,
    CardTurnedUp,
    Exchanged,
    TrickEnded,
    TrumpSet,
)
from augury.game.play.table import BETWEEN_ROUNDS
from augury.game.text.notation import format_move


def report(event: Event, now: View, speech: Speech) -> str | None:
    """A sentence about an event that the seat may see, or `None` where the table says it all.

    `now` is the view after the step that the event belongs to.
    """
    match event:
        case TrickEnded():
            tricks = now.table.tricks
            return _trick(tricks[-1], len(tricks), speech)
        case Exchanged(owner, taken):
            kind = name_traded(now.rules, speech)
            return speech.about(owner, "terminal-exchanges", card=str(taken), kind=kind)
        case TrumpSet(Suit() as trump, int(owner)):
            return speech.about(owner, "terminal-names-trump", suit=speech.colour(trump))
        case TrumpSet(None, int(owner)):
            return speech.about(owner, "terminal-names-no-trump")
        case BidsRevealed(bids):
            shown = ", ".join(f"{speech.whom(seat)} {bid}" for seat, bid in enumerate(bids))
            return speech.say("terminal-bids-shown", bids=shown)
        case BidChanged(owner, None):
            if now.seat in (None, owner):
                return None  # reported again, with the number, to those who may know it
            kind = name_cause(now.table, Aftermath.BID_CHANGES, speech)
            return speech.about(owner, "terminal-bid-changed-secret", kind=kind)
        case BidChanged(owner, int(tricks)):
            kind = name_cause(now.table, Aftermath.BID_CHANGES, speech)
            return speech.about(owner, "terminal-bid-changed", tricks=tricks, kind=kind)
        case CardPassed(giver, receiver, card):
            one, other = speech.who(giver), speech.whom(receiver)
            return speech.say("terminal-card-passed", card=str(card), giver=one, receiver=other)
        case CardPutIn(owner, card):
            kind = name_cause(now.table, Aftermath.EXCHANGE, speech)
            return speech.about(owner, "terminal-puts-in", card=str(card), kind=kind)
        case CardTakenOut(owner, card):
            kind = name_cause(now.table, Aftermath.EXCHANGE, speech)
            return speech.about(owner, "terminal-takes-out", card=str(card), kind=kind)
        case CardTurnedUp(card):
            return speech.say(
                "terminal-turned-up-again", card=str(card), kind=name_copies(now.rules, speech)
            )
        case CardAnnounced(face=face):
            return speech.say(
                "terminal-announced", card=str(face), kind=name_copies(now.rules, speech)
            )
        case _:
            return None


def _trick(trick: Trick, number: int, speech: Speech) -> str:
    plays = " · ".join(f"{speech.who(play.seat)} {format_move(play)}" for play in trick.plays)
    message = "terminal-trick-nobody" if trick.bombed else "terminal-trick-ended"
    return speech.say(message, number=number, plays=plays, name=speech.whom(trick.winner))


def report_points(row: Row, speech: Speech) -> str:
    """What a round brought everyone."""
    each = (f"{speech.who(seat)} {signed(won)}" for seat, won in enumerate(row.points))
    return speech.say("terminal-round-points", number=row.number, points=" · ".join(each))


def report_victory(winners: Sequence[int], speech: Speech) -> str:
    """Which seats have won (R8.1)."""
    *others, last = winners
    if not others:
        own = last == speech.own
        return (
            speech.say("end-you-won")
            if own
            else speech.say("terminal-victory", name=speech.names[last])
        )
    names = ", ".join(map(speech.who, others))
    return speech.say("terminal-victory-shared", names=names, name=speech.whom(last))


def report_ties(
    ties: Ties, totals: Sequence[int], deciding: Sequence[int], speech: Speech
) -> str | None:
    """What decides between equal totals, if there are any (O3)."""
    tied = [seat for seat in range(len(deciding)) if totals.count(totals[seat]) > 1]
    if not tied:
        return None
    tied.sort(key=lambda seat: (-totals[seat], -deciding[seat]))
    counts = ", ".join(f"{speech.whom(seat)} {deciding[seat]}" for seat in tied)
    return speech.say(f"ties-{ties}-told", counts=counts)


# A game that is looked at afterwards


def report_turned_up(card: Card | None, speech: Speech) -> str:
    """What the deal left over."""
    if card is None:
        return speech.say("terminal-no-card-up")
    return speech.say("terminal-card-up", card=str(card))


def report_trump(trump: Suit | None, speech: Speech) -> str:
    """Trump as it follows from the deal."""
    if trump is None:
        return speech.say("terminal-no-trump")
    return speech.say("terminal-trump-is", suit=speech.colour(trump))


def report_hand(cards: Sequence[Card], seat: int, speech: Speech) -> str:
    """Somebody's hand."""
    return speech.about(seat, "terminal-holds", cards=" ".join(map(str, cards)))


def report_bid(tricks: int | None, seat: int, speech: Speech) -> str:
    """Somebody's bid, as one of many."""
    bid = speech.say("terminal-bid-unseen") if tricks is None else tricks
    return f"{speech.who(seat)} {bid}"


def report_bids(each: Iterable[str], speech: Speech) -> str:
    """Everybody's bids, in the order in which they were made."""
    return speech.say("terminal-bids-made", bids=" · ".join(each))


def report_score(row: Row, speech: Speech) -> str:
    """What a round brought everyone, and what they have now."""
    each = (
        f"{speech.who(seat)} {signed(won)} = {unsigned(now)}"
        for seat, (won, now) in enumerate(zip(row.points, row.totals, strict=True))
    )
    return speech.say("terminal-points", points=" · ".join(each))


def report_break(table: Table, speech: Speech) -> str:
    """Where a record breaks off."""
    if table.phase in BETWEEN_ROUNDS:
        return speech.say("terminal-stops-before", number=table.number + 1)
    names = ", ".join(speech.names[seat] for seat in table.to_act)
    return speech.say("terminal-stops", names=names)
