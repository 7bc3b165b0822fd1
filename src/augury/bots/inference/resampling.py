"""Worlds that fit the bids, by importance resampling: the adept's.

As far as the cards go, every world of `augury.worlds` is as likely as every other. But who holds
nothing does not predict three tricks. So of every few worlds that are drawn one is taken, in
proportion to how well its hands fit the predictions, as if everyone predicted by the heuristics.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Final

from augury.bots.engine.conversion import begin, dealt, know
from augury.bots.engine.position import Position
from augury.bots.heuristics import bidding
from augury.game.play.table import Phase, State
from augury.game.play.views import View
from augury.game.rules import Bidding
from augury.worlds import Worlds

_DRAWN: Final = 4  # worlds of which one is taken
_SCALE: Final = 12.0  # expected points short of the best bid that make a world e times less likely
_FLOOR: Final = 1e-9  # the least weight: some world must be taken


def fitting_worlds(view: View, rng: Random) -> Iterator[Position]:
    """Worlds as positions that can be played on, without end."""
    worlds, table = Worlds(view), view.table
    secret = table.rules.bidding is Bidding.SECRET and table.phase is not Phase.BID
    bids = [] if secret or table.rules.foresees(table.number) else _known_bids(view)
    beginning = begin(table)
    while True:
        state = worlds.sample(rng)
        if bids:
            drawn = [state, *(worlds.sample(rng) for _ in range(_DRAWN - 1))]
            weights = [_likelihood(beginning, one, bids) for one in drawn]
            (state,) = rng.choices(drawn, weights)
        position = know(state, rng)
        if secret:  # nobody knows these bids: they are made anew
            beginning.hands = dealt(state)
            for seat in range(position.players):
                if seat != view.seat:
                    everything = range(position.size + 1)
                    position.bids[seat] = bidding.bid(beginning, seat, everything)
        yield position


def _known_bids(view: View) -> list[tuple[int, int, int]]:
    """The bids of the others that are known: who, how many, and after how many other bids."""
    table = view.table
    players, aloud = table.rules.players, table.rules.bidding is Bidding.OPEN
    bids = []
    for number in range(players):
        seat = (table.dealer + 1 + number) % players
        bid = table.bids[seat]
        if bid is not None and seat != view.seat:
            bids.append((seat, bid, number if aloud else 0))
    return bids


def _likelihood(position: Position, world: State, bids: list[tuple[int, int, int]]) -> float:
    """How well the bids fit the hands of a world: 1 if all made the one that promises most."""
    position.hands = dealt(world)
    position.bids = [bid or 0 for bid in world.table.bids]
    short = 0.0
    for seat, bid, position.heard in bids:
        expected = bidding.expected_points(position, seat, range(position.size + 1))
        short += max(expected)[0] - expected[bid][0]
    return exp(-short / _SCALE) + _FLOOR
