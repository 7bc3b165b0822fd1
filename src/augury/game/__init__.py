"""The rules of Wizard: pure, typed, standard library only.

    state = start(rules)                          # waits for the first deal
    state = step(state, deal(state.table, rng)).state
    legal_actions(state, seat)                    # what a seat may do, in a stable order
    step(state, action)                           # a Step: the new state, and the events
    view(state, seat)                             # what that seat may know, and nothing else
    follow(view, event)                           # how a client keeps up

Values all the way: nothing here has a life of its own, and nothing ever changes.
"""

from augury.game.box import WHOLE_BOX, Box
from augury.game.cards import (
    BOMB,
    CARDS,
    CLOUD,
    DRAGON,
    FAIRY,
    JESTER,
    JUGGLER,
    NUMBER,
    SHAPESHIFTER,
    SPECIAL,
    WEREWOLF,
    WIZARD,
    Card,
    Hand,
    Kind,
    Suit,
    card,
)
from augury.game.errors import (
    ActionError,
    AuguryError,
    DealerError,
    IllegalAction,
    ImpossibleView,
    NoSuchSeat,
    NotationError,
    RecordError,
    RulesError,
    WireError,
)
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
from augury.game.play.engine import apply, start
from augury.game.play.events import EVERYONE, Event, concerns
from augury.game.play.legality import legal_actions
from augury.game.play.refusals import Refusal
from augury.game.play.scoring import Row, points, ranks
from augury.game.play.steps import Step, step
from augury.game.play.table import Exchange, Phase, State, Table
from augury.game.play.tricks import Trick
from augury.game.play.views import View, follow, view
from augury.game.rules import Bidding, CloudChange, Foresight, Mode, Rules
from augury.game.rules.choices import Bar, Choice, barred
from augury.game.rules.editions import EDITIONS, SCHEDULES, Edition, edition, schedule
from augury.game.text.notation import (
    format_action,
    format_hand,
    format_move,
    format_rules,
    parse_action,
    parse_hand,
    parse_move,
    parse_rules,
)
from augury.game.text.record import Record, dumps, loads, replay
from augury.game.text.wire import (
    decode as decode,  # not in a star's import: they say too little there
)
from augury.game.text.wire import encode as encode
from augury.game.text.wire import from_json, schema, to_json

__all__ = [
    "BOMB",
    "CARDS",
    "CLOUD",
    "DRAGON",
    "EDITIONS",
    "EVERYONE",
    "FAIRY",
    "JESTER",
    "JUGGLER",
    "NUMBER",
    "SCHEDULES",
    "SHAPESHIFTER",
    "SPECIAL",
    "WEREWOLF",
    "WHOLE_BOX",
    "WIZARD",
    "Action",
    "ActionError",
    "AuguryError",
    "Bar",
    "Bid",
    "Bidding",
    "Box",
    "Card",
    "ChangeBid",
    "Choice",
    "CloudChange",
    "Deal",
    "DealerError",
    "Edition",
    "Event",
    "Exchange",
    "Foresight",
    "Hand",
    "IllegalAction",
    "ImpossibleView",
    "Kind",
    "Mode",
    "Move",
    "NameTrump",
    "NoSuchSeat",
    "NotationError",
    "Pass",
    "Phase",
    "Play",
    "Record",
    "RecordError",
    "Refusal",
    "Row",
    "Rules",
    "RulesError",
    "State",
    "Step",
    "Suit",
    "Table",
    "Trick",
    "View",
    "WireError",
    "apply",
    "barred",
    "card",
    "concerns",
    "deal",
    "dumps",
    "edition",
    "follow",
    "format_action",
    "format_hand",
    "format_move",
    "format_rules",
    "from_json",
    "legal_actions",
    "loads",
    "parse_action",
    "parse_hand",
    "parse_move",
    "parse_rules",
    "points",
    "ranks",
    "replay",
    "schedule",
    "schema",
    "start",
    "step",
    "to_json",
    "view",
]
