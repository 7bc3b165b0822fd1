"""Moments that chance brings seldom: what is asked then can be read by everyone, everywhere."""

from __future__ import annotations

from typing import Any, Final

import pytest

from augury.game import Suit
from augury.locales import say
from tests.web.axe import COLOURS, faults
from tests.web.conftest import EVERY_LANGUAGE, Invite
from tests.web.house import House
from tests.web.scenes import SCENES, crowded, show

QUESTIONS: Final = {
    "juggler": "announce",
    "werewolf": "trump",
    "foresight-seven": "bid",
    "rebid": "bid",
    "pass": "pass",
    "change": "change",
}


def test_axe(invite: Invite, open_house: House) -> None:
    """Every question of the game, by night and by day."""
    me = invite(open_house, "Ada")
    found = {}
    for name, ask in QUESTIONS.items():
        page = show(me, SCENES[name])
        assert page.locator(".panel").get_attribute("data-ask") == ask
        for light in ("dark", "light"):
            page.evaluate("light => (document.documentElement.dataset.theme = light)", light)
            same = light == "light" and name != "pass"  # where a card has been chosen by then
            found[name, light] = faults(page, ".cloth", COLOURS if same else None)
            if (name, light) == ("pass", "dark"):
                page.locator(".hand button").first.click()
                page.locator(".panel .primary:enabled").wait_for()
    assert {moment: list_ for moment, list_ in found.items() if list_} == {}


CUT: Final = """
() => [...document.querySelectorAll(
  ".strip dt, .strip dd, .strip dd > span:not(.unseen), .bar .round, .me .status, .panel .button"
)].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)
"""


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_no_word_is_cut(invite: Invite, open_house: House, language: str) -> None:
    """On narrow phones, with the longest suit as trump and to follow, in the widest letters."""
    longest = max(Suit, key=lambda suit: len(say(language, f"suit-{suit.value}")))
    me = invite(open_house, "Ada", size=(360, 780), language=language)
    page = show(me, crowded(longest))
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator(".strip .suit-" + longest.value).count() == 2
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 780})
        assert page.evaluate(CUT) == [], width
    assert show(me, SCENES["trump"]).evaluate(CUT) == [], "while trump is chosen"
    page = show(me, SCENES["play"])
    page.locator(".hand .dim").first.click(force=True)
    said = page.locator(".toast").bounding_box()
    assert said is not None
    assert said["x"] >= 0
    assert said["x"] + said["width"] <= 360


def test_why_a_trick_was_won_can_be_read_after_a_reload(invite: Invite, open_house: House) -> None:
    """In the log and beside the trick itself."""
    page = show(invite(open_house, "Ada"), SCENES["lead"])
    for key in "gl":
        page.keyboard.press(key)
        page.locator("dialog").get_by_text("the highest trump.").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


COVERED: Final = """
() => {
  const panel = document.querySelector(".panel").getBoundingClientRect();
  const over = (box) =>
    Math.min(box.right, panel.right) > Math.max(box.left, panel.left) &&
    Math.min(box.bottom, panel.bottom) > Math.max(box.top, panel.top);
  return [...document.querySelectorAll(".seat, .trick li .card, .hand button")]
    .filter((one) => over(one.getBoundingClientRect()))
    .map((one) => one.className + " " + (one.getAttribute("aria-label") ?? ""));
}
"""


ASKED_OF_HANDS: Final = ("foresight-seven", "foresight-ten", "foresight-twenty")


@pytest.mark.parametrize("size", [(390, 664), (320, 568), (844, 390), (720, 450)])
def test_a_question_covers_nobody(invite: Invite, open_house: House, size: tuple[int, int]) -> None:
    """Whoever is asked sees all the others, their cards and the own ones: on any screen."""
    me = invite(open_house, "Ada", size=size)
    for name in ("six-bid", "twenty-bid", *ASKED_OF_HANDS, "shapeshifter"):
        page = show(me, SCENES[name])
        page.wait_for_function(f"() => ({COVERED})().length === 0")
        below: dict[str, Any] = page.evaluate(
            "() => ({hand: document.querySelector('.hand').getBoundingClientRect().top,"
            " wide: document.documentElement.scrollWidth - innerWidth})"
        )
        assert below["wide"] <= 0, name
        if size != (320, 568) and not name.endswith(("twenty-bid", "-twenty", "-ten")):
            assert below["hand"] < size[1] - 44, name


UNREADABLE: Final = """
() => {
  const cards = [...document.querySelectorAll(".board li .card")];
  return cards.filter((card) => {
    const box = card.getBoundingClientRect();
    const number = document.elementFromPoint(box.x + box.width * 0.2, box.y + box.width * 0.2);
    const emblem = document.elementFromPoint(box.x + box.width * 0.5, box.y + box.height * 0.5);
    return !card.contains(number) || !card.contains(emblem) || box.right > innerWidth;
  }).length;
}
"""
WIDE: Final = "one => one.getBoundingClientRect().width"


@pytest.mark.parametrize("size", [(360, 780), (844, 390), (768, 1024), (1440, 900)])
def test_every_foreseen_card_can_be_read(
    invite: Invite, open_house: House, size: tuple[int, int]
) -> None:
    """Its number and its emblem, however many; and a single card is large."""
    me = invite(open_house, "Ada", size=size)
    for name in (*ASKED_OF_HANDS, "foresight-four", "foresight-six"):
        scene = SCENES[name]
        page = show(me, scene)
        page.add_style_tag(content=".board * { pointer-events: auto }")
        cards = page.locator(".board li .card")
        others, held = scene.state.rules.players - 1, scene.state.table.hand_size
        cards.nth(others * held - 1).wait_for()
        assert cards.count() == others * held, name
        page.wait_for_function(f"() => ({UNREADABLE})() === 0")  # once it is laid out
        assert cards.first.evaluate(WIDE) >= (60 if held == 1 else 28), name
        assert page.locator(".board .seat").count() == others, name
