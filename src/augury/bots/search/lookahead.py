"""Looking ahead: one step from the network's choice towards what comes of each move.

Worlds are drawn from the posterior. In each of them every move is tried, and all seats go on as
the network would, until the round is over; the others' moves are drawn, as likely as the network
makes them. All worlds and moves advance in step, so the network is asked about many seats at once.

What comes of a move in the mean is its value, and the network's choice goes one step towards it:
the new logits are the old log-probabilities plus so many times the values. So small differences
count, as far as the network is in doubt, and no move is taken that it holds for nonsense.
docs/training.md says how long a step pays, and how early in a round.
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
from augury.game.play.dealer import deal
from augury.game.play.engine import apply
from augury.game.play.legality import legal_actions
from augury.game.play.table import Phase, State
from augury.game.play.views import View, view

Values: TypeAlias = NDArray[np.float64]

_LATE: Final = 4  # cards in hand, at most
_MOVES: Final = 8  # to try, at most
_FIRST: Final = 4  # worlds drawn at first
_WORLDS: Final = 16  # and then at a time, at most
STEP: Final = 4.0  # how long the step is: what a point more is worth, in logits
FEW: Final = 12.0  # as many worlds say, before any is tried, that there is no difference


def look_ahead(
    policy: Network, seen: View, legal: Sequence[Move], logits: Floats, rng: Random, ms: float
) -> Move:
    """What is best in the worlds that there is time for: `ms` milliseconds of one processor.

    `legal` are the moves to choose from, `logits` the network's for them.
    """
    end = thread_time() + ms / 1000
    moves, logits = different_moves(seen, legal, logits)
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
        values |= zip(fresh, values_of_moves(policy, fresh, moves, rng), strict=True)
        now = thread_time()
        taken = max(now - begun, 1e-6)
        count = min(_WORLDS, int((end - now) / taken * count)) if now < end else 0
    drawn = np.array([*times.values()])
    found = np.array([*values.values()])
    return moves[int(step(logits, found, drawn, posterior.effective_size).argmax())]


def is_late(seen: View) -> bool:
    """Whether few enough cards are left to look ahead."""
    return seen.table.phase is Phase.PLAY and len(seen.hand or ()) <= _LATE


def different_moves(seen: View, legal: Sequence[Move], logits: Floats) -> tuple[list[Move], Floats]:
    """The moves that the network likes best, its own first, and their logits; of those alike, one.

    However sure it is: late in a round its surest choices are wrong as often as its others.
    """
    said = dict(zip(legal, logits.tolist(), strict=True))
    moves = [move for move in candidates(seen, legal[int(logits.argmax())]) if move in said]
    moves = sorted(moves, key=said.__getitem__, reverse=True)[:_MOVES]
    return moves, np.array([said[move] for move in moves], np.float32)


def values_of_moves(
    policy: Network, worlds: Sequence[State], moves: Sequence[Move], rng: Random
) -> Values:
    """What comes of every move in every world, for who makes it: [worlds, moves]."""
    if not worlds:
        return np.zeros((0, len(moves)))
    seat = moves[0].seat
    tried = [apply(world, move) for world in worlds for move in moves]
    ends = play_out(policy, tried, sure=seat, rng=rng)
    found: Values = values_of_rounds([state.table for state in ends])[seat]
    return found.reshape(-1, len(moves))


def step(
    logits: Floats, values: Values, times: NDArray[np.int_], effective_size: float
) -> NDArray[np.float64]:
    """The new logits: the network's, and what each move is worth beside its first.

    `values` are those of the moves in every world, and `times` how often each world was drawn. All
    of them say no more than `effective_size` independent ones; few worlds say little.
    """
    gains = np.average(values - values[:, :1], axis=0, weights=times)
    size = min(float(times.sum()), effective_size)
    new: NDArray[np.float64] = logits - logits.max() + STEP * size / (size + FEW) * gains
    return new


def play_out(
    policy: Network,
    states: Sequence[State],
    *,
    sure: int | None = None,
    rng: Random | None = None,
) -> list[State]:
    """The ends of the rounds, if all play on like the network.

    With `rng` their moves are drawn, but for the seat that is `sure`. What chance has to do (Y2.4)
    is drawn in any case; without `rng` in the same way every time.
    """
    ends = [*states]
    luck = Random(len(states)) if rng is None else rng
    draws = None if rng is None else np.random.default_rng(rng.getrandbits(64))
    waiting = [*range(len(states))]
    while waiting:
        for at in waiting:
            ends[at] = _forced(ends[at], luck)
        waiting = [at for at in waiting if ends[at].to_act]
        views = [view(ends[at], ends[at].to_act[0]) for at in waiting]
        for at, seen, logits in zip(waiting, views, policy.logits(views), strict=True):
            said: Values = logits.astype(np.float64)
            if draws is not None and seen.seat != sure:
                said = said + draws.gumbel(size=said.shape)
            ends[at] = apply(ends[at], seen.legal_actions[int(said.argmax())])
    return ends


def _forced(state: State, rng: Random) -> State:
    """The state after all moves that are no choice, and what is turned up meanwhile (Y2.4)."""
    while state.to_act or state.phase is Phase.TURN_UP:
        if not state.to_act:
            state = apply(state, deal(state, rng))
            continue
        legal = legal_actions(state, state.to_act[0])
        if len(legal) > 1:
            break
        state = apply(state, legal[0])
    return state
