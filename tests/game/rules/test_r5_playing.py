"""R5 Playing a trick."""

from augury import Phase
from augury.game.errors import MustFollow
from augury.testing.scenarios import act, legal, ready, refused
from tests.game.rulebook import rule


@rule("R5.1")
def test_the_first_lead_is_left_of_the_dealer_and_play_goes_clockwise() -> None:
    state = ready("R1 | R2 | R3 | R4", up="B5")
    for seat in (1, 2, 3, 0):
        assert (state.phase, state.to_act) == (Phase.PLAY, (seat,))
        state = act(state, f"{seat}:R{seat + 1}")


@rule("R5.1")
def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    state = act(ready("R1 G1 | R2 G2 | R9 G3 | R4 G4", up="B5"), "1:R2 2:R9 3:R4 0:R1")
    for seat in (2, 3, 0, 1):
        assert state.to_act == (seat,)
        state = act(state, f"{seat}:G{seat + 1}")


@rule("R5.2")
def test_the_suit_led_must_be_followed() -> None:
    state = act(ready("R1 R9 | B4 G4 | B3 Y4", up="R5"), "1:B4")
    assert legal(state, 2) == "B3"
    assert refused(state, "2:Y4", MustFollow) == (
        "seat 2 cannot play Y4: blue was led and seat 2 holds B3 (R5.2)"
    )


@rule("R5.2")
def test_trumps_do_not_excuse_from_following() -> None:
    state = act(ready("R1 B9 | B4 G4 | B3 Y4", up="R5"), "1:B4 2:B3")
    assert legal(state, 0) == "B9"


@rule("R5.3")
def test_wizards_and_jesters_may_always_be_played() -> None:
    state = act(ready("R1 R9 G9 | B4 G4 G5 | B3 Y4 W", up="R5"), "1:B4")
    assert legal(state, 2) == "B3 W"
    state = act(ready("R1 R9 G9 | B4 G4 G5 | B3 Y4 J", up="R5"), "1:B4")
    assert legal(state, 2) == "B3 J"
    assert act(state, "2:J").table.trick[-1].card.code == "J"


@rule("R5.3")
def test_nobody_has_to_follow_trump_with_a_wizard() -> None:
    state = act(ready("R1 R9 | R4 G4 | B3 W", up="R5"), "1:R4")
    assert legal(state, 2) == "B3 W"


@rule("R5.4")
def test_who_cannot_follow_may_play_anything() -> None:
    state = act(ready("R1 G9 Y2 W | B4 G4 R8 J | B3 Y4 J W", up="R5"), "1:B4 2:B3")
    assert legal(state, 0) == "R1 G9 Y2 W"  # red is trump, and nobody has to trump


@rule("R5.4")
def test_nobody_has_to_beat() -> None:
    state = act(ready("R1 R9 | R4 G4 | R2 R10", up="B5"), "1:R4")
    assert legal(state, 2) == "R2 R10"


@rule("R5.5")
def test_a_wizard_led_leaves_no_suit_to_follow() -> None:
    state = act(ready("R1 B9 | W G4 | R2 B10 | R3 B3", up="Y5"), "1:W")
    assert legal(state, 2) == "B10 R2"
    state = act(state, "2:R2")
    assert legal(state, 3) == "B3 R3"  # red came second and binds nobody
    state = act(state, "3:B3")
    assert legal(state, 0) == "B9 R1"


@rule("R5.6")
def test_after_a_jester_the_next_suit_must_be_followed() -> None:
    state = act(ready("R1 B9 | J G4 | R2 B10", up="Y5"), "1:J")
    assert legal(state, 2) == "B10 R2"
    state = act(state, "2:R2")
    assert legal(state, 0) == "R1"


@rule("R5.6")
def test_after_several_jesters_it_is_the_first_other_card_that_decides() -> None:
    state = act(ready("R1 B9 | J G4 | J B10 | R2 B1", up="Y5"), "1:J 2:J")
    assert legal(state, 3) == "B1 R2"
    state = act(state, "3:R2")
    assert legal(state, 0) == "R1"


@rule("R5.6")
def test_a_wizard_after_a_jester_leaves_no_suit_to_follow() -> None:
    state = act(ready("R1 B9 | J G4 | W B10 | R2 B1", up="Y5"), "1:J 2:W 3:R2")
    assert legal(state, 0) == "B9 R1"


@rule("R5.7")
def test_a_wizard_does_not_lift_the_duty_to_follow() -> None:
    state = act(ready("R1 B9 | R4 G4 | W B10", up="Y5"), "1:R4 2:W")
    assert legal(state, 0) == "R1"
    assert refused(state, "0:B9", MustFollow) == (
        "seat 0 cannot play B9: red was led and seat 0 holds R1 (R5.2)"
    )
