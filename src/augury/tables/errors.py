"""What the server refuses: one tree, with the status HTTP answers and the code the wire says.

    AuguryError
    └── Refused              409  refused            Nothing happened, and the table is as it was.
        ├── AlreadySeated    409  already_seated     One seat at a table is enough.
        ├── AtStake          409  at_stake           The rest of the round is not decided yet.
        ├── Busy             503  busy               The table could not be written to: try again.
        ├── ChatOff          409  chat_off           The table has agreed on phrases and emotes.
        ├── Failed           500  failed             A mistake of the server: its log says where.
        ├── ForeignHost      421  foreign_host       This server has another name.
        ├── ForeignOrigin    403  foreign_origin     A page from elsewhere may not connect.
        ├── Malformed        422  malformed          Not a message of the protocol.
        ├── NameTaken        409  name_taken         Somebody is called so, or nearly; or a bot is.
        ├── NoSuchAddress    404  no_such_address    Nothing is served there.
        ├── NoSuchBot        409  no_such_bot        No bot has this name.
        ├── NoSuchGame       404  no_such_game       The table has finished no game of this number.
        ├── NoSuchPad        404  no_such_pad        No shared score pad has this id.
        ├── NoSuchTable      404  no_such_table      No table has this id.
        ├── NotAlone         409  not_alone          People play here, so what lies, lies.
        ├── NotCommitted     409  not_committed      This seat has committed to something else.
        ├── NotHost          403  not_host           Only the host may do this.
        ├── NotSeated        403  not_seated         A spectator may not do this.
        ├── NothingDue       409  nothing_due        No contribution of this seat is waited for.
        ├── NothingPlayed    409  nothing_played     There is no move of this round to take back.
        ├── OtherVersion     410  other_version      Another version wrote this table.
        ├── SeatTaken        409  seat_taken         Somebody sits there.
        ├── SpectatorsBarred 403  spectators_barred  The table plays among itself.
        ├── Stale            409  stale              The question has changed since it was answered.
        ├── TooFast          429  too_fast           More than the limit allows: wait a moment.
        ├── TooLarge         413  too_large          Longer than any request that makes sense.
        ├── TooSlow          408  too_slow           The request took too long to arrive.
        ├── WrongKey         401  wrong_key          The key opens no seat at this table.
        ├── WrongMethod      405  wrong_method       The address is served, but not in this way.
        └── WrongStage       409  wrong_stage        Not now: only before, during or after a game.

What the game refuses (`augury.game.errors`) has codes of its own; `status` says what HTTP answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb
from typing import ClassVar, Final

from augury.codec import snake_case
from augury.game.errors import AuguryError, NotationError, RecordError, RulesError

_CALLS: Final = 4  # that are named where something has gone wrong


class Refused(AuguryError):
    """Nothing happened, and the table is as it was."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 409

    def __init_subclass__(cls, status: int = status) -> None:
        super().__init_subclass__()
        cls.code, cls.status = snake_case(cls.__name__), status


def place_of(error: BaseException) -> str:
    """Where in the code it happened, without any value: the innermost calls, for a log."""
    calls = extract_tb(error.__traceback__)[-_CALLS:]
    return " > ".join(f"{Path(call.filename).name}:{call.lineno} {call.name}" for call in calls)


def status(error: AuguryError) -> int:
    """The HTTP status for an error."""
    match error:
        case Refused():
            return error.status
        case RulesError() | NotationError() | RecordError():
            return Malformed.status
        case _:
            return Refused.status


class AlreadySeated(Refused):
    """One seat at a table is enough."""


class AtStake(Refused):
    """The rest of the round is not decided yet."""


class Busy(Refused, status=503):
    """The table could not be written to: try again."""


class ChatOff(Refused):
    """The table has agreed on phrases and emotes."""


class Failed(Refused, status=500):
    """A mistake of the server: its log says where."""


class ForeignHost(Refused, status=421):
    """This server has another name."""


class ForeignOrigin(Refused, status=403):
    """A page from elsewhere may not connect."""


class Malformed(Refused, status=422):
    """Not a message of the protocol."""


class NameTaken(Refused):
    """Somebody is called so, or nearly; or a bot is."""


class NoSuchAddress(Refused, status=404):
    """Nothing is served there."""


class NoSuchBot(Refused):
    """No bot has this name."""


class NoSuchGame(Refused, status=404):
    """The table has finished no game of this number."""


class NoSuchPad(Refused, status=404):
    """No shared score pad has this id."""


class NoSuchTable(Refused, status=404):
    """No table has this id."""


class NotAlone(Refused):
    """People play here, so what lies, lies."""


class NotCommitted(Refused):
    """This seat has committed to something else."""


class NotHost(Refused, status=403):
    """Only the host may do this."""


class NotSeated(Refused, status=403):
    """A spectator may not do this."""


class NothingDue(Refused):
    """No contribution of this seat is waited for."""


class NothingPlayed(Refused):
    """There is no move of this round to take back."""


class OtherVersion(Refused, status=410):
    """Another version wrote this table."""


class SeatTaken(Refused):
    """Somebody sits there."""


class SpectatorsBarred(Refused, status=403):
    """The table plays among itself."""


class Stale(Refused):
    """The question has changed since it was answered."""


class TooFast(Refused, status=429):
    """More than the limit allows: wait a moment."""


class TooLarge(Refused, status=413):
    """Longer than any request that makes sense."""


class TooSlow(Refused, status=408):
    """The request took too long to arrive."""


class WrongKey(Refused, status=401):
    """The key opens no seat at this table."""


class WrongMethod(Refused, status=405):
    """The address is served, but not in this way."""

    def __init__(self, message: str, allowed: Sequence[str] = ()) -> None:
        """`allowed` are the methods that are understood there."""
        super().__init__(message)
        self.allowed = allowed


class WrongStage(Refused):
    """Not now: only before, during or after a game."""
