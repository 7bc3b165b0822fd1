"""What may be done now, and why something may not.

`options` is the one place that says what is legal, from facts that the acting seat knows.
`refusal` is called only when an action is not among them, and finds the reason to give.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from augury.game.actions import (
    Action,
    Bid,
    ChangeBid,
    Deal,
    Move,
    NameTrump,
    Pass,
    Play,
    bids,
    plays,
)
from augury.game.cards import Card, Hand, Suit
from augury.game.errors import (
    AlreadyActed,
    BadAnnouncement,
    BadChange,
    BadDeal,
    BidOutOfRange,
    ForbiddenBid,
    ForbiddenTrump,
    GameOver,
    IllegalAction,
    MustFollow,
    NotInHand,
    OutOfTurn,
    WrongPhase,
)
from augury.game.rules import Bidding, Mode
from augury.game.table import PLAY, Phase, State, Table
from augury.game.tricks import playable

__all__ = ["check_deal", "forbidden_bid", "legal_actions", "options", "refusal"]

_DUE: Final = {
    Phase.DEAL: Deal,
    Phase.TRUMP: NameTrump,
    Phase.BID: Bid,
    Phase.REBID: Bid,
    Phase.PLAY: Play,
    Phase.PASS: Pass,
    Phase.CHANGE: ChangeBid,
}


def legal_actions(state: State, seat: int) -> tuple[Move, ...]:
    """What `seat` may do now, in a stable order; nothing when it is not to act.

    Deals are chance's, and not listed.
    """
    if seat not in state.table.to_act:
        return ()
    return options(state.table, seat, state.hands[seat], state.bids[seat])


def options(table: Table, seat: int, hand: Hand, bid: int | None) -> tuple[Move, ...]:
    """What `seat`, which is to act, may do: from the table, its hand and its own bid."""
    if table.phase is PLAY:
        return _plays(seat, playable(hand, table.suit))
    match table.phase:
        case Phase.BID | Phase.REBID:
            every, forbidden = bids(seat, table.hand_size), forbidden_bid(table)
            if forbidden is None:
                return every
            return tuple(bid for bid in every if bid.tricks != forbidden)
        case Phase.TRUMP:
            return tuple(NameTrump(seat, trump) for trump in _trumps(table))
        case Phase.PASS:
            return tuple(Pass(seat, card) for card in dict.fromkeys(hand))
        case Phase.CHANGE:
            assert bid is not None
            return tuple(ChangeBid(seat, by) for by in (1, -1) if 0 <= bid + by <= table.hand_size)
        case Phase.DEAL | Phase.OVER:
            return ()
        case _:
            assert_never(table.phase)


def _plays(seat: int, cards: Sequence[Card]) -> tuple[Play, ...]:
    """Every way to play each of the cards."""
    ways = plays(seat)
    moves: list[Play] = []
    last = None
    for card in cards:
        if card is not last:  # hands are in order, so the four Wizards are neighbours
            moves += ways[card]
            last = card
    return tuple(moves)


def forbidden_bid(table: Table) -> int | None:
    """The bid that plus/minus one denies the last bidder (V1)."""
    if table.phase is Phase.REBID:
        return table.bids[table.dealer]
    if not table.rules.plus_minus_one or table.rules.bidding is not Bidding.OPEN:
        return None
    if table.to_act != (table.dealer,):
        return None
    return table.hand_size - sum(bid for bid in table.bids if bid is not None)


def _trumps(table: Table) -> tuple[Suit | None, ...]:
    """What may be named: a suit (R3.3), and after the Werewolf's exchange none as well (S5.1)."""
    return tuple(Suit) if table.exchange is None else (*Suit, None)


def check_deal(table: Table, deal: Deal) -> None:
    """Refuse a deal that this round and this deck do not allow (R2, R3.1, V5, V6)."""
    rules, number = table.rules, table.number + 1
    size = rules.hand_size(number)
    if len(deal.hands) != rules.players:
        raise BadDeal(f"the deal has {len(deal.hands)} hands: there are {rules.players} players")
    for seat, hand in enumerate(deal.hands):
        if len(hand) != size:
            count = f"{len(hand)} {'card' if len(hand) == 1 else 'cards'}"
            raise BadDeal(
                f"the deal gives seat {seat} {count}: in round {number} everyone gets {size} (R2.2)"
            )
    if rules.turns_up(number) and deal.turned_up is None:
        raise BadDeal(
            f"the deal turns up no card: round {number} leaves a stock, and its top card is "
            "turned up (R3.1)"
        )
    if not rules.turns_up(number) and deal.turned_up is not None:
        raise BadDeal(
            f"the deal turns up {deal.turned_up}: in round {number} no card is turned up "
            "(R3.4, V5, V6)"
        )
    if rules.mode is Mode.ONE_COLOUR:
        for seat, hand in enumerate(deal.hands):
            _check_cards(hand, rules.own_deck(seat), f"seat {seat}'s own fifteen", "V5")
    else:
        dealt = (
            sum(deal.hands, ()) if deal.turned_up is None else sum(deal.hands, (deal.turned_up,))
        )
        _check_cards(dealt, rules.deck, "the deck", "R1.1, S0.1")


def _check_cards(dealt: Hand, deck: Hand, name: str, rule: str) -> None:
    available = _counted(deck)
    for card, count in Counter(dealt).items():
        if not available[card]:
            raise BadDeal(f"the deal has {card}: it is not in {name} ({rule})")
        if count > available[card]:
            raise BadDeal(
                f"the deal has {card} {_times(count)}: "
                f"{name} has it {_times(available[card])} ({rule})"
            )


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


@cache
def _counted(deck: Hand) -> Counter[Card]:
    return Counter(deck)


def refusal(state: State, action: Action) -> IllegalAction:
    """Why `action`, which is not legal now, is refused: what was tried, why not, what is due."""
    table = state.table
    what = _told(action)
    if table.phase is Phase.OVER:
        return GameOver(f"{what}: the game is over, round {table.number} was its last (R8.1)")
    if isinstance(action, Deal):
        return WrongPhase(f"{what}: round {table.number} is being played, {_due(table)}")
    if action.seat not in range(table.rules.players):
        last = table.rules.players - 1
        return OutOfTurn(f"{what}: there is no such seat, seats are numbered 0 to {last}")
    if not isinstance(action, _DUE[table.phase]):
        return WrongPhase(f"{what}: {_due(table)}")
    if action.seat not in table.to_act:
        simultaneous = table.phase is Phase.PASS or (
            table.phase is Phase.BID and table.rules.bidding is not Bidding.OPEN
        )
        if simultaneous:
            return AlreadyActed(f"{what}: that choice is made, {_due(table)}")
        return OutOfTurn(f"{what}: {_due(table)}")
    return _reason(state, action, what)


def _reason(state: State, action: Move, what: str) -> IllegalAction:
    """Why the seat whose turn it is may not do what it tried."""
    table, seat = state.table, action.seat
    hand = state.hands[seat]
    allowed = legal_actions(state, seat)
    match action:
        case NameTrump():
            return ForbiddenTrump(
                f"{what}: one of the four suits must be named"
                + (" (R3.3)" if table.exchange is None else ", or no trump (S5.1)")
            )
        case Bid(tricks=tricks):
            numbers = _listed(str(move.tricks) for move in allowed if isinstance(move, Bid))
            if tricks not in range(table.hand_size + 1):
                return BidOutOfRange(
                    f"{what}: round {table.number} has {table.hand_size} tricks, "
                    f"so a bid is 0 to {table.hand_size} (R4.1)"
                )
            return ForbiddenBid(
                f"{what}: the bids would add up to the {table.hand_size} tricks of the round "
                f"(V1); allowed: {numbers}"
            )
        case Play(card=card, face=face):
            if card not in hand:
                return NotInHand(f"{what}: seat {seat} holds {_listed(map(str, hand))}")
            if face not in card.faces:
                faces = _listed(str(face) for face in card.faces)
                return BadAnnouncement(
                    f"{what}: it must be announced, as one of {faces} (S1.1, S6.1, S7.1)"
                    if len(card.faces) > 1
                    else f"{what}: it is not announced as anything else"
                )
            follow = _listed(str(own) for own in hand if own.suit is table.suit)
            return MustFollow(f"{what}: {table.suit} was led and seat {seat} holds {follow} (R5.2)")
        case Pass():
            return NotInHand(f"{what}: seat {seat} holds {_listed(map(str, hand))}")
        case ChangeBid():
            changes = _listed(f"{move.by:+d}" for move in allowed if isinstance(move, ChangeBid))
            return BadChange(
                f"{what}: the prediction is {state.bids[seat]} and stays within 0 to "
                f"{table.hand_size}; allowed: {changes} (S7.2, S7.7)"
            )
        case _:
            assert_never(action)


def _told(action: Action) -> str:
    """An attempt as the beginning of a sentence."""
    match action:
        case Deal():
            return "the shuffler cannot deal"
        case NameTrump(seat, trump):
            return f"seat {seat} cannot name {trump or 'no'} trump"
        case Bid(seat, tricks):
            return f"seat {seat} cannot bid {tricks}"
        case Play(seat=seat, card=card, face=face):
            return f"seat {seat} cannot play {card}" + (f" as {face}" if face is not card else "")
        case Pass(seat, card):
            return f"seat {seat} cannot pass {card}"
        case ChangeBid(seat, by):
            return f"seat {seat} cannot change its bid by {by:+d}"
        case _:
            assert_never(action)


def _due(table: Table) -> str:
    """What the game waits for, as the end of a sentence."""
    who = _listed(str(seat) for seat in table.to_act)
    seats = f"seat {who}" if len(table.to_act) == 1 else f"seats {who}"
    match table.phase:
        case Phase.DEAL:
            return f"the deal of round {table.number + 1} is due"
        case Phase.TRUMP:
            return f"{seats} must name trump"
        case Phase.BID:
            return f"{seats} must bid"
        case Phase.REBID:
            return f"{seats} must announce another bid (V1)"
        case Phase.PLAY:
            return f"{seats} must play a card"
        case Phase.PASS:
            return f"{seats} must pass a card"
        case Phase.CHANGE:
            return f"{seats} must change a prediction"
        case Phase.OVER:
            return "the game is over"
        case _:
            assert_never(table.phase)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
