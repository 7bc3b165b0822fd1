"""Looking ahead: what may be hidden is drawn by lot, and the round is played to its end.

In each of the worlds that are drawn, every move worth a thought is tried, and all seats go on as
the network would, until the round is over. All worlds and moves advance in step, so the network is
asked about many seats at once. Worlds that explain what the others have done are drawn more often.

Only the last tricks are looked at, where few cards are left to be guessed: the network has seen
millions of rounds, and a few worlds must be good to know better. docs/training.md has the figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import thread_time
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.inference.posterior import Suspicion
from augury.bots.networks.network import Floats, Network
from augury.bots.rollouts.candidates import candidates
from augury.bots.search.objective import worth
from augury.game.actions import Move
from augury.game.engine import apply
from augury.game.legality import legal_actions
from augury.game.table import Phase, State
from augury.game.views import View, view

__all__ = ["best", "is_late", "look_ahead", "play_out", "thinkable"]

Values: TypeAlias = NDArray[np.float64]

_LATE: Final = 4  # cards in hand, at most
_MOVES: Final = 8  # worth a thought, at most
_DOUBT: Final = 12.0  # … if by no more than this less likely than the likeliest, as a logarithm
_FIRST: Final = 4  # worlds drawn at first
_WORLDS: Final = 16  # and then at once, at most
_MARGIN: Final = 0.5  # points by which another move must be better than the network's


def look_ahead(policy: Network, seen: View, odds: Floats, rng: Random, ms: float) -> Move:
    """What is best in the worlds that there is time for: so many milliseconds of one processor.

    `odds` are the network's for the legal actions. Its choice stands unless another is clearly
    better: by more than the margin and half a standard error.
    """
    end = thread_time() + ms / 1000
    seat = seen.seat
    assert seat is not None
    moves = thinkable(seen, odds)
    if len(moves) == 1 or not is_late(seen):
        return moves[0]
    suspicion = Suspicion(policy, seen, rng)
    times: Counter[State] = Counter()  # that a world was drawn
    values: dict[State, Values] = {}  # of the moves in it
    count = _FIRST
    while count:
        begun = thread_time()
        worlds = suspicion.draw(count)
        times.update(worlds)
        fresh = [world for world in dict.fromkeys(worlds) if world not in values]
        ends = play_out(policy, [apply(world, move) for world in fresh for move in moves])
        points = [worth(state.table, seat) for state in ends]
        values |= zip(fresh, np.reshape(points, (-1, len(moves))), strict=True)
        now = thread_time()
        taken = max(now - begun, 1e-6)
        count = min(_WORLDS, int((end - now) / taken * count)) if now < end else 0
    drawn = np.array([*times.values()])
    return moves[best(np.array([*values.values()]), drawn, suspicion.effective)]


def is_late(seen: View) -> bool:
    """Whether few enough cards are left to look ahead."""
    return seen.table.phase is Phase.PLAY and len(seen.hand or ()) <= _LATE


def thinkable(seen: View, odds: Floats) -> list[Move]:
    """The moves worth a thought, the network's first."""
    legal = seen.legal_actions
    doubts = dict(zip(legal, (odds.max() - odds).tolist(), strict=True))
    moves = candidates(seen, legal[int(odds.argmax())])
    moves = [move for move in moves if doubts[move] < _DOUBT]
    return sorted(moves, key=doubts.__getitem__)[:_MOVES]


def best(values: Values, times: NDArray[np.int_], effective: float) -> int:
    """Which move to take: the first, unless another is clearly better.

    The worlds, in which the moves have these values, were drawn so many times; all of them say no
    more than so many `effective` ones.
    """
    gains = values - values[:, :1]
    means = np.average(gains, axis=0, weights=times)
    errors = np.sqrt(
        np.average((gains - means) ** 2, axis=0, weights=times) / min(times.sum(), effective)
    )
    surely = means - errors / 2 - _MARGIN
    found = int(surely.argmax())
    return found if surely[found] > 0 else 0


def play_out(policy: Network, states: Sequence[State]) -> list[State]:
    """The ends of the rounds, if all play on like the network."""
    ends = [*states]
    waiting = [*range(len(states))]
    while waiting:
        for at in waiting:
            ends[at] = _forced(ends[at])
        waiting = [at for at in waiting if ends[at].to_act]
        views = [view(ends[at], ends[at].to_act[0]) for at in waiting]
        for at, seen, odds in zip(waiting, views, policy.weigh(views), strict=True):
            ends[at] = apply(ends[at], seen.legal_actions[int(odds.argmax())])
    return ends


def _forced(state: State) -> State:
    """The state after all moves that are no choice."""
    while state.to_act:
        legal = legal_actions(state, state.to_act[0])
        if len(legal) > 1:
            break
        state = apply(state, legal[0])
    return state
