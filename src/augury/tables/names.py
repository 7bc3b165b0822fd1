"""What people at a table may be called: what others can see, and tell from everybody else.

Nobody is shut out for their language. What is refused is a name that shows less than it holds, or
that cannot be told from another at the same table, or from a bot's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from augury.bots import BOTS
from augury.locales import LANGUAGES, say

# What a page calls the bots, by their seat; and what instead, where a person is called so.
BOT_NAMES: Final = (
    ("Alba", "Gesa"),
    ("Bruno", "Hugo"),
    ("Cleo", "Iris"),
    ("Dario", "Jonas"),
    ("Edda", "Kira"),
    ("Falk", "Leon"),
)

# Signs that show nothing by themselves, beside the categories below: fillers, joiners, selectors.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
_JOINERS: Final = frozenset("\u200c\u200d\ufe0f")  # meant within emoji and in some scripts
_PLAIN_SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC", "DIGIT")  # in which nothing is joined so

# Letters that look like Latin ones. Capitals first, since they look unlike their small letters.
_CAPITALS: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХІЈЅԌՕՍ", "ABEZHIKMNOPTYXABEKMHOPCTYXIJSGOU"
)
_SMALL: Final = str.maketrans(
    "αεικνορτυχγηаеорсухіјѕһԁԛԝкмтпօսհոցıøđłħɑɡ0", "aeikvoptuxynaeopcyxijshdqwkmtnouhngiodlhago"
)
_STROKES: Final = str.maketrans("I1|ǀ", "llll")
_BOT: Final = re.compile(r"[(\[{<]\W*bot\W*[)\]}>]\W*$")


def check_visible(text: str) -> str:
    """The text, if all of it can be seen. Raises `ValueError`."""
    before = ""
    for sign in text:
        joins = sign in _JOINERS and _joinable(before)
        if not joins and (sign in _BLANK or unicodedata.category(sign) == "Cf"):
            raise ValueError(f"must not contain signs that cannot be seen (U+{ord(sign):04X})")
        before = sign
    return text


def _joinable(sign: str) -> bool:
    """Whether a joiner after this sign does what it is for."""
    if not sign:
        return False
    script = unicodedata.name(sign, "").partition(" ")[0]
    return sign in _JOINERS or (not sign.isspace() and script not in _PLAIN_SCRIPTS)


def resembles(name: str, others: Iterable[str]) -> str | None:
    """Which of the others it can hardly be told from.

    >>> resembles("Аdа", ["Bo", "ADA"])
    'ADA'
    """
    own = _skeletons(name)
    return next((other for other in others if own & _skeletons(other)), None)


@lru_cache(4096)
def _skeletons(name: str) -> frozenset[str]:
    """What is left of a name at a glance: small, as its capitals look, and as its strokes may."""
    small = unicodedata.normalize("NFKD", name)
    capitals = small.translate(_CAPITALS)
    readings = (small, capitals, capitals.translate(_STROKES))
    return frozenset(_lookalike_form(text, name) for text in readings)


def _lookalike_form(text: str, name: str) -> str:
    text = text.casefold().translate(_SMALL).replace("rn", "m")
    kept = [sign for sign in text if unicodedata.category(sign)[0] in "LMN" or _symbol(sign)]
    return "".join(kept) or name


def _symbol(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sm", "Sc")


def is_bot_name(name: str) -> bool:
    """Whether a bot is called so in any language, perhaps with a number; or it says `(bot)`.

    A person may be called Bruno, and the bot is called something else then; but not almost Bruno.
    """
    if _BOT.search(unicodedata.normalize("NFKC", name).casefold()):
        return True
    plain = name.rstrip("0123456789 .#-")
    almost = resembles(plain, (given for names in BOT_NAMES for given in names))
    if almost is not None and plain.casefold() != almost.casefold():
        return True
    return resembles(plain, _bot_names()) is not None


@cache
def _bot_names() -> tuple[str, ...]:
    names = {"bot", *(player.name for player in BOTS)}
    names |= {say(language, player.message) for player in BOTS for language in LANGUAGES}
    return tuple(sorted(names))
