"""The puzzle of the day, and any puzzle by its number."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from augury.analysis.puzzles import load_puzzles
from augury.game.text.notation import format_move
from augury.locales import say
from tests.web.axe import faults
from tests.web.conftest import EVERY_LANGUAGE, Invite
from tests.web.english import english
from tests.web.house import DESK, PHONE, TABLET, House

FOLLOWING: Final = 5  # one card does not follow suit
SHIFTING: Final = 166  # the Shapeshifter or a number
BIDDING: Final = 1  # six players, nothing on the table
FULL: Final = 9  # six players, five cards on the table


def answer(page: Page, move: str) -> None:
    """Answer a puzzle about a card in the hand itself, one about a prediction by its number."""
    kind, _, number = move.partition("=")
    if kind == "bid":
        page.locator(".ask .number").get_by_text(number, exact=True).click()
    else:
        page.locator(f".hand button[data-card='{move}']").first.click()


def test_the_puzzle_of_the_day(invite: Invite, open_house: House) -> None:
    """It is the same for everyone; the first answer counts, and is explained."""
    page = invite(open_house, "Ada").page
    page.goto("/")
    page.get_by_role("button", name=say("en", "home-puzzle"), exact=True).click()
    page.locator(".board").wait_for()
    assert faults(page) == []
    today = page.request.get(f"{open_house.address}/api/puzzles/today").json()
    puzzle = load_puzzles()[today["number"] - 1]
    answer(page, puzzle.best)
    page.get_by_text("That is it!").wait_for()
    page.get_by_text("One day in a row.").wait_for()
    assert faults(page) == []


def test_a_wrong_answer(invite: Invite, open_house: House) -> None:
    """The better one is shown; the next puzzle is a tap away."""
    page = invite(open_house, "Ada").page
    puzzle = load_puzzles()[0]
    wrong = next(move for move in puzzle.position.legal_actions if not puzzle.solved_by(move))
    page.goto("/#puzzle/1")
    answer(page, format_move(wrong))
    page.get_by_text("Not quite.").wait_for()
    page.get_by_role("button", name="Next").click()
    page.wait_for_url("**/#puzzle/2")
    page.locator(".hand button").first.wait_for()


def test_a_card_is_chosen_in_the_hand(invite: Invite, open_house: House) -> None:
    """By hand or from the keyboard; one that may not be played is no answer."""
    page = invite(open_house, "Ada").page
    page.goto(f"/#puzzle/{FOLLOWING}")
    dim = page.locator(".hand .dim")
    assert dim.get_attribute("aria-disabled") == "true"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    dim.click(force=True)
    lit = page.locator(".hand .lit").first
    assert "POST" not in asked
    lit.focus()
    page.keyboard.press("Enter")
    page.locator("h2.good, h2.bad").wait_for()
    assert page.locator(".board .best, .board .chosen").count() > 0, "in the hand, too"
    assert faults(page) == []


def test_what_a_card_is_played_as(invite: Invite, open_house: House) -> None:
    """The card is tapped first, then what it is to be."""
    page = invite(open_house, "Ada").page
    page.goto(f"/#puzzle/{SHIFTING}")
    page.locator(".hand button[data-card='S']").wait_for()
    assert page.locator(".ask").count() == 0, "another card might be chosen"
    page.locator(".hand button[data-card='S']").click()
    page.locator(".ask").get_by_role("button", name="Shapeshifter as Wizard").click()
    page.get_by_text("That is it!").wait_for()


@pytest.mark.parametrize("number", [FULL, BIDDING])
@pytest.mark.parametrize("size", [PHONE, (360, 740), (844, 390), TABLET, DESK])
def test_the_table_is_seen_whole(
    size: tuple[int, int], number: int, invite: Invite, open_house: House
) -> None:
    """Everyone with avatar and prediction, the trick and the hand: at once, and nothing cut."""
    page = invite(open_house, "Ada", size=size).page
    puzzle = load_puzzles()[number - 1].position
    page.goto(f"/#puzzle/{number}")
    page.locator(".board").wait_for()
    assert page.locator(".board .seat .avatar").count() == puzzle.table.rules.players - 1
    assert page.locator(".board .trick li").count() == len(puzzle.table.trick)
    page.wait_for_function(
        WHOLE, arg=".board .seat, .board .trick .card, .board .below .card, .asked, .ask"
    )


WHOLE: Final = """
(selector) => [...document.querySelectorAll(selector)].every((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})
"""


def test_no_such_puzzle(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Ada")
    me.page.goto("/#puzzle/9999")
    me.page.get_by_role("alert").get_by_text("There is no such puzzle.").wait_for()
    me.troubles.clear()  # the browser's console tells of the refusal as well


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_every_language(invite: Invite, open_house: House, language: str) -> None:
    page = invite(open_house, "Ada", language=language, size=PHONE).page
    page.goto("/#puzzle/3")
    page.locator(".moves button").first.wait_for()
    assert page.locator(".asked .name").inner_text() == say(language, "you")
    page.locator(".moves button").first.click()
    page.locator("h2.good, h2.bad").wait_for()
    assert english(page, language) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
