"""Pictures of every screen, in every language and at three sizes, to be looked at.

make screenshots writes them to build/screenshots; name languages to take only theirs:
python web/tools/screenshots.py de hu
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.web.hands import AUTOPLAY, Guest, lay, reach_bid  # noqa: E402
from tests.web.house import (  # noqa: E402
    DESK,
    FLAGS,
    PHONE,
    TABLET,
    House,
    chromium,
    house,
)

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
OUT = ROOT / "build" / "screenshots"
LOCALES = ROOT / "src" / "augury" / "locales"


class Album:
    """The pictures of one language at one size and in one light."""

    def __init__(self, page: Page, folder: Path, prefix: str) -> None:
        self._page = page
        self._folder = folder
        self._prefix = prefix

    def take(self, name: str, *, whole: bool = False) -> None:
        """A picture of the screen, or of the whole page behind it."""
        self._page.wait_for_timeout(350)
        path = self._folder / f"{self._prefix}-{name}.png"
        self._page.screenshot(path=path, full_page=whole)


@contextmanager
def visitor(browser: Browser, at: House, language: str, size: str, light: str) -> Iterator[Guest]:
    """A guest with a name, who has chosen a language and a light."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=at.address,
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "phone" else 1,
        service_workers="block",
        has_touch=size == "phone",
    )
    settings = {"name": "Ada", "language": language, "theme": light, "sound": False}
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(
        "if (!localStorage.getItem('augury-settings'))"
        f" localStorage.setItem('augury-settings', {kept})"
    )
    yield Guest(context, context.new_page(), [])
    context.close()


def screens(me: Guest, at: House, album: Album) -> None:
    """Walk through the house with a camera."""
    page = me.page
    page.goto("/")
    page.locator("#now").wait_for(state="attached")
    album.take("home")
    for part in ("new", "rules", "settings"):
        page.goto(f"/#{part}")
        page.reload()
        page.locator("h1").wait_for()
        album.take(part, whole=True)
    page.goto("/#learn")
    page.reload()
    page.locator(".panel .number").first.wait_for()
    album.take("lesson")
    lay(at, me, {"players": 4}, bots={"2": "novice"})
    page.locator(".invite img").wait_for()
    album.take("lobby", whole=True)
    table(me, at, album, "table", {"players": 4, "hand_sizes": [7, 4]})
    crowd = {"players": 6, "hand_sizes": [10], "bidding": "hidden"}
    table(me, at, album, "six", crowd, whole=False)
    table(me, at, album, "twenty", {"players": 3, "hand_sizes": [20]}, whole=False)
    foresight = {"players": 5, "hand_sizes": [3], "foresight": "every-round"}
    table(me, at, album, "foresight", foresight, whole=False)
    if page.viewport_size and page.viewport_size["width"] == PHONE[0]:
        specials(me, at, album)


def table(
    me: Guest,
    at: House,
    album: Album,
    name: str,
    rules: dict[str, object],
    *,
    whole: bool = True,
) -> None:
    """A game against bots: the first bid, the first plays; and if it is to be, all the rest."""
    page = me.page
    players = rules["players"]
    assert isinstance(players, int)
    lay(at, me, rules, bots={str(seat): "novice" for seat in range(1, players)})
    page.locator(".button.primary").click()
    reach_bid(page)
    album.take(f"{name}-bid")
    page.locator(".panel .number").nth(1).click()
    page.locator(".hand .lit").first.wait_for()
    album.take(f"{name}-play")
    if not whole:
        return
    page.locator(".hand .lit").first.click()
    page.locator(".skip").wait_for()
    album.take(f"{name}-trick")
    page.evaluate("() => (window.patient = true)")
    page.evaluate(AUTOPLAY, 5)
    page.locator(".round-end").wait_for()
    album.take(f"{name}-round")
    page.evaluate("() => (window.patient = false)")
    page.wait_for_function("() => document.querySelectorAll('.hand li').length === 2")
    page.evaluate("() => clearInterval(window.playing)")
    buttons = page.locator(".bar button")
    for place, sheet in ((2, "pad"), (1, "last"), (0, "menu")):
        buttons.nth(place).click()
        page.locator("dialog .body > *").first.wait_for()
        album.take(sheet)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    page.evaluate(AUTOPLAY, 5)
    page.locator(".ranking").wait_for()
    album.take("end", whole=True)
    page.locator(".actions .button").nth(1).click()
    page.locator("dialog .hands").wait_for()
    album.take("replay")


def specials(me: Guest, at: House, album: Album) -> None:
    """Play with the special cards until everything was asked that can be."""
    page = me.page
    wanted = {"announce", "trump", "pass", "change"}
    for _ in range(4):
        rules = {"players": 3, "edition": "HU25", "hand_sizes": [8] * 10}
        lay(at, me, rules, bots={"1": "novice", "2": "novice"})
        page.locator(".button.primary").click()
        while wanted:
            page.locator(".panel, .hand .lit, .round-end, .ranking").first.wait_for()
            if page.locator(".ranking").count():
                break
            asked = page.evaluate("() => document.querySelector('.panel')?.dataset.ask ?? ''")
            if asked in wanted:
                wanted.remove(asked)
                album.take(asked)
            page.evaluate(
                f"() => {{ ({AUTOPLAY})(3); clearInterval(window.playing); window.step() }}"
            )
            page.wait_for_timeout(40)
        if not wanted:
            return


def main() -> None:
    """Take all pictures."""
    program = chromium()
    if program is None:
        sys.exit("no Chromium (Debian, Ubuntu: apt install chromium)")
    languages = sys.argv[1:] or sorted(path.stem for path in LOCALES.glob("*.ftl"))
    with (
        TemporaryDirectory() as folder,
        house(Path(folder), bot_seconds=0.05) as at,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for language in languages:
            kept = OUT / language
            kept.mkdir(parents=True, exist_ok=True)
            for size, light in (("phone", "dark"), ("tablet", "light"), ("desk", "dark")):
                with visitor(browser, at, language, size, light) as me:
                    screens(me, at, Album(me.page, kept, size))
                print(f"{kept.relative_to(ROOT)}: {size}")
        browser.close()


if __name__ == "__main__":
    main()
