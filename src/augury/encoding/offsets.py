"""Where in a row every fact is written, as one seat sees the table.

Whatever depends only on who looks is worked out here once, so that writing an observation is
little more than the writing.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from augury.encoding.actions import MOST_TRICKS
from augury.encoding.layout import ANNOUNCEMENTS, AXES, LAYOUT, NEEDS, RANKS
from augury.encoding.plays import SUITS
from augury.game.cards import CARDS, Card
from augury.game.play.table import Phase
from augury.game.play.tricks import shown_void

START: Final = {piece.name: piece.start for piece in LAYOUT.pieces}
"""Where each piece begins."""

SUIT_OFFSETS: Final = {suit: place for place, suit in enumerate(SUITS)}
"""The places of the "suit" axes; none comes last, where there is a place for it."""

TRUMP_OFFSETS: Final = {suit: START["trump"] + place for suit, place in SUIT_OFFSETS.items()}
FOLLOW_OFFSETS: Final = {suit: START["follow"] + place for suit, place in SUIT_OFFSETS.items()}
PHASE_OFFSETS: Final = {phase: START["phase"] + place for place, phase in enumerate(Phase)}
ANNOUNCED_OFFSETS: Final = {
    said: START["announced"] + place for place, said in enumerate(ANNOUNCEMENTS)
}


def rank(card: Card) -> int:
    """Which of `RANKS` a card has: its number, or its kind."""
    return RANKS.index(card.kind if card.kind in RANKS else card.value)


def _face(card: Card) -> tuple[int, ...]:
    place = AXES["suit"] + rank(card)
    return (place,) if card.suit is None else (SUIT_OFFSETS[card.suit], place)


FACE_OFFSETS: Final = {face: _face(face) for card in CARDS for face in (card, *card.faces)}
"""The places of a card on the "face" axis: its suit, if it has one, and its rank."""


VOID_OFFSETS: Final = {
    suit: {card: SUIT_OFFSETS[suit] for card in CARDS if shown_void(card, suit) is not None}
    for suit in SUITS
}
"""By the suit to follow: the cards that show a void, and the place of that suit."""

_NEED: Final = {
    need: max(NEEDS[0], min(NEEDS[-1], need)) - NEEDS[0]
    for need in range(-MOST_TRICKS, MOST_TRICKS + 1)
}
"""The places of the "need" axis, where fewer or more are marked at the end."""


class Offsets(NamedTuple):
    """Where one observer reads of each seat, by the seat's number at the table."""

    seats: tuple[int, ...]  # counted from the observer
    known: tuple[int, ...]  # the first card known in this hand; nothing of the observer's own
    played: tuple[int, ...]  # the first card played
    trick: tuple[int, ...]  # the face before the seat
    voids: tuple[int, ...]
    owns: tuple[int, ...]
    predictions: tuple[tuple[int, int, int, dict[int, int]], ...]
    """Whether the bid is known, the bid, the tricks taken; by the tricks needed, their place."""


@cache
def offsets(players: int, me: int) -> Offsets:
    """Where every seat is written, for the observer `me`."""
    seats = tuple((seat - me) % players for seat in range(players))

    def rows(piece: str, width: str) -> tuple[int, ...]:
        return tuple(START[piece] + AXES[width] * seat for seat in seats)

    return Offsets(
        seats=seats,
        known=tuple(place - AXES["card"] for place in rows("known", "card")),
        played=rows("played", "card"),
        trick=rows("trick", "face"),
        voids=rows("voids", "suit"),
        owns=rows("owns", "suit"),
        predictions=tuple(
            (
                START["bid_known"] + seat,
                START["bid"] + seat,
                START["taken"] + seat,
                {need: row + place for need, place in _NEED.items()},
            )
            for seat, row in zip(seats, rows("need", "need"), strict=True)
        ),
    )
