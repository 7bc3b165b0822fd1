"""How heavy the page is, and how quick: measured, printed, and the weight held to its budget."""

from __future__ import annotations

import gzip
import re
from typing import Any, Final

import pytest

from tests.web.conftest import Invite
from tests.web.hands import lay, reach_bid
from tests.web.house import PHONE, STATIC, House

BUDGET: Final = 150_000


def test_weight() -> None:
    """What the start page loads, compressed, without the drawings of the cards."""
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
    print(f"\nfirst load: {weight / 1000:.1f} kB gzip, and {drawn / 1000:.1f} kB of card art")
    assert any(name.endswith(".js") for name in named)
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
    me.page.goto("/")
    me.page.get_by_role("button", name="Play now").wait_for()
    ready: float = me.page.evaluate("() => performance.now()")
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
    for _ in range(4):
        page.locator(".hand .lit").first.wait_for()
        page.evaluate("() => window.tap()")
        page.wait_for_timeout(700)
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
    window.measured.tapped.push(Date.now());
    const before = document.querySelectorAll(".hand button").length;
    document.querySelector(".hand .lit").click();
    const look = () => {
      if (document.querySelectorAll(".hand button").length < before)
        window.measured.seen.push(performance.now() - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
}
"""
