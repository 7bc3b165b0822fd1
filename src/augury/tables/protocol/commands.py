"""What a client asks for: commands, over the socket or by HTTP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from augury.codec import Letters, WireError, snake_case
from augury.codec.text import loads
from augury.game.rules import Lot
from augury.game.text.codecs import codec
from augury.tables.protocol.fields import (
    Bot,
    CommandId,
    Commitment,
    Contribution,
    Emote,
    Phrase,
    Seat,
    Text,
    Version,
)


@dataclass(frozen=True)
class _Command:
    id: CommandId
    type: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.type = snake_case(cls.__name__)


@dataclass(frozen=True)
class Act(_Command):
    """A move, in the game's own notation: `bid=3`, `R7`, `S=W`, `trump=none`, `pass=B4`, `bid+1`.

    `version` is the last one this client has heard of.
    """

    version: Version
    action: Annotated[str, Letters(1, 16)]


@dataclass(frozen=True)
class Say(_Command):
    """A preset phrase, an emote, or where the table allows it free text."""

    phrase: Phrase | None = None
    emote: Emote | None = None
    text: Text | None = None


@dataclass(frozen=True)
class Start(_Command):
    """The host starts the game; bots take the seats that are still open."""

    fill: Bot | None = None


@dataclass(frozen=True)
class Leave(_Command):
    """Before the start the seat becomes free; afterwards a bot plays until its person is back."""


@dataclass(frozen=True)
class SeatBot(_Command):
    """Before the start, the host seats a bot, or (`null`) sends it away."""

    seat: Seat
    bot: Bot | None


@dataclass(frozen=True)
class Remove(_Command):
    """Before the start, the host removes a person."""

    seat: Seat


@dataclass(frozen=True)
class PassHosting(_Command):
    """The host makes someone else the host."""

    seat: Seat


@dataclass(frozen=True)
class ChooseDealer(_Command):
    """Before the start, the host says who deals first: a seat, or the lot (O1)."""

    dealer: Seat | Lot


@dataclass(frozen=True)
class Commit(_Command):
    """The commitment to a person's own share in the shuffles of the next game."""

    commitment: Commitment


@dataclass(frozen=True)
class Contribute(_Command):
    """The share itself, which is due once the host has started: 32 bytes that were committed to."""

    contribution: Contribution


@dataclass(frozen=True)
class Claim(_Command):
    """A leader who cannot be beaten any more takes the rest of the round at once."""


@dataclass(frozen=True)
class TakeBack(_Command):
    """Who plays against bots alone takes their last move of this round back."""


@dataclass(frozen=True)
class Rematch(_Command):
    """After the end: another game with the same people, once all who are here want it."""


@dataclass(frozen=True)
class Ping:
    """A question whether anybody is there."""

    type: ClassVar[str] = "ping"


Command: TypeAlias = (
    Act
    | Claim
    | TakeBack
    | Say
    | Start
    | Leave
    | SeatBot
    | Remove
    | PassHosting
    | ChooseDealer
    | Commit
    | Contribute
    | Rematch
)
Incoming: TypeAlias = Command | Ping
"""Whatever a client may say."""


def command_id(message: bytes) -> str | None:
    """The id of what should have been a command, whatever else is wrong with it."""
    try:
        said = loads(message)
        return codec(CommandId).read(said["id"]) if isinstance(said, dict) else None
    except (KeyError, WireError):
        return None
