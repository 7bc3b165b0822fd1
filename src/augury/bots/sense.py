"""Common sense: of the legal moves those that any person at the table would still consider.

A network is seldom wrong by much, and where two moves seem alike to it, it may take the one that
looks absurd: it throws the ace away on a trick that is lost, or bids seven with nine tricks in
hand that cannot be lost. People forgive a bot a loss, and never such a move. So players choose
among what is left here. Left out is only what another legal move is at least as good as, whatever
the others hold, for a seat that minds its own prediction:

- a prediction of fewer tricks than cannot be lost, or of more than can be won;
- a card that wins a trick too many, where the trick can be left to another one; and of those that
  leave it, all but the strongest; or, where it must be taken, too, all but the strongest;
- where every trick is needed, a card that loses one that can be had; and of those that win it, all
  but the weakest;
- a good card on a trick that is lost, where all that are to come are needed.

Where the others still play to a trick, nothing is said of cards that may win it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import Final, TypeAlias

from augury.game.cards import BOMB, DRAGON, FAIRY, JESTER, NUMBER, WIZARD, Card, Suit
from augury.game.play.actions import Bid, Move, Play
from augury.game.play.tricks import settle, strength, winner
from augury.game.play.views import View

_PLAIN: Final = (NUMBER, WIZARD, JESTER, DRAGON, FAIRY, BOMB)  # what they do is done in their trick
_LOSERS: Final = (JESTER, FAIRY, BOMB)
_ORDER: Final = {BOMB: -3, FAIRY: -2, JESTER: -1, WIZARD: 1, DRAGON: 2}  # numbers stand at 0
_POOR: Final = 7  # the greatest value of a card on which nobody counts
_LIKELY: Final = 0.7  # the chance from which an only card is a trick to everyone

Above: TypeAlias = Callable[[Card, Card], bool]


def sensible_moves(seen: View) -> tuple[Move, ...]:
    """The legal moves without those that look foolish; never none."""
    legal = seen.legal_actions
    if len(legal) == 1:
        return legal
    match legal[0]:
        case Bid():
            return _bids(seen, [move for move in legal if isinstance(move, Bid)])
        case Play():
            return _plays(seen, [move for move in legal if isinstance(move, Play)])
        case _:
            return legal


# Predictions


def _bids(seen: View, legal: list[Bid]) -> tuple[Move, ...]:
    """Those between what cannot be lost and what can be won; else the nearest."""
    hand = seen.hand
    if not hand:
        return tuple(legal)  # with foresight, before the own hand is seen (V4)
    least, most = _fewest(seen, hand), _most(hand)
    if len(hand) == 1 and (chance := _chance_to_lead(seen, hand[0])) is not None:
        least, most = max(least, int(chance >= _LIKELY)), min(most, int(chance > 1 - _LIKELY))
    off = [max(least - bid.tricks, bid.tricks - most, 0) for bid in legal]
    return tuple(bid for bid, far in zip(legal, off, strict=True) if far == min(off))


def _fewest(seen: View, hand: Sequence[Card]) -> int:
    """Tricks that cannot be lost: the highest cards, less one for each that may beat one of them.

    A Wizard, and a trump with none above it that is still out, loses its trick only to a Wizard or
    to a special card, each of which beats one. With the Witch it may beat two, and with the Vampire
    trump may change (Y1.6, Y2.4).
    """
    rules, table = seen.rules, seen.table
    if rules.exchanges or rules.copies:
        return 0
    own = sum(card.kind in (WIZARD, DRAGON) for card in hand)
    seen_cards = [*hand, *([] if table.turned_up is None else [table.turned_up])]
    beaters = sum(_beats_most(card) for card in rules.deck) - sum(map(_beats_most, seen_cards))
    if rules.suits_matter and table.trump is not None:
        trumps = {card.value: card for card in rules.deck if card.suit is table.trump}
        for value in sorted(trumps, reverse=True, key=lambda one: one or 0):
            if trumps[value] in hand:
                own += 1
            elif trumps[value] is not table.turned_up:
                break
    return max(0, own - beaters)


def _beats_most(card: Card) -> bool:
    return card.kind is WIZARD or card.kind.special


def _most(hand: Sequence[Card]) -> int:
    """Tricks that can be won: Jesters and what is below them win none."""
    return sum(card.kind not in _LOSERS for card in hand)


def _chance_to_lead(seen: View, card: Card) -> float | None:
    """How likely the only card of a round wins, if it is led and is no special one."""
    rules, table = seen.rules, seen.table
    if table.leader != seen.seat or not rules.suits_matter or card.kind not in (NUMBER, WIZARD):
        return None
    suit, _ = settle(card)
    own = strength(card, table.trump, suit, True)
    unseen = list(rules.deck)
    for one in (card, table.turned_up):
        if one is not None:
            unseen.remove(one)
    above = sum(strength(one, table.trump, suit, True) > own for one in unseen)
    others = rules.players - 1
    return comb(len(unseen) - above, others) / comb(len(unseen), others)


# Cards


def _plays(seen: View, legal: list[Play]) -> tuple[Move, ...]:
    """What is left by the need of tricks, and by what each card does to this one."""
    table, rules, me = seen.table, seen.rules, seen.seat
    hand, bid = seen.hand, seen.bid
    assert me is not None
    if hand is None or bid is None or not table.trick:
        return _leads(seen, legal)
    if any(play.face.kind not in _PLAIN for play in table.trick):
        return tuple(legal)  # hands or predictions will change after the trick
    need, left = bid - table.taken[me], len(hand)
    last = len(table.trick) == rules.players - 1
    lost = [move for move in legal if _loses(seen, move, last)]
    won = [move for move in legal if move not in lost and last and _plain(move)]
    other = [move for move in legal if move not in lost and move not in won]
    above = _stronger(seen)
    if need <= 0:
        if lost and won:
            won = []
        lost, won = _highest(lost, above), _highest(won, above)
    elif need >= left:
        if won:
            lost, won = [], _lowest(won, above)
        elif not other:
            lost = _lowest(lost, above)
    else:
        if need == left - 1:
            lost = _lowest(lost, above)
        if need == 1:
            won = _highest(won, above)
    chosen = {*lost, *won, *other}
    return tuple(move for move in legal if move in chosen) or tuple(legal)


def _leads(seen: View, legal: list[Play]) -> tuple[Move, ...]:
    """To lead: who needs every trick, or none, does not begin with the wrong end of a suit."""
    hand, bid, me = seen.hand, seen.bid, seen.seat
    if hand is None or bid is None or me is None or seen.table.trick:
        return tuple(legal)
    need = bid - seen.table.taken[me]
    if need < len(hand):
        return tuple(legal)
    above, trump = _stronger(seen), seen.table.trump
    rest = [
        move
        for move in legal
        if not (
            move.card.suit is not None
            and move.card.suit is trump
            and any(one.card.suit is trump and above(one.card, move.card) for one in legal)
        )
    ]
    return tuple(rest)


def _loses(seen: View, move: Play, last: bool) -> bool:
    """Whether the trick is another's, or nobody's, for certain if this card is played to it."""
    table, rules = seen.table, seen.rules
    if not _plain(move) or (move.face.kind is FAIRY and not last and DRAGON in rules.special):
        return False
    plays = (*table.trick, move)
    if any(play.face.kind is BOMB for play in plays):
        return True
    suit, _ = settle(move.face) if not table.settled else (table.suit, True)
    return winner(plays, table.trump, suit, suits_matter=rules.suits_matter) != move.seat


def _plain(move: Play) -> bool:
    return move.face.kind in _PLAIN


def _stronger(seen: View) -> Above:
    """Whether one card wins at least wherever another one does, and more: as far as is clear."""
    suits_matter, trump = seen.rules.suits_matter, seen.table.trump

    def above(one: Card, other: Card) -> bool:
        if one.kind not in _PLAIN or other.kind not in _PLAIN:
            return False
        high, low = _ORDER.get(one.kind, 0), _ORDER.get(other.kind, 0)
        if high or low:
            return high > low
        same = one.suit is other.suit or not suits_matter
        trumps = suits_matter and trump is not None and one.suit is trump
        greater = (one.value or 0) > (other.value or 0)
        return (greater and (same or trumps)) or (trumps and _poor(other, trump))

    return above


def _poor(card: Card, trump: Suit | None) -> bool:
    """A card on which nobody counts."""
    low = card.kind in _PLAIN and (card.value or 0) <= _POOR
    return low and (card.suit is None or card.suit is not trump)


def _highest(moves: Iterable[Play], above: Above) -> list[Play]:
    """Those that have none above them."""
    moves = [*moves]
    return [move for move in moves if not any(above(one.card, move.card) for one in moves)]


def _lowest(moves: Iterable[Play], above: Above) -> list[Play]:
    """Those that have none below them."""
    moves = [*moves]
    return [move for move in moves if not any(above(move.card, one.card) for one in moves)]
