"""A hand at the score pad of the page: what everyone does there, and what lies on the device."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Final

from playwright.sync_api import Page, expect

from augury.pad import Sheet, loads
from tests.web.house import SLOW

NAMES: Final = ("Ada", "Ben", "Cem", "Dora")

# What is kept on the device: the text of every game.
KEPT: Final = """
() => new Promise((done) => {
  const request = indexedDB.open("augury-pad", 1);
  request.onsuccess = () => {
    const all = request.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { request.result.close(); done(all.result.map((one) => one.text)); };
  };
})
"""

BOMBED: Final = (
    "pad 1\nrules: players=3 special=bomb,cloud\nseat 0: Ada\nseat 1: Ben\nseat 2: Cem\n"
)
FIRST: Final = BOMBED + "round 1 cards 1: 0/0 0/0 1/1\nend\n"
SECOND: Final = BOMBED + "round 1 cards 1: 0/0 0/0 0/1\nend\n"


def begin(page: Page, names: tuple[str, ...] = NAMES) -> str:
    """A new pad, from the start page on; the address of its game."""
    page.goto("/")
    page.get_by_role("button", name="Score pad for real cards").click()
    page.get_by_role("link", name="New game").click()
    for seat, name in enumerate(names):
        page.get_by_role("textbox", name=f"Player {seat + 1}").or_(
            page.get_by_role("combobox", name=f"Player {seat + 1}")
        ).fill(name)
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("tab", name="Predictions").wait_for()
    return re.sub(r"/1$", "", page.evaluate("() => location.hash"))


def tap(page: Page, number: int) -> None:
    """One of the numbers."""
    page.locator(".keys").get_by_role("button", name=str(number), exact=True).click()


def enter(page: Page, order: list[int], bids: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """A round, with one tap a player on each of its two screens; the last tricks follow."""
    for seat in order:
        tap(page, bids[seat])
    expect(page.get_by_role("tab", name="Tricks")).to_have_attribute("aria-selected", "true")
    for seat in order[:-1]:
        tap(page, taken[seat])
    page.locator(".paper").wait_for()


def kept(page: Page, wanted: Callable[[list[Sheet]], bool] = bool) -> list[Sheet]:
    """What lies on the device, once it is what is wanted: it is shown before it is kept."""
    patience = monotonic() + SLOW
    while not wanted(found := [loads(text) for text in page.evaluate(KEPT)]):
        assert monotonic() < patience, f"not kept: {found}"
        page.wait_for_timeout(50)
    return found


def cells(sheet: Sheet) -> list[tuple[int | None, int | None] | None]:
    """What stands in the first round."""
    return [None if cell is None else (cell.bid, cell.taken) for cell in sheet.rounds[0].cells]


def keep_cells(page: Page, count: int) -> None:
    """Wait until so many numbers of the first round are kept."""
    kept(
        page, lambda all_: sum(n is not None for one in cells(all_[0]) for n in one or ()) == count
    )


def shown(page: Page) -> list[int]:
    """The totals at the head of the pad."""
    texts = page.locator(".paper thead .sum").all_inner_texts()
    return [int(re.sub(r"[^−\d]", "", text.split(":")[-1]).replace("−", "-")) for text in texts]


def play(sheet: Sheet, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What happens in a round: somebody takes all tricks, and somebody else had hoped for one."""
    size = sheet.rules.hand_size(number)
    winner, hopeful = number % 4, (number + 1) % 4
    bids = tuple(size if seat == winner else int(seat == hopeful) for seat in range(4))
    return bids, tuple(size if seat == winner else 0 for seat in range(4))


def bring(page: Page, *texts: str) -> None:
    """Import some pads; the last of them is open then."""
    for number, text in enumerate(texts):
        page.goto("/#pad")
        page.locator("input[type=file]").set_input_files(
            {"name": f"{number}.pad", "mimeType": "text/plain", "buffer": text.encode()}
        )
        page.locator(".paper").wait_for()
