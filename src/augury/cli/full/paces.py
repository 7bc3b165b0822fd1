"""How long something stays before the game goes on."""

from __future__ import annotations

from typing import Final

from augury.cli.preferences import Pace
from augury.game import Event
from augury.game.play.events import (
    BidChanged,
    BidPlaced,
    BidsRevealed,
    CardAnnounced,
    CardPassed,
    CardPlayed,
    CardPutIn,
    CardTakenOut,
    CardTurnedUp,
    Exchanged,
    TrickEnded,
    TrumpSet,
)

_SECONDS: Final = {
    BidChanged: 0.8,
    BidPlaced: 0.3,
    BidsRevealed: 1.0,
    CardAnnounced: 0.8,
    CardPassed: 0.8,
    CardPlayed: 0.5,
    CardPutIn: 0.8,
    CardTakenOut: 0.8,
    CardTurnedUp: 1.0,
    Exchanged: 1.0,
    TrumpSet: 0.4,
}
_TRICK: Final = 1.4  # a finished trick, before it is taken
_FACTORS: Final = {Pace.KEY: 1.0, Pace.NORMAL: 1.0, Pace.QUICK: 0.4, Pace.NONE: 0.0}


def pause(event: Event, pace: Pace) -> float | None:
    """The seconds for which what came before or with `event` is shown; `None`: until a key."""
    if isinstance(event, TrickEnded):
        return None if pace is Pace.KEY else _TRICK * _FACTORS[pace]
    return _SECONDS.get(type(event), 0.0) * _FACTORS[pace]
