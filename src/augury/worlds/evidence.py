"""What a view tells about every seat's cards.

The one place that knows what may be concluded from what was seen. That a seat lacks a suit shows
in what it plays (`shown_void`), and holds until cards are passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from augury.game.cards import Aftermath, Card, Hand, Suit, without
from augury.game.errors import ImpossibleView
from augury.game.play.actions import Play
from augury.game.play.table import Phase, Table
from augury.game.play.tricks import settle, shown_void
from augury.game.play.views import View
from augury.game.rules import Mode, Rules


@dataclass(frozen=True)
class Trail:
    """What a seat has shown: the cards it played and the suits it lacks.

    The Juggler's pass divides it, since a suit that was lacking may come back with the card
    received (S6.2).
    """

    before: Hand  # played before the pass; without a pass, everything it played
    after: Hand  # played since the pass
    lacked: frozenset[Suit]  # none of these was left when `before` had been played
    lacks: frozenset[Suit]  # none of these is left now, as shown since the pass
    left: int  # cards still in hand


@dataclass(frozen=True)
class Unseen:
    """Cards that lie nobody knows where: in these seats' hands or in the stock."""

    cards: tuple[Card, ...]
    seats: tuple[int, ...]  # whose hands are hidden


@dataclass(frozen=True)
class Evidence:
    """A view, read."""

    view: View
    trails: tuple[Trail, ...]
    hands: tuple[Hand | None, ...]  # now; None: hidden
    passed: bool  # whether cards have changed hands this round (S6.2)
    unseen: tuple[Unseen, ...]  # one heap, or one for each seat that has its own deck (V5)


def gather(view: View) -> Evidence:
    """Read a view; refuse it if it contradicts itself."""
    table = view.table
    pass_after = _pass_after(table)
    passed = pass_after is not None and not (
        table.phase is Phase.PASS and len(table.tricks) == pass_after
    )
    trails = _trails(table, pass_after if passed else None)
    hands = _known_hands(view, trails)
    _check_turned_up(table)
    _check_pass(view, trails, passed=passed)
    if view.seat is not None:
        _check_own(view, trails[view.seat], passed=passed)
    return Evidence(view, trails, hands, passed, _unseen(table, trails, hands))


def traded_card(rules: Rules) -> Card | None:
    """The card that is traded for the turned-up one, if it is in the deck (S5.1)."""
    return next((card for card in rules.deck if card.kind.traded), None)


def _pass_after(table: Table) -> int | None:
    """After how many tricks cards are passed, if the Juggler has come out in time (S6.2, S6.3)."""
    if table.rules.special:
        for number, trick in enumerate(table.tricks, 1):
            juggled = any(play.face.kind.aftermath is Aftermath.ALL_PASS for play in trick.plays)
            if juggled and number < table.hand_size:
                return number
    return None


def _trails(table: Table, pass_after: int | None) -> tuple[Trail, ...]:
    """Every seat's trail through the tricks of the round."""
    seats = range(table.rules.players)
    before: list[Hand] = []
    lacked: list[frozenset[Suit]] = []
    cards: list[list[Card]] = [[] for _ in seats]
    lacks: list[set[Suit]] = [set() for _ in seats]
    tricks = [trick.plays for trick in table.tricks]
    for number, plays in enumerate((*tricks, table.trick), 1):
        _follow_trick(table.rules, plays, cards, lacks)
        if number == pass_after:
            before, lacked = [*map(tuple, cards)], [*map(frozenset, lacks)]
            cards, lacks = [[] for _ in seats], [set() for _ in seats]
    after, lack = [*map(tuple, cards)], [*map(frozenset, lacks)]
    if pass_after is None:
        before, lacked = after, lack
        after, lack = [()] * len(seats), [frozenset()] * len(seats)
    left = [table.hand_size - len(before[seat]) - len(after[seat]) for seat in seats]
    for seat in seats:
        if left[seat] < 0:
            raise ImpossibleView(f"seat {seat} played more than the {table.hand_size} cards it had")
    return tuple(map(Trail, before, after, lacked, lack, left))


def _follow_trick(
    rules: Rules, plays: tuple[Play, ...], cards: list[list[Card]], lacks: list[set[Suit]]
) -> None:
    """Note what was played, and who showed that they have none of the suit to follow."""
    suit, settled = None, not rules.suits_matter
    for play in plays:
        own = play.card.suit
        if own in lacks[play.seat]:
            raise ImpossibleView(
                f"seat {play.seat} played {play.card} after it had failed to follow {own}"
            )
        if suit is not None and (lacking := shown_void(play.card, suit)) is not None:
            lacks[play.seat].add(lacking)
        if not settled:
            suit, settled = settle(play.face)
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


def _check_pass(view: View, trails: tuple[Trail, ...], *, passed: bool) -> None:
    """Refuse a pass that did not take place, and a card that its giver did not have (S6.2)."""
    if view.seat is None:
        return
    for did, card in (("gave", view.gave), ("received", view.received)):
        if (card is not None) != passed:
            raise ImpossibleView(
                f"seat {view.seat} {did} {card or 'no card'}, but cards were "
                f"{'' if passed else 'not '}passed this round"
            )
    if view.received is not None:
        giver = (view.seat - 1) % len(trails)
        _check_suits(giver, (view.received,), trails[giver].lacked)


def _check_own(view: View, trail: Trail, *, passed: bool) -> None:
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
    _check_suits(seat, hand, trail.lacks)
    held = hand + trail.after
    if passed:
        assert view.received is not None
        assert view.gave is not None
        if view.received not in held:
            raise ImpossibleView(f"seat {seat} received {view.received}, but never had it")
        held = (*without(held, view.received), view.gave)
    _check_suits(seat, held, trail.lacked)
    if view.aside is not None and view.aside not in hand:
        raise ImpossibleView(f"seat {seat} set {view.aside} aside, which it does not hold")
    exchange = table.exchange
    if exchange and exchange.seat == seat and exchange.taken not in (*trail.before, *held):
        raise ImpossibleView(f"seat {seat} took {exchange.taken}, but never had it")


def _check_suits(seat: int, hand: Hand, lacks: frozenset[Suit]) -> None:
    for card in hand:
        if card.suit in lacks:
            raise ImpossibleView(f"seat {seat} held {card} when it failed to follow {card.suit}")


def _unseen(
    table: Table, trails: tuple[Trail, ...], hands: tuple[Hand | None, ...]
) -> tuple[Unseen, ...]:
    """The cards of every deck that lie open nowhere."""
    rules, seats = table.rules, range(len(trails))
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
    return tuple(card for card in dict.fromkeys((traded, middle)) if card is not None)


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
