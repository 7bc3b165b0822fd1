"""Calling a player back: a notification when it is their turn, a screen that stays awake."""

from __future__ import annotations

import time
from typing import Final

import pytest

from tests.web.conftest import Invite, long_games
from tests.web.hands import QUIET, lay, reach_bid
from tests.web.house import SLOW, House

RULES: Final = {"players": 3, "hand_sizes": [3, 3]}
BOTS: Final = {"1": "novice", "2": "novice"}
# A tab without a window cannot be covered by another one; all the rest is the browser's own.
COVERED: Final = """
window.cover = (covered) => {
  Object.defineProperty(document, "hidden", { get: () => covered, configurable: true });
  Object.defineProperty(document, "visibilityState", {
    get: () => (covered ? "hidden" : "visible"), configurable: true,
  });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
TOLD: Final = """
async () => {
  const shell = await navigator.serviceWorker.ready;
  return (await shell.getNotifications()).map(({ title, body }) => [title, body]);
}
"""
# Remembers every lock that the browser gives.
LOCKS: Final = """
window.locks = [];
const request = WakeLock.prototype.request;
WakeLock.prototype.request = async function (kind) {
  const lock = await request.call(this, kind);
  window.locks.push(lock);
  return lock;
};
"""


@pytest.mark.skipif(not long_games(), reason="make browser runs this")
def test_a_notification_says_that_it_is_ones_turn(invite: Invite, open_house: House) -> None:
    """Only when the page is covered, and only where one wants it."""
    for wanted in (True, False):
        me = invite(open_house, "Ada", settings=QUIET | {"notify": wanted}, service_workers="allow")
        me.context.grant_permissions(["notifications"])
        page = me.page
        page.add_init_script(COVERED)
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        lay(open_house, me, RULES, bots=BOTS)
        page.get_by_role("button", name="Start").click()
        reach_bid(page)
        assert page.evaluate(TOLD) == [], "one looks at it"
        page.evaluate("() => window.cover(true)")
        page.locator(".panel .number").first.click()
        page.wait_for_function(
            "() => document.title.startsWith('●') && document.querySelector('.hand .lit')"
        )
        told = page.evaluate(TOLD)
        patience = time.monotonic() + SLOW
        while wanted and not told and time.monotonic() < patience:
            page.wait_for_timeout(50)
            told = page.evaluate(TOLD)
        assert told == ([["Your turn", "Round 1 of 2"]] if wanted else [])


def test_the_screen_stays_awake(invite: Invite, open_house: House) -> None:
    """From the first deal on, again when one comes back to the page, until one leaves the table."""
    me = invite(open_house, "Ada")
    page = me.page
    page.add_init_script(COVERED)
    page.add_init_script(LOCKS)
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    assert page.evaluate("() => window.locks.length") == 0
    lay(open_house, me, RULES, bots=BOTS)
    page.get_by_role("button", name="Start").click()
    page.locator(".game").wait_for()
    page.wait_for_function("() => window.locks.at(-1)?.released === false")
    # The browser takes it away from a page that is covered.
    page.evaluate("() => window.locks.at(-1).release().then(() => window.cover(true))")
    page.evaluate("() => window.cover(false)")
    page.wait_for_function("() => window.locks.length === 2 && !window.locks[1].released")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Back to the start page").click()
    page.wait_for_function("() => window.locks.every(({ released }) => released)")
