"""The batch engine by itself: bad input, deals from outside, chance, and JAX's transformations."""

from collections import Counter
from dataclasses import replace
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from augury import SPECIAL, Deal, Mode, Rules, RulesError, batch, card
from augury.encoding import ACTIONS, BID, LAYOUT, PLAY
from augury.game.errors import BadDeal
from augury.testing import scenarios as scenario

# Compiled once for each shape: every single game here has three seats and room for special cards.
step = jax.jit(batch.step)
place = jax.jit(batch.place)
draw = jax.jit(batch.draw)
legal_mask = jax.jit(batch.legal_mask)
observe = jax.jit(batch.observe)
random_action = jax.jit(batch.random_action)

BASE = Rules(players=3, hand_sizes=(2,))
ONE_COLOUR = Rules(players=3, mode=Mode.ONE_COLOUR, hand_sizes=(2,))
JUBILEE = Rules(players=3, special=SPECIAL, hand_sizes=(3,))


def started(rules: Rules) -> batch.State:
    return batch.start(batch.options(rules, special=True))


def dealt(rules: Rules, seed: int = 1) -> batch.State:
    before = started(rules)
    after: batch.State = place(before, draw(jax.random.key(seed), before))
    return after


def same(one: batch.State, other: batch.State) -> bool:
    pairs = zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    return all(np.array_equal(left, right) for left, right in pairs)


def unflagged(state: batch.State) -> batch.State:
    return replace(state, illegal=jnp.zeros_like(state.illegal))


def test_an_illegal_action_is_flagged_and_changes_nothing_else() -> None:
    rng = Random(1)
    phases = set[int]()
    seeds = iter(range(100))
    while len(phases) < 5:  # naming, bidding, playing, passing, changing
        state = dealt(JUBILEE, next(seeds))
        while not batch.is_over(state):
            phases.add(int(state.phase))
            legal = np.asarray(legal_mask(state))
            illegal = np.flatnonzero(~legal).tolist()
            for bad in (-1, ACTIONS, 10**6, *rng.sample(illegal, 2)):
                refused = step(state, bad)
                assert refused.illegal
                assert same(unflagged(refused), state)
            state = step(state, rng.choice(np.flatnonzero(legal).tolist()))
            assert not state.illegal


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    state = dealt(BASE)
    assert int(batch.actor(state)) == 1
    for seat in (0, 2, 5, -1):
        assert step(state, BID[0], seat).illegal
        assert not legal_mask(state, seat).any()
    assert not step(state, BID[0], 1).illegal


def test_the_flag_stays_up() -> None:
    state = step(dealt(BASE), PLAY[0])
    assert step(state, random_action(jax.random.key(2), state)).illegal


def test_a_round_that_is_over_takes_no_more_actions() -> None:
    state = dealt(BASE)
    assert not batch.rewards(state).any()
    while not batch.is_over(state):
        state = step(state, random_action(jax.random.key(2), state))
    assert batch.rewards(state).all()
    assert same(step(state, PLAY[0]), state)


def test_deals_can_be_given_from_outside() -> None:
    deal = scenario.deal("B1 W R1 | L W R2 | G1 J R3", up="Y9")
    state = place(started(JUBILEE), batch.given(deal, seats=3))
    assert not state.illegal
    assert LAYOUT.split(np.asarray(observe(state, 1)))["hand"].sum() == 3
    assert state.special is not None
    assert int(state.special.exchanger) == 1


@pytest.mark.parametrize(
    ("rules", "hands", "up"),
    [
        (BASE, "B1 | R1 R2 | G1 G2", "Y1"),
        (BASE, "B1 B2 B3 | R1 R2 | G1 G2", "Y1"),
        (BASE, "B1 B2 | R1 R2 | G1 G2", None),
        (BASE, "B1 D | R1 R2 | G1 G2", "Y1"),
        (ONE_COLOUR, "B1 B2 | R1 R2 | G1 G2", "Y1"),
        (ONE_COLOUR, "R1 B2 | B1 R2 | G1 G2", None),
    ],
)
def test_a_deal_that_is_not_due_is_flagged(rules: Rules, hands: str, up: str | None) -> None:
    before = started(rules)
    after = place(before, batch.given(scenario.deal(hands, up), seats=3))
    assert after.illegal
    assert same(unflagged(after), before)


def test_a_card_in_two_places_is_flagged() -> None:
    deal = batch.given(scenario.deal("B1 B2 | R1 R2 | G1 G2", "Y1"), seats=3)
    twice = replace(deal, hands=deal.hands.at[1].set(deal.hands[0]))
    assert not place(started(BASE), deal).illegal
    assert place(started(BASE), twice).illegal


def test_a_deal_in_the_midst_of_a_round_is_flagged() -> None:
    deal = draw(jax.random.key(2), started(BASE))
    assert place(dealt(BASE), deal).illegal


def test_a_deal_that_no_box_of_cards_holds_is_refused() -> None:
    wizards = ((card("W"),) * 3, (card("W"),) * 3)
    with pytest.raises(BadDeal, match="W more often"):
        batch.given(Deal(wizards, None), seats=3)


def test_rules_that_do_not_fit_the_shape_are_refused() -> None:
    with pytest.raises(RulesError, match="seats=3"):
        batch.options(Rules(players=4), seats=3)
    with pytest.raises(RulesError, match="special=False"):
        batch.options(Rules(special=SPECIAL), special=False)
    with pytest.raises(RulesError, match="no games"):
        batch.options([])


def test_drawn_deals_are_fair() -> None:
    """Every card comes to every seat, and is turned up, about as often as any other."""
    games = 4096
    rules = batch.options([Rules(players=4, special=SPECIAL, hand_sizes=(10,))] * games)
    state = batch.start(rules)
    deal = draw(jax.random.key(3), state)
    assert not place(state, deal).illegal.any()
    hands = np.asarray(deal.hands)
    often = ((hands[:, :, None] >> np.arange(16)[:, None]) & 1).sum(axis=-1).reshape(4, -1)
    often = often[:, often.any(axis=0)]
    assert often.shape == (4, 67)
    expected = games * 10 / 67
    assert np.abs(often - expected).max() < 5 * np.sqrt(expected)
    up = np.bincount(np.asarray(deal.turned_up))
    assert len(up) == 67
    assert np.abs(up - games / 67).max() < 5 * np.sqrt(games / 67)


def test_random_actions_are_legal_and_each_as_likely() -> None:
    """A Wizard is one action, the Juggler four."""
    state = place(
        started(Rules(players=3, special=SPECIAL, hand_sizes=(3,))),
        batch.given(scenario.deal("W W U | B1 R1 R2 | W S J", up="J"), seats=3),
    )
    for action in (BID[0], BID[0], BID[0], PLAY[0], PLAY[52]):
        state = step(state, action)
    draws = 4000
    keys = jax.random.split(jax.random.key(5), draws)
    chosen = Counter(jax.jit(jax.vmap(batch.random_action, (0, None)))(keys, state).tolist())
    legal = np.flatnonzero(legal_mask(state)).tolist()
    assert sorted(chosen) == legal
    assert len(legal) == 5
    assert max(chosen.values()) < draws / 5 + 5 * np.sqrt(draws / 5)


@pytest.mark.long
def test_games_may_be_mapped_or_lie_along_the_last_axis() -> None:
    rules = batch.options(BASE)

    @jax.jit
    def both(key: jax.Array) -> tuple[batch.State, batch.State]:
        first = jax.vmap(batch.init, (0, None))(jax.random.split(key, 8), rules)
        last = jax.tree.map(lambda leaf: jnp.moveaxis(leaf, 0, -1), first)
        action = batch.random_action(key, last)
        mapped = jax.vmap(batch.step)(first, action)
        back = jax.tree.map(lambda leaf: jnp.moveaxis(leaf, 0, -1), mapped)
        return back, batch.step(last, action)

    mapped, whole = both(jax.random.key(9))
    assert same(mapped, whole)
    assert mapped.hands.shape == (3, 5, 8)
    assert not mapped.illegal.any()
    assert len({hands.tobytes() for hands in np.moveaxis(mapped.hands, -1, 0)}) == 8


def test_a_round_is_played_to_its_end() -> None:
    several = [Rules(players=3, hand_sizes=(1 + game % 5,)) for game in range(8)]

    @jax.jit
    def play(key: jax.Array) -> batch.State:
        state = batch.init(key, batch.options(several))
        return batch.play_round(key, state, batch.random_action)

    state = play(jax.random.key(3))
    assert batch.is_over(state).all()
    assert not state.illegal.any()
    assert state.taken.sum(axis=0).tolist() == [one.hand_size(1) for one in several]


def test_a_game_can_be_joined_late() -> None:
    rules = batch.options(Rules(players=3), special=True)
    totals = jnp.array([10, -20, 130], jnp.int16)
    state = batch.start(rules, number=18, totals=totals)
    state = place(state, draw(jax.random.key(0), state))
    assert int(state.hand_size) == 19
    assert int(state.dealer) == 0
    seen = LAYOUT.split(np.asarray(observe(state, 0)))
    assert seen["totals"].tolist() == [1, -2, 13, 0, 0, 0]
    assert seen["rounds_left"] == 1


def test_the_hidden_hands_are_those_of_the_others() -> None:
    deal = scenario.deal("B1 W | R1 W | G1 J", up="Y9")
    state = place(started(BASE), batch.given(deal, seats=3))
    hidden = np.asarray(batch.hidden_hands(state, 1))
    own = [LAYOUT.split(np.asarray(observe(state, seat)))["hand"] for seat in (2, 0)]
    assert (hidden[:2] == own).all()
    assert not hidden[2:].any()


def test_a_game_that_is_joined_late_may_have_a_past() -> None:
    rules = batch.options(Rules(players=3), special=True)
    past = batch.History(
        rounds=jnp.int16(4),
        exact=jnp.array([4, 1, 0], jnp.int16),
        over=jnp.array([0, 2, 9], jnp.int16),
        under=jnp.array([0, 3, 0], jnp.int16),
    )
    state = batch.start(rules, number=4, history=past)
    state = place(state, draw(jax.random.key(0), state))
    seen = LAYOUT.split(np.asarray(observe(state, 1)))
    assert seen["history_rounds"] == 4
    assert seen["history_exact"].tolist() == [25, 0, 100, 0, 0, 0]
    assert seen["history_over"].tolist() == [5, 22, 0, 0, 0, 0]
    assert seen["history_under"].tolist() == [7, 0, 0, 0, 0, 0]


def test_whole_games_are_played_round_after_round() -> None:
    """Games of different lengths go on until each is over; the totals add up."""
    short, long = Rules(players=3, hand_sizes=(1,)), Rules(players=3, hand_sizes=(1, 2, 1))
    rules = batch.options([short, long] * 4)
    state = jax.jit(batch.init)(jax.random.key(1), rules)
    assert not batch.is_game_over(state).any()
    once = jax.jit(lambda key, state: batch.play_round(key, state, batch.random_action))
    state = once(jax.random.key(2), state)
    assert batch.is_over(state).all()
    assert batch.is_game_over(state).tolist() == [True, False] * 4
    dealt_on = jax.jit(batch.next_round)(jax.random.key(3), state)
    assert dealt_on.number.tolist() == [1, 2] * 4
    assert same_games(dealt_on, state, [0, 2, 4, 6])
    whole = jax.jit(lambda key, state: batch.play_game(key, state, batch.random_action))
    over = whole(jax.random.key(4), state)
    assert batch.is_game_over(over).all()
    assert not over.illegal.any()
    assert same_games(over, state, [0, 2, 4, 6])
    assert over.number.tolist() == [1, 3] * 4
    assert np.array_equal(batch.totals(over), over.before + batch.rewards(over))


def same_games(one: batch.State, other: batch.State, games: list[int]) -> bool:
    pairs = zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    return all(np.array_equal(left[..., games], right[..., games]) for left, right in pairs)
