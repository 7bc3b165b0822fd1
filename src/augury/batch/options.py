"""The rules in force, as arrays: a batch may mix rules and numbers of players.

A few things are fixed for a whole batch, because they decide the shape of its arrays: how many
seats there are places for, whether there are special cards at all, and whether there are those of
the 30-year edition. A batch that needs neither six seats nor special cards is smaller and faster
without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from augury.batch.bits import along, choose
from augury.batch.tables import NOBODY, WIDE, Cards, Word, deck_rows, word
from augury.encoding.layout import TIES
from augury.game.cards import ALL_SPECIAL
from augury.game.errors import RulesError
from augury.game.rules import Bidding, CloudChange, Foresight, LastBid, Lot, Mode, Rules, Ties

_MODES: Final = tuple(Mode)
_BIDDINGS: Final = tuple(Bidding)
_LAST_BIDS: Final = tuple(LastBid)
_TIES: Final = (*TIES, Ties.SHARED)
_FORESIGHTS: Final = tuple(Foresight)

CLASSIC, ONE_COLOUR, MAXIMUS = range(len(Mode))
OPEN, HIDDEN, SECRET = range(len(Bidding))
UNLESS_LEADING, ZERO = (_LAST_BIDS.index(who) for who in (LastBid.UNLESS_LEADING, LastBid.ZERO))
FIRST_ROUND, EVERY_ROUND = (
    _FORESIGHTS.index(when) for when in (Foresight.FIRST_ROUND, Foresight.EVERY_ROUND)
)
MOST_ROUNDS: Final = 20  # of any mode; longer schedules make longer arrays


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Options:
    """The rules of each game of a batch. The games lie along the last axis of every array."""

    players: Array
    mode: Array
    bidding: Array
    plus_minus_one: Array
    last_bid: Array
    foresight: Array
    cloud_at_round_end: Array
    ties: Array
    special: Array | None  # [special kinds, …] which are in the deck; None: in no game of the batch
    schedule: Array  # [rounds, …] hand sizes, zero after the last round
    rounds: Array
    first_dealer: Array  # NOBODY where the lot decides
    deck: Array  # [rows, …] the cards that are played with, as rows of bits (R1.1, V5, S0.1)
    suits: Array  # those in the box, as bits
    seats: int = field(metadata={"static": True})  # places at the table, taken or not
    nine: bool = field(metadata={"static": True})  # whether a card may be exchanged with a trick or
    # be what lies turned up, in some game of the batch (Y)

    @property
    def games(self) -> tuple[int, ...]:
        """The shape of the batch."""
        return self.players.shape


class Shape(NamedTuple):
    """What decides the shape of the arrays of a game."""

    seats: int
    special: bool
    nine: bool
    word: Word


def shape(rules: Rules) -> Shape:
    """What these rules need."""
    nine = rules.exchanges or rules.copies
    return Shape(rules.players, bool(rules.special), nine, word([rules]))


def options(
    rules: Rules | Iterable[Rules],
    *,
    seats: int | None = None,
    special: bool | None = None,
    nine: bool | None = None,
) -> Options:
    """The rules of one game, or of a batch of games, as arrays.

    There are as many `seats` as the largest game needs, and there is room for `special` cards, and
    for those of the 30-year edition (`nine`), if a game has them. All can be set, to give different
    batches the same shapes and so have them share what is compiled.
    """
    several = [rules] if isinstance(rules, Rules) else list(rules)
    if not several:
        raise RulesError("a batch of no games: give at least one Rules")
    most = max(one.players for one in several)
    if seats is not None and seats < most:
        raise RulesError(f"seats={seats}: a game of the batch has {most} players")
    any_special = any(one.special for one in several)
    if special is False and any_special:
        raise RulesError("special=False: a game of the batch has special cards")
    any_nine = any(one.exchanges or one.copies for one in several)
    if nine is False and any_nine:
        raise RulesError("nine=False: a game of the batch has the Witch or the Vampire")
    nine = any_nine if nine is None else nine
    least = word(several)
    row = WIDE if nine else least
    length = max(MOST_ROUNDS, *(one.rounds for one in several))
    different = {one: place for place, one in enumerate(dict.fromkeys(several))}
    which = np.array([different[one] for one in several])

    def column(values: Sequence[int | Sequence[int] | Cards], dtype: type[np.generic]) -> Array:
        array = np.array(values, dtype)[which]
        return jnp.asarray(array[0] if isinstance(rules, Rules) else np.moveaxis(array, 0, -1))

    made = tuple(different)
    return Options(
        players=column([one.players for one in made], np.int8),
        mode=column([_MODES.index(one.mode) for one in made], np.int8),
        bidding=column([_BIDDINGS.index(one.bidding) for one in made], np.int8),
        plus_minus_one=column([one.plus_minus_one for one in made], np.bool_),
        last_bid=column([_LAST_BIDS.index(one.last_bid) for one in made], np.int8),
        foresight=column([_FORESIGHTS.index(one.foresight) for one in made], np.int8),
        cloud_at_round_end=column([one.cloud is CloudChange.ROUND_END for one in made], np.bool_),
        ties=column([_TIES.index(one.ties) for one in made], np.int8),
        special=column([[kind in one.special for kind in ALL_SPECIAL] for one in made], np.bool_)
        if nine or (any_special if special is None else special)
        else None,
        schedule=column([[*one.schedule, *[0] * (length - one.rounds)] for one in made], np.int8),
        rounds=column([one.rounds for one in made], np.int16),
        first_dealer=column(
            [NOBODY if one.first_dealer is Lot.LOT else one.first_dealer for one in made], np.int8
        ),
        deck=column([deck_rows(one) for one in made], row),
        suits=column([(1 << len(one.suits)) - 1 for one in made], row),
        seats=seats or most,
        nine=nine,
    )


def following(seat: Array, options: Options) -> Array:
    """The seat to the left."""
    return jnp.where(seat + 1 == options.players, jnp.int8(0), seat + jnp.int8(1))


def denies_evening(options: Options, totals: Array, last: Array) -> Array:
    """Whether the bids may not add up when `last`, the dealer, bids last (V1, O2)."""
    least = np.iinfo(totals.dtype).min
    seats = along(options.seats, options.players)
    others = jnp.where((seats == last) | (seats >= options.players), least, totals)
    leads = choose(last, totals) > jnp.max(others, axis=0)
    return options.plus_minus_one & ((options.last_bid != UNLESS_LEADING) | leads)


def foresees(options: Options, number: Array) -> Array:
    """Whether this round is bid with foresight (V4)."""
    always = options.foresight == EVERY_ROUND
    return (always & (number >= 1)) | ((options.foresight == FIRST_ROUND) & (number == 1))
