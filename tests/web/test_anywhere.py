"""The whole promise, as a person meets it: a static host, one visit, and then no network.

`python -m http.server` serves what `make site` writes. A phone comes once, the host goes, and a
whole game with every special card against archmages is played; in its middle the browser itself is
closed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from augury.game import SPECIAL as KINDS
from augury.game import Rules
from tests.ports import reserve_port
from tests.web.alone import AT_TABLE, KEPT, LINES, PATIENCE, SPECIAL, begin, saved, until
from tests.web.conftest import long_games
from tests.web.hands import QUIET, autoplay, settle, totals
from tests.web.house import FLAGS, PHONE, SLOW
from tests.web.site import PATH, Site

pytestmark = pytest.mark.skipif(not long_games(), reason="make browser runs this")

PLAYERS: Final = 6  # the shortest of whole games: ten rounds
ROUNDS: Final = 10
MIDDLE: Final = 5
WHOLE_GAME: Final = 900_000
ROUND: Final = "() => Number(/\\d+/.exec(document.querySelector('.bar')?.textContent ?? '0')?.[0])"


@contextmanager
def served(folder: Path, port: int) -> Iterator[None]:
    """A static host like any other."""
    command = [sys.executable, "-m", "http.server", "-d", str(folder), "-b", "127.0.0.1", str(port)]
    host = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        patience = time.monotonic() + SLOW
        with httpx.Client(trust_env=False) as visitor:
            while time.monotonic() < patience:
                try:
                    visitor.get(f"http://127.0.0.1:{port}/")
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
        yield
    finally:
        host.terminate()
        host.wait(SLOW)


@contextmanager
def phone(
    playwright: Playwright, program: str, folder: Path, address: str
) -> Iterator[BrowserContext]:
    """A browser with what it has kept in a folder: it can be closed and opened again."""
    context = playwright.chromium.launch_persistent_context(
        folder,
        executable_path=program,
        base_url=address,
        args=list(FLAGS),
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    )
    settle(context, {"name": "Ada", "language": "en", "learned": True, **QUIET})
    try:
        yield context
    finally:
        context.close()


@pytest.mark.parametrize("path", ["", PATH])
def test_a_whole_game_without_a_network(
    built: Site, program: str, tmp_path: Path, path: str
) -> None:
    port = reserve_port()
    folder = built.root if path else built.folder
    door = f"http://127.0.0.1:{port}/{path}/" if path else f"http://127.0.0.1:{port}/"
    with sync_playwright() as playwright:
        with phone(playwright, program, tmp_path / "phone", f"{door}play/") as context:
            page = context.pages[0]
            with served(folder, port):  # the first visit: a game is begun, and that is all
                page.goto(door)
                page.get_by_role("link", name="Play now").click()
                page.get_by_role("button", name="Play now").click()
                page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
                page.goto("./")
                until(page, KEPT, "something of the page is not kept")
            context.set_offline(True)
            rules = {"players": PLAYERS, "special": SPECIAL, "hand_sizes": None}
            table = begin(page, "archmage", **rules)
            autoplay(page)
            reach_round(page, MIDDLE)
            lines = page.evaluate(LINES, table)
        with phone(playwright, program, tmp_path / "phone", f"{door}play/") as context:
            # the next day
            context.set_offline(True)
            page = context.pages[0]
            page.goto("./")
            game = page.get_by_role("link", name=f"of {ROUNDS}")
            game.wait_for()
            listed = re.search(rf"Round (\d+) of {ROUNDS}", game.inner_text())
            assert listed is not None
            assert int(listed[1]) >= MIDDLE - 1  # it was noted while nobody was quiet
            game.click()
            page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
            assert page.evaluate(LINES, table)[: len(lines)] == lines, "lost with the browser"
            autoplay(page, 2)
            page.locator(".ranking").wait_for(timeout=WHOLE_GAME)
            record = saved(page)
            assert record.rules == Rules(players=PLAYERS, special=KINDS)
            assert len(record.state.table.pad) == len(record.rules.schedule) == ROUNDS
            assert record.names == ("Ada", *("archmage (bot)",) * (PLAYERS - 1))
            assert totals(page) == list(record.state.table.totals)


def reach_round(page: Page, number: int) -> None:
    """Wait until this round is played."""
    patience = time.monotonic() + WHOLE_GAME / 1000
    while page.evaluate(ROUND) < number:
        assert time.monotonic() < patience, f"round {number} was not reached"
        page.wait_for_timeout(100)
