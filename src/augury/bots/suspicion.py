"""Suspicion: worlds that agree with what the others have said and done.

Every world that `Worlds` draws is possible, and all are equally likely as far as the cards go. But
whoever bid three probably holds three tricks. So more worlds are drawn than are wanted, and those
are kept in which the network, in the others' seats, would have bid what they did. And whoever threw
away a King probably had no better card to lose: so every world is weighed by how likely the network
would have played in it what the others did.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from augury.bots.network import Floats, Network
from augury.game.actions import Bid, Play
from augury.game.cards import Aftermath, sort
from augury.game.engine import apply
from augury.game.rules import Bidding
from augury.game.table import Phase, State, clear
from augury.game.values import put, replace
from augury.game.views import View, view
from augury.worlds import Worlds

__all__ = ["Suspicion"]

_DRAWN: Final = 4  # worlds for each that is kept
_TRUST: Final = 0.97  # that someone bids like the network, not anyhow
_SKILL: Final = 0.9  # … and plays like it


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
        aftermaths = {play.face.kind.aftermath for trick in table.tricks for play in trick.plays}
        changed = Aftermath.BID_CHANGES in aftermaths  # then it was another bid at first
        if table.phase is not Phase.REBID and not changed:
            self._heard = [seat for seat in self._others if table.bids[seat] is not None]
        self._plays: list[Play] = []  # which tell something, too
        if not changed and Aftermath.ALL_PASS not in aftermaths:
            self._plays = [play for trick in table.tricks for play in trick.plays]
            self._plays += table.trick

    def draw(self, count: int) -> list[State]:
        """So many worlds, with the choices that the others have made unseen still to be made."""
        if self._heard:
            worlds = self._draw_by_bids(count)
        else:
            worlds = [self._worlds.sample(self._rng) for _ in range(count)]
        if self._secret:
            worlds = self._with_bids(worlds)
        return [_opened(world) for world in worlds]

    def weigh(self, worlds: Sequence[State]) -> NDArray[np.float64]:
        """How likely the others would have played as they did in each world, as logarithms."""
        asked: list[tuple[int, Play, View]] = []
        for at, world in enumerate(worlds):
            state = _at_play(world)
            for play in self._plays:
                if play.seat in self._others:
                    seen = view(state, play.seat)
                    if len(seen.legal_actions) > 1:
                        asked.append((at, play, seen))
                state = apply(state, play)
        weights = np.zeros(len(worlds))
        answers = self._network.weigh([seen for _, _, seen in asked])
        for (at, play, seen), odds in zip(asked, answers, strict=True):
            weights[at] += _log_chance(odds, seen.legal_actions.index(play), _SKILL)
        return weights

    def _draw_by_bids(self, count: int) -> list[State]:
        """Worlds in which the bids that were heard make sense: the likelier, the rather kept."""
        worlds = [self._worlds.sample(self._rng) for _ in range(_DRAWN * count)]
        views = [_at_bidding(world, seat) for world in worlds for seat in self._heard]
        answers = iter(zip(views, self._network.weigh(views), strict=True))
        keys = []
        for world in worlds:
            key = -log(-log(self._rng.uniform(1e-12, 1 - 1e-12)))  # Gumbel's: the highest keys
            for seat in self._heard:  # of all are a sample, drawn without putting back
                seen, odds = next(answers)
                bids = [move.tricks for move in seen.legal_actions if isinstance(move, Bid)]
                bid = world.bids[seat]
                key += _log_chance(odds, bids.index(bid) if bid in bids else None, _TRUST)
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


def _log_chance(odds: Floats, at: int | None, trust: float) -> float:
    """How likely the choice was that stands there, as a logarithm; never out of the question."""
    chances = np.exp(odds - odds.max())
    chances /= chances.sum()
    chance = 0.0 if at is None else float(chances[at])
    return log(trust * chance + (1 - trust) / len(odds))


def _at_bidding(world: State, seat: int) -> View:
    """What the seat saw when it made its bid."""
    table, rules = world.table, world.rules
    nothing = (None,) * rules.players
    bids: tuple[int | None, ...] = nothing
    if rules.bidding is Bidding.OPEN:
        for number in range(1, (seat - table.dealer - 1) % rules.players + 1):
            earlier = (seat - number) % rules.players
            bids = put(bids, earlier, world.bids[earlier])
    state = _at_first(world, Phase.BID, seat)
    table = replace(state.table, bids=bids)
    return view(replace(state, table=table, bids=nothing), seat)


def _at_play(world: State) -> State:
    """The world when the first card was to be played."""
    first = (world.table.dealer + 1) % world.rules.players
    state = _at_first(world, Phase.PLAY, first)
    return replace(state, table=replace(state.table, bids=world.table.bids))


def _at_first(world: State, phase: Phase, seat: int) -> State:
    """The world with all cards in the hands that they were dealt to, and this seat to act."""
    table, nothing = world.table, (None,) * world.rules.players
    hands = list(world.dealt)
    if table.exchange is not None:
        other = table.exchange.seat
        kept = [card for card in hands[other] if not card.kind.traded]
        hands[other] = sort([*kept, table.exchange.taken])
    table = replace(
        clear(table),
        turned_up=table.turned_up,
        exchange=table.exchange,
        trump=table.trump,
        phase=phase,
        to_act=(seat,),
    )
    return replace(world, table=table, hands=tuple(hands), aside=nothing, passed=nothing)


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
