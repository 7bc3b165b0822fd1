"""Playing without a server: the same page, a table in its own worker, and no network."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from augury.game import Rules
from augury.game.fair.verification import verify
from augury.game.text.record import dumps
from tests.analysis.games import played
from tests.web.alone import AT_TABLE, LINES, PATIENCE, SPECIAL, begin, make_ready, saved, until
from tests.web.conftest import Invite, long_games
from tests.web.hands import AUTOPLAY, Guest, autoplay, guest, reach_bid, rest, totals
from tests.web.site import Site, site

long = pytest.mark.skipif(not long_games(), reason="make browser runs this")

WHOLE_GAME: Final = 900_000  # bots seem to think for a moment, and some variants are long

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "base": {"players": 4, "hand_sizes": [2, 4]},
    "special": {"players": 4, "special": SPECIAL, "hand_sizes": [5, 6]},
    "cloud later": {"special": ["cloud"], "cloud": "round-end", "hand_sizes": [3, 4]},
    "hidden": {"bidding": "hidden", "plus_minus_one": True},
    "secret": {"bidding": "secret", "players": 4},
    "foresight": {"foresight": "every-round"},
    "one-colour": {"mode": "one-colour", "hand_sizes": None},
    "maximus": {"mode": "maximus", "players": 6, "hand_sizes": None},
}


@pytest.fixture(scope="module")
def offline(
    browser: Browser,
    program: str,  # noqa: ARG001 (it skips where there is no page)
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Guest]:
    """A phone that has fetched everything from a host of its own, which is there no more."""
    with site(tmp_path_factory.mktemp("left")) as host:
        me = guest(browser, host, "Ada", service_workers="allow")
        make_ready(me)
    yield me
    me.close()


@pytest.fixture(params=["server", "site"])
def somewhere(request: pytest.FixtureRequest, invite: Invite) -> Guest:
    """The switch: the same person at a server, or without one and without a network."""
    if request.param == "site":
        found: Guest = request.getfixturevalue("offline")
        return found
    return invite(request.getfixturevalue("open_house"), "Ada")


# The same tests at a server and without one


@long
@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant(somewhere: Guest, name: str) -> None:
    """A whole game; what the page shows is what the engine reckons from the record."""
    page = somewhere.page
    begin(page, "novice", **VARIANTS[name])
    autoplay(page)
    page.locator(".ranking").wait_for(timeout=WHOLE_GAME)
    record = saved(page)
    assert record.names[0] == "Ada"
    assert totals(page) == list(record.state.table.totals)
    assert verify(dumps(record)).contributors == (0,)  # the page has its share in every shuffle


@long
def test_advice(somewhere: Guest) -> None:
    """A hint, and then the review of the game, its moments and its what-ifs."""
    page = somewhere.page
    begin(page, "novice", hand_sizes=[2, 2])
    reach_bid(page)
    page.keyboard.press("t")
    page.get_by_role("button", name="Do that").click(timeout=PATIENCE)
    autoplay(page)
    page.locator(".ranking").wait_for(timeout=PATIENCE)
    rest(page)
    page.get_by_role("button", name="The game", exact=True).click()
    page.locator(".who .total").first.wait_for(timeout=PATIENCE)


@long
def test_a_puzzle(somewhere: Guest) -> None:
    page = somewhere.page
    page.goto("./#puzzle/3")
    page.locator(".moves button").first.click(timeout=PATIENCE)
    page.locator("h2.good, h2.bad").wait_for(timeout=PATIENCE)


@long
def test_a_record_is_opened(somewhere: Guest) -> None:
    """A file of somewhere else."""
    page = somewhere.page
    page.goto("./#review")
    text = dumps(played(Rules(players=3, hand_sizes=(1, 2))))
    file = {"name": "game.wiz", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.locator(".board, dl dd").first.wait_for(timeout=PATIENCE)


# Without a server


@long
def test_archmages_without_a_network(offline: Guest) -> None:
    """All special cards, closed and opened again in the middle; `archmage+` thinks, too."""
    page = offline.page
    for bot in ("archmage", "archmage+"):
        begin(page, bot, special=SPECIAL, hand_sizes=[1, 3])
        for seed in (1, 2, 3):
            autoplay(page, seed)
            page.wait_for_timeout(300)
            page.reload()
            page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
        autoplay(page, 4)
        page.locator(".ranking").wait_for(timeout=PATIENCE)
        assert saved(page).names == ("Ada", *(f"{bot} (bot)",) * 2)
        rest(page)


# A table again under another id, last seen at another time.
COPY: Final = """
async ([table, copies]) => {
  const opened = indexedDB.open("augury-tables");
  const base = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
  const changes = base.transaction(["lines", "summaries"], "readwrite");
  const get = (store, key) =>
    new Promise((done) => {
      const asked = changes.objectStore(store).get(key);
      asked.onsuccess = () => done(asked.result);
    });
  const summary = JSON.parse(await get("summaries", table));
  const line = await get("lines", [table, 1]);
  for (const [copy, at] of copies) {
    changes.objectStore("summaries").put(JSON.stringify({ ...summary, at }), copy);
    changes.objectStore("lines").put(line, [copy, 1]);
  }
  await new Promise((done) => (changes.oncomplete = done));
  base.close();
  const kept = JSON.parse(localStorage.getItem("augury-tables"));
  const listed = copies.map(([table, at]) => ({ table, name: "Ada", at }));
  localStorage.setItem("augury-tables", JSON.stringify([...kept, ...listed]));
}
"""

SHELF: Final = """
async () => {
  const opened = indexedDB.open("augury-tables");
  const base = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
  const keys = async (store) => {
    const asked = base.transaction(store).objectStore(store).getAllKeys();
    return await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  };
  const lines = (await keys("lines")).map(([table]) => table);
  const summaries = await keys("summaries");
  base.close();
  const listed = JSON.parse(localStorage.getItem("augury-tables")).map(({ table }) => table);
  return [lines, summaries, listed].map((tables) => [...new Set(tables)]);
}
"""
# Whether a table was noted at this stage.
NOTED: Final = """
async () => {
  const opened = indexedDB.open("augury-tables");
  const base = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
  const asked = base.transaction("summaries").objectStore("summaries").get("TABLE");
  const text = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  base.close();
  return JSON.parse(text ?? "null")?.table.stage === "STAGE";
}
"""


@long
def test_old_games_go(invite: Invite, built: Site) -> None:
    """Beyond thirty the oldest finished ones are forgotten; a game under way never is."""
    page = invite(built, "Ada").page
    under_way = begin(page, "novice", hand_sizes=[3])
    until(page, noted(under_way, "playing"), "the game under way was not noted")
    page.evaluate(COPY, [under_way, [["local-oldest", 0]]])
    over = begin(page, "novice", hand_sizes=[1])
    autoplay(page)
    page.locator(".ranking").wait_for(timeout=PATIENCE)
    rest(page)
    until(page, noted(over, "over"), "the finished game was not noted")
    page.evaluate(COPY, [over, [[f"local-{at:02}", at] for at in range(1, 31)]])
    begin(page, "novice", hand_sizes=[2])  # 33 were there: three too many
    gone = {f"local-{at:02}" for at in (1, 2, 3)}
    left = {"local-oldest", under_way, over} | {f"local-{at:02}" for at in range(4, 31)}
    until(page, f"async () => (await ({SHELF})())[2].length === 31", "nothing was forgotten")
    for tables in page.evaluate(SHELF):
        assert left <= set(tables)
        assert not gone & set(tables)


def noted(table: str, stage: str) -> str:
    """A promise of the page: whether it would list a table so."""
    return NOTED.replace("TABLE", table).replace("STAGE", stage)


PHASE: Final = """
() => document.querySelector(".panel")?.dataset.ask
  ?? (document.querySelector(".hand .lit") && "play")
  ?? (document.querySelector(".ranking") && "over")
"""


@long
def test_the_tab_is_killed_in_every_phase(offline: Guest) -> None:
    """Before an answer and right after it: every line that was there is there again."""
    rules: dict[str, Any] = {"special": SPECIAL, "hand_sizes": [4, 5]}
    table = begin(offline.page, "novice", **rules)
    lines: list[str] = []
    asked: set[str] = set()
    while (phase := offline.page.evaluate(PHASE)) != "over":
        page = offline.page
        if phase is None or phase in asked:
            take_steps(page, 1)
            continue
        asked.add(phase)
        for answers in (0, 1):  # before it is answered, and in the moment in which it is
            take_steps(page, answers)
            page = offline.page = kill(page)
            page.goto(f"./#t/{table}")
            page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
            now = page.evaluate(LINES, table)
            assert now[: len(lines)] == lines, f"lost with the answer to {phase}"
            lines = now
    assert {"bid", "play"} <= asked
    assert totals(offline.page) == list(saved(offline.page).state.table.totals)


def take_steps(page: Page, count: int) -> None:
    """Answer so often, if anything is asked; then the hands lie still."""
    page.evaluate(AUTOPLAY, 1)
    rest(page)
    for _ in range(count):
        page.evaluate("() => window.step()")
    page.wait_for_timeout(30)


def kill(page: Page) -> Page:
    """The tab ends at once, with its worker and without a goodbye; another one is opened."""
    other = page.context.new_page()
    page.close(run_before_unload=False)
    return other
