"""How heavy the page is, and how quick: measured, printed, and the weight held to its budget."""

from __future__ import annotations

import gzip
import re
import signal
import time
from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.conftest import Invite
from tests.web.hands import lay, reach_bid
from tests.web.house import PHONE, STATIC, House, house

BUDGET: Final = 150_000


def test_weight() -> None:
    """What the start page loads, compressed, without the emblems; the pictures come later."""
    index = STATIC / "index.html"
    if not index.is_file():
        pytest.skip("NOT TESTED: the page is not built (make .venv/page says why)")
    text = index.read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="/([^"]+\.(?:js|css|svg))"', text))
    words = next((STATIC / "assets").glob("en-*.js")).relative_to(STATIC).as_posix()
    sizes = {
        name: len(gzip.compress((STATIC / name).read_bytes(), 9))
        for name in {*named, words, "index.html"}
    }
    drawn = sum(size for name, size in sizes.items() if "/cards" in name)
    weight = sum(sizes.values()) - drawn
    later = sum(
        len(gzip.compress(path.read_bytes(), 9))
        for path in (STATIC / "assets").glob("pictures-*.js")
    )
    print(
        f"\nfirst load: {weight / 1000:.1f} kB gzip, and {drawn / 1000:.1f} kB of emblems; "
        f"the pictures, when the page stands: {later / 1000:.1f} kB"
    )
    assert any(name.endswith(".js") for name in named)
    assert later > 0
    assert not any("/pictures" in name for name in named), "the pictures are loaded first"
    assert weight < BUDGET


def test_speed(invite: Invite, open_house: House) -> None:
    """On a slow phone: when the page answers, how long a play takes to be seen, what blocks."""
    me = invite(open_house, "Ada", size=PHONE, quiet=False, has_touch=True)
    slow = me.context.new_cdp_session(me.page)
    slow.send("Network.enable")
    slow.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": 150,
            "downloadThroughput": 1.6e6 / 8,
            "uploadThroughput": 750e3 / 8,
        },
    )
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    me.page.add_init_script(READY)
    me.page.goto("/")
    me.page.wait_for_function("() => window.ready !== undefined")
    ready: float = me.page.evaluate("() => window.ready")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    slow.send("Network.emulateNetworkConditions", OPEN)
    bots = {"1": "novice", "2": "novice"}
    table = lay(open_house, me, {"players": 3, "hand_sizes": [8]}, bots=bots)
    page = me.page
    watcher = invite(open_house, "Zoë")
    watcher.page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start").click()
    reach_bid(page)
    page.locator(".panel .number").first.click()
    page.locator(".hand .lit").first.wait_for()
    watcher.page.locator(".trick").wait_for(state="attached")
    watcher.page.evaluate(LOOK_ON)
    page.evaluate(WATCH)
    for count in range(1, 5):
        page.locator(".hand .lit").first.wait_for()
        tapped = page.evaluate("() => window.tap()")
        page.wait_for_function("count => window.measured.seen.length === count", arg=count)
        watcher.page.wait_for_function(
            "tapped => window.shown.some(at => at >= tapped)", arg=tapped
        )
        page.wait_for_function("() => document.getAnimations().length === 0")
    found: dict[str, list[float]] = page.evaluate("() => window.measured")
    shown: list[float] = watcher.page.evaluate("() => window.shown")
    later = [min(at - tapped for at in shown if at >= tapped) for tapped in found["tapped"]]
    print(
        f"\ninteractive after {ready:.0f} ms on a slow phone (4x CPU, fast 3G); "
        f"own card seen after {max(found['seen']):.0f} ms at most; "
        f"by another browser after {max(later):.0f} ms at most; "
        f"long tasks while cards move: {[round(task) for task in found['long']] or 'none'}"
    )
    assert len(found["seen"]) == 4


def test_return(invite: Invite, tmp_path: Path) -> None:
    """After a power cut at the server: how long until a page is at its table again."""
    with house(tmp_path) as at:
        me = invite(at, "Ada")
        lay(at, me, {"players": 3}, bots={"1": "novice", "2": "novice"})
        me.page.get_by_role("button", name="Start").click()
        me.page.evaluate(LINES)
        at.stop(signal.SIGKILL)
        me.page.get_by_text("Connection lost").wait_for()
        started = time.time()
        at.start()
        answering = time.time()
        me.page.wait_for_function("() => window.back !== undefined")
        back = me.page.evaluate("() => window.back") / 1000
    print(
        f"\nat the table again {1000 * max(0, back - answering):.0f} ms after the server answers, "
        f"which takes it {answering - started:.1f} s"
    )


LINES: Final = """
() => new MutationObserver(() => {
  const said = document.querySelector(".connection").textContent;
  if (said.includes("again")) window.back ??= Date.now();
}).observe(document.querySelector(".connection"), { childList: true, subtree: true })
"""
OPEN: Final[dict[str, Any]] = {
    "offline": False,
    "latency": 0,
    "downloadThroughput": -1,
    "uploadThroughput": -1,
}
LOOK_ON: Final = """
() => {
  window.shown = [];
  new MutationObserver(() => window.shown.push(Date.now())).observe(
    document.querySelector(".trick"),
    { childList: true },
  );
}
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
# When the page can first be used: its button is there, and the frame with it was drawn.
READY: Final = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(".button.primary")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.ready = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
