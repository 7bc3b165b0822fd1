"""Hidden hands: what the others saw is reconstructed, and likely hands are drawn more often."""

from __future__ import annotations

from random import Random
from statistics import fmean

import numpy as np
import pytest

from augury.bots.inference.decisions import view_at, view_at_bid
from augury.bots.inference.posterior import Posterior, _evened_out
from augury.bots.networks.network import load
from augury.game import (
    Bid,
    Bidding,
    Mode,
    Move,
    Phase,
    Rules,
    State,
    Table,
    View,
    apply,
    card,
    deal,
    legal_actions,
    start,
    view,
)
from augury.game.values import replace
from augury.testing.scenarios import act, dealt
from augury.worlds import Worlds
from tests.bots.games import drawn_rules, random_states

POLICY = load("archmage")


def test_what_a_seat_saw_when_it_bid_is_reconstructed() -> None:
    """In the true world, the view at its bid is the one that the seat had."""
    rng = Random(4)
    for rules in (Rules(players=4, hand_sizes=(5,)), Rules(players=5, hand_sizes=(4, 6))):
        seen = {}
        for state in random_states(rules, rng):
            if state.phase is Phase.BID:
                [seat] = state.to_act
                seen[state.table.number, seat] = view(state, seat)
            elif state.phase is Phase.PLAY:
                for seat in range(rules.players):
                    assert view_at_bid(state, seat) == seen[state.table.number, seat]


def test_what_the_others_saw_is_reconstructed_from_any_world() -> None:
    """In many rule sets, the decisions are remembered as the others' views at the time."""
    rng, seen = Random(6), 0

    def when(table: Table) -> tuple[int, ...]:
        return table.number, len(table.tricks), len(table.trick)

    announced = Rules(players=4, bidding=Bidding.HIDDEN, plus_minus_one=True, hand_sizes=(2, 3))
    for rules in (*drawn_rules(rng, 12), announced, Rules(players=3, mode=Mode.ONE_COLOUR)):
        views: dict[tuple[tuple[int, ...], Move], View] = {}
        for state in random_states(rules, rng):
            if state.phase is Phase.PLAY:
                seat = state.to_act[0]
                for decision in Posterior(POLICY, view(state, seat), rng)._decisions:
                    again, then = (
                        view_at(decision, state),
                        views[when(decision.seen.table), decision.move],
                    )
                    if isinstance(decision.move, Bid):  # who else had not bid yet is forgotten
                        then = replace(then, table=replace(then.table, to_act=(decision.seat,)))
                    assert again == then
                    assert decision.seat != seat
                    seen += 1
            for one in state.to_act:
                now = view(state, one)
                views |= {(when(now.table), move): now for move in now.legal_actions}
    assert seen > 2000


def test_who_bid_high_is_suspected_of_high_cards() -> None:
    state = dealt("B2 R2 G2 | B5 R5 G5 | B7 R7 G7 | B9 R9 G9", up="Y1")
    high = act(state, "1:bid=3 2:bid=0 3:bid=0 0:bid=0")
    low = act(state, "1:bid=0 2:bid=0 3:bid=0 0:bid=0")

    def wizards_and_trumps(state: State) -> float:
        worlds = Posterior(POLICY, view(state, 0), Random(1)).draw(40)
        return fmean(sum(card.code[0] in "WY" for card in world.hands[1]) for world in worlds)

    assert wizards_and_trumps(high) > wizards_and_trumps(low) + 0.25


def test_hands_of_different_worlds_are_put_together() -> None:
    """In many rule sets: every such world is possible, and there are more than were drawn."""
    rng, more = Random(7), 0
    for rules in (*drawn_rules(rng, 12), Rules(players=3, mode=Mode.ONE_COLOUR)):
        playing = [state for state in random_states(rules, rng) if state.phase is Phase.PLAY]
        for state in rng.sample(playing, 5):
            seat = state.to_act[0]
            posterior = Posterior(POLICY, view(state, seat), rng)
            worlds = posterior.draw(12)
            assert all(Worlds(view(state, seat)).weight(world) for world in worlds)
            for other in {*range(rules.players)} - {seat}:
                held = {(world.hands[other], world.bids[other]) for world in worlds}
                assert held <= {(one.hands[other], one.bids[other]) for one in posterior._drawn}
            more += len({*worlds} - {*posterior._drawn})
    assert more > 50


def test_hands_that_were_likely_in_no_world_together_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Six worlds are found; only in a seventh has everyone the hand that explains most."""
    state = dealt("B2 R2 G2 | B5 R5 G5 | B7 R7 G7 | B9 R9 G9", up="Y1")
    state = act(state, "1:bid=1 2:bid=1 3:bid=1 0:bid=1 1:B5 2:B7 3:B9")
    posterior = Posterior(POLICY, view(state, 0), Random(2))
    posterior.draw(3)
    monkeypatch.setattr(posterior, "_extend", lambda _: None)
    monkeypatch.setattr("augury.bots.inference.posterior._ENOUGH", 1)
    posterior._log_likelihoods = np.full((6, 3), -50.0)
    posterior._log_likelihoods[[0, 1, 2], [0, 1, 2]] = 0.0
    hands = [posterior._drawn[at].hands[at + 1] for at in range(3)]
    assert len({card for hand in hands for card in hand}) == 6
    for world in posterior.draw(10):
        assert [*world.hands[1:]] == hands
    assert posterior.effective_size == pytest.approx(1)


def test_what_tells_nothing_changes_nothing() -> None:
    """Put together from hands that are all as likely, worlds have Wizards as often as any."""
    rng, wizard = Random(2), card("W")
    state = start(Rules(players=4, hand_sizes=(8,)))
    state = apply(state, deal(state.table, rng))
    while state.phase is not Phase.PLAY:
        state = apply(state, legal_actions(state, state.to_act[0])[0])
    seen = view(state, state.to_act[0])
    worlds = Worlds(seen)
    found: list[list[int]] = [[], []]
    for _ in range(60):
        posterior = Posterior(POLICY, seen, rng)
        posterior._decisions = []
        for kind, drawn in enumerate((posterior.draw(40), [worlds.sample(rng) for _ in range(40)])):
            found[kind] += [sum(hand.count(wizard) for hand in world.hands) for world in drawn]
    assert fmean(found[0]) == pytest.approx(fmean(found[1]), abs=0.15)


def test_what_someone_played_tells_what_they_hold() -> None:
    """Who wants all tricks and throws a low card away has no Wizard to win with."""
    moves = "1:bid=0 2:bid=2 3:bid=0 0:bid=0 1:B13 2:G2"
    poor = act(dealt("B2 R2 | B13 R5 | G2 G3 | B9 R9", up="Y1"), moves)
    rich = act(dealt("B2 R2 | B13 R5 | G2 W | B9 R9", up="Y1"), moves)
    posterior = Posterior(POLICY, view(poor, 3), Random(1))
    posterior._extend([poor, rich])
    likely = posterior._log_likelihoods
    assert likely[0, 2] > likely[1, 2] + 0.5
    assert likely[0, :2] == pytest.approx(likely[1, :2], abs=1e-4)  # nothing about the others


def test_some_hands_count_even_where_one_explains_far_more() -> None:
    """Of a few dozen the best is often wrong; what they say is evened out, and their order kept."""
    logs = np.array([0.0, *range(-90, -50)])
    even = _evened_out(logs)
    assert (even.argsort() == logs.argsort()).all()
    weights = np.exp(even - even.max())
    assert weights.sum() ** 2 / (weights**2).sum() > 1
    mild = np.linspace(0.0, -0.5, 40)
    np.testing.assert_array_equal(_evened_out(mild), mild)
