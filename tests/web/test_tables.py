"""Laying a table and seating its players: what is offered works, and what is refused is said."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Request, expect

from augury.bots.registry import BOTS
from augury.game.rules.choices import Choice, barred
from augury.locales import say
from tests.web.conftest import Invite
from tests.web.hands import lay, unfold
from tests.web.house import DESK, House


def name(player: str) -> str:
    """What a player is called on the page."""
    (message,) = [one.message for one in BOTS if one.name == player]
    return say("en", message)


@pytest.mark.parametrize("player", [one.name for one in BOTS])
def test_every_player_that_is_offered_can_be_seated(
    invite: Invite, open_house: House, player: str
) -> None:
    """In the lobby; and the game begins with it."""
    me = invite(open_house, "Ada")
    lay(open_house, me, {"players": 3, "hand_sizes": [1]}, bots={"2": "novice"})
    page = me.page
    page.get_by_label("Put a bot in seat 2").select_option(name(player))
    page.locator(".seats li", has_text=f"· {name(player)}").first.wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".game .panel").wait_for()


def _lays_a_table(sent: Request) -> bool:
    return sent.method == "POST" and sent.url.endswith("/api/tables")


@pytest.mark.parametrize("player", [one.name for one in BOTS])
def test_every_player_that_is_offered_can_be_played_against(
    invite: Invite, open_house: House, player: str
) -> None:
    """With one tap on the start page."""
    me = invite(open_house, "Ada")
    page = me.page
    page.goto("/")
    page.locator("summary").click()
    page.get_by_role("radio", name=name(player), exact=True).check()
    with page.expect_request(_lays_a_table) as laid:  # the form asks for its rules meanwhile
        page.get_by_role("button", name="Play now").click()
    wanted = laid.value.post_data_json
    assert wanted is not None
    assert set(wanted["setup"]["bots"].values()) == {player}
    page.locator(".game .hand").wait_for()


def test_the_lobby_offers_every_player(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Ada")
    lay(open_house, me, {"players": 3})
    choice = me.page.get_by_label("Put a bot in seat 2")
    choice.locator("option").nth(len(BOTS)).wait_for(state="attached")
    offered = choice.locator("option").all_inner_texts()
    assert offered[1:] == [name(player.name) for player in BOTS]


def test_a_refused_command_is_shown(invite: Invite, open_house: House) -> None:
    """Whatever the host asks for: what the server refuses is no silence."""
    me = invite(open_house, "Ada")
    offer = ["apprentice", "nobody"]
    me.page.route("**/api/bots", lambda route: route.fulfill(json=offer))
    lay(open_house, me, {"players": 3})
    me.page.get_by_label("Put a bot in seat 2").select_option("nobody")
    me.page.get_by_role("alert").filter(has_text=say("en", "trouble-no-such-bot")).wait_for()
    me.page.get_by_label("Put a bot in seat 2").select_option(name("apprentice"))
    me.page.get_by_role("alert").wait_for(state="detached")


# The labels of the form, by option and value.
LABELS: Final = {
    "mode": "mode-{}",
    "schedule": "length-{}",
    "bidding": "bidding-{}",
    "foresight": "foresight-{}-short",
    "special": "kind-{}",
    "plus_minus_one": "plus-minus-one",
}
BARRED: Final = """
(expected) => {
  const name = (label) => (label.querySelector(".name") ?? label.querySelector("span")).innerText;
  const inputs = [...document.querySelectorAll("main input:disabled")];
  const names = inputs.map((input) => name(input.closest("label")));
  return names.sort().join() === expected.sort().join();
}
"""


def label(option: str, value: object) -> str:
    """What stands beside a value in the form."""
    return str(value) if option == "players" else say("en", LABELS[option].format(value))


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"bidding": "secret"},
        {"plus_minus_one": True},
        {"players": 5},
        {"mode": "one-colour", "players": 3},
        {"mode": "maximus"},
        {"schedule": "tournament"},
        {"special": "bomb"},
        {"foresight": "first-round"},
    ],
)
def test_what_contradicts_another_choice_cannot_be_chosen(
    invite: Invite, open_house: House, chosen: dict[str, Any]
) -> None:
    """The form bars what the rules bar, and says what stands in its way."""
    page = invite(open_house, "Ada").page
    page.goto("/#new")
    page.locator("[data-schedule]").wait_for()
    unfold(page)
    for option, value in chosen.items():
        if option in ("special", "plus_minus_one"):
            page.get_by_role("switch", name=label(option, value)).check()
        else:
            page.get_by_role("radio", name=label(option, value), exact=True).first.check()
    bars = [bar for bar in barred(Choice(**chosen)) if bar.option in {"players", *LABELS}]
    names = [label(bar.option, bar.value) for bar in bars]
    if any(bar.option == "special" for bar in bars):  # then not all of them can be had, either
        names.append(say("en", "special-all"))
    page.wait_for_function(BARRED, arg=names)
    explained = {bar.option for bar in bars} - {"players"}
    assert page.get_by_text("Greyed out because of").count() == len(explained)


def test_a_phone_folds_away_what_few_need(invite: Invite, open_house: House) -> None:
    """But says what is chosen there, and the keyboard opens it; a card says what it does."""
    page = invite(open_house, "Ada").page
    page.goto("/#new")
    page.locator("[data-schedule]").wait_for()
    variants = page.locator("summary", has_text="Variants")
    hidden = page.get_by_role("radio", name="Hidden")
    expect(variants).to_contain_text("Predictions: Open")
    assert not hidden.is_visible()
    variants.focus()
    page.keyboard.press("Enter")
    hidden.check()
    variants.focus()
    page.keyboard.press("Enter")
    expect(variants).to_contain_text("Predictions: Hidden")
    why = page.get_by_text(say("en", "kind-bomb-why"))
    bomb = page.get_by_role("switch", name=say("en", "kind-bomb"))
    assert why.count() == 1, "heard by a screen reader, not seen"
    bomb.focus()
    page.keyboard.press("Space")
    why.nth(1).wait_for()
    expect(bomb).to_be_checked()
    create = page.get_by_role("button", name="Create table")
    assert create.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")


@pytest.mark.parametrize("size", [DESK, (1920, 1080)])
def test_a_desk_shows_the_whole_form(
    invite: Invite, open_house: House, size: tuple[int, int]
) -> None:
    """Four groups beside each other, nothing folded, and every card says what it does."""
    page = invite(open_house, "Ada", size=size).page
    page.goto("/#new")
    page.locator("[data-schedule]").wait_for()
    tops = page.locator("main > .group").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(tops) == 4
    assert len(set(tops)) == 1
    assert page.get_by_role("radio", name="Hidden").is_visible()
    assert page.get_by_text(say("en", "kind-bomb-why")).is_visible()
