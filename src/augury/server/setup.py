"""How a table is laid: the rules chosen, and the manners agreed on."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from augury.game import (
    SPECIAL,
    Bidding,
    CloudChange,
    Foresight,
    Mode,
    Rules,
    edition,
    schedule,
)
from augury.game.errors import RulesError

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
Seat = Annotated[int, Field(ge=0, le=5)]
Version = Annotated[int, Field(ge=0, le=2**31)]
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Contribution = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]

Clock: TypeAlias = Literal["off", "relaxed", "fast"]
Stage: TypeAlias = Literal["lobby", "playing", "over"]
EditionName: TypeAlias = Literal["DE", "EL", "CS", "HU", "HU25", "PT"]
KindName: TypeAlias = Literal[
    "shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"
]  # fmt: skip
Emote: TypeAlias = Literal["smile", "laugh", "wow", "sad", "angry", "think", "clap", "heart"]
Phrase: TypeAlias = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "hurry", "oops", "one_moment", "again",
    "goodbye",
]  # fmt: skip


class StrictModel(BaseModel):
    """Strict at the door: an unknown field is a mistake, and said to be one."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class RuleChoice(StrictModel):
    """What is to be played: an edition's own rules, with any option changed."""

    edition: EditionName | None = None
    players: int = Field(default=4, ge=3, le=6)
    mode: Mode = Mode.CLASSIC
    bidding: Bidding = Bidding.OPEN
    plus_minus_one: bool = False
    foresight: Foresight | bool = False
    special: list[KindName] | None = Field(default=None, max_length=len(SPECIAL))
    cloud: CloudChange | None = None
    hand_sizes: list[Annotated[int, Field(ge=1, le=22)]] | None = Field(default=None, max_length=40)
    schedule: Literal["quick", "tournament"] | None = None

    def rules(self) -> Rules:
        """The rules chosen. Raises `RulesError` where they contradict each other."""
        options: dict[str, Any] = {
            "players": self.players,
            "mode": self.mode,
            "bidding": self.bidding,
            "plus_minus_one": self.plus_minus_one,
        }
        if self.special is not None:
            options["special"] = tuple(kind for kind in SPECIAL if kind.name in self.special)
        if self.cloud is not None:
            options["cloud"] = self.cloud
        if self.hand_sizes is not None and self.schedule is not None:
            raise RulesError("hand_sizes and schedule contradict each other: choose one of them")
        if self.hand_sizes is not None:
            options["hand_sizes"] = tuple(self.hand_sizes)
        if self.schedule is not None:
            options["hand_sizes"] = schedule(self.schedule, self.players)
        return edition(self.edition or "DE").rules(foresight=self.foresight, **options)


class Setup(StrictModel):
    """How a table is laid."""

    rules: RuleChoice = RuleChoice()
    bots: dict[Seat, Bot] = Field(default_factory=dict)
    clock: Clock = "off"
    spectators: bool = True
    listed: bool = False
    chat: bool = True
