"""The score pad of the page, in a real browser: a whole game, reloads, two tabs, no network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from augury import Rules
from augury.pad import Sheet, dumps, edits, facts, loads
from tests.web.axe import faults_by_night_and_day
from tests.web.conftest import Invite
from tests.web.hands import Guest, autoplay, lay, totals
from tests.web.house import DESK, SLOW, House, house

NAMES: Final = ("Ada", "Ben", "Cem", "Dora")

# What is kept on the device: the text of every game.
KEPT: Final = """
() => new Promise((done) => {
  const request = indexedDB.open("augury-pad", 1);
  request.onsuccess = () => {
    const all = request.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { request.result.close(); done(all.result.map((one) => one.text)); };
  };
})
"""

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


def begin(page: Page, names: tuple[str, ...] = NAMES) -> str:
    """A new pad, from the start page on; the address of its game."""
    page.goto("/")
    page.get_by_role("button", name="Score pad for real cards").click()
    page.get_by_role("link", name="New game").click()
    for seat, name in enumerate(names):
        page.get_by_role("textbox", name=f"Player {seat + 1}").or_(
            page.get_by_role("combobox", name=f"Player {seat + 1}")
        ).fill(name)
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("tab", name="Predictions").wait_for()
    return re.sub(r"/1$", "", page.evaluate("() => location.hash"))


def tap(page: Page, number: int) -> None:
    page.locator(".keys").get_by_role("button", name=str(number), exact=True).click()


def enter(page: Page, order: list[int], bids: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """A round, with one tap a player on each of its two screens; the last tricks follow."""
    for seat in order:
        tap(page, bids[seat])
    expect(page.get_by_role("tab", name="Tricks")).to_have_attribute("aria-selected", "true")
    for seat in order[:-1]:
        tap(page, taken[seat])
    page.locator(".paper").wait_for()


def kept(page: Page, wanted: Callable[[list[Sheet]], bool] = bool) -> list[Sheet]:
    """What lies on the device, once it is what is wanted: it is shown before it is kept."""
    patience = monotonic() + SLOW
    while not wanted(found := [loads(text) for text in page.evaluate(KEPT)]):
        assert monotonic() < patience, f"not kept: {found}"
        page.wait_for_timeout(50)
    return found


def cells(sheet: Sheet) -> list[tuple[int | None, int | None] | None]:
    """What stands in the first round."""
    return [None if cell is None else (cell.bid, cell.taken) for cell in sheet.rounds[0].cells]


def keep_cells(page: Page, count: int) -> None:
    """Wait until so many numbers of the first round are kept."""
    kept(
        page, lambda all_: sum(n is not None for one in cells(all_[0]) for n in one or ()) == count
    )


def shown(page: Page) -> list[int]:
    """The totals at the head of the pad."""
    texts = page.locator(".paper thead .sum").all_inner_texts()
    return [int(re.sub(r"[^−\d]", "", text.split(":")[-1]).replace("−", "-")) for text in texts]


def play(sheet: Sheet, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What happens in a round: somebody takes all tricks, and somebody else had hoped for one."""
    size = sheet.rules.hand_size(number)
    winner, hopeful = number % 4, (number + 1) % 4
    bids = tuple(size if seat == winner else int(seat == hopeful) for seat in range(4))
    return bids, tuple(size if seat == winner else 0 for seat in range(4))


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


BOMBED: Final = (
    "pad 1\nrules: players=3 special=bomb,cloud\nseat 0: Ada\nseat 1: Ben\nseat 2: Cem\n"
)
FIRST: Final = BOMBED + "round 1 cards 1: 0/0 0/0 1/1\nend\n"
SECOND: Final = BOMBED + "round 1 cards 1: 0/0 0/0 0/1\nend\n"


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


def bring(page: Page, *texts: str) -> None:
    """Import some pads; the last of them is open then."""
    for number, text in enumerate(texts):
        page.goto("/#pad")
        page.locator("input[type=file]").set_input_files(
            {"name": f"{number}.pad", "mimeType": "text/plain", "buffer": text.encode()}
        )
        page.locator(".paper").wait_for()


def test_a_broken_file_is_named_with_its_line_and_nothing_is_lost(page: Page) -> None:
    bring(page, BOMBED)
    page.goto("/#pad")
    file = page.locator("input[type=file]")
    for text, sentence in (
        (BOMBED + "round 1 cards 1: 2/0 0/0 0/1\n", "Line 6: Round 1: Ada: 2 cannot be predicted"),
        (BOMBED.replace("Cem", "Ada"), "Line 5: This name is there twice: Ada"),
        ("hello\n", "Line 1: This file is no score pad"),
        ('{"augury": "tables"}', "This file holds no score pads."),
    ):
        file.set_input_files({"name": "x", "mimeType": "text/plain", "buffer": text.encode()})
        page.get_by_role("alert").filter(has_text=sentence).wait_for()
    assert len(kept(page)) == 1


def test_everything_goes_out_and_comes_in_again(
    page: Page, invite: Invite, open_house: House
) -> None:
    bring(page, FIRST, BOMBED)
    page.goto("/#pad")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Export everything").click()
    text = Path(downloading.value.path()).read_text(encoding="utf-8")
    assert len(json.loads(text)["games"]) == 2
    other = invite(open_house, "Ben").page
    other.goto("/#pad")
    for count in (2, 0):  # what is there already does not come twice
        other.locator("input[type=file]").set_input_files(
            {"name": "all.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        other.get_by_text("2 games imported." if count else "0 games imported.").wait_for()
    assert {dumps(one) for one in kept(other)} == {dumps(one) for one in kept(page)}


def test_a_full_device_is_said_and_the_pad_goes_on(page: Page) -> None:
    begin(page)
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => {"
        " throw new DOMException('no room', 'QuotaExceededError') } }"
    )
    tap(page, 1)
    page.get_by_text("The device has no room left").wait_for()
    expect(page.locator(".person", has_text="Ben").locator(".value")).to_contain_text("1")


def many_games() -> Iterator[str]:
    """Many evenings at the kitchen table: thousands of rounds."""
    for _ in range(150):
        sheet = Sheet(Rules(players=4), NAMES)
        for number in range(1, 16):
            sheet = edits.enter(sheet, number, *play(sheet, number))
        yield dumps(sheet)


def test_thousands_of_rounds_make_figures(page: Page) -> None:
    games: list[dict[str, Any]] = [
        {"id": f"game{number}", "text": text, "created": number, "changed": number}
        for number, text in enumerate(many_games())
    ]
    everything = json.dumps({"augury": "pads", "version": 1, "games": games, "leagues": []})
    page.goto("/#pad")
    page.locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": everything.encode()}
    )
    page.get_by_text("150 games imported.").wait_for()
    page.get_by_role("link", name="People and figures").click()
    page.get_by_role("link", name="Ada").click()
    page.locator("dl").first.wait_for()
    assert "150" in page.locator("dl div").first.inner_text()
    page.get_by_role("textbox", name="Rename").fill("Ben")
    page.get_by_role("button", name="Rename").click()
    page.get_by_text("The two played in one game").wait_for()
    page.get_by_role("textbox", name="Rename").fill("Adele")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("heading", name="Adele").wait_for()
    kept(page, lambda sheets: {sheet.names[0] for sheet in sheets} == {"Adele"})


def test_an_evening_counts_several_games(page: Page) -> None:
    bring(page, FIRST, SECOND)
    page.goto("/#pad")
    page.get_by_role("button", name="New evening or league").click()
    for number in range(2):
        page.get_by_role("switch").nth(number).click()
    page.locator("tbody tr").nth(2).wait_for()
    rows = page.locator("tbody tr").all_inner_texts()
    assert [row.split()[1:3] for row in rows] == [["Ada", "40"], ["Ben", "40"], ["Cem", "20"]]
    page.get_by_role("radio", name="Places").click()
    page.get_by_role("textbox", name="Points for first").fill("5, 3, 1")
    page.keyboard.press("Tab")
    expect(page.locator("tbody tr").first).to_contain_text("8")


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


def test_everything_can_be_deleted(page: Page) -> None:
    bring(page, FIRST, SECOND)
    page.goto("/#pad")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_text("2 games and all leagues are gone for good.").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    page.get_by_text("No games yet.").wait_for()
    kept(page, lambda sheets: sheets == [])


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


def finish(me: Guest, at: House) -> list[int]:
    """Play a short game against bots to its end screen; its totals."""
    rules = {"players": 3, "hand_sizes": [1, 2]}
    lay(at, me, rules, bots={"1": "novice", "2": "novice"})
    me.page.get_by_role("button", name="Start").click()
    autoplay(me.page)
    me.page.locator(".ranking").wait_for()
    return totals(me.page)


def test_games_of_the_page_are_in_the_history(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Ada")
    scored = finish(me, open_house)
    me.page.goto("/#pad")
    me.page.locator(".game").wait_for()
    (sheet,) = kept(me.page)
    assert list(facts(sheet).totals) == scored
    assert facts(sheet).over


def test_a_game_is_in_the_history_though_one_leaves_at_once(
    invite: Invite, open_house: House
) -> None:
    """Before the page has loaded what keeps it; and no game is there twice."""
    me = invite(open_house, "Ada")
    me.page.route("**/assets/played-*.js", lambda _: None)  # it is never answered
    played = []
    for _ in range(2):
        with me.page.expect_request("**/assets/played-*.js"):
            played.append(finish(me, open_house))
    me.page.unroute_all()
    for _ in range(2):
        me.page.goto("/#pad")
        me.page.locator(".game").nth(1).wait_for()
        assert sorted(list(facts(sheet).totals) for sheet in kept(me.page)) == sorted(played)
        me.page.reload()


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


def test_a_pad_is_saved_as_picture_values_and_file(page: Page) -> None:
    bring(page, FIRST)
    page.evaluate("() => { navigator.canShare = undefined }")  # a device without other apps
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    saved: dict[str, bytes] = {}
    for name in ("Save as picture", "Save as CSV", "Save as .pad file"):
        with page.expect_download() as downloading:
            page.get_by_role("button", name=name).click()
        file = downloading.value
        saved[file.suggested_filename.rpartition(".")[2]] = Path(file.path()).read_bytes()
    assert saved["png"].startswith(b"\x89PNG")
    assert saved["csv"].decode("utf-8-sig").splitlines()[1] == "1,1,0,0,20,20,0,0,20,20,1,1,30,30"
    assert loads(saved["pad"].decode()) == loads(FIRST)


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
