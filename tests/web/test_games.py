"""Friends in browsers of their own play whole games; the engine replays them from the record."""

from __future__ import annotations

import csv
import signal
from pathlib import Path
from time import monotonic
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from augury.game import loads
from tests.web.conftest import Invite, long_games
from tests.web.hands import Guest, autoplay, lay, record, rest, totals
from tests.web.house import DESK, PHONE, ROOT, SLOW, TABLET, House, house

LOCALES: Final = ROOT / "src" / "augury" / "locales"
NAMES: Final = ("Ada", "Bruno", "Χλόη", "Dóra", "Émile", "Fritz")
SIZES: Final = (PHONE, DESK, TABLET, PHONE, PHONE, PHONE)
WHERE: Final = "() => document.querySelector('.game, .ranking')?.textContent ?? ''"

SHORT: Final[dict[str, dict[str, Any]]] = {
    "special": {"players": 4, "edition": "HU25", "hand_sizes": [6]},
    "hidden": {"players": 3, "bidding": "hidden", "plus_minus_one": True, "hand_sizes": [1, 2]},
    "foresight": {"players": 3, "foresight": "every-round", "hand_sizes": [1, 3]},
}
LONG: Final[dict[str, dict[str, Any]]] = {
    "base": {"players": 4},
    "special": {"players": 5, "edition": "PT"},
    "hidden": {"players": 3, "bidding": "hidden", "plus_minus_one": True},
    "secret": {"players": 4, "bidding": "secret", "schedule": "quick"},
    "foresight": {"players": 4, "foresight": "every-round", "schedule": "quick"},
    "one-colour": {"players": 3, "mode": "one-colour"},
    "maximus": {"players": 6, "mode": "maximus"},
}


def sit_down(invite: Invite, at: House, rules: dict[str, Any]) -> tuple[str, list[Guest]]:
    """A table, and everyone at it."""
    host = invite(at, NAMES[0], size=SIZES[0])
    table = lay(at, host, rules)
    guests = [host]
    for seat in range(1, rules["players"]):
        friend = invite(at, NAMES[seat], size=SIZES[seat])
        friend.page.goto(f"/t/{table}")
        friend.page.get_by_role("button", name="Sit down").click()
        friend.page.locator(".seats .mine").wait_for()
        guests.append(friend)
    host.page.get_by_role("button", name="Start", exact=True).click()
    for friend in guests:
        friend.page.locator(".game").wait_for()
    return table, guests


def play_out(guests: list[Guest]) -> None:
    """Look on to the end, however long it takes: only a game that stands still is at fault."""
    seen: list[str] = []
    patience = monotonic() + SLOW
    while not all(friend.page.locator(".ranking").count() for friend in guests):
        now = [friend.page.evaluate(WHERE) for friend in guests]
        if now != seen:
            seen, patience = now, monotonic() + SLOW
        assert monotonic() < patience, f"the game stands still: {seen}"
        guests[0].page.wait_for_timeout(250)


def check_end(at: House, table: str, guests: list[Guest]) -> None:
    """Every page shows the totals that the engine reckons."""
    play_out(guests)
    played = record(at, guests[0], table)
    assert played.state.phase.value == "over"
    for friend in guests:
        assert totals(friend.page) == list(played.state.table.totals)


def check_files(friend: Guest, expected: list[int]) -> None:
    """What can be kept of a game: the pad as a table and as a picture, and the record."""
    kept = {}
    friend.page.get_by_role("button", name="Menu").click()
    for name in ("Save as CSV", "Save as picture", "Save record"):
        with friend.page.expect_download() as waiting:
            friend.page.locator("dialog").get_by_text(name).click()
        kept[name] = Path(waiting.value.path()).read_bytes()
    rows = list(csv.reader(kept["Save as CSV"].decode("utf-8-sig").splitlines()))
    assert [int(total) for total in rows[-1][5::4]] == expected
    assert kept["Save as picture"].startswith(b"\x89PNG")
    assert list(loads(kept["Save record"].decode()).state.table.totals) == expected
    friend.page.keyboard.press("Escape")
    friend.page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize(
    "name",
    LONG
    if long_games()
    else [
        "hidden",
        pytest.param("special", marks=pytest.mark.long),
        pytest.param("foresight", marks=pytest.mark.long),
    ],
)
def test_variants(name: str, invite: Invite, open_house: House) -> None:
    table, guests = sit_down(invite, open_house, (LONG if long_games() else SHORT)[name])
    for seed, friend in enumerate(guests):
        autoplay(friend.page, seed)
    check_end(open_house, table, guests)


@pytest.mark.long
def test_trouble(invite: Invite, tmp_path: Path) -> None:
    """A power cut, a polite restart, a reload and another language; nothing is lost."""
    rules = (
        {"players": 3, "schedule": "quick"}
        if long_games()
        else {"players": 3, "hand_sizes": [2, 4]}
    )
    with house(tmp_path, bot_seconds=0) as at:
        table, guests = sit_down(invite, at, rules)
        pages = [friend.page for friend in guests]
        bid_once(pages)
        pages[0].evaluate(LISTEN)
        at.stop(signal.SIGKILL)
        pages[0].get_by_text("Connection lost").wait_for()
        at.start()
        pages[0].wait_for_function("() => window.heard.includes('Connected again')")
        bid_once(pages)
        pages[1].reload()
        language = "de" if (LOCALES / "de.ftl").is_file() else "en"
        speak(pages[2], language)
        at.stop()
        at.start()
        for seed, page in enumerate(pages):
            page.locator(".game").wait_for()
            autoplay(page, seed)
        check_end(at, table, guests)
        assert pages[2].locator("html").get_attribute("lang") == language


# What was said about the connection to the server: it does not say it for long.
LISTEN: Final = """
() => {
  window.heard = [];
  const line = document.querySelector(".connection");
  new MutationObserver(() => window.heard.push(line.textContent.trim())).observe(line, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
"""


def bid_once(pages: list[Page]) -> None:
    """One prediction, by whoever is asked."""
    patience = monotonic() + SLOW
    while monotonic() < patience:
        for page in pages:
            if page.locator("[data-ask=trump]").count():
                page.locator(".panel .choices .button").first.click()
            number = page.locator(".panel .number:not([disabled])").first
            if number.count():
                number.click()
                page.locator(".panel").wait_for(state="detached")
                return
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody was asked to bid")


def speak(page: Page, language: str) -> None:
    """Choose another language, in the middle of the game."""
    page.locator(".bar button").first.click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(language)
    page.locator(f"html[lang={language}]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_alone(invite: Invite, open_house: House) -> None:
    """One tap: a person and bots; then the same again."""
    me = invite(open_house, "Ada", size=DESK)
    me.page.goto("/")
    me.page.locator("summary").click()
    me.page.get_by_role("radio", name="Short game").check()
    me.page.get_by_role("button", name="Play now").click()
    me.page.locator(".panel").wait_for()
    if long_games():
        autoplay(me.page)
        play_out([me])
        rest(me.page)
        me.page.get_by_role("button", name="Play again").click()
        me.page.locator(".panel").wait_for()  # no lobby: it is dealt at once


def test_spectator(invite: Invite, open_house: House) -> None:
    """Who has the link may watch, and sees no hand; a rematch brings everyone back."""
    table, guests = sit_down(invite, open_house, {"players": 3, "hand_sizes": [1]})
    watcher = invite(open_house, "Zoë")
    watcher.page.goto(f"/t/{table}")
    watcher.page.get_by_text("You are watching").wait_for()
    assert watcher.page.locator(".hand").count() == 0
    guests[1].page.get_by_role("button", name="Phrases").click()  # beside the table of a desk
    guests[1].page.get_by_role("button", name="Good luck!").click()
    watcher.page.get_by_role("log").get_by_text("Bruno: Good luck!").wait_for(state="attached")
    for seed, friend in enumerate(guests):
        autoplay(friend.page, seed)
    check_end(open_house, table, [*guests, watcher])
    check_files(guests[0], totals(watcher.page))
    for friend in guests:
        rest(friend.page)
    guests[2].page.get_by_role("button", name="Play again").click()
    guests[2].page.get_by_text("Waiting for the others: Host, Bruno").wait_for()
    for friend in guests[:2]:  # nobody is pulled away from the final score
        friend.page.get_by_text("would like to play again").wait_for()
        friend.page.locator(".ranking").wait_for()
        friend.page.get_by_role("button", name="Play again").click()
    for friend in guests:
        friend.page.locator(".game").wait_for()


def test_another_device(invite: Invite, open_house: House) -> None:
    """The personal link opens the seat elsewhere, and leaves no trace of the key in the address."""
    first = invite(open_house, "Ada")
    answer = first.context.request.post(
        f"{open_house.address}/api/tables",
        data={"name": "Ada", "setup": {"rules": {"players": 3}}},
        headers={"Origin": open_house.address},
    )
    joined = answer.json()
    tab = first.context.new_page()
    second = invite(open_house, "", size=DESK)
    for page, path in (
        (first.page, f"/t/{joined['table']}"),
        (tab, f"/t/{joined['table']}"),
        (second.page, f"/t/{joined['table']}#{joined['key']}"),
    ):
        page.goto(path)
        page.locator(".seats .mine", has_text="Ada").wait_for()
        assert joined["key"] not in page.url
    second.page.get_by_role("button", name="Start").click()
    for page in (first.page, tab, second.page):
        page.locator(".game .panel").wait_for()
