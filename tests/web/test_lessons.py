"""The tutorial, both parts, played as it asks to be; it points at what it talks about."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from augury.game import Chance, loads
from augury.game.text.notation import format_move
from tests.web.conftest import Invite
from tests.web.hands import Guest
from tests.web.house import House
from tests.web.tools import tool


def moves(name: str) -> list[str]:
    """What the lesson asks for, in order."""
    actions = loads(tool("lesson").RECORDS[name]).actions
    return [format_move(one) for one in actions if not isinstance(one, Chance) and one.seat == 0]


def make(page: Page, move: str) -> None:
    """Make a move as a person does: by what is on the screen."""
    word, _, rest = move.partition("=")
    if word == "bid":
        page.locator(".panel .number").nth(int(rest)).click()
    elif move in ("bid+1", "bid-1"):
        page.locator("[data-ask=change] .choices .button").nth(0 if move == "bid+1" else 1).click()
    elif word == "trump":
        page.locator("[data-ask=trump] .choices .button").nth("BRGY".index(rest)).click()
    elif word == "pass":
        page.locator(f".hand [data-card={rest}]").click()
        page.locator("[data-ask=pass] .primary").click()
    else:
        page.locator(f".hand [data-card={word}]").click()
        if rest:
            order = "WJ" if rest in "WJ" else "BRGY"
            page.locator("[data-ask=announce] .choices .button").nth(order.index(rest)).click()


def play(guest: Guest, name: str) -> None:
    page = guest.page
    for move in moves(name):
        page.locator(".hint").wait_for()
        said = page.locator(".hint").inner_text()
        if "last card" not in said:
            page.locator(".ring:not(header *)").first.wait_for()
        hand: Any = page.locator(".hand").evaluate("one => one.getBoundingClientRect().toJSON()")
        assert hand["bottom"] <= page.evaluate("innerHeight"), said
        make(page, move)
        page.wait_for_function(
            "(said) => document.querySelector('.hint')?.innerText !== said", arg=said
        )


def test_both_parts(invite: Invite, open_house: House) -> None:
    """On a phone upright, then on its side: the hand is in sight all along."""
    guest = invite(open_house, "Ada")
    page = guest.page
    page.goto("/#learn")
    play(guest, "lesson")
    page.get_by_role("heading", name="That is the whole game!").wait_for()
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("button", name="On to the second part").click()
    play(guest, "lesson-special")
    page.get_by_role("heading", name="Now you know all the cards!").wait_for()
    page.get_by_role("button", name="Play now").wait_for()
