"""What a network sees, piece by named piece.

An observation is one row of small whole numbers (int8). Seats count from the observer: 0 is me,
1 my left neighbour and so on, so that one network serves all seats; where fewer than six play,
the seats behind the last are zero. Multiplied by `LAYOUT.scale` every number is of the order of
one, ready for a network.

    >>> LAYOUT["hand"]
    Piece(name='hand', axes=('card',), start=0, scale=1.0)
    >>> LAYOUT["played"].shape
    (6, 61)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from augury.encoding.actions import MOST_TRICKS
from augury.encoding.plays import COPIES, PLAYS
from augury.game.cards import ALL_SPECIAL, CARDS, KINDS, Card, Kind, Suit
from augury.game.play.actions import Play
from augury.game.play.table import Phase
from augury.game.rules import PLAYERS, Bidding, LastBid, Mode, Ties
from augury.game.text.notation import format_move

SEATS: Final = max(PLAYERS)

NEEDS: Final = range(-5, 15)
"""Tricks still needed, one place each; fewer or more are marked at the end."""

RANKS: Final = (*range(1, 14), *KINDS[1:])
"""What a card is apart from its suit: a number, or a kind without one."""

LAST_ROUNDS: Final = (0, 1)
"""Rounds left, when the end of the game is near."""

REACHES: Final = (1, 3, 9)
"""In tens of points: where a lead is clear, more or less."""

ANNOUNCEMENTS: Final[tuple[tuple[Card, Card], ...]] = tuple(
    (card, face) for card, face in PLAYS if len(card.faces) > 1 and card not in COPIES
)
"""What may have been said with a card: the Shapeshifter's form, a suit (S1.1, S6.1, S7.1).

What a Vampire was is in the trick, and follows from what lies turned up.
"""

TIES: Final = tuple(ties for ties in Ties if ties is not Ties.SHARED)
"""What may decide between equal totals, if they do not share the victory (O3)."""

LAST_BIDS: Final = tuple(last for last in LastBid if last is not LastBid.NOBODY)
"""Who may make the predictions add up after all, with plus/minus one (O2)."""

_SUITS: Final = tuple(suit.value for suit in Suit)


def _written(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _rank(rank: int | Kind) -> str:
    return rank.name if isinstance(rank, Kind) else str(rank)


LABELS: Final[Mapping[str, tuple[str, ...]]] = {
    "seat": _written(range(SEATS)),  # from me to the left
    "other": _written(range(1, SEATS)),  # the same without me
    "card": tuple(card.code for card in CARDS),  # four Wizards count as four of one card
    "face": (*_SUITS, *(_rank(rank) for rank in RANKS)),  # its suit, if it has one, and its rank
    "suit": _SUITS,
    "suit or none": (*_SUITS, "none"),
    "announcement": tuple(format_move(Play(0, *said)) for said in ANNOUNCEMENTS),
    "need": _written(NEEDS),
    "tricks": _written(range(1, MOST_TRICKS + 1)),
    "phase": tuple(phase.value for phase in Phase),
    "players": _written(PLAYERS),
    "mode": tuple(mode.value for mode in Mode),
    "bidding": tuple(bidding.value for bidding in Bidding),
    "special": tuple(kind.name for kind in ALL_SPECIAL),
    "ties": tuple(ties.value for ties in TIES),
    "last bid": tuple(last.value for last in LAST_BIDS),
    "last rounds": _written(LAST_ROUNDS),
    "reach": _written(REACHES),
}
"""What every place of an axis stands for. A weights file stores them, and is read by them."""

AXES: Final[Mapping[str, int]] = {axis: len(labels) for axis, labels in LABELS.items()}
"""How many places each axis has."""


@dataclass(frozen=True)
class Piece:
    """A stretch of the observation that means one thing."""

    name: str
    axes: tuple[str, ...]
    start: int
    scale: float

    @property
    def shape(self) -> tuple[int, ...]:
        """Its numbers, arranged by its axes."""
        return tuple(AXES[axis] for axis in self.axes)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        """Where it lies in the observation."""
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True)
class Layout:
    """The pieces of an observation, one behind the other."""

    pieces: tuple[Piece, ...]

    def __getitem__(self, name: str) -> Piece:
        return self._named[name]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.size for piece in self.pieces)

    @cached_property
    def scale(self) -> NDArray[np.float32]:
        """The factor that brings each number to the order of one."""
        return np.repeat(
            np.array([piece.scale for piece in self.pieces], np.float32),
            [piece.size for piece in self.pieces],
        )

    def split(self, observation: NDArray[np.int8]) -> dict[str, NDArray[np.int8]]:
        """An observation, or any number of them, taken apart by name."""
        before = observation.shape[:-1]
        return {
            piece.name: observation[..., piece.slice].reshape((*before, *piece.shape))
            for piece in self.pieces
        }

    @cached_property
    def _named(self) -> dict[str, Piece]:
        return {piece.name: piece for piece in self.pieces}


def lay_out(*pieces: tuple[str, tuple[str, ...]] | tuple[str, tuple[str, ...], float]) -> Layout:
    """The pieces one behind the other: of each its name, its axes, and its scale if not 1."""
    laid: list[Piece] = []
    start = 0
    for name, axes, *scale in pieces:
        laid.append(Piece(name, axes, start, *(scale or (1.0,))))
        start += laid[-1].size
    return Layout(tuple(laid))


LAYOUT: Final = lay_out(
    # Cards
    ("hand", ("card",)),  # mine; nothing while foresight hides it from me (V4)
    ("unseen", ("card",)),  # cards of the deck of which I do not know where they are
    ("known", ("other", "card")),  # what I know to be in another hand: seen, exchanged, or passed
    ("played", ("seat", "card")),  # this round, the current trick included; as they lie there now
    ("trick", ("seat", "face")),  # what lies before each seat, as announced
    ("turned_up", ("face",)),
    ("gave", ("face",)),  # to the left neighbour, after the Juggler (S6.2)
    ("received", ("face",)),  # from the right neighbour
    # Suits
    ("trump", ("suit or none",)),  # nothing while it is still to be named
    ("follow", ("suit or none",)),  # nothing while it is not decided
    ("voids", ("seat", "suit")),  # who has shown that they lack a suit
    ("owns", ("seat", "suit")),  # whose suit is whose, with one colour (V5)
    ("announced", ("announcement",)),  # this round
    # Seats
    ("dealer", ("seat",)),
    ("leader", ("seat",)),  # of the current trick
    ("winning", ("seat",)),  # whose card is the best of the current trick so far
    ("exchanged", ("seat",)),  # the Werewolf's holder (S5.1)
    ("clouded", ("seat",)),  # who owes a change of prediction (S7.2)
    # Predictions
    ("bid_known", ("seat",)),
    ("bid", ("seat",), 0.1),
    ("taken", ("seat",), 0.1),
    ("need", ("seat", "need")),  # prediction less tricks taken
    # The round
    ("phase", ("phase",)),
    ("hand_size", ("tricks",)),
    ("tricks_left", ("tricks",)),
    # The game
    ("totals", ("seat",), 0.05),  # in tens of points, up to 127 of them
    ("rounds_left", (), 0.1),
    ("players", ("players",)),
    ("mode", ("mode",)),
    ("bidding", ("bidding",)),
    ("plus_minus_one", ()),  # for this round's last bidder (V1, O2)
    ("foresight", ()),  # in this round
    ("cloud_at_round_end", ()),
    ("special", ("special",)),  # which of the nine are in the deck
    # The memory of the table: what the score pad says about everyone's predictions
    ("history_rounds", (), 0.1),  # that it tells of
    ("history_exact", ("seat",), 0.01),  # of a hundred predictions, how many came true
    ("history_over", ("seat",), 0.1),  # tricks too many in a round, in tenths
    ("history_under", ("seat",), 0.1),  # tricks missing, likewise
    # The Witch and the Vampire
    ("copied", ("face",)),  # what a Vampire in the deck would be now (Y2.2)
    ("offered", ("card",)),  # of a trick that is over, while it may be exchanged with (Y1.4)
    ("exchanging", ("seat",)),  # who owes an exchange
    # What some tables agree on
    ("ties", ("ties",)),  # what decides between equal totals; nothing: they share the victory
    ("last_bid", ("last bid",)),  # whom plus/minus one does not bind; nothing: it binds all
)
