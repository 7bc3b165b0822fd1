"""What a game looks like to a screen: views and events come out, moves go in.

A screen asks for the next update, shows it for as long as it likes, and asks again. It cannot tell
whether the others are bots in this process or people at a server's table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from augury.cli.errors import MessageError
from augury.cli.words.speech import Names
from augury.game import Event, Move, View
from augury.game.errors import AuguryError
from augury.game.play.refusals import Refusal


@dataclass(frozen=True)
class Happened:
    """Something happened in the game: the events of one step, and the view after them."""

    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True)
class SeatingChanged:
    """Who sits at the table, and whether the game has begun."""

    names: Names
    seat: int | None
    view: View | None
    present: tuple[bool, ...] = ()  # whether somebody, or a bot, plays there
    host: int | None = None
    game: int = 0


@dataclass(frozen=True)
class ChatMessage:
    """Somebody said something: a message of the locale, or text of their own."""

    seat: int
    message: str | None = None
    text: str = ""


@dataclass(frozen=True)
class Noted:
    """Something about a seat that is no event of the game: the message that says it."""

    message: str
    seat: int


@dataclass(frozen=True)
class ConnectionChanged:
    """The connection to the server was lost, or is back."""

    up: bool


@dataclass(frozen=True)
class Trouble:
    """The game goes on, but something is wrong: it cannot be kept."""

    error: MessageError


@dataclass(frozen=True)
class Closed:
    """The table is closed to us; the message says why."""

    message: str


Update: TypeAlias = (
    Happened | SeatingChanged | ChatMessage | Noted | ConnectionChanged | Trouble | Closed
)


class RequestRefused(AuguryError):
    """What was asked for is refused: by the server, or with a reason of the game's as data."""

    code = "refused"

    def __init__(self, why: str, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.why = why  # the code that the game or the server has for it
        self.refusal = refusal


class Session(Protocol):
    """A game that somebody takes part in."""

    @property
    def seat(self) -> int | None:
        """The person's seat; nobody's, for a spectator."""

    @property
    def names(self) -> Names:
        """The names of those at the table."""

    @property
    def view(self) -> View | None:
        """What the person may know now; nothing before the game has begun."""

    @property
    def round_so_far(self) -> tuple[Happened, ...]:
        """What has happened in this round before the person came to the table, as far as known."""

    async def open(self) -> None:
        """Begin to hear what happens, if that has not been done."""

    async def next(self) -> Update:
        """The next thing that happens; waits for it."""

    async def act(self, move: Move) -> None:
        """Make a move. Raises `RequestRefused`."""

    @property
    def talks(self) -> bool:
        """Whether there are people to talk to."""

    @property
    def free_text(self) -> bool:
        """Whether words of one's own may be said, besides phrases and emotes."""

    async def talk(self, kind: str, words: str) -> None:
        """Say a `phrase`, an `emote` or a `text` to the others. Raises `RequestRefused`."""

    @property
    def deadline(self) -> float | None:
        """When a decision has to be made, by the clock of the event loop; nothing without one."""

    @property
    def alone(self) -> bool:
        """Whether nobody minds if the person asks for a hint."""

    @property
    def may_claim(self) -> bool:
        """Whether all tricks that are left are the person's for certain."""

    async def claim(self) -> None:
        """Take them. Raises `RequestRefused`."""

    async def take_back(self) -> None:
        """Take the last move of this round back, where only bots play. Raises `RequestRefused`."""

    async def again(self) -> None:
        """Ask for another game after the end. Raises `RequestRefused`."""

    async def close(self) -> None:
        """Leave, so that the game can be gone on with."""
