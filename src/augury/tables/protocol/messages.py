"""What the server says over the socket, and how an error is said by HTTP as well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, TypeAlias

from augury.analysis.errors import AnalysisError
from augury.codec import LeftOut
from augury.game.errors import AuguryError, IllegalAction, RecordError, RulesError
from augury.game.play.events import Event
from augury.game.play.facts import Facts
from augury.game.play.refusals import Refusal
from augury.game.play.tricks import WonBy
from augury.game.play.views import View
from augury.tables.protocol.events import TableEvent
from augury.tables.protocol.tables import TableInfo

PROTOCOL: Final = 1
"""Raised when a client of the old one could no longer follow."""


@dataclass(frozen=True, kw_only=True)
class Welcome:
    """Everything at once: the first message, or the answer to a client that was away too long."""

    type: ClassVar[str] = "welcome"
    protocol: int = PROTOCOL
    version: int
    seat: int | None
    table: TableInfo
    view: View | None  # null before the start
    facts: Facts | None  # what follows from the view by the rules
    won_by: tuple[WonBy, ...] = ()  # why each trick of the round was won
    at: float  # the server's time, in seconds
    seconds_left: float | None  # from then on, for this seat's decision; None: without a clock
    hash: str | None = None  # of the game so far, to hold its record against; null before the start
    claim: bool = False  # whether this seat may claim the rest of the round


@dataclass(frozen=True)
class EventsMessage:
    """What happened, from one version to the next, as this seat may know it."""

    type: ClassVar[str] = "events"
    version: int
    events: tuple[TableEvent | Event, ...]
    facts: Facts | None  # what follows from the view by the rules
    legal_actions: tuple[str, ...]  # this seat's, if the game waits for it
    at: float  # the server's time when it happened, in seconds
    seconds_left: float | None  # from then on, for this seat's decision; None: without a clock
    hash: str | None = None  # of the game so far, to hold its record against; null before the start
    claim: Annotated[bool, LeftOut()] = False  # whether this seat may claim the rest of the round


@dataclass(frozen=True)
class Ok:
    """The command of this id is written down for good, as this version."""

    type: ClassVar[str] = "ok"
    id: str
    version: int


@dataclass(frozen=True)
class ErrorMessage:
    """Nothing happened, and why. `id` is that of the command, where it could be read."""

    type: ClassVar[str] = "error"
    id: str | None
    code: str
    message: str
    options: tuple[str, ...] | None = None  # of rules that contradict each other, which they are
    rule: str | None = None  # the id of the rule that says so
    refusal: Refusal | None = None  # of an action that is not legal, why
    line: int | None = None  # of a record that is broken, where
    reason: str | None = None  # of what cannot be analysed or read, the word for why


@dataclass(frozen=True)
class Pong:
    """Here."""

    type: ClassVar[str] = "pong"
    version: int


@dataclass(frozen=True)
class Restarting:
    """The server goes down on purpose. Come back after `after` seconds; nothing is lost."""

    type: ClassVar[str] = "restarting"
    after: float


Message: TypeAlias = Welcome | EventsMessage | Ok | ErrorMessage | Pong | Restarting
"""Whatever the server says."""


def error_message(command: str | None, error: AuguryError) -> ErrorMessage:
    """What went wrong, as a client hears it."""
    more: dict[str, Any] = {}
    if isinstance(error, RulesError):
        more = {"options": error.options, "rule": error.rule or None}
    elif isinstance(error, IllegalAction) and error.refusal is not None:
        more = {"refusal": error.refusal}
    elif isinstance(error, RecordError):
        cause = error.__cause__
        more = {
            "line": error.line,
            "reason": cause.code if isinstance(cause, AuguryError) else None,
        }
    elif isinstance(error, AnalysisError):
        more = {"reason": error.reason}
    return ErrorMessage(id=command, code=error.code, message=str(error), **more)
