"""The protocol: everything a client may say and hear, as types.

`docs/protocol.md` tells it as a story; `typescript` writes these models down for the page. Cards,
actions, views and events of the game itself are written by `augury.game.wire`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from augury.game import wire
from augury.game.errors import AuguryError, IllegalAction, RulesError
from augury.locales.rulebook import Chapter
from augury.server.setup import (
    Bot,
    Clock,
    CommandId,
    Contribution,
    Emote,
    Key,
    Name,
    Phrase,
    RuleChoice,
    Seat,
    Setup,
    Stage,
    StrictModel,
    Text,
    Version,
)

__all__ = [
    "PROTOCOL",
    "Act",
    "BarredValue",
    "ChosenRules",
    "Command",
    "Contribute",
    "ErrorMessage",
    "EventsMessage",
    "Joined",
    "Key",
    "LeaveSeat",
    "Listing",
    "Message",
    "NewSeat",
    "NewTable",
    "Ok",
    "PassHosting",
    "Ping",
    "Pong",
    "Rematch",
    "Remove",
    "Replay",
    "ReplayedRound",
    "Restarting",
    "RuleBook",
    "RuleChoice",
    "Said",
    "Say",
    "SeatBot",
    "SeatInfo",
    "Seated",
    "Setup",
    "Start",
    "TableEvent",
    "TableInfo",
    "Welcome",
    "error_message",
]

PROTOCOL: Final = 1
"""Raised when a client of the old one could no longer follow."""


# ── Sitting down ──────────────────────────────────────────────────────────────────────────────


class NewTable(StrictModel):
    """A table to be laid, and who lays it."""

    name: Name
    setup: Setup = Setup()
    seat: Seat = 0
    contribution: Contribution | None = None


class NewSeat(StrictModel):
    """A person who wants to sit down; anywhere, unless a seat is named.

    With a key of their own making, 256 random bits, they may ask again when an answer is lost: the
    same key has the same seat. Without one, the server makes it.
    """

    name: Name
    seat: Seat | None = None
    key: Key | None = None
    contribution: Contribution | None = None


class OpenSeat(StrictModel):
    """A seat's own key, from a personal link."""

    key: Key


# ── Commands: over the socket, or by HTTP ─────────────────────────────────────────────────────


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


class Contribute(_Command):
    """A person's own 32 random bytes for the shuffles, before the start."""

    type: Literal["contribute"]
    contribution: Contribution


class Rematch(_Command):
    """After the end: the same people, another game."""

    type: Literal["rematch"]


class Ping(StrictModel):
    """A question whether anybody is there."""

    type: Literal["ping"]


Command: TypeAlias = (
    Act | Say | Start | LeaveSeat | SeatBot | Remove | PassHosting | Contribute | Rematch
)
Incoming: TypeAlias = Annotated[Command | Ping, Field(discriminator="type")]
INCOMING: Final[TypeAdapter[Command | Ping]] = TypeAdapter(Incoming)


# ── Answers and news ──────────────────────────────────────────────────────────────────────────


class SeatInfo(StrictModel):
    """Who sits here. With `name` a person; with `bot` as well, a bot plays in their place."""

    seat: Seat
    name: str | None
    bot: str | None
    present: bool


class Seed(StrictModel):
    """A round's seed, revealed when the round is over."""

    round: int
    seed: str


class TableInfo(StrictModel):
    """What everyone at the table may know of it, apart from the cards."""

    id: str
    stage: Stage
    game: int
    host: Seat
    rules: dict[str, Any]
    clock: Clock
    clock_seconds: float | None
    spectators: bool
    listed: bool
    chat: bool
    seats: list[SeatInfo]
    commitments: list[str]
    contributions: list[str | None]
    seeds: list[Seed]


class Listing(StrictModel):
    """A table in the lobby."""

    id: str
    stage: Stage
    host: str
    rules: dict[str, Any]
    seats: int
    open: int
    spectators: bool


class Joined(StrictModel):
    """A seat of one's own. The key is told this once; it is the secret of the personal link."""

    table: str
    seat: Seat
    key: str
    link: str


class Seated(StrictModel):
    """The seat whose key was shown."""

    table: str
    seat: Seat


class SeatChanged(StrictModel):
    """A seat as it is now, and what happened there."""

    type: Literal["SeatChanged"] = "SeatChanged"
    why: Literal["sat", "left", "removed", "bot", "arrived", "departed", "taken_over", "given_back"]
    seat: SeatInfo


class HostChanged(StrictModel):
    """Hosting has passed on."""

    type: Literal["HostChanged"] = "HostChanged"
    host: Seat


class Contributed(StrictModel):
    """A person's share in the shuffles."""

    type: Literal["Contributed"] = "Contributed"
    seat: Seat
    contribution: str


class GameStarted(StrictModel):
    """The cards are about to be dealt."""

    type: Literal["GameStarted"] = "GameStarted"
    game: int


class TimeRanOut(StrictModel):
    """A seat's turn clock ran out; a bot makes this one move for it."""

    type: Literal["TimeRanOut"] = "TimeRanOut"
    seat: Seat


class SeedRevealed(StrictModel):
    """The round is over: its seed, to be held against its commitment."""

    type: Literal["SeedRevealed"] = "SeedRevealed"
    round: int
    seed: str


class Said(StrictModel):
    """Somebody says something."""

    type: Literal["Said"] = "Said"
    seat: Seat
    phrase: Phrase | None = None
    emote: Emote | None = None
    text: str | None = None


class Rematched(StrictModel):
    """The table is set for another game: new commitments, the same people."""

    type: Literal["Rematched"] = "Rematched"
    game: int
    commitments: list[str]


TableEvent: TypeAlias = (
    SeatChanged
    | HostChanged
    | Contributed
    | GameStarted
    | TimeRanOut
    | SeedRevealed
    | Said
    | Rematched
)


class Welcome(StrictModel):
    """Everything at once: the first message, or the answer to a client that was away too long."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    version: int
    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None  # null before the start
    facts: dict[str, Any] | None  # what follows from the view by the rules
    seconds_left: float | None  # for this seat's decision, where there is a clock


class EventsMessage(StrictModel):
    """What happened, from one version to the next, as this seat may know it."""

    type: Literal["events"] = "events"
    version: int
    events: list[TableEvent | dict[str, Any]]
    legal_actions: list[str]  # this seat's, if the game waits for it
    facts: dict[str, Any] | None  # what follows by the rules now; null: as before


class Ok(StrictModel):
    """The command of this id is written down for good, as this version."""

    type: Literal["ok"] = "ok"
    id: str
    version: int


class ErrorMessage(StrictModel):
    """Nothing happened, and why. `id` is that of the command, where it could be read."""

    type: Literal["error"] = "error"
    id: str | None
    code: str
    message: str
    options: list[str] | None = None  # of rules that contradict each other, which they are
    rule: str | None = None  # the id of the rule that says so
    refusal: dict[str, Any] | None = None  # of an action that is not legal, why


def error_message(command: str | None, error: AuguryError) -> ErrorMessage:
    """What went wrong, as a client hears it."""
    more: dict[str, Any] = {}
    if isinstance(error, RulesError):
        more = {"options": list(error.options), "rule": error.rule or None}
    elif isinstance(error, IllegalAction) and error.refusal is not None:
        more = {"refusal": wire.to_json(error.refusal)}
    return ErrorMessage(id=command, code=error.code, message=str(error), **more)


class BarredValue(StrictModel):
    """A value of an option that cannot be chosen, and the option that stands in its way."""

    option: str
    value: str | int | bool
    because: str
    rule: str | None


class RuleBook(StrictModel):
    """Rules as messages to be said in a player's language, in chapters."""

    book: list[Chapter]


class ChosenRules(RuleBook):
    """What a choice of rules comes to, and what can no longer be chosen beside it."""

    rules: dict[str, Any]
    barred: list[BarredValue]


class ReplayedRound(StrictModel):
    """A round of a game that is over: what every seat saw of it, in order."""

    number: int
    events: list[dict[str, Any]]


class Replay(StrictModel):
    """A game that is over. Nothing of it is secret any more."""

    rules: dict[str, Any]
    names: list[str]
    rounds: list[ReplayedRound]


class Pong(StrictModel):
    """Here."""

    type: Literal["pong"] = "pong"
    version: int


class Restarting(StrictModel):
    """The server goes down on purpose. Come back after `after` seconds; nothing is lost."""

    type: Literal["restarting"] = "restarting"
    after: float


Message: TypeAlias = Annotated[
    Welcome | EventsMessage | Ok | ErrorMessage | Pong | Restarting, Field(discriminator="type")
]
