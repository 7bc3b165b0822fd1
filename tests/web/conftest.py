"""A browser and a house, shared by the tests of the page; skipped loudly where there is none."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from augury.locales import LANGUAGES
from tests.web.hands import Guest, guest
from tests.web.house import FLAGS, SLOW, STATIC, House, chromium, house
from tests.web.site import Site, site

expect.set_options(timeout=SLOW * 1000)


@pytest.fixture(scope="session")
def program() -> str:
    """Chromium, and a page to look at with it."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("NOT TESTED: the page is not built (make .venv/page says why)")
    found = chromium()
    if found is None:
        pytest.skip("NOT TESTED: no Chromium (Debian, Ubuntu: apt install chromium)")
    return found


# For a module at most: while it runs, no other event loop can.
@pytest.fixture(scope="module")
def browser(program: str) -> Iterator[Browser]:
    """A real browser."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def open_house(
    program: str,  # noqa: ARG001 (nothing is served where nobody can look)
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[House]:
    """One server for all tests that leave it as it is."""
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def built(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:  # noqa: ARG001
    """The page without a server, under a path of its own: for a module, which may change it."""
    with site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


Invite = Callable[..., Guest]


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """People with browsers of their own, who leave when the test is over."""
    guests: list[Guest] = []

    def invited(at: House | Site, name: str, **options: Any) -> Guest:
        guests.append(guest(browser, at, name, **options))
        return guests[-1]

    yield invited
    for one in guests:
        one.close()
    for one in guests:
        assert one.troubles == [], "the console of a page"


def long_games() -> bool:
    """Whether whole games are to be played: `make browser` says so."""
    return bool(os.environ.get("AUGURY_BROWSER_GAMES"))


LONGEST = ("de", "el")
EVERY_LANGUAGE = [
    pytest.param(language, marks=() if language in LONGEST else pytest.mark.long)
    for language in LANGUAGES
]
"""Those with the longest words in every run."""
