"""What a view tells about every seat's cards.

The one place that knows what may be concluded from what was seen. That a seat lacks a suit shows
in what it plays (`shown_void`), and holds until cards are passed.

A card that was taken out of a trick all have seen (Y1.4). Whoever has it plays it before others
that look the same; so it is always known which play is its second one, but for whether it was
passed on: there the evidence is read both ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from augury.game.cards import Aftermath, Card, Hand, Suit, without
from augury.game.errors import ImpossibleView
from augury.game.play.actions import Play
from augury.game.play.table import Phase, Table, traded_card
from augury.game.play.tricks import settle, shown_void
from augury.game.play.views import View
from augury.game.rules import Mode, Rules


@dataclass(frozen=True)
class Trail:
    """What a seat has shown: the cards it played and the suits it lacks.

    The Juggler's pass divides it, since a suit that was lacking may come back with the card
    received (S6.2).
    """

    before: Hand  # played before the pass, or put into a trick; without a pass, in all the round
    after: Hand  # likewise since the pass
    lacked: frozenset[Suit]  # none of these was left when `before` had been played
    lacks: frozenset[Suit]  # none of these is left now, as shown since the pass
    left: int  # cards still in hand
    between: Hand = ()  # where cards were passed twice: played after the first time
    lacked_between: frozenset[Suit] = frozenset()  # and none of these was left then


@dataclass(frozen=True)
class Unseen:
    """Cards that lie nobody knows where: in these seats' hands or in the stock."""

    cards: tuple[Card, ...]
    seats: tuple[int, ...]  # whose hands are hidden


@dataclass(frozen=True)
class Back:
    """The card that was taken out of a trick; its second play is in nobody's trail (Y1.4)."""

    card: Card
    taker: int
    holder: int | None  # who has it in hand; None: it was played again
    passed: bool  # whether the taker passed it on


Replay: TypeAlias = tuple[int, int]
"""The trick, counted from 1, and the seat that played it: the second play of a card (Y1.6)."""


@dataclass(frozen=True)
class Evidence:
    """A view, read."""

    view: View
    trails: tuple[Trail, ...]
    hands: tuple[Hand | None, ...]  # now; None: hidden
    passed: bool  # whether cards have changed hands this round (S6.2)
    unseen: tuple[Unseen, ...]  # one heap, or one for each seat that has its own deck (V5)
    back: Back | None = None


def gather(view: View) -> Evidence:
    """Read a view; refuse it if it contradicts itself. If it can be read two ways, in the first."""
    return readings(view)[0]


def readings(view: View) -> list[Evidence]:
    """Every way to read a view: there are two where a card all have seen may have been passed on.

    Refuses a view that contradicts itself.
    """
    found: list[Evidence] = []
    reason: ImpossibleView | None = None
    for back, replay in _returns(view):
        try:
            found.append(_read(view, back, replay))
        except ImpossibleView as impossible:
            reason = reason or impossible
    if not found:
        assert reason is not None
        raise reason
    return found


def _read(view: View, back: Back | None, replay: Replay | None) -> Evidence:
    """Read a view, given where a card that was taken out of a trick has gone since."""
    table = view.table
    passes = passes_done(table)
    passed = bool(passes)
    trails = _trails(table, passes, replay)
    hands = _known_hands(view, trails)
    _check_turned_up(table)
    _check_pass(view, trails, back, passed=passed)
    if view.seat is not None:
        _check_own(view, trails[view.seat], back, passed=passed)
    return Evidence(view, trails, hands, passed, _unseen(table, trails, hands, back), back)


def _passes(table: Table) -> list[int]:
    """After how many tricks cards are passed, if the Juggler has come out in time (S6.2, S6.3)."""
    if not table.rules.special:
        return []
    return [
        number
        for number, trick in enumerate(table.tricks, 1)
        if number < table.hand_size
        and any(play.face.kind.aftermath is Aftermath.ALL_PASS for play in trick.plays)
    ]


def passes_done(table: Table) -> list[int]:
    """After how many tricks cards have changed hands: after one, or after two (Y1.6)."""
    passes = _passes(table)
    choosing = table.phase is Phase.PASS and passes and passes[-1] == len(table.tricks)
    return passes[:-1] if choosing else passes


def _returns(view: View) -> Sequence[tuple[Back | None, Replay | None]]:
    """Where a card that was taken out of a trick may have gone since, and its second play."""
    table = view.table
    if table.rules.exchanges:
        for number, trick in enumerate(table.tricks):
            if trick.swap is not None and trick.swap.out is not None:
                return _ways_of(view, number, trick.swap.seat, trick.swap.out)
    return [(None, None)]


def _ways_of(view: View, number: int, taker: int, card: Card) -> list[tuple[Back, Replay | None]]:
    """The same for the card that `taker` took out of the trick of this number."""
    table = view.table
    following = [trick.plays for trick in table.tricks[number + 1 :]] + [table.trick]
    passed_on = next((one for one in passes_done(table) if one > number + 1), None)
    early = len(following) if passed_on is None else passed_on - number - 1

    def second(seat: int, first: int, last: int) -> Replay | None:
        for later, plays in enumerate(following[first:last], number + 2 + first):
            if any(play.seat == seat and play.card is card for play in plays):
                return later, seat
        return None

    played = second(taker, 0, early)
    if played is not None:
        return [(Back(card, taker, None, passed=False), played)]
    ways = []
    given = view.gave if view.seat == taker else None
    if given is not card or passed_on is None:
        kept = second(taker, early, len(following))
        ways.append((Back(card, taker, None if kept else taker, passed=False), kept))
    neighbour = (taker + 1) % table.rules.players
    could = given in (None, card) and (view.seat != neighbour or view.received is card)
    if passed_on is not None and could:
        passed = second(neighbour, early, len(following))
        ways.append((Back(card, taker, None if passed else neighbour, passed=True), passed))
    return ways


def _trails(table: Table, passes: list[int], replay: Replay | None) -> tuple[Trail, ...]:
    """Every seat's trail through the tricks of the round."""
    seats = range(table.rules.players)
    parts: list[tuple[list[Hand], list[frozenset[Suit]]]] = []
    cards: list[list[Card]] = [[] for _ in seats]
    lacks: list[set[Suit]] = [set() for _ in seats]
    left = [table.hand_size] * len(seats)
    tricks = [(trick.plays, trick.swap) for trick in table.tricks]
    for number, (plays, swap) in enumerate((*tricks, (table.trick, None)), 1):
        again = replay[1] if replay is not None and replay[0] == number else None
        _follow_trick(table.rules, plays, cards, lacks, again)
        for play in plays:
            left[play.seat] -= 1
        if number in passes:
            parts.append(([*map(tuple, cards)], [*map(frozenset, lacks)]))
            cards, lacks = [[] for _ in seats], [set() for _ in seats]
        if swap is not None:
            _check_suits(swap.seat, (swap.put,), frozenset(lacks[swap.seat]))
            cards[swap.seat].append(swap.put)
            left[swap.seat] -= swap.out is None
    parts.append(([*map(tuple, cards)], [*map(frozenset, lacks)]))
    for seat in seats:
        if left[seat] < 0:
            raise ImpossibleView(f"seat {seat} played more than the {table.hand_size} cards it had")
    none: tuple[list[Hand], list[frozenset[Suit]]] = [()] * len(seats), [frozenset()] * len(seats)
    (before, lacked), *between, (after, lack) = parts if len(parts) > 1 else (*parts, none)
    middle, lacked_between = between[0] if between else none
    return tuple(map(Trail, before, after, lacked, lack, left, middle, lacked_between))


def _follow_trick(
    rules: Rules,
    plays: tuple[Play, ...],
    cards: list[list[Card]],
    lacks: list[set[Suit]],
    again: int | None = None,
) -> None:
    """Note what was played, and who showed that they have none of the suit to follow.

    What the seat plays that plays a card `again` which all have seen is none that it had.
    """
    suit, settled = None, not rules.suits_matter
    for play in plays:
        own = play.card.suit
        if own in lacks[play.seat] and play.seat != again:
            raise ImpossibleView(
                f"seat {play.seat} played {play.card} after it had failed to follow {own}"
            )
        if suit is not None and (lacking := shown_void(play.card, suit)) is not None:
            lacks[play.seat].add(lacking)
        if not settled:
            suit, settled = settle(play.face)
        if play.seat != again:
            cards[play.seat].append(play.card)


def _known_hands(view: View, trails: tuple[Trail, ...]) -> tuple[Hand | None, ...]:
    """The hands that lie open to the viewer: their own, and those seen in foresight (V4)."""
    hands: list[Hand | None] = [None] * len(trails)
    for seat, dealt in enumerate(view.seen):
        if dealt is not None:
            hands[seat] = _left(seat, dealt, trails[seat])
    if view.seat is not None:
        hands[view.seat] = view.hand
    return tuple(hands)


def _left(seat: int, dealt: Hand, trail: Trail) -> Hand:
    """What is left of a hand that was seen as it was dealt."""
    hand = dealt
    for card in trail.before:
        if card not in hand:
            raise ImpossibleView(f"seat {seat} played {card}, but was dealt {_listed(dealt)}")
        hand = without(hand, card)
    if len(hand) != trail.left:
        raise ImpossibleView(
            f"seat {seat} was dealt {len(dealt)} cards in a round of "
            f"{len(trail.before) + trail.left}"
        )
    _check_suits(seat, hand, trail.lacked)
    return hand


def _check_turned_up(table: Table) -> None:
    """Refuse a turned-up card, or an exchange for it, that these rules do not know (R3, S5)."""
    rules, turned_up, exchange = table.rules, table.turned_up, table.exchange
    if table.number and (turned_up is not None) != rules.turns_up(table.number):
        raise ImpossibleView(
            f"round {table.number} turns up {'a' if turned_up is None else 'no'} card, "
            f"but {turned_up or 'none'} was turned up"
        )
    if exchange is None:
        return
    if traded_card(rules) is None:
        raise ImpossibleView(f"seat {exchange.seat} exchanged a card that the deck does not have")
    if exchange.taken is not turned_up or turned_up.kind.traded:
        raise ImpossibleView(
            f"seat {exchange.seat} took {exchange.taken}, but {turned_up} was turned up"
        )


def _check_pass(view: View, trails: tuple[Trail, ...], back: Back | None, *, passed: bool) -> None:
    """Refuse a pass that did not take place, and a card that its giver did not have (S6.2)."""
    if view.seat is None:
        return
    for did, card in (("gave", view.gave), ("received", view.received)):
        if (card is not None) != passed:
            raise ImpossibleView(
                f"seat {view.seat} {did} {card or 'no card'}, but cards were "
                f"{'' if passed else 'not '}passed this round"
            )
    if view.received is not None and view.gave_before is None:
        giver = (view.seat - 1) % len(trails)
        if back is None or not (back.passed and back.taker == giver):
            _check_suits(giver, (view.received,), trails[giver].lacked)


def _check_own(view: View, trail: Trail, back: Back | None, *, passed: bool) -> None:
    """Refuse an own hand that the viewer cannot hold."""
    seat, hand, table = view.seat, view.hand, view.table
    assert seat is not None
    if hand is None:
        if not (
            table.rules.foresees(table.number)
            and table.phase in (Phase.TRUMP, Phase.BID, Phase.REBID)
        ):
            raise ImpossibleView(
                f"seat {seat} does not see its own hand, which only happens while "
                "bidding with foresight (V4); follow all events of a step first"
            )
        return
    if len(hand) != trail.left:
        raise ImpossibleView(f"seat {seat} holds {len(hand)} cards and should hold {trail.left}")
    own = hand
    if back is not None and back.holder == seat:
        if back.card not in hand:
            raise ImpossibleView(f"seat {seat} took {back.card} out of a trick, but has it no more")
        own = without(hand, back.card)
    _check_suits(seat, own, trail.lacks)
    held = own + trail.after
    if passed and view.gave_before is None:
        assert view.received is not None
        assert view.gave is not None
        if not (
            back is not None and back.passed and seat == (back.taker + 1) % table.rules.players
        ):
            if view.received not in held:
                raise ImpossibleView(f"seat {seat} received {view.received}, but never had it")
            held = without(held, view.received)
        if not (back is not None and back.passed and seat == back.taker):
            held = (*held, view.gave)
        _check_suits(seat, held, trail.lacked)
    elif not passed:
        _check_suits(seat, held, trail.lacked)
    if view.aside is not None and view.aside not in hand:
        raise ImpossibleView(f"seat {seat} set {view.aside} aside, which it does not hold")
    exchange = table.exchange
    had = (*trail.before, *trail.between, *held, view.gave_before, view.gave)
    if exchange and exchange.seat == seat and exchange.taken not in had:
        raise ImpossibleView(f"seat {seat} took {exchange.taken}, but never had it")


def _check_suits(seat: int, hand: Hand, lacks: frozenset[Suit]) -> None:
    for card in hand:
        if card.suit in lacks:
            raise ImpossibleView(f"seat {seat} held {card} when it failed to follow {card.suit}")


def _unseen(
    table: Table,
    trails: tuple[Trail, ...],
    hands: tuple[Hand | None, ...],
    back: Back | None,
) -> tuple[Unseen, ...]:
    """The cards of every deck that lie open nowhere."""
    rules, seats = table.rules, range(len(trails))
    if back is not None and back.holder is not None:  # it lies in its player's trail
        hands = tuple(
            hand and without(hand, back.card) if seat == back.holder else hand
            for seat, hand in enumerate(hands)
        )
    if rules.mode is Mode.ONE_COLOUR:
        heaps = (_heap(rules.own_deck(seat), (), (seat,), trails, hands) for seat in seats)
        return tuple(heap for heap in heaps if heap.seats)
    return (_heap(rules.deck, _not_held(table), tuple(seats), trails, hands),)


def _not_held(table: Table) -> Hand:
    """Cards that are known to be in nobody's hand and were not played.

    The Werewolf is in nobody's hand after its exchange; without an exchange it was not dealt to
    anyone (S5.1, S5.4).
    """
    traded = traded_card(table.rules) if table.number else None
    middle = table.turned_up if table.exchange is None else None
    second = () if table.second_upcard is None else (table.second_upcard.card,)
    return (*(card for card in dict.fromkeys((traded, middle)) if card is not None), *second)


def _heap(
    deck: Hand,
    visible: Hand,
    seats: tuple[int, ...],
    trails: tuple[Trail, ...],
    hands: tuple[Hand | None, ...],
) -> Unseen:
    unseen = Counter(deck)
    _take(unseen, visible, deck)
    for seat in seats:
        trail = trails[seat]
        _take(unseen, trail.before, deck)
        _take(unseen, trail.between, deck)
        _take(unseen, trail.after, deck)
        _take(unseen, hands[seat] or (), deck)
    return Unseen(tuple(unseen.elements()), tuple(seat for seat in seats if hands[seat] is None))


def _take(unseen: Counter[Card], cards: Iterable[Card], deck: Hand) -> None:
    for card in cards:
        unseen[card] -= 1
        if unseen[card] < 0:
            copies = deck.count(card)
            raise ImpossibleView(
                f"more {card} than the deck has: {copies - unseen[card]} of {copies}"
            )


def _listed(cards: Hand) -> str:
    return ", ".join(map(str, cards)) or "nothing"
