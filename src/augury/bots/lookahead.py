"""Looking ahead: what may be hidden is drawn by lot, and played on by the network.

In each of the worlds that are drawn, every move worth a thought is tried, and all seats go on as
the network would until it is this seat's turn again. There a critic, who sees all hands as nobody
at the table may, says what the round is worth; where it ends before, the points do. To play every
world to its end costs four to nine times as much and finds no better moves; docs/training.md has
the figures. All worlds and moves advance in step, so the network is asked about many seats at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import thread_time
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.aims import worth as worth_of
from augury.bots.candidates import candidates
from augury.bots.network import Floats, Network
from augury.bots.suspicion import Suspicion
from augury.game.actions import Move
from augury.game.engine import apply
from augury.game.legality import legal_actions
from augury.game.table import State
from augury.game.views import View, view

__all__ = ["best", "forced", "look_ahead", "play_on", "thinkable"]

Values: TypeAlias = NDArray[np.float64]

_MOVES: Final = 8  # worth a thought, at most
_DOUBT: Final = 12.0  # … if by no more than this less likely than the likeliest, as a logarithm
_FIRST: Final = 2  # worlds drawn at first
_WORLDS: Final = 8  # and then at once, at most
_ENOUGH: Final = 16  # worlds after which a clear case is closed
_MARGIN: Final = 0.5  # points by which another move must be better than the network's


def look_ahead(
    policy: Network,
    critic: Network,
    seen: View,
    odds: Floats,
    rng: Random,
    ms: float,
) -> Move:
    """What is best in the worlds that there is time for: so many milliseconds of one processor.

    `odds` are the network's for the legal actions. Its choice stands unless another is clearly
    better: by more than the margin and a standard error.
    """
    end = thread_time() + ms / 1000
    seat = seen.seat
    assert seat is not None
    moves = thinkable(seen, odds)
    if len(moves) == 1:
        return moves[0]
    suspicion = Suspicion(policy, seen, rng)
    values: Values = np.empty((0, len(moves)))  # of the moves in the worlds
    count = _FIRST
    while count and len(moves) > 1:
        begun = thread_time()
        worlds = suspicion.draw(count)
        tried = [apply(world, move) for world in worlds for move in moves]
        worth = play_on(policy, critic, tried, seat)
        values = np.vstack([values, np.reshape(worth, (count, len(moves)))])
        if len(values) >= _ENOUGH:
            rivals = _rivals(values)
            moves, values = [moves[at] for at in rivals], values[:, rivals]
        now = thread_time()
        count = min(_WORLDS, int((end - now) / (now - begun) * count)) if now < end else 0
    return moves[best(values)]


def thinkable(seen: View, odds: Floats) -> list[Move]:
    """The moves worth a thought, the network's first."""
    legal = seen.legal_actions
    doubts = dict(zip(legal, (odds.max() - odds).tolist(), strict=True))
    moves = candidates(seen, legal[int(odds.argmax())])
    moves = [move for move in moves if doubts[move] < _DOUBT]
    return sorted(moves, key=doubts.__getitem__)[:_MOVES]


def _gains(values: Values) -> tuple[Values, Values]:
    """By how much each move beats the first one, in the mean, and the standard errors."""
    gains = values - values[:, :1]
    return gains.mean(axis=0), gains.std(axis=0, ddof=1) / len(gains) ** 0.5


def best(values: Values) -> int:
    """Which move to take: the first, unless another is clearly better in these worlds."""
    if len(values) < 2:
        return 0
    means, errors = _gains(values)
    surely = means - errors - _MARGIN
    found = int(surely.argmax())
    return found if surely[found] > 0 else 0


def _rivals(values: Values) -> list[int]:
    """The first move, and those that may still be better than it; the best one, if that is sure."""
    means, errors = _gains(values)
    best = int(means.argmax())
    if np.all(means[best] - means[np.arange(len(means)) != best] > 3 * errors.max() + _MARGIN):
        return [best]
    return [0, *(at for at in range(1, len(means)) if means[at] + 2 * errors[at] > _MARGIN)]


def play_on(policy: Network, critic: Network, states: Sequence[State], seat: int) -> list[float]:
    """What the round will be worth to `seat` in each state, if all play on like the network."""
    worth = [0.0] * len(states)
    waiting = [*enumerate(states)]
    judged: list[tuple[int, State]] = []
    while waiting:
        asking: list[tuple[int, State, View]] = []
        for at, begun in waiting:
            state = forced(begun)
            if not state.to_act:
                worth[at] = worth_of(state.table, seat)
            elif state.to_act[0] == seat:
                judged.append((at, state))
            else:
                asking.append((at, state, view(state, state.to_act[0])))
        advice = policy.weigh([seen for _, _, seen in asking])
        waiting = [
            (at, apply(state, seen.legal_actions[int(odds.argmax())]))
            for (at, state, seen), odds in zip(asking, advice, strict=True)
        ]
    foreseen = critic.judge([state for _, state in judged], seat)
    for (at, _), value in zip(judged, foreseen, strict=True):
        worth[at] = value
    return worth


def forced(state: State) -> State:
    """The state after all moves that are no choice."""
    while state.to_act:
        legal = legal_actions(state, state.to_act[0])
        if len(legal) > 1:
            break
        state = apply(state, legal[0])
    return state
