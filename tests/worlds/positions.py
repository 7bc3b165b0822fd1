"""Views with few enough worlds to write them all down: late ones, of rounds with many cards."""

from collections.abc import Callable, Iterator
from random import Random

from augury import Move, Play, Rules, State, View, legal_actions, start, step, view
from augury.game import JUGGLER
from augury.testing.games import rich_deal
from tests.worlds.enumeration import attempts

__all__ = ["small_views"]

FEW_CARDS = 4


def small_views(
    rules: Rules, rng: Random, most: int, likely: Callable[[State, View], bool]
) -> Iterator[tuple[State, View]]:
    """Random points with something hidden, as a seat or a spectator sees them.

    `likely` says, at a glance, whether a point is worth a closer look.
    """
    for state in _states(rules, rng):
        for seat in rng.sample([*range(rules.players), None], rules.players + 1):
            seen = view(state, seat)
            if likely(state, seen) and 1 < attempts(seen) <= most:
                yield state, seen
                break


def _states(rules: Rules, rng: Random) -> Iterator[State]:
    """One random round after another, each the first of a game, state by state.

    The Juggler is kept for the last tricks, where it leaves little to be explained.
    """
    while True:
        state = step(start(rules), rich_deal(start(rules), rng)).state
        while state.to_act:
            yield state
            seat = rng.choice(state.to_act)
            moves = legal_actions(state, seat)
            if len(state.hands[seat]) > FEW_CARDS:
                moves = tuple(move for move in moves if not _juggles(move)) or moves
            state = step(state, rng.choice(moves)).state


def _juggles(move: Move) -> bool:
    return isinstance(move, Play) and move.card.kind is JUGGLER
