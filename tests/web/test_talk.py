"""What is said at the table: over everything, in the reader's own language, to be read again."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from augury.locales import say
from augury.tables.protocol.events import Said
from tests.web.conftest import EVERY_LANGUAGE, Invite
from tests.web.hands import lay
from tests.web.house import DESK, PHONE, House
from tests.web.scenes import SCENES, Scene, show
from tests.web.test_layouts import ON_TOP, SIDE, TALK

CLOSED: Final = "() => history.state === null"  # what was open has left the history as well
LOOK: Final = {"pace": "none", "rest": "none", "summary": "wait", "motion": False, "sound": False}


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_over_the_score_of_a_round(
    size: tuple[int, int], invite: Invite, open_house: House
) -> None:
    """Whoever congratulates is heard while the score is read."""
    scene = SCENES["round"]
    me = invite(open_house, "Ada", size=size, settings=LOOK)
    page = show(me, Scene(scene.state, moves=scene.moves, events=TALK))
    page.locator(".round-end").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.bubble').length === 4")
    assert page.evaluate(ON_TOP, ".bubble")


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_a_quick_phrase_is_in_the_readers_language(
    language: str, invite: Invite, open_house: House
) -> None:
    me = invite(open_house, "Ada", language=language)
    page = show(me, Scene(SCENES["play"].state, events=(Said(seat=2, phrase="well_played"),)))
    expect(page.locator(".bubble")).to_have_text(say(language, "phrase-well_played"))


def test_it_is_read_again(invite: Invite, open_house: House) -> None:
    """After a reload as well; and what nobody has looked at is counted."""
    host = invite(open_house, "Ada")
    table = lay(open_house, host, {"players": 3, "hand_sizes": [5]}, bots={"2": "novice"})
    friend = invite(open_house, "Bo", size=DESK)
    friend.page.goto(f"/t/{table}")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.locator(".seats .mine").wait_for()
    host.page.get_by_role("button", name="Start", exact=True).click()
    field = friend.page.get_by_label("Something else…")
    for words in ("Hello, table!", "Who begins?"):
        field.fill(words)
        field.press("Enter")
    expect(host.page.locator(".me .unread")).to_have_text("2")
    host.page.locator(".me .chat").click()
    expect(host.page.locator("dialog ol li")).to_contain_text(["Hello, table!", "Who begins?"])
    host.page.keyboard.press("Escape")
    host.page.locator(".me .unread").wait_for(state="detached")
    host.page.wait_for_function(CLOSED)
    host.page.reload()
    host.page.locator(".me .chat").click()
    expect(host.page.locator("dialog ol li")).to_contain_text(["Hello, table!", "Who begins?"])


def test_who_only_watches_reads_it(invite: Invite, open_house: House) -> None:
    """On a phone as well, by touch and by keyboard, and after a reload; but says nothing."""
    host = invite(open_house, "Ada")
    bots = {"1": "novice", "2": "novice"}
    table = lay(open_house, host, {"players": 3, "hand_sizes": [5]}, bots=bots)
    host.page.get_by_role("button", name="Start", exact=True).click()
    watcher = invite(open_house, "Zoë").page
    watcher.goto(f"/t/{table}")
    watcher.locator(".watching").wait_for()
    host.page.locator(".me .chat").click()
    host.page.get_by_role("button", name=say("en", "phrase-hello")).click()
    expect(watcher.locator(".watching .unread")).to_have_text("1")
    watcher.get_by_role("button", name="Chat, 1 new remark").click()
    heard = watcher.get_by_role("dialog", name="Chat").locator("ol li")
    expect(heard).to_contain_text([say("en", "phrase-hello")])
    assert watcher.locator("dialog input, dialog .faces, dialog .phrases").count() == 0
    watcher.keyboard.press("Escape")
    watcher.locator(".watching .unread").wait_for(state="detached")
    watcher.wait_for_function(CLOSED)
    watcher.reload()
    watcher.locator(".watching").wait_for()
    watcher.keyboard.press("c")
    expect(heard).to_contain_text([say("en", "phrase-hello")])


def test_the_keyboard_finds_it_beside_the_table(invite: Invite, open_house: House) -> None:
    scene = Scene(SCENES["watch"].state, events=TALK[:1], watching=True)
    page = show(invite(open_house, "Ada", size=DESK, settings=LOOK), scene)
    page.locator(".beside .chat li b").wait_for()
    assert page.locator(".watching .chat").count() == 0
    page.keyboard.press("c")
    expect(page.locator(".beside .chat ol")).to_be_focused()


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_the_words_for_watchers_fit(language: str, invite: Invite, open_house: House) -> None:
    """However many are waited for: on a narrow phone, and on one on its side."""
    me = invite(open_house, "Ada", size=(360, 780), language=language, settings=LOOK)
    page = show(me, SCENES["watch-six"])
    for width, height in ((360, 780), SIDE):
        page.set_viewport_size({"width": width, "height": height})
        words = say(language, "turn-others", count=6)
        expect(page.locator(".watching .status")).to_have_text(words)
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        line = page.locator(".watching")
        assert line.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert line.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")
