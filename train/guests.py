"""Guests: other networks, which sit at some tables in training and play as they would.

Whoever has met nobody but itself takes its own habits for the rules of the game: what others hold
and want is guessed as if they bid and played alike. Nothing is learnt from a guest's decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from augury.batch import Options, options
from augury.game.text.notation import parse_rules
from train.networks import Inputs, Weights, load_weights, read_policy


class Guest(NamedTuple):
    """Somebody else's policy, and the rules it knows, if not all."""

    policy: Weights
    rules: Options | None


def invite(texts: Sequence[str]) -> tuple[Guest, ...]:
    """Guests, each a file of weights, with the rules it knows behind it if not all.

    For example `runs/one/policy.npz` and `runs/special/policy.npz players=4`.
    """
    guests = []
    for text in texts:
        file, _, rules = text.partition(" ")
        known = options([parse_rules(rules)]) if rules else None
        guests.append(Guest(load_weights(Path(file)), known))
    return tuple(guests)


def ask(
    guests: tuple[Guest, ...], inputs: Inputs, seat: Array, played: Options, tables: range
) -> tuple[Array, Array]:
    """At which tables it is a guest's turn, and what the guest does there: always the likeliest.

    The `tables` are shared out among the guests, who sit down on `half` of the seats if they know
    the rules.
    """
    turn, chosen = jnp.zeros(seat.shape, bool), jnp.zeros(seat.shape, int)
    each = len(tables) // max(1, len(guests))
    for number, guest in enumerate(guests):
        first = tables.start + number * each
        rows = slice(first, first + each)
        logs, _ = read_policy(guest.policy, inputs.seen[rows], inputs.mask[rows])
        chosen = chosen.at[rows].set(logs.argmax(-1))
        turn = turn.at[rows].set((half(seat) & _knows(guest, played))[rows])
    return turn, chosen


def half(seat: Array) -> Array:
    """Whether a seat is one of those given to others: each at half of the tables, in every way."""
    return (jnp.arange(seat.shape[0]) >> seat) & 1 == 1


def _knows(guest: Guest, played: Options) -> Array:
    """Whether the rules of a table are the guest's, but for the hand sizes."""
    known = guest.rules
    if known is None:
        return jnp.ones(played.games, bool)
    same = (known.deck == played.deck).all(axis=0)
    for name in (
        "players",
        "mode",
        "bidding",
        "plus_minus_one",
        "foresight",
        "cloud_at_round_end",
    ):
        same &= getattr(known, name) == getattr(played, name)
    return same
