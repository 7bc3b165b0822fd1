"""What has been decided at a table: the lines of its log, which is the truth about it.

An entry is written once and never changed. Folding a table's entries in order (`folding.advance`)
gives the table; nothing that is kept in memory adds to it. Entries never leave the server: they
hold hands, seeds and the hashes of keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from augury.codec import Codec, LeftOut, snake_case
from augury.game.rules import Lot
from augury.game.text.codecs import codec
from augury.tables.protocol.fields import Emote, Phrase
from augury.tables.protocol.tables import Setup


@dataclass(frozen=True)
class _Entry:
    at: float  # in the time of the tables: seconds, near those since 1970
    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = snake_case(cls.__name__.removesuffix("Entry"))


@dataclass(frozen=True)
class OpenedEntry(_Entry):
    """The table is opened, and its host sits down. The seeds are those of the first game."""

    table: str
    setup: Setup
    seeds: tuple[str, ...]
    seat: int
    name: str
    key: str  # hashed
    contribution: str | None = None  # in older logs; since then it is an entry of its own


@dataclass(frozen=True)
class SatEntry(_Entry):
    """A person sat down, or a program."""

    seat: int
    name: str
    key: str  # hashed
    contribution: str | None = None  # in older logs; since then it is an entry of its own
    program: Annotated[bool, LeftOut()] = False


@dataclass(frozen=True)
class LeftEntry(_Entry):
    """A person stood up, or was asked to."""

    seat: int
    removed: bool


@dataclass(frozen=True)
class BotSeatedEntry(_Entry):
    """A bot sat down, or went."""

    seat: int
    bot: str | None


@dataclass(frozen=True)
class HostPassedEntry(_Entry):
    """Somebody else is the host."""

    seat: int


@dataclass(frozen=True)
class DealerChosenEntry(_Entry):
    """The host said who deals the first round."""

    dealer: int | Lot


@dataclass(frozen=True)
class CommittedEntry(_Entry):
    """A person committed to their share in the shuffles of the next game."""

    seat: int
    commitment: str


@dataclass(frozen=True)
class FrozenEntry(_Entry):
    """The host started; from now on nobody changes what they have committed to.

    Open seats were filled with this bot.
    """

    fill: str | None


@dataclass(frozen=True)
class ContributedEntry(_Entry):
    """A person's share in the shuffles, as it was committed to; in older logs made in the open."""

    seat: int
    contribution: str


@dataclass(frozen=True)
class WithheldEntry(_Entry):
    """These seats have not contributed in time: they are left out, and the others do it anew."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class StartedEntry(_Entry):
    """The game began; open seats were filled with this bot, if they had not been before."""

    fill: str | None
    date: str | None = None  # by the calendar; None: it was not written down yet


@dataclass(frozen=True)
class DealtEntry(_Entry):
    """The shuffler dealt: the cards themselves, so that no log depends on how it is done."""

    deal: str


@dataclass(frozen=True)
class ActedEntry(_Entry):
    """A seat acted, in the notation of the game; `by` its person, its bot, or the clock."""

    seat: int
    action: str
    by: Literal["person", "bot", "clock"]


@dataclass(frozen=True)
class ClaimedEntry(_Entry):
    """A seat took the rest of the round: the plays of everyone, in the notation of the game.

    They are written down, so that the record is a whole game to every reader.
    """

    seat: int
    moves: tuple[str, ...]


@dataclass(frozen=True)
class TakenBackEntry(_Entry):
    """A person took their last move of the round back, and with it whatever followed."""

    seat: int


@dataclass(frozen=True)
class ArrivedEntry(_Entry):
    """A person is connected to this server process."""

    seat: int
    process: str


@dataclass(frozen=True)
class DepartedEntry(_Entry):
    """A person's last connection to this server process is gone."""

    seat: int
    process: str


@dataclass(frozen=True)
class TakenOverEntry(_Entry):
    """A bot plays for a person who is away."""

    seat: int
    bot: str


@dataclass(frozen=True)
class SaidEntry(_Entry):
    """Somebody said something."""

    seat: int
    phrase: Phrase | None
    emote: Emote | None
    text: str | None


@dataclass(frozen=True)
class RematchAskedEntry(_Entry):
    """A person would like to play again; others who are here have not said so yet."""

    seat: int


@dataclass(frozen=True)
class RematchedEntry(_Entry):
    """The same people, another game, other seeds; and the deal goes on, but not in older logs."""

    seeds: tuple[str, ...]
    first_dealer: Annotated[int | None, LeftOut()] = None


@dataclass(frozen=True)
class ClearedEntry(_Entry):
    """Nobody had come for long: the table was cleared away, and its log begins with this."""


Entry: TypeAlias = (
    OpenedEntry
    | SatEntry
    | LeftEntry
    | BotSeatedEntry
    | HostPassedEntry
    | DealerChosenEntry
    | CommittedEntry
    | FrozenEntry
    | ContributedEntry
    | WithheldEntry
    | StartedEntry
    | DealtEntry
    | ActedEntry
    | ClaimedEntry
    | TakenBackEntry
    | ArrivedEntry
    | DepartedEntry
    | TakenOverEntry
    | SaidEntry
    | RematchAskedEntry
    | RematchedEntry
    | ClearedEntry
)
_ENTRY: Final[Codec[Entry]] = codec(Entry)


def dump(entry: Entry) -> str:
    """The entry as it is kept."""
    return _ENTRY.encode(entry).decode()


def load(text: str) -> Entry:
    """The entry that was kept."""
    return _ENTRY.decode(text)
