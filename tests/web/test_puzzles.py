"""The puzzle of the day, and any puzzle by its number."""

from __future__ import annotations

import pytest

from augury.analysis.puzzles import load_puzzles
from augury.game.notation import format_move
from augury.locales import say
from tests.web.axe import faults
from tests.web.conftest import EVERY_LANGUAGE, Invite
from tests.web.english import english
from tests.web.house import PHONE, House


def test_the_puzzle_of_the_day(invite: Invite, open_house: House) -> None:
    """It is the same for everyone; the first answer counts, and is explained."""
    page = invite(open_house, "Ada").page
    page.goto("/")
    page.get_by_role("button", name=say("en", "home-puzzle"), exact=True).click()
    page.locator(".moves button").first.wait_for()
    assert faults(page) == []
    today = page.request.get(f"{open_house.address}/api/puzzles/today").json()
    puzzle = load_puzzles()[today["number"] - 1]
    legal = [format_move(move) for move in puzzle.position.legal_actions]
    page.locator(".moves button").nth(legal.index(puzzle.best)).click()
    page.get_by_text("That is it!").wait_for()
    page.get_by_text("One day in a row.").wait_for()
    assert faults(page) == []


def test_a_wrong_answer(invite: Invite, open_house: House) -> None:
    """The better one is shown; the next puzzle is a tap away."""
    page = invite(open_house, "Ada").page
    puzzle = load_puzzles()[0]
    wrong = next(
        at for at, move in enumerate(puzzle.position.legal_actions) if not puzzle.solved_by(move)
    )
    page.goto("/#puzzle/1")
    page.locator(".moves button").nth(wrong).click()
    page.get_by_text("Not quite.").wait_for()
    page.get_by_role("button", name="Next").click()
    page.wait_for_url("**/#puzzle/2")
    page.locator(".moves button").first.wait_for()


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
    assert page.locator(".asked b").inner_text() == say(language, "you")
    page.locator(".moves button").first.click()
    page.locator("h2.good, h2.bad").wait_for()
    assert english(page, language) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
