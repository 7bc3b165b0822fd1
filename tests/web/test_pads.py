"""All the pads of a device, in a real browser: the history, files, figures, evenings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from augury import Rules
from augury.pad import Sheet, dumps, edits, facts, loads
from tests.web.conftest import Invite
from tests.web.hands import Guest, autoplay, lay, totals
from tests.web.house import House
from tests.web.pencil import BOMBED, FIRST, NAMES, SECOND, bring, kept, play


@pytest.fixture
def page(invite: Invite, open_house: House) -> Page:
    """Somebody who keeps the pad."""
    return invite(open_house, "Ada").page


def test_a_broken_file_is_named_with_its_line_and_nothing_is_lost(page: Page) -> None:
    bring(page, BOMBED)
    page.goto("/#pad")
    file = page.locator("input[type=file]")
    for text, sentence in (
        (BOMBED + "round 1 cards 1: 2/0 0/0 0/1\n", "Line 6: Round 1: Ada: 2 cannot be predicted"),
        (BOMBED.replace("Cem", "Ada"), "Line 5: This name is there twice: Ada"),
        ("hello\n", "Line 1: This file is no score pad"),
        ('{"augury": "tables"}', "This file holds no score pads."),
    ):
        file.set_input_files({"name": "x", "mimeType": "text/plain", "buffer": text.encode()})
        page.get_by_role("alert").filter(has_text=sentence).wait_for()
    assert len(kept(page)) == 1


def test_everything_goes_out_and_comes_in_again(
    page: Page, invite: Invite, open_house: House
) -> None:
    bring(page, FIRST, BOMBED)
    page.goto("/#pad")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Export everything").click()
    text = Path(downloading.value.path()).read_text(encoding="utf-8")
    assert len(json.loads(text)["games"]) == 2
    other = invite(open_house, "Ben").page
    other.goto("/#pad")
    for count in (2, 0):  # what is there already does not come twice
        other.locator("input[type=file]").set_input_files(
            {"name": "all.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        other.get_by_text("2 games imported." if count else "0 games imported.").wait_for()
    assert {dumps(one) for one in kept(other)} == {dumps(one) for one in kept(page)}


def many_games() -> Iterator[str]:
    """Many evenings at the kitchen table: thousands of rounds."""
    for _ in range(150):
        sheet = Sheet(Rules(players=4), NAMES)
        for number in range(1, 16):
            sheet = edits.enter(sheet, number, *play(sheet, number))
        yield dumps(sheet)


def test_thousands_of_rounds_make_figures(page: Page) -> None:
    games: list[dict[str, Any]] = [
        {"id": f"game{number}", "text": text, "created": number, "changed": number}
        for number, text in enumerate(many_games())
    ]
    everything = json.dumps({"augury": "pads", "version": 1, "games": games, "leagues": []})
    page.goto("/#pad")
    page.locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": everything.encode()}
    )
    page.get_by_text("150 games imported.").wait_for()
    page.get_by_role("link", name="People and figures").click()
    page.get_by_role("link", name="Ada").click()
    page.locator("dl").first.wait_for()
    assert "150" in page.locator("dl div").first.inner_text()
    page.get_by_role("textbox", name="Rename").fill("Ben")
    page.get_by_role("button", name="Rename").click()
    page.get_by_text("The two played in one game").wait_for()
    page.get_by_role("textbox", name="Rename").fill("Adele")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("heading", name="Adele").wait_for()
    kept(page, lambda sheets: {sheet.names[0] for sheet in sheets} == {"Adele"})


def test_an_evening_counts_several_games(page: Page) -> None:
    bring(page, FIRST, SECOND)
    page.goto("/#pad")
    page.get_by_role("button", name="New evening or league").click()
    for number in range(2):
        page.get_by_role("switch").nth(number).click()
    page.locator("tbody tr").nth(2).wait_for()
    rows = page.locator("tbody tr").all_inner_texts()
    assert [row.split()[1:3] for row in rows] == [["Ada", "40"], ["Ben", "40"], ["Cem", "20"]]
    page.get_by_role("radio", name="Places").click()
    page.get_by_role("textbox", name="Points for first").fill("5, 3, 1")
    page.keyboard.press("Tab")
    expect(page.locator("tbody tr").first).to_contain_text("8")


def test_everything_can_be_deleted(page: Page) -> None:
    bring(page, FIRST, SECOND)
    page.goto("/#pad")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_text("2 games and all leagues are gone for good.").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    page.get_by_text("No games yet.").wait_for()
    kept(page, lambda sheets: sheets == [])


def finish(me: Guest, at: House) -> list[int]:
    """Play a short game against bots to its end screen; its totals."""
    rules = {"players": 3, "hand_sizes": [1, 2]}
    lay(at, me, rules, bots={"1": "novice", "2": "novice"})
    me.page.get_by_role("button", name="Start").click()
    autoplay(me.page)
    me.page.locator(".ranking").wait_for()
    return totals(me.page)


def test_games_of_the_page_are_in_the_history(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Ada")
    scored = finish(me, open_house)
    me.page.goto("/#pad")
    me.page.locator(".game").wait_for()
    (sheet,) = kept(me.page)
    assert list(facts(sheet).totals) == scored
    assert facts(sheet).over


def test_a_game_is_in_the_history_though_one_leaves_at_once(
    invite: Invite, open_house: House
) -> None:
    """Before the page has loaded what keeps it; and no game is there twice."""
    me = invite(open_house, "Ada")
    me.page.route("**/assets/played-*.js", lambda _: None)  # it is never answered
    played = []
    for _ in range(2):
        with me.page.expect_request("**/assets/played-*.js"):
            played.append(finish(me, open_house))
    me.page.unroute_all()
    for _ in range(2):
        me.page.goto("/#pad")
        me.page.locator(".game").nth(1).wait_for()
        assert sorted(list(facts(sheet).totals) for sheet in kept(me.page)) == sorted(played)
        me.page.reload()


def test_a_pad_is_saved_as_picture_values_and_file(page: Page) -> None:
    bring(page, FIRST)
    page.evaluate("() => { navigator.canShare = undefined }")  # a device without other apps
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    saved: dict[str, bytes] = {}
    for name in ("Save as picture", "Save as CSV", "Save as .pad file"):
        with page.expect_download() as downloading:
            page.get_by_role("button", name=name).click()
        file = downloading.value
        saved[file.suggested_filename.rpartition(".")[2]] = Path(file.path()).read_bytes()
    assert saved["png"].startswith(b"\x89PNG")
    assert saved["csv"].decode("utf-8-sig").splitlines()[1] == "1,1,0,0,20,20,0,0,20,20,1,1,30,30"
    assert loads(saved["pad"].decode()) == loads(FIRST)
