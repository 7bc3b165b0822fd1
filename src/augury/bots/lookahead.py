"""Looking ahead: what may be hidden is drawn by lot, and played on by the network.

In each of the worlds that are drawn, every action worth a thought is tried, and all seats go on as
the network would until it is this seat's turn again. There a critic, who sees all hands as nobody
at the table may, says what the round is worth; where it ends before, the points do. To play every
world to its end costs four to nine times as much, and what actions are worth then differs three
times as widely from world to world; docs/training.md has the figures, and what they do not show.
All worlds and actions advance in step, so the network is asked about many seats at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import thread_time
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.network import Floats, Network
from augury.bots.suspicion import Suspicion
from augury.game.actions import Move
from augury.game.engine import apply
from augury.game.legality import legal_actions
from augury.game.table import State
from augury.game.views import View, view

__all__ = ["look_ahead", "play_on"]

Values: TypeAlias = NDArray[np.float64]

_ACTIONS: Final = 4  # worth a thought, at most
_DOUBT: Final = 5.0  # … if by no more than this less likely than the likeliest, as a logarithm
_WORLDS: Final = 4  # drawn at once
_ENOUGH: Final = 12  # worlds after which a clear case is closed
_MARGIN: Final = 2.0  # points; chosen by eye, not tuned
_OTHERS: Final = 0.5  # how much the others' points count, as in training


def look_ahead(
    policy: Network, critic: Network, seen: View, odds: Floats, rng: Random, ms: float
) -> Move:
    """What is best in the worlds that there is time for: so many milliseconds of one processor.

    `odds` are the network's for the legal actions. Its choice stands unless another is clearly
    better: by more than the margin and a standard error.
    """
    end = thread_time() + ms / 1000
    legal, seat = seen.legal_actions, seen.seat
    assert seat is not None
    likeliest: list[int] = odds.argsort()[::-1][:_ACTIONS].tolist()
    moves = [legal[at] for at in likeliest if odds[at] > odds.max() - _DOUBT]
    if len(moves) == 1:
        return moves[0]
    suspicion = Suspicion(policy, seen, rng)
    values: Values = np.empty((0, len(moves)))
    spent = 0.0
    while not _clear(values) and (begun := thread_time()) + spent < end:
        worlds = suspicion.draw(_WORLDS)
        tried = [apply(world, move) for world in worlds for move in moves]
        worth = play_on(policy, critic, tried, seat)
        values = np.vstack([values, np.reshape(worth, (-1, len(moves)))])
        spent = thread_time() - begun
    return moves[_best(values)]


def _gains(values: Values) -> tuple[Values, Values]:
    """By how much each action beats the first one, in the mean, and the standard errors."""
    gains = values - values[:, :1]
    return gains.mean(axis=0), gains.std(axis=0, ddof=1) / len(gains) ** 0.5


def _best(values: Values) -> int:
    if len(values) < 2:
        return 0
    means, errors = _gains(values)
    best = int(means.argmax())
    return best if means[best] > _MARGIN + errors[best] else 0


def _clear(values: Values) -> bool:
    """Whether more worlds would hardly change anything."""
    if len(values) < _ENOUGH:
        return False
    means, errors = _gains(values)
    return bool(np.all(np.abs(means - _MARGIN)[1:] > 3 * errors[1:]))


def play_on(policy: Network, critic: Network, states: Sequence[State], seat: int) -> list[float]:
    """What the round will be worth to `seat` in each state, if all play on like the network."""
    worth = [0.0] * len(states)
    waiting = [*enumerate(states)]
    judged: list[tuple[int, State]] = []
    while waiting:
        asking: list[tuple[int, State, View]] = []
        for at, begun in waiting:
            state = _forced(begun)
            if not state.to_act:
                worth[at] = _points(state, seat)
            elif state.to_act[0] == seat:
                judged.append((at, state))
            else:
                asking.append((at, state, view(state, state.to_act[0])))
        advice = policy.weigh([seen for _, _, seen in asking])
        waiting = [
            (at, apply(state, seen.legal_actions[int(odds.argmax())]))
            for (at, state, seen), odds in zip(asking, advice, strict=True)
        ]
    values = critic.judge([state for _, state in judged], seat)
    for (at, _), value in zip(judged, values, strict=True):
        worth[at] = value
    return worth


def _forced(state: State) -> State:
    """The state after all moves that are no choice."""
    while state.to_act:
        legal = legal_actions(state, state.to_act[0])
        if len(legal) > 1:
            break
        state = apply(state, legal[0])
    return state


def _points(state: State, seat: int) -> float:
    """What the round was worth to `seat`."""
    points = state.table.pad[-1].points
    return points[seat] - _OTHERS * fmean(points[:seat] + points[seat + 1 :])
