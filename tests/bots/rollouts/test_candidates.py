"""What is tried: of what makes no difference, one."""

from random import Random

from augury import State, view
from augury.bots import bot
from augury.bots.rollouts.candidates import candidates
from augury.game.text.notation import format_move
from augury.testing.scenarios import act, dealt, ready


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
