"""What players complain about in other programs: here it must not happen, deal by deal."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from augury import SPECIAL, Bidding, CloudChange, Deal, Foresight, Mode, Phase, Rules, State, view
from augury.bots import bot
from augury.bots.engine.conversion import know
from augury.bots.heuristics.bidding import sure
from augury.game import DRAGON, FAIRY
from augury.game.play.table import BETWEEN_ROUNDS
from augury.game.text.notation import format_move
from augury.testing import strategies
from augury.testing.games import steps
from augury.testing.scenarios import act, dealt, ready


def says(state: State, seat: int) -> str:
    """What the apprentice does in this seat."""
    return format_move(bot("apprentice").act(view(state, seat), Random(0)))


def bids(hands: str, up: str | None = None, *, after: str = "", **options: Any) -> int:
    """What the apprentice predicts whose turn it is after some bids. Seat 1 begins."""
    state = act(dealt(hands, up, **options), after)
    return int(says(state, state.to_act[0]).removeprefix("bid="))


class TestTricksThatCannotBeLost:
    """A prediction below them is lost before it begins."""

    def test_all_wizards(self) -> None:
        assert bids("B1 B2 B3 B4 | W W W W | R1 R2 R3 R4", "G5") == 4

    def test_wizards_and_the_highest_trumps(self) -> None:
        hands = "B1 B2 B3 B4 B5 B6 | R1 R2 R3 R4 R5 R6 | W W W W G13 G12"
        assert bids(hands, "G5", after="1:bid=0") == 6

    def test_a_wizard_in_the_hand_that_leads(self) -> None:
        assert bids("B1 B2 | W Y2 | R1 R2", "G5") >= 1

    def test_the_dragon_when_the_fairy_lies_open(self) -> None:
        assert bids("B1 B2 | D Y2 | R1 R2", "F", special=(DRAGON, FAIRY)) >= 1

    def test_the_highest_cards_where_suits_mean_nothing(self) -> None:
        hands = "B1 B2 B3 B4 | R13 R12 R11 W | G1 G2 G3 G4"
        assert bids(hands, mode=Mode.ONE_COLOUR) >= 1

    @pytest.mark.parametrize(
        ("hand", "up", "number"),
        [
            ("W W W W", "G5", 4),
            ("W W B1 B2", "G5", 2),  # led before any other Wizard
            ("W G13 G12 G11", "G5", 1),  # three Wizards are out, one for each trump
            ("G13 G12 G11 G10", "G5", 0),  # and four here
            ("W W W G13", "G5", 3),
            ("W W W G12", "W", 3),  # G13 is out
        ],
    )
    def test_how_they_are_counted(self, hand: str, up: str, number: int) -> None:
        state = dealt(f"R1 R2 R3 R4 | {hand} | Y1 Y2 Y3 Y4", up)
        if not state.table.bids[0] and state.table.trump is None:
            state = act(state, "0:trump=G")
        assert sure(know(state), 1) == number

    @given(strategies.rules(), strategies.rngs())
    def test_they_are_not_lost_whatever_is_played(self, rules: Rules, rng: Random) -> None:
        """A law: of any play, however bad."""
        certain: dict[int, int] = {}
        for step in steps(rules, rng):
            state, table = step.state, step.state.table
            if isinstance(step.action, Deal):
                certain = {}
            if state.phase is Phase.PLAY and not table.tricks and not table.trick:
                position = know(state)
                certain = {
                    seat: sure(position, seat)
                    for seat in range(rules.players)
                    if seat != table.leader  # who would have to lead Wizards, as chance does not
                }
            for seat, least in certain.items():
                if state.phase in BETWEEN_ROUNDS:
                    assert table.pad[-1].taken[seat] >= least


class TestEveryTrickNeeded:
    """Leading low then gives the game away."""

    @pytest.mark.parametrize("hand", ["R13 G2", "R13 G13 G2", "R13 R12 G13 G12", "R13 B12 B11 J"])
    def test_the_highest_trump_is_led(self, hand: str) -> None:
        size = len(hand.split())
        others = [" ".join(f"{suit}{n}" for n in range(3, 3 + size)) for suit in "YG"]
        state = ready(f"{others[0]} | {hand} | {others[1]}", "R5", bids=(0, size, 0))
        assert says(state, 1) == "R13"

    def test_or_a_wizard(self) -> None:
        state = ready("B1 B2 B5 | W R13 G2 | G9 G10 Y3", "R5", bids=(0, 3, 0))
        assert says(state, 1) == "W"

    def test_the_last_to_play_wins_as_cheaply_as_it_can(self) -> None:
        state = ready("W R7 R13 | Y9 B2 B3 | Y4 B5 B6", "R5", bids=(3, 0, 0))
        assert says(act(state, "1:Y9 2:Y4"), 0) == "R7"


class TestNoTrickNeeded:
    """Then the winning card is not spent on one."""

    def test_a_wizard_stays_in_hand(self) -> None:
        state = ready("B1 B2 | R9 G2 | W R3", "R5", bids=(1, 1, 0))
        assert says(act(state, "1:R9"), 2) == "R3"

    def test_also_when_nothing_must_be_followed(self) -> None:
        state = ready("B1 B2 | R9 G2 | W G4", "Y5", bids=(1, 1, 0))
        assert says(act(state, "1:R9"), 2) == "G4"

    def test_the_highest_card_that_loses_goes(self) -> None:
        state = ready("R8 R5 R2 | R9 G2 G3 | R1 G4 G5", "Y5", bids=(0, 1, 1))
        assert says(act(state, "1:R9 2:R1"), 0) == "R8"

    def test_a_wizard_goes_under_a_wizard(self) -> None:
        state = ready("B1 B2 | W G2 | W G4", "Y5", bids=(1, 1, 0))
        assert says(act(state, "1:W"), 2) == "W"

    def test_the_bomb_spares_a_trick_that_would_be_forced(self) -> None:
        state = ready("R13 X | R5 G2 | R4 Y2", "Y5", bids=(0, 0, 1), special=SPECIAL)
        assert says(act(state, "1:R5 2:R4"), 0) == "X"


class TestTricksNeeded:
    """Then no winner is wasted."""

    def test_a_wizard_is_not_thrown_under_a_wizard(self) -> None:
        state = ready("B1 B2 | W G2 | W G4", "Y5", bids=(1, 1, 1))
        assert says(act(state, "1:W"), 2) == "G4"

    def test_nor_into_a_trick_that_the_bomb_has_spoilt(self) -> None:
        state = ready("W B2 | X G2 | R3 G4", "Y5", bids=(1, 1, 1), special=SPECIAL)
        assert says(act(state, "1:X 2:R3"), 0) == "B2"

    def test_the_dragon_is_kept_from_the_fairy(self) -> None:
        state = ready("D B2 | F G2 | R3 G4", "Y5", bids=(1, 1, 1), special=SPECIAL)
        assert says(act(state, "1:F 2:R3"), 0) == "B2"

    def test_the_fairy_takes_the_dragon(self) -> None:
        state = ready("F B2 | D G2 | R3 G4", "Y5", bids=(1, 1, 1), special=SPECIAL)
        assert says(act(state, "1:D 2:R3"), 0) == "F"
        state = ready("F B2 | D G2 | R3 G4", "Y5", bids=(0, 1, 1), special=SPECIAL)
        assert says(act(state, "1:D 2:R3"), 0) == "B2"


class TestAnnouncements:
    """A card is called what serves its player."""

    def test_the_shapeshifter(self) -> None:
        state = ready("S J | R5 G2 | R4 Y2", "Y5", bids=(2, 0, 1), special=SPECIAL)
        assert says(act(state, "1:R5 2:R4"), 0) == "S=W"
        state = ready("S W | R5 G2 | R4 Y2", "Y5", bids=(0, 0, 1), special=SPECIAL)
        assert says(act(state, "1:R5 2:R4"), 0) == "S=J"

    def test_the_juggler(self) -> None:
        state = ready("U J | R5 G2 | R4 Y2", "Y5", bids=(2, 0, 1), special=SPECIAL)
        assert says(act(state, "1:R5 2:R4"), 0) in ("U=R", "U=Y")  # the suit led, or trump
        state = ready("U W | R5 G2 | R4 Y2", "Y5", bids=(0, 0, 1), special=SPECIAL)
        assert says(act(state, "1:R5 2:R4"), 0) in ("U=B", "U=G")  # anything but those

    def test_the_cloud(self) -> None:
        state = ready("C J | R10 G2 | R4 Y2", "Y5", bids=(2, 0, 1), special=SPECIAL)
        assert says(act(state, "1:R10 2:R4"), 0) == "C=Y"  # 9¾ does not beat a ten, but as trump


class TestTheRulesThatAreOn:
    """A player who ignores them plays another game."""

    HAND = "R7 R8 W G13 G3 | B1 B2 B5 B6 B7 | G4 G5 G6 G7 G8"

    def test_trump_makes_the_hand(self) -> None:
        reds = "B1 B2 B5 B6 B7 | R13 R12 R11 R10 R9 | G4 G5 G6 G7 G8"
        assert bids(reds, "R5") > bids(reds, "Y5")

    def test_high_bids_of_others_leave_less(self) -> None:
        """But only aloud: unseen, nobody knows them (R4.2, V2)."""
        after = "1:bid=5 2:bid=4"
        assert bids(self.HAND, "R5", after=after) < bids(self.HAND, "R5", after="1:bid=0 2:bid=0")
        hidden = act(dealt(self.HAND, "R5", bidding=Bidding.HIDDEN), after)
        unheard = act(dealt(self.HAND, "R5", bidding=Bidding.HIDDEN), "1:bid=0 2:bid=0")
        assert says(hidden, 0) == says(unheard, 0)

    def test_the_bids_may_not_add_up(self) -> None:
        free = bids(self.HAND, "R5", after="1:bid=1 2:bid=1")
        state = act(dealt(self.HAND, "R5", plus_minus_one=True), f"1:bid={5 - free} 2:bid=0")
        told = int(says(state, 0).removeprefix("bid="))
        assert abs(told - free) == 1

    def test_suits_mean_nothing(self) -> None:
        """The same cards are worth more where no trump beats them (V5)."""
        hands = "B1 B2 B3 B4 | R13 R12 R11 R10 | G1 G2 G3 G4"
        assert bids(hands, mode=Mode.ONE_COLOUR) > bids(hands, "Y5")

    def test_foresight_sees_the_others_and_not_oneself(self) -> None:
        def first(hands: str) -> int:
            return bids(hands, "R3", foresight=Foresight.FIRST_ROUND)

        assert first("J | B5 | J") == 1  # every card beats Jesters
        assert first("J | W | J") == first("J | B1 | J")
        state = dealt("J | J | B5", "R3", foresight=Foresight.FIRST_ROUND)
        assert says(act(state, "1:bid=0"), 2) == "bid=1"
        state = dealt("W | J | B5", "R3", foresight=Foresight.FIRST_ROUND)
        assert says(act(state, "1:bid=0"), 2) == "bid=0"

    @pytest.mark.parametrize("cloud", CloudChange)
    def test_the_cloud_mends_a_prediction(self, cloud: CloudChange) -> None:
        """Predicted 2 and won 1, with the Cloud: say 1 (S7.8)."""
        hands = "R1 R2 | C R3 | R5 R6"
        state = ready(hands, "Y5", bids=(0, 2, 0), special=SPECIAL, cloud=cloud)
        state = act(state, "1:C=R 2:R5 0:R1")
        if cloud is CloudChange.ROUND_END:
            state = act(state, "1:R3 2:R6 0:R2")
        assert says(state, 1) == "bid-1"

    def test_the_werewolf_names_the_long_suit(self) -> None:
        state = dealt("L R13 R12 R9 R8 B2 | B4 B5 B6 B7 B8 B9 | G4 G5 G6 G7 G8 G9", "Y10",
                      special=SPECIAL)  # fmt: skip
        assert says(state, 0) == "trump=R"

    def test_a_winner_is_not_passed_on_while_it_is_needed(self) -> None:
        hands = "R1 R2 B1 | U W B2 | R5 R6 B3"
        state = act(ready(hands, "Y5", bids=(1, 2, 0), special=SPECIAL), "1:U=R 2:R5 0:R1")
        assert says(state, 1) == "pass=B2"
        state = act(ready(hands, "Y5", bids=(1, 1, 0), special=SPECIAL), "1:U=R 2:R5 0:R1")
        assert says(state, 1) == "pass=W"
