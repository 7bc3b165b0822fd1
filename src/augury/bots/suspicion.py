"""Suspicion: worlds that agree with what the others have said, not only with what they played.

Every world that `Worlds` draws is possible, and all are equally likely as far as the cards go. But
whoever bid three probably holds three tricks. So more worlds are drawn than are wanted, and those
are kept in which the network, in the others' seats, would have bid what they did.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

import numpy as np

from augury.bots.network import Floats, Network
from augury.game.actions import Bid
from augury.game.cards import Aftermath, sort
from augury.game.rules import Bidding
from augury.game.table import Phase, State, clear
from augury.game.values import put, replace
from augury.game.views import View, view
from augury.worlds import Worlds

__all__ = ["Suspicion"]

_DRAWN: Final = 4  # worlds for each that is kept
_TRUST: Final = 0.97  # that someone bids like the network, not anyhow


class Suspicion:
    """What a seat suspects behind its view."""

    def __init__(self, network: Network, seen: View, rng: Random) -> None:
        """Count the worlds of `seen`. Raises `ImpossibleView` if there is none."""
        self._network, self._rng = network, rng
        self._worlds = Worlds(seen)
        table = seen.table
        self._others = [seat for seat in range(seen.rules.players) if seat != seen.seat]
        self._secret = table.rules.bidding is Bidding.SECRET and table.phase is not Phase.BID
        self._heard: list[int] = []  # whose bids tell something
        changed = any(
            play.face.kind.aftermath is Aftermath.BID_CHANGES
            for trick in table.tricks
            for play in trick.plays
        )
        if table.phase is not Phase.REBID and not changed:  # else it was another bid at first
            self._heard = [seat for seat in self._others if table.bids[seat] is not None]

    def draw(self, count: int) -> list[State]:
        """So many worlds, with the choices that the others have made unseen still to be made."""
        if self._heard:
            worlds = self._draw_by_bids(count)
        else:
            worlds = [self._worlds.sample(self._rng) for _ in range(count)]
        if self._secret:
            worlds = self._with_bids(worlds)
        return [_opened(world) for world in worlds]

    def _draw_by_bids(self, count: int) -> list[State]:
        """Worlds in which the bids that were heard make sense: the likelier, the rather kept."""
        worlds = [self._worlds.sample(self._rng) for _ in range(_DRAWN * count)]
        views = [_at_bidding(world, seat) for world in worlds for seat in self._heard]
        answers = iter(zip(views, self._network.weigh(views), strict=True))
        keys = []
        for world in worlds:
            key = -log(-log(self._rng.uniform(1e-12, 1 - 1e-12)))  # Gumbel's: the highest keys
            for seat in self._heard:  # of all are a sample, drawn without putting back
                key += _log_chance(*next(answers), world.bids[seat])
            keys.append(key)
        best = sorted(range(len(worlds)), key=keys.__getitem__, reverse=True)[:count]
        return [worlds[at] for at in best]

    def _with_bids(self, worlds: list[State]) -> list[State]:
        """The bids that nobody has seen, as the network would have made them (V3)."""
        views = [_at_bidding(world, seat) for world in worlds for seat in self._others]
        answers = iter(self._network.weigh(views))
        found = []
        for world in worlds:
            bids = world.bids
            for seat in self._others:
                bids = put(bids, seat, int(next(answers).argmax()))
            found.append(replace(world, bids=bids))
        return found


def _log_chance(seen: View, odds: Floats, bid: int | None) -> float:
    """How likely the bid was, as a logarithm; never out of the question."""
    chances = np.exp(odds - odds.max())
    chances /= chances.sum()
    bids = [move.tricks for move in seen.legal_actions if isinstance(move, Bid)]
    chance = float(chances[bids.index(bid)]) if bid in bids else 0.0
    return log(_TRUST * chance + (1 - _TRUST) / len(bids))


def _at_bidding(world: State, seat: int) -> View:
    """What the seat saw when it made its bid."""
    table, rules = world.table, world.rules
    nothing = (None,) * rules.players
    bids: tuple[int | None, ...] = nothing
    if rules.bidding is Bidding.OPEN:
        for number in range(1, (seat - table.dealer - 1) % rules.players + 1):
            earlier = (seat - number) % rules.players
            bids = put(bids, earlier, world.bids[earlier])
    hand = list(world.dealt[seat])
    if table.exchange is not None and table.exchange.seat == seat:
        hand = [*(card for card in hand if not card.kind.traded), table.exchange.taken]
    table = replace(
        clear(table),
        turned_up=table.turned_up,
        exchange=table.exchange,
        trump=table.trump,
        phase=Phase.BID,
        to_act=(seat,),
        bids=bids,
    )
    state = replace(
        world,
        table=table,
        hands=put(world.hands, seat, sort(hand)),
        bids=nothing,
        aside=nothing,
        passed=nothing,
    )
    return view(state, seat)


def _opened(world: State) -> State:
    """The world with the choices that the others have made unseen still to be made."""
    table = world.table
    everyone = tuple(range(world.rules.players))
    nothing = (None,) * len(everyone)
    if table.phase is Phase.BID and table.rules.bidding is not Bidding.OPEN:
        return replace(world, bids=nothing, table=replace(table, to_act=everyone))
    if table.phase is Phase.PASS:
        return replace(world, aside=nothing, table=replace(table, to_act=everyone))
    return world
