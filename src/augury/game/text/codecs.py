"""How each type of the game is written as JSON, read from it, and described by a schema.

It follows from the type hints of the dataclasses: a new field is on the wire, and in the schema, as
soon as it is in its class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from enum import EnumType
from functools import cache, partial
from inspect import cleandoc
from operator import attrgetter
from reprlib import repr as short
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from augury.game.cards import CARDS, KINDS, SPECIAL, Card, Kind
from augury.game.errors import NotationError, RulesError, WireError
from augury.game.play.actions import Action, Move, Play
from augury.game.play.events import EVERYONE, Audience, Event, Everyone
from augury.game.play.table import State, Table
from augury.game.play.views import View
from augury.game.rules import Rules
from augury.game.rules.options import OPTIONS
from augury.game.text.notation import format_action, format_move, parse_action

__all__ = ["MESSAGES", "VALUES", "Codec", "Schema", "codec", "definitions"]

Schema: TypeAlias = dict[str, Any]

MESSAGES: Final[Mapping[str, type]] = {
    each.__name__: each for each in (View, *get_args(Event), Table, Rules)
}
"""What is sent by itself, and says its type."""

VALUES: Final[Mapping[str, type]] = {**MESSAGES, State.__name__: State}
"""What can be read back: the messages, and a state, which holds every hand and is never sent."""

_WORKED_OUT: Final[Mapping[type, Mapping[str, Any]]] = {
    View: {"legal_actions": tuple[Move, ...]},
    Table: {"totals": tuple[int, ...], "winners": tuple[int, ...]},
    Rules: {"schedule": tuple[int, ...]},
}


_USUAL: Final[Mapping[type, Mapping[str, Any]]] = {
    Rules: {name: option.default for name, option in OPTIONS.items() if not option.offered}
}
"""Fields that are left out where they are as usual: nobody who plays at a table meets them."""


@dataclass(frozen=True)
class Codec:
    """How a type is written, read and described."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    schema: Schema


_DEFINITIONS: Final[dict[str, Schema]] = {}
_REFERENCE: Final = "#/$defs/"


def _define(name: str, **definition: Any) -> Schema:
    """Describe a type once; refer to it ever after."""
    _DEFINITIONS[name] = definition
    return {"$ref": f"{_REFERENCE}{name}"}


def definitions(schemas: Iterable[Schema]) -> dict[str, Schema]:
    """What these schemas refer to, and what that refers to, by name and in order."""
    found: dict[str, Schema] = {}
    waiting: list[Any] = [*schemas]
    while waiting:
        match waiting.pop():
            case {"$ref": str(place)}:
                name = place.removeprefix(_REFERENCE)
                if name not in found:
                    found[name] = _DEFINITIONS[name]
                    waiting.append(found[name])
            case dict() as parts:
                waiting += parts.values()
            case list() as parts:
                waiting += parts
            case _:
                pass  # a word or a number
    return dict(sorted(found.items()))


@cache
def codec(hint: Any) -> Codec:
    """The codec of a type, from what it is made of."""
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
        return Codec(format_move, str, _define("Move", type="string", pattern=f"^({_MOVE})$"))
    if hint == Audience:
        return _audience()
    if isinstance(hint, UnionType):
        (something,) = set(get_args(hint)) - {NoneType}
        return _optional(codec(something))
    if get_origin(hint) is tuple:
        return _list(codec(get_args(hint)[0]))
    return _object(hint)


_PLAIN: Final = {int: "integer", bool: "boolean", str: "string", float: "number"}
_DIGITS: Final = 4  # behind the point of a number on the wire


def _plain(kind: type) -> Codec:
    name = _PLAIN[kind]

    def read(data: object) -> object:
        if type(data) is not kind:  # True is an int, but no number of tricks
            raise WireError(f"{short(data)} is no {name}")
        return data

    write = partial(round, ndigits=_DIGITS) if kind is float else kind
    return Codec(write, read, {"type": name})


def _coded(
    name: str, codes: dict[str, Any], code: Callable[[Any], str] = attrgetter("code")
) -> Codec:
    """One of a few values, each of which has a code."""

    def read(data: object) -> object:
        if not isinstance(data, str) or data not in codes:
            raise WireError(f"{short(data)} is no {name}: expected one of {', '.join(codes)}")
        return codes[data]

    return Codec(code, read, _define(name, enum=list(codes)))


def _optional(item: Codec) -> Codec:
    write, read = item.write, item.read
    return Codec(
        lambda value: None if value is None else write(value),
        lambda data: None if data is None else read(data),
        {"anyOf": [item.schema, {"type": "null"}]},
    )


def _list(item: Codec) -> Codec:
    write, read_item = item.write, item.read

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

    return Codec(
        list if write is int else lambda values: [write(value) for value in values],
        read,
        {"type": "array", "items": item.schema},
    )


def _audience() -> Codec:
    everyone, seats = codec(Everyone), codec(tuple[int, ...])
    return Codec(
        lambda value: everyone.write(value) if value is EVERYONE else list(value),
        lambda data: everyone.read(data) if isinstance(data, str) else seats.read(data),
        {"anyOf": [everyone.schema, seats.schema]},
    )


_CARD: Final = f"([BRGY]([1-9]|1[0-3])|[{''.join(kind.code for kind in KINDS)}])"
_HAND: Final = f"{_CARD}(,{_CARD})*"
_DEAL: Final = f"deal( {_HAND})+( up {_CARD})?"
_PLAY: Final = f"{_CARD}(=([BRGY]|{_CARD}))?"
_MOVE: Final = f"{_PLAY}|bid=-?[0-9]+|trump=([BRGY]|none)|pass={_CARD}|bid[+-][0-9]+"


def _noted(name: str, kind: Any, pattern: str) -> Codec:
    """An action, in its notation."""

    def read(data: object) -> object:
        try:
            action = parse_action(data) if isinstance(data, str) else None
        except NotationError as error:
            raise WireError(str(error)) from error
        if isinstance(action, kind):
            return action
        raise WireError(f"{short(data)} is no {name}")

    return Codec(format_action, read, _define(name, type="string", pattern=f"^({pattern})$"))


def _object(kind: Any) -> Codec:
    """An object with the fields of its class, with its type if it is a message."""
    hints = get_type_hints(kind)
    held = {field.name: codec(hints[field.name]) for field in fields(kind) if field.init}
    written = held | {name: codec(hint) for name, hint in _WORKED_OUT.get(kind, {}).items()}
    tag = {"type": kind.__name__} if kind in VALUES.values() else {}
    usual = _USUAL.get(kind, {})
    writers = [(name, each.write) for name, each in written.items()]

    def write(value: object) -> object:
        data: dict[str, Any] = tag.copy()
        for name, write_field in writers:
            data[name] = write_field(getattr(value, name))
        for name, as_usual in usual.items():
            if getattr(value, name) == as_usual:
                del data[name]
        return data

    def read(data: object) -> object:
        if not isinstance(data, dict):
            raise WireError(f"{short(data)} is no {kind.__name__}")
        if unknown := data.keys() - written.keys() - tag.keys():
            raise WireError(f"{kind.__name__} has no {', '.join(map(short, sorted(unknown)))}")
        if missing := (held.keys() | tag.keys()) - data.keys() - usual.keys():
            raise WireError(f"{kind.__name__} lacks {', '.join(sorted(missing))}")
        if tag and data["type"] != kind.__name__:
            raise WireError(f"{short(data['type'])} is no {kind.__name__}", ".type")
        values: dict[str, Any] = {}
        for name, each in held.items():
            if name in usual and name not in data:
                continue
            try:
                values[name] = each.read(data[name])
            except WireError as error:
                raise error.within(f".{name}") from None
        try:
            return kind(**values)
        except RulesError as error:
            raise WireError(str(error)) from error

    properties = {name: {"const": text} for name, text in tag.items()}
    properties |= {name: each.schema for name, each in written.items()}
    return Codec(
        write,
        read,
        _define(
            kind.__name__,
            description=cleandoc(kind.__doc__ or "").partition("\n\n")[0],
            type="object",
            properties=properties,
            required=[name for name in properties if name not in usual],
            additionalProperties=False,
        ),
    )
