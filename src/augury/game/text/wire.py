"""The game as JSON: views, events, tables, rules and actions for the wire, states to keep.

    to_json(event)     {"type": "BidPlaced", "seat": 2, "tricks": 3, "audience": "everyone"}
    to_json(action)    "2:bid=3"
    encode(value)      the same as bytes; equal values give equal bytes
    decode(data)       the value again, or a `WireError`
    schema()           all of it as a JSON Schema

Cards are their codes, suits their letters, options their words, actions their notation. All else is
an object with the fields of its class, and tells its `type` if it is a message by itself. Some
objects tell more than their class holds, so that a program that shows a game need not know its
rules: a view has the legal actions of its seat. What can be worked out again is not read back.
Facts and refusals go along with a message, and are written only. A state is read back as well, but
holds all hands: it is for your own disk, and not in the schema. How each type is written is in
`codecs`.
"""

from __future__ import annotations

from typing import Any, TypeAlias, get_args, overload

from augury.codec import Schema, WireError
from augury.codec.errors import short
from augury.codec.schemas import Schemas
from augury.codec.text import dumps, loads
from augury.game.play.actions import Action
from augury.game.play.events import Event
from augury.game.play.facts import Facts
from augury.game.play.refusals import Refusal
from augury.game.play.table import State, Table
from augury.game.play.views import View
from augury.game.rules import Rules
from augury.game.text.codecs import MESSAGES, READABLE, codec

Message: TypeAlias = View | Event | Table | Rules | State | Action
"""Whatever makes sense by itself."""

Attachment: TypeAlias = Facts | Refusal
"""What goes along with a message; written, never read."""


@overload
def to_json(value: Action) -> str: ...
@overload
def to_json(value: View | Event | Table | Rules | State | Attachment) -> dict[str, Any]: ...
def to_json(value: Message | Attachment) -> Any:
    """The value as dictionaries, lists, strings and numbers.

    >>> from augury.game import Play, card
    >>> to_json(Play(2, card("S"), card("W")))
    '2:S=W'
    """
    kind: Any = type(value)
    return codec(kind).write(value)


def from_json(data: object) -> Message:
    """The value that `to_json` turned into `data`. Raises `WireError` if there is none.

    >>> from_json("2:bid=3")
    Bid(seat=2, tricks=3)
    """
    message: Message
    match data:
        case str():
            message = codec(Action).read(data)
        case {"type": str(name)} if name in READABLE:
            message = codec(READABLE[name]).read(data)
        case {"type": name}:
            raise WireError(
                f"{short(name)} is no message: expected one of {', '.join(READABLE)}", ".type"
            )
        case _:
            raise WireError(f"{short(data)} is no message: expected a type, or an action")
    return message


def encode(value: Message) -> bytes:
    """The value as JSON in UTF-8, without spaces and with its fields in a fixed order."""
    return dumps(to_json(value))


def decode(data: bytes | str) -> Message:
    """The value that `encode` turned into `data`. Raises `WireError` if there is none."""
    return from_json(loads(data))


def schema() -> Schema:
    """What is on the wire, as a JSON Schema (2020-12)."""
    schemas = Schemas()
    messages = [schemas.add(codec.shape(hint)) for hint in (*MESSAGES.values(), Action)]
    for attachment in get_args(Attachment):
        schemas.add(codec.shape(attachment))  # described all the same
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Augury on the wire",
        "description": "A view, an event, a table, rules or an action of the card game Wizard.",
        "oneOf": messages,
        "$defs": dict(sorted(schemas.definitions.items())),
    }
