"""What stands beside a name: tricks held against the prediction, whose suit it is, what is due."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from augury.game import Mode, Rules, deal, start, step
from augury.game.text.notation import parse_action
from augury.testing.scenarios import act, dealt, ready
from tests.web.conftest import Invite
from tests.web.house import DESK, PHONE, House
from tests.web.scenes import SCENES, Scene, show

SIDE: Final = (844, 390)
LOOK: Final = {"pace": "none", "motion": False, "sound": False}
TWO_TRICKS: Final = "1:W 2:G2 3:Y2 0:B2 1:W 2:G3 3:Y3 0:B3"
HANDS: Final = "B2 B3 B4 B5 | W W R4 R5 | G2 G3 G4 G5 | Y2 Y3 Y4 Y5"
# A count as it looks, in shape and in colour, without the numbers in it.
LOOKS: Final = """
(all) => all.map((count) => [
  getComputedStyle(count.querySelector(".bid")).color,
  count.querySelector("svg") ? "check" : (count.querySelector("small")?.textContent ?? ""),
])
"""


@pytest.mark.parametrize("size", [PHONE, SIDE])
def test_over_exact_and_under_look_different_before_the_round_ends(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    """By a sign as well as by colour: at the others' seats, and at one's own."""
    me = invite(open_house, "Ada", size=size, settings=LOOK)
    shown = Scene(act(ready(HANDS, "R2", bids=(0, 1, 0, 2)), TWO_TRICKS))
    page = show(me, shown)
    page.locator(".seat").nth(2).wait_for()  # Bruno has won both tricks
    looks = page.locator(".seat .count").evaluate_all(LOOKS)
    assert [sign for _, sign in looks] == ["+1", "check", ""]
    assert len({colour for colour, _ in looks}) == 3
    assert page.locator(".me .count").evaluate_all(LOOKS) == [looks[1]], "exact"
    short = Scene(act(ready(HANDS, "R2", bids=(1, 1, 0, 2)), TWO_TRICKS))
    assert show(me, short).locator(".me .count").evaluate_all(LOOKS) == [looks[2]], "under"
    hands = " | ".join((HANDS.split(" | ")[1], HANDS.split(" | ")[0], *HANDS.split(" | ")[2:]))
    won = act(ready(hands, "R2", bids=(1, 0, 0, 2)), "1:B2 2:G2 3:Y2 0:W 0:W 1:B3 2:G3 3:Y3")
    assert show(me, Scene(won)).locator(".me .count").evaluate_all(LOOKS) == [looks[0]], "over"


def test_one_colour_shows_whose_suit_is_whose(invite: Invite, open_house: House) -> None:
    """In the order of the seats (V5), beside every name; one's own beside one's own hand."""
    state = start(Rules(players=3, mode=Mode.ONE_COLOUR))
    page = show(
        invite(open_house, "Ada", size=PHONE, settings=LOOK),
        Scene(step(state, deal(state.table, Random(1))).state),
    )
    for name, suit in (("Bruno", "Dwarves"), ("Chloë", "Elves")):
        seat = page.locator(f".seat[aria-label^='{name}']")
        assert f"Suit: {suit}" in (seat.get_attribute("aria-label") or "")
        seat.locator(".name svg").wait_for()
    page.locator(".me [title='Suit: Humans'] svg").wait_for()


def test_what_may_be_played_is_said(invite: Invite, open_house: House) -> None:
    """To follow, to play anything for want of the suit, or anything because none was set."""
    me = invite(open_house, "Ada", settings=LOOK)
    hands = "B2 B3 R4 | G9 W R5 | G2 G3 Y4"
    void = act(ready(hands, "R2"), "1:G9 2:G2")
    expect(show(me, Scene(void)).locator(".me .status")).to_have_text("No Elves: play anything")
    expect(show(me, SCENES["follow"]).locator(".me .status")).to_have_text("Follow: Humans")
    free = act(ready(hands, "R2"), "1:W 2:G2")
    expect(show(me, Scene(free)).locator(".me .status")).to_have_text("Play what you like")


@pytest.mark.parametrize("size", [PHONE, SIDE])
def test_the_clock_is_seen_while_something_is_told(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    """Where there is little height, what is told stands where else it is said whose turn it is."""
    state = ready("B2 B12 R3 | S B8 R13 | C R7 G4", "R2", bids=(1, 1, 1))
    moves = tuple(parse_action(move) for move in ("1:S=J", "2:C=G"))
    me = invite(open_house, "Ada", size=size, settings=LOOK)
    page = show(me, Scene(state, moves=moves, seconds_left=600))
    page.locator(".sign").wait_for()
    page.locator(".me [role=timer]").wait_for()


OUTSIDE: Final = """
(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}
"""


@pytest.mark.parametrize("size", [PHONE, SIDE, DESK])
def test_a_card_known_to_be_in_a_hand_is_wholly_on_the_screen(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    """At whichever seat the Werewolf was."""
    me = invite(open_house, "Ada", size=size, settings=LOOK)
    for seat in (1, 2, 3):
        hands = ["R3 B9 R4", "G2 G3 Y9", "Y1 Y2 Y3", "B1 B2 B3"]
        hands[seat] = "L J B8"
        page = show(me, Scene(dealt(" | ".join(hands), "Y13")))
        page.locator(".seat .holds").wait_for()
        assert not page.locator(".seat .holds").evaluate(OUTSIDE), seat
