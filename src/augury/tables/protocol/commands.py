"""What a client asks for: commands, over the socket or by HTTP."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from augury.tables.protocol.fields import (
    Bot,
    CommandId,
    Commitment,
    Contribution,
    Emote,
    Phrase,
    Seat,
    StrictModel,
    Text,
    Version,
)

__all__ = [
    "INCOMING",
    "Act",
    "Claim",
    "Command",
    "Commit",
    "Contribute",
    "Incoming",
    "LeaveSeat",
    "PassHosting",
    "Ping",
    "Rematch",
    "Remove",
    "Say",
    "SeatBot",
    "Start",
    "TakeBack",
    "command_id",
]


class _Command(StrictModel):
    id: CommandId


class Act(_Command):
    """A move, in the game's own notation: `bid=3`, `R7`, `S=W`, `trump=none`, `pass=B4`, `bid+1`.

    `version` is the last one this client has heard of.
    """

    type: Literal["act"]
    version: Version
    action: str = Field(min_length=1, max_length=16)


class Say(_Command):
    """A preset phrase, an emote, or where the table allows it free text."""

    type: Literal["say"]
    phrase: Phrase | None = None
    emote: Emote | None = None
    text: Text | None = None


class Start(_Command):
    """The host starts the game; bots take the seats that are still open."""

    type: Literal["start"]
    fill: Bot | None = None


class LeaveSeat(_Command):
    """Before the start the seat becomes free; afterwards a bot plays until its person is back."""

    type: Literal["leave"]


class SeatBot(_Command):
    """Before the start, the host seats a bot, or (`null`) sends it away."""

    type: Literal["seat_bot"]
    seat: Seat
    bot: Bot | None


class Remove(_Command):
    """Before the start, the host removes a person."""

    type: Literal["remove"]
    seat: Seat


class PassHosting(_Command):
    """The host makes someone else the host."""

    type: Literal["pass_hosting"]
    seat: Seat


class Commit(_Command):
    """The commitment to a person's own share in the shuffles of the next game."""

    type: Literal["commit"]
    commitment: Commitment


class Contribute(_Command):
    """The share itself, which is due once the host has started: 32 bytes that were committed to."""

    type: Literal["contribute"]
    contribution: Contribution


class Claim(_Command):
    """Whoever leads and cannot be beaten any more takes the rest of the round at once."""

    type: Literal["claim"]


class TakeBack(_Command):
    """Who plays against bots alone takes their last move of this round back."""

    type: Literal["take_back"]


class Rematch(_Command):
    """After the end: another game with the same people, once all who are here want it."""

    type: Literal["rematch"]


class Ping(StrictModel):
    """A question whether anybody is there."""

    type: Literal["ping"]


Command: TypeAlias = (
    Act
    | Claim
    | TakeBack
    | Say
    | Start
    | LeaveSeat
    | SeatBot
    | Remove
    | PassHosting
    | Commit
    | Contribute
    | Rematch
)
_ID: Final = TypeAdapter(CommandId)


def command_id(message: bytes) -> str | None:
    """The id of what should have been a command, whatever else is wrong with it."""
    try:
        said = from_json(message)
        return _ID.validate_python(said["id"]) if isinstance(said, dict) else None
    except (KeyError, ValueError):
        return None


Incoming: TypeAlias = Annotated[Command | Ping, Field(discriminator="type")]
INCOMING: Final[TypeAdapter[Command | Ping]] = TypeAdapter(Incoming)
