"""What has been decided at a table: the lines of its log, which is the truth about it.

An entry is written once and never changed. Folding a table's entries in order (`folding.advance`)
gives the table; nothing that is kept in memory adds to it. Entries never leave the server: they
hold hands, seeds and the hashes of keys.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from augury.tables.protocol.fields import Emote, Phrase
from augury.tables.protocol.tables import Setup

__all__ = [
    "Acted",
    "Arrived",
    "BotSeated",
    "Claimed",
    "Cleared",
    "Committed",
    "Contributed",
    "Dealt",
    "Departed",
    "Entry",
    "Frozen",
    "HostPassed",
    "Left",
    "Opened",
    "RematchAsked",
    "Rematched",
    "Said",
    "Sat",
    "Started",
    "TakenBack",
    "TakenOver",
    "Withheld",
    "dump",
    "load",
]


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    at: float  # in the time of the house: seconds, near those since 1970


class Opened(_Entry):
    """The table is laid, and its host sits down. The seeds are those of the first game."""

    kind: Literal["opened"] = "opened"
    table: str
    setup: Setup
    seeds: list[str]
    seat: int
    name: str
    key: str  # hashed
    contribution: str | None = None  # in older logs; since then it is an entry of its own


class Sat(_Entry):
    """A person sat down."""

    kind: Literal["sat"] = "sat"
    seat: int
    name: str
    key: str  # hashed
    contribution: str | None = None  # in older logs; since then it is an entry of its own


class Left(_Entry):
    """A person stood up, or was asked to."""

    kind: Literal["left"] = "left"
    seat: int
    removed: bool


class BotSeated(_Entry):
    """A bot sat down, or went."""

    kind: Literal["bot_seated"] = "bot_seated"
    seat: int
    bot: str | None


class HostPassed(_Entry):
    """Somebody else is the host."""

    kind: Literal["host_passed"] = "host_passed"
    seat: int


class Committed(_Entry):
    """A person committed to their share in the shuffles of the next game."""

    kind: Literal["committed"] = "committed"
    seat: int
    commitment: str


class Frozen(_Entry):
    """The host started; from now on nobody changes what they have committed to.

    Open seats were filled with this bot.
    """

    kind: Literal["frozen"] = "frozen"
    fill: str | None


class Contributed(_Entry):
    """A person's share in the shuffles, as it was committed to; in older logs made in the open."""

    kind: Literal["contributed"] = "contributed"
    seat: int
    contribution: str


class Withheld(_Entry):
    """These seats have not contributed in time: they are left out, and the others do it anew."""

    kind: Literal["withheld"] = "withheld"
    seats: tuple[int, ...]


class Started(_Entry):
    """The game began; open seats were filled with this bot, if they had not been before."""

    kind: Literal["started"] = "started"
    fill: str | None
    date: str | None = None  # by the calendar; None: it was not written down yet


class Dealt(_Entry):
    """The shuffler dealt: the cards themselves, so that no log depends on how it is done."""

    kind: Literal["dealt"] = "dealt"
    deal: str


class Acted(_Entry):
    """A seat acted, in the notation of the game; `by` its person, its bot, or the clock."""

    kind: Literal["acted"] = "acted"
    seat: int
    action: str
    by: Literal["person", "bot", "clock"]


class Claimed(_Entry):
    """A seat took the rest of the round: the plays of everyone, in the notation of the game.

    They are written down, so that the record is a whole game whoever reads it.
    """

    kind: Literal["claimed"] = "claimed"
    seat: int
    moves: list[str]


class TakenBack(_Entry):
    """A person took their last move of the round back, and with it whatever followed."""

    kind: Literal["taken_back"] = "taken_back"
    seat: int


class Arrived(_Entry):
    """A person is connected to this server process."""

    kind: Literal["arrived"] = "arrived"
    seat: int
    process: str


class Departed(_Entry):
    """A person's last connection to this server process is gone."""

    kind: Literal["departed"] = "departed"
    seat: int
    process: str


class TakenOver(_Entry):
    """A bot plays for a person who is away."""

    kind: Literal["taken_over"] = "taken_over"
    seat: int
    bot: str


class Said(_Entry):
    """Somebody said something."""

    kind: Literal["said"] = "said"
    seat: int
    phrase: Phrase | None
    emote: Emote | None
    text: str | None


class RematchAsked(_Entry):
    """A person would like to play again; others who are here have not said so yet."""

    kind: Literal["rematch_asked"] = "rematch_asked"
    seat: int


class Rematched(_Entry):
    """The same people, another game, other seeds."""

    kind: Literal["rematched"] = "rematched"
    seeds: list[str]


class Cleared(_Entry):
    """Nobody had come for long: the table was cleared away, and its log begins with this."""

    kind: Literal["cleared"] = "cleared"


Entry: TypeAlias = (
    Opened
    | Sat
    | Left
    | BotSeated
    | HostPassed
    | Committed
    | Frozen
    | Contributed
    | Withheld
    | Started
    | Dealt
    | Acted
    | Claimed
    | TakenBack
    | Arrived
    | Departed
    | TakenOver
    | Said
    | RematchAsked
    | Rematched
    | Cleared
)
_ENTRY: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def dump(entry: Entry) -> str:
    """The entry as it is kept."""
    if isinstance(entry, Acted):  # nearly all are, and a move has nothing to be escaped
        return (
            f'{{"at":{entry.at!r},"kind":"acted","seat":{entry.seat},'
            f'"action":"{entry.action}","by":"{entry.by}"}}'
        )
    return entry.model_dump_json()


def load(text: str) -> Entry:
    """The entry that was kept."""
    return _ENTRY.validate_json(text)
