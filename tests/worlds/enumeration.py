"""All worlds of a view, found the long way: every piece of cardboard in every place.

Nothing is concluded here from what was played. Every way to lay the hidden pieces and every choice
of a piece that was passed is written down and replayed through the engine, and is a world if the
replay is legal and the viewer sees what they saw.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

from augury import Bidding, Card, Hand, Mode, Phase, State, View, view
from augury.game import JUGGLER
from augury.game.cards import sort
from tests.worlds.replay import replays

__all__ = ["Look", "attempts", "enumerate_worlds", "look", "world"]


class Look(NamedTuple):
    """What tells one world of a view from another."""

    dealt: tuple[Hand, ...]
    hands: tuple[Hand, ...]
    aside: tuple[Card | None, ...]
    passed: tuple[Card | None, ...]


def look(state: State) -> Look:
    """What tells this state from another world of the same view."""
    return Look(state.dealt, state.hands, state.aside, state.passed)


def world(seen: View, look: Look) -> State:
    """The world that looks like this. Predictions that are not revealed are put down as 0."""
    return State(
        seen.table,
        dealt=look.dealt,
        hands=look.hands,
        bids=_bids(seen),
        aside=look.aside,
        passed=look.passed,
    )


@dataclass(frozen=True, eq=False)
class Piece:
    """One piece of cardboard: no other is equal to it, whatever is printed on it."""

    card: Card


Pieces = tuple[Piece, ...]


@dataclass(frozen=True)
class Layout:
    """Where the pieces lie that the viewer sees, and those that they do not."""

    hidden: tuple[Pieces, ...]  # what each seat may hold, unseen by the viewer
    before: tuple[Pieces, ...]  # played until the pass, by each seat
    after: tuple[Pieces, ...]  # played since
    hands: tuple[Pieces | None, ...]  # None: hidden
    left: tuple[int, ...]
    passed: bool


def attempts(seen: View) -> int:
    """How many ways there are to try."""
    layout = _lay_out(seen)
    tries, unseen = 1, len(layout.hidden[0])
    for seat, hand in enumerate(layout.hands):
        if hand is None:
            tries *= comb(
                len(layout.hidden[seat]) if _own_decks(seen) else unseen, layout.left[seat]
            )
            unseen -= layout.left[seat]
            if layout.passed:
                tries *= layout.left[seat] + len(layout.after[seat])
    return tries * prod(layout.left[seat] for seat in _choosing(seen))


def enumerate_worlds(seen: View) -> Counter[Look]:
    """What every world that the view leaves possible looks like, and how many look like that."""
    layout = _lay_out(seen)
    tried = Counter(
        look for hands in _deal_out(layout, ()) for look in _passes(seen, layout, hands)
    )
    return Counter({look: count for look, count in tried.items() if _possible(seen, look)})


def _possible(seen: View, look: Look) -> bool:
    state = world(seen, look)
    return view(state, seen.seat) == seen and replays(state)


def _lay_out(seen: View) -> Layout:
    table, seats = seen.table, range(seen.rules.players)
    tricks = [trick.plays for trick in table.tricks]
    juggled = [any(play.card.kind is JUGGLER for play in plays) for plays in tricks]
    cut = juggled.index(True) + 1 if True in juggled else table.hand_size
    passed = cut < table.hand_size and not (table.phase is Phase.PASS and cut == len(tricks))
    plays = [play for trick in (*tricks, table.trick) for play in trick]
    early = len(seats) * cut if passed else len(plays)
    deck = [*map(Piece, seen.rules.deck)]
    loose = {
        seat: [*map(Piece, seen.rules.own_deck(seat))] if _own_decks(seen) else deck
        for seat in seats
    }

    def pick(seat: int, cards: Hand) -> Pieces:
        """Pieces with these cards; which of those that look the same makes no difference."""
        picked = []
        for card in cards:
            piece = next(piece for piece in loose[seat] if piece.card is card)
            loose[seat].remove(piece)
            picked.append(piece)
        return tuple(picked)

    before = [pick(seat, tuple(p.card for p in plays[:early] if p.seat == seat)) for seat in seats]
    after = [pick(seat, tuple(p.card for p in plays[early:] if p.seat == seat)) for seat in seats]
    if table.turned_up is not None and table.exchange is None:
        pick(0, (table.turned_up,))
    hands: list[Pieces | None] = [None for _ in seats]
    for seat, dealt in enumerate(seen.seen):
        if dealt is not None:
            left = Counter(dealt) - Counter(piece.card for piece in before[seat])
            hands[seat] = pick(seat, tuple(left.elements()))
    if seen.seat is not None and seen.hand is not None:
        hands[seen.seat] = pick(seen.seat, seen.hand)
    return Layout(
        hidden=tuple(tuple(loose[seat]) for seat in seats),
        before=tuple(before),
        after=tuple(after),
        hands=tuple(hands),
        left=tuple(table.hand_size - len(before[seat]) - len(after[seat]) for seat in seats),
        passed=passed,
    )


def _deal_out(layout: Layout, hands: tuple[Pieces, ...]) -> Iterator[tuple[Pieces, ...]]:
    """Every way to fill the hands from those given on."""
    seat = len(hands)
    if seat == len(layout.hands):
        yield hands
        return
    known = layout.hands[seat]
    if known is not None:
        yield from _deal_out(layout, (*hands, known))
        return
    taken = {piece for hand in hands for piece in hand}
    free = [piece for piece in layout.hidden[seat] if piece not in taken]
    for hand in combinations(free, layout.left[seat]):
        yield from _deal_out(layout, (*hands, hand))


def _passes(seen: View, layout: Layout, hands: tuple[Pieces, ...]) -> Iterator[Look]:
    """Every choice of what was passed, set aside, and taken for the Werewolf."""
    seats = range(len(hands))
    chosen = _choosing(seen)
    for aside in product(*(hands[seat] if seat in chosen else (None,) for seat in seats)):
        for received in product(*(_received(seen, layout, hands, seat) for seat in seats)):
            gave = (*received[1:], received[0])
            begun = [
                {*layout.before[seat], *layout.after[seat], *hands[seat], gave[seat]}
                - {received[seat], None}
                for seat in seats
            ]
            yield from _exchanges(seen, hands, begun, aside, gave)


def _received(
    seen: View, layout: Layout, hands: tuple[Pieces, ...], seat: int
) -> list[Piece | None]:
    """The pieces that a seat may have received."""
    if not layout.passed:
        return [None]
    pieces = [*layout.after[seat], *hands[seat]]
    if seat == seen.seat:  # who knows which
        return [next(piece for piece in pieces if piece.card is seen.received)]
    return [*pieces]


def _exchanges(
    seen: View,
    hands: tuple[Pieces, ...],
    begun: list[set[Piece | None]],
    aside: tuple[Piece | None, ...],
    gave: tuple[Piece | None, ...],
) -> Iterator[Look]:
    """How it looks, once for each piece that its seat may have taken for the Werewolf."""
    exchange = seen.table.exchange
    dealt = [[piece.card for piece in hand if piece is not None] for hand in begun]
    times = 1
    if exchange is not None:
        times = dealt[exchange.seat].count(exchange.taken)
        if times:
            dealt[exchange.seat].remove(exchange.taken)
            wolf = next(card for card in seen.rules.deck if card.code == "L")
            dealt[exchange.seat].append(wolf)
        if exchange.seat == seen.seat:  # who knows which
            times = min(times, 1)
    for _ in range(times):
        yield Look(
            dealt=tuple(map(sort, dealt)),
            hands=tuple(sort([piece.card for piece in hand]) for hand in hands),
            aside=tuple(
                seen.aside if seat == seen.seat else _printed(piece)
                for seat, piece in enumerate(aside)
            ),
            passed=tuple(map(_printed, gave)),
        )


def _printed(piece: Piece | None) -> Card | None:
    return None if piece is None else piece.card


def _own_decks(seen: View) -> bool:
    return seen.rules.mode is Mode.ONE_COLOUR


def _choosing(seen: View) -> list[int]:
    """The other seats that have chosen what to pass, while some still think."""
    if seen.table.phase is not Phase.PASS:
        return []
    seats = range(seen.rules.players)
    return [seat for seat in seats if seat != seen.seat and seat not in seen.table.to_act]


def _bids(seen: View) -> tuple[int | None, ...]:
    bids = list(seen.table.bids)
    for seat in range(len(bids)):
        due = seen.table.phase in (Phase.DEAL, Phase.TRUMP) or (
            seen.table.phase is Phase.BID
            and (seat in seen.table.to_act or seen.rules.bidding is Bidding.OPEN)
        )
        if bids[seat] is None and not due:
            bids[seat] = 0
    if seen.seat is not None:
        bids[seen.seat] = seen.bid
    return tuple(bids)
