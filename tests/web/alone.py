"""Games of one person against bots: at a server, or at a table of the page's own."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from augury.game import Record, loads
from tests.web.hands import Guest

PATIENCE: Final = 240_000  # Python starts in the browser: on a busy machine that takes long
AT_TABLE: Final = ".panel, .hand .lit, .round-end, .ranking"
SPECIAL: Final = ["dragon", "fairy", "bomb", "werewolf", "juggler", "cloud", "shapeshifter"]
BASIC: Final[dict[str, Any]] = {
    "players": 3,
    "mode": "classic",
    "bidding": "open",
    "plus_minus_one": False,
    "foresight": "off",
    "special": [],
    "cloud": "at-once",
    "schedule": None,
    "hand_sizes": [1, 3],
}

# Whether the page and all its parts are on the device, and a worker hands them out.
KEPT: Final = """
async () => {
  if (!navigator.serviceWorker.controller) return false;
  const names = await (await fetch("assets.json")).json();
  const kept = await Promise.all(
    ["./", "assets.json", ...names].map((name) => caches.match(new URL(name, location.href))),
  );
  return kept.every((one) => one !== undefined);
}
"""


# The log of a table, as this device keeps it.
LINES: Final = """
async (table) => {
  const opened = indexedDB.open("augury-tables");
  const base = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
  const asked = base.transaction("lines").objectStore("lines").getAll(
    IDBKeyRange.bound([table, 0], [table, Infinity]),
  );
  const lines = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  base.close();
  return lines;
}
"""


def until(page: Page, promise: str, why: str) -> None:
    """Wait until a promise of the page is kept with a yes."""
    patience = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(promise):  # asked by hand: a promise would count as a yes
        assert time.monotonic() < patience, why
        page.wait_for_timeout(100)


def make_ready(me: Guest) -> None:
    """Fetch what is needed to play without a network, as the settings offer it."""
    page = me.page
    page.goto("./#settings")
    page.get_by_role("button", name="Download for playing offline").click()
    page.get_by_text("This device is ready").wait_for(timeout=PATIENCE)
    until(page, KEPT, "something of the page is not kept")


def begin(page: Page, bot: str, **rules: Any) -> str:
    """A game against this bot, as if these rules had been played before; its table."""
    chosen = json.dumps({"form": BASIC | rules, "bot": bot})
    page.goto("./")
    page.evaluate("chosen => localStorage.setItem('augury-choice', chosen)", chosen)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
    return page.url.rpartition("t/")[2]


def saved(page: Page) -> Record:
    """The record of a game that is over, as a person saves it."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save").first.click()
    return loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
