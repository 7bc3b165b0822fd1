"""What `print` shows of a state and of a view."""

from html import escape

from augury import Rules, legal_actions, start, view
from augury.testing.scenarios import act, dealt, ready

STATE = """\
round 1 of 1: play, to act: 2
turned up Y5, trump yellow, follow red
seat  bid  won  total  plays  hand
  0d    0    0      0      -  B9,R1
  1     0    0      0     R4  G4
> 2     0    0      0      -  B3,R2"""


def test_a_state_shows_every_hand() -> None:
    state = act(ready("R1 B9 | R4 G4 | R2 B3", up="Y5"), "1:R4")
    assert str(state) == STATE
    assert state._repr_html_() == f"<pre>{escape(STATE)}</pre>"


def test_a_view_shows_what_its_seat_may_know() -> None:
    state = act(ready("R1 B9 | R4 G4 | R2 B3", up="Y5"), "1:R4")
    hidden = STATE.replace("B9,R1", "?").replace("  G4", "  ?")
    assert str(view(state, 2)) == hidden
    assert str(view(state, None)) == hidden.replace("B3,R2", "?")


def test_secret_bids_and_foresight() -> None:
    state = act(dealt("R1 | R4 | R2", up="Y5", bidding="secret"), "2:bid=1")
    assert str(view(state, 2)).splitlines()[-1] == "  2     1    0      0      -  R2"
    assert str(view(state, 0)).splitlines()[-1] == "  2     ?    0      0      -  ?"
    foreseen = dealt("R1 | R4 | R2", up="Y5", foresight="every-round")
    assert str(view(foreseen, 0)).splitlines()[3:] == [
        "  0d    ?    0      0      -  ?",
        "> 1     ?    0      0      -  R4",
        "  2     ?    0      0      -  R2",
    ]
    assert str(start(Rules(players=3))).startswith("round 0 of 20: deal\nseat")


def test_legal_actions_of_whoever_is_to_act() -> None:
    state = dealt("R1 | R4 | R2", up="Y5", bidding="hidden")
    assert legal_actions(state) == sum((legal_actions(state, seat) for seat in range(3)), ())
    assert legal_actions(start(Rules())) == ()
