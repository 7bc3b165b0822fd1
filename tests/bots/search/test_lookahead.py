"""Looking ahead: rounds played out in likely worlds, and time that is kept."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from augury.bots import bot
from augury.bots.inference.posterior import Posterior
from augury.bots.networks.network import Network, load
from augury.bots.networks.weights_file import read_weights
from augury.bots.search import lookahead
from augury.bots.search.lookahead import look_ahead, play_out, step
from augury.extras import networks_file
from augury.game import (
    Bidding,
    Phase,
    Play,
    Rules,
    State,
    apply,
    card,
    deal,
    legal_actions,
    start,
    view,
)
from augury.testing.scenarios import act, dealt
from tests.bots.games import drawn_rules, random_states

POLICY = load("archmage")


def test_worlds_can_be_played_on_in_every_rule_set() -> None:
    rng = Random(3)
    for rules in drawn_rules(rng, 8):
        playing = [state for state in random_states(rules, rng) if state.phase is Phase.PLAY]
        for state in rng.sample(playing, 3):
            seat = state.to_act[0]
            for world in Posterior(POLICY, view(state, seat), rng).draw(2):
                moves = legal_actions(world, seat)
                assert moves == legal_actions(state, seat)
                ends = play_out(POLICY, [apply(world, move) for move in moves[:3]])
                for end in ends:
                    assert len(end.table.pad) == len(state.table.pad) + 1
                    assert not end.to_act


def test_it_corrects_a_blunder() -> None:
    """Two more tricks: blue 10 wins now, the Wizard later; the other way round 10 may be beaten."""
    state = act(dealt("W B10 | B9 B3 | B4 B5", up="R1"), "1:bid=2 2:bid=2 0:bid=2 1:B9 2:B4")
    seen = view(state, 0)
    right, wrong = (Play(0, card(code)) for code in ("B10", "W"))
    for favourite in (right, wrong):
        logits = np.array([float(move == favourite) for move in seen.legal_actions], np.float32)
        assert look_ahead(POLICY, seen, seen.legal_actions, logits, Random(1), 500) == right


def test_what_comes_of_a_move_counts_as_far_as_the_network_is_in_doubt() -> None:
    """A few points move it where it wavers, many where it is sure; few worlds say little."""
    wavering, sure = np.array([0.0, -1.0], np.float32), np.array([0.0, -1000.0], np.float32)
    better = np.array([[0.0, 30.0], [0.0, 25.0], [0.0, 35.0]])
    worse = -better
    often = np.full(3, 20)

    def chosen(logits: NDArray[np.float32], values: NDArray[np.float64], size: float = 60) -> int:
        return int(step(logits, values, often, size).argmax())

    assert chosen(wavering, better) == 1
    assert chosen(wavering, worse) == 0
    assert chosen(sure, better) == 0
    assert chosen(wavering, better, size=0.01) == 0
    uneven = np.array([[0.0, 90.0], [0.0, -80.0], [0.0, 30.0]])
    assert int(step(wavering, uneven, np.array([20, 1, 9]), 30).argmax()) == 1
    assert int(step(wavering, uneven, np.array([1, 20, 1]), 22).argmax()) == 0


def test_the_others_moves_are_drawn_if_wished() -> None:
    """Of a network that finds all moves alike, the first is taken, or any."""
    hands = "B2 B13 R7 | B3 B12 R8 | B4 B11 R9 | B5 B10 R6"
    state = act(dealt(hands, up="J"), "1:bid=0 2:bid=0 3:bid=0 0:bid=0")
    weights = read_weights(networks_file("archmage.npz"))
    even = Network({name: 0 * array for name, array in weights.items()})
    assert len({end.table.pad for end in play_out(even, [state] * 30)}) == 1
    drawn = play_out(even, [state] * 30, sure=1, rng=Random(1))
    assert len({end.table.pad for end in drawn}) > 1


def test_the_time_decides_how_many_worlds_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves a millisecond whenever it is read: two times for every draw."""
    clock = (number / 1000 for number in range(10_000))
    drawn: list[int] = []
    draw = Posterior.draw

    def counted(self: Posterior, count: int) -> list[State]:
        drawn.append(count)
        return draw(self, count)

    monkeypatch.setattr(lookahead, "thread_time", lambda: next(clock))
    monkeypatch.setattr(Posterior, "draw", counted)
    state = act(dealt("W B10 B2 | B9 B3 R4 | B4 B5 R5", up="R1"), "1:bid=2 2:bid=2 0:bid=2")
    seen = view(state, 1)
    logits = np.zeros(len(seen.legal_actions), np.float32)
    look_ahead(POLICY, seen, seen.legal_actions, logits, Random(1), 0.5)
    assert drawn == [4]
    drawn.clear()
    look_ahead(POLICY, seen, seen.legal_actions, logits, Random(1), 20.5)
    assert drawn[0] == 4
    assert set(drawn[1:-1]) == {16}
    assert 8 < len(drawn) < 13


def test_early_in_a_round_the_network_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Posterior, "draw", None)
    state = start(Rules(players=4, hand_sizes=(8,)))
    state = apply(state, deal(state.table, Random(1)))
    for _ in range(8):
        seen = view(state, state.to_act[0])
        [logits] = POLICY.logits([seen])
        move = look_ahead(POLICY, seen, seen.legal_actions, logits, Random(1), 100)
        assert move == seen.legal_actions[int(logits.argmax())]
        state = apply(state, move)


def test_it_plays_whole_games() -> None:
    rng, player = Random(8), bot("archmage:ms=2")
    for bidding in Bidding:
        state = start(Rules(players=3, bidding=bidding, hand_sizes=(3,)))
        while state.phase is not Phase.OVER:
            if not state.to_act:
                state = apply(state, deal(state, rng))
                continue
            state = apply(state, player.act(view(state, state.to_act[0]), rng))
