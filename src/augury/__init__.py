"""Augury: the card game Wizard.

What a program needs in its first hour. Everything else of the rules is in `augury.game`; every
error that can be raised is in `augury.errors`, every event in `augury.events`.
"""

from typing import TYPE_CHECKING

from augury.game import errors as errors
from augury.game.cards import JESTER, SPECIAL, WIZARD, Card, Hand, Suit, card
from augury.game.errors import (
    AuguryError,
    IllegalAction,
    NotationError,
    RecordError,
    RulesError,
)
from augury.game.play import events as events
from augury.game.play.actions import (
    Action,
    Bid,
    ChangeBid,
    Deal,
    Move,
    NameTrump,
    Pass,
    Play,
)
from augury.game.play.dealer import deal
from augury.game.play.engine import start
from augury.game.play.events import Event
from augury.game.play.legality import legal_actions
from augury.game.play.steps import Step, step
from augury.game.play.table import Phase, State, Table
from augury.game.play.tricks import Trick
from augury.game.play.views import View, follow, view
from augury.game.rules import Bidding, CloudChange, Foresight, Mode, Rules
from augury.later import later

if TYPE_CHECKING:
    from augury.game.rules.editions import EDITIONS, edition
    from augury.game.text.notation import format_move, format_rules, parse_move, parse_rules
    from augury.game.text.record import Record, dumps, loads, replay
    from augury.game.text.wire import from_json, to_json

    __version__: str
else:
    _find = later(
        __name__,
        {
            "augury.game.rules.editions": "EDITIONS edition",
            "augury.game.text.notation": "format_move format_rules parse_move parse_rules",
            "augury.game.text.record": "Record dumps loads replay",
            "augury.game.text.wire": "from_json to_json",
        },
    )

    def __getattr__(name):
        """The version, and names that are imported when they are asked for."""
        return _version() if name == "__version__" else _find(name)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("augury")
    except PackageNotFoundError:  # used as it lies, from its source
        return "unknown"


__all__ = [
    "EDITIONS",
    "JESTER",
    "SPECIAL",
    "WIZARD",
    "Action",
    "AuguryError",
    "Bid",
    "Bidding",
    "Card",
    "ChangeBid",
    "CloudChange",
    "Deal",
    "Event",
    "Foresight",
    "Hand",
    "IllegalAction",
    "Mode",
    "Move",
    "NameTrump",
    "NotationError",
    "Pass",
    "Phase",
    "Play",
    "Record",
    "RecordError",
    "Rules",
    "RulesError",
    "State",
    "Step",
    "Suit",
    "Table",
    "Trick",
    "View",
    "card",
    "deal",
    "dumps",
    "edition",
    "errors",
    "events",
    "follow",
    "format_move",
    "format_rules",
    "from_json",
    "legal_actions",
    "loads",
    "parse_move",
    "parse_rules",
    "replay",
    "start",
    "step",
    "to_json",
    "view",
]
