"""What may differ from one table to the next, as values: modes, ways to predict, foresight."""

from __future__ import annotations

from enum import Enum
from typing import Final

from augury.game.errors import RulesError

PLAYERS: Final = range(3, 7)  # R2.1


class _Variant(Enum):
    """A value that prints as the word a person would type."""

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Bidding(_Variant):
    """How predictions are made."""

    OPEN = "open"  # aloud, in turn (R4.2)
    HIDDEN = "hidden"  # all at once, revealed before the first trick (V2)
    SECRET = "secret"  # all at once, revealed when the round is over (V3)


class LastBid(_Variant):
    """Who may even the predictions out all the same, with plus/minus one (V1)."""

    NOBODY = "nobody"  # as the rulebooks have it
    UNLESS_LEADING = "unless-leading"  # all but one who leads alone in points (O2)
    ZERO = "zero"  # with a prediction of 0, which is always allowed (O2)


class Foresight(_Variant):
    """In which rounds players predict seeing everyone's cards but their own (V4)."""

    OFF = "off"
    FIRST_ROUND = "first-round"
    EVERY_ROUND = "every-round"


class Mode(_Variant):
    """How rounds are built."""

    CLASSIC = "classic"  # one card more each round (R2.2)
    ONE_COLOUR = "one-colour"  # everyone plays their own suit (V5)
    MAXIMUS = "maximus"  # five rounds with the whole deck (V6)


class Lot(_Variant):
    """In the place of a seat: whom chance chooses (O1)."""

    LOT = "lot"


class CloudChange(_Variant):
    """When the taker of the Cloud changes their prediction (S7.6)."""

    AT_ONCE = "at-once"
    ROUND_END = "round-end"


class Ties(_Variant):
    """What decides between equal totals at the end of a game."""

    SHARED = "shared"  # nothing: the victory is shared (R8.1)
    PREDICTIONS = "predictions"  # the greater sum of predictions (O3)
    PREDICTIONS_MET = "predictions-met"  # the more predictions that came true (O3)


def check_players(players: int) -> None:
    """Refuse a number of players the game is not for (R2.1)."""
    if players not in PLAYERS:
        raise RulesError(f"{players} players: the game is for 3 to 6 (R2.1)", ("players",), "R2.1")
