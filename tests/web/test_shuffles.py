"""Every page has its share in the shuffles by itself, and no network that goes can stop a game."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute

from augury.game.fair.verification import verify
from augury.game.text.record import dumps
from augury.locales import say
from tests.web.conftest import Invite
from tests.web.hands import Guest, autoplay, lay, record
from tests.web.house import House

RULES = {"players": 3, "hand_sizes": [1, 2]}


def mute(guest: Guest) -> list[str]:
    """From now on nothing that a guest contributes reaches the server; what it would have been."""
    kept: list[str] = []

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "contribute":
                kept.append(said["contribution"])
            else:
                server.send(message)

        line.on_message(pass_on)

    guest.context.route_web_socket("**/socket*", route)
    return kept


def sit_down(invite: Invite, at: House) -> tuple[str, Guest, Guest, list[str]]:
    """Ada and Bo with a bot; and what Bo's network swallows."""
    ada = invite(at, "Ada")
    bo = invite(at, "Bo")
    swallowed = mute(bo)
    table = lay(at, ada, RULES, bots={"2": "novice"})
    bo.page.goto(f"/t/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.locator(".seats .mine").wait_for()
    await_share(bo, table, 2)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    return table, ada, bo, swallowed


def await_share(guest: Guest, table: str, seats: int) -> None:
    """Wait until so many seats have committed to a share."""
    guest.page.wait_for_function(
        "([table, seats]) => fetch(`/api/tables/${table}`).then((answer) => answer.json())"
        ".then(({table}) => table.seat_commitments.filter((one) => one !== null).length === seats)",
        arg=[table, seats],
    )


def play_out(*guests: Guest) -> None:
    for guest in guests:
        guest.page.locator(".game").wait_for()
        autoplay(guest.page)
    for guest in guests:
        guest.page.locator(".ranking").wait_for()


def checked(guest: Guest) -> str:
    """What the page says of the record."""
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name=say("en", "check-record"), exact=True).click()
    guest.page.get_by_text(say("en", "check-record-same")).wait_for()
    return guest.page.locator(".check").inner_text()


def test_whose_network_goes_between_start_and_share_is_left_out(
    invite: Invite, open_house: House
) -> None:
    table, ada, bo, swallowed = sit_down(invite, open_house)
    for guest in (ada, bo):
        waiting = guest.page.get_by_text(say("en", "again-waiting", names="Bo"))
        waiting.wait_for()
    play_out(ada, bo)
    assert len(swallowed) == 1
    found = verify(dumps(record(open_house, ada, table)))
    assert (found.contributors, found.withheld) == ((0,), ((1,),))
    thrown = say("en", "check-record-withheld", names="Bo")
    assert say("en", "check-record-own") in (told := checked(ada))
    assert thrown in told
    assert say("en", "check-record-others", names="Host") in (told := checked(bo))
    assert thrown in told


def test_a_reload_between_start_and_share_costs_nothing(invite: Invite, open_house: House) -> None:
    table, ada, bo, swallowed = sit_down(invite, open_house)
    while not swallowed:
        bo.page.wait_for_timeout(20)
    bo.context.unroute_all()
    bo.page.context.route_web_socket("**/socket*", lambda line: line.connect_to_server())
    bo.page.reload()
    play_out(ada, bo)
    found = record(open_house, ada, table)
    assert verify(dumps(found)).contributors == (0, 1)
    assert swallowed[0] in found.tags["fair.contributions"]


def test_a_second_tab_of_a_seat_changes_nothing(invite: Invite, open_house: House) -> None:
    ada = invite(open_house, "Ada")
    table = lay(open_house, ada, RULES, bots={"1": "novice", "2": "novice"})
    await_share(ada, table, 1)
    other = ada.context.new_page()
    other.goto(f"/t/{table}")
    other.get_by_role("button", name="Start", exact=True).click()
    other.locator(".game").wait_for()
    play_out(ada)
    assert verify(dumps(record(open_house, ada, table))).contributors == (0,)
    assert say("en", "check-record-own") in checked(ada)


def test_in_a_rematch_everyone_has_a_share_again(invite: Invite, open_house: House) -> None:
    ada, bo = invite(open_house, "Ada"), invite(open_house, "Bo")
    table = lay(open_house, ada, RULES, bots={"2": "novice"})
    bo.page.goto(f"/t/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.locator(".seats .mine").wait_for()
    await_share(bo, table, 2)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    play_out(ada, bo)
    for guest in (ada, bo):
        guest.page.get_by_role("button", name=say("en", "rematch"), exact=True).click()
    for guest in (ada, bo):
        guest.page.locator(".ranking").wait_for(state="detached")
    play_out(ada, bo)
    assert verify(dumps(record(open_house, ada, table, 2))).contributors == (0, 1)
