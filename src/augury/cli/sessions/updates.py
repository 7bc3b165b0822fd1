"""What a session tells a screen: what happens in the game and at its table, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from augury.cli.errors import MessageError
from augury.cli.words.speech import Names
from augury.game import Event, View


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
