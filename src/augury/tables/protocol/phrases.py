"""What may be said at a table without typing it: phrases and emotes, in words of the locales."""

from __future__ import annotations

from typing import Literal, TypeAlias

__all__ = ["Emote", "Phrase"]

Emote: TypeAlias = Literal["smile", "laugh", "wow", "sad", "angry", "think", "clap", "heart"]
Phrase: TypeAlias = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "hurry", "oops", "one_moment", "again",
    "goodbye",
]  # fmt: skip
