"""The suits relabelled: trump first, then by what I hold.

The four suits are alike but for their names, so a position and the same position in other colours
are one. A network that always sees trump in the first place has less to learn. An *order* of the
suits is one of the 24 in `ORDERS`; what a network sees and what it answers are relabelled by the
same order, in NumPy and in JAX alike:

    order = suit_order(observation)
    observation = observation[OBSERVATIONS[order]]
    mask = mask[ACTION_IDS[order]]
    chosen = …                              # by the network
    action = ACTION_IDS[order][chosen]
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.encoding.actions import ACTIONS, action, action_id
from augury.encoding.layout import ANNOUNCEMENTS, AXES, LAYOUT, RANKS
from augury.game.cards import CARDS, Card, Suit, card
from augury.game.play.actions import Move, NameTrump, Pass, Play, PutIn, TakeOut
from augury.game.values import replace

Order: TypeAlias = tuple[Suit, ...]

_SUITS: Final = tuple(Suit)

ORDERS: Final[tuple[Order, ...]] = tuple(permutations(Suit))
"""Every order of the suits: which one stands in the first place, which in the second, …"""


def suit_order(observation: Any) -> Any:
    """Which of `ORDERS` puts trump first, then the suit of which I hold most, or the highest.

    Takes one observation or any number of them, as a NumPy or a JAX array, and returns the like.
    """
    xp = observation.__array_namespace__()
    trump = observation[..., LAYOUT["trump"].slice][..., : len(Suit)].astype("int32")
    hand = observation[..., LAYOUT["hand"].slice].astype("int32")
    weight = 4096 * trump + hand @ xp.asarray(_WEIGHTS)
    weight = weight * len(Suit) + xp.asarray(np.arange(len(Suit))[::-1].copy())  # else as printed
    place = (weight[..., None, :] > weight[..., :, None]).sum(axis=-1)
    return xp.asarray(_NUMBERS)[place[..., 0], place[..., 1], place[..., 2]]


def _recoloured(old: Card, order: Order) -> Card:
    """The card that stands where `old` stood, when the suits stand in this order."""
    if old.suit is None:
        return old
    new = order[_SUITS.index(old.suit)]
    return card(old.code.replace(old.suit.value, new.value))


def _relabelled(move: Move, order: Order) -> Move:
    match move:
        case Play(seat, card, face):
            return Play(seat, _recoloured(card, order), _recoloured(face, order))
        case Pass(card=card) | PutIn(card=card) | TakeOut(card=card):
            return replace(move, card=_recoloured(card, order))
        case NameTrump(seat, Suit() as trump):
            return NameTrump(seat, order[_SUITS.index(trump)])
        case _:
            return move


def _axis(name: str, order: Order) -> list[int]:
    """Where each place of an axis is read from."""
    suits = [_SUITS.index(suit) for suit in order]
    match name:
        case "card":
            return [CARDS.index(_recoloured(one, order)) for one in CARDS]
        case "face":
            return [*suits, *range(len(Suit), len(Suit) + len(RANKS))]
        case "suit":
            return suits
        case "suit or none":
            return [*suits, len(Suit)]
        case "announcement":
            said = [(one, _recoloured(face, order)) for one, face in ANNOUNCEMENTS]
            return [ANNOUNCEMENTS.index(one) for one in said]
        case _:
            return list(range(AXES[name]))


def _observation(order: Order) -> NDArray[np.int32]:
    places = np.arange(LAYOUT.size, dtype=np.int32)
    return np.concatenate(
        [
            places[piece.slice].reshape(piece.shape)[..., _axis(piece.axes[-1], order)].ravel()
            if piece.axes
            else places[piece.slice]
            for piece in LAYOUT.pieces
        ]
    )


def _action_ids(order: Order) -> list[int]:
    return [action_id(_relabelled(action(number, 0), order)) for number in range(ACTIONS)]


def _weights() -> NDArray[np.int32]:
    """What a card in hand adds to the weight of each suit: its presence first, then its value."""
    weights = np.zeros((len(CARDS), len(Suit)), np.int32)
    for place, one in enumerate(CARDS):
        if one.suit is not None:
            weights[place, _SUITS.index(one.suit)] = 128 + int(one.value or 0)
    return weights


def _numbers() -> NDArray[np.int32]:
    """The number of an order, by the places of the first three suits in it."""
    numbers = np.zeros((len(Suit),) * 3, np.int32)
    for number, order in enumerate(ORDERS):
        places = [order.index(suit) for suit in Suit]
        numbers[tuple(places[:3])] = number
    return numbers


OBSERVATIONS: Final[NDArray[np.int32]] = np.stack([_observation(order) for order in ORDERS])
"""For every order, from which place each number of the relabelled observation comes."""

ACTION_IDS: Final = np.array([_action_ids(order) for order in ORDERS], np.int32)
"""For every order, which action each number of the relabelled actions means."""

_WEIGHTS: Final = _weights()
_NUMBERS: Final = _numbers()
