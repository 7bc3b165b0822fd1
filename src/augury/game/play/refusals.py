"""Why an action is refused, as data: what was tried, why not, what is allowed, which rule.

`refuse` is called only when an action is not among the `options` of `legality`, and finds the
reason to give. The engine raises it as an `IllegalAction`, whose English sentence is made from the
data, as any other language can make its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, assert_never

from augury.game.cards import Hand, Suit
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
    NotOffered,
    OutOfTurn,
    WrongPhase,
)
from augury.game.play.actions import (
    Action,
    Bid,
    ChangeBid,
    Deal,
    Move,
    NameTrump,
    Pass,
    Play,
    PutIn,
    TakeOut,
    TurnUp,
)
from augury.game.play.legality import legal_actions
from augury.game.play.table import Phase, State, Table
from augury.game.play.tricks import announcements, is_copy, offered
from augury.game.rules import Bidding

_DUE: Final = {
    Phase.DEAL: Deal,
    Phase.TRUMP: NameTrump,
    Phase.BID: Bid,
    Phase.REBID: Bid,
    Phase.PLAY: Play,
    Phase.PASS: Pass,
    Phase.TURN_UP: TurnUp,
    Phase.ANNOUNCE: Play,
    Phase.CHANGE: ChangeBid,
    Phase.PUT_IN: PutIn,
    Phase.TAKE_OUT: TakeOut,
}


@dataclass(frozen=True)
class Refusal:
    """An action that is not legal now, and why.

    It holds nothing that the seat which tried does not know: it may be sent to that seat as it is.
    """

    code: str  # of the `IllegalAction` that is raised
    action: Action  # what was tried
    rules: tuple[str, ...]  # the ids of the rules that forbid it; none, if it is a matter of course
    allowed: tuple[Move, ...]  # what the seat may do instead; nothing, if it is not to act
    phase: Phase  # what is due …
    to_act: tuple[int, ...]  # … and from whom
    players: int
    number: int  # of the round
    hand_size: int  # the number of its tricks
    suit: Suit | None = None  # must_follow: the suit to follow
    cards: Hand = ()  # must_follow: those of the suit; not_in_hand: the hand; bad_announcement: as
    bid: int | None = None  # bad_change: the prediction as it is
    fault: str = ""  # bad_deal: what is wrong with it, which no player ever reads

    def __str__(self) -> str:
        return sentence(self)


def refuse(state: State, action: Action) -> IllegalAction:
    """The error for `action`, which is not legal now."""
    table = state.table
    due = ("V1",) if table.phase is Phase.REBID else ()
    if table.phase is Phase.OVER:
        return _illegal(GameOver, table, action, ("R8.1",))
    if isinstance(action, Deal | TurnUp):
        return _illegal(WrongPhase, table, action, due)
    if action.seat not in range(table.rules.players):
        return _illegal(OutOfTurn, table, action)
    allowed = legal_actions(state, action.seat)
    if not isinstance(action, _DUE[table.phase]):
        return _illegal(WrongPhase, table, action, due, allowed=allowed)
    if action.seat not in table.to_act:
        simultaneous = table.phase is Phase.PASS or (
            table.phase is Phase.BID and table.rules.bidding is not Bidding.OPEN
        )
        return _illegal(AlreadyActed if simultaneous else OutOfTurn, table, action, due)
    return _refuse_in_turn(state, action, allowed)


def _refuse_in_turn(state: State, action: Move, allowed: tuple[Move, ...]) -> IllegalAction:
    """Why the seat whose turn it is may not do what it tried."""
    table, seat = state.table, action.seat
    hand = state.hands[seat]

    def illegal(error: type[IllegalAction], *rules: str, **facts: Any) -> IllegalAction:
        return _illegal(error, table, action, rules, allowed=allowed, **facts)

    match action:
        case NameTrump():
            if table.unknown is not None:
                return illegal(ForbiddenTrump, "Y2.4")
            return illegal(ForbiddenTrump, "R3.3" if table.exchange is None else "S5.1")
        case Bid(tricks=tricks):
            if tricks not in range(table.hand_size + 1):
                return illegal(BidOutOfRange, "R4.1")
            return illegal(ForbiddenBid, "V1")
        case Play(card=card, face=face):
            unknown = table.unknown
            if unknown is not None and card is not unknown.card:
                return illegal(WrongPhase)
            if unknown is None and card not in hand:
                return illegal(NotInHand, cards=hand)
            faces = announcements(card, table.upcard)
            if face not in faces:
                copies = is_copy(card)
                announced = ("Y2.2",) if copies else ("S1.1", "S6.1", "S7.1")
                return illegal(
                    BadAnnouncement, *(announced if copies or len(faces) > 1 else ()), cards=faces
                )
            follow = tuple(own for own in hand if own.suit is table.suit)
            return illegal(MustFollow, "R5.2", suit=table.suit, cards=follow)
        case Pass() | PutIn():
            return illegal(NotInHand, cards=hand)
        case TakeOut():
            return illegal(NotOffered, "Y1.4", cards=offered(table.tricks[-1].plays))
        case ChangeBid():
            return illegal(BadChange, "S7.2", "S7.7", bid=state.bids[seat])
        case _:
            assert_never(action)


def bad_deal(table: Table, deal: Deal, fault: str, *rules: str) -> IllegalAction:
    """The error for a deal that this deck and the next round do not allow."""
    return _illegal(BadDeal, table, deal, rules, fault=fault)


def bad_turn_up(table: Table, action: TurnUp) -> IllegalAction:
    """The error for a card that is not in the stock."""
    fault = f"{action.card} cannot be turned up: it is not in the stock"
    return _illegal(BadDeal, table, action, ("Y2.4",), fault=fault)


def _illegal(
    error: type[IllegalAction],
    table: Table,
    action: Action,
    rules: tuple[str, ...] = (),
    *,
    allowed: tuple[Move, ...] = (),
    **facts: Any,
) -> IllegalAction:
    refusal = Refusal(
        error.code,
        action,
        rules,
        allowed,
        table.phase,
        table.to_act,
        table.rules.players,
        table.number,
        table.hand_size,
        **facts,
    )
    return error(sentence(refusal), refusal)


# In English


def sentence(refusal: Refusal) -> str:
    """The refusal in English: what was tried, why not, and what is allowed or due."""
    if refusal.code == BadDeal.code:
        return f"{refusal.fault}{_rules(refusal)}"
    return f"{_attempt(refusal.action)}: {_reason(refusal)}"


def _attempt(action: Action) -> str:
    match action:
        case Deal():
            return f"{_seat(action)} cannot deal"
        case TurnUp(card=card):
            return f"{_seat(action)} cannot turn up {card}"
        case NameTrump(trump=trump):
            return f"{_seat(action)} cannot name {trump or 'no'} trump"
        case Bid(tricks=tricks):
            return f"{_seat(action)} cannot bid {tricks}"
        case Play(card=card, face=face):
            return f"{_seat(action)} cannot play {card}" + (
                f" as {face}" if face is not card else ""
            )
        case Pass(card=card):
            return f"{_seat(action)} cannot pass {card}"
        case ChangeBid(by=by):
            return f"{_seat(action)} cannot change its bid by {by:+d}"
        case PutIn(card=card):
            return f"{_seat(action)} cannot put {card} into the trick"
        case TakeOut(card=card):
            return f"{_seat(action)} cannot take {card} out of the trick"
        case _:
            assert_never(action)


def _reason(why: Refusal) -> str:
    action, tricks = why.action, why.hand_size
    rules = _rules(why)
    match why.code:
        case GameOver.code:
            return f"the game is over, round {why.number} was its last{rules}"
        case WrongPhase.code if isinstance(action, TurnUp):
            return _due(why)
        case WrongPhase.code if isinstance(action, Deal):
            return f"round {why.number} is being played, {_due(why)}"
        case OutOfTurn.code if (
            not isinstance(action, Deal | TurnUp) and not 0 <= action.seat < why.players
        ):
            return f"there is no such seat, seats are numbered 0 to {why.players - 1}"
        case WrongPhase.code | OutOfTurn.code:
            return _due(why)
        case AlreadyActed.code:
            return f"that choice is made, {_due(why)}"
        case ForbiddenTrump.code:
            none = NameTrump(why.to_act[0], None) in why.allowed
            return f"one of the four suits must be named{', or no trump' if none else ''}{rules}"
        case BidOutOfRange.code:
            return f"round {why.number} has {_tricks(why)}, so a bid is 0 to {tricks}{rules}"
        case ForbiddenBid.code:
            others = _list(bid.tricks for bid in why.allowed if isinstance(bid, Bid))
            return (
                f"the bids would add up to the {_tricks(why)} of the round{rules}; "
                f"allowed: {others}"
            )
        case NotInHand.code:
            return f"{_seat(action)} holds {_list(why.cards)}"
        case NotOffered.code:
            return f"of this trick there may be taken out {_list(why.cards)}{rules}"
        case BadAnnouncement.code if len(why.cards) > 1:
            return f"it must be announced, as one of {_list(why.cards)}{rules}"
        case BadAnnouncement.code:
            return f"it is not announced as anything else{rules}"
        case MustFollow.code:
            return f"{why.suit} was led and {_seat(action)} holds {_list(why.cards)}{rules}"
        case BadChange.code:
            changes = _list(f"{move.by:+d}" for move in why.allowed if isinstance(move, ChangeBid))
            return (
                f"the prediction is {why.bid} and stays within 0 to {tricks}; "
                f"allowed: {changes}{rules}"
            )
        case code:
            raise AssertionError(f"no sentence for {code}")


def _seat(action: Action) -> str:
    return "the shuffler" if isinstance(action, Deal | TurnUp) else f"seat {action.seat}"


def _due(why: Refusal) -> str:
    """What the game waits for, as the end of a sentence."""
    who = _list(why.to_act)
    seats = f"seat {who}" if len(why.to_act) == 1 else f"seats {who}"
    match why.phase:
        case Phase.DEAL:
            return f"the deal of round {why.number + 1} is due"
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
        case Phase.TURN_UP:
            return "a card is to be turned up where the Werewolf lies (Y2.4)"
        case Phase.ANNOUNCE:
            return f"{seats} must say as what it is played (Y2.4)"
        case Phase.CHANGE:
            return f"{seats} must change a prediction"
        case Phase.PUT_IN:
            return f"{seats} must put a card into the trick (Y1.4)"
        case Phase.TAKE_OUT:
            return f"{seats} must take a card out of the trick (Y1.4)"
        case Phase.OVER:
            return "the game is over"
        case _:
            assert_never(why.phase)


def _tricks(why: Refusal) -> str:
    return f"{why.hand_size} trick{'' if why.hand_size == 1 else 's'}"


def _rules(why: Refusal) -> str:
    return f" ({_list(why.rules)})" if why.rules else ""


def _list(things: Iterable[object]) -> str:
    return ", ".join(map(str, things))
