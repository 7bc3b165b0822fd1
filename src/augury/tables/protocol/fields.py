"""What single values of a message may be: bounded, and free of what would disturb a line."""

from __future__ import annotations

import unicodedata
from functools import partial
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from augury.game.rules.choices import VALUES
from augury.game.rules.options import PLAYERS
from augury.tables.names import check_visible
from augury.tables.protocol.phrases import Emote, Phrase

__all__ = [
    "Bot",
    "Clock",
    "CommandId",
    "Commitment",
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
    "StrictModel",
    "Text",
    "Version",
]


class StrictModel(BaseModel):
    """Strict at the door: an unknown field is a mistake, and said to be one."""

    model_config = ConfigDict(extra="forbid", frozen=True)


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


def _one_of(option: str, word: str) -> str:
    if word not in VALUES[option]:
        raise ValueError(f"no {option} {word!r}: choose from {', '.join(map(str, VALUES[option]))}")
    return word


Name = Annotated[
    str, Field(min_length=1, max_length=24), AfterValidator(_plain), AfterValidator(check_visible)
]
Text = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_plain)]
Bot = Annotated[str, Field(min_length=1, max_length=32)]  # whether there is one, the table decides
Seat = Annotated[int, Field(ge=0, lt=PLAYERS[-1])]
Version = Annotated[int, Field(ge=0, le=2**31)]
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Commitment = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Contribution = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]

Clock: TypeAlias = Literal["off", "relaxed", "fast"]
Stage: TypeAlias = Literal["lobby", "shuffling", "playing", "over"]

# The names that the game's own records have: a new edition, card or schedule is one here too.
EditionName: TypeAlias = Annotated[
    str, AfterValidator(partial(_one_of, "edition")), WithJsonSchema({"enum": VALUES["edition"]})
]
KindName: TypeAlias = Annotated[
    str, AfterValidator(partial(_one_of, "special")), WithJsonSchema({"enum": VALUES["special"]})
]
ScheduleName: TypeAlias = Annotated[
    str, AfterValidator(partial(_one_of, "schedule")), WithJsonSchema({"enum": VALUES["schedule"]})
]
