"""How the types of the game are written as JSON, read from it, and described by a schema.

Nearly all of it follows from the type hints of the dataclasses: a new field is on the wire, and in
the schema, as soon as it is in its class. Here is what they do not say: which values are written as
a short text, and what is written that is no field.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, get_args

from augury.codec import Codecs, Enumeration, Notation, Objects
from augury.game.cards import ALL_SPECIAL, CARDS, KINDS, Card, Kind
from augury.game.play.actions import Action, Move, Play
from augury.game.play.events import Event, Turn
from augury.game.play.table import State, Table
from augury.game.play.tricks import Trick
from augury.game.play.views import View
from augury.game.rules import Rules
from augury.game.rules.options import OPTIONS
from augury.game.text.notation import format_action, format_move, parse_action, parse_move

MESSAGES: Final[Mapping[str, type]] = {
    each.__name__: each for each in (View, *get_args(Event), Table, Rules)
}
"""What is sent by itself, and says its type."""

READABLE: Final[Mapping[str, type]] = {**MESSAGES, State.__name__: State}
"""What can be read back: the messages, and a state, which holds every hand and is never sent."""

_KNOWN: Final = 256  # rules in use at once


def _format_play(play: Play) -> str:
    if play.face is play.card:  # most are, and a view has many
        return f"{play.seat}:{play.card.code}"
    return format_action(play)


_CARD: Final = f"([BRGY]([1-9]|1[0-3])|[{''.join(kind.code for kind in KINDS)}])"
_HAND: Final = f"{_CARD}(,{_CARD})*"
_DEAL: Final = f"deal( {_HAND})+( up {_CARD})?( by [0-5])?"
_PLAY: Final = f"{_CARD}(=([BRGY]|{_CARD}(=[BRGY])?))?"
_MOVE: Final = f"{_PLAY}|bid=-?[0-9]+|trump=([BRGY]|none)|(pass|put|take)={_CARD}|bid[+-][0-9]+"

_action: Final = Notation(
    "Action", get_args(Action), format_action, parse_action, f"[0-5]:({_MOVE})|{_DEAL}|up={_CARD}"
)
_play: Final = Notation("Play", (Play,), _format_play, parse_action, f"[0-5]:{_PLAY}")
_move: Final = Notation(
    "Move", get_args(Move), format_move, lambda text: parse_move(text, 0), _MOVE
)

codec: Final = Codecs(
    shapes={
        Card: Enumeration({own.code: own for c in CARDS for own in (c, *c.faces)}, "code", "Card"),
        Kind: Enumeration({kind.name: kind for kind in ALL_SPECIAL}, "name", "Kind"),
        **dict.fromkeys((Action, *get_args(Action)), _action),
        Play: _play,
        Move: _move,  # read by no one: a view can tell what is legal
    },
    objects={
        **{kind: Objects(tag=name) for name, kind in READABLE.items()},
        View: Objects(
            tag="View",
            worked_out={"legal_actions": tuple[Move, ...]},
            usual={"gave_before": None, "received_before": None},
        ),
        Table: Objects(
            tag="Table",
            worked_out={"totals": tuple[int, ...], "winners": tuple[int, ...]},
            usual={"clouded_next": None, "second_upcard": None},
        ),
        State: Objects(tag="State", usual={"passed_before": ()}),
        Trick: Objects(usual={"swap": None}),
        Turn: Objects(tag="Turn", usual={"clouded_next": None}),
        Rules: Objects(
            tag="Rules",
            worked_out={"schedule": tuple[int, ...]},
            usual={  # which nobody who plays at a table meets otherwise
                name: option.default for name, option in OPTIONS.items() if not option.offered
            },
            build=lru_cache(_KNOWN)(Rules),  # every view has those of its game
        ),
    },
)
"""The codec of a type that is made of the game's types."""
