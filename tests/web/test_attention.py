"""Calling a player back: a notification when it is their turn, a screen that stays awake."""

from __future__ import annotations

from typing import Final

from augury.game.text.notation import parse_action
from augury.tables.protocol.events import Said
from tests.web.conftest import Invite
from tests.web.hands import QUIET, Guest, lay, reach_bid
from tests.web.house import House
from tests.web.scenes import SCENES, Scene, show

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
# Remembers every notification that the browser has shown. What the browser lists itself was now and
# then not all of them.
SHOWN: Final = """
window.shown = [];
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  await show.call(this, title, options);
  window.shown.push([title, options.body]);
};
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.shown.push([title, options.body]);
  }
};
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


def test_a_notification_says_that_it_is_ones_turn(invite: Invite, open_house: House) -> None:
    """Only when the page is covered, and only where one wants it."""
    for wanted in (True, False):
        me = invite(open_house, "Ada", settings=QUIET | {"notify": wanted}, service_workers="allow")
        me.context.grant_permissions(["notifications"])
        page = me.page
        page.add_init_script(COVERED)
        page.add_init_script(SHOWN)
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        lay(open_house, me, RULES, bots=BOTS)
        page.get_by_role("button", name="Start").click()
        reach_bid(page)
        assert page.evaluate("window.shown") == [], "one looks at it"
        page.evaluate("() => window.cover(true)")
        page.locator(".panel .number").first.click()
        page.wait_for_function(
            "() => document.title.startsWith('●') && document.querySelector('.hand .lit')"
        )
        if wanted:
            page.wait_for_function("() => window.shown.length > 0")
        assert page.evaluate("window.shown") == ([["Your turn", "Round 1 of 2"]] if wanted else [])


def away(invite: Invite, house: House) -> Guest:
    """Somebody who wants to be called, and whose page is covered from the beginning."""
    me = invite(house, "Ada", settings=QUIET | {"notify": True})
    me.context.grant_permissions(["notifications"])
    me.page.add_init_script(COVERED)
    me.page.add_init_script(SHOWN)
    me.page.add_init_script("document.addEventListener('DOMContentLoaded', () => cover(true))")
    return me


def test_the_next_question_calls_again(invite: Invite, open_house: House) -> None:
    """Time answers for whoever is away, and at once asks for the next: another turn is missed."""
    me = away(invite, open_house)
    answered = Scene(SCENES["change"].state, moves=(parse_action("0:bid+1"),))
    page = show(me, answered, after="[data-ask=change]")
    page.locator(".hand .lit").first.wait_for()
    page.wait_for_function("() => window.shown.length >= 2")


def test_a_remark_does_not_ask_anew(invite: Invite, open_house: House) -> None:
    """Nobody is called twice for one turn, and what one was about to announce stays open."""
    me = away(invite, open_house)
    scene = SCENES["shapeshifter"]
    remark = Said(seat=2, phrase="hello")
    page = show(
        me, Scene(scene.state, touch=scene.touch, events=(remark,)), after="[data-ask=announce]"
    )
    page.locator(".bubble").wait_for()
    assert page.locator("[data-ask=announce]").count() == 1
    assert len(page.evaluate("window.shown")) == 1


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
