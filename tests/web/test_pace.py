"""Pace: the moves of bots, a finished trick and the score of a round, each for itself."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.hands import autoplay, lay
from tests.web.house import House
from tests.web.scenes import SCENES, show

UNHURRIED: Final = {"pace": "none", "rest": "none", "motion": False, "sound": False}


def test_three_settings(invite: Invite, open_house: House) -> None:
    """Whoever changes one of them changes only this one, and it is kept."""
    page = invite(open_house, "Ada").page
    chosen = {"pace": "normal", "rest": "normal", "summary": "wait"}
    page.goto("/#settings")
    for name, words, choice, value in (
        ("pace", "Moves of bots", "Quick", "quick"),
        ("rest", "Finished tricks stay", "A while", "long"),
        ("summary", "After a round the score stays", "4 seconds", "short"),
    ):
        page.evaluate(
            "chosen => localStorage.setItem('augury-settings', chosen)", json.dumps(chosen)
        )
        page.reload()
        page.get_by_role("group", name=words).get_by_role("radio", name=choice).check()
        kept = json.loads(page.evaluate("localStorage.getItem('augury-settings')"))
        assert {one: kept[one] for one in chosen} == chosen | {name: value}


def test_the_score_waits_for_whoever_plays_bots(invite: Invite, open_house: House) -> None:
    """No countdown; and the next round is dealt when the player goes on."""
    me = invite(open_house, "Ada", settings=UNHURRIED)
    page = me.page
    lay(open_house, me, {"players": 3, "hand_sizes": [1, 1]}, bots={"1": "novice", "2": "novice"})
    page.get_by_role("button", name="Start").click()
    page.evaluate("() => (window.patient = true)")  # the score is not clicked away
    autoplay(page)
    page.locator(".round-end").wait_for()
    assert page.get_by_text("Continues in").count() == 0
    page.get_by_text("Round 1 of 2").wait_for()
    page.get_by_role("button", name="Next round").click()
    page.get_by_text("Round 2 of 2").wait_for()


def test_with_people_it_says_when_it_goes_on(invite: Invite, open_house: House) -> None:
    page = show(invite(open_house, "Ada", settings=UNHURRIED), SCENES["round"])
    expect(page.locator(".round-end")).to_contain_text(re.compile(r"Continues in \d+ second"))
