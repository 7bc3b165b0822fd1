"""The course of a game: `start`, then one `step` after another.

The engine holds no random generator, no clock and no names: a whole game is its rules and a list
of actions. Every function takes a value and returns a new one.
"""

from __future__ import annotations

from reprlib import repr as short
from typing import Never, get_args

from augury.game.cards import Aftermath, Card, Hand, Suit, TurnedUp, sort, without
from augury.game.errors import ActionError
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
from augury.game.play.deals import check_deal, check_turn_up
from augury.game.play.legality import denies, forbidden_bid, legal_actions
from augury.game.play.refusals import refuse
from augury.game.play.scoring import score
from augury.game.play.table import (
    BIDDING,
    PLAY,
    Exchange,
    Phase,
    SecondUpcard,
    State,
    Table,
    clear,
)
from augury.game.play.tricks import (
    Swap,
    Trick,
    announcements,
    face_of,
    is_copy,
    playable,
    settle,
    winner,
)
from augury.game.rules import Bidding, CloudChange, Lot, Rules
from augury.game.values import put, replace


def start(rules: Rules) -> State:
    """A new game, waiting for its first deal."""
    nothing = (None,) * rules.players
    table = Table(
        rules=rules,
        phase=Phase.DEAL,
        to_act=(),
        number=0,
        dealer=0 if rules.first_dealer is Lot.LOT else rules.first_dealer,
        hand_size=0,
        turned_up=None,
        exchange=None,
        trump=None,
        bids=nothing,
        taken=(0,) * rules.players,
        trick=(),
        suit=None,
        settled=not rules.suits_matter,
        tricks=(),
        clouded=None,
        pad=(),
    )
    empty: tuple[Hand, ...] = ((),) * rules.players
    return State(table, dealt=empty, hands=empty, bids=nothing, aside=nothing, passed=nothing)


def apply(state: State, action: Action) -> State:
    """The state after `action`. Raises `IllegalAction`; never changes its input."""
    match action:
        case Play():
            return _play(state, action)
        case Bid():
            return _bid(state, action)
        case Deal():
            return _deal(state, action)
        case NameTrump():
            return _name_trump(state, action)
        case Pass():
            return _pass(state, action)
        case ChangeBid():
            return _change_bid(state, action)
        case PutIn():
            return _put_in(state, action)
        case TakeOut():
            return _take_out(state, action)
        case TurnUp():
            return _turn_up(state, action)
        case _:
            unknown: Never = action  # the type checker sees that no action is forgotten
            raise _no_action(unknown)


def _no_action(value: object) -> ActionError:
    """The error for what is no action at all."""
    kinds = ", ".join(kind.__name__ for kind in get_args(Action))
    hint = f"; parse_action({short(value)}) reads one from text" if isinstance(value, str) else ""
    return ActionError(f"{short(value)} is no action: expected one of {kinds}{hint}")


def _check(state: State, move: Move) -> None:
    if move.seat not in state.to_act or move not in legal_actions(state, move.seat):
        raise refuse(state, move)


# The deal and trump: R2, R3


def _deal(state: State, deal: Deal) -> State:
    before = state.table
    if before.phase is not Phase.DEAL:
        raise refuse(state, deal)
    check_deal(before, deal)
    rules, number = before.rules, before.number + 1
    table = replace(
        clear(before),
        number=number,
        dealer=_dealer(before, deal),
        hand_size=rules.hand_size(number),
        turned_up=deal.turned_up,
    )
    hands = dealt = tuple(map(sort, deal.hands))
    traded = _traded(deal) if rules.special else None
    if traded is not None:
        seat, given, gained = traded
        hands = put(hands, seat, sort((*without(hands[seat], given), gained)))
        table = replace(table, exchange=Exchange(seat, gained))
    nothing = (None,) * rules.players
    return State(
        _settle_trump(table), dealt=dealt, hands=hands, bids=nothing, aside=nothing, passed=nothing
    )


def _dealer(before: Table, deal: Deal) -> int:
    """Whom the rules say or the lot falls on (O1), and then clockwise (R2.3)."""
    if deal.dealer is not None:
        return deal.dealer
    return (before.dealer + (before.number > 0)) % before.rules.players


def _settle_trump(table: Table) -> Table:
    """Trump from the turned-up card (R3), or from who took it for the Werewolf (S5.2)."""
    if table.exchange is not None:
        return replace(table, phase=Phase.TRUMP, to_act=(table.exchange.seat,))
    if table.turned_up is None:
        return _open_bidding(replace(table, trump=table.rules.fixed_trump(table.number)))
    match table.turned_up.kind.turned_up:
        case TurnedUp.ITS_SUIT:
            return _open_bidding(replace(table, trump=table.turned_up.suit))
        case TurnedUp.NO_TRUMP:
            return _open_bidding(table)
        case TurnedUp.DEALER_NAMES:
            return replace(table, phase=Phase.TRUMP, to_act=(table.dealer,))


def _name_trump(state: State, action: NameTrump) -> State:
    _check(state, action)
    table = replace(state.table, trump=action.trump)
    if table.unknown is not None:
        return _announce(replace(state, table=table))
    return replace(state, table=_open_bidding(table))


# Predictions: R4, V1 to V3


def _open_bidding(table: Table) -> Table:
    """In turn from the dealer's left (R4.2), or all at once (V2, V3)."""
    players = table.rules.players
    if table.rules.bidding is Bidding.OPEN:
        return replace(table, phase=Phase.BID, to_act=((table.dealer + 1) % players,))
    return replace(table, phase=Phase.BID, to_act=tuple(range(players)))


def _bid(state: State, bid: Bid) -> State:
    table, seat = state.table, bid.seat
    if (
        table.phase not in BIDDING
        or seat not in table.to_act
        or bid.tricks not in range(table.hand_size + 1)
        or bid.tricks == forbidden_bid(table)
    ):
        raise refuse(state, bid)
    bids = put(state.bids, seat, bid.tricks)
    if table.rules.bidding is Bidding.OPEN or table.phase is Phase.REBID:
        table = replace(table, bids=bids)
        if seat == table.dealer:
            return replace(state, bids=bids, table=_open_play(table))
        following = ((seat + 1) % table.rules.players,)
        return replace(state, bids=bids, table=replace(table, to_act=following))
    waiting = tuple(other for other in table.to_act if other != seat)
    if waiting:
        return replace(state, bids=bids, table=replace(table, to_act=waiting))
    if table.rules.bidding is Bidding.HIDDEN:
        table = replace(table, bids=bids)
        if sum(bid or 0 for bid in bids) == table.hand_size and denies(table, bids[table.dealer]):
            table = replace(table, phase=Phase.REBID, to_act=(table.dealer,))
            return replace(state, bids=bids, table=table)
    return replace(state, bids=bids, table=_open_play(table))


def _open_play(table: Table) -> Table:
    return replace(table, phase=Phase.PLAY, to_act=(table.leader,))


# Tricks: R5, R6


def _play(state: State, play: Play) -> State:
    table, hands, seat, card, face = state.table, state.hands, play.seat, play.card, play.face
    hand = hands[seat] if table.phase is PLAY and table.to_act[0] == seat else ()
    suit, settled = table.suit, table.settled
    if (
        card not in hand
        or face not in card.faces
        or (card.suit is not suit and card not in playable(hand, suit))
    ):
        if table.phase is Phase.ANNOUNCE:
            _check(state, play)
            return _play_known(state, face)
        raise refuse(state, play)
    if table.rules.copies and is_copy(card):
        if face not in announcements(card, table.upcard):
            raise refuse(state, play)
        face = face_of(card, face, table.upcard)
        play = Play(seat, card, face)
        if face is card:
            return _await_upcard(state, play)
    if not settled:  # else a Wizard, too, changes nothing (R5.7)
        suit, settled = settle(face)
    trick = (*table.trick, play)
    hands = (*hands[:seat], without(hand, card), *hands[seat + 1 :])
    if len(trick) == len(hands):
        return _end_trick(state, hands, trick, suit)
    following = (seat + 1) % len(hands)
    table = replace(table, trick=trick, suit=suit, settled=settled, to_act=(following,))
    return replace(state, table=table, hands=hands)


def _end_trick(
    state: State, hands: tuple[Hand, ...], plays: tuple[Play, ...], suit: Suit | None
) -> State:
    """Give a full trick to its taker, or to nobody (S4.1), and do what its cards bring about."""
    table, rules = state.table, state.table.rules
    won = winner(plays, table.trump, suit, suits_matter=rules.suits_matter)
    bombed = clouded = juggled = False
    clouds = table.clouded, table.clouded_next
    if rules.special:
        aftermaths = [play.face.kind.aftermath for play in plays]
        bombed = Aftermath.NOBODY_TAKES in aftermaths
        clouded = Aftermath.BID_CHANGES in aftermaths and not bombed  # S7.3, X3
        juggled = (
            Aftermath.ALL_PASS in aftermaths and hands[0] != ()
        )  # S6.3; bombed or not: S6.4, X2
        if clouded:
            clouds = (won, None) if table.clouded is None else (table.clouded, won)
    table = replace(
        table,
        to_act=(won,),
        trick=(),
        suit=None,
        settled=not rules.suits_matter,
        tricks=(*table.tricks, Trick(plays, won, bombed)),
        taken=table.taken if bombed else put(table.taken, won, table.taken[won] + 1),
        clouded=clouds[0],
        clouded_next=clouds[1],
    )
    if juggled:
        table = replace(table, phase=Phase.PASS, to_act=tuple(range(rules.players)))
        return replace(state, table=table, hands=hands)
    return _go_on(replace(state, table=table, hands=hands))


def _go_on(state: State) -> State:
    """After a trick and its pass: what else it brings about, the next trick, or the score (Y0.2).

    A change of prediction comes first (X4), then the Witch's exchange, if there is a card left to
    exchange (Y1.4, Y1.7).
    """
    table = state.table
    over = not state.hands[0]
    if table.clouded is not None and (over or table.rules.cloud is CloudChange.AT_ONCE):
        return replace(state, table=replace(table, phase=Phase.CHANGE, to_act=(table.clouded,)))
    if over:
        return _score(state)
    if (seat := table.exchanging) is not None:
        return replace(state, table=replace(table, phase=Phase.PUT_IN, to_act=(seat,)))
    return state if table.phase is PLAY else replace(state, table=_open_play(table))


# The Juggler and the Cloud: S6, S7


def _pass(state: State, action: Pass) -> State:
    _check(state, action)
    table, seat = state.table, action.seat
    aside = put(state.aside, seat, action.card)
    waiting = tuple(other for other in table.to_act if other != seat)
    if waiting:
        return replace(state, aside=aside, table=replace(table, to_act=waiting))
    cards = [card for card in aside if card is not None]
    hands = tuple(
        sort((*without(hand, cards[seat]), cards[seat - 1]))
        for seat, hand in enumerate(state.hands)
    )
    before = tuple(card for card in state.passed if card is not None)
    nothing = (None,) * len(cards)
    return _go_on(replace(state, hands=hands, aside=nothing, passed=aside, passed_before=before))


def _change_bid(state: State, action: ChangeBid) -> State:
    _check(state, action)
    table, seat = state.table, action.seat
    bid = state.bids[seat]
    assert bid is not None
    bids = put(state.bids, seat, bid + action.by)
    revealed = table.bids if table.rules.bidding is Bidding.SECRET else bids
    state = replace(
        state,
        bids=bids,
        table=replace(table, bids=revealed, clouded=table.clouded_next, clouded_next=None),
    )
    return _go_on(state)


# The Witch and the Vampire: Y


def _put_in(state: State, action: PutIn) -> State:
    """A card of the hand as it is now, after a pass, too, and with a Bomb there (Y1.8, Y1.9)."""
    _check(state, action)
    table, seat = state.table, action.seat
    hands = put(state.hands, seat, without(state.hands[seat], action.card))
    table = _with_swap(table, Swap(seat, action.card))
    table = replace(table, phase=Phase.TAKE_OUT, to_act=(seat,))
    return replace(state, hands=hands, table=table)


def _take_out(state: State, action: TakeOut) -> State:
    """The card itself comes to the hand, whatever it was announced as (Y1.10)."""
    _check(state, action)
    seat, swap = action.seat, state.table.tricks[-1].swap
    assert swap is not None
    hands = put(state.hands, seat, sort((*state.hands[seat], action.card)))
    table = _with_swap(state.table, replace(swap, out=action.card))
    return _go_on(replace(state, hands=hands, table=table))


def _with_swap(table: Table, swap: Swap) -> Table:
    """The table with this exchange with the last trick, which nobody else takes for it (Y1.5)."""
    *others, last = table.tricks
    return replace(table, tricks=(*others, replace(last, swap=swap)))


def _await_upcard(state: State, play: Play) -> State:
    """The Vampire lies there, but a new card has to be turned up first (Y2.4)."""
    table, seat = state.table, play.seat
    hands = put(state.hands, seat, without(state.hands[seat], play.card))
    table = replace(table, trick=(*table.trick, play), phase=Phase.TURN_UP, to_act=())
    return replace(state, hands=hands, table=table)


def _turn_up(state: State, action: TurnUp) -> State:
    """The new card says what is trump, from this trick on (Y2.4, Y2.6, Y2.7)."""
    table, card = state.table, action.card
    if table.phase is not Phase.TURN_UP:
        raise refuse(state, action)
    check_turn_up(state, action)
    second = SecondUpcard(card, len(table.tricks), table.trump)
    named = card.kind.turned_up is TurnedUp.DEALER_NAMES
    table = replace(table, second_upcard=second, trump=None if named else card.suit)
    if named:
        namer = table.trick[-1].seat
        return replace(state, table=replace(table, phase=Phase.TRUMP, to_act=(namer,)))
    return _announce(replace(state, table=table))


def _announce(state: State) -> State:
    """What the Vampire is may have to be announced, now that the card is known (Y2.2)."""
    table = state.table
    play = table.trick[-1]
    if len(announcements(play.card, table.upcard)) > 1:
        return replace(state, table=replace(table, phase=Phase.ANNOUNCE, to_act=(play.seat,)))
    return _play_known(state, play.card)


def _play_known(state: State, announced: Card) -> State:
    """Play the Vampire that lies there unknown once more, as what it is."""
    table = state.table
    *before, play = table.trick
    table = replace(table, trick=tuple(before), phase=PLAY, to_act=(play.seat,))
    hands = put(state.hands, play.seat, sort((*state.hands[play.seat], play.card)))
    return _play(replace(state, table=table, hands=hands), replace(play, face=announced))


# The end of a round: R7, R8


def _score(state: State) -> State:
    table = state.table
    bids = tuple(bid for bid in state.bids if bid is not None)
    row = score(table.pad, table.number, table.hand_size, bids, table.taken)
    last = table.number == table.rules.rounds
    return replace(
        state,
        table=replace(
            table,
            bids=bids,
            pad=(*table.pad, row),
            phase=Phase.OVER if last else Phase.DEAL,
            to_act=(),
        ),
    )


def _traded(deal: Deal) -> tuple[int, Card, Card] | None:
    """Who was dealt a card that has to be exchanged, that card, and what they get (S5.1).

    It may be any card (X7). So the Werewolf is in nobody's hand when tricks are played (S5.4).
    """
    if deal.turned_up is not None:
        for seat, hand in enumerate(deal.hands):
            for card in hand:
                if card.kind.traded:
                    return seat, card, deal.turned_up
    return None
