"""What can go wrong in the rules and around them, as one small tree.

    AuguryError
    ├── RulesError            options that contradict each other, or an impossible one
    ├── NotationError         text that names no card, action or rule
    ├── ActionError           a value that is no action, or no field of one
    ├── StateError            a value that is no state, where one is asked for
    ├── RecordError           a record that is broken or illegal, with its line
    ├── DealerError           a shuffle that does not match its commitment
    ├── RecordMismatch        a record that is not the game it says it is
    ├── ImpossibleView        a view that no deal explains
    ├── BotError              a player that cannot be found, that does not act, or an unknown option
    ├── NoSuchSeat            a seat that the game does not have
    ├── MissingExtra          a library or a file that an extra of the package brings
    └── IllegalAction         an action the rules refuse; the state is unchanged
        ├── GameOver          the last round has been scored
        ├── WrongPhase        a card while bids are due, a bid while cards are due, …
        ├── OutOfTurn         another seat is to act
        ├── AlreadyActed      this seat has made its choice in a simultaneous phase
        ├── BadDeal           a deal that this deck and round do not allow
        ├── ForbiddenTrump    a trump that may not be named
        ├── BidOutOfRange     a bid below zero or above the number of tricks
        ├── ForbiddenBid      a bid that plus/minus one rules out
        ├── NotInHand         a card the seat does not hold
        ├── NotOffered        a card that cannot be taken out of the Witch's trick
        ├── BadAnnouncement   a card played without, or with an impossible, announcement
        ├── MustFollow        a revoke: the seat holds the suit to follow
        └── BadChange         a change of prediction that leaves its bounds

Every class has a `code`, which travels over the wire beside the sentence. The root is that of
`augury.codec`, and so is `WireError`: a message that is no value of the game, and where in it. A
room that can go wrong in ways of its own adds a branch of its own to `AuguryError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.codec.errors import AuguryError, WireError

if TYPE_CHECKING:
    from augury.game.play.refusals import Refusal

__all__ = [
    "ActionError",
    "AlreadyActed",
    "AuguryError",
    "BadAnnouncement",
    "BadChange",
    "BadDeal",
    "BidOutOfRange",
    "BotError",
    "DealerError",
    "ForbiddenBid",
    "ForbiddenTrump",
    "GameOver",
    "IllegalAction",
    "ImpossibleView",
    "MissingExtra",
    "MustFollow",
    "NoSuchSeat",
    "NotInHand",
    "NotOffered",
    "NotationError",
    "OutOfTurn",
    "RecordError",
    "RecordMismatch",
    "RulesError",
    "StateError",
    "WireError",
    "WrongPhase",
]


class RulesError(AuguryError, ValueError):
    """Options that contradict each other, or one that is impossible by itself."""

    code = "rules"

    def __init__(self, reason: str, options: tuple[str, ...] = (), rule: str = "") -> None:
        super().__init__(reason)
        self.options = options  # which stand in each other's way, by name; the one, if it is alone
        self.rule = rule  # the id of the rule that says so, if it is one of the rulebook

    def __reduce__(self) -> tuple[type[RulesError], tuple[str, tuple[str, ...], str]]:
        return RulesError, (str(self), self.options, self.rule)


class NotationError(AuguryError, ValueError):
    """Text that names no card, action or rule."""

    code = "notation"


class ActionError(AuguryError, TypeError):
    """A value that is no action, or that a field of an action cannot hold."""

    code = "action"


class StateError(AuguryError, TypeError):
    """A value that is no state, where one is asked for: a step without its `.state`, say."""

    code = "state"


class RecordError(AuguryError, ValueError):
    """A record that is broken, or that the rules refuse to replay."""

    code = "record"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return RecordError, (self.line, self.reason)


class DealerError(AuguryError, ValueError):
    """A shuffle that does not match its commitment.

    `problem` and `values` say the same as data, so that it can be said in any language.
    """

    code = "dealer"

    def __init__(self, sentence: str, problem: str, **values: str | int) -> None:
        super().__init__(sentence)
        self.problem = problem
        self.values = values


class RecordMismatch(AuguryError, ValueError):
    """A record that is not the game it says it is: changed, cut off, or another.

    `problem` and `values` say the same as data, so that it can be said in any language.
    """

    code = "mismatch"

    def __init__(self, sentence: str, problem: str = "", **values: str | int) -> None:
        super().__init__(sentence)
        self.problem = problem
        self.values = values


class ImpossibleView(AuguryError, ValueError):
    """A view that no deal and no hidden choice can explain."""

    code = "impossible_view"


class BotError(AuguryError, ValueError):
    """A player that cannot be found, that does not act, or that has no such option.

    Where a person may have typed its name, `problem` and `values` say the same as data, so that it
    can be said in any language.
    """

    code = "bot"

    def __init__(self, sentence: str, problem: str = "", **values: str) -> None:
        super().__init__(sentence)
        self.problem = problem
        self.values = values


class NoSuchSeat(AuguryError, ValueError):
    """A seat that the game does not have: they are numbered from 0."""

    code = "no_such_seat"


class MissingExtra(AuguryError, ImportError):
    """A library or a file that an extra of the package brings, and that is not installed."""

    code = "missing_extra"

    def __init__(self, reason: str, extra: str) -> None:
        super().__init__(f"{reason}: {self.command_for(extra)}")
        self.reason = reason
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return MissingExtra, (self.reason, self.extra)

    @property
    def command(self) -> str:
        """How to get it."""
        return self.command_for(self.extra)

    @staticmethod
    def command_for(extra: str) -> str:
        """How to get an extra."""
        return f"pip install 'augury[{extra}]'"


class IllegalAction(AuguryError, ValueError):
    """An action the rules refuse. Nothing has changed."""

    code = "illegal_action"

    def __init__(self, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.refusal = refusal  # the reason as data; None, if it was not the engine that refused


class GameOver(IllegalAction):
    """The last round has been scored (R8.1)."""

    code = "game_over"


class WrongPhase(IllegalAction):
    """Something else is due."""

    code = "wrong_phase"


class OutOfTurn(IllegalAction):
    """Another seat is to act."""

    code = "out_of_turn"


class AlreadyActed(IllegalAction):
    """This seat has made its choice and waits for the others."""

    code = "already_acted"


class BadDeal(IllegalAction):
    """A deal that this deck and this round do not allow."""

    code = "bad_deal"


class ForbiddenTrump(IllegalAction):
    """A trump that may not be named here (R3.3, S5.1)."""

    code = "forbidden_trump"


class BidOutOfRange(IllegalAction):
    """A bid below zero or above the number of tricks (R4.1)."""

    code = "bid_out_of_range"


class ForbiddenBid(IllegalAction):
    """The one bid that plus/minus one rules out (V1)."""

    code = "forbidden_bid"


class NotInHand(IllegalAction):
    """A card the seat does not hold."""

    code = "not_in_hand"


class NotOffered(IllegalAction):
    """A card that is not in the trick, or the Witch herself (Y1.4)."""

    code = "not_offered"


class BadAnnouncement(IllegalAction):
    """A card played without its announcement, or with one it cannot have (S1.1, S6.1, Y2.2)."""

    code = "bad_announcement"


class MustFollow(IllegalAction):
    """A revoke: the seat holds the suit to follow (R5.2)."""

    code = "must_follow"


class BadChange(IllegalAction):
    """A change of prediction that is not one up or down within its bounds (S7.2, S7.7)."""

    code = "bad_change"
