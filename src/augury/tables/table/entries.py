"""What has been decided at a table: the lines of its log, which is the truth about it.

An entry is written once and never changed. Folding a table's entries in order (`folding.advance`)
gives the table; nothing that is kept in memory adds to it. Entries never leave the server: they
hold hands, seeds and the hashes of keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from augury.codec import Codec
from augury.game.text.codecs import codec
from augury.tables.protocol.fields import Emote, Phrase
from augury.tables.protocol.tables import Setup


@dataclass(frozen=True)
class _Entry:
    at: float  # in the time of the tables: seconds, near those since 1970


@dataclass(frozen=True)
class Opened(_Entry):
    """The table is laid, and its host sits down. The seeds are those of the first game."""

    kind: ClassVar[Literal["opened"]] = "opened"
    table: str
    setup: Setup
    seeds: tuple[str, ...]
    seat: int
    name: str
    key: str  # hashed
    contribution: str | None = None  # in older logs; since then it is an entry of its own


@dataclass(frozen=True)
class Sat(_Entry):
    """A person sat down."""

    kind: ClassVar[Literal["sat"]] = "sat"
    seat: int
    name: str
    key: str  # hashed
    contribution: str | None = None  # in older logs; since then it is an entry of its own


@dataclass(frozen=True)
class Left(_Entry):
    """A person stood up, or was asked to."""

    kind: ClassVar[Literal["left"]] = "left"
    seat: int
    removed: bool


@dataclass(frozen=True)
class BotSeated(_Entry):
    """A bot sat down, or went."""

    kind: ClassVar[Literal["bot_seated"]] = "bot_seated"
    seat: int
    bot: str | None


@dataclass(frozen=True)
class HostPassed(_Entry):
    """Somebody else is the host."""

    kind: ClassVar[Literal["host_passed"]] = "host_passed"
    seat: int


@dataclass(frozen=True)
class Committed(_Entry):
    """A person committed to their share in the shuffles of the next game."""

    kind: ClassVar[Literal["committed"]] = "committed"
    seat: int
    commitment: str


@dataclass(frozen=True)
class Frozen(_Entry):
    """The host started; from now on nobody changes what they have committed to.

    Open seats were filled with this bot.
    """

    kind: ClassVar[Literal["frozen"]] = "frozen"
    fill: str | None


@dataclass(frozen=True)
class Contributed(_Entry):
    """A person's share in the shuffles, as it was committed to; in older logs made in the open."""

    kind: ClassVar[Literal["contributed"]] = "contributed"
    seat: int
    contribution: str


@dataclass(frozen=True)
class Withheld(_Entry):
    """These seats have not contributed in time: they are left out, and the others do it anew."""

    kind: ClassVar[Literal["withheld"]] = "withheld"
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Started(_Entry):
    """The game began; open seats were filled with this bot, if they had not been before."""

    kind: ClassVar[Literal["started"]] = "started"
    fill: str | None
    date: str | None = None  # by the calendar; None: it was not written down yet


@dataclass(frozen=True)
class Dealt(_Entry):
    """The shuffler dealt: the cards themselves, so that no log depends on how it is done."""

    kind: ClassVar[Literal["dealt"]] = "dealt"
    deal: str


@dataclass(frozen=True)
class Acted(_Entry):
    """A seat acted, in the notation of the game; `by` its person, its bot, or the clock."""

    kind: ClassVar[Literal["acted"]] = "acted"
    seat: int
    action: str
    by: Literal["person", "bot", "clock"]


@dataclass(frozen=True)
class Claimed(_Entry):
    """A seat took the rest of the round: the plays of everyone, in the notation of the game.

    They are written down, so that the record is a whole game whoever reads it.
    """

    kind: ClassVar[Literal["claimed"]] = "claimed"
    seat: int
    moves: tuple[str, ...]


@dataclass(frozen=True)
class TakenBack(_Entry):
    """A person took their last move of the round back, and with it whatever followed."""

    kind: ClassVar[Literal["taken_back"]] = "taken_back"
    seat: int


@dataclass(frozen=True)
class Arrived(_Entry):
    """A person is connected to this server process."""

    kind: ClassVar[Literal["arrived"]] = "arrived"
    seat: int
    process: str


@dataclass(frozen=True)
class Departed(_Entry):
    """A person's last connection to this server process is gone."""

    kind: ClassVar[Literal["departed"]] = "departed"
    seat: int
    process: str


@dataclass(frozen=True)
class TakenOver(_Entry):
    """A bot plays for a person who is away."""

    kind: ClassVar[Literal["taken_over"]] = "taken_over"
    seat: int
    bot: str


@dataclass(frozen=True)
class Said(_Entry):
    """Somebody said something."""

    kind: ClassVar[Literal["said"]] = "said"
    seat: int
    phrase: Phrase | None
    emote: Emote | None
    text: str | None


@dataclass(frozen=True)
class RematchAsked(_Entry):
    """A person would like to play again; others who are here have not said so yet."""

    kind: ClassVar[Literal["rematch_asked"]] = "rematch_asked"
    seat: int


@dataclass(frozen=True)
class Rematched(_Entry):
    """The same people, another game, other seeds."""

    kind: ClassVar[Literal["rematched"]] = "rematched"
    seeds: tuple[str, ...]


@dataclass(frozen=True)
class Cleared(_Entry):
    """Nobody had come for long: the table was cleared away, and its log begins with this."""

    kind: ClassVar[Literal["cleared"]] = "cleared"


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
_ENTRY: Final[Codec[Entry]] = codec(Entry)


def dump(entry: Entry) -> str:
    """The entry as it is kept."""
    return _ENTRY.encode(entry).decode()


def load(text: str) -> Entry:
    """The entry that was kept."""
    return _ENTRY.decode(text)
