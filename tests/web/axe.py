"""What axe finds on a page: WCAG 2.2 AA, and good practice."""

from __future__ import annotations

from typing import Any, Final, Literal

from playwright.sync_api import Page

from tests.web.house import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""The rules of axe about colours: all that another light can change."""


def faults(page: Page, within: str = "html", rules: list[str] | None = None) -> list[str]:
    """What axe finds, on the whole page or within a part of it; by some of its rules alone."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "([within, runOnly]) => axe.run(within, {runOnly}).then(({violations}) => violations)",
        [within, TAGS if rules is None else {"type": "rule", "values": rules}],
    )
    return [
        f"{fault['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for fault in found
        for node in fault["nodes"]
    ]


# How far what stands in an empty field is from its ground, as WCAG reckons it: 4.5 can be read. The
# browser itself paints both, so that any way to write a colour is understood. axe looks past it.
_FAINT: Final = """
() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const paint = (colours) => {
    for (const colour of colours) {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds = (one) =>
    one === null ? [] : [...grounds(one.parentElement), getComputedStyle(one).backgroundColor];
  return [...document.querySelectorAll("[placeholder]")].flatMap((field) => {
    const { color, opacity } = getComputedStyle(field, "::placeholder");
    const ground = paint(grounds(field));
    const words = paint([...grounds(field), color]);
    const ratio = (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05);
    return ratio < 4.5 || opacity !== "1" ? [`${field.placeholder}: ${ratio.toFixed(1)}`] : [];
  });
}
"""


def faint(page: Page) -> list[str]:
    """Fields of which hardly anybody can read what they ask for."""
    assert page.locator("[placeholder]").count() > 0
    found: list[str] = page.evaluate(_FAINT)
    return found


def faults_by_night_and_day(page: Page) -> list[str]:
    """What axe finds on the whole page, dark and light."""
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        page.locator(f"html[data-theme={light}]").wait_for()
        rules = None if light == LIGHTS[0] else COLOURS
        found += [f"{light}: {fault}" for fault in faults(page, rules=rules)]
    return found
