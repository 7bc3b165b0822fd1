"""The score pad of the page, in a real browser: a whole game, reloads, two tabs, no network."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from augury import Rules
from augury.game import BOMB, CLOUD
from augury.pad import Sheet, dumps, edits, facts
from tests.web.axe import faults_by_night_and_day
from tests.web.conftest import Invite
from tests.web.hands import unfold
from tests.web.house import DESK, House, house
from tests.web.pencil import (
    BOMBED,
    FIRST,
    NAMES,
    begin,
    bring,
    cells,
    enter,
    keep_cells,
    kept,
    play,
    shown,
    tap,
)

# Waits until the page, all it has loaded and the pad can be had without a network.
ALL_KEPT: Final = """
async () => {
  for (;;) {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const loaded = names.map((name) => new URL(name).pathname);
    const wanted = ["/", ...loaded.filter((path) => path.startsWith("/assets/"))];
    const found = await Promise.all(wanted.map((path) => caches.match(path)));
    if (found.every(Boolean) && wanted.some((path) => path.includes("PadRoom"))) return;
    await new Promise((later) => setTimeout(later, 50));
  }
}
"""


@pytest.fixture
def page(invite: Invite, open_house: House) -> Page:
    """Somebody who keeps the pad."""
    return invite(open_house, "Ada").page


@pytest.mark.long
def test_four_people_keep_a_whole_game_and_correct_round_3_in_round_9(page: Page) -> None:
    """The story of the kitchen table: fifteen rounds, and nobody asks for the pencil."""
    begin(page)
    told = Sheet(Rules(players=4), NAMES)
    for number in range(1, 16):
        bids, taken = play(told, number)
        told = edits.enter(told, number, bids, taken)
        enter(page, list(facts(told).lines[-1].order), bids, taken)
        assert shown(page) == list(facts(told).totals)
        if number == 9:  # Ben had predicted 2 in round 3, and won them
            page.get_by_role("button", name="Change round 3").click()
            page.get_by_role("tab", name="Predictions").click()
            page.locator(".person", has_text="Ben").click()
            tap(page, 2)
            page.get_by_role("tab", name="Tricks").click()
            page.locator(".person", has_text="Ben").click()
            tap(page, 2)
            page.get_by_text("5 tricks are entered, but there are only 3.").wait_for()
            page.locator(".person", has_text="Dora").click()
            tap(page, 1)
            page.locator(".paper").wait_for()
            told = edits.take(edits.bid(told, 3, 1, 2), 3, 1, 2)
            told = edits.take(told, 3, 3, 1)
            assert facts(told).problems == ()
            assert shown(page) == list(facts(told).totals)
        if number < 15:
            page.get_by_role("button", name=f"Round {number + 1}: predictions").click()
    page.get_by_text("The winner").wait_for()
    (mine,) = kept(page, lambda sheets: sheets[0].rounds == told.rounds)
    assert facts(mine).over


def test_nothing_is_lost_by_a_reload_in_any_state(page: Page) -> None:
    begin(page)
    for number, seat in enumerate((1, 2, 3, 0)):
        page.reload()
        expect(page.locator(".person.active")).to_contain_text(NAMES[seat])
        tap(page, 1 if seat == 2 else 0)
        keep_cells(page, number + 1)
    for number, seat in enumerate((1, 2, 3)):
        page.reload()
        expect(page.get_by_role("tab", name="Tricks")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".person.active")).to_contain_text(NAMES[seat])
        tap(page, 1 if seat == 2 else 0)
        keep_cells(page, number + 5 + (seat == 3))  # the last tricks follow
    page.locator(".paper").wait_for()
    page.reload()
    page.locator(".paper").wait_for()
    assert shown(page) == [20, 20, 30, 20]


def test_undo_goes_back_and_forth_also_after_a_reload(page: Page) -> None:
    begin(page)
    enter(page, [1, 2, 3, 0], (0, 0, 0, 1), (0, 0, 0, 1))
    keep_cells(page, 8)
    page.reload()
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    page.get_by_role("button", name="Round 1: tricks").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Redo").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Round 2: predictions").wait_for()
    assert shown(page) == [20, 20, 20, 30]


def test_two_tabs_write_on_one_pad(page: Page) -> None:
    """Whatever one enters the other sees, and neither overwrites the other."""
    game = begin(page)
    other = page.context.new_page()
    other.goto(f"/{game}/1")
    other.locator(".person.active").wait_for()
    tap(page, 0)  # Ben
    expect(other.locator(".person.active")).to_contain_text("Cem")
    tap(other, 1)
    expect(page.locator(".person.active")).to_contain_text("Dora")
    tap(page, 0)
    tap(page, 0)
    expect(other.get_by_role("tab", name="Tricks")).to_be_visible()
    keep_cells(page, 4)
    assert [cell and cell[0] for cell in cells(*kept(page))] == [0, 0, 1, 0]


def test_it_works_without_a_network_after_the_first_visit(invite: Invite, tmp_path: Path) -> None:
    """The server is gone after one look at the start page; the pad opens, counts and stays."""
    with house(tmp_path) as at:
        me = invite(at, "Ada", service_workers="allow")
        page = me.page
        page.goto("/")
        page.evaluate(ALL_KEPT)
        at.stop()
        begin(page)
        enter(page, [1, 2, 3, 0], (0, 0, 0, 1), (0, 0, 0, 1))
        keep_cells(page, 8)
        page.reload()
        page.locator(".paper").wait_for()
        assert shown(page) == [20, 20, 20, 30]


def test_plus_minus_one_bars_a_number_to_the_last_bidder(page: Page) -> None:
    bring(page, dumps(Sheet(Rules(players=3, plus_minus_one=True), NAMES[:3])))
    page.get_by_role("button", name="Round 1: predictions").click()
    tap(page, 0)
    tap(page, 0)
    expect(page.locator(".keys button").nth(1)).to_be_disabled()
    tap(page, 0)
    expect(page.get_by_role("tab", name="Tricks")).to_have_attribute("aria-selected", "true")


def test_with_the_bomb_the_pad_asks_and_the_cloud_changes_a_prediction(page: Page) -> None:
    bring(page, BOMBED + "round 1 cards 2: 1/? 0/? 1/?\n")
    page.get_by_role("button", name="Round 1: tricks").click()
    tap(page, 1)  # Ben
    tap(page, 0)  # Cem
    page.get_by_role("button", name="0 and a trick fell to nobody").click()
    page.get_by_role("button", name="Cloud ±1").click()
    page.get_by_role("group", name="Cloud: Ben").get_by_role("button", name="+1").click()
    page.get_by_role("button", name="Done").click()
    assert shown(page) == [-10, 30, -10]
    (sheet,) = kept(page, lambda sheets: facts(sheets[0]).totals == (-10, 30, -10))
    assert sheet.rounds[0].bombed
    assert sheet.rounds[0].cells[1] is not None
    assert sheet.rounds[0].cells[1].change == 1


def test_people_leave_and_join_and_a_round_is_struck_out(page: Page) -> None:
    begin(page)
    enter(page, [1, 2, 3, 0], (0, 0, 0, 1), (0, 0, 0, 1))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="Leaves").nth(1).click()  # Ben
    page.get_by_role("textbox", name="Name").fill("Ada")
    page.get_by_role("button", name="Someone joins").click()
    page.get_by_text("This name is there twice: Ada").wait_for()
    page.get_by_role("textbox", name="Name").fill("Eve")
    page.get_by_role("button", name="Someone joins").click()
    page.keyboard.press("Escape")
    page.locator(".paper thead", has_text="Eve").wait_for()
    page.get_by_role("button", name="Change round 1").click()
    page.get_by_role("button", name="More about this round").click()
    page.get_by_role("switch", name="Strike the round out").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Score pad").click()
    assert shown(page) == [0, 0, 0, 0, 0]
    (sheet,) = kept(page, lambda sheets: facts(sheets[0]).totals == (0, 0, 0, 0, 0))
    assert sheet.names == (*NAMES, "Eve")
    assert sheet.rounds[1].cells[1] is None


def test_a_full_device_is_said_and_the_pad_goes_on(page: Page) -> None:
    begin(page)
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => {"
        " throw new DOMException('no room', 'QuotaExceededError') } }"
    )
    tap(page, 1)
    page.get_by_text("The device has no room left").wait_for()
    expect(page.locator(".person", has_text="Ben").locator(".value")).to_contain_text("1")


def test_the_rules_of_a_new_pad(page: Page) -> None:
    """Folded away on a phone, and what is chosen there stays open and is said."""
    page.goto("/#pad/new")
    page.locator(".lay").wait_for()
    rules, special = page.locator("details").all()
    expect(rules.locator("summary")).to_contain_text("Classic · Whole game")
    special.locator("summary").click()
    for name in ("Bomb", "Cloud"):
        special.get_by_role("switch", name=name).check()
    special.locator("summary").click()
    expect(special.locator("summary")).to_contain_text("Bomb · Cloud")
    rules.locator("summary").click()
    rules.get_by_role("radio", name="Secret").check()
    rules.locator("summary").click()
    expect(rules.locator("summary")).to_contain_text("Secret")
    page.get_by_role("button", name="Start").click()
    kept(page, lambda sheets: sheets[0].rules.special == (BOMB, CLOUD))


def test_axe(page: Page) -> None:
    """Every screen of the pad, by night and by day."""
    bring(
        page,
        BOMBED + "round 1 cards 1: 0/0 0/0 1/1\nround 2 cards 2: 1/1 0/1 1/0\n",
        BOMBED + "round 1 cards 1 trump R: 0/0 0/0 1/1\nround 2 cards 2: 1/2 0/1 1/0\n",
        FIRST,
    )
    found: dict[str, list[str]] = {}
    page.goto("/#pad")
    page.locator(".game").first.wait_for()
    games = page.locator(".game").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    for path, sign in (
        ("/#pad", ".game"),
        ("/#pad/new", ".lay"),
        *((game, ".paper") for game in games),
        (f"{games[1]}/2", ".people"),
        (f"{games[1]}/large", ".large"),
        ("/#pad/people", "table"),
        ("/#pad/people/Ada", "dl"),
    ):
        page.goto(path)
        page.locator(sign).first.wait_for()
        if path == "/#pad/new":
            unfold(page)
        found[path] = faults_by_night_and_day(page)
    page.goto(f"{games[1]}")
    for name in ("Share", "Players"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).click()
        page.locator("dialog .button").first.wait_for()
        found[name] = faults_by_night_and_day(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    assert {path: list_ for path, list_ in found.items() if list_} == {}


def test_a_round_with_the_keyboard_alone(invite: Invite, open_house: House) -> None:
    """The numbers are under the keys at once, and the next round is one Enter away."""
    page = invite(open_house, "Ada", size=DESK).page
    game = begin(page)
    page.goto(f"/{game}/1")
    page.reload()
    focused = page.locator(":focus")
    expect(focused).to_have_text("0")
    for key in ("Enter", "Enter", "Enter", "Tab", "Enter", "Shift+Tab", "Enter", "Enter", "Enter"):
        page.keyboard.press(key)
    page.locator(".paper").wait_for()
    assert shown(page) == [30, 20, 20, 20]
    expect(focused).to_contain_text("Round 2: predictions")
    page.keyboard.press("Enter")
    expect(focused).to_have_text("0")
    page.get_by_role("tab", name="Predictions").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Tricks")).to_be_focused()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (768, 1024), (1440, 900)])
def test_nothing_sticks_out_at_any_size(
    invite: Invite, open_house: House, size: tuple[int, int]
) -> None:
    """In the longest language, with six players."""
    page = invite(open_house, "Ada", size=size, language="el").page
    six = "".join(f"seat {seat}: Maximilian {seat}\n" for seat in range(6))
    rounds = "".join(f"round {n} cards {n}: {n}/{n} 0/0 0/0 0/0 0/0 0/0\n" for n in range(1, 10))
    bring(page, f"pad 1\nrules: players=6\n{six}{rounds}round 10 cards 10: 1/? ? ? ? ? ?\n")
    game = page.evaluate("() => location.hash")
    for path in ("/#pad", "/#pad/new", f"/{game}", f"/{game}/10", f"/{game}/large", "/#pad/people"):
        page.goto(path)
        page.locator("h1").first.wait_for()
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path
    page.goto(f"/{game}/10")
    last = page.locator(".key").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= size[1], "all numbers can be reached without scrolling"


def share(page: Page) -> tuple[str, str]:
    """Begin a pad and share it; the addresses to watch it and to write on it."""
    game = begin(page)
    page.goto(f"/{game}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Share live").click()
    link = page.locator(".link")
    link.wait_for()
    watch = link.inner_text().partition("#")[2]
    page.get_by_role("radio", name="Write too").click()
    expect(link).to_contain_text("#pad/pen/")
    pen = link.inner_text().partition("#")[2]
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    return watch, pen


def test_others_watch_a_pad_and_write_on_it_with_a_pen(
    page: Page, invite: Invite, open_house: House
) -> None:
    """The keeper shares the pad; one phone shows it, another one writes on it."""
    watch, pen = share(page)
    watcher = invite(open_house, "Ben").page
    watcher.goto(f"/#{watch}")
    watcher.get_by_text("You are watching").wait_for()
    assert watcher.get_by_role("button", name="Change round 1").count() == 0
    writer = invite(open_house, "Cem").page
    writer.goto(f"/#{pen}")
    writer.get_by_role("button", name="Round 1: predictions").click()
    for number in (0, 0, 0, 1):
        tap(writer, number)
    page.get_by_role("button", name="Round 1: tricks").click()
    for number in (0, 0, 0):
        tap(page, number)
    page.locator(".paper").wait_for()
    for one in (page, watcher, writer):
        if one is writer:
            one.get_by_role("button", name="Score pad").click()
        expect(one.locator(".paper thead .sum").first).to_contain_text("30")
        assert shown(one) == [30, 20, 20, 20]


def test_an_address_that_means_nothing_is_said_to(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Ada")
    for part in ("pad/%E0%A4%A", "pad/none-of-these", "pad/none-of-these/3", "pad/watch/none"):
        me.page.goto(f"/#{part}")
        me.page.get_by_role("alert").filter(has_text="not on this device any more").wait_for()
        me.page.get_by_role("button", name="All games").click()
        me.page.get_by_role("link", name="New game").wait_for()
    assert all("404" in trouble for trouble in me.troubles)  # the browser says so by itself
    me.troubles.clear()


def test_a_pen_without_a_network_meets_the_others_later(
    page: Page, invite: Invite, open_house: House
) -> None:
    """Two write on different cells while they cannot hear each other; both are there afterwards."""
    _, pen = share(page)
    writer = invite(open_house, "Cem")
    writer.page.goto(f"/#{pen}")
    writer.page.get_by_role("button", name="Round 1: predictions").click()
    writer.page.locator(".keys").wait_for()
    writer.context.set_offline(True)
    for number in (0, 1):  # Ben, Cem
        tap(writer.page, number)
    page.get_by_role("button", name="Round 1: predictions").click()
    page.locator(".person", has_text="Dora").click()
    tap(page, 1)
    page.locator(".person", has_text="Ada").click()
    tap(page, 0)
    writer.context.set_offline(False)
    for one in (page, writer.page):
        expect(one.get_by_role("tab", name="Predictions")).to_contain_text("2/1")
    for one in (page, writer.page):
        keep_cells(one, 4)
        assert [cell and cell[0] for cell in cells(*kept(one))] == [0, 0, 1, 1]
