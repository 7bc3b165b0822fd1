"""Ways in and out of a table: a code, the way back, an address that leads nowhere."""

from __future__ import annotations

from tests.web.conftest import Invite
from tests.web.hands import lay
from tests.web.house import House


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
    friend.get_by_role("alert").filter(has_text="No table waits under this code").wait_for()
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
    page.wait_for_function("history.state === null")
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
