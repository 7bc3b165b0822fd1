"""What the server refuses, and under which code the wire says so.

AuguryError
└── Refused                 the table is as it was
    ├── Malformed           not a message of the protocol
    ├── NotSeated           a spectator may not do this
    ├── NotHost             only the host may
    ├── WrongStage          not now: before the start, during the game or after it only
    ├── SeatTaken           somebody sits there
    ├── NoSuchSeat          the table has fewer seats
    ├── NoSuchBot           no bot of this name
    ├── NoSuchTable         no table of this id
    ├── NoSuchGame          the table has not played so many games to the end
    ├── SpectatorsBarred    the table plays among itself
    ├── ChatOff             the table has agreed on phrases and emotes only
    ├── WrongKey            a key that opens no seat here
    ├── Stale               an answer to a question that has changed since
    ├── TooFast             more messages than the limit
    └── Busy                the table could not be written to; try again

Every class has a `code` for the wire and a `status` for HTTP.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from augury.game.errors import AuguryError

__all__ = [
    "Busy",
    "ChatOff",
    "ForeignOrigin",
    "Malformed",
    "NoSuchBot",
    "NoSuchGame",
    "NoSuchSeat",
    "NoSuchTable",
    "NotHost",
    "NotSeated",
    "Refused",
    "SeatTaken",
    "SpectatorsBarred",
    "Stale",
    "TooFast",
    "WrongKey",
    "WrongStage",
]


class Refused(AuguryError):
    """A command that changed nothing."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 409  # over HTTP


class Malformed(Refused):
    """Not a message of the protocol."""

    code = "malformed"
    status = 422

    @classmethod
    def by_model(cls, error: Mapping[str, Any]) -> Malformed:
        """What a model of the protocol says of a message: where in it, and what."""
        where = ".".join(str(part) for part in error["loc"] if part != "body")
        what = "there is no such option" if error["type"] == "extra_forbidden" else error["msg"]
        return cls(f"{where}: {what}"[:300])


class NotSeated(Refused):
    """A spectator may not do this."""

    code = "not_seated"
    status = 403


class NotHost(Refused):
    """Only the host may do this."""

    code = "not_host"
    status = 403


class WrongStage(Refused):
    """Not now."""

    code = "wrong_stage"


class SeatTaken(Refused):
    """Somebody sits there."""

    code = "seat_taken"


class NoSuchSeat(Refused):
    """The table has fewer seats, or nobody of the asked sort sits there."""

    code = "no_such_seat"


class NoSuchBot(Refused):
    """There is no bot of this name."""

    code = "no_such_bot"


class NoSuchTable(Refused):
    """There is no table of this id."""

    code = "no_such_table"
    status = 404


class NoSuchGame(Refused):
    """The table has not played so many games to the end."""

    code = "no_such_game"
    status = 404


class SpectatorsBarred(Refused):
    """The table plays among itself."""

    code = "spectators_barred"
    status = 403


class ChatOff(Refused):
    """The table has agreed on phrases and emotes only."""

    code = "chat_off"


class WrongKey(Refused):
    """A key that opens no seat at this table."""

    code = "wrong_key"
    status = 401


class ForeignOrigin(Refused):
    """A page from elsewhere."""

    code = "foreign_origin"
    status = 403


class Stale(Refused):
    """The answer to a question that has changed since."""

    code = "stale"


class TooFast(Refused):
    """More than the limit allows; a moment's patience mends it."""

    code = "too_fast"
    status = 429


class Busy(Refused):
    """The table could not be written to. Nothing happened: try again."""

    code = "busy"
    status = 503
