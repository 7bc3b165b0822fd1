"""What is played in training, and for what: rules, deals, and the value of a round."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from augury.batch import Options, State, draw, options, place, rewards, start
from augury.bots.search.objective import values_of_points
from augury.encoding import SEATS
from augury.game import ALL_SPECIAL, SPECIAL, Mode, Rules
from augury.game.rules import PLAYERS
from augury.game.text.notation import parse_rules
from augury.testing.rules import random_rules
from train.company import Outcomes, draw_past, draw_styles

POINTS = 30.0  # points that are one unit of reward


def draw_rules(rng: Random) -> Rules:
    """Rules of any sort, half of the time as they are in the box; four players more often.

    Now and then with a schedule of one's own.
    """
    players = rng.choices(PLAYERS, (15, 55, 15, 15))[0]
    if rng.random() < 0.5:
        special = rng.choices(((), SPECIAL, ALL_SPECIAL), (60, 20, 20))[0]
        rules = Rules(players=players, special=special)
    else:
        rules = random_rules(rng, short=False, players=players)
    if rules.mode is Mode.MAXIMUS or rng.random() < 0.85:
        return rules
    return replace(rules, hand_sizes=tuple(rng.choices(rules.schedule, k=rng.randint(2, 9))))


def chosen_rules(text: str, variety: int, seed: int) -> Options:
    """The rules to be played, as arrays: 'all', or some in notation with ';' between them."""
    if text == "all":
        rng = Random(seed)
        return options([draw_rules(rng) for _ in range(variety)], seats=SEATS)
    return options([parse_rules(one) for one in text.split(";")])


class Tables(NamedTuple):
    """Rounds in play, and who plays them: [seats, games], the styles of `train.company`."""

    state: State
    styles: Array


def deal_rounds(
    key: Array, rules: Options, count: int, outcomes: Outcomes, odd: float = 0.0
) -> Tables:
    """Fresh rounds of random rules, each somewhere in its game, with a past that may be.

    Everyone has kept their predictions as their style does. Half of the time the totals are those
    of that past; else they are closer than chance would have them, more or less: there they matter
    most.
    """
    which, when, who, before, sums, close, fitting, cards = jax.random.split(key, 8)
    row = jax.random.randint(which, (count,), 0, rules.games[0])
    mine: Options = jax.tree.map(lambda column: column[..., row], rules)
    number = (jax.random.uniform(when, (count,)) * mine.rounds).astype(jnp.int16)
    styles = draw_styles(who, mine, odd)
    past = draw_past(before, outcomes, mine, styles, number)
    spread = jax.random.normal(sums, (mine.seats, count)) * 2.5 * jnp.sqrt(number)
    spread *= jax.random.uniform(close, (count,), minval=0.1)
    totals = (10 * jnp.round(2.5 * number + spread)).astype(jnp.int16)
    totals = jnp.where(jax.random.bernoulli(fitting, 0.5, (count,)), past.points, totals)
    seated = jnp.arange(mine.seats)[:, None] < mine.players
    state = start(mine, number=number, totals=jnp.where(seated, totals, 0), history=past.history)
    return Tables(place(state, draw(cards, state)), styles)


def round_value(state: State) -> Array:
    """The value of a round that is over to every seat, in units of reward.

    Its points less a part of the others' mean; in the last rounds of a game, as much of the chance
    to win as they brought. The archmage goes by the same when it looks ahead.
    """
    to_come = (state.options.rounds - state.number).astype(jnp.float32)
    return value_of_points(rewards(state), state.before, state.options.players, to_come)


def value_of_points(points: Array, before: Array, players: Array, to_come: Array | float) -> Array:
    """The value of these points, [seats, …], to everyone, with these totals before."""
    values: Array = values_of_points(points, before, players, to_come)
    return values / POINTS
