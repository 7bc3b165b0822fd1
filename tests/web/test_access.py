"""The page for everyone: axe, the keyboard alone, the accessibility tree alone, large and small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from augury.tables.protocol.events import RematchAsked
from tests.web.axe import LIGHTS, faint, faults_by_night_and_day
from tests.web.conftest import Invite
from tests.web.hands import autoplay, lay, reach_bid, unfold
from tests.web.house import DESK, PHONE, ROOT, House, house
from tests.web.scenes import SCENES, STILL, Scene, show
from tests.web.tools import tool

UNHURRIED: Final = {"pace": "none", "motion": False, "sound": False}


def test_axe(invite: Invite, open_house: House) -> None:
    """Every screen, by night and by day."""
    me = invite(open_house, "Ada")
    page = me.page
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        found[screen] = faults_by_night_and_day(page)

    for part, sign in (
        ("", "#now"),
        ("#new", ".lay"),
        ("#rules", ".book"),
        ("#settings", "fieldset"),
    ):
        page.goto(f"/{part}")
        page.reload()
        page.locator(sign).first.wait_for(state="attached")
        if part == "#new":
            unfold(page)
        look(part or "home")
    bots = {"1": "novice", "2": "novice"}
    lay(open_house, me, {"players": 3, "hand_sizes": [5, 2]}, bots=bots)
    page.get_by_role("button", name="Start").wait_for()
    look("lobby")
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    look("bid")
    page.locator(".panel .number").nth(1).click()
    page.locator(".hand .lit").first.wait_for()
    look("play")
    page.locator(".hand .lit").first.click()
    page.locator(".hand .lit").first.wait_for()
    for name, sign in (
        ("Score pad", ".paper"),
        ("Last trick", "ol"),
        ("Menu", ".stack"),
        ("Log", "ol"),
        ("Say something", ".chat"),
    ):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator(f"dialog {sign}").first.wait_for()
        look(name)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    autoplay(page)
    page.locator(".ranking").wait_for()
    look("end")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog .menu").wait_for()
    look("menu of the end")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The game", exact=True).click()
    page.locator(".board").wait_for()
    look("game")
    assert {screen: list_ for screen, list_ in found.items() if list_} == {}


# How each dialog of the table is opened: by its key, or from the menu.
DIALOGS: Final = {
    "pad": ("p", None, ".paper"),
    "last": ("l", None, "ol"),
    "log": ("g", None, "ol"),
    "hint": ("t", None, ".hint"),
    "say": ("c", None, ".chat"),
    "shortcuts": ("?", None, "kbd"),
    "menu": (None, None, ".stack"),
    "rules": (None, "Rules", ".book"),
    "settings": (None, "Settings", "fieldset"),
}


def test_axe_on_every_dialog(invite: Invite, open_house: House) -> None:
    """By night and by day; a new dialog has to be opened here, too."""
    text = (ROOT / "web/src/dialogs/Dialogs.svelte").read_text(encoding="utf-8")
    union = re.search(r"type DialogName = (.*);", text)
    assert union is not None
    assert set(re.findall(r'"(\w+)"', union[1])) == set(DIALOGS)
    scene = Scene(SCENES["lead"].state, hints=True)
    page = show(invite(open_house, "Ada", settings=UNHURRIED), scene)
    found: dict[str, list[str]] = {}
    for name, (key, within, sign) in DIALOGS.items():
        if key is not None:
            page.keyboard.press(key)
        else:
            page.get_by_role("button", name="Menu").click()
        if within is not None:
            page.locator("dialog").get_by_role("button", name=within).click()
        page.locator(f"dialog :is({sign})").first.wait_for()
        found[name] = faults_by_night_and_day(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_axe_on_home_with_all_it_can_show(invite: Invite, open_house: House) -> None:
    """One's own games, tables that wait, every choice open; on a phone and on a desk."""
    for size in (PHONE, DESK):
        me = invite(open_house, "Ada", size=size)
        page = me.page
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.locator(".game").wait_for()
        lay(open_house, me, {"players": 4}, listed=True)
        page.goto("/")
        page.locator(".box:has(a)").first.wait_for()
        page.locator("summary").click()
        page.locator("details .segments").first.wait_for()
        assert faults_by_night_and_day(page) == []


def test_what_stands_in_an_empty_field_can_be_read(invite: Invite, open_house: House) -> None:
    """By night and by day: on Home, at the score pad, in the chat."""
    me = invite(open_house, "", size=PHONE)
    page = me.page
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        for part, field in (("", "#link"), ("#pad/new", "form input, main input")):
            page.goto(f"/{part}")
            page.reload()
            page.locator(field).first.wait_for()
            page.locator(f"html[data-theme={light}]").wait_for()
            assert faint(page) == [], (light, part)
        show(me, SCENES["lead"]).keyboard.press("c")
        page.locator("dialog [placeholder]").wait_for()
        assert faint(page) == [], (light, "chat")


def test_axe_on_the_end(invite: Invite, open_house: House) -> None:
    """The winner's moment, the story of the game, and somebody who would like to play again."""
    asked = Scene(SCENES["end"].state, events=(RematchAsked(seat=2),))
    for size in (PHONE, DESK):
        page = show(invite(open_house, "Ada", size=size, settings=UNHURRIED), asked)
        page.locator(".asked p").wait_for()
        assert faults_by_night_and_day(page) == []


def test_keyboard(invite: Invite, open_house: House) -> None:
    """A game without a pointer: Tab, arrows, Enter; and the focus can be seen."""
    me = invite(open_house, "Ada", size=DESK)
    page = me.page
    bots = {"1": "novice", "2": "novice"}
    lay(open_house, me, {"players": 3, "hand_sizes": [1, 3]}, bots=bots)
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    for _ in range(60):
        page.locator(".panel, .hand .lit, .ranking").first.wait_for()
        if page.locator(".ranking").count():
            break
        if page.locator("[data-ask=trump]").count():
            tab_to(page, "Elves")
            page.keyboard.press("Enter")
            page.locator("[data-ask=trump]").wait_for(state="detached")
            continue
        if page.locator(".panel .number").count():
            tab_to(page, "Predict 1 trick")
            page.keyboard.press("Enter")
            page.locator(".panel").wait_for(state="detached")
            continue
        before = page.locator(".hand button").count()
        page.keyboard.press("h")
        page.keyboard.press("Home")
        for _ in range(before):
            focused = page.locator(":focus")
            assert focused.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
            if focused.get_attribute("aria-disabled") == "false":
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelectorAll('.hand button').length !== before || "
            "document.querySelector('.ranking')",
            arg=before,
        )
    assert page.locator(".ranking").count()


FOCUSED: Final = "where => document.activeElement?.matches(where)"


def test_focus(invite: Invite, open_house: House) -> None:
    """It moves to a new panel, from there to the hand, and stays in the hand after a play."""
    me = invite(open_house, "Ada")
    page = me.page
    bots = {"1": "novice", "2": "novice"}
    lay(open_house, me, {"players": 3, "hand_sizes": [4]}, bots=bots)
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    page.wait_for_function(FOCUSED, arg=".panel")
    if page.locator("[data-ask=trump]").count():
        tab_to(page, "Elves")
        page.keyboard.press("Enter")
        page.wait_for_function(FOCUSED, arg="[data-ask=bid]")
    page.keyboard.press("1")
    for cards in (4, 3, 2, 1):
        page.locator(".hand .lit").first.wait_for()
        page.wait_for_function(FOCUSED, arg=".hand button")
        page.keyboard.press("Home")
        while page.locator(":focus").get_attribute("aria-disabled") == "true":
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if cards > 1:
            page.wait_for_function(
                "cards => document.querySelectorAll('.hand button').length < cards", arg=cards
            )
    page.locator(".ranking").wait_for()


def test_a_game_that_begins_takes_the_focus(invite: Invite, open_house: House) -> None:
    """To the table, whose question takes it on: the button that began the game is gone."""
    me = invite(open_house, "Ada", settings=UNHURRIED)
    page = me.page
    page.goto("/")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_function(FOCUSED, arg="main.game, .panel")
    page.wait_for_function(FOCUSED, arg=".panel")


def test_shortcuts(invite: Invite, open_house: House) -> None:
    """The keys of the table are listed on `?`, and each does what the list says."""
    page = show(invite(open_house, "Ada"), SCENES["lead"])
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    listed = page.locator("dialog kbd").all_inner_texts()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    opens = {"P": "Score pad", "L": "Last trick", "G": "Log", "C": "Say something"}
    for key, title in opens.items():
        assert key in listed
        page.keyboard.press(key.lower())
        page.locator("dialog").get_by_role("heading", name=title).wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("h")
    page.wait_for_function(FOCUSED, arg=".hand button")
    assert set(listed) >= {*opens, "H", "Enter", "Esc", "Space", "?"}


def tab_to(page: Page, name: str) -> None:
    """Walk with the Tab key until something of this name has the focus."""
    page.get_by_role("button", name=name).first.wait_for()
    for _ in range(80):
        label = page.evaluate(
            "() => document.activeElement.getAttribute('aria-label')"
            " ?? document.activeElement.textContent"
        )
        if label.strip().startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def test_tree(invite: Invite, open_house: House) -> None:
    """A game by what a screen reader says: roles, names, and the live region."""
    me = invite(open_house, "Ada")
    page = me.page
    bots = {"1": "novice", "2": "novice"}
    lay(open_house, me, {"players": 3, "hand_sizes": [2]}, bots=bots)
    page.get_by_role("button", name=re.compile("^Start")).click()
    reach_bid(page)
    page.get_by_role("button", name="Predict 1 trick").click()
    log = page.get_by_role("log")
    cards = page.get_by_role("list", name="Your cards")
    card = cards.get_by_role("button", name=re.compile("playable$")).first
    name = (card.get_attribute("aria-label") or "").removesuffix(", playable")
    card.click()
    log.get_by_text(f"You: {name}.").wait_for()
    log.get_by_text(re.compile(" the trick[.]")).first.wait_for()
    cards.get_by_role("button", name=re.compile("playable$")).first.click()
    page.get_by_role("list", name="Ranking").wait_for()


def test_touch(invite: Invite, open_house: House) -> None:
    """Twenty cards on a phone: 44 px of each can be touched, and nothing is out of sight."""
    me = invite(open_house, "Ada", size=PHONE, has_touch=True)
    page = me.page
    bots = {"1": "novice", "2": "novice"}
    lay(open_house, me, {"players": 3, "hand_sizes": [20]}, bots=bots)
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    assert page.locator(".panel .number").count() == 21
    page.evaluate("() => new Promise(requestAnimationFrame)")  # the cloth makes room for them
    wide: list[list[float]] = page.evaluate(
        """() => [...document.querySelectorAll('.hand button')].map(button => {
          const box = button.getBoundingClientRect();
          let width = 0, height = 0;
          const hit = (x, y) => button.contains(document.elementFromPoint(x, y));
          for (let x = box.left + 0.5; x < box.right; x++) if (hit(x, box.top + 22)) width++;
          for (let y = box.top + 0.5; y < box.bottom; y++) if (hit(box.left + 22, y)) height++;
          return [width, height];
        })"""
    )
    assert len(wide) == 20
    assert min(min(pair) for pair in wide) >= 43.5
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select')]
          .filter(one => one.offsetParent && !one.closest('.hand') && !one.matches('.skip'))
          .map(one => one.getBoundingClientRect())
          .filter(box => Math.min(box.width, box.height) < 43.5).length"""
    )
    assert small == 0


@pytest.mark.parametrize("size", [(320, 568), (768, 1024), (720, 450)])
def test_nothing_is_cut(invite: Invite, open_house: House, size: tuple[int, int]) -> None:
    """No screen scrolls sideways, on the smallest phone or at 200% of a desk."""
    me = invite(open_house, "Maximiliane Wolkenstein", size=size)
    page = me.page
    for part in ("", "#new", "#rules", "#settings"):
        page.goto(f"/{part}")
        page.reload()
        page.locator("h1").first.wait_for()
        assert overflow(page) <= 0, part
    bots = {str(seat): "novice" for seat in range(1, 6)}
    lay(open_house, me, {"players": 6, "hand_sizes": [10]}, bots=bots)
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    assert overflow(page) <= 0


def overflow(page: Page) -> int:
    found: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return found


def test_why_not(invite: Invite, open_house: House) -> None:
    """An illegal card says why; the lesson shows it, with its own arranged cards."""
    me = invite(open_house, "Ada")
    page = me.page
    page.add_init_script(STILL)  # what is said stays until it is read
    page.goto("/#learn")
    page.get_by_role("button", name="Predict 0 tricks").click()
    page.get_by_role("alert").wait_for()
    page.get_by_role("button", name="Predict 1 trick").click()
    page.get_by_role("button", name="Wizard, playable").click()
    page.get_by_role("button", name="Predict 1 trick").click()
    page.get_by_role("button", name="12 of Dwarves, playable").wait_for()
    page.get_by_role("button", name="2 of Humans").click(force=True)
    page.get_by_role("alert").filter(has_text="Dwarves").wait_for()
    for card in ("12 of Dwarves", "2 of Humans"):
        page.get_by_role("button", name=f"{card}, playable").click()
    page.get_by_role("button", name="Predict 1 trick").click()
    for card in ("13 of Giants", "Jester", "4 of Dwarves"):
        page.get_by_role("button", name=f"{card}, playable").click()
    page.get_by_text("That is the whole game!").wait_for()


def test_lesson_is_current() -> None:
    """The lessons are what the engine makes of their records."""
    for name in tool("lesson").RECORDS:
        kept = (ROOT / "web" / "src" / "table" / f"{name}.json").read_text(encoding="utf-8")
        assert tool("lesson").written(name) == kept, "run python web/tools/lesson.py"


def test_drag(invite: Invite, open_house: House) -> None:
    """A card is also played by dragging it to the table; dropped on the way, it stays."""
    me = invite(open_house, "Ada", size=DESK)
    page = me.page
    lay(open_house, me, {"players": 3, "hand_sizes": [4]}, bots={"1": "novice", "2": "novice"})
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    page.locator(".panel .number").first.click()
    card = page.locator(".hand .lit").first
    card.wait_for()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 40
    for far, left in ((-30, 4), (-200, 3)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 5, y + far / 2)
        page.mouse.move(x + 9, y + far)
        page.mouse.up()
        page.evaluate("() => new Promise(requestAnimationFrame)")
        page.wait_for_function(
            "left => document.querySelectorAll('.hand button').length === left", arg=left
        )


def test_offline(invite: Invite, tmp_path: Path) -> None:
    """Without its server the page still opens, says what is wrong, and has the rules to read."""
    with house(tmp_path) as at:
        me = invite(at, "Ada", service_workers="allow")
        me.page.goto("/")
        me.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        me.page.reload()
        me.page.get_by_role("button", name="Play now").wait_for()
        me.page.get_by_role("button", name="Rules").click()
        me.page.locator(".book").wait_for()
        at.stop()
        me.page.goto("/")
        me.page.get_by_role("button", name="Play now").click()
        me.page.get_by_text("The server cannot be reached").wait_for()
        me.page.get_by_role("button", name="Rules").click()
        me.page.locator(".book").wait_for()


def test_a_device_with_games_starts_without_a_network(invite: Invite, tmp_path: Path) -> None:
    """Without an error, after one visit: the part that lists it was never shown then."""
    with house(tmp_path) as at:
        me = invite(at, "Ada", service_workers="allow")
        page = me.page
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function(
            "async () => (await (await caches.open('augury-shell-3')).keys())"
            ".some(({ url }) => url.includes('OwnGames'))"
        )
        lay(at, me, {"players": 3, "hand_sizes": [3]}, bots={"1": "novice", "2": "novice"})
        page.locator(".seats").first.wait_for()
        at.stop()
        me.context.set_offline(True)
        page.goto("/")
        page.get_by_role("button", name="Play now").wait_for()
        page.wait_for_function(
            "() => performance.getEntriesByType('resource')"
            ".some(({ name, responseEnd }) => name.includes('OwnGames') && responseEnd > 0)"
        )


def test_a_lost_network_is_noticed_at_the_first_tap(invite: Invite, open_house: House) -> None:
    """It is said, and the number that was tapped stays marked until it has arrived."""
    me = invite(open_house, "Ada", settings=UNHURRIED)
    page = me.page
    lay(open_house, me, {"players": 3, "hand_sizes": [3]}, bots={"1": "novice", "2": "novice"})
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    me.context.set_offline(True)
    page.locator(".panel .number").nth(1).click()
    page.locator(".panel[aria-busy=true] .chosen").wait_for()
    page.get_by_text("Being sent").wait_for()
    page.get_by_text("Connection lost").wait_for()
    assert page.locator(".panel .chosen").inner_text() == "1"
    me.context.set_offline(False)
    page.locator(".panel").wait_for(state="detached")
    page.locator(".me .count").get_by_text("0 won, 1 predicted").wait_for()
    me.troubles.clear()


def test_a_piece_of_the_page_that_a_tunnel_keeps_back(invite: Invite, open_house: House) -> None:
    """It is said to be out of reach, and can be had when the line is there again."""
    me = invite(open_house, "Ada", settings=UNHURRIED)
    lay(open_house, me, {"players": 3, "hand_sizes": [3]}, bots={"1": "novice", "2": "novice"})
    me.page.get_by_role("button", name="Start").click()
    reach_bid(me.page)
    for key, sign in (("p", ".paper"), ("g", "ol"), ("?", "kbd")):
        me.context.set_offline(True)
        me.page.keyboard.press(key)
        me.page.get_by_role("dialog").get_by_text("The server cannot be reached").wait_for()
        me.page.keyboard.press("Escape")
        me.page.locator("dialog").wait_for(state="detached")
        me.context.set_offline(False)
        me.page.keyboard.press(key)
        me.page.locator("dialog").locator(sign).first.wait_for()
        me.page.keyboard.press("Escape")
        me.page.locator("dialog").wait_for(state="detached")
    me.troubles.clear()


def test_what_stands_beside_the_table_is_laid_over_it_until_it_comes(
    invite: Invite, tmp_path: Path
) -> None:
    with house(tmp_path) as at:
        me = invite(at, "Ada", settings=UNHURRIED, size=DESK)
        page = me.page
        page.add_init_script("sessionStorage.setItem('augury-anew', Date.now())")  # no update
        page.route("**/assets/Beside-*.js", lambda route: route.abort())
        lay(at, me, {"players": 3, "hand_sizes": [3]}, bots={"1": "novice", "2": "novice"})
        page.get_by_role("button", name="Start").click()
        reach_bid(page)
        page.get_by_role("button", name="Log").click()
        page.locator("dialog ol").wait_for()
        page.keyboard.press("Escape")
        page.unroute_all()
        at.stop()
        at.start()
        page.locator(".beside .log").wait_for()
        me.troubles.clear()
