"""Odd company bids and plays as its style says, sits where it should, and has a past that fits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

pytest.importorskip("jax", reason="TRAINING IS NOT TESTED: pip install jax optax")

import jax
import jax.numpy as jnp

from augury import batch
from augury.encoding import (
    ACTION_IDS,
    ACTIONS,
    BID,
    OBSERVATIONS,
    PLAY,
    action,
    mask,
    observe,
    suit_order,
)
from augury.encoding.actions import MOST_TRICKS
from augury.encoding.plays import PLAYS
from augury.game import (
    SPECIAL,
    Bid,
    Phase,
    Play,
    Rules,
    View,
    apply,
    card,
    deal,
    start,
    view,
)
from augury.game.play.tricks import strength
from augury.game.rules import PLAYERS
from augury.testing import scenarios as scenario
from benchmarks.odd import Odd
from train import company
from train.company import (
    CONTRARY,
    FAIR,
    HIGHEST,
    LOWEST,
    MAXIMUM,
    OWN,
    RANDOM,
    ZERO,
    decide,
    style,
)
from train.networks import Inputs, inputs_of

RULES = Rules(players=3, hand_sizes=(4,), plus_minus_one=True)
HANDS = "B2 R5 W J | B9 R1 W J | G1 Y13 R13 G2"


place, step = jax.jit(batch.place), jax.jit(batch.step)
draw_past = jax.jit(company.draw_past)


def dealt(games: int) -> batch.State:
    """Seat 1 bids first, then 2, and the dealer 0; red is trump."""
    state = batch.start(batch.options([RULES] * games, seats=6, special=True))
    deal = batch.given([scenario.deal(HANDS, up="R9")] * games, seats=6)
    placed: batch.State = place(state, deal)
    return placed


def chosen(state: batch.State, styles: list[int], seed: int = 1) -> list[int]:
    """What players of these styles do, one in each game, as numbers of the engine's actions."""
    many = -len(styles) % 4  # tables beside them, so that little is compiled
    legal, actions = _choose(state, jnp.array(styles + [0] * many, jnp.int8), seed)
    assert legal.all()
    found: list[int] = actions.tolist()[: len(styles)]
    return found


@jax.jit
def _choose(state: batch.State, styles: jax.Array, seed: int) -> tuple[jax.Array, jax.Array]:
    inputs = inputs_of(state)
    logits = jnp.where(inputs.mask, 0.0, -1e9)
    own = jnp.argmax(inputs.mask, axis=-1)  # the network would do the first thing
    logits = logits.at[jnp.arange(len(styles)), own].add(30.0)
    found = decide(jax.random.key(seed), styles, inputs, logits)
    return inputs.mask[jnp.arange(len(styles)), found], inputs.action(found)


def test_bids_are_what_the_way_to_bid_says() -> None:
    styles = [style(way, OWN) for way in (OWN, ZERO, MAXIMUM, FAIR)]
    assert chosen(dealt(4), styles) == [BID[0], BID[0], BID[4], BID[1]]


def test_a_bid_that_is_barred_gives_way_to_the_next() -> None:
    """With plus/minus one the dealer may not bid what makes four tricks in all (V1)."""
    state = dealt(4)
    for bid in (BID[0], BID[4]):
        state = step(state, jnp.full(4, bid))
    styles = [style(way, OWN) for way in (ZERO, MAXIMUM, FAIR)]
    assert chosen(state, styles) == [BID[1], BID[4], BID[1]]


def code(action: int) -> str:
    return PLAYS[action][0].code


def test_plays_are_what_the_way_to_play_says() -> None:
    state = dealt(4)
    for bid in (BID[1], BID[0], BID[0]):
        state = step(state, jnp.full(4, bid))
    ways = HIGHEST, LOWEST, CONTRARY, OWN
    first = chosen(state, [style(ZERO, way) for way in ways])
    assert [code(one) for one in first[:3]] == ["W", "J", "J"]  # seat 1 needs a trick
    assert first[3] in PLAY
    lead = PLAYS.index((card("B9"), card("B9")))
    state = step(state, jnp.full(4, lead))
    second = chosen(state, [style(MAXIMUM, way) for way in ways])
    assert [code(one) for one in second[:3]] == ["R13", "G1", "R13"]  # seat 2 wants none
    assert code(second[0]) == "R13"  # trump, before the yellow one


def test_high_is_high_with_any_trump() -> None:
    without, trump = company.RANKS
    named = {code(at): at for at in range(len(PLAYS))}
    assert without[named["W"]] > without[named["R13"]] == without[named["B13"]]
    assert trump[named["W"]] > trump[named["B1"]] > trump[named["R13"]] > trump[named["R1"]]
    assert trump[named["J"]] < trump[named["R1"]]


@pytest.mark.long
def test_at_the_highest_temperature_everything_legal_is_as_likely() -> None:
    games = 2000
    found = np.bincount(chosen(dealt(games), [style(RANDOM, OWN)] * games), minlength=ACTIONS)
    bids = found[BID.start : BID.start + 5]
    assert bids.sum() == games
    assert bids.min() > games / 5 - 5 * np.sqrt(games / 5)


def test_one_seat_is_always_the_network_s_and_empty_seats_have_no_style() -> None:
    rules = batch.options([Rules(players=3 + game % 4) for game in range(4000)], seats=6)
    styles = np.asarray(company.draw_styles(jax.random.key(1), rules, 0.5))
    seated = np.arange(6)[:, None] < np.asarray(rules.players)
    assert not styles[~seated].any()
    assert ((styles == 0) & seated).any(axis=0).all()
    assert 0.42 < (styles > 0).any(axis=0).mean() < 0.5  # some such tables have none by chance
    assert set(np.unique(styles)) <= set(range(company.STYLES))
    assert len(np.unique(styles)) > 60
    full = (styles > 0).sum(axis=0) == np.asarray(rules.players) - 1
    alike = [len(set(column[column > 0].tolist())) == 1 for column in styles[:, full].T]
    assert 0.4 < np.mean(alike) < 0.7
    assert not company.draw_styles(jax.random.key(1), rules, 0.0).any()


@pytest.mark.long
def test_what_is_counted_is_drawn_again() -> None:
    """One who always takes two too many is remembered for it; one nobody knows is not."""
    games = 512
    rules = batch.options([Rules(players=4)] * games, seats=6)
    state = batch.start(rules, number=3)
    over = state.bids * 0 + 1
    state = batch.State(
        **{**vars(state), "bids": over, "taken": over + 2, "hand_size": over[0] + 2}
    )
    styles = jnp.full((6, games), style(ZERO, HIGHEST), jnp.int8)
    known = company.count(company.no_outcomes(), state, styles, jnp.ones(games, bool))
    place = style(ZERO, HIGHEST), 4 - PLAYERS[0], 3
    assert known.counts[place][2 + MOST_TRICKS] == 4 * games  # the two empty seats do not count
    unseen = company.count(company.no_outcomes(), state, styles, jnp.zeros(games, bool))
    assert (unseen.counts == company.no_outcomes().counts).all()

    number = jnp.full(games, 5, jnp.int16)
    past = draw_past(jax.random.key(2), known, rules, styles, number)
    assert (past.history.rounds == 5).all()
    total = past.history.exact + past.history.over + past.history.under
    assert (np.asarray(past.history.over)[:4] >= 2).mean() > 0.95  # the round of three cards
    assert not total[4:].any()
    nobody = draw_past(jax.random.key(2), known, rules, 0 * styles, number)
    exact = np.asarray(nobody.history.exact)[:4].mean() / 5
    assert 0.55 < exact < 0.65  # three in five, as long as nothing is known
    assert not draw_past(jax.random.key(2), known, rules, styles, 0 * number).points.any()


def test_points_fit_the_past() -> None:
    """Whoever always hits has twenty and ten for each fair trick; whoever misses by one loses."""
    rules = batch.options([Rules(players=4), Rules(players=4, special=SPECIAL)], seats=6)
    styles, number = jnp.zeros((6, 2), jnp.int8), jnp.full(2, 4, jnp.int16)
    sure = company.no_outcomes().counts * 0
    hits = company.Outcomes(sure.at[..., MOST_TRICKS].set(1.0))
    past = draw_past(jax.random.key(1), hits, rules, styles, number)
    assert past.points[:4].tolist() == [[20 + 20 + 30 + 30] * 2] * 4
    misses = company.Outcomes(sure.at[..., MOST_TRICKS - 1].set(1.0))
    past = draw_past(jax.random.key(1), misses, rules, styles, number)
    assert past.points[:4].tolist() == [[-40] * 2] * 4
    assert past.history.under[:4].tolist() == [[4] * 2] * 4


def decisions(rules: Rules, rng: Random) -> Iterator[View]:
    """Bids and plays of a game played at random, where there is a choice."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, deal(state, rng))
            continue
        seen = view(state, state.to_act[0])
        if isinstance(seen.legal_actions[0], Bid | Play) and len(seen.legal_actions) > 1:
            yield seen
        state = apply(state, rng.choice(seen.legal_actions))


def test_it_is_the_company_of_the_benchmark() -> None:
    """Of equal cards either may be played: the batch has relabelled the suits."""
    rng = Random(1)
    all_rules = (
        Rules(players=3, hand_sizes=(2, 5, 9)),
        Rules(players=5, special=SPECIAL, hand_sizes=(1, 4, 7), plus_minus_one=True),
    )
    views = [seen for rules in all_rules for seen in decisions(rules, rng)]
    names = [("zero", "highest"), ("maximum", "lowest"), ("fair", "contrary")]
    styles = [style(ZERO, HIGHEST), style(MAXIMUM, LOWEST), style(FAIR, CONTRARY)]
    seen = np.stack([observe(one) for one in views])
    orders = suit_order(seen)
    ids = ACTION_IDS[orders]
    inputs = Inputs(
        seen=jnp.asarray(np.take_along_axis(seen, OBSERVATIONS[orders], axis=-1)),
        mask=jnp.asarray(np.take_along_axis(np.stack([mask(one) for one in views]), ids, axis=-1)),
        hidden=jnp.zeros(0),
        order=jnp.asarray(orders),
    )
    logits = jnp.where(inputs.mask, 0.0, -1e9)
    choose = jax.jit(
        lambda styles: inputs.action(decide(jax.random.key(1), styles, inputs, logits))
    )
    for (bid, play), number in zip(names, styles, strict=True):
        found = choose(jnp.full(len(views), number, jnp.int8)).tolist()
        for one, chosen_id in zip(views, found, strict=True):
            wanted = Odd(bid, play).act(one, rng)
            move = action(chosen_id, one.seat or 0)
            if isinstance(wanted, Play) and isinstance(move, Play):
                trump = one.table.trump
                high, same = (
                    strength(each.face, trump, each.face.suit, True) for each in (wanted, move)
                )
                assert high == same
            else:
                assert move == wanted
