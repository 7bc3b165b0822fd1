"""X What follows when special cards meet."""

import pytest

from augury import CloudChange, Phase, card
from augury.testing.scenarios import act, dealt, legal, ready
from tests.game.rulebook import rule


@rule("X1")
@pytest.mark.parametrize("moves", ["1:D 2:X 3:F 0:W", "1:D 2:X 3:F 0:R13"])
def test_dragon_fairy_and_bomb_nobody_wins_and_the_fairy_s_player_leads(moves: str) -> None:
    state = act(ready("W R13 | D B2 | X B3 | F B4", up="Y5"), moves)
    assert state.table.taken == (0, 0, 0, 0)
    assert (state.phase, state.to_act) == (Phase.PLAY, (3,))


@rule("X2")
def test_bomb_and_juggler_no_trick_but_the_pass() -> None:
    state = act(ready("R13 B1 | U B2 | X B3", up="Y5"), "1:U=R 2:X 0:R13")
    assert state.table.taken == (0, 0, 0)
    assert state.phase is Phase.PASS
    state = act(state, "0:pass=B1 1:pass=B2 2:pass=B3")
    assert state.hands == ((card("B3"),), (card("B1"),), (card("B2"),))
    assert state.to_act == (0,)  # who would have won the trick


@rule("X3")
@pytest.mark.parametrize("cloud", CloudChange, ids=str)
def test_bomb_and_cloud_no_change_of_prediction(cloud: CloudChange) -> None:
    state = ready("R13 B1 | C B2 | X B3", up="Y5", bids=(1, 0, 0), cloud=cloud)
    state = act(state, "1:C=R 2:X 0:R13")
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))
    state = act(state, "0:B1 1:B2 2:B3")
    assert state.phase is Phase.OVER
    assert state.table.pad[-1].bids == (1, 0, 0)


@rule("X4")
def test_juggler_and_cloud_first_all_pass_then_the_winner_changes() -> None:
    state = ready("R13 B1 | C B2 | U B3", up="Y5", bids=(1, 0, 0))
    state = act(state, "1:C=R 2:U=R 0:R13")
    assert (state.phase, state.to_act) == (Phase.PASS, (0, 1, 2))
    state = act(state, "0:pass=B1 1:pass=B2 2:pass=B3")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (0,))
    state = act(state, "0:bid+1")
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))
    assert state.table.bids == (2, 0, 0)


@rule("X4")
def test_juggler_and_cloud_in_the_last_trick_only_the_winner_changes() -> None:
    state = ready("R13 | C | U", up="Y5", bids=(1, 0, 0))
    state = act(state, "1:C=R 2:U=R 0:R13")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (0,))


@rule("X5")
def test_a_jester_led_then_the_juggler_s_suit_must_be_followed() -> None:
    state = act(ready("R1 B9 | J G4 | U B10", up="Y5"), "1:J 2:U=R")
    assert legal(state, 0) == "R1"
    assert act(state, "0:R1").table.tricks[-1].winner == 2


@rule("X6")
@pytest.mark.parametrize(
    ("moves", "leader"),
    [
        ("1:F 2:X 3:S=J 0:J", 3),
        ("1:X 2:J 3:F 0:S=J", 2),
        ("1:F 2:J 3:X 0:J", 2),
        ("1:X 2:F 3:J 0:J", 3),
    ],
)
def test_jesters_fairy_and_bomb_only_the_first_jester_would_win(moves: str, leader: int) -> None:
    held = {int(word[0]): word[2] for word in moves.split()}
    hands = " | ".join(f"{held[seat]} B{seat + 1}" for seat in range(4))
    state = act(ready(hands, up="Y5"), moves)
    assert state.to_act == (leader,)
    assert state.table.taken == (0, 0, 0, 0)


@rule("X7")
@pytest.mark.parametrize("up", ["W", "J", "S", "D", "F", "X", "U", "C", "B1", "Y13"])
def test_the_werewolf_gains_whatever_card_was_turned_up(up: str) -> None:
    state = act(dealt("R13 | L | R2", up=up), "1:trump=none")
    assert state.hands[1] == (card(up),)


@rule("X7")
def test_a_special_card_gained_by_the_werewolf_is_played_like_any() -> None:
    state = act(ready("R13 | L | W", up="D", trump="R"), "1:D 2:W 0:R13")
    assert state.table.taken == (0, 1, 0)


@rule("X8")
def test_of_wizard_and_shapeshifter_as_a_wizard_the_first_wins() -> None:
    state = ready("R13 | W | S", up="R5")
    assert act(state, "1:W 2:S=W 0:R13").table.tricks[-1].winner == 1
    state = ready("R13 | S | W", up="R5")
    assert act(state, "1:S=W 2:W 0:R13").table.tricks[-1].winner == 1
