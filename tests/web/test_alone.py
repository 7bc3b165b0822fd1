"""Playing without a server: the same page, a table in its own worker, and no network."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from augury.game import loads
from tests.web.conftest import Invite, long_games
from tests.web.hands import Guest, autoplay, rest, totals
from tests.web.house import house

PATIENCE: Final = 240_000  # Python starts in the browser: on a busy machine that takes long
RULES: Final[dict[str, Any]] = {
    "players": 3,
    "mode": "classic",
    "bidding": "open",
    "plus_minus_one": False,
    "foresight": "off",
    "special": ["dragon", "fairy", "bomb", "werewolf", "juggler", "cloud", "shapeshifter"],
    "cloud": None,
    "hand_sizes": [1, 3],
}

# Whether the page and all its parts are on the device, and a worker hands them out.
KEPT: Final = """
async () => {
  if (!navigator.serviceWorker.controller) return false;
  const names = await (await fetch("assets.json")).json();
  const kept = await Promise.all(
    ["./", ...names].map((name) => caches.match(new URL(name, location.href))),
  );
  return kept.every((one) => one !== undefined);
}
"""


def choose(page: Page, bot: str) -> None:
    """As if these rules and this bot had been played with before."""
    chosen = json.dumps({"form": RULES, "bot": bot})
    page.evaluate("chosen => localStorage.setItem('augury-choice', chosen)", chosen)


def make_ready(me: Guest) -> None:
    """Fetch what is needed to play without a network, as the settings offer it."""
    page = me.page
    page.goto("./#settings")
    page.get_by_role("button", name="without a network").click()
    page.get_by_text("This device is ready").wait_for(timeout=PATIENCE)
    patience = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(KEPT):  # asked by hand: a promise would count as a yes
        assert time.monotonic() < patience, "something of the page is not kept"
        page.wait_for_timeout(100)


def play_alone(page: Page) -> str:
    """A game from the start page, closed and opened again in its middle; its record."""
    page.goto("./")
    page.get_by_role("button", name="Play now").click()
    page.locator(".panel, .hand .lit").first.wait_for(timeout=PATIENCE)
    table = page.url.partition("#t/")[2]
    assert table.startswith("local-")
    for seed in (1, 2, 3):
        autoplay(page, seed)
        page.wait_for_timeout(300)
        rest(page)
        page.reload()
        page.locator(".panel, .hand .lit, .round-end, .ranking").first.wait_for(timeout=PATIENCE)
    autoplay(page, 4)
    page.locator(".ranking").wait_for(timeout=PATIENCE)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").first.click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


@pytest.mark.skipif(not long_games(), reason="make browser runs this")
def test_the_server_is_away_and_one_plays_alone(invite: Invite, tmp_path: Path) -> None:
    with house(tmp_path) as at:
        me = invite(at, "Ada", service_workers="allow")
        make_ready(me)
        choose(me.page, "archmage")
        at.stop()
        me.page.goto("/")
        me.page.get_by_text("The server cannot be reached.").wait_for()
        record = loads(play_alone(me.page))
        assert record.names == ("Ada", "archmage (bot)", "archmage (bot)")
        assert totals(me.page) == list(record.state.table.totals)
        at.start()  # for whoever closes it


def test_without_the_files_it_says_what_is_missing(invite: Invite, tmp_path: Path) -> None:
    with house(tmp_path) as at:
        me = invite(at, "Ada")
        me.page.goto("/")
        me.page.get_by_role("button", name="Play now").wait_for()
        at.stop()
        me.page.get_by_role("button", name="Play now").click()
        me.page.get_by_text("has to fetch the game once").wait_for()
        at.start()
