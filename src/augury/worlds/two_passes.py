"""Where hidden cards may lie after cards were passed twice in a round (Y1.6).

The Juggler is passed with twice only where the Witch took it out of its first trick. So that card
is known throughout, and its second play is in nobody's trail. What everyone passed is hidden, both
times; what came first may have been passed on the second time.

Every passed piece of cardboard has a *way*: the seats it was with, each until a pass. At every pass
it is none of a suit that its holder had shown to lack. It was played by the last of its holders, or
is still in their hand. An `Account` says which of these are true, and leaves to a `Placement` where
the other unseen cards lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product
from math import perm, prod
from random import Random
from typing import Final, TypeAlias

from augury.game.cards import Card, Hand, Suit, without
from augury.worlds.evidence import Evidence, Unseen
from augury.worlds.placements import Heap, Place, Placement

_NONE: Final[frozenset[Suit]] = frozenset()


class Second(Enum):
    """What a seat passed the second time."""

    OWN = "a card that it was dealt"
    RECEIVED = "the card that it had received the first time"


class Taken(Enum):
    """When the card that was taken for the Werewolf was passed on by who took it."""

    NEVER = 0
    FIRST = 1
    SECOND = 2


@dataclass(frozen=True)
class Piece:
    """A piece of cardboard with a way of its own, and what is known of it."""

    holder: int  # the last one
    since: int  # the pass after which they have it; 0: it was dealt to them
    card: Card | None  # if the viewer knows it
    lacks: frozenset[Suit]  # of these it is none, for what others lacked who had it
    passes: tuple[tuple[int, int], ...]  # by whom it was passed, and which time


Passed: TypeAlias = tuple[tuple[Piece, Card], ...]
"""Pieces with a way, and what they are."""


@dataclass(frozen=True)
class Course:
    """Which of the pieces that came to a seat last it has played, and which are among its hand."""

    played: Passed
    loose: tuple[Piece, ...]  # any of the unknown cards of its hand


@dataclass(frozen=True)
class Holding:
    """Ways in which a hidden hand may have come about that lay its cards into the same places."""

    seat: int
    rest: Place
    slots: tuple[tuple[Piece, Place], ...]  # pieces that must be told from the rest
    fixed: Passed  # pieces that are known, and in it
    courses: tuple[Course, ...]

    @property
    def places(self) -> tuple[Place, ...]:
        """Where its unseen cards may lie."""
        return (self.rest, *(place for _, place in self.slots))

    @property
    def ways(self) -> int:
        """How many choices it leaves besides where the unseen cards lie."""
        return sum(perm(self.rest.size, len(course.loose)) for course in self.courses)

    def draw(self, drawn: Iterator[list[Card]], rng: Random) -> tuple[Hand, Passed]:
        """The hand, in any order, and what the pieces are that came to it."""
        rest = next(drawn)
        slots = [(piece, next(drawn)[0]) for piece, _ in self.slots]
        weights = [perm(self.rest.size, len(course.loose)) for course in self.courses]
        (course,) = rng.choices(self.courses, weights)
        loose = zip(course.loose, rng.sample(rest, len(course.loose)), strict=True)
        hand = (*rest, *(card for _, card in (*slots, *self.fixed)))
        return hand, (*slots, *self.fixed, *course.played, *loose)

    def fit(self, hand: Hand, came: Mapping[tuple[int, int], Card]) -> tuple[list[Hand], int]:
        """What would lie in its places if this were true, and how many choices lead to it."""
        rest, slots = hand, list[Hand]()
        for piece, _ in self.slots:
            card = _came(piece, came)
            if card is None or card not in rest:
                return [], 0
            rest = without(rest, card)
            slots.append((card,))
        for piece, card in self.fixed:
            if card not in rest or not _is(piece, card, came):
                return [], 0
            rest = without(rest, card)
        return [rest, *slots], sum(_choices(course, rest, came) for course in self.courses)


def _came(piece: Piece, came: Mapping[tuple[int, int], Card]) -> Card | None:
    """What a piece is, if it is the same one at each of its passes."""
    cards = {came[one] for one in piece.passes}
    return cards.pop() if len(cards) == 1 else None


def _is(piece: Piece, card: Card, came: Mapping[tuple[int, int], Card]) -> bool:
    return all(came[one] is card for one in piece.passes)


def _choices(course: Course, rest: Hand, came: Mapping[tuple[int, int], Card]) -> int:
    """In how many ways a course leads to this."""
    if not all(_is(piece, card, came) for piece, card in course.played):
        return 0
    ways = 1
    for piece in course.loose:
        card = _came(piece, came)
        if card is None or card not in rest:
            return 0
        ways *= rest.count(card)
        rest = without(rest, card)
    return ways


@dataclass(frozen=True)
class Account:
    """One account of where all pieces with a way are."""

    holdings: tuple[Holding, ...]
    placement: Placement
    fixings: int  # pieces of cardboard that may be those that are known, in hidden hands
    known: Passed  # that came to a hand which is not hidden

    @property
    def count(self) -> int:
        """In how many worlds it is true."""
        ways = self.fixings * self.placement.count
        return ways * prod(holding.ways for holding in self.holdings)

    def draw(
        self,
        rng: Random,
        hands: list[Hand],
        received: list[Card | None],
        before: list[Card | None],
    ) -> None:
        """Draw one of its worlds: set the hidden hands, and what was received either time."""
        drawn = iter(self.placement.draw(rng))
        passed = self.known
        for holding in self.holdings:
            hands[holding.seat], more = holding.draw(drawn, rng)
            passed += more
        for piece, card in passed:
            for giver, time in piece.passes:
                (before if time == 1 else received)[(giver + 1) % len(hands)] = card

    def weight(
        self,
        hands: Sequence[Hand],
        received: Sequence[Card | None],
        before: Sequence[Card | None],
    ) -> int:
        """In how many worlds it is true with these hands and these cards received."""
        came: dict[tuple[int, int], Card] = {}
        for time, cards in ((1, before), (2, received)):
            for seat, card in enumerate(cards):
                assert card is not None
                came[(seat - 1) % len(cards), time] = card
        if not all(_is(piece, card, came) for piece, card in self.known):
            return 0
        laid: list[Hand] = []
        weight = self.fixings
        for holding in self.holdings:
            places, ways = holding.fit(hands[holding.seat], came)
            laid += places
            weight *= ways
        return weight and weight * self.placement.weight(laid)


def accounts(evidence: Evidence, unseen: Unseen) -> list[Account]:
    """Every account that is true in some world."""
    suits = frozenset(card.suit for card in unseen.cards if card.suit is not None)
    possible: list[tuple[list[list[Holding]], Passed]] = []
    for pieces in _ways(evidence):
        each = [_holdings(evidence, seat, pieces.get(seat, []), suits) for seat in unseen.seats]
        known = tuple(
            (piece, piece.card)
            for seat, own in pieces.items()
            for piece in own
            if seat not in unseen.seats and piece.card is not None
        )
        if all(each):
            possible.append((each, known))
    lacking = {
        place.lacks: None
        for each, _ in possible
        for holdings in each
        for holding in holdings
        for place in holding.places
    }
    heaps: dict[Hand, Heap] = {}
    placements: dict[tuple[Hand, tuple[Place, ...]], Placement] = {}
    found = []
    for each, known in possible:
        for holdings in product(*each):
            cards, fixings = _take_fixed(unseen.cards, holdings)
            if not fixings:
                continue
            places = tuple(place for holding in holdings for place in holding.places)
            if (cards, places) not in placements:
                heap = heaps.setdefault(cards, Heap(cards, lacking))
                placements[cards, places] = Placement(heap, places)
            placement = placements[cards, places]
            if placement.count:
                found.append(Account(holdings, placement, fixings, known))
    return found


def _take_fixed(cards: Hand, holdings: tuple[Holding, ...]) -> tuple[Hand, int]:
    """The cards without those that are known, and how many pieces of cardboard these may be."""
    ways = 1
    for _, card in (one for holding in holdings for one in holding.fixed):
        copies = cards.count(card)
        if not copies:
            return cards, 0
        ways *= copies
        cards = without(cards, card)
    return cards, ways


def _ways(evidence: Evidence) -> Iterator[dict[int, list[Piece]]]:
    """Every way that the pieces may have gone, by who had them last."""
    view, seats = evidence.view, range(len(evidence.trails))
    exchange = view.table.exchange
    hidden = exchange is not None and exchange.seat != view.seat
    for taken in Taken if hidden else (Taken.NEVER,):
        taker = exchange.seat if exchange is not None and hidden else None
        for seconds in product(*(_seconds(evidence, seat) for seat in seats)):
            if taken is Taken.SECOND and taker is not None and seconds[taker] is Second.RECEIVED:
                continue
            pieces = _pieces(evidence, seconds, taken, taker)
            if pieces is not None:
                yield pieces


def _seconds(evidence: Evidence, seat: int) -> tuple[Second, ...]:
    """What a seat may have passed the second time: the viewer knows which it was."""
    view = evidence.view
    if seat != view.seat:
        return tuple(Second)
    return (Second.RECEIVED if view.gave is view.received_before else Second.OWN,)


def _pieces(
    evidence: Evidence, seconds: Sequence[Second], taken: Taken, taker: int | None
) -> dict[int, list[Piece]] | None:
    """The pieces with a way, by who had them last; None, if the viewer knows better."""
    trails, exchange = evidence.trails, evidence.view.table.exchange
    found: dict[int, list[Piece]] = {}
    card = None if exchange is None else exchange.taken

    def add(piece: Piece) -> None:
        found.setdefault(piece.holder, []).append(piece)

    for giver in range(len(trails)):
        first, second = (giver + 1) % len(trails), (giver + 2) % len(trails)
        known = _known(evidence, giver, 1)
        if giver == taker and taken is Taken.FIRST:
            if known not in (None, card):
                return None
            known = card
        lacks = trails[giver].lacked
        passes: tuple[tuple[int, int], ...] = ((giver, 1),)
        if seconds[first] is Second.RECEIVED:
            other = _known(evidence, first, 2)
            if None not in (known, other) and known is not other:
                return None
            lacks = lacks | trails[first].lacked_between
            piece = Piece(second, 2, known or other, lacks, (*passes, (first, 2)))
        else:
            piece = Piece(first, 1, known, lacks, passes)
        if piece.card is not None and piece.card.suit in lacks:
            return None
        add(piece)
    for giver in range(len(trails)):
        if seconds[giver] is Second.OWN:
            known = _known(evidence, giver, 2)
            if giver == taker and taken is Taken.SECOND:
                if known not in (None, card):
                    return None
                known = card
            lacks = trails[giver].lacked | trails[giver].lacked_between
            if known is not None and known.suit in lacks:
                return None
            add(Piece((giver + 1) % len(trails), 2, known, lacks, ((giver, 2),)))
    if taker is not None and taken is Taken.NEVER:
        add(Piece(taker, 0, card, _NONE, ()))
    return found


def _known(evidence: Evidence, giver: int, time: int) -> Card | None:
    """The card that `giver` passed the first or the second time, if the viewer knows it."""
    view = evidence.view
    if view.seat is None:
        return None
    if giver == view.seat:
        return view.gave_before if time == 1 else view.gave
    if (giver + 1) % len(evidence.trails) == view.seat:
        return view.received_before if time == 1 else view.received
    return None


def _holdings(
    evidence: Evidence, seat: int, pieces: list[Piece], suits: frozenset[Suit]
) -> list[Holding]:
    """Every way in which the pieces that a seat had last were played, or are in its hand."""
    trail = evidence.trails[seat]
    parts = (trail.before, trail.between, trail.after)
    plays = [(part, card) for part, cards in enumerate(parts) for card in cards]
    lacks = (trail.lacked, trail.lacked_between, trail.lacks)
    everything = _NONE.union(*lacks) & suits
    together: dict[tuple[tuple[Piece, ...], tuple[Piece, ...], int], list[Course]] = {}
    for chosen in product(*(_whereabouts(piece, plays, lacks) for piece in pieces)):
        numbers = [number for number in chosen if number is not None]
        rest = trail.left - (len(pieces) - len(numbers))
        if len({*numbers}) < len(numbers) or rest < 0 or _strays(plays, lacks, numbers):
            continue
        in_hand = [piece for piece, at in zip(pieces, chosen, strict=True) if at is None]
        fixed = tuple(piece for piece in in_hand if piece.card is not None)
        unknown = [piece for piece in in_hand if piece.card is None]
        loose = tuple(piece for piece in unknown if _lacks_now(piece, lacks) & suits == everything)
        slots = tuple(piece for piece in unknown if piece not in loose)
        played = tuple(
            (piece, plays[at][1])
            for piece, at in zip(pieces, chosen, strict=True)
            if at is not None
        )
        together.setdefault((slots, fixed, rest + len(loose)), []).append(Course(played, loose))
    return [
        Holding(
            seat,
            Place(rest, _NONE.union(*lacks)),
            tuple((piece, Place(1, _lacks_now(piece, lacks))) for piece in slots),
            tuple((piece, piece.card) for piece in fixed if piece.card is not None),
            tuple(courses),
        )
        for (slots, fixed, rest), courses in together.items()
    ]


def _whereabouts(
    piece: Piece, plays: list[tuple[int, Card]], lacks: tuple[frozenset[Suit], ...]
) -> list[int | None]:
    """Which of the plays of who had it last a piece may be; None: it is still in the hand."""
    found: list[int | None] = [
        number
        for number, (part, card) in enumerate(plays)
        if part >= piece.since
        and (piece.card is None or card is piece.card)
        and card.suit not in piece.lacks.union(*lacks[piece.since : part])
    ]
    if piece.card is None or piece.card.suit not in _lacks_now(piece, lacks):
        found.append(None)
    return found


def _lacks_now(piece: Piece, lacks: tuple[frozenset[Suit], ...]) -> frozenset[Suit]:
    """The suits of which a piece is none if it is still in the hand of who had it last."""
    return piece.lacks.union(*lacks[piece.since :])


def _strays(
    plays: list[tuple[int, Card]], lacks: tuple[frozenset[Suit], ...], came: list[int]
) -> bool:
    """Whether a card was played that its seat lacked before, and that did not come to it."""
    return any(
        card.suit in _NONE.union(*lacks[:part])
        for number, (part, card) in enumerate(plays)
        if number not in came
    )
