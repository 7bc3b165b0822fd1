"""Hands that play a page: they see what a person sees there, and click what a person would."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page

from augury.game import Record, loads
from tests.web.house import PHONE, SLOW, House
from tests.web.site import Site

QUIET: Final = {
    "pace": "none",
    "rest": "none",
    "summary": "none",
    "motion": False,
    "sound": False,
    "vibration": False,
}

# Answers whatever the page asks, at random, by clicking; a seeded choice, so that a game repeats.
AUTOPLAY: Final = """
(seed) => {
  let state = seed >>> 0;
  const random = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
  const any = (selector) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
    return all[random(all.length)];
  };
  window.asked = new Set();
  const step = (window.step = () => {
    const panel = document.querySelector(".panel");
    if (panel) {
      window.asked.add(panel.querySelector("h2").textContent);
      const choice = any(
        ".panel .choices .button:not(.quiet), .panel .numbers .button, .panel > .primary",
      );
      (choice ?? any(".hand .lit"))?.click();
    } else any(window.patient ? ".hand .lit" : ".round-end .primary, .hand .lit")?.click();
  });
  clearInterval(window.playing);
  window.playing = setInterval(step, 12);
}
"""


@dataclass
class Guest:
    """A browser of its own, with a page at a table."""

    context: BrowserContext
    page: Page
    troubles: list[str]

    def close(self) -> None:
        self.context.close()


def guest(
    browser: Browser,
    house: House | Site,
    name: str,
    *,
    size: tuple[int, int] = PHONE,
    language: str = "en",
    quiet: bool = True,
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> Guest:
    """Somebody with their own browser, who opens the house."""
    context = browser.new_context(
        base_url=house.address,
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        **({"service_workers": "block"} | options),
    )
    chosen = {"name": name, "language": language, "learned": True}
    chosen |= settings or (QUIET if quiet else {})
    settle(context, chosen)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "console",
        lambda said: (
            troubles.append(said.text)
            if said.type == "error" and "WebSocket" not in said.text and "ERR_" not in said.text
            else None
        ),
    )
    return Guest(context, page, troubles)


def settle(context: BrowserContext, chosen: dict[str, Any]) -> None:
    """Let a browser be patient, and have these settings until others are chosen there."""
    context.set_default_timeout(SLOW * 1000)
    context.add_init_script(
        "if (!localStorage.getItem('augury-settings'))"
        f" localStorage.setItem('augury-settings', {_text(chosen)})"
    )


def _text(value: object) -> str:
    import json  # noqa: PLC0415

    return json.dumps(json.dumps(value))


def lay(house: House, host: Guest, rules: dict[str, Any], **setup: Any) -> str:
    """Lay a table from the host's own browser, so that its cookie is there."""
    answer = host.context.request.post(
        f"{house.address}/api/tables",
        data={"name": "Host", "setup": {"rules": rules, **setup}},
        headers={"Origin": house.address},
    )
    assert answer.status == 201, answer.text()
    table: str = answer.json()["table"]
    host.page.goto(f"/t/{table}")
    return table


def unfold(page: Page) -> None:
    """Open what a phone folds away in a form."""
    for fold in page.locator("details").all():
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()


def autoplay(page: Page, seed: int = 1) -> None:
    page.evaluate(AUTOPLAY, seed)


def rest(page: Page) -> None:
    """Let the hands lie still: what is asked next stays to be looked at."""
    page.evaluate("clearInterval(window.playing)")


def reach_bid(page: Page) -> None:
    """Wait until a prediction is asked for; a dealer may have to name trump before."""
    page.locator(".panel").wait_for()
    if page.locator("[data-ask=trump]").count():
        page.locator(".panel .choices .button").first.click()
    page.locator(".panel .number").first.wait_for()


def totals(page: Page) -> list[int]:
    """The totals that the end screen shows, seat by seat."""
    shown = page.eval_on_selector_all(
        "[data-total]", "all => all.map(one => [one.dataset.total, one.textContent])"
    )
    by_seat = {int(seat): int(text.replace("−", "-")) for seat, text in shown}
    return [by_seat[seat] for seat in sorted(by_seat)]


def record(house: House, guest: Guest, table: str, game: int = 1) -> Record:
    """The record of a finished game, replayed by the engine."""
    cookies = {
        one["name"]: one["value"]
        for one in guest.context.cookies(f"{house.address}/api/tables/{table}")
    }
    answer = httpx.get(
        f"{house.address}/api/tables/{table}/games/{game}.wiz",
        cookies=cookies,
        trust_env=False,
        timeout=SLOW,
    )
    assert answer.status_code == 200, answer.text
    return loads(answer.text)
