"""What happens is seen: every event of the protocol has a sign, and it is on the screen."""

from __future__ import annotations

from typing import Final, get_args

import pytest
from playwright.sync_api import Page

from augury.game.play.events import Event, RoundScored, TrickEnded
from augury.tables.protocol import events as around
from augury.tables.protocol.events import TableEvent
from tests.web.conftest import Invite
from tests.web.house import PHONE, House
from tests.web.scenes import SCENES, Scene, show
from tests.web.signs import LOG, SIGNS, UNTOLD, Sign

KINDS: Final = (*get_args(Event), *get_args(TableEvent))
LOOK: Final = {"pace": "none", "summary": "wait", "motion": False, "sound": False}
LIES: Final = (TrickEnded, RoundScored)  # seen while a finished trick lies there


def test_every_kind_of_event_has_a_sign() -> None:
    assert {kind.__name__ for kind in KINDS if not SIGNS.get(kind)} == {
        kind.__name__ for kind in UNTOLD
    }


def test_nothing_is_told_of_shuffles(invite: Invite, open_house: House) -> None:
    """It would be between what happens in the game, in every round."""
    me = invite(open_house, "Ada", size=PHONE, settings=LOOK)
    told = around.RematchAsked(seat=2)
    events = (*UNTOLD.values(), around.GameStarted(game=1), told)
    page = show(me, Scene(SCENES["play"].state, events=events))
    page.keyboard.press("g")
    page.locator(LOG.format(told.type)).wait_for()
    kinds = page.locator("dialog li").evaluate_all("all => all.map(one => one.dataset.event)")
    assert not {event.type for event in UNTOLD.values()} & {*kinds}


@pytest.mark.parametrize("kind", SIGNS, ids=lambda kind: str(kind.__name__))
def test_it_is_on_the_screen(kind: type, invite: Invite, open_house: House) -> None:
    """On a phone, where room is scarcest; whole, and under nothing."""
    rest = "normal" if kind in LIES else "none"
    me = invite(open_house, "Ada", size=PHONE, settings=LOOK | {"rest": rest})
    for sign in SIGNS[kind]:
        seen(sign, show(me, sign.scene))


SEEN: Final = """
([where, words]) => [...document.querySelectorAll(where)].some((one) => {
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  return (
    one.textContent.replace(/\\s+/g, " ").includes(words) &&
    box.width > 0 && box.height > 0 && style.visibility === "visible" && style.opacity !== "0" &&
    box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  );
})
"""


def seen(sign: Sign, page: Page) -> None:
    """Wait until it is there, whole and on the screen."""
    if sign.where.startswith("dialog"):
        page.keyboard.press("g")
    elif sign.where == ".round-end":
        page.locator(".skip").click()
    page.wait_for_function(SEEN, arg=[sign.where, sign.words])
