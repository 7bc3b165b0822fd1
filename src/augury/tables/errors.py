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
        ├── NoSuchGame       404  no_such_game       The table has not finished so many games.
        ├── NoSuchPad        404  no_such_pad        No shared score pad has this id.
        ├── NoSuchSeat       409  no_such_seat       There is no such seat, or nobody sits there.
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
from typing import ClassVar

from augury.game.errors import AuguryError, NotationError, RecordError, RulesError


class Refused(AuguryError):
    """Nothing happened, and the table is as it was."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 409


def status(error: AuguryError) -> int:
    """What HTTP answers."""
    match error:
        case Refused():
            return error.status
        case RulesError() | NotationError() | RecordError():
            return Malformed.status
        case _:
            return Refused.status


class AlreadySeated(Refused):
    """One seat at a table is enough."""

    code = "already_seated"


class AtStake(Refused):
    """The rest of the round is not decided yet."""

    code = "at_stake"


class Busy(Refused):
    """The table could not be written to: try again."""

    code = "busy"
    status = 503


class ChatOff(Refused):
    """The table has agreed on phrases and emotes."""

    code = "chat_off"


class Failed(Refused):
    """A mistake of the server: its log says where."""

    code = "failed"
    status = 500


class ForeignHost(Refused):
    """This server has another name."""

    code = "foreign_host"
    status = 421


class ForeignOrigin(Refused):
    """A page from elsewhere may not connect."""

    code = "foreign_origin"
    status = 403


class Malformed(Refused):
    """Not a message of the protocol."""

    code = "malformed"
    status = 422


class NameTaken(Refused):
    """Somebody is called so, or nearly; or a bot is."""

    code = "name_taken"


class NoSuchAddress(Refused):
    """Nothing is served there."""

    code = "no_such_address"
    status = 404


class NoSuchBot(Refused):
    """No bot has this name."""

    code = "no_such_bot"


class NoSuchGame(Refused):
    """The table has not finished so many games."""

    code = "no_such_game"
    status = 404


class NoSuchPad(Refused):
    """No shared score pad has this id."""

    code = "no_such_pad"
    status = 404


class NoSuchSeat(Refused):
    """There is no such seat, or nobody sits there."""

    code = "no_such_seat"


class NoSuchTable(Refused):
    """No table has this id."""

    code = "no_such_table"
    status = 404


class NotAlone(Refused):
    """People play here, so what lies, lies."""

    code = "not_alone"


class NotCommitted(Refused):
    """This seat has committed to something else."""

    code = "not_committed"


class NotHost(Refused):
    """Only the host may do this."""

    code = "not_host"
    status = 403


class NotSeated(Refused):
    """A spectator may not do this."""

    code = "not_seated"
    status = 403


class NothingDue(Refused):
    """No contribution of this seat is waited for."""

    code = "nothing_due"


class NothingPlayed(Refused):
    """There is no move of this round to take back."""

    code = "nothing_played"


class OtherVersion(Refused):
    """Another version wrote this table."""

    code = "other_version"
    status = 410


class SeatTaken(Refused):
    """Somebody sits there."""

    code = "seat_taken"


class SpectatorsBarred(Refused):
    """The table plays among itself."""

    code = "spectators_barred"
    status = 403


class Stale(Refused):
    """The question has changed since it was answered."""

    code = "stale"


class TooFast(Refused):
    """More than the limit allows: wait a moment."""

    code = "too_fast"
    status = 429


class TooLarge(Refused):
    """Longer than any request that makes sense."""

    code = "too_large"
    status = 413


class TooSlow(Refused):
    """The request took too long to arrive."""

    code = "too_slow"
    status = 408


class WrongKey(Refused):
    """The key opens no seat at this table."""

    code = "wrong_key"
    status = 401


class WrongMethod(Refused):
    """The address is served, but not in this way."""

    code = "wrong_method"
    status = 405

    def __init__(self, message: str, allowed: Sequence[str] = ()) -> None:
        """`allowed` are the methods that are understood there."""
        super().__init__(message)
        self.allowed = allowed


class WrongStage(Refused):
    """Not now: only before, during or after a game."""

    code = "wrong_stage"
