"""Sets of cards as rows of bits, for any number of games at once.

Every array of the batch engine has its games along its *last* axes: a scalar of one game is an
array of the shape of the batch, what each seat has is `[seats, …batch]`, and a single game has no
such axes at all. Then broadcasting does what is meant, everything vectorises, and the functions
can be used as they are, under `jit`, or under `vmap`.
"""

from __future__ import annotations

from collections.abc import Sequence

import jax
import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

from augury.batch.tables import NOTHING, REST, ROWS, WIDTH


def width(rows: Array) -> int:
    """How many bits a row is kept in."""
    return 8 * rows.dtype.itemsize


def _halves(rows: Array) -> tuple[int, ...]:
    """How a row is halved until one bit is left: 8, 4, 2, 1."""
    return tuple(1 << power for power in reversed(range(width(rows).bit_length() - 1)))


def single(place: Array, like: Array) -> Array:
    """A bit at this place of a row, in a row such as these are."""
    one: Array = jnp.asarray(1, like.dtype) << place.astype(like.dtype)
    return one


def along(length: int, games: Array) -> Array:
    """0, 1, 2, … on a new first axis before the axes of `games`."""
    return jnp.arange(length, dtype=jnp.int8).reshape(length, *[1] * games.ndim)


def choose(index: Array, options: Array | Sequence[ArrayLike]) -> Array:
    """Each game's own choice among what lies on the first axis; the first, if there is none.

    A chain of selections rather than a gather: there are six seats at most.
    """
    chosen = jnp.asarray(options[0])
    for place in range(1, len(options)):
        chosen = jnp.where(index == place, options[place], chosen)
    return chosen


def count(cards: Array | Sequence[Array]) -> Array:
    """How many cards the set has, or how many bits these rows."""
    return sum((_counted(row) for row in cards[1:]), _counted(cards[0]))


def lowest(bits: Array) -> Array:
    """The lowest bit of a row alone: one of the four Wizards, if it is they."""
    low: Array = bits & (~bits + jnp.asarray(1, bits.dtype))
    return low


def one_card(row: Array, bit: Array) -> Array:
    """The set of one card: its bit in its row."""
    return jnp.where(along(ROWS, row) == row, bit, jnp.zeros_like(bit))


def slot_card(slot: Array, like: Array) -> Array:
    """The set of the card in this slot, in rows such as these are; empty, if there is none."""
    row = row_of(slot)
    bit = single(jnp.maximum(slot - row * jnp.int8(WIDTH), 0), like)
    return one_card(row, jnp.where(slot == NOTHING, jnp.zeros_like(bit), bit))


def slot_of(row: Array, bit: Array) -> Array:
    """The slot of the card with this bit in its row; `NOTHING`, if it is no card."""
    place = jax.lax.population_count(bit - jnp.asarray(1, bit.dtype)).astype(jnp.int8)
    return jnp.where(bit == 0, jnp.int8(NOTHING), row.astype(jnp.int8) * jnp.int8(WIDTH) + place)


def nth(cards: Array | Sequence[Array], number: Array) -> tuple[Array, Array]:
    """The row and the place in it of the card that has `number` others before it."""
    counts = [_counted(row) for row in cards]
    row = jnp.zeros_like(number)
    bits = cards[0]
    for place in range(1, ROWS):
        further = number >= counts[place - 1]
        passed = further & (row == place - 1)
        number = jnp.where(passed, number - counts[place - 1], number)
        row = jnp.where(passed, jnp.int8(place), row)
        bits = jnp.where(passed, cards[place], bits)
    place_in_row = jnp.zeros_like(number)
    for half in _halves(bits):
        low = bits & ((1 << half) - 1)
        before = _counted(low)
        upper = number >= before
        number = jnp.where(upper, number - before, number)
        bits = jnp.where(upper, bits >> half, low)
        place_in_row = jnp.where(upper, place_in_row + half, place_in_row)
    return row, place_in_row


def row_of(number: Array) -> Array:
    """The row of a slot, or of the choice of this number. Compared: a division is dearer."""
    row = jnp.zeros_like(number, jnp.int8)
    for later in range(1, ROWS):
        row = row + (number >= later * WIDTH)
    return row


def spread(rows: Array) -> Array:
    """Every bit of the rows, which lie on the last axis, as a truth value of its own."""
    suits = (rows[..., :REST, None] >> jnp.arange(WIDTH, dtype=rows.dtype)) & 1
    rest = (rows[..., REST:] >> jnp.arange(width(rows), dtype=rows.dtype)) & 1
    return jnp.concatenate([suits.reshape(*rows.shape[:-1], REST * WIDTH), rest], axis=-1) == 1


def _counted(bits: Array) -> Array:
    return jax.lax.population_count(bits).astype(jnp.int8)
