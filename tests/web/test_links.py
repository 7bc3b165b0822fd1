"""What an address shows: a preview where it is shared, and a page where there is nothing."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.web.house import SLOW, STATIC, House

pytestmark = pytest.mark.usefixtures("program")


def page(at: House, path: str, **headers: str) -> httpx.Response:
    return httpx.get(
        at.address + path, headers={"Accept": "text/html", **headers}, trust_env=False, timeout=SLOW
    )


def preview(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:([a-z_:]+)" content="([^"]*)"', text))


def lay(at: House, name: str, **setup: object) -> dict[str, str]:
    wish = {"name": name, "setup": {"rules": {"players": 3}, **setup}}
    answer = httpx.post(f"{at.address}/api/tables", json=wish, trust_env=False, timeout=SLOW)
    joined: dict[str, str] = answer.json()
    return joined


def start(at: House, table: dict[str, str]) -> None:
    httpx.post(
        f"{at.address}/api/tables/{table['table']}/commands",
        json={"type": "start", "id": "1", "fill": "novice"},
        headers={"Authorization": f"Bearer {table['key']}"},
        trust_env=False,
        timeout=SLOW,
    ).raise_for_status()


def test_a_shared_link_has_a_picture_and_words(open_house: House) -> None:
    table = lay(open_house, '"><script>Ada')
    shown = preview(page(open_house, f"/t/{table['table']}").text)
    assert shown["title"] == "Wizard with &quot;&gt;&lt;script&gt;Ada"
    assert shown["description"] == "2 seats are free: tap to sit down."
    assert shown["url"] == f"{open_house.address}/t/{table['table']}"
    picture = httpx.get(shown["image"], trust_env=False, timeout=SLOW)
    assert picture.headers["Content-Type"] == "image/png"
    assert picture.content == (STATIC / "preview.png").read_bytes()
    german = page(open_house, f"/t/{table['table']}", **{"Accept-Language": "de-AT,en;q=0.5"})
    assert preview(german.text)["description"].startswith("2 Plätze sind frei")
    start(open_house, table)
    begun = preview(page(open_house, f"/t/{table['table']}").text)
    assert begun["description"] == "The game has begun: tap to watch."


def test_a_preview_tells_nothing_of_a_game_among_friends(open_house: House) -> None:
    table = lay(open_house, "Ada", spectators=False)
    start(open_house, table)
    assert "Ada" not in page(open_house, f"/t/{table['table']}").text


@pytest.mark.parametrize("path", ["/nowhere", "/t/nobody-laid-this", "/a/b.html", "/t/"])
def test_a_wrong_address_has_a_page(open_house: House, path: str) -> None:
    shown = page(open_house, path)
    assert shown.status_code == 404
    assert '<div id="page">' in shown.text


def test_a_program_is_told_in_json(open_house: House) -> None:
    for path in ("/nowhere", "/api/nowhere"):
        answer = httpx.get(open_house.address + path, trust_env=False, timeout=SLOW)
        assert answer.json()["code"] == "no_such_address"
