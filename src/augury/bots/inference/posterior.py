"""Suspicion: worlds that agree with what the others have said and done.

Every world that `Worlds` draws is possible, and all are equally likely as far as the cards go. But
whoever bid three probably holds three tricks, and whoever threw away a King probably had no better
card to lose. So hands that the others may hold are judged: how likely is it that the network, with
this hand, would have bid and played as that seat did?

What someone does depends on their own hand alone. So hands that are likely in different worlds are
put together into new ones, if there are cards enough for all of them: a few dozen worlds make
thousands of likely ones. (Almost as likely as they should be: a hand that came out of a whole world
is already one that leaves the others what they need.) Where no card is left in the stock there is
nothing to exchange, and where some were passed hands hang together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb, log
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.networks.network import Floats, Network
from augury.game.actions import Bid, Play
from augury.game.cards import CARDS, Aftermath, Card, Hand, sort
from augury.game.engine import apply
from augury.game.rules import Bidding
from augury.game.table import Phase, State, clear
from augury.game.values import put, replace
from augury.game.views import View, view
from augury.worlds import Worlds
from augury.worlds.evidence import gather

__all__ = ["Suspicion"]

Numbers: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.intp]

_DRAWN: Final = 2  # worlds for each that is put together
_SWEEPS: Final = 3  # times that everyone's hand is drawn anew from those that fit
_TRUST: Final = 0.97  # that someone bids like the network, not anyhow
_SKILL: Final = 0.9  # … and plays like it
_FAITH: Final = 0.5  # in what plays tell: others may not play like the network

_PLACES: Final = {card: place for place, card in enumerate(CARDS)}
_ALIKE: Final = [place for card, place in _PLACES.items() if card.kind.copies > 1]
_WAYS: Final = np.log([[comb(free, held) or 1.0 for held in range(5)] for free in range(5)])


class Deed(NamedTuple):
    """What another seat has said or done, and what it saw then; but for its own hand."""

    seat: int
    done: Bid | Play
    seen: View
    gone: Hand  # what it has played from then on


class Suspicion:
    """What a seat suspects behind its view, while cards are played."""

    def __init__(self, network: Network, seen: View, rng: Random) -> None:
        """Count the worlds of `seen`. Raises `ImpossibleView` if there is none."""
        self._network, self._rng = network, rng
        self._dice = np.random.default_rng(rng.getrandbits(64))
        self._worlds, evidence = Worlds(seen), gather(seen)
        self._others = [seat for seat in range(seen.rules.players) if seat != seen.seat]
        self._secret = seen.rules.bidding is Bidding.SECRET
        self._passed = evidence.passed
        unseen = [card for heap in evidence.unseen for card in heap.cards]
        hidden = sum(evidence.trails[seat].left for heap in evidence.unseen for seat in heap.seats)
        self._tied = evidence.passed or hidden == len(unseen)
        self._unseen = _counted(unseen)
        self._deeds = [*self._remember(self._worlds.sample(rng))]
        self._found: list[State] = []
        self._held = np.empty((0, len(self._others), len(CARDS)), np.int8)
        self._likely = np.empty((0, len(self._others)))

    def draw(self, count: int) -> list[State]:
        """So many worlds: the likelier, the more often."""
        self._judge([self._worlds.sample(self._rng) for _ in range(_DRAWN * count)])
        likely = self._likely.sum(axis=1)
        chosen = self._choose(np.broadcast_to(likely, (count, len(likely))))
        if self._tied:
            return [self._found[at] for at in chosen]
        return [self._put_together(row) for row in self._exchanged(chosen).tolist()]

    @property
    def effective(self) -> float:
        """As many hands of a seat, or worlds, all equally likely, would say as much."""
        likely = self._likely.sum(axis=1, keepdims=True) if self._tied else self._likely
        chances = np.exp(likely - likely.max(axis=0))
        least: float = (chances.sum(axis=0) ** 2 / (chances**2).sum(axis=0)).min()
        return least

    def _judge(self, found: list[State]) -> None:
        """Note how likely it is that everyone would have done what they did, with these hands."""
        if self._secret:
            found = self._with_bids(found)
        likely = np.zeros((len(found), len(self._others)))
        asked = []
        for at, world in enumerate(found):
            for deed in self._deeds:
                seen = _again(deed, world)
                legal = seen.legal_actions
                if len(legal) > 1:
                    asked.append((at, deed, seen, legal.index(deed.done)))
        answers = self._network.weigh([seen for _, _, seen, _ in asked])
        for (at, deed, _, place), odds in zip(asked, answers, strict=True):
            trust, faith = (_TRUST, 1.0) if isinstance(deed.done, Bid) else (_SKILL, _FAITH)
            chance = faith * _log_chance(odds, place, trust)
            likely[at, self._others.index(deed.seat)] += chance
        held = [[_counted(world.hands[seat]) for seat in self._others] for world in found]
        self._found += found
        self._held = np.concatenate([self._held, np.array(held, np.int8)])
        self._likely = np.concatenate([self._likely, likely])

    def _exchanged(self, worlds: Places) -> Places:
        """For every world and seat, from which of the worlds found it has its hand in the end.

        Hands are drawn from all that the others leave, by how likely they are, one seat at a time.
        """
        seats = np.arange(len(self._others))
        chosen = np.repeat(worlds[:, None], len(seats), axis=1)
        for at in np.tile(seats, _SWEEPS):
            held = self._held[chosen, seats]  # [worlds, seats, cards]
            free = self._unseen - held.sum(axis=1) + held[:, at]
            mine = self._held[:, at]
            likely = self._likely[:, at] + _ways(free[:, None], mine) - _ways(self._unseen, mine)
            fits = (mine <= free[:, None]).all(axis=2)
            chosen[:, at] = self._choose(np.where(fits, likely, -np.inf))
        return chosen

    def _choose(self, weights: Numbers) -> Places:
        """In every row a place, by lot: the weights are logarithms of chances."""
        chosen: Places = (weights + self._dice.gumbel(size=weights.shape)).argmax(axis=1)
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

    def _remember(self, world: State) -> Iterator[Deed]:
        """What the others have done this round, if it tells something."""
        table = world.table
        aftermaths = {play.face.kind.aftermath for trick in table.tricks for play in trick.plays}
        if Aftermath.BID_CHANGES in aftermaths or table.rules.foresees(table.number):
            return  # someone bid something else at first; or nothing is hidden
        hidden = table.rules.bidding is Bidding.HIDDEN
        anew = table.dealer if hidden and table.rules.plus_minus_one else None  # perhaps (V1)
        for seat in self._others:
            tricks = table.bids[seat]
            if tricks is not None and seat != anew:
                yield Deed(seat, Bid(seat, tricks), _at_bidding(world, seat), ())
        if self._passed:
            return
        state = _at_play(world)
        plays = [play for trick in table.tricks for play in trick.plays]
        plays += table.trick
        for number, play in enumerate(plays):
            if play.seat in self._others:
                gone = tuple(one.card for one in plays[number:] if one.seat == play.seat)
                yield Deed(play.seat, play, view(state, play.seat), gone)
            state = apply(state, play)

    def _with_bids(self, found: list[State]) -> list[State]:
        """The bids that nobody has seen, as the network would have made them (V3)."""
        views = [_at_bidding(world, seat) for world in found for seat in self._others]
        answers = iter(self._network.weigh(views))
        bidden = []
        for world in found:
            bids = world.bids
            for seat in self._others:
                bids = put(bids, seat, int(next(answers).argmax()))
            bidden.append(replace(world, bids=bids))
        return bidden


def _again(deed: Deed, world: State) -> View:
    """What was seen at the deed, if it was done in this world."""
    seat = deed.seat
    if isinstance(deed.done, Bid):
        return replace(deed.seen, hand=_first_hand(world, seat))
    return replace(deed.seen, hand=sort((*world.hands[seat], *deed.gone)), bid=world.bids[seat])


def _counted(cards: Sequence[Card]) -> NDArray[np.int8]:
    """How many of each card there are."""
    counts = np.zeros(len(CARDS), np.int8)
    for card in cards:
        counts[_PLACES[card]] += 1
    return counts


def _ways(free: NDArray[np.integer], held: NDArray[np.int8]) -> Numbers:
    """In how many ways the cards held can be had of those free, if they can: as a logarithm."""
    ways: Numbers = _WAYS[free[..., _ALIKE], held[..., _ALIKE]].sum(axis=-1)
    return ways


def _log_chance(odds: Floats, at: int, trust: float) -> float:
    """How likely the choice was that stands there, as a logarithm; never out of the question."""
    chances = np.exp(odds - odds.max())
    return log(trust * float(chances[at] / chances.sum()) + (1 - trust) / len(odds))


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
    hands = tuple(_first_hand(world, other) for other in range(world.rules.players))
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
