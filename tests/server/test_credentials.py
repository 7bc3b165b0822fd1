"""Keys are read in one way, whichever door they come by."""

import pytest

from augury.tables.errors import WrongKey
from augury.tables.keys import Credentials, hashed, new_key, read_credentials

KEY = "k" * 43  # the same at every run: it names tests


def test_a_bearer_shows_a_key() -> None:
    assert read_credentials("t", f"Bearer {KEY}", None) == Credentials(hashed(KEY), kept=False)
    assert read_credentials("t", f"bearer {KEY}", "augury-t=another") is not None


def test_a_browser_keeps_one_for_each_table() -> None:
    cookies = f"theme=dark; augury-t={KEY}; augury-u={new_key()}; odd name=\u00e9; x"
    assert read_credentials("t", None, cookies) == Credentials(hashed(KEY), kept=True)
    assert read_credentials("v", None, cookies) is None


@pytest.mark.parametrize("cookies", [None, "", "augury-t", "augury-t=", "augury-t=short", ";;="])
def test_no_key_is_none(cookies: str | None) -> None:
    assert read_credentials("t", None, cookies) is None
    assert read_credentials("t", "", cookies) is None


@pytest.mark.parametrize("said", ["Bearer", "Bearer ", f"Basic {KEY}", KEY, f"Bearer {KEY}, {KEY}"])
def test_an_authorization_that_is_no_key_is_refused(said: str) -> None:
    with pytest.raises(WrongKey, match="Bearer"):
        read_credentials("t", said, f"augury-t={KEY}")
