"""How soon the page answers: on a slow phone, to a play, and after a power cut at the server.

python -m benchmarks.responses opens it in Chromium, with a quarter of this processor and fast 3G,
plays four cards while another browser watches, kills the server, and prints what was measured.
"""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.web.hands import guest, lay, reach_bid
from tests.web.house import FLAGS, PHONE, House, chromium, house

BOTS: Final = {"1": "novice", "2": "novice"}
PLAYS: Final = 4

SLOW_LINE: Final[dict[str, Any]] = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
# When the page can first be used: its button is there, and the frame with it was drawn.
READY: Final = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(".button.primary")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.ready = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
WATCH: Final = """
() => {
  window.measured = { seen: [], long: [], tapped: [] };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.measured.long.push(one.duration);
  }).observe({ type: "longtask" });
  window.tap = () => {
    const start = performance.now();
    const now = Date.now();
    window.measured.tapped.push(now);
    const before = document.querySelectorAll(".hand button").length;
    document.querySelector(".hand .lit").click();
    const look = () => {
      if (document.querySelectorAll(".hand button").length < before)
        window.measured.seen.push(performance.now() - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return now;
  };
}
"""
LOOK_ON: Final = """
() => {
  window.shown = [];
  new MutationObserver(() => window.shown.push(Date.now())).observe(
    document.querySelector(".trick"),
    { childList: true },
  );
}
"""
LINES: Final = """
() => new MutationObserver(() => {
  const said = document.querySelector(".connection").textContent;
  if (said.includes("again")) window.back ??= Date.now();
}).observe(document.querySelector(".connection"), { childList: true, subtree: true })
"""


def open_slowly(browser: Browser, at: House) -> float:
    """Milliseconds until the start page can be used."""
    me = guest(browser, at, "Ada", size=PHONE, quiet=False, has_touch=True)
    slow = me.context.new_cdp_session(me.page)
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", SLOW_LINE)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    me.page.add_init_script(READY)
    me.page.goto("/")
    me.page.wait_for_function("() => window.ready !== undefined")
    ready: float = me.page.evaluate("() => window.ready")
    me.close()
    return ready


def play(browser: Browser, at: House) -> tuple[dict[str, list[float]], list[float]]:
    """When own cards are seen, what blocks, and when another browser sees the cards."""
    me = guest(browser, at, "Ada", size=PHONE, quiet=False, has_touch=True)
    watcher = guest(browser, at, "Zoë")
    page = me.page
    table = lay(at, me, {"players": 3, "hand_sizes": [8]}, bots=BOTS)
    watcher.page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    page.locator(".panel .number").first.click()
    page.locator(".hand .lit").first.wait_for()
    watcher.page.locator(".trick").wait_for(state="attached")
    watcher.page.evaluate(LOOK_ON)
    page.evaluate(WATCH)
    for count in range(1, PLAYS + 1):
        page.locator(".hand .lit").first.wait_for()
        tapped = page.evaluate("() => window.tap()")
        page.wait_for_function("count => window.measured.seen.length === count", arg=count)
        watcher.page.wait_for_function(
            "tapped => window.shown.some(at => at >= tapped)", arg=tapped
        )
        page.wait_for_function("() => document.getAnimations().length === 0")
    found: dict[str, list[float]] = page.evaluate("() => window.measured")
    shown: list[float] = watcher.page.evaluate("() => window.shown")
    for one in (me, watcher):
        one.close()
    return found, [min(at - tapped for at in shown if at >= tapped) for tapped in found["tapped"]]


def come_back(browser: Browser, at: House) -> tuple[float, float]:
    """Seconds until a killed server answers again, and from then until the page is at its table."""
    me = guest(browser, at, "Ada")
    lay(at, me, {"players": 3}, bots=BOTS)
    me.page.get_by_role("button", name="Start").click()
    me.page.evaluate(LINES)
    at.stop(signal.SIGKILL)
    me.page.get_by_text("Connection lost").wait_for()
    started = time.time()
    at.start()
    answering = time.time()
    me.page.wait_for_function("() => window.back !== undefined")
    back = me.page.evaluate("() => window.back") / 1000
    me.close()
    return answering - started, max(0, back - answering)


def main() -> None:
    """Measure, and tell it."""
    program = chromium()
    if program is None:
        sys.exit("no Chromium (Debian, Ubuntu: apt install chromium)")
    with (
        TemporaryDirectory() as folder,
        house(Path(folder)) as at,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        print(f"usable after {open_slowly(browser, at):.0f} ms on a slow phone")
        found, later = play(browser, at)
        print(
            f"own card seen after {max(found['seen']):.0f} ms at most; "
            f"by another browser after {max(later):.0f} ms at most; "
            f"long tasks while cards move: {[round(task) for task in found['long']] or 'none'}"
        )
        answers, back = come_back(browser, at)
        print(
            f"at the table again {1000 * back:.0f} ms after the server answers, "
            f"which takes it {answers:.1f} s"
        )
        browser.close()


if __name__ == "__main__":
    main()
