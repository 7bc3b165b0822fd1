"""Ways in and out of a table: alone with every variant, by a code, back, to games of one's own."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

from tests.web.conftest import Invite
from tests.web.hands import autoplay, lay, reach_bid, record, rest, totals
from tests.web.house import DESK, House, house
from tests.web.scenes import SCENES, show


def choose(page: Page) -> None:
    """Open the form of a game against bots."""
    page.goto("/")
    page.locator("summary").click()
    page.locator("[data-schedule]").wait_for()


def test_alone_with_every_variant(invite: Invite, open_house: House) -> None:
    """One form; all seven special cards in one tap, own hand sizes; what was chosen stays."""
    guest = invite(open_house, "Ada", size=DESK)
    page = guest.page
    choose(page)
    players = page.get_by_role("group", name="Players")
    players.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("radio", name="Your own").check()
    page.get_by_label("Cards each, round by round").fill("2, 99")
    page.get_by_role("alert").filter(has_text="cannot be dealt with these rules").wait_for()
    guest.troubles.clear()  # the browser notes that it was refused
    assert page.get_by_role("button", name="Play now").is_disabled()
    page.get_by_label("Cards each, round by round").fill("2; 1")
    page.get_by_role("switch", name="All special cards").check()
    page.get_by_role("radio", name="Hidden").check()
    page.get_by_text("2 rounds with this many cards: 2, 1").wait_for()
    page.get_by_role("button", name="Start").click()
    page.locator(".panel").wait_for()
    page.get_by_text("Round 1 of 2").wait_for()
    page.goto("/")
    said = page.locator("summary").inner_text()
    for part in ("Against 2 bots", "2, 1", "Predictions: Hidden", "All special cards"):
        assert part in said
    page.get_by_role("button", name="Play now").click()
    page.get_by_text("Round 1 of 2").wait_for()
    autoplay(page)
    page.locator(".ranking").wait_for()
    rest(page)
    page.get_by_role("button", name="Play again").click()
    page.get_by_text("Round 1 of 2").wait_for()  # no lobby


def test_home_asks_once_who_plays(invite: Invite, open_house: House) -> None:
    """A second answer might not come, and nobody would hear of it."""
    page = invite(open_house, "Ada").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    choose(page)
    page.get_by_role("radio", name="Apprentice").wait_for(state="attached")
    assert [url.partition("/api/")[2] for url in asked].count("bots") == 1


def test_own_games(invite: Invite, open_house: House) -> None:
    """Who, when, how far; deleted only when it is meant."""
    page = invite(open_house, "Ada", size=DESK).page
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".panel").wait_for()
    table = page.url.rpartition("/")[2]
    page.goto("/")
    game = page.get_by_role("listitem").filter(has_text="Round 1 of 15")
    game.get_by_text("Bruno, Cleo, Dario").wait_for()
    game.get_by_role("button", name="Delete this game").click()
    game.get_by_role("button", name="Cancel").click()
    game.get_by_role("button", name="Delete this game").click()
    game.get_by_role("button", name="Delete this game", exact=True).click()
    game.wait_for(state="detached")
    kept = json.loads(page.evaluate("localStorage.getItem('augury-tables')"))
    assert table not in [one["table"] for one in kept]


def test_a_move_is_taken_back(invite: Invite, open_house: House) -> None:
    """Against bots alone, by the button and by a key; there is none where a person plays."""
    page = invite(open_house, "Ada", size=DESK).page
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".panel").wait_for()
    back = page.get_by_role("button", name="Take back")
    assert back.is_disabled()
    reach_bid(page)
    for by_key in (False, True):
        page.locator(".panel .number:not([disabled])").first.click()
        page.locator(".panel .number").first.wait_for(state="detached")
        page.wait_for_function(
            "() => !document.querySelector('[aria-label=\"Take back\"]').disabled"
        )
        if by_key:
            page.keyboard.press("u")
        else:
            back.click()
        page.locator(".panel .number").first.wait_for()
    friends = invite(open_house, "Bo")
    lay(open_house, friends, {"players": 3, "hand_sizes": [2]}, bots={"2": "novice"})
    other = invite(open_house, "Cy").page
    other.goto(friends.page.url)
    other.get_by_role("button", name="Sit down").click()
    other.locator(".seats .mine").wait_for()  # else the game may begin without this one's share
    friends.page.get_by_role("button", name="Start", exact=True).click()
    for at in (friends.page, other):
        at.locator(".game").wait_for()
        assert at.get_by_role("button", name="Take back").count() == 0


def test_a_code_said_aloud(invite: Invite, open_house: House) -> None:
    host = invite(open_house, "Ada")
    table = lay(open_house, host, {"players": 3})
    code = host.page.locator(".code").inner_text()
    guest = invite(open_house, "Bo")
    friend = guest.page
    friend.goto("/")
    field = friend.get_by_label("Link or code of a table")
    field.fill("zzzz")
    friend.get_by_role("button", name="Join").click()
    friend.get_by_role("alert").filter(has_text="No table is waiting under this code").wait_for()
    guest.troubles.clear()  # the browser notes that there was none
    field.fill(" ".join(code.lower()))  # as it is spelt out
    friend.get_by_role("button", name="Join").click()
    friend.wait_for_url(f"**/t/{table}")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".seats .mine").wait_for()


def test_back_closes_what_is_open_before_it_leaves(invite: Invite, open_house: House) -> None:
    page = invite(open_house, "Ada").page
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".panel").wait_for()
    table = page.url
    for _ in range(2):  # as often as one likes
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog").get_by_role("button", name="Settings").click()
        page.get_by_role("dialog", name="Settings").wait_for()
        page.go_back()
        page.locator("dialog").wait_for(state="detached")
        assert page.url == table
    page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.get_by_role("button", name="Play now").wait_for()
    page.go_forward()
    page.locator(".game").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Back to the start page").click()
    page.get_by_role("button", name="Play now").wait_for()


def test_a_wrong_address_says_so(invite: Invite, open_house: House) -> None:
    guest = invite(open_house, "Ada")
    page = guest.page
    page.goto("/nowhere")
    page.get_by_role("heading", name="There is nothing at this address").wait_for()
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Play now").wait_for()
    page.goto("/t/nobody-laid-this")
    page.get_by_role("heading", name="There is no such table").wait_for()
    guest.troubles.clear()  # the browser notes that there was none


def test_the_rest_is_claimed(invite: Invite, tmp_path: Path) -> None:
    """By a click, in a real game: the round ends, and all that was left is the claimer's."""
    with house(tmp_path, rigged="deal W,W,W B2,G3,Y4 B3,G4,Y5 up R2") as at:
        guest = invite(at, "Ada")
        page = guest.page
        lay(at, guest, {"players": 3, "hand_sizes": [3]}, bots={"1": "novice", "2": "novice"})
        page.get_by_role("button", name="Start").click()
        page.locator(".panel .number").nth(3).click()
        claim = page.get_by_role("button", name="The rest is mine")
        page.locator(".hand .lit").first.wait_for()
        assert claim.count() == 0, "others lead"
        page.locator(".hand .lit").first.click()
        claim.click()
        page.locator(".ranking").wait_for()
        assert totals(page)[0] == 50, "three tricks, as predicted"
        assert record(at, guest, page.url.rpartition("/")[2]).state.table.pad[0].taken == (3, 0, 0)


def test_the_rest_may_be_claimed(invite: Invite, open_house: House) -> None:
    """Offered where nothing is at stake, and nowhere else."""
    guest = invite(open_house, "Ada")
    page = show(guest, SCENES["claim"])
    page.get_by_role("button", name="The rest is mine").wait_for()
    assert show(guest, SCENES["lead"]).get_by_role("button", name="The rest is mine").count() == 0


def test_what_becomes_of_ones_seat_is_said_where_it_is_true(
    invite: Invite, open_house: House
) -> None:
    """With people a bot steps in, bots wait for their only player, and a spectator has no seat."""
    guest = invite(open_house, "Ada")
    lay(open_house, guest, {"players": 3}, bots={"1": "novice", "2": "novice"})
    guest.page.get_by_role("button", name="Start").click()
    guest.page.locator(".game").wait_for()
    waits = guest.page.get_by_text("Your seat stays yours, and the game waits for you.")
    steps_in = guest.page.get_by_text("If you are away for long, a bot plays for you")
    guest.page.get_by_role("button", name="Menu").click()
    waits.wait_for()
    assert steps_in.count() == 0
    show(guest, SCENES["lead"]).get_by_role("button", name="Menu").click()
    steps_in.wait_for()
    assert waits.count() == 0
    show(guest, SCENES["watch"]).get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Back to the start page").wait_for()
    assert guest.page.get_by_text("Your seat stays yours").count() == 0
