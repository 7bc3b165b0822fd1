"""What single values of a message may be: bounded, and free of what would disturb a line."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal, TypeAlias

from augury.codec import Bounds, Check, Letters, OneOf, Pattern
from augury.game.rules.choices import VALUES
from augury.game.rules.options import PLAYERS
from augury.tables.names import check_visible
from augury.tables.protocol.phrases import Emote, Phrase

__all__ = [
    "Bot",
    "Clock",
    "CommandId",
    "Contribution",
    "EditionName",
    "Emote",
    "Key",
    "KindName",
    "Name",
    "Phrase",
    "ScheduleName",
    "Seat",
    "Stage",
    "Text",
    "Version",
]


# What a person types has no control characters, and none of the marks that turn the direction of
# writing for everything after them.
_DISTURBING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _plain(text: str) -> str:
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not text:
        raise ValueError("must not be blank")
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") for sign in text):
        raise ValueError("must not contain control characters")
    if _DISTURBING & set(text):
        raise ValueError("must not change the direction of writing")
    return text


def _one_of(option: str) -> OneOf:
    """The words of an option of the rules."""
    return OneOf(tuple(map(str, VALUES[option])))


Name = Annotated[str, Letters(1, 24), Check(_plain), Check(check_visible)]
Text = Annotated[str, Letters(1, 200), Check(_plain)]
Bot = Annotated[str, Letters(1, 32)]  # whether there is one, the table decides
Seat = Annotated[int, Bounds(0, PLAYERS[-1] - 1)]
Version = Annotated[int, Bounds(0, 2**31)]
CommandId = Annotated[str, Pattern(r"[A-Za-z0-9_.:-]{1,64}")]
Contribution = Annotated[str, Pattern(r"[0-9a-f]{64}")]
Key = Annotated[str, Pattern(r"[A-Za-z0-9_-]{43}")]

Clock: TypeAlias = Literal["off", "relaxed", "fast"]
Stage: TypeAlias = Literal["lobby", "playing", "over"]

# The names that the game's own records have: a new edition, card or schedule is one here too.
EditionName: TypeAlias = Annotated[str, _one_of("edition")]
KindName: TypeAlias = Annotated[str, _one_of("special")]
ScheduleName: TypeAlias = Annotated[str, _one_of("schedule")]
