"""How a table is laid: the rules chosen, and the manners agreed on."""

from __future__ import annotations

import unicodedata
from functools import partial
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from augury.game import SPECIAL, Bidding, CloudChange, Foresight, Mode, Rules
from augury.game.choices import VALUES, Choice
from augury.game.options import PLAYERS

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
    "RuleChoice",
    "ScheduleName",
    "Seat",
    "Setup",
    "Stage",
    "StrictModel",
    "Text",
    "Version",
]

# What a person types is bounded, and free of what would disturb a line: control characters and
# the marks that turn the direction of writing for everything after them.
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


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_plain)]
Text = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_plain)]
Bot = Annotated[str, Field(min_length=1, max_length=32)]  # whether there is one, the table decides
Seat = Annotated[int, Field(ge=0, lt=PLAYERS[-1])]
Version = Annotated[int, Field(ge=0, le=2**31)]
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Contribution = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]

Clock: TypeAlias = Literal["off", "relaxed", "fast"]
Stage: TypeAlias = Literal["lobby", "playing", "over"]
Emote: TypeAlias = Literal["smile", "laugh", "wow", "sad", "angry", "think", "clap", "heart"]
Phrase: TypeAlias = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "hurry", "oops", "one_moment", "again",
    "goodbye",
]  # fmt: skip


class StrictModel(BaseModel):
    """Strict at the door: an unknown field is a mistake, and said to be one."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def _listed(option: str, word: str) -> str:
    if word not in VALUES[option]:
        raise ValueError(f"no {option} {word!r}: choose from {', '.join(map(str, VALUES[option]))}")
    return word


# The names that the game's own records have: a new edition, card or schedule is one here too.
EditionName: TypeAlias = Annotated[
    str, AfterValidator(partial(_listed, "edition")), WithJsonSchema({"enum": VALUES["edition"]})
]
KindName: TypeAlias = Annotated[
    str, AfterValidator(partial(_listed, "special")), WithJsonSchema({"enum": VALUES["special"]})
]
ScheduleName: TypeAlias = Annotated[
    str, AfterValidator(partial(_listed, "schedule")), WithJsonSchema({"enum": VALUES["schedule"]})
]


class RuleChoice(StrictModel):
    """What is to be played: an edition's own rules, with any option changed."""

    edition: EditionName | None = None
    players: int = Field(default=4, ge=PLAYERS[0], le=PLAYERS[-1])
    mode: Mode = Mode.CLASSIC
    bidding: Bidding = Bidding.OPEN
    plus_minus_one: bool = False
    foresight: Foresight | bool = False
    special: list[KindName] | None = Field(default=None, max_length=len(SPECIAL))
    cloud: CloudChange | None = None
    hand_sizes: list[Annotated[int, Field(ge=1, le=22)]] | None = Field(default=None, max_length=40)
    schedule: ScheduleName | None = None

    @property
    def choice(self) -> Choice:
        """The same, as the game knows it."""
        special = None if self.special is None else set(self.special)
        return Choice(**{**dict(self), "special": special})

    def rules(self) -> Rules:
        """The rules chosen. Raises `RulesError` where they contradict each other."""
        return self.choice.rules()


class Setup(StrictModel):
    """How a table is laid."""

    rules: RuleChoice = RuleChoice()
    bots: dict[Seat, Bot] = Field(default_factory=dict)
    clock: Clock = "off"
    spectators: bool = True
    listed: bool = False
    chat: bool = True
