"""After the game the page tells whether the record is the game that was played at it."""

from __future__ import annotations

from augury.game.fair import running_hash
from augury.locales import say
from tests.web.conftest import Invite
from tests.web.hands import autoplay, lay, record
from tests.web.house import House


def test_the_record_is_held_against_what_the_page_heard(invite: Invite, open_house: House) -> None:
    me = invite(open_house, "Ada", language="de")
    bots = {"1": "novice", "2": "novice"}
    table = lay(open_house, me, {"players": 3, "hand_sizes": [1, 2]}, bots=bots)
    page = me.page
    page.get_by_role("button", name=say("de", "start"), exact=True).click()
    autoplay(page)
    page.locator(".ranking").wait_for()
    page.reload()  # what was heard is kept
    page.get_by_role("button", name=say("de", "menu")).click()
    check = page.get_by_role("button", name=say("de", "check-record"))
    check.click()
    page.get_by_text(say("de", "check-record-same")).wait_for()
    page.get_by_text(say("de", "check-record-own")).wait_for()  # it has contributed by itself
    kept = page.locator(".check code").inner_text()
    assert record(open_house, me, table).tags[running_hash.TAG] == kept
    page.route(
        "**/games/1.wiz",
        lambda route: route.fulfill(
            body=route.fetch().text().replace("seat 0: Host", "seat 0: Bo")
        ),
    )
    check.click()
    page.get_by_text(say("de", "check-record-other")).wait_for()
