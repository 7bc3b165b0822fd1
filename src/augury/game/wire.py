"""The game as JSON, for the wire: views, events, tables, rules and actions, both ways.

    to_json(event)     {"type": "BidPlaced", "seat": 2, "tricks": 3, "audience": "everyone"}
    to_json(action)    "2:bid=3"
    encode(value)      the same as bytes; equal values give equal bytes
    decode(data)       the value again, or a `WireError`
    schema()           all of it as a JSON Schema

Cards are their codes, suits their letters, options their words, actions their notation. All else
is an object with the fields of its class, and tells its `type` if it is a message by itself. Some
objects tell more than their class holds, so that whoever shows a game need not know its rules: a
view has the legal actions of its seat. What can be worked out again is not read back. Facts and
refusals go along with a message, and are written only.

How a type is written, read and described follows from the type hints of the dataclasses: a new
field is on the wire, and in the schema, as soon as it is in its class.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from enum import EnumType
from functools import cache
from inspect import cleandoc
from operator import attrgetter
from reprlib import repr as short
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints, overload

from augury.game.actions import Action, Move, Play
from augury.game.cards import CARDS, KINDS, SPECIAL, Card, Kind
from augury.game.errors import NotationError, RulesError, WireError
from augury.game.events import EVERYONE, Audience, Event, Everyone
from augury.game.facts import Facts
from augury.game.notation import format_action, format_move, parse_action
from augury.game.refusals import Refusal
from augury.game.rules import Rules
from augury.game.table import Table
from augury.game.views import View

__all__ = ["Attachment", "Message", "decode", "encode", "from_json", "schema", "to_json"]

Message: TypeAlias = View | Event | Table | Rules | Action
"""Whatever makes sense by itself."""

Attachment: TypeAlias = Facts | Refusal
"""What goes along with a message; written, never read."""

Schema: TypeAlias = dict[str, Any]

_MESSAGES: Final[Mapping[str, type]] = {
    each.__name__: each for each in (View, *get_args(Event), Table, Rules)
}
_WORKED_OUT: Final[Mapping[type, Mapping[str, Any]]] = {
    View: {"legal_actions": tuple[Move, ...]},
    Table: {"totals": tuple[int, ...], "winners": tuple[int, ...]},
    Rules: {"schedule": tuple[int, ...]},
}


@overload
def to_json(value: Action) -> str: ...
@overload
def to_json(value: View | Event | Table | Rules | Attachment) -> dict[str, Any]: ...
def to_json(value: Message | Attachment) -> Any:
    """The value as dictionaries, lists, strings and numbers.

    >>> from augury.game.cards import card
    >>> to_json(Play(2, card("S"), card("W")))
    '2:S=W'
    """
    kind: Any = type(value)
    return _form(kind).write(value)


def from_json(data: object) -> Message:
    """The value that `to_json` turned into `data`. Raises `WireError` if there is none.

    >>> from_json("2:bid=3")
    Bid(seat=2, tricks=3)
    """
    message: Message
    match data:
        case str():
            message = _form(Action).read(data)
        case {"type": str(name)} if name in _MESSAGES:
            message = _form(_MESSAGES[name]).read(data)
        case {"type": name}:
            raise WireError(
                f"{short(name)} is no message: expected one of {', '.join(_MESSAGES)}", ".type"
            )
        case _:
            raise WireError(f"{short(data)} is no message: expected a type, or an action")
    return message


def encode(value: Message) -> bytes:
    """The value as JSON in UTF-8, without spaces and with its fields in a fixed order."""
    return _JSON.encode(to_json(value)).encode()


_JSON: Final = json.JSONEncoder(check_circular=False, ensure_ascii=False, separators=(",", ":"))


def decode(data: bytes | str) -> Message:
    """The value that `encode` turned into `data`. Raises `WireError` if there is none."""
    try:
        parsed = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise WireError(f"{short(data)} is no JSON: {error}") from None
    return from_json(parsed)


def schema() -> Schema:
    """What is on the wire, as a JSON Schema (2020-12)."""
    messages = [_form(hint).schema for hint in (*_MESSAGES.values(), Action)]
    for hint in get_args(Attachment):
        _form(hint)  # described, though no message by itself
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Augury on the wire",
        "description": "A view, an event, a table, rules or an action of the card game Wizard.",
        "oneOf": messages,
        "$defs": dict(sorted(_DEFINITIONS.items())),
    }


# Forms


@dataclass(frozen=True)
class _Form:
    """How a type is written, read and described."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    schema: Schema


_DEFINITIONS: Final[dict[str, Schema]] = {}


def _define(name: str, **definition: Any) -> Schema:
    """Describe a type once; refer to it ever after."""
    _DEFINITIONS[name] = definition
    return {"$ref": f"#/$defs/{name}"}


@cache
def _form(hint: Any) -> _Form:
    """The form of a type, from what it is made of."""
    if hint in _PLAIN:
        return _plain(hint)
    if hint is Card:
        return _coded("Card", {face.code: face for own in CARDS for face in (own, *own.faces)})
    if hint is Kind:
        return _coded("Kind", {kind.name: kind for kind in SPECIAL}, attrgetter("name"))
    if isinstance(hint, EnumType):
        options: Iterable[Any] = hint
        return _coded(hint.__name__, {one.value: one for one in options}, attrgetter("value"))
    if hint is Play:
        return _noted("Play", hint, f"[0-5]:{_PLAY}")
    if hint == Action or hint in get_args(Action):
        return _noted("Action", Action, f"[0-5]:({_MOVE})|{_DEAL}")
    if hint == Move:  # never read: a view can tell what is legal
        return _Form(format_move, str, _define("Move", type="string", pattern=f"^({_MOVE})$"))
    if hint == Audience:
        return _audience()
    if isinstance(hint, UnionType):
        (something,) = set(get_args(hint)) - {NoneType}
        return _optional(_form(something))
    if get_origin(hint) is tuple:
        return _list(_form(get_args(hint)[0]))
    return _object(hint)


_PLAIN: Final = {int: "integer", bool: "boolean", str: "string"}


def _plain(kind: type) -> _Form:
    name = _PLAIN[kind]

    def read(data: object) -> object:
        if type(data) is not kind:  # True is an int, but no number of tricks
            raise WireError(f"{short(data)} is no {name}")
        return data

    return _Form(kind, read, {"type": name})


def _coded(
    name: str, codes: dict[str, Any], code: Callable[[Any], str] = attrgetter("code")
) -> _Form:
    """One of a few values, each of which has a code."""

    def read(data: object) -> object:
        if not isinstance(data, str) or data not in codes:
            raise WireError(f"{short(data)} is no {name}: expected one of {', '.join(codes)}")
        return codes[data]

    return _Form(code, read, _define(name, enum=list(codes)))


def _optional(form: _Form) -> _Form:
    write, read = form.write, form.read
    return _Form(
        lambda value: None if value is None else write(value),
        lambda data: None if data is None else read(data),
        {"anyOf": [form.schema, {"type": "null"}]},
    )


def _list(form: _Form) -> _Form:
    write, read_item = form.write, form.read

    def read(data: object) -> object:
        if not isinstance(data, list):
            raise WireError(f"{short(data)} is no list")
        values: list[Any] = []
        try:
            for item in data:
                values.append(read_item(item))  # noqa: PERF401 - its length is the place of a fault
        except WireError as error:
            raise error.within(f"[{len(values)}]") from None
        return tuple(values)

    return _Form(
        list if write is int else lambda values: [write(value) for value in values],
        read,
        {"type": "array", "items": form.schema},
    )


def _audience() -> _Form:
    everyone, seats = _form(Everyone), _form(tuple[int, ...])
    return _Form(
        lambda value: everyone.write(value) if value is EVERYONE else list(value),
        lambda data: everyone.read(data) if isinstance(data, str) else seats.read(data),
        {"anyOf": [everyone.schema, seats.schema]},
    )


_CARD: Final = f"([BRGY]([1-9]|1[0-3])|[{''.join(kind.code for kind in KINDS)}])"
_HAND: Final = f"{_CARD}(,{_CARD})*"
_DEAL: Final = f"deal( {_HAND})+( up {_CARD})?"
_PLAY: Final = f"{_CARD}(=([BRGY]|{_CARD}))?"
_MOVE: Final = f"{_PLAY}|bid=-?[0-9]+|trump=([BRGY]|none)|pass={_CARD}|bid[+-][0-9]+"


def _noted(name: str, kind: Any, pattern: str) -> _Form:
    """An action, in its notation."""

    def read(data: object) -> object:
        try:
            action = parse_action(data) if isinstance(data, str) else None
        except NotationError as error:
            raise WireError(str(error)) from error
        if isinstance(action, kind):
            return action
        raise WireError(f"{short(data)} is no {name}")

    return _Form(format_action, read, _define(name, type="string", pattern=f"^({pattern})$"))


def _object(kind: Any) -> _Form:
    """An object with the fields of its class, with its type if it is a message."""
    hints = get_type_hints(kind)
    held = {field.name: _form(hints[field.name]) for field in fields(kind) if field.init}
    told = held | {name: _form(hint) for name, hint in _WORKED_OUT.get(kind, {}).items()}
    tag = {"type": kind.__name__} if kind in _MESSAGES.values() else {}
    writers = [(name, form.write) for name, form in told.items()]

    def write(value: object) -> object:
        data: dict[str, Any] = tag.copy()
        for name, write_field in writers:
            data[name] = write_field(getattr(value, name))
        return data

    def read(data: object) -> object:
        if not isinstance(data, dict):
            raise WireError(f"{short(data)} is no {kind.__name__}")
        if unknown := data.keys() - told.keys() - tag.keys():
            raise WireError(f"{kind.__name__} has no {', '.join(map(short, sorted(unknown)))}")
        if missing := (held.keys() | tag.keys()) - data.keys():
            raise WireError(f"{kind.__name__} lacks {', '.join(sorted(missing))}")
        if tag and data["type"] != kind.__name__:
            raise WireError(f"{short(data['type'])} is no {kind.__name__}", ".type")
        values: dict[str, Any] = {}
        for name, form in held.items():
            try:
                values[name] = form.read(data[name])
            except WireError as error:
                raise error.within(f".{name}") from None
        try:
            return kind(**values)
        except RulesError as error:
            raise WireError(str(error)) from error

    properties = {name: {"const": text} for name, text in tag.items()}
    properties |= {name: form.schema for name, form in told.items()}
    return _Form(
        write,
        read,
        _define(
            kind.__name__,
            description=cleandoc(kind.__doc__ or "").partition("\n\n")[0],
            type="object",
            properties=properties,
            required=list(properties),
            additionalProperties=False,
        ),
    )
