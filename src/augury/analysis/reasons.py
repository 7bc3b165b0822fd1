"""Why a move is good: a sentence or two that a person would say, as data.

A reason names a message of the locales and what is put into it. It is worked out from the view
alone, so it tells a seat nothing that it could not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from augury.game.cards import Card, Suit
from augury.game.play.actions import Bid, Move, Play
from augury.game.play.tricks import settle, strength, winner
from augury.game.play.views import View
from augury.worlds.evidence import gather


@dataclass(frozen=True)
class Reason:
    """A sentence: the id of its message, and the number and the seat it speaks of, if any."""

    message: str
    number: int | None = None
    seat: int | None = None


REASON_MESSAGES: Final = (
    "why-has-enough",
    "why-needs-all",
    "why-needs",
    "why-out-of-reach",
    "why-takes",
    "why-ducks",
    "why-unbeatable",
    "why-higher-out",
    "why-gives-up",
    "why-next-needs",
    "why-next-full",
    "why-cards-worth",
    "why-bids-over",
    "why-bids-under",
    "why-comes-true",
)
"""Every message that a reason may name."""


def explain(seen: View, move: Move, exact: float, tricks: Sequence[float]) -> tuple[Reason, ...]:
    """Why this move, given the chance that its prediction comes true and those of its tricks."""
    match move:
        case Play():
            return tuple(_about_play(seen, move))
        case Bid():
            return tuple(_about_bid(seen, tricks))
        case _:
            return (Reason("why-comes-true", round(100 * exact)),)


def _about_bid(seen: View, tricks: Sequence[float]) -> Iterator[Reason]:
    table = seen.table
    yield Reason("why-cards-worth", max(range(len(tricks)), key=tricks.__getitem__))
    bids = [bid for bid in table.bids if bid is not None]
    if bids:
        over = sum(bids) - table.hand_size * len(bids) / seen.rules.players
        if over > 1:
            yield Reason("why-bids-over", sum(bids))
        elif over < -1:
            yield Reason("why-bids-under", sum(bids))


def _about_play(seen: View, play: Play) -> Iterator[Reason]:
    table, seat = seen.table, play.seat
    left = len(seen.hand or ())
    need = None if seen.bid is None else seen.bid - table.taken[seat]
    if need is not None:
        yield _about_need(need, left)
    behind = [(seat + ahead) % len(table.taken) for ahead in range(1, len(table.taken))]
    behind = behind[: len(table.taken) - 1 - len(table.trick)]
    if not _wins(seen, play):
        ducks = not behind and any(
            _wins(seen, other) for other in seen.legal_actions if isinstance(other, Play)
        )
        yield Reason("why-ducks" if ducks else "why-gives-up")
        return
    if not behind:
        yield Reason("why-takes")
        return
    suit = _suit(seen, play)
    own = strength(play.face, table.trump, suit, seen.rules.suits_matter)
    unseen = [card for heap in gather(seen).unseen for card in heap.cards]
    higher = sum(_beats(card, own, seen, suit) for card in unseen)
    yield Reason("why-higher-out", higher) if higher else Reason("why-unbeatable")
    if higher:
        yield from _about_next(seen, behind[0])


def _suit(seen: View, play: Play) -> Suit | None:
    """The suit to follow once `play` lies there."""
    return seen.table.suit if seen.table.settled else settle(play.face)[0]


def _wins(seen: View, play: Play) -> bool:
    """Whether `play` would win the trick as it lies."""
    trick, suit = (*seen.table.trick, play), _suit(seen, play)
    won = winner(trick, seen.table.trump, suit, suits_matter=seen.rules.suits_matter)
    return won == play.seat


def _about_need(need: int, left: int) -> Reason:
    if need == 0:
        return Reason("why-has-enough")
    if need < 0 or need > left:
        return Reason("why-out-of-reach")
    return Reason("why-needs-all") if need == left else Reason("why-needs", need)


def _about_next(seen: View, following: int) -> Iterator[Reason]:
    bid = seen.table.bids[following]
    if bid is not None:
        need = bid - seen.table.taken[following]
        yield Reason("why-next-needs" if need > 0 else "why-next-full", max(need, 0), following)


def _beats(card: Card, own: tuple[int, float], seen: View, suit: Suit | None) -> bool:
    """Whether a card that is out would beat this one in the trick."""
    table, matter = seen.table, seen.rules.suits_matter
    return any(strength(face, table.trump, suit, matter) > own for face in card.faces)
