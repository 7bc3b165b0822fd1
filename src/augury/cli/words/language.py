"""The language of the terminal: the one asked for, else that of the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from augury.cli.errors import UsageError
from augury.locales import LANGUAGES

_FALLBACK: Final = "en"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in POSIX


def choose_language(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak. Raises `UsageError` for one that there is not.

    >>> choose_language("PT-br"), choose_language(None, {"LANG": "de_AT.UTF-8"})
    ('pt-BR', 'de')
    >>> choose_language(None, {"LC_ALL": "C", "LANG": "hu_HU.UTF-8"})
    'en'
    """
    if given is not None:
        found = _nearest(given)
        if found is None:
            raise UsageError("terminal-no-language", text=repr(given), names=", ".join(LANGUAGES))
        return found
    wanted = next(filter(None, map(environment.get, _VARIABLES)), "")
    return _nearest(wanted) or _FALLBACK


def _nearest(wanted: str) -> str | None:
    """The language of that name, or else another country's: `pt_PT.UTF-8` is served `pt-BR`."""
    name = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for code in LANGUAGES:
        if code.lower() == name:
            return code
    for code in LANGUAGES:
        if code.partition("-")[0] == name.partition("-")[0]:
            return code
    return None
