"""The rules of Wizard: pure, typed, standard library only.

    state = start(rules)                     # waits for the first deal
    state = step(state, deal(state, rng)).state
    legal_actions(state, seat)               # what a seat may do, in a stable order
    step(state, action)                      # a Step: the new state, and the events
    view(state, seat)                        # what that seat may know, and nothing else
    follow(view, event)                      # how a client keeps up

Everything is a value, and nothing ever changes. What most programs need of this is in `augury` too.
"""

from typing import TYPE_CHECKING

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
    AlreadyActed,
    AuguryError,
    BadAnnouncement,
    BadChange,
    BadDeal,
    BidOutOfRange,
    BotError,
    DealerError,
    ForbiddenBid,
    ForbiddenTrump,
    GameOver,
    IllegalAction,
    ImpossibleView,
    MissingExtra,
    MustFollow,
    NoSuchSeat,
    NotationError,
    NotInHand,
    OutOfTurn,
    RecordError,
    RecordMismatch,
    RulesError,
    StateError,
    WireError,
    WrongPhase,
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
from augury.game.play.events import (
    EVERYONE,
    Audience,
    BidChanged,
    BidPlaced,
    BidsRevealed,
    CardChosen,
    CardPassed,
    CardPlayed,
    Event,
    Everyone,
    Exchanged,
    HandDealt,
    RoundDealt,
    RoundScored,
    TrickEnded,
    TrumpSet,
    Turn,
    concerns,
)
from augury.game.play.legality import legal_actions
from augury.game.play.refusals import Refusal
from augury.game.play.scoring import Row, points, ranks
from augury.game.play.steps import Step, step
from augury.game.play.table import Exchange, Phase, State, Table
from augury.game.play.tricks import Trick, WonBy
from augury.game.play.views import View, follow, view
from augury.game.rules import Bidding, CloudChange, Foresight, LastBid, Lot, Mode, Rules, Ties
from augury.later import later

if TYPE_CHECKING:
    from augury.game.play.facts import Facts, facts
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
    from augury.game.text.wire import decode as decode  # not in a star's import: too short
    from augury.game.text.wire import encode as encode
    from augury.game.text.wire import from_json, schema, to_json
else:
    __getattr__ = later(
        __name__,
        {
            "augury.game.play.facts": "Facts facts",
            "augury.game.rules.choices": "Bar Choice barred",
            "augury.game.rules.editions": "EDITIONS SCHEDULES Edition edition schedule",
            "augury.game.text.notation": (
                "format_action format_hand format_move format_rules "
                "parse_action parse_hand parse_move parse_rules"
            ),
            "augury.game.text.record": "Record dumps loads replay",
            "augury.game.text.wire": "from_json schema to_json decode encode",
        },
    )

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
    "AlreadyActed",
    "Audience",
    "AuguryError",
    "BadAnnouncement",
    "BadChange",
    "BadDeal",
    "Bar",
    "Bid",
    "BidChanged",
    "BidOutOfRange",
    "BidPlaced",
    "Bidding",
    "BidsRevealed",
    "BotError",
    "Box",
    "Card",
    "CardChosen",
    "CardPassed",
    "CardPlayed",
    "ChangeBid",
    "Choice",
    "CloudChange",
    "Deal",
    "DealerError",
    "Edition",
    "Event",
    "Everyone",
    "Exchange",
    "Exchanged",
    "Facts",
    "ForbiddenBid",
    "ForbiddenTrump",
    "Foresight",
    "GameOver",
    "Hand",
    "HandDealt",
    "IllegalAction",
    "ImpossibleView",
    "Kind",
    "LastBid",
    "Lot",
    "MissingExtra",
    "Mode",
    "Move",
    "MustFollow",
    "NameTrump",
    "NoSuchSeat",
    "NotInHand",
    "NotationError",
    "OutOfTurn",
    "Pass",
    "Phase",
    "Play",
    "Record",
    "RecordError",
    "RecordMismatch",
    "Refusal",
    "RoundDealt",
    "RoundScored",
    "Row",
    "Rules",
    "RulesError",
    "State",
    "StateError",
    "Step",
    "Suit",
    "Table",
    "Ties",
    "Trick",
    "TrickEnded",
    "TrumpSet",
    "Turn",
    "View",
    "WireError",
    "WonBy",
    "WrongPhase",
    "apply",
    "barred",
    "card",
    "concerns",
    "deal",
    "dumps",
    "edition",
    "facts",
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
