"""S6 Juggler."""

import pytest

from augury import Phase, State, card, step, view
from augury.game import EVERYONE, concerns
from augury.game.errors import AlreadyActed, BadAnnouncement, NotInHand
from augury.game.play.events import CardChosen, CardPassed
from augury.game.text.notation import parse_action
from augury.testing.scenarios import act, dealt, legal, ready, refused
from tests.game.rulebook import rule


def to_pass() -> State:
    """After a trick with the Juggler in it, three cards each before, two now."""
    state = ready("R13 B1 B2 | R1 G1 G2 | U Y1 Y2", up="B5")
    return act(state, "1:R1 2:U=R 0:R13")


@rule("S6.1")
@pytest.mark.parametrize(
    ("hands", "moves", "winner"),
    [
        ("R7 | R1 | U", "1:R1 2:U=R 0:R7", 2),  # above 7
        ("R8 | R1 | U", "1:R1 2:U=R 0:R8", 0),  # below 8
        ("R13 | R1 | U", "1:R1 2:U=B 0:R13", 2),  # blue is trump, and may be announced
        ("B8 | R1 | U", "1:R1 2:U=B 0:B8", 0),
        ("R2 | R1 | U", "1:R1 2:U=G 0:R2", 0),  # neither trump nor the suit led
    ],
)
def test_the_juggler_is_a_seven_and_a_half_of_the_announced_suit(
    hands: str, moves: str, winner: int
) -> None:
    state = act(ready(hands, up="B5"), moves)
    assert state.table.tricks[-1].winner == winner


@rule("S6.1")
def test_the_juggler_s_suit_must_be_announced() -> None:
    state = ready("R13 | U | R12", up="R5")
    assert legal(state, 1) == "U=B U=R U=G U=Y"
    assert refused(state, "1:U", BadAnnouncement) == (
        "seat 1 cannot play U: it must be announced, as one of U=B, U=R, U=G, U=Y "
        "(S1.1, S6.1, S7.1)"
    )


@rule("S6.2")
def test_after_the_juggler_s_trick_everyone_passes_a_card_to_the_left() -> None:
    state = to_pass()
    assert (state.phase, state.to_act) == (Phase.PASS, (0, 1, 2))
    assert legal(state, 0) == "pass=B1 pass=B2"
    state = act(state, "2:pass=Y1 0:pass=B1 1:pass=G1")
    assert state.hands == (
        (card("B2"), card("Y1")),
        (card("B1"), card("G2")),
        (card("G1"), card("Y2")),
    )
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))  # the winner leads


@rule("S6.2")
def test_cards_are_passed_at_the_same_time() -> None:
    state = act(to_pass(), "0:pass=B1")
    assert state.to_act == (1, 2)
    assert legal(state, 1) == "pass=G1 pass=G2"  # what seat 0 chose has not arrived
    assert refused(state, "1:pass=B1", NotInHand) == "seat 1 cannot pass B1: seat 1 holds G1, G2"
    assert refused(state, "0:pass=B2", AlreadyActed) == (
        "seat 0 cannot pass B2: that choice is made, seats 1, 2 must pass a card"
    )


@rule("S6.2")
def test_cards_are_passed_face_down() -> None:
    state = to_pass()
    chosen = step(state, parse_action("0:pass=B1"))
    for seat in (1, 2, None):
        heard = [event for event in chosen.events if concerns(event, seat)]
        assert CardChosen(0, None, EVERYONE) in heard
        assert not any(isinstance(event, CardChosen) and event.card for event in heard)
        assert "card('B1')" not in repr(view(chosen.state, seat))

    done = step(act(chosen.state, "1:pass=G1"), parse_action("2:pass=Y1"))
    for seat, seen in ((0, {"B1", "Y1"}), (1, {"B1", "G1"}), (2, {"G1", "Y1"}), (None, set[str]())):
        passed = [event for event in done.events if isinstance(event, CardPassed)]
        assert {str(event.card) for event in passed if concerns(event, seat)} == seen


@rule("S6.3")
def test_nothing_is_passed_after_the_last_trick() -> None:
    state = act(ready("R13 | R1 | U", up="B5"), "1:R1 2:U=R 0:R13")
    assert state.phase is Phase.OVER


@rule("S6.4")
def test_cards_are_passed_with_the_bomb_in_the_trick_too() -> None:
    state = act(ready("X B1 | R1 G1 | U Y1", up="B5"), "1:R1 2:U=R 0:X")
    assert state.table.taken == (0, 0, 0)
    assert (state.phase, state.to_act) == (Phase.PASS, (0, 1, 2))


@rule("S6.5")
def test_the_juggler_turned_up_works_like_a_wizard() -> None:
    state = dealt("B1 | R1 | G1", up="U")
    assert state.to_act == (0,)
    assert legal(state, 0) == "trump=B trump=R trump=G trump=Y"


@rule("S6.6")
def test_the_juggler_led_sets_the_announced_suit() -> None:
    state = act(ready("R1 B9 | U G4 | R2 B10", up="Y5"), "1:U=R")
    assert legal(state, 2) == "R2"
    state = act(state, "2:R2")
    assert legal(state, 0) == "R1"


@rule("S6.6")
def test_the_juggler_sets_the_suit_before_another_card_has() -> None:
    state = act(ready("R1 B9 | F G4 | U B10", up="Y5"), "1:F 2:U=R")
    assert legal(state, 0) == "R1"
    state = act(ready("R1 B9 | B2 G4 | U B10", up="Y5"), "1:B2 2:U=R")
    assert legal(state, 0) == "B9"  # blue had been led
