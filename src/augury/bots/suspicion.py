"""Suspicion: worlds that agree with what the others have said and done.

Every world that `Worlds` draws is possible, and all are equally likely as far as the cards go. But
whoever bid three probably holds three tricks, and whoever threw away a King probably had no better
card to lose. So every hand that another seat holds in some world is judged by how likely the
network, in that seat, would have bid and played with it what the others did.

What someone does depends on their own hand alone. So hands that are likely in different worlds may
be put together, if there are cards enough: a few dozen worlds make thousands of likely ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from augury.bots.network import Floats, Network
from augury.game.actions import Bid, Play
from augury.game.cards import CARDS, Aftermath, Card, Hand, sort
from augury.game.engine import apply
from augury.game.rules import Bidding
from augury.game.table import Phase, State, clear
from augury.game.values import put, replace
from augury.game.views import View, view
from augury.worlds import Worlds

__all__ = ["Suspicion"]

_DRAWN: Final = 2  # worlds for each that is put together
_SWEEPS: Final = 3  # times that everyone's hand is exchanged for one as likely
_TRUST: Final = 0.97  # that someone bids like the network, not anyhow
_SKILL: Final = 0.9  # … and plays like it
_FAITH: Final = 0.5  # in what plays tell: others may not play like the network

_PLACES: Final = {card: place for place, card in enumerate(CARDS)}
_PLENTY: Final = np.full(len(CARDS), 99, np.int8)


class Deed(NamedTuple):
    """What another seat has said or done, and what it saw then; but for its own hand."""

    seat: int
    done: Bid | Play
    seen: View
    gone: Hand  # what it has played since


class Suspicion:
    """What a seat suspects behind its view."""

    def __init__(self, network: Network, seen: View, rng: Random) -> None:
        """Count the worlds of `seen`. Raises `ImpossibleView` if there is none."""
        self._network, self._rng = network, rng
        self._dice = np.random.default_rng(rng.getrandbits(64))
        self._worlds = Worlds(seen)
        table = seen.table
        self._others = [seat for seat in range(seen.rules.players) if seat != seen.seat]
        self._secret = table.rules.bidding is Bidding.SECRET and table.phase is not Phase.BID
        aftermaths = {play.face.kind.aftermath for trick in table.tricks for play in trick.plays}
        self._passed = Aftermath.ALL_PASS in aftermaths or table.phase is Phase.PASS
        changed = Aftermath.BID_CHANGES in aftermaths  # then it was another bid at first
        self._deeds: list[Deed] = []
        if not (changed or seen.seen or table.phase is Phase.REBID):
            world = self._worlds.sample(rng)
            self._deeds += self._bids(world)
            if not self._passed:
                self._deeds += self._plays(world)
        heaps = self._worlds.unseen
        self._unseen = (
            _counted(heaps[0].cards) if len(heaps) == 1 else _PLENTY
        )  # decks of their own
        self._found: list[State] = []
        self._held = np.empty((0, len(self._others), len(_PLACES)), np.int8)
        self._likely = np.empty((0, len(self._others)))

    def draw(self, count: int) -> list[State]:
        """So many worlds, with the choices that the others have made unseen still to be made."""
        self._find(_DRAWN * count)
        start = self._choose(np.broadcast_to(self._likely.sum(axis=1), (count, len(self._found))))
        chosen = np.repeat(start[:, None], len(self._others), axis=1)
        if self._deeds and not self._passed:
            self._exchange(chosen)
        return [_opened(self._put_together(row)) for row in chosen.tolist()]

    def _find(self, count: int) -> None:
        """Draw so many more worlds, and judge the hands in them."""
        worlds = [self._worlds.sample(self._rng) for _ in range(count)]
        if self._secret:
            worlds = self._with_bids(worlds)
        self._found += worlds
        held = [[_counted(world.hands[seat]) for seat in self._others] for world in worlds]
        self._held = np.concatenate([self._held, np.array(held)])
        self._likely = np.concatenate([self._likely, self._judge(worlds)])

    def _judge(self, worlds: Sequence[State]) -> NDArray[np.float64]:
        """How likely everyone would have done what they did, with their hand in each world."""
        likely = np.zeros((len(worlds), len(self._others)))
        asked = [
            (at, deed, seen)
            for at, world in enumerate(worlds)
            for deed in self._deeds
            if len((seen := _again(deed, world)).legal_actions) > 1
        ]
        answers = self._network.weigh([seen for *_, seen in asked])
        for (at, deed, seen), odds in zip(asked, answers, strict=True):
            legal = seen.legal_actions
            place = legal.index(deed.done) if deed.done in legal else None
            trust, faith = (_TRUST, 1.0) if isinstance(deed.done, Bid) else (_SKILL, _FAITH)
            chance = _log_chance(odds, place, trust)
            likely[at, self._others.index(deed.seat)] += faith * chance
        return likely

    def _exchange(self, chosen: NDArray[np.intp]) -> None:
        """Give everyone in turn a hand from any world that leaves the others theirs."""
        seats = np.arange(len(self._others))
        for _ in range(_SWEEPS):
            for at in seats:
                held = self._held[chosen, seats]  # [worlds, seats, cards]
                free = self._unseen - held.sum(axis=1) + held[:, at]
                fits = (self._held[:, at] <= free[:, None]).all(axis=2)
                chosen[:, at] = self._choose(np.where(fits, self._likely[:, at], -np.inf))

    def _choose(self, weights: NDArray[np.float64]) -> NDArray[np.intp]:
        """In every row a place, by lot: the weights are logarithms of chances."""
        chosen: NDArray[np.intp] = (weights + self._dice.gumbel(size=weights.shape)).argmax(axis=1)
        return chosen

    def _put_together(self, chosen: list[int]) -> State:
        """A world in which everyone holds what they do in the one chosen for them."""
        world = self._found[chosen[0]]
        for seat, at in zip(self._others[1:], chosen[1:], strict=True):
            other = self._found[at]
            world = replace(
                world,
                dealt=put(world.dealt, seat, other.dealt[seat]),
                hands=put(world.hands, seat, other.hands[seat]),
                bids=put(world.bids, seat, other.bids[seat]),
            )
        return world

    def _bids(self, world: State) -> Iterator[Deed]:
        """What was said, as it was heard."""
        for seat in self._others:
            tricks = world.table.bids[seat]
            if tricks is not None:
                yield Deed(seat, Bid(seat, tricks), _at_bidding(world, seat), ())

    def _plays(self, world: State) -> Iterator[Deed]:
        """What was played."""
        table, state = world.table, _at_play(world)
        plays = [play for trick in table.tricks for play in trick.plays]
        plays += table.trick
        for number, play in enumerate(plays):
            if play.seat in self._others:
                gone = tuple(one.card for one in plays[number:] if one.seat == play.seat)
                yield Deed(play.seat, play, view(state, play.seat), gone)
            state = apply(state, play)

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


def _again(deed: Deed, world: State) -> View:
    """What was seen at the deed, if it was done in this world."""
    seat = deed.seat
    if isinstance(deed.done, Bid):
        return replace(deed.seen, hand=_first_hand(world, seat))
    return replace(deed.seen, hand=sort((*world.hands[seat], *deed.gone)), bid=world.bids[seat])


def _counted(cards: Sequence[Card]) -> NDArray[np.int8]:
    """How many of each card there are."""
    counts = np.zeros(len(_PLACES), np.int8)
    for card in cards:
        counts[_PLACES[card]] += 1
    return counts


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
    hands = tuple(_first_hand(world, seat) for seat in range(world.rules.players))
    table = replace(
        clear(table),
        turned_up=table.turned_up,
        exchange=table.exchange,
        trump=table.trump,
        phase=phase,
        to_act=(seat,),
    )
    return replace(world, table=table, hands=hands, aside=nothing, passed=nothing)


def _first_hand(world: State, seat: int) -> Hand:
    """What the seat held when it was to bid: as dealt, but for the Werewolf (S5.1)."""
    hand, exchange = world.dealt[seat], world.table.exchange
    if exchange is None or exchange.seat != seat:
        return hand
    return sort((*(card for card in hand if not card.kind.traded), exchange.taken))


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
