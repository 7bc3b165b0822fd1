"""The posterior over hidden hands, given what the others bid and played: the archmage's.

Worlds are dealt as the guess network would have it, which has learnt what bids and plays tell of
single cards. What they tell of whole hands it cannot say: a seat that bid three probably holds
three tricks, and one that threw away a King probably had no better card to lose. The likelihood of
a hand is how probable it is that the network that plays, with this hand, would have bid and played
as its seat did; most of what the guess has said already is not said again.

A seat's decisions depend on its own hand alone. So new worlds are put together from the hands of
those that were dealt, by Gibbs sampling: one seat at a time draws its hand anew from all that fit
beside the hands of the others, in proportion to their weights. A few dozen worlds make
thousands of likely ones. Where no card is left in the stock there is nothing to exchange, and where
some were passed the hands depend on each other: there whole worlds are drawn by their weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, log
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.inference.dealing import deal_worlds
from augury.bots.inference.decisions import observed_decisions, view_at, view_at_bid
from augury.bots.inference.guess import tilts
from augury.bots.networks.network import Floats, Network
from augury.game.cards import CARDS, Card
from augury.game.play.actions import Bid
from augury.game.play.table import State
from augury.game.play.views import View
from augury.game.rules import Bidding
from augury.game.values import put, replace
from augury.worlds import Worlds
from augury.worlds.evidence import gather

Numbers: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]

_DEALT: Final = 2  # worlds dealt for each that is drawn
_TOLD: Final = 0.7  # of what the guess network says of a hand, bids and plays say again
_SWEEPS: Final = 3  # of Gibbs sampling, in each of which every hand is drawn anew
_ENOUGH: Final = 16  # hands of a seat that count, at least
_POWERS: Final = (1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.02)
_BID_MIXTURE: Final = 0.97  # how often a bid is the network's; else it is any legal one
_PLAY_MIXTURE: Final = 0.9  # the same for a play
_TEMPERING: Final = 0.7  # the power of a likelihood: others bid and play unlike the network

_INDEX: Final = {card: index for index, card in enumerate(CARDS)}
_COPIED: Final = [index for card, index in _INDEX.items() if card.kind.copies > 1]
_MOST: Final = max(card.kind.copies for card in CARDS)
_LOG_WAYS: Final = np.log(
    [[comb(free, held) or 1.0 for held in range(_MOST + 1)] for free in range(_MOST + 1)]
)


class Posterior:
    """The worlds behind a seat's view while cards are played, the likelier the more often."""

    def __init__(self, network: Network, seen: View, rng: Random) -> None:
        """Count the worlds of `seen`. Raises `ImpossibleView` if there is none."""
        self._network, self._rng = network, rng
        self._generator = np.random.default_rng(rng.getrandbits(64))
        self._seen, self._tilts, evidence = seen, tilts(seen), gather(seen)
        self._others = [seat for seat in range(seen.rules.players) if seat != seen.seat]
        self._secret = seen.rules.bidding is Bidding.SECRET
        unseen = [card for heap in evidence.unseen for card in heap.cards]
        hidden = sum(evidence.trails[seat].left for heap in evidence.unseen for seat in heap.seats)
        self._dependent = evidence.passed or evidence.back is not None or hidden == len(unseen)
        self._unseen = _counts(unseen)
        self._decisions = [
            *observed_decisions(Worlds(seen).sample(rng), self._others, passed=evidence.passed)
        ]
        self._drawn: list[State] = []
        self._hands = np.empty((0, len(self._others), len(CARDS)), np.int8)
        self._log_likelihoods = np.empty((0, len(self._others)))  # of every hand

    def draw(self, count: int) -> list[State]:
        """Draw `count` worlds, each as often as it is likely."""
        self._extend(deal_worlds(self._seen, _DEALT * count, self._rng))
        self._weights = self._tempered()
        whole = self._weights.sum(axis=1)
        chosen = self._choose(np.broadcast_to(whole, (count, len(whole))))
        if self._dependent:
            return [self._drawn[index] for index in chosen]
        return [self._put_together(row) for row in self._resample_hands(chosen).tolist()]

    @property
    def effective_size(self) -> float:
        """As many hands of a seat, or worlds, all equally likely, would say as much."""
        return min(map(_size, self._tempered().T))

    def _tempered(self) -> Numbers:
        """The logarithms of the hands' weights, by seats, or of the worlds', where those depend.

        Of a few dozen hands one is often by far the best, and still wrong: so the weights are
        evened out as far as it takes for `_ENOUGH` of them to count.
        """
        logs = self._log_likelihoods
        if self._dependent:
            logs = logs.sum(axis=1, keepdims=True)
        return np.array([_evened_out(column).tolist() for column in logs.T]).T

    def _extend(self, worlds: list[State]) -> None:
        """Note these worlds, and the likelihoods of the hands in them."""
        if self._secret:
            worlds = self._with_bids(worlds)
        logs = np.zeros((len(worlds), len(self._others)))
        asked = []
        for index, world in enumerate(worlds):
            for decision in self._decisions:
                seen = view_at(decision, world)
                legal = seen.legal_actions
                if len(legal) > 1:
                    asked.append((index, decision, seen, legal.index(decision.move)))
        answers = self._network.logits([seen for _, _, seen, _ in asked])
        for (index, decision, _, chosen), logits in zip(asked, answers, strict=True):
            if isinstance(decision.move, Bid):
                likelihood = _TEMPERING * _log_likelihood(logits, chosen, _BID_MIXTURE)
            else:
                likelihood = _TEMPERING * _log_likelihood(logits, chosen, _PLAY_MIXTURE)
            logs[index, self._others.index(decision.seat)] += likelihood
        for index, world in enumerate(worlds):
            for at, seat in enumerate(self._others):
                logs[index, at] -= _TOLD * sum(
                    self._tilts[card][seat] for card in world.hands[seat]
                )
        hands = [[_counts(world.hands[seat]) for seat in self._others] for world in worlds]
        self._drawn += worlds
        self._hands = np.concatenate([self._hands, np.array(hands, np.int8)])
        self._log_likelihoods = np.concatenate([self._log_likelihoods, logs])

    def _resample_hands(self, worlds: Indices) -> Indices:
        """For every world and seat, from which of the worlds drawn it has its hand in the end."""
        seats = np.arange(len(self._others))
        chosen = np.repeat(worlds[:, None], len(seats), axis=1)
        for seat in np.tile(seats, _SWEEPS):
            hands = self._hands[chosen, seats]  # [worlds, seats, cards]
            free = self._unseen - hands.sum(axis=1) + hands[:, seat]
            own = self._hands[:, seat]
            logs = self._weights[:, seat]
            logs = logs + _log_ways(free[:, None], own) - _log_ways(self._unseen, own)
            fits = (own <= free[:, None]).all(axis=2)
            chosen[:, seat] = self._choose(np.where(fits, logs, -np.inf))
        return chosen

    def _choose(self, logs: Numbers) -> Indices:
        """In every row an index at random, in proportion to the weights of these logarithms."""
        chosen: Indices = (logs + self._generator.gumbel(size=logs.shape)).argmax(axis=1)
        return chosen

    def _put_together(self, chosen: list[int]) -> State:
        """A world in which everyone holds what they do in the one chosen for them."""
        world = self._drawn[chosen[0]]
        for seat, index in zip(self._others[1:], chosen[1:], strict=True):
            other = self._drawn[index]
            world = replace(
                world,
                dealt=put(world.dealt, seat, other.dealt[seat]),
                hands=put(world.hands, seat, other.hands[seat]),
                bids=put(world.bids, seat, other.bids[seat]),
            )
        return world

    def _with_bids(self, worlds: list[State]) -> list[State]:
        """The bids that nobody has seen, as the network would have made them (V3)."""
        views = [view_at_bid(world, seat) for world in worlds for seat in self._others]
        answers = iter(self._network.logits(views))
        with_bids = []
        for world in worlds:
            bids = world.bids
            for seat in self._others:
                bids = put(bids, seat, int(next(answers).argmax()))
            with_bids.append(replace(world, bids=bids))
        return with_bids


def _counts(cards: Sequence[Card]) -> NDArray[np.int8]:
    """How many of each card there are."""
    counts = np.zeros(len(CARDS), np.int8)
    for card in cards:
        counts[_INDEX[card]] += 1
    return counts


def _log_ways(free: NDArray[np.integer], held: NDArray[np.int8]) -> Numbers:
    """In how many ways the cards held can be had of those free, if they can: as a logarithm."""
    ways: Numbers = _LOG_WAYS[free[..., _COPIED], held[..., _COPIED]].sum(axis=-1)
    return ways


def _evened_out(logs: Numbers) -> Numbers:
    """The logarithms of weights, by the greatest power of them that leaves enough to count."""
    for power in _POWERS:
        if _size(power * logs) >= min(_ENOUGH, len(logs) / 2):
            return power * logs
    return _POWERS[-1] * logs


def _size(logs: Numbers) -> float:
    """As how many equal weights these count, given as logarithms."""
    weights = np.exp(logs - logs.max())
    return float(weights.sum() ** 2 / (weights**2).sum())


def _log_likelihood(logits: Floats, chosen: int, mixture: float) -> float:
    """Of a choice: the network's with the chance `mixture`, else any, so never impossible."""
    weights = np.exp(logits - logits.max())
    return log(mixture * float(weights[chosen] / weights.sum()) + (1 - mixture) / len(logits))
