"""Looking ahead: believable worlds, the critic's word, and time that is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
import pytest

from augury.bots import bot, lookahead, network
from augury.bots.aims import worth
from augury.bots.lookahead import best, look_ahead, play_on
from augury.bots.network import load
from augury.bots.suspicion import Suspicion, _at_bidding
from augury.encoding import AXES, LAYOUT, OBSERVATIONS, encode, suit_order
from augury.game import (
    CARDS,
    Bidding,
    Phase,
    Play,
    Row,
    Rules,
    State,
    Table,
    apply,
    card,
    deal,
    legal_actions,
    start,
    view,
)
from augury.game.values import replace
from tests.batch.rulesets import random_rules
from tests.scenario import act, dealt
from tests.strategies import rich_deal

WEIGHTS = Path(network.__file__).parent / "weights"
POLICY, CRITIC = load("archmage"), load("critic")


def states(rules: Rules, rng: Random) -> list[State]:
    """Every state of a game played at random in which someone has a choice."""
    state, found = start(rules), []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            state = apply(state, rich_deal(state, rng))
            continue
        found.append(state)
        seat = rng.choice(state.to_act)
        state = apply(state, rng.choice(legal_actions(state, seat)))
    return found


def test_what_a_seat_saw_when_it_bid_is_reconstructed() -> None:
    """In the true world, the view at its bid is the one that the seat had."""
    rng = Random(4)
    for rules in (Rules(players=4, hand_sizes=(5,)), Rules(players=5, hand_sizes=(4, 6))):
        seen = {}
        for state in states(rules, rng):
            if state.phase is Phase.BID:
                [seat] = state.to_act
                seen[state.table.number, seat] = view(state, seat)
            elif state.phase is Phase.PLAY:
                for seat in range(rules.players):
                    assert _at_bidding(state, seat) == seen[state.table.number, seat]


def test_who_bid_high_is_suspected_of_high_cards() -> None:
    state = dealt("B2 R2 G2 | B5 R5 G5 | B7 R7 G7 | B9 R9 G9", up="Y1")
    high = act(state, "1:bid=3 2:bid=0 3:bid=0 0:bid=0")
    low = act(state, "1:bid=0 2:bid=0 3:bid=0 0:bid=0")

    def wizards_and_trumps(told: State) -> float:
        worlds = Suspicion(POLICY, view(told, 0), Random(1)).draw(40)
        return fmean(sum(card.code[0] in "WY" for card in world.hands[1]) for world in worlds)

    assert wizards_and_trumps(high) > wizards_and_trumps(low) + 0.25


def test_worlds_can_be_played_on_in_every_rule_set() -> None:
    rng = Random(3)
    for rules in random_rules(rng, 8):
        for state in rng.sample(states(rules, rng), 3):
            seat = rng.choice(state.to_act)
            for world in Suspicion(POLICY, view(state, seat), rng).draw(2):
                moves = legal_actions(world, seat)
                assert moves == legal_actions(state, seat)
                after = [apply(world, move) for move in moves[:3]]
                values = play_on(POLICY, CRITIC, after, seat)
                assert len(values) == len(after)
                assert all(-300 < value < 300 for value in values)


def test_unseen_bids_are_made_again() -> None:
    rules = Rules(players=4, bidding=Bidding.HIDDEN, hand_sizes=(3,))
    state = start(rules)
    state = apply(state, deal(state.table, Random(1)))
    state = act(state, "0:bid=3 1:bid=3")
    [world] = Suspicion(POLICY, view(state, 2), Random(2)).draw(1)
    assert world.to_act == (0, 1, 2, 3)
    assert world.bids == (None,) * 4


def test_the_critic_is_the_one_of_training() -> None:
    pytest.importorskip("jax", reason="NOT PROVEN EQUAL TO TRAINING: pip install jax optax")
    pytest.importorskip("optax", reason="NOT PROVEN EQUAL TO TRAINING: pip install jax optax")
    import jax.numpy as jnp  # noqa: PLC0415

    from train import networks  # noqa: PLC0415

    state = dealt("W B10 R3 | B9 B3 J | B4 G5 G6 | W J Y7", up="R1")
    seen = encode(view(state, 1))
    hidden = np.zeros((AXES["other"], AXES["card"]), np.int8)  # from the left neighbour on
    for at, hand in enumerate(["B4 G5 G6", "W J Y7", "W B10 R3"]):
        for code in hand.split():
            hidden[at, CARDS.index(card(code))] = 1
    places = OBSERVATIONS[suit_order(seen)]
    weights = networks.load_weights(WEIGHTS / "critic.npz")
    wanted = networks.read_critic(
        weights,
        jnp.asarray(seen[places]),
        jnp.asarray(hidden[:, places[LAYOUT["hand"].slice]].ravel()),
    )
    [found] = CRITIC.judge([state], 1)
    assert found == pytest.approx(float(wanted) * 30, abs=0.01)


def test_it_corrects_a_blunder() -> None:
    """Two more tricks: blue 10 wins now, the Wizard later; the other way round 10 may be beaten."""
    state = act(dealt("W B10 | B9 B3 | B4 B5", up="R1"), "1:bid=2 2:bid=2 0:bid=2 1:B9 2:B4")
    seen = view(state, 0)
    right, wrong = (Play(0, card(code)) for code in ("B10", "W"))
    for favourite in (right, wrong):
        odds = np.array([float(move == favourite) for move in seen.legal_actions], np.float32)
        assert look_ahead(POLICY, CRITIC, seen, odds, Random(1), 2000) == right


def test_only_what_is_clearly_better_replaces_the_first() -> None:
    same = np.array([[0.0, 0.1], [0.0, -0.1], [0.0, 0.2]])
    better = np.array([[0.0, 30.0], [0.0, 25.0], [0.0, 35.0]])
    unsure = np.array([[0.0, 90.0], [0.0, -80.0], [0.0, 30.0]])
    assert [best(values) for values in (same, better, unsure)] == [0, 1, 0]
    assert best(better[:1]) == 0


def test_the_time_decides_how_many_worlds_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves a millisecond whenever it is read: two times for every draw."""
    clock = (number / 1000 for number in range(10_000))
    drawn: list[int] = []
    draw = Suspicion.draw

    def counted(self: Suspicion, count: int) -> list[State]:
        drawn.append(count)
        return draw(self, count)

    monkeypatch.setattr(lookahead, "thread_time", lambda: next(clock))
    monkeypatch.setattr(lookahead, "_ENOUGH", 10_000)
    monkeypatch.setattr(Suspicion, "draw", counted)
    state = start(Rules(players=4, hand_sizes=(5,)))
    state = apply(state, deal(state.table, Random(1)))
    seen = view(state, state.to_act[0])
    odds = np.zeros(len(seen.legal_actions), np.float32)
    look_ahead(POLICY, CRITIC, seen, odds, Random(1), 0.5)
    assert drawn == [2]
    drawn.clear()
    look_ahead(POLICY, CRITIC, seen, odds, Random(1), 20.5)
    assert drawn == [2, *[8] * 9, 4]


def test_it_plays_whole_games() -> None:
    rng, player = Random(8), bot("archmage:ms=2")
    for bidding in Bidding:
        state = start(Rules(players=3, bidding=bidding, hand_sizes=(3,)))
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                state = apply(state, deal(state.table, rng))
                continue
            state = apply(state, player.act(view(state, state.to_act[0]), rng))


class TestAims:
    """Points, and victory when the end is near."""

    def ended(self, number: int, totals: tuple[int, ...], won: tuple[int, ...]) -> Table:
        """A game of four of fifteen rounds, this one just written down."""
        after = tuple(total + more for total, more in zip(totals, won, strict=True))
        row = Row(0, number, bids=(0,) * 4, taken=(0,) * 4, points=won, totals=after)
        return replace(start(Rules(players=4)).table, number=number, pad=(row,) * number)

    def test_far_from_the_end_points_count(self) -> None:
        for totals in ((0, 0, 0, 0), (500, 0, 0, 0)):
            assert worth(self.ended(9, totals, (50, 20, 30, 10)), 0) == 40

    def test_who_is_ahead_takes_the_sure_thing(self) -> None:
        def better(totals: tuple[int, ...]) -> str:
            """Forty points for certain, or eighty, or minus sixty; and ten for everyone else."""
            ends = [worth(self.ended(15, totals, (own, 10, 10, 10)), 0) for own in (40, 80, -60)]
            return "sure" if ends[0] > fmean(ends[1:]) else "bold"

        assert better((140, 100, 100, 100)) == "sure"
        assert better((100, 160, 100, 100)) == "bold"

    def test_the_winner_of_the_last_round_wins(self) -> None:
        lost, won, more = (
            worth(self.ended(15, (100, 130, 100, 100), (own, 20, 0, 0)), 0) for own in (40, 60, 80)
        )
        assert won > lost + 20
        assert more < won + 20
