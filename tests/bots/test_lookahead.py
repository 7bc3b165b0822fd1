"""Looking ahead: believable worlds, rounds played out, and time that is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
import pytest

from augury.bots import bot
from augury.bots.inference.posterior import Suspicion, _again, _at_bidding
from augury.bots.networks import network
from augury.bots.networks.network import load
from augury.bots.search import lookahead
from augury.bots.search.lookahead import best, look_ahead, play_out
from augury.bots.search.objective import worth
from augury.game import (
    Bid,
    Bidding,
    Mode,
    Move,
    Phase,
    Play,
    Row,
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
from augury.testing.rules import random_rules
from augury.testing.scenarios import act, dealt
from augury.testing.strategies import rich_deal
from augury.worlds import Worlds

WEIGHTS = Path(network.__file__).parent / "weights"
POLICY = load("archmage")


def drawn_rules(rng: Random, number: int) -> list[Rules]:
    """Rules of every sort, three rounds each."""
    return [random_rules(rng, hand_sizes=(3, 5, 4)) for _ in range(number)]


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


def test_what_the_others_saw_is_reconstructed_from_any_world() -> None:
    """In many rule sets, the deeds are remembered as the others' views at the time."""
    rng, seen = Random(6), 0

    def when(table: Table) -> tuple[int, ...]:
        return table.number, len(table.tricks), len(table.trick)

    announced = Rules(players=4, bidding=Bidding.HIDDEN, plus_minus_one=True, hand_sizes=(2, 3))
    for rules in (*drawn_rules(rng, 12), announced, Rules(players=3, mode=Mode.ONE_COLOUR)):
        views: dict[tuple[tuple[int, ...], Move], View] = {}
        for state in states(rules, rng):
            if state.phase is Phase.PLAY:
                seat = state.to_act[0]
                for deed in Suspicion(POLICY, view(state, seat), rng)._deeds:
                    again, then = _again(deed, state), views[when(deed.seen.table), deed.done]
                    if isinstance(deed.done, Bid):  # who else had not bid yet is forgotten
                        then = replace(then, table=replace(then.table, to_act=(deed.seat,)))
                    assert again == then
                    assert deed.seat != seat
                    seen += 1
            for one in state.to_act:
                now = view(state, one)
                views |= {(when(now.table), move): now for move in now.legal_actions}
    assert seen > 2000


def test_who_bid_high_is_suspected_of_high_cards() -> None:
    state = dealt("B2 R2 G2 | B5 R5 G5 | B7 R7 G7 | B9 R9 G9", up="Y1")
    high = act(state, "1:bid=3 2:bid=0 3:bid=0 0:bid=0")
    low = act(state, "1:bid=0 2:bid=0 3:bid=0 0:bid=0")

    def wizards_and_trumps(told: State) -> float:
        worlds = Suspicion(POLICY, view(told, 0), Random(1)).draw(40)
        return fmean(sum(card.code[0] in "WY" for card in world.hands[1]) for world in worlds)

    assert wizards_and_trumps(high) > wizards_and_trumps(low) + 0.25


def test_hands_of_different_worlds_are_put_together() -> None:
    """In many rule sets: every such world is possible, and there are more than were drawn."""
    rng, more = Random(7), 0
    for rules in (*drawn_rules(rng, 12), Rules(players=3, mode=Mode.ONE_COLOUR)):
        playing = [state for state in states(rules, rng) if state.phase is Phase.PLAY]
        for state in rng.sample(playing, 5):
            seat = state.to_act[0]
            suspicion = Suspicion(POLICY, view(state, seat), rng)
            worlds = suspicion.draw(12)
            assert all(suspicion._worlds.weight(world) for world in worlds)
            for other in {*range(rules.players)} - {seat}:
                held = {(world.hands[other], world.bids[other]) for world in worlds}
                assert held <= {(one.hands[other], one.bids[other]) for one in suspicion._found}
            more += len({*worlds} - {*suspicion._found})
    assert more > 50


def test_hands_that_were_likely_in_no_world_together_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Six worlds are found; only in a seventh has everyone the hand that explains most."""
    state = dealt("B2 R2 G2 | B5 R5 G5 | B7 R7 G7 | B9 R9 G9", up="Y1")
    state = act(state, "1:bid=1 2:bid=1 3:bid=1 0:bid=1 1:B5 2:B7 3:B9")
    suspicion = Suspicion(POLICY, view(state, 0), Random(1))
    suspicion.draw(3)
    monkeypatch.setattr(suspicion, "_judge", lambda _: None)
    suspicion._likely = np.full((6, 3), -50.0)
    suspicion._likely[[0, 1, 2], [0, 1, 2]] = 0.0
    hands = [suspicion._found[at].hands[at + 1] for at in range(3)]
    assert len({card for hand in hands for card in hand}) == 6
    for world in suspicion.draw(10):
        assert [*world.hands[1:]] == hands
    assert suspicion.effective == pytest.approx(1)


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
        suspicion = Suspicion(POLICY, seen, rng)
        suspicion._deeds = []
        for kind, drawn in enumerate((suspicion.draw(40), [worlds.sample(rng) for _ in range(40)])):
            found[kind] += [sum(hand.count(wizard) for hand in world.hands) for world in drawn]
    assert fmean(found[0]) == pytest.approx(fmean(found[1]), abs=0.15)


def test_worlds_can_be_played_on_in_every_rule_set() -> None:
    rng = Random(3)
    for rules in drawn_rules(rng, 8):
        playing = [state for state in states(rules, rng) if state.phase is Phase.PLAY]
        for state in rng.sample(playing, 3):
            seat = state.to_act[0]
            for world in Suspicion(POLICY, view(state, seat), rng).draw(2):
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
        odds = np.array([float(move == favourite) for move in seen.legal_actions], np.float32)
        assert look_ahead(POLICY, seen, odds, Random(1), 500) == right


def test_only_what_is_clearly_better_replaces_the_first() -> None:
    same = np.array([[0.0, 0.1], [0.0, -0.1], [0.0, 0.2]])
    better = np.array([[0.0, 30.0], [0.0, 25.0], [0.0, 35.0]])
    unsure = np.array([[0.0, 90.0], [0.0, -80.0], [0.0, 30.0]])
    once = np.ones(3, int)
    assert [best(values, once, 3) for values in (same, better, unsure)] == [0, 1, 0]
    assert best(unsure, np.array([20, 1, 9]), 30) == 1  # the bad world is hardly possible
    assert best(unsure, np.array([1, 20, 1]), 22) == 0
    doubtful = np.array([[0.0, 30.0], [0.0, -10.0], [0.0, 25.0]])
    assert [best(doubtful, once * 9, effective) for effective in (27, 0.2)] == [1, 0]


def test_what_someone_played_tells_what_they_hold() -> None:
    """Who wants all tricks and throws a low card away has no Wizard to win with."""
    told = "1:bid=0 2:bid=2 3:bid=0 0:bid=0 1:B13 2:G2"
    poor = act(dealt("B2 R2 | B13 R5 | G2 G3 | B9 R9", up="Y1"), told)
    rich = act(dealt("B2 R2 | B13 R5 | G2 W | B9 R9", up="Y1"), told)
    suspicion = Suspicion(POLICY, view(poor, 3), Random(1))
    suspicion._judge([poor, rich])
    likely = suspicion._likely
    assert likely[0, 2] > likely[1, 2] + 0.5
    assert (likely[0, :2] == likely[1, :2]).all()  # it says nothing about the others


def test_the_time_decides_how_many_worlds_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves a millisecond whenever it is read: two times for every draw."""
    clock = (number / 1000 for number in range(10_000))
    drawn: list[int] = []
    draw = Suspicion.draw

    def counted(self: Suspicion, count: int) -> list[State]:
        drawn.append(count)
        return draw(self, count)

    monkeypatch.setattr(lookahead, "thread_time", lambda: next(clock))
    monkeypatch.setattr(Suspicion, "draw", counted)
    state = act(dealt("W B10 B2 | B9 B3 R4 | B4 B5 R5", up="R1"), "1:bid=2 2:bid=2 0:bid=2")
    seen = view(state, 1)
    odds = np.zeros(len(seen.legal_actions), np.float32)
    look_ahead(POLICY, seen, odds, Random(1), 0.5)
    assert drawn == [4]
    drawn.clear()
    look_ahead(POLICY, seen, odds, Random(1), 20.5)
    assert drawn[0] == 4
    assert set(drawn[1:-1]) == {16}
    assert 8 < len(drawn) < 13


def test_early_in_a_round_the_network_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Suspicion, "draw", None)
    state = start(Rules(players=4, hand_sizes=(8,)))
    state = apply(state, deal(state.table, Random(1)))
    for _ in range(8):
        seen = view(state, state.to_act[0])
        [odds] = POLICY.weigh([seen])
        move = look_ahead(POLICY, seen, odds, Random(1), 100)
        assert move == seen.legal_actions[int(odds.argmax())]
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
