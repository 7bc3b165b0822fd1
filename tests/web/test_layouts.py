"""From a phone to a desk: what stands where, that nothing is covered, and that no half is dead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from augury.bots import bot
from augury.game import Phase, Rules, deal, start, step, view
from augury.tables.protocol.events import Said
from tests.web.axe import faults
from tests.web.conftest import EVERY_LANGUAGE, Invite
from tests.web.hands import lay, unfold
from tests.web.house import DESK, PHONE, TABLET, House, house
from tests.web.scenes import SCENES, Scene, show

SIDE: Final = (844, 390)
LARGE: Final = (1920, 1080)
SMALL_DESK: Final = (1100, 800)
BOX: Final = "one => one.getBoundingClientRect().toJSON()"
LOOK: Final = {"pace": "none", "motion": False, "sound": False}


def box(page: Page, where: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(where).first.evaluate(BOX)
    return found


@pytest.mark.parametrize("size", [SMALL_DESK, DESK, LARGE])
def test_a_desk_has_all_three_beside_a_larger_table(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    page = show(invite(open_house, "Ada", size=size, settings=LOOK), SCENES["play"])
    page.locator(".beside .chat ol").wait_for()
    width, height = size
    parts = [box(page, f".beside .part.{name}") for name in ("pad", "log", "chat")]
    cloth = box(page, ".cloth")
    for part in parts:
        assert part["height"] > 100
        assert part["bottom"] <= height + 1
        assert part["right"] <= cloth["left"] + 1 or part["left"] >= cloth["right"] - 1
    assert cloth["width"] > width / 2
    assert box(page, ".trick .card")["width"] > 90, "a larger table"
    beside = sum({part["left"]: part["width"] for part in parts}.values())
    assert abs(cloth["width"] + beside - width) < 8, "no part of the screen is empty"
    assert faults(page) == []


def test_a_tablet_has_one_of_them(invite: Invite, open_house: House) -> None:
    scene = Scene(SCENES["play"].state, events=(Said(seat=2, phrase="hello"),))
    page = show(invite(open_house, "Ada", size=TABLET, settings=LOOK), scene)
    page.locator(".beside .part.log").wait_for()
    assert page.locator(".beside .part").count() == 1
    assert page.locator(".beside .unread").inner_text().startswith("1")
    assert faults(page) == []
    page.locator(".beside .choice button").last.click()
    page.locator(".beside .chat ol").get_by_text("Hello!").wait_for()
    assert page.locator(".beside .unread").count() == 0


LINES: Final = """
(all) => all.map((one) => {
  const words = document.createRange();
  words.selectNodeContents([...one.childNodes].find(({ data }) => data?.trim()));
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
})
"""


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_the_tabs_of_a_tablet_have_one_line(
    language: str, invite: Invite, open_house: House
) -> None:
    me = invite(open_house, "Ada", size=TABLET, language=language, settings=LOOK)
    page = show(me, SCENES["play"])
    tabs = page.locator(".beside .choice button")
    tabs.first.wait_for()
    assert tabs.evaluate_all(LINES) == [1, 1, 1]
    assert tabs.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


@pytest.mark.parametrize("size", [SMALL_DESK, DESK, LARGE])
@pytest.mark.parametrize("name", ["play", "lead", "change"])
def test_the_pad_is_always_on_the_left_and_log_and_chat_on_the_right(
    name: str, size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    """However many rounds a game has; the room below a short pad has the last trick."""
    page = show(invite(open_house, "Ada", size=size, settings=LOOK), SCENES[name])
    page.locator(".beside .paper").wait_for()
    cloth = box(page, ".cloth")
    assert box(page, ".beside .part.pad")["right"] <= cloth["left"] + 1
    for part in ("log", "chat"):
        assert box(page, f".beside .part.{part}")["left"] >= cloth["right"] - 1
    short = len(SCENES[name].state.rules.schedule) < 8
    assert page.locator(".beside .part.last").count() == short


def test_a_short_pad_is_ruled_from_the_start(invite: Invite, open_house: House) -> None:
    """Paper with lines to fill, not a lone head; and a large desk has large letters."""
    page = show(invite(open_house, "Ada", size=LARGE, settings=LOOK), SCENES["hidden"])
    page.locator(".beside .paper .blank").wait_for()
    assert box(page, ".place .seat")["width"] > 150
    sizes = page.locator(".place .name, .beside .blank th, .beside .log li").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 16


@pytest.mark.parametrize("size", [PHONE, SIDE])
def test_a_phone_opens_them(size: tuple[int, int], invite: Invite, open_house: House) -> None:
    scene = Scene(SCENES["play"].state, events=(Said(seat=2, phrase="hello"),))
    page = show(invite(open_house, "Ada", size=size, settings=LOOK), scene)
    page.locator(".me .unread").wait_for()
    assert page.locator(".beside").count() == 0
    page.locator(".me .chat").click()
    page.locator("dialog ol").get_by_text("Hello!").wait_for()
    page.keyboard.press("Escape")
    page.locator(".me .unread").wait_for(state="detached")


TALK: Final = tuple(
    Said(seat=seat, text="I had counted on taking this very trick with my last Wizard!")
    for seat in range(4)
)
OUTSIDE: Final = """
() => [...document.querySelectorAll(".bubble")]
  .map((one) => one.getBoundingClientRect())
  .filter(({ left, right, top, bottom }) =>
    left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
  .length
"""
ON_TOP: Final = """
(where) => {
  document.head.insertAdjacentHTML(
    "beforeend",
    "<style>* { pointer-events: auto !important } .skip { display: none }</style>",
  );
  return [...document.querySelectorAll(where)].every((one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.contains(top) || (top.closest(where) !== null);
  });
}
"""


BUBBLES_APART: Final = """
() => {
  const all = [...document.querySelectorAll(".bubble")].map((one) => one.getBoundingClientRect());
  return all.every((one, place) => all.slice(place + 1).every((other) =>
    one.right <= other.left || other.right <= one.left ||
    one.bottom <= other.top || other.bottom <= one.top));
}
"""


@pytest.mark.parametrize("size", [PHONE, SIDE, TABLET, DESK])
def test_what_is_said_is_on_the_screen_and_over_questions(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    me = invite(open_house, "Ada", size=size, settings=LOOK)
    page = show(me, Scene(SCENES["bid"].state, events=TALK))
    page.wait_for_function("() => document.querySelectorAll('.bubble').length === 4")
    page.wait_for_function(f"() => ({OUTSIDE})() === 0")
    page.wait_for_function(f"() => ({BUBBLES_APART})()")
    assert page.evaluate(ON_TOP, ".bubble")


NUMBERS_SEEN: Final = """
(cards) => {
  document.head.insertAdjacentHTML("beforeend", "<style>.trick * { pointer-events: auto }</style>");
  return cards.every((card) => {
    const box = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(box.x + 6, box.y + 14));
  });
}
"""


def test_who_played_what_on_a_phone_on_its_side(invite: Invite, open_house: House) -> None:
    page = show(invite(open_house, "Ada", size=SIDE, settings=LOOK), SCENES["six-play"])
    names = page.locator(".trick .name")
    expect(names).to_have_text(["Bruno", "Chloë", "Dario", "Edda", "Falk"])
    assert page.locator(".trick .card").evaluate_all(NUMBERS_SEEN), "no card hides another's number"


@pytest.mark.parametrize("size", [SIDE, (667, 375)])
@pytest.mark.parametrize("name", ["twenty-bid", "twenty-play"])
def test_a_hand_of_twenty_fits_a_phone_on_its_side(
    name: str, size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    page = show(invite(open_house, "Ada", size=size, settings=LOOK), SCENES[name])
    assert page.locator(".hand li").count() == 20
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [PHONE, SIDE, TABLET, DESK, LARGE])
def test_the_own_card_lies_wholly_on_the_cloth(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    """And over its edge, where others may lie lower: nothing covers it."""
    page = show(invite(open_house, "Ada", size=size, settings=LOOK), SCENES["trick"])
    page.locator(".trick li").nth(3).wait_for()
    card = box(page, ".trick li:has(> .unseen:text('You')) .card")
    cloth = box(page, ".cloth")
    assert cloth["top"] <= card["top"]
    assert card["bottom"] <= cloth["bottom"]
    assert page.evaluate(ON_TOP, ".trick .card")


@pytest.fixture(scope="module")
def empty_house(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:  # noqa: ARG001
    """A server without tables: Home would list those that others have left open."""
    with house(tmp_path_factory.mktemp("empty")) as opened:
        yield opened


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_home_fits_a_phone(language: str, invite: Invite, empty_house: House) -> None:
    page = invite(empty_house, "Ada", size=PHONE, language=language).page
    page.goto("/")
    doors = page.locator("footer .button")
    doors.first.wait_for()
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    tops = doors.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "in one row"
    assert doors.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    ways = page.locator("nav > .button").evaluate_all(LINES)
    assert max(ways) <= 2, "no way in has three lines"


def test_nothing_covers_the_crown_of_six_on_a_phone(invite: Invite, open_house: House) -> None:
    page = show(invite(open_house, "Ada", size=PHONE, settings=LOOK), SCENES["six-play"])
    page.locator(".crown").wait_for()
    assert page.evaluate(ON_TOP, ".crown")


OVERLAPS: Final = """
() => {
  const boxes = (where) =>
    [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect());
  const seats = boxes(".seat, .seat .avatar");
  return boxes(".trick .card").filter((card) =>
    seats.some(({ left, right, top, bottom }) =>
      left < card.right && right > card.left && top < card.bottom && bottom > card.top)).length;
}
"""


@pytest.mark.parametrize("size", [TABLET, SMALL_DESK, DESK, LARGE])
def test_no_card_lies_upon_a_seat_of_six(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    page = show(invite(open_house, "Ada", size=size, settings=LOOK), SCENES["six-play"])
    page.locator(".beside .part").first.wait_for()
    page.wait_for_function(f"() => ({OVERLAPS})() === 0")


COLUMNS = """() => {
  const parts = [...document.querySelectorAll("fieldset, :has(> [role=switch])")];
  const lefts = parts.map(one => one.getBoundingClientRect().left);
  return parts.length > 1 && Math.max(...lefts) - Math.min(...lefts) > 400;
}"""


@pytest.mark.parametrize("size", [DESK, LARGE])
def test_forms_stand_in_two_columns_on_a_desk(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    me = invite(open_house, "Ada", size=size, settings=LOOK)
    page = me.page
    for part, sign in (("settings", ".segments"), ("new", "label")):
        page.goto(f"/#{part}")
        page.locator(sign).first.wait_for()
        page.wait_for_function(COLUMNS)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    lay(open_house, me, {"players": 4}, bots={})
    page.locator(".invite img").wait_for()
    assert box(page, ".invite")["left"] > box(page, ".seats")["right"]
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [DESK, LARGE])
def test_the_tutorial_has_the_whole_desk(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    page = invite(open_house, "Ada", size=size, settings=LOOK).page
    page.goto("/#learn")
    page.locator(".hint").wait_for()
    assert box(page, ".cloth")["width"] == size[0]


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_pad_of_six_shows_all_columns(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    """And its first column says what it counts."""
    page = show(invite(open_house, "Ada", size=size, settings=LOOK), six_late())
    if size == PHONE:
        page.keyboard.press("p")
    pad = page.locator(".paper").first
    pad.wait_for()
    assert pad.evaluate("one => one.scrollWidth <= one.clientWidth")
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    assert pad.locator("td").evaluate_all(cut) == 0
    assert pad.locator("thead th").first.inner_text() == "Cards"


def six_late() -> Scene:
    """Six players, long after the first round: totals of three digits, and below zero."""
    rng, player = Random(3), bot("novice")
    state = start(Rules(players=6))
    while state.table.number < 9 or state.phase is not Phase.PLAY:
        if not state.to_act:
            state = step(state, deal(state, rng)).state
        else:
            state = step(state, player.act(view(state, state.to_act[0]), rng)).state
    return Scene(state)


def test_the_tab_says_whose_turn_it_is(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Ada", settings=LOOK)
    expect(show(me, SCENES["play"])).to_have_title("● Your turn · Augury")
    expect(show(me, Scene(SCENES["play"].state, watching=True))).to_have_title("Augury")


CUT: Final = """
(all) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > one.closest("label").getBoundingClientRect().width;
}).map((one) => one.textContent)
"""
BROKEN: Final = """
() => {
  const words = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement.closest(".link, .unseen, code, script, style, option")) continue;
    for (const { 0: word, index } of data.matchAll(/[\\p{L}\\d]+/gu)) {
      const part = document.createRange();
      part.setStart(texts.currentNode, index);
      part.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...part.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (lines.size > 1) words.push(word);
    }
  }
  return words;
}
"""


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_no_word_is_broken_on_a_phone(language: str, invite: Invite, open_house: House) -> None:
    """And at the end of a game all there is to do next stands under one wide button."""
    me = invite(open_house, "Ada", size=PHONE, language=language, settings=LOOK)
    page = show(me, Scene(SCENES["play"].state, hints=True))
    page.keyboard.press("t")
    page.locator("dialog .option").first.wait_for()
    assert page.evaluate(BROKEN) == [], "in a hint"
    page = show(me, SCENES["end"])
    page.locator(".paper").wait_for()
    assert page.evaluate(BROKEN) == [], "at the end"
    buttons = page.locator(".actions .button")
    edges = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    again, game, menu = edges
    assert round(again["left"]) == round(game["left"])
    assert round(again["right"]) == round(menu["right"])
    assert round(game["top"]) == round(menu["top"]) > round(again["bottom"])
    for part in ("settings", "new"):
        page.goto(f"/#{part}")
        page.locator(".segments").first.wait_for()
        unfold(page)
        assert page.evaluate(BROKEN) == [], part
        assert page.locator("label .name").evaluate_all(CUT) == [], part
