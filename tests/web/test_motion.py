"""Nothing moves for whoever wants it still, by the device or by the page's own setting."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.conftest import Invite
from tests.web.hands import autoplay, lay
from tests.web.house import House

BRISK: Final = {"pace": "none", "rest": "none", "summary": "none", "sound": False}
# Remembers everything that takes time to change its place or its look.
MOVED: Final = """
window.moved = [];
const note = (one) => {
  const { effect } = one;
  if (effect?.getComputedTiming().endTime > 0)
    window.moved.push(`${effect.target?.className} ${one.constructor.name}`);
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const one = animate.apply(this, how);
  note(one);
  return one;
};
for (const begin of ["animationstart", "transitionrun"])
  addEventListener(begin, ({ target }) => target.getAnimations().forEach(note), true);
"""


@pytest.mark.parametrize(
    ("device", "setting", "moves"),
    [("no-preference", True, True), ("reduce", True, False), ("no-preference", False, False)],
)
def test_a_game(device: str, setting: bool, moves: bool, invite: Invite, open_house: House) -> None:
    """From the first deal to the winner's moment."""
    me = invite(open_house, "Ada", settings=BRISK | {"motion": setting}, reduced_motion=device)
    me.page.add_init_script(MOVED)
    lay(open_house, me, {"players": 3, "hand_sizes": [2]}, bots={"1": "novice", "2": "novice"})
    me.page.get_by_role("button", name="Start").click()
    autoplay(me.page)
    me.page.locator(".ranking").wait_for()
    moved = me.page.evaluate("() => window.moved")
    assert bool(moved) == moves, moved


# How many cards are in the air at the moment at which a question opens.
IN_THE_AIR: Final = """
window.flying = [];
new MutationObserver(() => {
  const asks = document.querySelector(".panel") !== null;
  if (asks && !window.asking) window.flying.push(document.querySelectorAll(".flight").length);
  window.asking = asks;
}).observe(document, { childList: true, subtree: true });
"""


def test_dealing_ends_before_a_question_opens(invite: Invite, open_house: House) -> None:
    """Whoever is first to predict, in every round; and whoever comes later sees no deal."""
    me = invite(open_house, "Ada", settings=BRISK)
    page = me.page
    page.add_init_script(IN_THE_AIR)
    lay(open_house, me, {"players": 3, "hand_sizes": [3] * 3}, bots={"1": "novice", "2": "novice"})
    page.get_by_role("button", name="Start").click()
    page.locator(".flight").first.wait_for(state="attached")
    autoplay(page)
    page.locator(".ranking").wait_for()
    flying = page.evaluate("() => window.flying")
    assert len(flying) >= 3
    assert {*flying} == {0}, flying
