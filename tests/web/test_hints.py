"""Hints and the coach: what the page says before a move is made."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Route

from augury.locales import say
from augury.testing.scenarios import act, dealt
from tests.web.axe import faults
from tests.web.conftest import EVERY_LANGUAGE, Invite
from tests.web.hands import lay, reach_bid, unfold
from tests.web.house import DESK, PHONE, House
from tests.web.scenes import SCENES, Scene, show

# Three Wizards: to predict none of the three tricks gives everything away.
WIZARDS: Final = Scene(
    act(dealt("W W W | G3 G4 G5 | B2 B5 B7", "R1"), "1:bid=0 2:bid=0"), hints=True
)


def test_a_hint_against_bots(invite: Invite, open_house: House) -> None:
    """By its key; it tells what is best, and does it."""
    me = invite(open_house, "Ada")
    page = me.page
    lay(open_house, me, {"players": 3, "hand_sizes": [3]}, bots={"1": "novice", "2": "novice"})
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    page.keyboard.press("t")
    page.locator("dialog .hint").wait_for()
    assert faults(page, "dialog") == []
    assert "Best:" in page.locator("dialog .words").inner_text()
    assert page.locator("dialog .chances .chance").count() == 4, "of 0 to 3 tricks"
    page.get_by_role("button", name="Do that").click()
    page.locator(".hand .lit").first.wait_for()


def test_hints_among_people(invite: Invite, open_house: House) -> None:
    """None, unless the host allows them to all."""
    page = show(invite(open_house, "Ada"), Scene(WIZARDS.state))
    assert page.get_by_role("button", name="Hint").count() == 0
    page = show(invite(open_house, "Ada"), WIZARDS)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Best: 3 tricks").wait_for()


def test_the_host_allows_hints(invite: Invite, open_house: House) -> None:
    """A switch of the form, which the table then has."""
    me = invite(open_house, "Ada")
    me.page.goto("/#new")
    me.page.locator(".lay").wait_for()
    unfold(me.page)
    me.page.get_by_role("switch", name="Hints for everyone").check()
    me.page.get_by_role("button", name="Create table").click()
    me.page.wait_for_url("**/t/*")
    table = me.page.url.rpartition("/")[2]
    seen = me.context.request.get(f"{open_house.address}/api/tables/{table}").json()
    assert seen["table"]["hints"]


def test_the_coach_warns(invite: Invite, open_house: House) -> None:
    """Before a blunder, and lets one think again; before a good move it is silent."""
    page = show(invite(open_house, "Ada", settings={"coach": True}), WIZARDS)
    warning = page.get_by_role("dialog", name="Think again?")
    page.get_by_role("button", name="Predict 0 tricks").click()
    warning.wait_for()
    assert faults(page, "dialog") == []
    warning.get_by_role("button", name="Think again").click()
    warning.wait_for(state="detached")
    page.get_by_role("button", name="Predict 0 tricks").click()
    warning.get_by_role("button", name="Do it anyway").click()
    page.locator(".panel.sent").wait_for()

    page = show(invite(open_house, "Ada", settings={"coach": True}), WIZARDS)
    page.get_by_role("button", name="Predict 3 tricks").click()
    page.locator(".panel.sent").wait_for()


def test_the_coach_shows_that_it_is_having_a_look(invite: Invite, open_house: House) -> None:
    """While an answer is long in coming."""
    page = show(invite(open_house, "Ada", settings={"coach": True}), WIZARDS)
    asked: list[Route] = []
    page.route("**/check", lambda route: asked.append(route))  # noqa: PLW0108 (a method cannot be marked)
    page.get_by_role("button", name="Predict 3 tricks").click()
    sign = page.get_by_role("status").get_by_text("The coach is having a look…")
    sign.wait_for()
    asked.pop().fallback()
    sign.wait_for(state="detached")
    page.locator(".panel.sent").wait_for()


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_a_hint_in_every_language(invite: Invite, open_house: House, language: str) -> None:
    """Nothing is cut off, and no message is without words."""
    me = invite(open_house, "Ada", language=language, size=PHONE)
    page = show(me, Scene(SCENES["play"].state, hints=True))
    page.get_by_role("button", name=say(language, "hint"), exact=True).click()
    page.locator("dialog .hint").wait_for()
    wide = page.evaluate("() => document.querySelector('dialog .body').scrollWidth")
    assert wide <= PHONE[0]


def test_without_a_hand_to_point(invite: Invite, open_house: House) -> None:
    """On a desk, from the keyboard alone: Escape leaves the game as it was."""
    page = show(invite(open_house, "Ada", size=DESK), WIZARDS)
    page.keyboard.press("t")
    page.locator("dialog .hint").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator(".panel .number").first.wait_for()
