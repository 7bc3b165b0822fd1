"""What is expected of a round, with all hands open: the value network.

It is the critic of the archmage's training with a last layer of its own, fitted by
`train/analysis_networks.py`: it answers for one seat with the points of the round and the
chance that the prediction comes true, if everyone plays on like the archmage.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.networks.forward import forward, inputs
from augury.bots.networks.weights_file import Signature, Weights, read_weights, signature
from augury.encoding import AXES, LAYOUT, LEADS_LAYOUT, OBSERVATIONS, lay_out, observe, suit_order
from augury.extras import networks_file
from augury.game.cards import Hand
from augury.game.play.table import State
from augury.game.play.views import view

Numbers: TypeAlias = NDArray[np.float64]

HANDS: Final = lay_out(("hidden_hands", ("other", "card")))
"""What no seat may see: the others' hands, from the left neighbour on."""

VALUE: Final[Signature] = signature(
    [*LAYOUT.pieces, *HANDS.pieces, *LEADS_LAYOUT.pieces], ["points", "exact"]
)
"""The points of the round, in `POINTS`; the logit of the prediction's coming true."""

POINTS: Final = 30.0
_CARDS: Final = LAYOUT["hand"].slice  # the hand comes first, so these are its own places


class Expectation(NamedTuple):
    """What every seat can expect of the round in progress: [states, seats]."""

    points: Numbers
    exact: Numbers


@cache
def value_weights() -> Weights:
    """The layers of the value network, read when first asked for."""
    return read_weights(networks_file("value.npz"), VALUE)


def expect(states: Sequence[State]) -> Expectation:
    """What every seat can expect of the rounds in progress, as these states stand.

    All states have the same number of players.
    """
    shape = len(states), states[0].rules.players
    out = forward(value_weights(), rows_of(states))
    points, logits = out.reshape(*shape, 2).transpose(2, 0, 1).astype(np.float64)
    return Expectation(points * POINTS, 1 / (1 + np.exp(-logits)))


def rows_of(states: Sequence[State]) -> NDArray[np.float32]:
    """What goes into the network: for every state the rows of all seats, in order."""
    pairs = [(state, seat) for state in states for seat in range(state.rules.players)]
    seen = np.stack([observe(view(state, seat)) for state, seat in pairs])
    hidden = np.stack([_hidden(state.hands, seat) for state, seat in pairs])
    places = OBSERVATIONS[suit_order(seen)]
    shown = np.take_along_axis(hidden, places[:, None, _CARDS], axis=-1)
    rows: NDArray[np.float32] = inputs(
        np.take_along_axis(seen, places, axis=-1), shown.reshape(len(pairs), -1)
    ).astype(np.float32)
    return rows


def _hidden(hands: Sequence[Hand], seat: int) -> NDArray[np.int8]:
    """What the others hold, from the left neighbour on: [others, cards]."""
    counts = np.zeros((AXES["other"], AXES["card"]), np.int8)
    for other in range(1, len(hands)):
        for card in hands[(seat + other) % len(hands)]:
            counts[other - 1, card.order] += 1
    return counts
