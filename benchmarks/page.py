"""How smoothly the page moves: what its tasks take, frames in motion, taps until they are seen.

python -m benchmarks.page plays a short game with every special card in Chromium, on the profile of
a desk and on that of a phone with a quarter of this processor, and prints what was measured. Tasks
are counted by the processor's time; the frames are the browser's own. A busy machine drops some of
them and lengthens what the slowed phone does, unless the browser goes first:

    chrt -r 5 python -m benchmarks.page
"""

from __future__ import annotations

import json
import os
import sys
from bisect import bisect
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from augury.game import SPECIAL
from tests.web.hands import guest, lay
from tests.web.house import DESK, FLAGS, PHONE, House, chromium, house

RULES: Final = {"players": 4, "hand_sizes": [3, 6], "special": [str(kind) for kind in SPECIAL]}
BOTS: Final = {"1": "novice", "2": "novice", "3": "novice"}
PROFILES: Final = {"desk": (DESK, 1), "phone": (PHONE, 4)}  # how much slower than this processor
LONG: Final = 50  # milliseconds

METER: Final = """
() => {
  const found = (window.found = { frames: [], taps: [] });
  let last = null;
  const look = (now) => {
    const moving = document.getAnimations().some(
      (one) => one.playState === "running" && one.effect.getComputedTiming().iterations === 1,
    );
    if (moving && last !== null) found.frames.push(now - last);
    last = moving ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.name === "click" && one.target?.closest?.(".hand")) found.taps.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}
"""
# Where the next thing that is asked can be tapped, if anything is, and whether the game is over. It
# is one call: looking for elements from outside takes as long as all that the page does itself.
NEXT: Final = """
() => {
  const asked = document.querySelector(
    ".panel .choices .button:not(.quiet), .panel .numbers .button:not([disabled]), " +
      ".panel > .primary:not([disabled]), .round-end .primary, .hand .lit",
  );
  const box = asked?.getBoundingClientRect();
  const at = box && box.width > 0 ? [box.x + box.width / 3, box.y + 12] : null;
  return { at, over: document.querySelector("[data-total]") !== null };
}
"""


def play(page: Page, *, touch: bool) -> None:
    """Play the game to its end, and look at the winner's moment."""
    tap = page.touchscreen.tap if touch else page.mouse.click
    while not (now := page.evaluate(NEXT))["over"]:
        if now["at"] is not None:
            tap(*now["at"])
        page.wait_for_timeout(120)
    page.wait_for_timeout(3000)


def measure(at: House, browser: Any, size: tuple[int, int], slower: int) -> dict[str, list[float]]:
    """Tasks, frames and taps of one game, in milliseconds."""
    touch = size == PHONE
    me = guest(browser, at, "Ada", size=size, quiet=False, has_touch=touch, is_mobile=touch)
    session = me.context.new_cdp_session(me.page)
    lay(at, me, RULES, bots=BOTS)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    me.page.evaluate(METER)
    browser.start_tracing(page=me.page, categories=["toplevel", "devtools.timeline"])
    me.page.get_by_role("button", name="Start").click()
    play(me.page, touch=touch)
    found: dict[str, list[float]] = me.page.evaluate("() => window.found")
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    me.close()
    return found | worked(trace)


def worked(trace: list[dict[str, Any]]) -> dict[str, list[float]]:
    """The processor's time of the main thread's tasks and, of these, of those that drew a frame."""
    mains = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    main = [event for event in trace if (event.get("pid"), event.get("tid")) in mains]
    drawn: dict[int, list[int]] = {}
    for event in main:
        if event["name"] == "Layerize":
            drawn.setdefault(event["pid"], []).append(event["ts"])
    page = max(drawn, key=lambda pid: len(drawn[pid]))  # other tabs are other processes
    moments = sorted(drawn[page])
    found: dict[str, list[float]] = {"tasks": [], "drawing": []}
    for event in main:
        if event["pid"] != page or "dur" not in event or not event["name"].endswith("RunTask"):
            continue
        taken = event.get("tdur", 0) / 1000
        found["tasks"].append(taken)
        if bisect(moments, event["ts"]) < bisect(moments, event["ts"] + event["dur"]):
            found["drawing"].append(taken)
    return found


def told(profile: str, found: dict[str, list[float]]) -> str:
    """One line of the table."""
    frames = sorted(found["frames"])
    late = sum(frame > 25 for frame in frames) / len(frames)
    long = [task for task in found["tasks"] if task > LONG]
    drawing = sorted(found["drawing"])
    taps = found["taps"] or [16.0]  # quicker ones are not reported
    return (
        f"{profile:6} the longest task takes {max(found['tasks']):.0f} ms of the processor, "
        f"over {LONG} ms: {len(long) or 'none'}; a frame {median(drawing):.1f} ms, "
        f"95 of 100 less than {drawing[int(len(drawing) * 0.95)]:.1f} ms; "
        f"{len(frames)} frames in motion, {1000 / mean(frames):.0f} a second, {late:.0%} of them "
        f"later than 25 ms; a tap is seen after {median(taps):.0f} ms, at most {max(taps):.0f}"
    )


def main() -> None:
    """Measure every profile."""
    program = chromium()
    if program is None:
        sys.exit("no Chromium (Debian, Ubuntu: apt install chromium)")
    with (
        TemporaryDirectory() as folder,
        house(Path(folder)) as at,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for profile, (size, slower) in PROFILES.items():
            print(told(profile, measure(at, browser, size, slower)), flush=True)
        browser.close()
    print(f"other work on this machine: {os.getloadavg()[0]:.1f} processes")


if __name__ == "__main__":
    main()
