"""Odd company: players who bid or play otherwise than the network, at some tables in training.

Children and beginners bid nonsense. Whoever has met only sensible players takes nonsense for a
sign. So at some tables some seats are of another *style*: a way to bid and a way to play, each the
network's own, the network's own drawn at a higher temperature, or one that a child could follow.
Nothing is learnt from their decisions.

Their pasts fit them: how each style has kept its predictions is counted while it plays, and from
these counts the earlier rounds of a game are drawn.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from augury.batch import History, Options, State, is_over
from augury.encoding import ACTIONS, BID, LAYOUT, PLAY
from augury.encoding.actions import MOST_TRICKS
from augury.encoding.plays import PLAYS
from augury.game import Suit
from augury.game.play.tricks import strength
from augury.game.rules import PLAYERS
from train.networks import Inputs

HEATS = (1.0, 1.5, 3.0, 6.0, 1000.0)  # at the last, any legal action is as likely as the others
OWN, *_, RANDOM = range(len(HEATS))
ZERO, MAXIMUM, FAIR = range(len(HEATS), len(HEATS) + 3)  # ways to bid
HIGHEST, LOWEST, CONTRARY = range(len(HEATS), len(HEATS) + 3)  # ways to play
WAYS = len(HEATS) + 3
STYLES = WAYS * WAYS


def style(bid: int, play: int) -> int:
    """The number of a style of player: 0 is the network itself."""
    return bid * WAYS + play


# Who sits where


def draw_styles(key: Array, rules: Options, share: float) -> Array:
    """Styles of players for the tables with these rules: [seats, tables].

    There is odd company at this share of the tables. One seat of each is always the network's;
    of the others some or all are odd; half of the time all of these are of one style.
    """
    some, many, same, hero, who, sorts, ways = jax.random.split(key, 7)
    players, (tables,) = rules.players, rules.games
    odd = jax.random.uniform(some, (tables,)) < share
    each = jnp.array([0.4, 0.7, 1.0])[jax.random.randint(many, (tables,), 0, 3)]
    own = jax.random.randint(hero, (tables,), 0, 60) % players
    seats = jnp.arange(rules.seats)[:, None]
    sits = jax.random.uniform(who, (rules.seats, tables)) < each
    sits &= (seats != own) & (seats < players)
    styles = _random_styles(sorts, ways, sits.shape)
    alike = jax.random.uniform(same, (tables,)) < 0.5
    styles = jnp.where(alike, styles[:1], styles)
    return jnp.where(sits & odd, styles, 0).astype(jnp.int8)


def _random_styles(sorts: Array, ways: Array, shape: tuple[int, ...]) -> Array:
    """Careless in all, odd bids alone, odd plays alone, or both; the last twice as often."""
    sort = jax.random.randint(sorts, shape, 0, 5)
    bid, play = jax.random.randint(ways, (2, *shape), 1, WAYS)
    careless = 1 + bid % (len(HEATS) - 1)
    bid = jnp.where(sort == 0, careless, jnp.where(sort == 2, OWN, bid))
    play = jnp.where(sort == 0, careless, jnp.where(sort == 1, OWN, play))
    return style(bid, play)  # type: ignore[arg-type, return-value]


# What they do


def decide(key: Array, styles: Array, inputs: Inputs, logits: Array) -> Array:
    """What each game's next player does, a player of such a style, given the network's logits."""
    bid, play = (part.astype(jnp.int32) for part in jnp.divmod(styles, WAYS))
    seen, mask = inputs.seen, inputs.mask
    bidding = mask[:, BID.start : BID.stop].any(axis=-1)
    playing = mask[:, PLAY.start : PLAY.stop].any(axis=-1)
    way = jnp.where(bidding, bid, play)
    heats = jnp.array([*HEATS, 1.0, 1.0, 1.0])[way]
    drawn = jax.random.categorical(key, logits / heats[:, None])
    scripted = (bidding | playing) & (way >= len(HEATS))
    wanted = jnp.where(bidding[:, None], _bids(bid, seen), _plays(play, seen))
    best = jnp.where(mask, wanted, -jnp.inf).argmax(axis=-1)
    return jnp.where(scripted, best, drawn)


def _bids(way: Array, seen: Array) -> Array:
    """How near each bid is to the one wanted, [games, actions]."""
    size = seen[:, LAYOUT["hand_size"].slice].argmax(axis=-1) + 1
    players = seen[:, LAYOUT["players"].slice].argmax(axis=-1) + PLAYERS[0]
    wanted = jnp.select([way == ZERO, way == MAXIMUM], [0 * size, size], jnp.round(size / players))
    near = -jnp.abs(jnp.arange(len(BID)) - wanted[:, None])
    return jnp.zeros((len(way), ACTIONS)).at[:, BID.start : BID.stop].set(near)


def _plays(way: Array, seen: Array) -> Array:
    """How much each play is wanted, [games, actions]: the highest card or the lowest.

    Who plays against their own bid is after tricks only when they need none.
    """
    taken, bid = (seen[:, LAYOUT[name].start] for name in ("taken", "bid"))
    high = (way == HIGHEST) | ((way == CONTRARY) & (taken >= bid))
    trump = seen[:, LAYOUT["trump"].start]  # trump is the first suit, if there is one
    ranks = jnp.asarray(RANKS)[trump.astype(jnp.int32)]
    wanted = jnp.where(high[:, None], ranks, -ranks)
    return jnp.zeros((len(way), ACTIONS)).at[:, PLAY.start : PLAY.stop].set(wanted)


def _ranks() -> NDArray[np.float32]:
    """How high every play is when its own suit is led, without trump and with the first suit."""
    rows = []
    for trump in (None, next(iter(Suit))):
        found = [strength(face, trump, face.suit, True) for _, face in PLAYS]
        order = {one: place for place, one in enumerate(sorted(set(found)))}
        rows.append([order[one] for one in found])
    return np.array(rows, np.float32)


RANKS = _ranks()


# Their pasts

GAPS = 2 * MOST_TRICKS + 1  # tricks taken less tricks predicted, from the fewest to the most
QUANTILES = 64
FADING = 0.999  # of the counts is left after an iteration
PRIOR = {0: 3.0, 1: 1.0, -1: 1.0}  # so a round goes as long as nothing is known of a style


class Outcomes(NamedTuple):
    """How often predictions missed by how much: [styles, players, hand sizes, gaps]."""

    counts: Array


def no_outcomes() -> Outcomes:
    """Nothing is known of anyone."""
    prior = np.zeros(GAPS, np.float32)
    for gap, weight in PRIOR.items():
        prior[gap + MOST_TRICKS] = weight
    shape = STYLES, len(PLAYERS), MOST_TRICKS + 1, GAPS
    return Outcomes(jnp.broadcast_to(jnp.asarray(prior), shape))


def count(outcomes: Outcomes, state: State, styles: Array, counted: Array) -> Outcomes:
    """Add the rounds that are over, where they are to be counted."""
    rules = state.options
    gap = (state.taken - state.bids).astype(jnp.int32) + MOST_TRICKS
    seated = jnp.arange(styles.shape[0])[:, None] < rules.players
    weight = (seated & is_over(state) & counted).astype(jnp.float32)
    players = jnp.broadcast_to(rules.players.astype(jnp.int32) - PLAYERS[0], gap.shape)
    size = jnp.broadcast_to(state.hand_size.astype(jnp.int32), gap.shape)
    place = styles.astype(jnp.int32), players, size, jnp.clip(gap, 0, GAPS - 1)
    return Outcomes(outcomes.counts.at[place].add(weight))


def fade(outcomes: Outcomes) -> Outcomes:
    """The counts of long ago weigh less."""
    return Outcomes(outcomes.counts * FADING)


class Past(NamedTuple):
    """Earlier rounds of many games: what is remembered of them, and points that fit."""

    history: History
    points: Array  # [seats, games] in all


_Sums: TypeAlias = tuple[Array, Array, Array, Array]


def draw_past(key: Array, outcomes: Outcomes, rules: Options, styles: Array, number: Array) -> Past:
    """So many earlier rounds of each game, as its seats' styles keep their predictions."""
    gaps = _quantiles(outcomes)
    players = rules.players.astype(jnp.int32)
    luck = jax.random.randint(
        key, (rules.schedule.shape[0], *styles.shape), 0, QUANTILES, jnp.int32
    )
    seated = jnp.arange(styles.shape[0])[:, None] < players
    nothing = jnp.zeros(styles.shape, jnp.int16)

    def add(sums: _Sums, each: tuple[Array, Array, Array]) -> tuple[_Sums, None]:
        played, size, drawn = each
        size = size.astype(jnp.int32)
        gap = gaps[styles.astype(jnp.int32), players - PLAYERS[0], size, drawn].astype(jnp.int16)
        counts = seated & (played < number)
        gap = jnp.where(counts, gap, 0)
        exact, over, under, points = sums
        kept = counts & (gap == 0)
        fair = jnp.round(size / players).astype(jnp.int16)
        won = jnp.where(kept, 20 + 10 * fair, -10 * jnp.abs(gap))
        return (
            exact + kept,
            over + jnp.maximum(gap, 0),
            under - jnp.minimum(gap, 0),
            points + jnp.where(counts, won, 0).astype(jnp.int16),
        ), None

    rounds = jnp.arange(rules.schedule.shape[0])
    sums, _ = jax.lax.scan(
        add, (nothing, nothing, nothing, nothing), (rounds, rules.schedule, luck)
    )
    exact, over, under, points = sums
    return Past(History(number.astype(jnp.int16), exact, over, under), points)


def _quantiles(outcomes: Outcomes) -> Array:
    """The gaps by equal parts of their distribution, so that one draw finds one: int8."""
    summed = jnp.cumsum(outcomes.counts, axis=-1)
    parts = summed[..., -1:] * (jnp.arange(QUANTILES) + 0.5) / QUANTILES
    below = (summed[..., None, :] < parts[..., :, None]).sum(axis=-1)
    return (below - MOST_TRICKS).astype(jnp.int8)
