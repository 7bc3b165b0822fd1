"""Every game goes on until its last round is scored, and no further; and it is fairly scored."""

import os
import subprocess
import sys
from collections import Counter
from itertools import product
from random import Random
from typing import assert_never

from hypothesis import given, settings

from augury import Bidding, Card, Deal, Mode, Phase, Play, Rules, State, legal_actions, start, step
from augury.game import ALL_SPECIAL, BOMB, CARDS, CHANCE, LastBid, Lot, Ties, apply
from augury.game.play.table import BETWEEN_ROUNDS
from augury.testing.games import steps
from augury.testing.strategies import rngs, rules


@given(rules(), rngs())
def test_someone_can_act_until_the_round_is_over(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        state = now.state
        assert bool(state.to_act) == (state.phase not in (*CHANCE, Phase.OVER))
        assert list(state.to_act) == sorted(set(state.to_act))
        for seat in range(rules.players):
            moves = legal_actions(state, seat)
            assert bool(moves) == (seat in state.to_act)
            assert len(set(moves)) == len(moves)
            assert all(move.seat == seat for move in moves)


@settings(max_examples=10)
@given(rules(short=False), rngs())
def test_a_game_has_the_rounds_of_the_rulebook(rules: Rules, rng: Random) -> None:
    """R2.2, S0.2, V5, V6."""
    whole = 60 // rules.players
    match rules.mode:
        case Mode.CLASSIC:
            sizes = list(range(1, whole + 1))
        case Mode.ONE_COLOUR:
            sizes = list(range(4, 16))
        case Mode.MAXIMUS:
            sizes = [whole] * 5
        case _:
            assert_never(rules.mode)
    *_, last = (now.state for now in steps(rules, rng))
    assert last.phase is Phase.OVER
    assert [row.hand_size for row in last.table.pad] == sizes
    assert [row.number for row in last.table.pad] == list(range(1, len(sizes) + 1))


@given(rules(), rngs())
def test_a_game_is_over_when_its_last_round_is_scored(rules: Rules, rng: Random) -> None:
    """R8.1."""
    *before, last = (now.state for now in steps(rules, rng))
    assert last.phase is Phase.OVER
    assert len(last.table.pad) == rules.rounds
    best = max(last.table.totals)
    first = tuple(seat for seat in range(rules.players) if last.table.totals[seat] == best)
    assert last.table.winners == first or (
        rules.ties is not Ties.SHARED and {*last.table.winners} < {*first}  # O3
    )
    assert last.table.winners
    for state in before:
        assert state.phase is not Phase.OVER
        assert state.table.winners == ()


@given(rules(), rngs())
def test_a_round_asks_everyone_for_the_right_number_of_choices(rules: Rules, rng: Random) -> None:
    players, asked = rules.players, Counter[str]()
    rebids = (0, 1) if rules.plus_minus_one and rules.bidding is Bidding.HIDDEN else (0,)
    for now in steps(rules, rng):
        asked[type(now.action).__name__] += 1
        if now.state.phase not in BETWEEN_ROUNDS:
            continue
        table = now.state.table
        swaps = sum(trick.swap is not None for trick in table.tricks)
        again = swaps  # a card may be played twice: it is announced and has its effect anew
        assert asked["Deal"] == 1
        assert asked["TurnUp"] == (table.second_upcard is not None)
        assert asked["NameTrump"] in range(2 + asked["TurnUp"])
        assert asked["Bid"] - players in rebids
        assert asked["Play"] - players * table.hand_size in range(1 + asked["TurnUp"])
        assert asked["Pass"] in range(0, players * (2 + again), players)
        assert asked["ChangeBid"] in range(2 + again)
        assert asked["PutIn"] == asked["TakeOut"] == swaps <= 1
        asked.clear()


@given(rules(), rngs())
def test_the_deal_goes_round(rules: Rules, rng: Random) -> None:
    """R2.3, R5.1, O1."""
    first: int | None = None
    for now in steps(rules, rng):
        table = now.state.table
        if isinstance(now.action, Deal):
            if first is None:
                lot = rules.first_dealer is Lot.LOT
                first = now.action.dealer if lot else int(rules.first_dealer)  # type: ignore[arg-type]
                assert first is not None
            assert table.dealer == (first + table.number - 1) % rules.players
        elif now.state.phase is Phase.PLAY and not (table.tricks or table.trick):
            assert table.to_act == ((table.dealer + 1) % rules.players,)


@given(rules(), rngs())
def test_the_pad_adds_up(rules: Rules, rng: Random) -> None:
    """R7.1, R7.2, S4.1, V1."""
    totals = [0] * rules.players
    for now in steps(rules, rng):
        state, table = now.state, now.state.table
        if state.phase not in BETWEEN_ROUNDS:
            assert now.state.table.pad == now.before.table.pad
            continue
        row = table.pad[-1]
        bombed = sum(any(play.face.kind is BOMB for play in trick.plays) for trick in table.tricks)
        assert sum(row.taken) == len(table.tricks) - bombed == table.hand_size - bombed
        assert row.taken == table.taken
        assert row.bids == state.bids == table.bids
        for seat, (bid, taken) in enumerate(zip(row.bids, row.taken, strict=True)):
            assert 0 <= bid <= table.hand_size
            missed = max(bid, taken) - min(bid, taken)
            assert row.points[seat] == (-10 * missed if missed else 20 + 10 * taken)
            totals[seat] += row.points[seat]
        assert list(row.totals) == totals == list(table.totals)


@given(rules().filter(lambda rules: rules.plus_minus_one), rngs())
def test_plus_minus_one_predictions_never_add_up(rules: Rules, rng: Random) -> None:
    """V1: at the first trick; the Cloud may make them add up later."""
    for now in steps(rules, rng):
        state = now.state
        if state.phase is Phase.PLAY and not (state.table.tricks or state.table.trick):
            even = sum(bid for bid in state.bids if bid is not None) == state.table.hand_size
            assert not even or _may_even(state)


def _may_even(state: State) -> bool:
    """O2."""
    table = state.table
    match state.rules.last_bid:
        case LastBid.NOBODY:
            return False
        case LastBid.ZERO:
            return table.bids[table.dealer] == 0
        case LastBid.UNLESS_LEADING:
            best = max(table.totals)
            return table.totals[table.dealer] < best or table.totals.count(best) > 1


@given(rules(), rngs())
def test_the_same_actions_make_the_same_game(rules: Rules, rng: Random) -> None:
    state = start(rules)
    for now in steps(rules, rng):
        again = step(state, now.action)
        state = apply(state, now.action)
        assert again == now
        assert again.events == now.events
        assert state == now.state
        assert hash(state) == hash(now.state)


def test_the_same_seed_makes_the_same_game_in_another_process() -> None:
    """Nothing depends on the order of a set or on where an object lies in memory."""
    printed = [_game_printed_by_a_process(hash_seed) for hash_seed in ("1", "2")]
    assert printed[0] == printed[1]
    assert len(printed[0]) > 10_000


def _game_printed_by_a_process(hash_seed: str) -> bytes:
    program = """
from itertools import product
from random import Random
from typing import assert_never
from augury import SPECIAL, Bidding, Rules
from augury.testing.games import steps
rules = Rules(special=SPECIAL, bidding=Bidding.HIDDEN, plus_minus_one=True, hand_sizes=(3, 9))
for now in steps(rules, Random(1)):
    print(now.action, now.events)
"""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True
    ).stdout


def test_the_random_games_of_these_laws_reach_everything() -> None:
    """Otherwise the laws would hold of less than the whole game."""
    phases = set[tuple[Phase, Bidding]]()
    played = set[Card]()
    rare = set[str]()

    def watch(rules: Rules, rng: Random) -> None:
        for now in steps(rules, rng):
            table = now.state.table
            phases.add((table.phase, rules.bidding))
            if isinstance(now.action, Play):
                played.add(now.action.face)
            if table.exchange is not None:
                rare.add("an exchange")
            if table.clouded is not None and table.phase is Phase.PLAY:
                rare.add("a change due at the end of the round")
            if table.tricks and table.tricks[-1].bombed:
                rare.add("a trick that belongs to nobody")
            if table.phase is Phase.TRUMP and rules.foresees(table.number):
                rare.add("trump named with foresight")
            if now.state.passed_before:
                rare.add("two passes")
            if table.clouded_next is not None:
                rare.add("two changes due")
            if table.number and not rules.turns_up(table.number):
                rare.add(f"nothing turned up, {rules.mode}")

    search = settings(max_examples=300, derandomize=True, database=None)
    search(given(rules(), rngs())(watch))()
    search(given(rules(special=ALL_SPECIAL), rngs())(watch))()
    impossible = {(Phase.REBID, Bidding.OPEN), (Phase.REBID, Bidding.SECRET)}
    assert {one for one in phases if one[0] is not Phase.ANNOUNCE} == {
        one for one in product(Phase, Bidding) if one[0] is not Phase.ANNOUNCE
    } - impossible
    assert Phase.ANNOUNCE in {phase for phase, _ in phases}  # what is rarest, however it is bid
    assert played == {face for card in CARDS for face in card.faces}
    assert rare == {
        "a change due at the end of the round",
        "a trick that belongs to nobody",
        "an exchange",
        "nothing turned up, classic",
        "nothing turned up, maximus",
        "nothing turned up, one-colour",
        "trump named with foresight",
        "two changes due",
        "two passes",
    }
