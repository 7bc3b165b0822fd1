"""Pictures of every screen, in every language and at five sizes, to be looked at.

make screenshots writes them to build/screenshots, and build/screenshots/index.html shows them side
by side. Name languages and sizes to take only theirs, or `docs` for those of the documentation:

    python web/tools/screenshots.py de hu
    python web/tools/screenshots.py el phone tablet
    python web/tools/screenshots.py docs
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from augury.game.play.events import TrickEnded  # noqa: E402
from augury.game.text.record import dumps  # noqa: E402
from augury.locales import LANGUAGES  # noqa: E402
from augury.tables.protocol.events import Said  # noqa: E402
from augury.testing.scenarios import act, dealt  # noqa: E402
from tests.analysis.games import CARELESS  # noqa: E402
from tests.web.hands import Guest, guest, lay  # noqa: E402
from tests.web.house import (  # noqa: E402
    DESK,
    FLAGS,
    PHONE,
    TABLET,
    House,
    chromium,
    house,
)
from tests.web.scenes import SCENES, Scene, show  # noqa: E402
from tests.web.signs import SIGNS  # noqa: E402

SHOWN: Final = ("phone", "tablet", "desk")  # in the documentation
SIZES: Final = {
    "phone": (PHONE, "dark"),
    "tablet": (TABLET, "light"),
    "desk": (DESK, "dark"),
    "side": ((844, 390), "light"),
    "large": ((1920, 1080), "light"),
}
TALK: Final = (
    Said(seat=1, phrase="hello"),
    Said(seat=2, text="I had counted on taking this very trick with my last Wizard!"),
    Said(seat=3, emote="laugh"),
    Said(seat=0, phrase="one_moment"),
)
# What is told is looked at, however long it takes: a pause would end the picture before it.
CHOICE: Final = """
([name, value]) => {
  const kept = JSON.parse(localStorage.getItem("augury-settings"));
  localStorage.setItem("augury-settings", JSON.stringify({ ...kept, [name]: value }));
}
"""
KEEP: Final = """
(table) => localStorage.setItem("augury-tables", JSON.stringify([{ table, name: "Host", at: 0 }]))
"""
# Three Wizards: to predict none of the three tricks gives everything away.
COACHED: Final = Scene(
    act(dealt("W W W | G3 G4 G5 | B2 B5 B7", "R1"), "1:bid=0 2:bid=0"), hints=True
)
UNHURRIED: Final = {"pace": "none", "sound": False}
BESIDE: Final = [{"width": width, "height": height} for width, height in (DESK, (1920, 1080))]
OUT: Final = ROOT / "build" / "screenshots"
# All pictures are there, and what stands beside the table.
DRAWN: Final = """
() => document.querySelector(".card:not(.drawn, .back)") === null
  && document.querySelector(".room:is(.one, .all):not(:has(.stand))") === null
"""
PATIENT: Final = 60_000  # milliseconds: the machine may be busy


class Album:
    """The pictures of one language at one size."""

    def __init__(self, page: Page, folder: Path, prefix: str) -> None:
        self._page = page
        self._folder = folder
        self._prefix = prefix

    def take(self, name: str, *, whole: bool = False) -> None:
        """A picture of the screen, or of the whole page behind it, when nothing moves any more."""
        self._page.evaluate(
            "() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))"
        )
        self._page.wait_for_function(DRAWN)
        if whole:  # what sticks to the window would lie across the page
            self._page.add_style_tag(content=".lay { position: static !important }")
        path = self._folder / f"{self._prefix}-{name}.png"
        self._page.screenshot(path=path, full_page=whole, animations="disabled")


@contextmanager
def visitor(browser: Browser, at: House, language: str, size: str) -> Iterator[Guest]:
    """A guest who has chosen a language."""
    (width, height), light = SIZES[size]
    me = guest(
        browser,
        at,
        "Ada",
        size=(width, height),
        language=language,
        settings=UNHURRIED,
        color_scheme=light,
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size in ("phone", "side"),
    )
    me.context.set_default_timeout(PATIENT)
    try:
        yield me
    finally:
        me.close()


def pages(me: Guest, at: House, album: Album) -> None:
    """What lies beside the table: the doors of the house, and the lobby."""
    page = me.page
    page.goto("/")
    page.locator("#now").wait_for(state="attached")
    album.take("home")
    page.locator("summary").click()
    page.locator("details .segments").first.wait_for()
    album.take("home-open", whole=True)
    for part, sign in (
        ("pad", ".big"),
        ("pad/new", ".lay"),
        ("new", ".lay"),
        ("rules", ".book"),
        ("settings", ".segments"),
    ):
        page.goto(f"/#{part}")
        page.locator(sign).first.wait_for()
        album.take(part.replace("/", "-"), whole=True)
    page.goto("/#learn")
    page.locator(".panel .number").first.wait_for()
    album.take("lesson")
    table = lay(at, me, {"players": 4, "edition": "HU25"}, bots={"2": "adept"})
    page.locator(".invite img").wait_for()
    album.take("lobby", whole=True)
    page.evaluate(KEEP, table)
    page.goto("/")
    page.locator("main li.box a").first.wait_for()
    album.take("home-again", whole=True)
    me.context.clear_cookies()
    page.goto(f"/t/{table}")
    page.locator(".free .button").first.wait_for()
    album.take("lobby-guest", whole=True)
    page.goto("/t/none-of-these")
    page.locator(".gone .button").wait_for()
    album.take("gone")
    page.goto("/none/of/these")
    page.locator("main .primary").wait_for()
    album.take("lost")
    page.goto("/offline.html")
    album.take("offline")


def reviews(me: Guest, album: Album) -> None:
    """What is said about play: a hint, the coach, a review, one of its moments, a puzzle."""
    page = show(me, Scene(SCENES["play"].state, hints=True))
    page.keyboard.press("t")
    page.locator("dialog .hint").wait_for()
    album.take("hint")
    page.evaluate(CHOICE, ["coach", True])
    page = show(me, COACHED)
    page.locator(".panel .number").first.click()
    page.locator("dialog[open]").wait_for()
    album.take("coach")
    page.evaluate(CHOICE, ["coach", False])
    page.goto("/#review")
    page.locator(".drop").wait_for()
    album.take("review-drop")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.wiz", "mimeType": "text/plain", "buffer": dumps(CARELESS).encode()}
    )
    page.locator("ol a.box").first.wait_for()
    album.take("review", whole=True)
    page.locator("ol a.box").first.click()
    page.locator(".board").wait_for()
    album.take("review-moment", whole=True)
    page.goto("/#puzzle/1")
    page.locator(".moves button").first.wait_for()
    album.take("puzzle", whole=True)
    page.locator(".moves button").first.click()
    page.locator("h2.good, h2.bad").wait_for()
    album.take("puzzle-answer", whole=True)


def scenes(me: Guest, album: Album) -> None:
    """The table, in every phase of a game."""
    for name, scene in SCENES.items():
        page = show(me, scene)
        if scene.moves:
            page.locator(".skip").wait_for()
        album.take(f"table-{name}", whole=name == "end")
        if name == "round":
            page.locator(".skip").click()
            page.locator(".round-end").wait_for()
            album.take("table-round-end")
        elif name == "lead":
            dialogs(page, album)
        elif name == "play":
            page.locator(".hand .dim").first.click(force=True)
            page.locator(".toast").wait_for()
            album.take("table-why-not")
    show(me, Scene(SCENES["bid"].state, events=TALK)).locator(".bubble").nth(3).wait_for()
    album.take("table-talk")


def signs(me: Guest, album: Album) -> None:
    """What is told of every event, where nothing else shows it."""
    for kind, moments in SIGNS.items():
        for number, sign in enumerate(moments):
            if sign.where != ".sign":
                continue
            # Only what is told of a trick is told while it lies there.
            me.page.evaluate(CHOICE, ["rest", "normal" if kind is TrickEnded else "none"])
            show(me, sign.scene).locator(".sign").first.wait_for()
            album.take(f"sign-{kind.__name__}-{number}")


def dialogs(page: Page, album: Album) -> None:
    """What can be laid over the table, and what is said at it."""
    for key, name in (("c", "chat"), ("p", "pad"), ("l", "last"), ("g", "log"), ("?", "keys")):
        if name == "chat" and page.viewport_size in BESIDE:
            continue  # it stands beside the table
        page.keyboard.press(key)
        page.locator("dialog .body > *").first.wait_for()
        album.take(name)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def index(languages: list[str]) -> None:
    """A page on which all of them can be seen at once."""
    parts = ["<!doctype html><meta charset=utf-8><title>Augury</title><style>"]
    parts.append(
        "body{background:#888}figure{display:inline-block;margin:4px}img{height:420px}</style>"
    )
    for language in languages:
        parts.append(f"<h1>{escape(LANGUAGES[language])}</h1>")
        for picture in sorted((OUT / language).glob("*.png")):
            name = escape(f"{language}/{picture.name}")
            parts.append(
                f"<figure><img loading=lazy src='{name}'><figcaption>{name}</figcaption></figure>"
            )
    (OUT / "index.html").write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    """Take all pictures, or those that were asked for."""
    program = chromium()
    if program is None:
        sys.exit("no Chromium (Debian, Ubuntu: apt install chromium)")
    asked = sys.argv[1:]
    if strange := {*asked} - {"docs", *LANGUAGES, *SIZES}:
        sys.exit(f"neither a language nor a size: {', '.join(sorted(strange))}")
    languages = [language for language in LANGUAGES if language in asked] or [*LANGUAGES]
    sizes = [size for size in SIZES if size in asked] or [*SIZES]
    with (
        TemporaryDirectory() as folder,
        house(Path(folder)) as at,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        if asked == ["docs"]:
            for size in SHOWN:
                with visitor(browser, at, "en", size) as me:
                    show(me, SCENES["follow"])
                    Album(me.page, ROOT / "docs" / "images", "table").take(size)
            return
        for language in languages:
            began = monotonic()
            kept = OUT / language
            kept.mkdir(parents=True, exist_ok=True)
            for size in sizes:
                for old in kept.glob(f"{size}-*.png"):
                    old.unlink()
                with visitor(browser, at, language, size) as me:
                    album = Album(me.page, kept, size)
                    pages(me, at, album)
                    scenes(me, album)
                    signs(me, album)
                    reviews(me, album)
            print(f"{kept.relative_to(ROOT)}: {monotonic() - began:.0f} s", flush=True)
        browser.close()
    index([language for language in LANGUAGES if (OUT / language).is_dir()])


if __name__ == "__main__":
    main()
