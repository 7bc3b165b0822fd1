"""The adept: what it considers, what it believes, and how it spends its budget."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings

from augury import SPECIAL, Phase, Rules, State, apply, card, deal, start, view
from augury.bots import bot
from augury.bots.engine.conversion import know
from augury.bots.engine.piles import copies, count, pile
from augury.bots.heuristics.cardplay import hopes
from augury.bots.inference.resampling import fitting_worlds
from augury.bots.rollouts.candidates import candidates
from augury.bots.rollouts.halving import Playouts, Time, best
from augury.game.notation import format_move
from augury.testing import strategies
from augury.testing.games import steps
from augury.testing.scenarios import act, dealt, ready


def says(state: State, seat: int, spec: str = "adept:playouts=300") -> str:
    return format_move(bot(spec).act(view(state, seat), Random(0)))


class TestDecisions:
    def test_the_complaints_are_none_of_its_faults_either(self) -> None:
        state = dealt("B1 B2 B3 B4 | W W W W | R1 R2 R3 R4", "G5")
        assert says(state, 1) == "bid=4"
        state = ready("B1 B2 B5 | R13 R12 G2 | G9 G10 Y3", "R5", bids=(0, 3, 0))
        assert says(state, 1) in ("R13", "R12")
        state = ready("Y13 Y2 B1 | Y9 G2 G3 | Y4 G5 G6", "R5", bids=(0, 1, 1))
        assert says(act(state, "1:Y9 2:Y4"), 0) == "Y2"
        state = ready("B1 B2 | W G2 | W G4", "Y5", bids=(1, 1, 1))
        assert says(act(state, "1:W"), 2) == "G4"

    @pytest.mark.parametrize("rules", [Rules(players=3), Rules(players=4, special=SPECIAL)])
    def test_the_same_playouts_make_the_same_decision(self, rules: Rules) -> None:
        state = start(rules)
        state = apply(state, deal(state.table, Random(1)))
        seat = state.to_act[0]
        moves = {says(state, seat, "adept:playouts=40") for _ in range(3)}
        assert len(moves) == 1


class TestCandidates:
    """What makes no difference is tried once."""

    def moves(self, state: State, seat: int) -> list[str]:
        seen = view(state, seat)
        favourite = bot("apprentice").act(seen, Random(0))
        return sorted(map(format_move, candidates(seen, favourite)))

    def test_neighbours_are_one_candidate(self) -> None:
        state = ready("B1 B2 B3 | R7 R8 W | Y1 Y2 Y3", "G5", bids=(0, 1, 0))
        assert self.moves(state, 1) in (["R7", "W"], ["R8", "W"])

    def test_so_are_cards_with_only_played_ones_between(self) -> None:
        state = ready("B1 B2 B3 | R7 R9 W | R8 Y2 Y3", "G5", bids=(0, 1, 0))
        assert self.moves(state, 1) == ["R7", "R9", "W"]
        state = ready("R7 R9 B3 | Y5 R1 W | R8 Y2 Y3", "G5", bids=(1, 1, 0))
        state = act(state, "1:W 2:R8 0:B3 1:Y5 2:Y2")
        assert self.moves(state, 0) in (["R7"], ["R9"])

    def test_but_not_those_around_a_card_of_this_trick(self) -> None:
        state = ready("R7 R9 B3 | R8 R1 W | Y1 Y2 Y3", "G5", bids=(1, 1, 0))
        assert self.moves(act(state, "1:R8 2:Y1"), 0) == ["R7", "R9"]

    def test_bids_near_the_favourite(self) -> None:
        hand = "B1 B2 B3 B4 B5 B6 B7"
        state = dealt(f"R1 R2 R3 R4 R5 R6 R7 | {hand} | Y1 Y2 Y3 Y4 Y5 Y6 Y7", "G5")
        assert self.moves(state, 1) == ["bid=0", "bid=1", "bid=2"]


class TestWorlds:
    """Worlds fit the view, and are the likelier the better they fit the bids."""

    @given(strategies.points(), strategies.rngs())
    def test_a_world_holds_what_the_seat_sees(self, state: State, rng: Random) -> None:
        for seat in state.to_act:
            seen = view(state, seat)
            for position in islice(fitting_worlds(seen, rng), 2):
                if seen.hand is not None:
                    assert position.hands[seat] == pile(seen.hand)
                for other, bid in enumerate(state.table.bids):
                    assert bid is None or position.bids[other] == bid

    def test_who_predicts_much_holds_much(self) -> None:
        hands = "B1 B2 B3 | R2 R3 R4 | Y1 Y2 Y3"

        def wizards(bid: int) -> int:
            """How many Wizards the first bidder seems to hold, in two hundred worlds."""
            seen = view(act(dealt(hands, "G5"), f"1:bid={bid}"), 2)
            worlds = islice(fitting_worlds(seen, Random(1)), 200)
            return sum(count(position.hands[1] & copies(card("W"))) for position in worlds)

        assert wizards(3) > 2 * wizards(0)


class TestSearch:
    """The budget goes to those who may yet be the best."""

    def test_the_best_is_found_and_the_others_dropped(self) -> None:
        rng, trials = Random(1), [0] * 8

        def value(_world: int, one: int) -> float:
            trials[one] += 1
            return one + rng.gauss(0, 2)

        assert best(8, 0, iter(range(10**6)), value, Playouts(800)) == 7
        assert 800 <= sum(trials) < 820
        assert trials[0] == trials[7] > 2 * trials[1]

    def test_chance_does_not_beat_the_favourite(self) -> None:
        wrong = 0
        for seed in range(200):
            rng = Random(seed)
            choice = best(2, 0, iter(range(99)), lambda *_: rng.gauss(0, 1), Playouts(60))  # noqa: B023
            wrong += choice != 0
        assert wrong < 50  # a sixth is what chance explains

    def test_a_world_that_favours_all_favours_none(self) -> None:
        rng = Random(3)
        luck = (rng.gauss(0, 100) for _ in range(30))
        assert best(3, 1, luck, lambda world, one: world + (one == 2), Playouts(60)) == 2

    def test_time_passes(self) -> None:
        budget = Time(ms=1)
        while budget.spent(0) < 1:
            pass
        assert budget.spent(0) >= 1


@given(strategies.rules(), strategies.rngs())
@settings(max_examples=30)
def test_in_thought_everyone_looks_at_their_own_hand_only(rules: Rules, rng: Random) -> None:
    """A playout must not let the others play with open cards."""
    for step in steps(rules, rng):
        state = step.state
        if state.phase is Phase.PLAY and not rules.foresees(state.table.number):
            position, (seat,) = know(state), state.to_act
            blind = position.copy()
            blind.hands = [0] * rules.players
            blind.hands[seat] = position.hands[seat]
            assert hopes(blind, seat) == hopes(position, seat)
