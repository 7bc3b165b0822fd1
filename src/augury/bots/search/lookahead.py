"""Looking ahead: worlds are drawn from the posterior, and the round is played to its end in them.

In each of the worlds that are drawn, every plausible move is tried, and all seats go on as the
network would, until the round is over. All worlds and moves advance in step, so the network is
asked about many seats at once.

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

from augury.bots.inference.posterior import Posterior
from augury.bots.networks.network import Floats, Network
from augury.bots.rollouts.candidates import candidates
from augury.bots.search.objective import values_of_rounds
from augury.game.play.actions import Move
from augury.game.play.engine import apply
from augury.game.play.legality import legal_actions
from augury.game.play.table import Phase, State
from augury.game.play.views import View, view

Values: TypeAlias = NDArray[np.float64]

_LATE: Final = 4  # cards in hand, at most
_MOVES: Final = 8  # to try, at most
_FIRST: Final = 4  # worlds drawn at first
_WORLDS: Final = 16  # and then at a time, at most
_MARGIN: Final = 0.5  # points by which another move must be better than the network's


def look_ahead(policy: Network, seen: View, logits: Floats, rng: Random, ms: float) -> Move:
    """What is best in the worlds that there is time for: `ms` milliseconds of one processor.

    `logits` are the network's for the legal actions. Its choice stands unless another is clearly
    better: by more than the margin and half a standard error.
    """
    end = thread_time() + ms / 1000
    seat = seen.seat
    assert seat is not None
    moves = plausible_moves(seen, logits)
    if len(moves) == 1 or not is_late(seen):
        return moves[0]
    posterior = Posterior(policy, seen, rng)
    times: Counter[State] = Counter()  # that a world was drawn
    values: dict[State, Values] = {}  # of the moves in it
    count = _FIRST
    while count:
        begun = thread_time()
        worlds = posterior.draw(count)
        times.update(worlds)
        fresh = [world for world in dict.fromkeys(worlds) if world not in values]
        ends = play_out(policy, [apply(world, move) for world in fresh for move in moves])
        if ends:
            found = values_of_rounds([state.table for state in ends])[seat]
            values |= zip(fresh, found.reshape(-1, len(moves)), strict=True)
        now = thread_time()
        taken = max(now - begun, 1e-6)
        count = min(_WORLDS, int((end - now) / taken * count)) if now < end else 0
    drawn = np.array([*times.values()])
    return moves[best_move(np.array([*values.values()]), drawn, posterior.effective_size)]


def is_late(seen: View) -> bool:
    """Whether few enough cards are left to look ahead."""
    return seen.table.phase is Phase.PLAY and len(seen.hand or ()) <= _LATE


def plausible_moves(seen: View, logits: Floats) -> list[Move]:
    """The moves that the network likes best, its own first; of those alike, one.

    However sure it is: late in a round its surest choices are wrong as often as its others.
    """
    legal = seen.legal_actions
    behind = dict(zip(legal, (logits.max() - logits).tolist(), strict=True))
    moves = candidates(seen, legal[int(logits.argmax())])
    return sorted(moves, key=behind.__getitem__)[:_MOVES]


def best_move(values: Values, times: NDArray[np.int_], effective_size: float) -> int:
    """Which move to take: the first, unless another is clearly better.

    `values` are those of the moves in every world, and `times` how often each world was drawn. All
    of them say no more than `effective_size` independent ones.
    """
    gains = values - values[:, :1]
    means = np.average(gains, axis=0, weights=times)
    errors = np.sqrt(
        np.average((gains - means) ** 2, axis=0, weights=times) / min(times.sum(), effective_size)
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
        for at, seen, logits in zip(waiting, views, policy.logits(views), strict=True):
            ends[at] = apply(ends[at], seen.legal_actions[int(logits.argmax())])
    return ends


def _forced(state: State) -> State:
    """The state after all moves that are no choice."""
    while state.to_act:
        legal = legal_actions(state, state.to_act[0])
        if len(legal) > 1:
            break
        state = apply(state, legal[0])
    return state
