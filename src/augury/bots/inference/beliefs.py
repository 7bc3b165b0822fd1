"""Worlds to believe in: of those that a view leaves possible, the ones that fit the bids.

As far as the cards go, every world of `augury.worlds` is as likely as every other. But who holds
nothing does not predict three tricks: of a few worlds one is taken, by lot, the more easily the
better the predictions fit the hands, as if everyone predicted by the rules of cardplay.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Final

from augury.bots.engine.conversion import begin, dealt, know
from augury.bots.engine.position import Position
from augury.bots.heuristics import bidding
from augury.game.rules import Bidding
from augury.game.table import Phase, State
from augury.game.views import View
from augury.worlds import Worlds

__all__ = ["believed"]

DRAWN: Final = 4  # worlds of which one is taken
TRUST: Final = 12.0  # points by which a bid may fall short of the best one before one wonders


def believed(view: View, rng: Random) -> Iterator[Position]:
    """Worlds as positions that can be played on, without end."""
    worlds, table = Worlds(view), view.table
    secret = table.rules.bidding is Bidding.SECRET and table.phase is not Phase.BID
    heard = [] if secret or table.rules.foresees(table.number) else _heard(view)
    beginning = begin(table)
    while True:
        state = worlds.sample(rng)
        if heard:
            drawn = [state, *(worlds.sample(rng) for _ in range(DRAWN - 1))]
            fits = [_fit(beginning, one, heard) for one in drawn]
            (state,) = rng.choices(drawn, fits)
        position = know(state)
        if secret:  # nobody knows these bids: they are made anew
            beginning.hands = dealt(state)
            for seat in range(position.players):
                if seat != view.seat:
                    everything = range(position.size + 1)
                    position.bids[seat] = bidding.bid(beginning, seat, everything)
        yield position


def _heard(view: View) -> list[tuple[int, int, int]]:
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


def _fit(position: Position, world: State, heard: list[tuple[int, int, int]]) -> float:
    """How well the bids fit the hands of a world: 1 if everyone made the one that promises most."""
    position.hands = dealt(world)
    position.bids = [bid or 0 for bid in world.table.bids]
    short = 0.0
    for seat, bid, position.heard in heard:
        worths = bidding.worths(position, seat, range(position.size + 1))
        short += max(worths)[0] - worths[bid][0]
    return exp(-short / TRUST) + 1e-9  # some world must be taken
