"""The review on the page: of a game just played, of a record that is dropped, and what if."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from augury.game import Phase, Rules
from augury.game.text.record import dumps
from augury.locales import say
from tests.analysis.games import CARELESS, broken_off
from tests.web.axe import faults
from tests.web.conftest import EVERY_LANGUAGE, Invite
from tests.web.english import english
from tests.web.hands import Guest, autoplay, lay
from tests.web.house import DESK, PHONE, SLOW, House, house

RULES: Final = Rules(players=3, hand_sizes=(2, 3, 2))
OVER: Final = dumps(CARELESS)


def choose_file(page: Page, text: str, name: str = "game.wiz") -> None:
    """Choose a file on the page of reviews."""
    page.goto("/#review")
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    )


def refused(me: Guest) -> None:
    """The browser's console tells of the server's refusals by itself, and of nothing else."""
    me.page.wait_for_load_state("networkidle")
    assert all("the server responded with a status of 4" in trouble for trouble in me.troubles)
    me.troubles.clear()


def reviewed(page: Page) -> None:
    """Wait until the review is there."""
    page.locator(".who .total").first.wait_for()


def test_after_a_game(invite: Invite, open_house: House) -> None:
    """From its end to the game on its own table, with the review, and back."""
    me = invite(open_house, "Ada")
    page = me.page
    bots = {"1": "novice", "2": "novice"}
    lay(open_house, me, {"players": 3, "hand_sizes": [1, 2]}, bots=bots)
    page.get_by_role("button", name="Start").click()
    autoplay(page)
    page.locator(".ranking").wait_for()
    page.get_by_role("button", name="The game", exact=True).click()
    reviewed(page)
    assert page.get_by_role("radio", name="Host").is_checked(), "one's own seat"
    totals = page.locator(".who .total").all_inner_texts()
    page.go_back()
    page.locator(".ranking").wait_for()
    ends = page.locator(".ranking [data-total]").all_inner_texts()
    assert sorted(totals) == sorted(ends)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Your figures").click()
    page.get_by_text("Given away per game").wait_for()
    assert faults(page) == []


def test_the_games_of_this_device(invite: Invite, open_house: House) -> None:
    """Those that are over are listed above the place for a file; a tap opens the review."""
    me = invite(open_house, "Ada")
    page = me.page
    bots = {"1": "novice", "2": "novice"}
    over = lay(open_house, me, {"players": 3, "hand_sizes": [1]}, bots=bots)
    page.get_by_role("button", name="Start").click()
    autoplay(page)
    page.locator(".ranking").wait_for()
    waiting = lay(open_house, me, {"players": 3, "hand_sizes": [1]}, bots=bots)
    page.evaluate(KEEP, [waiting, over])
    page.goto("/#review")
    games = page.get_by_role("main").get_by_role("listitem")
    games.first.wait_for()
    assert games.count() == 1, "only what is over can be reviewed"
    assert "Bruno, Cleo" in games.inner_text()
    assert faults(page) == []
    games.get_by_role("link").click()
    page.wait_for_url(f"**/#review/t.{over}.1")
    reviewed(page)


def test_from_reviews_to_the_puzzle_of_the_day(invite: Invite, open_house: House) -> None:
    page = invite(open_house, "Ada").page
    page.goto("/#review")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_url("**/#puzzle")
    page.locator(".board").wait_for()


KEEP: Final = """
(tables) => localStorage.setItem(
  "augury-tables", JSON.stringify(tables.map((table) => ({ table, name: "Ada", at: 0 })))
)
"""


def test_a_record_from_a_file(invite: Invite, open_house: House) -> None:
    """The parts are shown, a dear decision leads to its moment, and its address can be sent."""
    page = invite(open_house, "Zoë").page
    choose_file(page, OVER)
    reviewed(page)
    assert faults(page) == []
    page.get_by_role("radio", name="Everyone").check()
    dear = page.locator("ol a.box")
    assert 1 <= dear.count() <= 3, "three first"
    dear.first.click()
    page.locator(".board").wait_for()
    page.get_by_role("switch", name="Show all hands").check()
    assert page.locator(".board .cards").count() > 1
    assert faults(page) == []
    assert page.locator("h2.bad").count(), "what is thought of it"
    said = page.locator("h2").first.inner_text()
    other = invite(open_house, "Bo").page
    other.goto(page.url.removeprefix(open_house.address))
    other.locator(".board").wait_for()
    assert other.locator("h2").first.inner_text() == said
    page.keyboard.press("ArrowRight")
    expect(page.locator("h2").first).not_to_have_text(said, timeout=1000 * SLOW)


def test_a_record_is_dropped(invite: Invite, open_house: House) -> None:
    page = invite(open_house, "Zoë").page
    page.goto("/#review")
    page.locator(".drop").wait_for()
    page.evaluate(DROP, OVER)
    reviewed(page)


DROP: Final = """
(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.wiz"));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
}
"""


def test_what_if(invite: Invite, open_house: House) -> None:
    """Another move is tried, more than once; what came of it has a link of its own."""
    page = invite(open_house, "Zoë").page
    choose_file(page, OVER)
    page.wait_for_url("**/#review/r.*")
    page.goto(f"{page.url.removeprefix(open_house.address)}/1")
    page.locator("summary", has_text="What if").click()
    page.locator(".what-if .moves button").first.wait_for()
    page.locator(".what-if .moves button").last.click()
    page.locator(".what-if table").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Once more").click()
    page.locator(".what-if table").wait_for()
    page.get_by_role("button", name="Copy link").wait_for()
    before = page.url
    page.get_by_role("button", name="Look at it").click()
    page.locator(".board").wait_for()
    assert page.url != before
    assert page.url.endswith("/1")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "This file is empty."),
        ("x" * 70_000, "longer than any record"),
        ("x" * 14_000 + "\n", "wrong in line 1"),
        (OVER.replace("wiz 1", "wiz 99"), "wrong in line 1"),
        (OVER.replace("1:bid=0", "1:bid=9"), "between no trick and all of them"),
        (OVER.replace("1:bid=0", "2:bid=0"), "somebody else’s turn"),
        (OVER.replace("0:B1", "0:G9"), "not in that hand"),
        (OVER.replace("W,W,W", "W,W,X9"), "no card, no move and no rule"),
        (dumps(broken_off(RULES, Phase.PLAY)), "still being played"),
    ],
)
def test_what_cannot_be_reviewed(invite: Invite, open_house: House, text: str, words: str) -> None:
    me = invite(open_house, "Zoë")
    choose_file(me.page, text)
    me.page.get_by_role("alert").get_by_text(words).wait_for()
    refused(me)


def test_a_broken_link(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Zoë")
    for part in ("r.nonsense", "q", "r.", "t.AAAAAAAA.1"):
        me.page.goto("/")
        me.page.locator("#now").wait_for(state="attached")
        me.page.goto(f"/#review/{part}")
        me.page.get_by_role("alert").wait_for()
    refused(me)


def test_a_game_in_progress_from_one_seat(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Zoë")
    choose_file(me.page, dumps(broken_off(RULES, Phase.PLAY, after=1)))
    me.page.get_by_text("still being played").wait_for()
    eyes = me.page.get_by_role("group", name="From which seat?")
    eyes.get_by_role("radio", name="Seat 2").click()
    me.page.get_by_text("The game is not over").wait_for()
    refused(me)


def test_a_review_can_be_stopped(invite: Invite, open_house: House) -> None:
    """And begun again."""
    page = invite(open_house, "Zoë").page
    page.route("**/api/reviews", lambda _: None)  # the server is given no chance to be quick
    choose_file(page, OVER)
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("The review was stopped.").wait_for()
    page.unroute("**/api/reviews")
    page.get_by_role("button", name="Begin again").click()
    reviewed(page)


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_every_language(
    invite: Invite, open_house: House, language: str, size: tuple[int, int]
) -> None:
    """Nothing is wider than the screen, and every word is of the language."""
    me = invite(open_house, "Zoë", language=language, size=size)
    page = me.page

    def fits() -> None:
        assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
        assert english(page, language) == []

    page.goto("/#review")
    page.get_by_text(say(language, "review-choose-file"), exact=True).wait_for()
    fits()
    choose_file(page, OVER)
    reviewed(page)
    page.get_by_text(say(language, "review-parts-how")).click()
    page.get_by_text("augury review game.wiz --quick").wait_for()
    fits()
    page.locator("ol a.box").first.click()
    page.locator(".board").wait_for()
    page.get_by_role("switch", name=say(language, "review-all-hands")).check()
    page.get_by_text(say(language, "whatif-title"), exact=True).first.click()
    page.locator(".what-if .moves button").last.click()
    page.locator(".what-if table").wait_for()
    fits()
    choose_file(page, OVER.replace("1:bid=0", "1:bid=9"))
    page.get_by_role("alert").get_by_text(
        say(language, "review-why", reason="bid_out_of_range")
    ).wait_for()
    page.get_by_text("1:bid=9 2:bid=3 0:bid=1").wait_for()
    fits()
    refused(me)


def test_the_chances_along_the_game(invite: Invite, open_house: House) -> None:
    """After every decision; a line shows the moment that is looked at."""
    page = invite(open_house, "Zoë").page
    choose_file(page, OVER)
    reviewed(page)
    lines = page.locator("figure polyline").first
    (whole,) = [one.split() for one in [lines.get_attribute("points") or ""]]
    assert len(whole) > 2, "not the ends of rounds alone"
    page.locator("ol a.box").first.click()
    before = page.locator("figure .now").get_attribute("x1")
    page.keyboard.press("ArrowRight")
    page.locator(f"figure .now:not([x1='{before}'])").wait_for(state="attached")


def test_a_game_plays_by_itself_along_its_line(invite: Invite, open_house: House) -> None:
    """Move by move to the end of the round, where its score is shown; and stops when told."""
    page = invite(open_house, "Zoë").page
    choose_file(page, OVER)
    reviewed(page)
    line = page.get_by_role("slider", name="Timeline of the game")
    assert line.input_value() == "0"
    page.get_by_role("button", name="Play", exact=True).click()
    expect(line).to_have_value("1")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(line).to_have_value(line.get_attribute("max") or "")
    page.locator("table.scored").wait_for()
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_mistakes_are_marks_on_the_line(invite: Invite, open_house: House) -> None:
    """Each opens its moment as its player saw it, with what was better and why."""
    page = invite(open_house, "Zoë").page
    choose_file(page, OVER)
    reviewed(page)
    mark = page.locator(".marks button").first
    mark.wait_for()
    player = (mark.get_attribute("aria-label") or "").split(" · ")[-1].split(":")[0]
    mark.click()
    page.locator("h2.bad").wait_for()
    page.get_by_text("Better:").first.wait_for()
    assert page.locator(".own .name").inner_text() == player


def test_what_can_be_done_with_a_game_is_in_its_menu(invite: Invite, open_house: House) -> None:
    page = invite(open_house, "Zoë").page
    choose_file(page, OVER)
    reviewed(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save record").click()
    assert Path(waiting.value.path()).read_text(encoding="utf-8") == OVER
    for name in ("Copy link", "Save as CSV", "Save as picture"):
        assert page.get_by_role("button", name=name).is_visible()
    assert faults(page) == []


def test_too_many_reviews(invite: Invite, tmp_path: Path) -> None:
    """Whoever has asked too often hears it in words, and can try again."""
    with house(tmp_path, reviews_burst=1, reviews_per_hour=0.1) as mine:
        me = invite(mine, "Zoë")
        me.page.request.post(f"{mine.address}/api/reviews", data={"record": "nonsense"})
        choose_file(me.page, OVER)
        me.page.get_by_role("alert").get_by_text("Too many games are waiting").wait_for()
        me.page.get_by_role("button", name="Begin again").wait_for()
        refused(me)
