"""What axe finds on a page: WCAG 2.2 AA, and good practice."""

from __future__ import annotations

from typing import Any, Final, Literal

from playwright.sync_api import Page

from tests.web.house import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page, within: str = "html") -> list[str]:
    """What axe finds, on the whole page or within a part of it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "([within, tags]) => axe.run(within, {runOnly: tags}).then(({violations}) => violations)",
        [within, TAGS],
    )
    return [
        f"{fault['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for fault in found
        for node in fault["nodes"]
    ]


def faults_by_night_and_day(page: Page) -> list[str]:
    """What axe finds on the whole page, dark and light."""
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        page.locator(f"html[data-theme={light}]").wait_for()
        found += [f"{light}: {fault}" for fault in faults(page)]
    return found
