"""A line that will never be opened again: the page says why, and stops."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from augury.locales import say
from tests.web.conftest import Invite
from tests.web.hands import lay
from tests.web.house import SLOW, house


def test_a_table_that_is_cleared_away(invite: Invite, tmp_path: Path) -> None:
    """Nobody came for seconds, which at this server is long: a spectator is told (4404)."""
    for seconds in (2, 10, 60):
        with house(tmp_path / str(seconds), unstarted_days=seconds / 86_400) as opened:
            me = invite(opened, "Ada", language="hu")
            page = me.page
            page.goto("/")  # so that it is quick to open a table
            page.locator("h1").first.wait_for()
            with httpx.Client(base_url=opened.address, trust_env=False, timeout=SLOW) as client:
                table = client.post("/api/tables", json={"name": "Bo"}).json()["table"]
            page.goto(f"/t/{table}")
            cleared = page.get_by_role("heading", name=say("hu", "closed-cleared"))
            never = page.get_by_role("heading", name=say("hu", "closed-no-such-table"))
            cleared.or_(never).wait_for()
            if cleared.count():
                return
            me.troubles.clear()  # it came too late: the browser notes that there was none
    pytest.fail("a table was cleared away, and whoever was there was told that it never was")


def test_a_socket_that_is_not_opened(invite: Invite, tmp_path: Path) -> None:
    """The server lost its disk. A browser says only that the line is closed: the page asks why."""
    with house(tmp_path) as opened:
        me = invite(opened, "Ada", language="de")
        lay(opened, me, {"players": 3})
        me.page.locator(".seats li").first.wait_for()
        opened.stop()
        for file in tmp_path.glob("tables.db*"):
            file.unlink()
        tried: list[str] = []
        me.page.on("websocket", lambda line: tried.append(line.url))
        opened.start()
        me.page.get_by_role("heading", name=say("de", "closed-no-such-table")).wait_for()
        before = len(tried)
        me.page.wait_for_timeout(4000)  # more than the longest pause between two tries
        assert len(tried) == before
        me.troubles.clear()  # the browser's console tells of the answer as well
