"""What single values of a message may be: bounded, and free of what would disturb a line."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal, TypeAlias

from augury.codec import Bounds, Check, Letters, Pattern
from augury.game.rules.variants import PLAYERS
from augury.tables.names import check_visible

# What may be said at a table without typing it, in words of the locales.
Emote: TypeAlias = Literal["smile", "laugh", "wow", "sad", "angry", "think", "clap", "heart"]
Phrase: TypeAlias = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "hurry", "oops", "one_moment", "again",
    "goodbye",
]  # fmt: skip

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


Name = Annotated[str, Letters(1, 24), Check(_plain), Check(check_visible)]
Text = Annotated[str, Letters(1, 200), Check(_plain)]
Bot = Annotated[str, Letters(1, 32)]  # whether there is one, the table decides
Seat = Annotated[int, Bounds(0, PLAYERS[-1] - 1)]
Version = Annotated[int, Bounds(0, 2**31)]
CommandId = Annotated[str, Pattern(r"[A-Za-z0-9_.:-]{1,64}")]
Commitment = Annotated[str, Pattern(r"[0-9a-f]{64}")]
Contribution = Annotated[str, Pattern(r"[0-9a-f]{64}")]
Key = Annotated[str, Pattern(r"[A-Za-z0-9_-]{43}")]

Clock: TypeAlias = Literal["off", "relaxed", "fast"]
Stage: TypeAlias = Literal["lobby", "shuffling", "playing", "over"]
