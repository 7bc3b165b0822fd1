"""The protocol: everything a client may say and hear, as types.

`docs/protocol.md` tells it as a story; `typescript` writes these models down for the page. Cards,
actions, views and events of the game itself are written by `augury.game.wire`.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

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
    "PROTOCOL",
    "Act",
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
    "Restarting",
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
]

PROTOCOL: Final = 1
"""Raised when a client of the old one could no longer follow."""

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
Bot = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
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


class _Model(BaseModel):
    """Strict at the door: an unknown field is a mistake, and said to be one."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ── Setting up ────────────────────────────────────────────────────────────────────────────────


class RuleChoice(_Model):
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


class Setup(_Model):
    """How a table is laid."""

    rules: RuleChoice = RuleChoice()
    bots: dict[Seat, Bot] = Field(default_factory=dict)
    clock: Clock = "off"
    spectators: bool = True
    listed: bool = False
    chat: bool = True


class NewTable(_Model):
    """A table to be laid, and who lays it."""

    name: Name
    setup: Setup = Setup()
    seat: Seat = 0
    contribution: Contribution | None = None


class NewSeat(_Model):
    """A person who wants to sit down; anywhere, unless a seat is named."""

    name: Name
    seat: Seat | None = None
    contribution: Contribution | None = None


class OpenSeat(_Model):
    """A seat's own key, from a personal link."""

    key: Key


# ── Commands: over the socket, or by HTTP ─────────────────────────────────────────────────────


class _Command(_Model):
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


class Ping(_Model):
    """A question whether anybody is there."""

    type: Literal["ping"]


Command: TypeAlias = (
    Act | Say | Start | LeaveSeat | SeatBot | Remove | PassHosting | Contribute | Rematch
)
Incoming: TypeAlias = Annotated[Command | Ping, Field(discriminator="type")]
INCOMING: Final[TypeAdapter[Command | Ping]] = TypeAdapter(Incoming)


# ── Answers and news ──────────────────────────────────────────────────────────────────────────


class SeatInfo(_Model):
    """Who sits here. With `name` a person; with `bot` as well, a bot plays in their place."""

    seat: Seat
    name: str | None
    bot: str | None
    present: bool


class Seed(_Model):
    """A round's seed, revealed when the round is over."""

    round: int
    seed: str


class TableInfo(_Model):
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


class Listing(_Model):
    """A table in the lobby."""

    id: str
    stage: Stage
    host: str
    rules: dict[str, Any]
    seats: int
    open: int
    spectators: bool


class Joined(_Model):
    """A seat of one's own. The key is told this once; it is the secret of the personal link."""

    table: str
    seat: Seat
    key: str
    link: str


class Seated(_Model):
    """The seat whose key was shown."""

    table: str
    seat: Seat


class SeatChanged(_Model):
    """A seat as it is now, and what happened there."""

    type: Literal["SeatChanged"] = "SeatChanged"
    why: Literal["sat", "left", "removed", "bot", "arrived", "departed", "taken_over", "given_back"]
    seat: SeatInfo


class HostChanged(_Model):
    """Hosting has passed on."""

    type: Literal["HostChanged"] = "HostChanged"
    host: Seat


class Contributed(_Model):
    """A person's share in the shuffles."""

    type: Literal["Contributed"] = "Contributed"
    seat: Seat
    contribution: str


class GameStarted(_Model):
    """The cards are about to be dealt."""

    type: Literal["GameStarted"] = "GameStarted"
    game: int


class TimeRanOut(_Model):
    """A seat's turn clock ran out; a bot makes this one move for it."""

    type: Literal["TimeRanOut"] = "TimeRanOut"
    seat: Seat


class SeedRevealed(_Model):
    """The round is over: its seed, to be held against its commitment."""

    type: Literal["SeedRevealed"] = "SeedRevealed"
    round: int
    seed: str


class Said(_Model):
    """Somebody says something."""

    type: Literal["Said"] = "Said"
    seat: Seat
    phrase: Phrase | None = None
    emote: Emote | None = None
    text: str | None = None


class Rematched(_Model):
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


class Welcome(_Model):
    """Everything at once: the first message, or the answer to a client that was away too long."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    version: int
    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None  # null before the start
    seconds_left: float | None  # for this seat's decision, where there is a clock


class EventsMessage(_Model):
    """What happened, from one version to the next, as this seat may know it."""

    type: Literal["events"] = "events"
    version: int
    events: list[TableEvent | dict[str, Any]]
    legal_actions: list[str]  # this seat's, if the game waits for it


class Ok(_Model):
    """The command of this id is written down for good, as this version."""

    type: Literal["ok"] = "ok"
    id: str
    version: int


class ErrorMessage(_Model):
    """Nothing happened, and why. `id` is that of the command, where it could be read."""

    type: Literal["error"] = "error"
    id: str | None
    code: str
    message: str


class Pong(_Model):
    """Here."""

    type: Literal["pong"] = "pong"
    version: int


class Restarting(_Model):
    """The server goes down on purpose. Come back after `after` seconds; nothing is lost."""

    type: Literal["restarting"] = "restarting"
    after: float


Message: TypeAlias = Annotated[
    Welcome | EventsMessage | Ok | ErrorMessage | Pong | Restarting, Field(discriminator="type")
]
