"""What happened, and who may see it.

Every event names its audience, with no default: a list of seats, or `EVERYONE`, which includes
spectators. `events` is a step as a story: what the action was, what came of it, and last whose
turn it is. A client that follows the story needs to know no rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias, assert_never

from augury.game.cards import Card, Hand, Suit
from augury.game.play.actions import (
    Action,
    Bid,
    ChangeBid,
    Deal,
    NameTrump,
    Pass,
    Play,
    PutIn,
    TakeOut,
    TurnUp,
)
from augury.game.play.scoring import Row
from augury.game.play.table import Phase, State
from augury.game.rules import Bidding


class Everyone(Enum):
    """The audience of what lies open."""

    EVERYONE = "everyone"

    __hash__ = object.__hash__  # there is one, and an enum's own hash is slow

    def __repr__(self) -> str:
        return "EVERYONE"


EVERYONE: Final = Everyone.EVERYONE
Audience: TypeAlias = Everyone | tuple[int, ...]


@dataclass(frozen=True)
class RoundDealt:
    """A round begins; perhaps a card is turned up (R2, R3.1)."""

    number: int
    dealer: int
    hand_size: int
    turned_up: Card | None
    audience: Audience


@dataclass(frozen=True)
class HandDealt:
    """A hand, as its audience sees it: its owner, or with foresight first all others (V4)."""

    seat: int
    cards: Hand
    audience: Audience


@dataclass(frozen=True)
class Exchanged:
    """The Werewolf was exchanged for the turned-up card (S5.1)."""

    seat: int
    taken: Card
    audience: Audience


@dataclass(frozen=True)
class TrumpSet:
    """Trump for the round, or none; `by` whom, if someone named it (R3)."""

    trump: Suit | None
    by: int | None
    audience: Audience


@dataclass(frozen=True)
class BidPlaced:
    """A prediction. Without `tricks`: others see that it was made, not what it is (V2, V3)."""

    seat: int
    tricks: int | None
    audience: Audience


@dataclass(frozen=True)
class BidsRevealed:
    """Hidden predictions are shown together (V2)."""

    bids: tuple[int, ...]
    audience: Audience


@dataclass(frozen=True)
class BidChanged:
    """The Cloud changed a prediction; without `tricks`, in secret (S7.2, S7.9)."""

    seat: int
    tricks: int | None
    audience: Audience


@dataclass(frozen=True)
class CardPlayed:
    """A card was laid down, as this face; and what must be followed from here on (R5)."""

    seat: int
    card: Card
    face: Card
    suit: Suit | None
    settled: bool
    audience: Audience


@dataclass(frozen=True)
class TrickEnded:
    """Who leads next, and whose trick it is: the same seat, or nobody's (R6, S4)."""

    winner: int
    bombed: bool
    audience: Audience


@dataclass(frozen=True)
class CardChosen:
    """A seat has chosen what to pass; without `card`, others see only that it has (S6.2)."""

    seat: int
    card: Card | None
    audience: Audience


@dataclass(frozen=True)
class CardPassed:
    """A card changed hands, seen by these two alone (S6.2)."""

    giver: int
    receiver: int
    card: Card
    audience: Audience


@dataclass(frozen=True)
class CardTurnedUp:
    """A card was turned up where the Werewolf lay, because a Vampire was played (Y2.4)."""

    card: Card
    audience: Audience


@dataclass(frozen=True)
class CardAnnounced:
    """What the Vampire that was just played is, and what must be followed from here on (Y2.4)."""

    seat: int
    face: Card
    suit: Suit | None
    settled: bool
    audience: Audience


@dataclass(frozen=True)
class CardPutIn:
    """Who played the Witch put a card of their hand into her trick (Y1.4)."""

    seat: int
    card: Card
    audience: Audience


@dataclass(frozen=True)
class CardTakenOut:
    """And took another card out of it into their hand (Y1.4)."""

    seat: int
    card: Card
    audience: Audience


@dataclass(frozen=True)
class RoundScored:
    """The round's row on the score pad; secret predictions are revealed by it (R7, V3)."""

    row: Row
    audience: Audience


@dataclass(frozen=True)
class Turn:
    """What the game waits for now, and from whom: the last word of every step."""

    phase: Phase
    to_act: tuple[int, ...]
    clouded: int | None  # who owes a change of prediction, now or at the round's end (S7.6)
    audience: Audience
    clouded_next: int | None = None  # who owes another one (Y1.6)


Event: TypeAlias = (
    RoundDealt
    | HandDealt
    | Exchanged
    | TrumpSet
    | BidPlaced
    | BidsRevealed
    | BidChanged
    | CardPlayed
    | TrickEnded
    | CardChosen
    | CardPassed
    | CardTurnedUp
    | CardAnnounced
    | CardPutIn
    | CardTakenOut
    | RoundScored
    | Turn
)


def concerns(event: Event, seat: int | None) -> bool:
    """Whether `seat` may see the event; `None` is a spectator."""
    return event.audience is EVERYONE or seat in event.audience


def events(before: State, action: Action, after: State) -> tuple[Event, ...]:
    """What `action` made happen between two states."""
    return (*_action_events(before, action, after), *_consequences(before, after), _turn(after))


def _action_events(before: State, action: Action, after: State) -> Iterator[Event]:
    """The action itself, and what it completes."""
    table = after.table
    match action:
        case Play(seat=seat):
            yield from _card_played(before, seat, after)
        case Deal():
            yield from _dealt(after)
        case NameTrump(seat, trump):
            yield TrumpSet(trump, seat, EVERYONE)
            if before.table.unknown is not None:
                yield from _card_played(before, seat, after)
        case TurnUp(card):
            yield CardTurnedUp(card, EVERYONE)
            if table.phase is not Phase.TRUMP:
                yield TrumpSet(table.trump, None, EVERYONE)
                yield from _card_played(before, before.table.trick[-1].seat, after)
        case Bid(seat, tricks):
            if table.rules.bidding is Bidding.OPEN or before.phase is Phase.REBID:
                yield BidPlaced(seat, tricks, EVERYONE)
            else:
                yield BidPlaced(seat, None, EVERYONE)
                yield BidPlaced(seat, tricks, (seat,))
        case Pass(seat, card):
            yield CardChosen(seat, None, EVERYONE)
            yield CardChosen(seat, card, (seat,))
            if after.phase is not Phase.PASS:
                yield from _passed(after)
        case ChangeBid(seat):
            bid = after.bids[seat]
            if table.rules.bidding is Bidding.SECRET:
                yield BidChanged(seat, None, EVERYONE)
                yield BidChanged(seat, bid, (seat,))
            else:
                yield BidChanged(seat, bid, EVERYONE)
        case PutIn(seat, card):
            yield CardPutIn(seat, card, EVERYONE)
        case TakeOut(seat, card):
            yield CardTakenOut(seat, card, EVERYONE)
        case _:
            assert_never(action)


def _consequences(before: State, after: State) -> Iterator[Event]:
    """What any action may bring about: bids revealed, cards taken up, a round scored."""
    was, now = before.table, after.table
    hidden = now.rules.bidding is Bidding.HIDDEN
    if hidden and was.phase is Phase.BID and now.phase is not Phase.BID:
        yield BidsRevealed(_known_bids(now.bids), EVERYONE)
    bid = was.phase in (Phase.BID, Phase.REBID) and now.phase is Phase.PLAY
    if bid and now.rules.foresees(now.number):
        for seat, hand in enumerate(after.hands):
            yield HandDealt(seat, hand, (seat,))
    if len(now.pad) > len(was.pad):
        yield RoundScored(now.pad[-1], EVERYONE)


def _dealt(after: State) -> Iterator[Event]:
    table = after.table
    seats = range(table.rules.players)
    yield RoundDealt(table.number, table.dealer, table.hand_size, table.turned_up, EVERYONE)
    for seat, hand in enumerate(after.dealt):
        if table.rules.foresees(table.number):
            yield HandDealt(seat, hand, tuple(other for other in seats if other != seat))
        else:
            yield HandDealt(seat, hand, (seat,))
    if table.exchange is not None:
        yield Exchanged(table.exchange.seat, table.exchange.taken, EVERYONE)
    if table.phase is not Phase.TRUMP:
        yield TrumpSet(table.trump, None, EVERYONE)


def _card_played(before: State, seat: int, after: State) -> Iterator[Event]:
    """What became of the card that `seat` played; of a Vampire perhaps not yet all (Y2.4)."""
    was, table = before.table, after.table
    ended = len(table.tricks) > len(was.tricks)
    play = (table.tricks[-1].plays if ended else table.trick)[-1]
    if was.unknown is None:
        yield CardPlayed(seat, play.card, play.face, table.suit, table.settled, EVERYONE)
    elif table.unknown is None:
        yield CardAnnounced(seat, play.face, table.suit, table.settled, EVERYONE)
    if ended:
        trick = table.tricks[-1]
        yield TrickEnded(trick.winner, trick.bombed, EVERYONE)


def _passed(after: State) -> Iterator[Event]:
    players = after.rules.players
    for giver, card in enumerate(after.passed):
        assert card is not None
        receiver = (giver + 1) % players
        yield CardPassed(giver, receiver, card, (giver, receiver))


def _turn(after: State) -> Turn:
    table = after.table
    return Turn(table.phase, table.to_act, table.clouded, EVERYONE, table.clouded_next)


def _known_bids(bids: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(bid for bid in bids if bid is not None)
