"""Looking ahead: rounds played out in likely worlds, and time that is kept."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from augury.bots import bot
from augury.bots.inference.posterior import Posterior
from augury.bots.networks.network import load
from augury.bots.search import lookahead
from augury.bots.search.lookahead import best_move, look_ahead, play_out
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
        assert look_ahead(POLICY, seen, logits, Random(1), 500) == right


def test_only_what_is_clearly_better_replaces_the_first() -> None:
    same = np.array([[0.0, 0.1], [0.0, -0.1], [0.0, 0.2]])
    better = np.array([[0.0, 30.0], [0.0, 25.0], [0.0, 35.0]])
    unsure = np.array([[0.0, 90.0], [0.0, -80.0], [0.0, 30.0]])
    once = np.ones(3, int)
    assert [best_move(values, once, 3) for values in (same, better, unsure)] == [0, 1, 0]
    assert best_move(unsure, np.array([20, 1, 9]), 30) == 1  # the bad world is hardly possible
    assert best_move(unsure, np.array([1, 20, 1]), 22) == 0
    doubtful = np.array([[0.0, 30.0], [0.0, -10.0], [0.0, 25.0]])
    assert [best_move(doubtful, once * 9, effective_size) for effective_size in (27, 0.2)] == [1, 0]


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
    look_ahead(POLICY, seen, logits, Random(1), 0.5)
    assert drawn == [4]
    drawn.clear()
    look_ahead(POLICY, seen, logits, Random(1), 20.5)
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
        move = look_ahead(POLICY, seen, logits, Random(1), 100)
        assert move == seen.legal_actions[int(logits.argmax())]
        state = apply(state, move)


def test_it_plays_whole_games() -> None:
    rng, player = Random(8), bot("archmage:ms=2")
    for bidding in Bidding:
        state = start(Rules(players=3, bidding=bidding, hand_sizes=(3,)))
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                state = apply(state, deal(state.table, rng))
                continue
            state = apply(state, player.act(view(state, state.to_act[0]), rng))
