"""How soon and how smoothly the page plays without a server.

python -m benchmarks.anywhere builds the static page, serves it once, and switches its host off.
From then on a person comes back again and again. What the page and its worker take is counted in
the processor's time, all threads together, so that other work on the machine does not lengthen it.
A phone's processor is taken to be four times as slow, for the page and for the worker alike. The
browser's own switch for that (`Emulation.setCPUThrottlingRate`) slows pages alone: asked to slow a
worker, it answers "Operation is only supported for pages, not workers". So some visits are made
while all of the browser's processes are halted three quarters of the time, and a loop in the page
and in a worker says by how much that slowed them.
"""

from __future__ import annotations

import gzip
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.page import worked
from tests.web.alone import PATIENCE, SPECIAL, begin, make_ready
from tests.web.hands import Guest, autoplay, guest, rest
from tests.web.house import FLAGS, PHONE, chromium
from tests.web.site import Site, site

SLOWER: Final = 4
SLICE: Final = 0.01  # seconds in which a slowed browser may work
VISITS: Final = 5
SLOW_VISITS: Final = 3
ASKED: Final = ".panel, .hand .lit"
ROUNDS: Final = 3

# Archmages among themselves, in the worker; how many choices they had.
THINKING: Final = f"""
from random import Random
from augury import Phase, Rules, SPECIAL, deal, start, step, view
from augury.bots import bot

player, rng, choices = bot("archmage"), Random(2), 0
state = start(Rules(players=4, special=SPECIAL, hand_sizes={(8,) * ROUNDS}))
while state.phase is not Phase.OVER:
    if not state.to_act:
        action = deal(state, rng)
    else:
        seen = view(state, state.to_act[0])
        action = player.act(seen, rng)
        choices += len(seen.legal_actions) > 1
    state = step(state, action).state
print(choices)
"""

# Milliseconds that a loop takes, in the page and in a worker.
LOOPS: Final = """
async () => {
  const loop = () => {
    const begun = performance.now();
    let sum = 0;
    for (let at = 0; at < 2e8; at += 1) sum += at % 7;
    return performance.now() - begun + 0 * sum;
  };
  const code = new Blob([`onmessage = () => postMessage((${loop})())`]);
  const worker = new Worker(URL.createObjectURL(code));
  const there = new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
  const here = loop();
  worker.postMessage(null);
  const found = [here, await there];
  worker.terminate();
  return found;
}
"""

# A worker of the page's own, with a program for it.
START: Final = """
async ({ worker }) => {
  const running = new Worker(new URL(`assets/${worker}`, location.href), { type: "module" });
  window.ask = (id, message) => new Promise((done) => {
    running.addEventListener("message", ({ data }) => data.id === id && done(data.answer.ok));
    running.postMessage({ id, ...message });
  });
  await window.ask(1, { type: "start", base: new URL("engine/", location.href).href });
  const code = "from augury.bots.networks.network import load; load('archmage')";
  await window.ask(2, { type: "run", code });
}
"""
RUN: Final = "async (code) => window.ask(3, { type: 'run', code })"


def main() -> None:
    """Measure, and print."""
    program = chromium()
    if program is None:
        sys.exit("no Chromium to measure with")
    with TemporaryDirectory() as folder, site(Path(folder)) as at:
        print(sizes(at))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
            me = guest(browser, at, "Ada", size=PHONE, service_workers="allow")
            make_ready(me)
            at.stop()
            for line in measure(browser, me, at):
                print(line, flush=True)
            browser.close()
    print(f"other work on this machine: {os.getloadavg()[0]:.1f} processes")


def sizes(at: Site) -> str:
    """What is fetched, as it is and compressed."""
    files = [path for path in (at.folder / "play" / "engine").rglob("*") if path.is_file()]
    whole = sum(path.stat().st_size for path in files)
    packed = sum(len(gzip.compress(path.read_bytes(), 6)) for path in files)
    return f"download: {whole / 1e6:.1f} MB, {packed / 1e6:.1f} MB compressed"


def measure(browser: Browser, me: Guest, at: Site) -> Iterator[str]:
    """Some visits without a network, a round against archmages, and archmages alone."""
    page = me.page
    begin(page, "archmage", players=4, special=SPECIAL, hand_sizes=[8, 8])
    waited, worked_for = zip(*(visit(page) for _ in range(VISITS)), strict=True)
    taken = median(worked_for)
    yield f"the first card can be played after {median(waited):.1f} s by the clock; the processor "
    yield f"    works {taken:.1f} s of it for page and worker, a phone's {SLOWER * taken:.1f} s"
    yield from slow_visits(browser, page)
    page = me.page = anew(page)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    visit(page)
    autoplay(page)
    page.wait_for_timeout(10_000)
    rest(page)
    tasks = worked(json.loads(browser.stop_tracing())["traceEvents"])["tasks"]
    longest = max(tasks)
    yield f"the page's longest task: {longest:.0f} ms, on a phone {SLOWER * longest:.0f} ms"
    yield f"memory of page and worker in the middle of a game: {_resident(renderer(page)):.0f} MB"
    move = 1000 * thinking(page, at)
    yield f"an archmage's move: {move:.1f} ms, on a phone {SLOWER * move:.0f} ms"


def slow_visits(browser: Browser, page: Page) -> Iterator[str]:
    """Some visits with a quarter of the processor."""
    freely = loops(page)
    with slowed(browser):
        slowly = loops(page)
        waited = [visit(page)[0] for _ in range(SLOW_VISITS)]
    here, there = (slow / free for slow, free in zip(slowly, freely, strict=True))
    yield f"with the page {here:.1f} and a worker {there:.1f} times as slow, the first card can be "
    yield f"    played after {median(waited):.1f} s by the clock, at worst {max(waited):.1f} s"


def loops(page: Page) -> list[float]:
    """What the loop takes in the page and in a worker, at best: other work lengthens it."""
    return [min(taken) for taken in zip(*(page.evaluate(LOOPS) for _ in range(5)), strict=True)]


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """All processes of a browser are halted most of the time."""
    session = browser.new_browser_cdp_session()
    found: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pids = [int(one["id"]) for one in found]
    done = threading.Event()

    def halt() -> None:
        while not done.is_set():
            _signal(pids, signal.SIGSTOP)
            time.sleep((SLOWER - 1) * SLICE)
            _signal(pids, signal.SIGCONT)
            time.sleep(SLICE)

    halting = threading.Thread(target=halt)
    halting.start()
    try:
        yield
    finally:
        done.set()
        halting.join()


def _signal(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


def anew(page: Page) -> Page:
    """The same table in a tab of its own, as on another day."""
    address, other = page.url, page.context.new_page()
    page.close()
    other.goto(address)
    other.locator(ASKED).first.wait_for(timeout=PATIENCE)
    return other


def visit(page: Page) -> tuple[float, float]:
    """Come back to the table: seconds until something is asked, by the clock and the processor."""
    begun, before = time.monotonic(), processor_time(renderer(page))
    page.reload(wait_until="commit")
    page.locator(ASKED).first.wait_for(timeout=PATIENCE)
    return time.monotonic() - begun, processor_time(renderer(page)) - before


def thinking(page: Page, at: Site) -> float:
    """The processor's seconds for an archmage's move, with all that the rules do between."""
    worker = next((at.folder / "play" / "assets").glob("worker-*.js")).name
    page.evaluate(START, {"worker": worker})
    before = processor_time(renderer(page))
    choices = int(page.evaluate(RUN, THINKING))
    return (processor_time(renderer(page)) - before) / choices


def renderer(page: Page) -> int:
    """The process of the page and its worker: of all that draw pages the largest."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    found: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max((int(one["id"]) for one in found if one["type"] == "renderer"), key=_resident)


def processor_time(pid: int) -> float:
    """The seconds that a process has worked, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    """What a process holds for itself, in MB."""
    _, resident, shared, *_ = map(int, Path(f"/proc/{pid}/statm").read_text().split())
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
