"""The rules in force, as arrays: a batch may mix rules and numbers of players.

Two things are fixed for a whole batch, because they decide the shape of its arrays: how many
seats there are places for, and whether there are special cards at all. A batch that needs neither
six seats nor special cards is smaller and faster without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from augury.batch.bits import along, choose
from augury.batch.tables import NOBODY, WORD, Cards, deck_rows
from augury.game.cards import SPECIAL
from augury.game.errors import RulesError
from augury.game.rules import Bidding, CloudChange, Foresight, LastBid, Lot, Mode, Rules

_MODES: Final = tuple(Mode)
_BIDDINGS: Final = tuple(Bidding)
_LAST_BIDS: Final = tuple(LastBid)
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
    special: Array | None  # [special kinds, …] which are in the deck; None: in no game of the batch
    schedule: Array  # [rounds, …] hand sizes, zero after the last round
    rounds: Array
    first_dealer: Array  # NOBODY where the lot decides
    deck: Array  # [rows, …] the cards that are played with, as rows of bits (R1.1, V5, S0.1)
    suits: Array  # those in the box, as bits
    seats: int = field(metadata={"static": True})  # places at the table, taken or not

    @property
    def games(self) -> tuple[int, ...]:
        """The shape of the batch."""
        return self.players.shape


def options(
    rules: Rules | Iterable[Rules], *, seats: int | None = None, special: bool | None = None
) -> Options:
    """The rules of one game, or of a batch of games, as arrays.

    There are as many `seats` as the largest game needs, and there is room for `special` cards if
    a game has them. Both can be set, to give different batches the same shapes and so have them
    share what is compiled.
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
        special=column([[kind in one.special for kind in SPECIAL] for one in made], np.bool_)
        if (any_special if special is None else special)
        else None,
        schedule=column([[*one.schedule, *[0] * (length - one.rounds)] for one in made], np.int8),
        rounds=column([one.rounds for one in made], np.int16),
        first_dealer=column(
            [NOBODY if one.first_dealer is Lot.LOT else one.first_dealer for one in made], np.int8
        ),
        deck=column([deck_rows(one) for one in made], WORD),
        suits=column([(1 << len(one.suits)) - 1 for one in made], WORD),
        seats=seats or most,
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
