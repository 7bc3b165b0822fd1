"""What `print` shows of a state and of a view."""

from html import escape
from random import Random

from augury import Phase, Rules, State, legal_actions, start, view
from augury.testing.games import steps
from augury.testing.rules import random_rules
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


def check_drawing(state: State) -> None:
    seats = range(state.rules.players)
    for shown in (state, *(view(state, seat) for seat in (*seats, None))):
        first, *_, last = str(shown).splitlines()
        assert first.startswith(f"round {state.table.number} of {state.rules.rounds}: ")
        assert last.lstrip(" >").startswith(f"{seats[-1]}")
    closed = str(view(state, None)).splitlines()[-len(seats) :]
    assert all(line.endswith("  ?") for line in closed)


def test_every_phase_of_any_rules_can_be_drawn() -> None:
    """A line for every seat below its headings, whoever looks; a spectator sees no hand."""
    again = dealt("R1 | R4 | R2", up="Y5", bidding="hidden", plus_minus_one=True)
    again = act(again, "0:bid=1 1:bid=0 2:bid=0")  # which add up, so the dealer bids anew (V1)
    check_drawing(again)
    rng, phases = Random(2), {again.phase}
    while phases != set(Phase):
        for now in steps(random_rules(rng, small_boxes=True), rng):
            check_drawing(now.state)
            phases.add(now.state.phase)
