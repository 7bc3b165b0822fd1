"""Every word a player reads, in six languages: one Fluent file each, the same as the page reads.

    >>> say("hu", "card-W")
    'Mágus'
    >>> say("cs", "cards-each", count=3), say("cs", "cards-each", count=5)
    ('3 karty', '5 karet')

Every file has the messages of `en.ftl`, no more and no fewer.
"""

from __future__ import annotations

import re
from functools import cache
from pkgutil import get_data
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # a tenth of a second, for those who speak
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "knows", "say", "source"]

# In the order of the page, each under its own name.
LANGUAGES: Final = MappingProxyType(
    {
        "de": "Deutsch",
        "el": "Ελληνικά",
        "en": "English",
        "pt-BR": "Português (Brasil)",
        "cs": "Čeština",
        "hu": "Magyar",
    }
)


_ROOM: Final = 2000  # letters of all values together: Fluent refuses to put in more than 2,500


def source(language: str) -> str:
    """The text of a language's Fluent file."""
    if language not in LANGUAGES:
        raise LookupError(f"no words in {language!r}: there are {', '.join(LANGUAGES)}")
    text = get_data(__name__, f"{language}.ftl")
    assert text is not None
    return text.decode()


def say(language: str, message: str, **values: str | int) -> str:
    """A message in a language, with its values put in."""
    plain = _plain(language, message)
    if plain is not None:
        return plain
    bundle = _bundle(language)
    if not bundle.has_message(message):
        _add(language, message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} has no words")
    text, errors = bundle.format_pattern(pattern, _shortened(values))
    if errors:
        raise errors[0]
    return str(text)


def _shortened(values: dict[str, str | int]) -> dict[str, str | int]:
    """The values as they are, or the beginning of each where a file brings whole pages.

    >>> len(_shortened({"path": "x" * 2600})["path"])
    2001
    """
    texts = [value for value in values.values() if isinstance(value, str)]
    if sum(map(len, texts)) <= _ROOM:
        return values
    room = _ROOM // len(texts)
    return {
        name: f"{value[:room]}…" if isinstance(value, str) and len(value) > room else value
        for name, value in values.items()
    }


def knows(language: str, message: str) -> bool:
    """Whether there is such a message: a card may be played before it has words."""
    return message in _messages(language)


@cache
def _plain(language: str, message: str) -> str | None:
    """The words of a message of one line, into which nothing is put; `None`: it is another."""
    first, *rest = _messages(language).get(message, "{").rstrip().split("\n")
    if "{" in first or any(line.strip() and not line.startswith("#") for line in rest):
        return None
    return first.partition("=")[2].strip() or None


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language that have been said so far, ready to be formatted.

    Without the invisible marks around what is put in: all six languages run from left to right.
    """
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    return FluentBundle([language], use_isolating=False)


def _add(language: str, message: str) -> None:
    """Parse one message: to parse a whole file takes longer than to start the program."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    try:
        text = _messages(language)[message]
    except KeyError:
        raise LookupError(f"there is no message {message!r} in {language}") from None
    _bundle(language).add_resource(FluentResource(text))


@cache
def _messages(language: str) -> dict[str, str]:
    """Every message by its id, as it is written: from its first letter to the next one's."""
    found = re.split(r"^(?=[a-zA-Z])", source(language), flags=re.MULTILINE)
    return {text.partition("=")[0].strip(): text for text in found}
