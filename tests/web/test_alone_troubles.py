"""What can go wrong without a server: each says what it is and what still works."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Route

from augury.locales import say
from tests.web.alone import AT_TABLE, PATIENCE, begin, make_ready, until
from tests.web.conftest import EVERY_LANGUAGE, Invite, long_games
from tests.web.hands import autoplay, rest
from tests.web.house import ROOT, House, house
from tests.web.site import Site

long = pytest.mark.skipif(not long_games(), reason="make browser runs this")


def test_without_the_files_it_says_what_is_missing(invite: Invite, tmp_path: Path) -> None:
    with house(tmp_path) as at:
        me = invite(at, "Ada")
        me.page.goto("/")
        me.page.get_by_role("button", name="Play now").wait_for()
        at.stop()
        me.page.get_by_role("button", name="Play now").click()
        me.page.get_by_text("has to fetch the game once").wait_for()
        at.start()


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_no_webassembly(invite: Invite, open_house: House, language: str) -> None:
    """It says so; the rules, the lesson and the pad are there all the same."""
    me = invite(open_house, "Ada", language=language)
    me.context.add_init_script("delete globalThis.WebAssembly")
    me.context.route("**/api/tables", lambda route: route.abort())  # the server is away
    page = me.page
    page.goto("./")
    page.get_by_role("button", name=say(language, "play-now"), exact=True).click()
    page.get_by_role("alert").get_by_text(say(language, "trouble-engine-unsupported")).wait_for()
    page.goto("./#learn")
    page.locator(".panel, .hand .card").first.wait_for()


def test_the_word_without_a_page(invite: Invite, tmp_path: Path) -> None:
    """Of a page that was never kept, a word is left, with its picture: under every address."""
    at = Site(tmp_path)
    folder = at.folder / "play"
    folder.mkdir(parents=True)
    for name in ("sw.js", "offline.html", "icon.svg"):
        shutil.copy(ROOT / "web" / "public" / name, folder)
    (folder / "index.html").write_text('<!doctype html><link rel="icon" href="icon.svg">')
    at.start()
    page = invite(at, "Ada", service_workers="allow").page
    page.goto("./")
    page.evaluate(
        """async () => {
          await navigator.serviceWorker.register("sw.js");
          await navigator.serviceWorker.ready;
        }"""
    )
    at.stop()
    for address in ("./?", "./t/table"):
        page.goto(address)
        page.get_by_text("Nincs kapcsolat").wait_for()
        assert page.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth)") > 0


PRIVATE: Final = """
IDBFactory.prototype.open = () => { throw new DOMException("private", "SecurityError"); };
"""


@long
def test_a_browser_that_keeps_nothing(invite: Invite, built: Site) -> None:
    """The game goes on, with a word that it will be lost; a second table is laid as well."""

    def spoil(route: Route) -> None:
        code = route.fetch()
        route.fulfill(response=code, body=PRIVATE + code.text())

    me = invite(built, "Ada")
    me.context.route("**/assets/worker-*.js", spoil)
    begin(me.page, "novice", hand_sizes=[2])
    me.page.get_by_role("alert").get_by_text("keeps nothing").wait_for()
    autoplay(me.page)
    me.page.locator(".ranking").wait_for(timeout=PATIENCE)


@long
def test_no_room_left(invite: Invite, built: Site) -> None:
    """The same, with the true reason; when there is room again, all of the game is kept."""
    me = invite(built, "Ada")
    page = me.page
    page.goto("./")
    devtools = me.context.new_cdp_session(page)
    origin = built.address.split("/some")[0]
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})
    table = begin(page, "novice", hand_sizes=[2, 2])
    page.get_by_role("alert").get_by_text("no room left").wait_for()
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    autoplay(page)
    page.locator(".ranking").wait_for(timeout=PATIENCE)
    rest(page)
    page.goto("./")
    page.goto(f"./#t/{table}")
    page.locator(".ranking").wait_for(timeout=PATIENCE)
    assert page.get_by_role("alert").count() == 0


@long
def test_a_damaged_download(invite: Invite, built: Site) -> None:
    """Of the right size, and wrong: it is not used; the next try fetches it anew."""
    me = invite(built, "Ada", service_workers="allow")
    page = me.page
    [library] = (built.folder / "play" / "engine").rglob("augury.zip")
    sound = library.read_bytes()
    library.write_bytes(sound[:1000] + b"oops" + sound[1004:])
    page.goto("./#settings")
    page.get_by_role("button", name="Download for playing offline").click()
    page.get_by_role("alert").get_by_text("What was fetched is damaged").wait_for(timeout=PATIENCE)
    library.write_bytes(sound)
    make_ready(me)


WHOLE: Final = """
async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("augury-engine-"));
  const whole = [];
  for (const name of names) {
    const keys = await (await caches.open(name)).keys();
    if (keys.some(({ url }) => url.endsWith("/whole-2"))) whole.push(name.slice(14));
  }
  return whole;
}
"""


@long
def test_an_update_that_comes_by_half(invite: Invite, built: Site) -> None:
    """The old page and the old engine stay whole and play; once the new ones are, they go."""
    me = invite(built, "Ada", service_workers="allow")
    make_ready(me)
    page = me.page
    root = built.folder / "play"
    manifest = json.loads((root / "engine" / "manifest-2.json").read_text())
    old, new = manifest["version"], "0123456789abcdef"
    shutil.copytree(root / "engine" / old, root / "engine" / new)
    library = root / "engine" / new / "augury.zip"
    sound = library.read_bytes()
    library.write_bytes(sound[: len(sound) // 2])
    text = json.dumps(manifest | {"version": new})
    (root / "engine" / "manifest-2.json").write_text(text)
    part = root / "assets" / "missing-part.js"
    index = (root / "index.html").read_text()
    (root / "index.html").write_text(index.replace("</head>", f"{PART}</head>"))

    table = begin(page, "novice", hand_sizes=[2])
    page.wait_for_timeout(2500)  # whatever comes in the background may come
    built.stop()
    page.goto("about:blank")
    page.goto(f"./#t/{table}")
    page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
    assert PART not in page.content(), "a page of which parts are missing"
    assert page.evaluate(WHOLE) == [old]

    built.start()
    library.write_bytes(sound)
    part.write_text("")
    page.reload()
    page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
    until(page, f"async () => (await ({WHOLE})()).includes('{new}')", "the new one is not fetched")
    page.reload()
    page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
    until(page, f"async () => (await ({WHOLE})()).join() === '{new}'", "the old one is not removed")
    me.troubles.clear()  # the part that was missing


PART: Final = '<script src="./assets/missing-part.js"></script>'


OLDER: Final = """
async ([table, lines]) => {
  const opened = indexedDB.open("augury-tables");
  const base = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
  const store = base.transaction("lines", "readwrite").objectStore("lines");
  lines.forEach((line, at) => store.put(line, [table, at + 1]));
  await new Promise((done) => (store.transaction.oncomplete = done));
  base.close();
}
"""


@long
def test_a_game_of_another_version(invite: Invite, built: Site) -> None:
    """It is left as it is, and says so; other games are not affected."""
    me = invite(built, "Ada")
    page = me.page
    table = begin(page, "novice", hand_sizes=[3])
    foreign: dict[str, Any] = {"kind": "conjured", "at": 1.0, "spell": "of a later version"}
    page.evaluate(OLDER, ["local-older", [json.dumps(foreign)]])
    page.goto("./#t/local-older")
    page.get_by_text("kept by another version").wait_for(timeout=PATIENCE)
    page.goto(f"./#t/{table}")
    page.locator(AT_TABLE).first.wait_for(timeout=PATIENCE)
