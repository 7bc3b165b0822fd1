"""The protocol for the page as TypeScript: messages of a table and of the game, and addresses.

With them what a page offers a choice of: kinds of cards, editions, players and options.

    python -m augury.server.typescript web/src/protocol.ts

writes the file anew; a test fails when it is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, get_args

from augury.bots import BOTS
from augury.codec.schemas import Schema, Schemas, merge
from augury.game import ALL_SPECIAL, EDITIONS, SCHEDULES, Event
from augury.game.cards import KINDS, NUMBER, Aftermath, Announcement
from augury.game.rules import companions
from augury.game.rules.options import OPTIONS, in_words
from augury.game.text import wire
from augury.game.text.codecs import codec
from augury.tables.names import BOT_NAMES
from augury.tables.protocol import analysis, commands, events, messages
from augury.tables.protocol.closings import FINAL, HOPELESS, Closing
from augury.tables.routes import ROUTES
from augury.tables.routes.route import Analysed, Media

_HEAD: Final = """\
// The protocol of a table, written by `python -m augury.server.typescript`. Do not edit:
// change src/augury/tables/protocol or the game, and write it anew.
"""
_UNIONS: Final[dict[str, Any]] = {
    "Command": commands.Command,
    "Incoming": commands.Incoming,
    "TableEvent": events.TableEvent,
    "GameEvent": Event,
    "Message": messages.Message,
}
"""What is a union in Python, and has a name there as well."""


def typescript() -> str:
    """All of `web/src/protocol.ts`."""
    heard, said = Schemas(reading=True), Schemas()
    for kind in (commands.Incoming, *(route.takes for route in ROUTES if route.takes)):
        heard.add(codec.shape(kind))
    given = (route.answer_type() for route in ROUTES if route.gives is not None)
    for kind in (messages.Message, analysis.ReviewProgress, *given):
        said.add(codec.shape(kind))
    game = Schemas()
    game.definitions.update(wire.schema()["$defs"])
    definitions = merge(heard, said, game)
    unions = {
        name: {_type(Schemas().add(codec.shape(kind))) for kind in get_args(union)}
        for name, union in _UNIONS.items()
    }
    lines = [_HEAD, f"export const PROTOCOL = {messages.PROTOCOL};", "", *_records()]
    for name, members in unions.items():
        lines += [f"export type {name} = {' | '.join(sorted(members))};", ""]
    lines += _routes(unions)
    for name, definition in definitions.items():
        lines += [*_declare(name, definition, unions), ""]
    return "\n".join(lines)


def _records() -> list[str]:
    """The kinds of cards, the editions, the players and the options, as constants."""
    kinds = [
        {
            "name": kind.name,
            "code": kind.code,
            "copies": kind.copies,
            "special": kind.special,
            "announcement": kind.announcement.value,
            "value": kind.value if kind.announcement is Announcement.SUIT else None,
            "traded": kind.traded,
            "changes_bid": kind.aftermath is Aftermath.BID_CHANGES,
            "passes": kind.aftermath is Aftermath.ALL_PASS,
            "destroys": kind.aftermath is Aftermath.NOBODY_TAKES,
            "exchanges": kind.aftermath is Aftermath.EXCHANGE,
            "copies_upcard": kind.announcement is Announcement.UPCARD,
            "companions": [other.name for other in companions(kind)],
        }
        for kind in KINDS
        if kind is not NUMBER
    ]
    editions = [
        {
            "name": one.name,
            "special": [kind.name for kind in one.special],
            "cloud": one.cloud.value,
            "foresight": one.foresight.value,
        }
        for one in EDITIONS.values()
    ]
    options = [
        {
            "name": option.name,
            "values": option.words,
            "default": in_words(option.default),
            "several": option.several,
            "label": option.label,
            "message": option.message,
            "named_by_value": option.named_by_value,
            "variant": option.variant,
            "seats": option.of_seats,
            "cards": [kind.name for kind in ALL_SPECIAL if kind.aftermath is option.asked_with]
            if isinstance(option.asked_with, Aftermath)
            else None,
            "switch": option.asked_with if isinstance(option.asked_with, str) else None,
        }
        for option in OPTIONS.values()
        if option.offered
    ]
    players = [
        {
            "name": one.name,
            "message": one.message,
            "facts": [{"message": id_, "number": number} for id_, number in one.facts],
        }
        for one in BOTS
    ]
    return [
        *_constant("KINDS", "Cards that are no numbers, in the order of a hand.", kinds),
        *_constant("EDITIONS", "What each rulebook takes for granted.", editions),
        *_constant("PLAYERS", "The bots, the weakest first.", players),
        *_constant("BOT_NAMES", "What bots are called by their seat, or else.", BOT_NAMES),
        "/** Why the server closes a socket. */",
        f"export const CLOSING = {json.dumps({one.name: one.value for one in Closing})} as const;",
        "",
        "/** Closings after which there is nothing to come back to; their words are `closed-…`. */",
        f"export const FINAL: Record<number, string> = {json.dumps(_final())};",
        "",
        "/** Refusals of an opening that would be the same the next time; likewise. */",
        f"export const HOPELESS: readonly string[] = {json.dumps(HOPELESS)};",
        "",
        *_constant(
            "OPTIONS",
            "The options of the rules: `cards` or the `switch` that alone ask for it.",
            options,
        ),
        *_constant("SCHEDULES", "Hand sizes that have a name.", SCHEDULES),
    ]


def _routes(unions: Mapping[str, set[str]]) -> list[str]:
    """What every address takes and gives, so that nobody can call one that is not there."""
    lines = ["/** Every address of the server: what is sent there, and what it answers. */"]
    lines.append("export interface Routes {")
    for route in ROUTES:
        takes = "null" if route.takes is None else _message(route.takes, unions)
        gives = _message(route.gives, unions) if route.media is Media.JSON else "string"
        lines.append(f'  "{route.method} {route.path}": {{ takes: {takes}; gives: {gives} }};')
    return [*lines, "}", ""]


def _message(kind: Any, unions: Mapping[str, set[str]]) -> str:
    if isinstance(kind, Analysed):
        return kind.name
    return _type(Schemas().add(codec.shape(kind)), unions)


def _final() -> dict[int, str]:
    return {int(closing): code for closing, code in FINAL.items()}


def _constant(name: str, comment: str, records: Iterable[object]) -> list[str]:
    lines = [f"  {json.dumps(record)}," for record in records]
    return [f"/** {comment} */", f"export const {name} = [", *lines, "] as const;", ""]


def _declare(name: str, schema: Schema, unions: Mapping[str, set[str]]) -> list[str]:
    summary = schema.get("description", "").strip().split("\n")[0]
    comment = [f"/** {summary} */"] if summary else []
    if "properties" not in schema:
        return [*comment, f"export type {name} = {_type(schema, unions)};"]
    fields = [
        f"  {field}{'' if field in schema['required'] else '?'}: {_type(one, unions)};"
        for field, one in schema["properties"].items()
    ]
    return [*comment, f"export interface {name} {{", *fields, "}"]


def _type(schema: Schema, unions: Mapping[str, set[str]] = MappingProxyType({})) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": options}:
            return " | ".join(_named([_type(option, unions) for option in options], unions))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item, unions) for item in items)}]"
        case {"type": "array", "items": items}:
            inner = _type(items, unions)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values, unions)}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case _:
            raise ValueError(f"no TypeScript for {schema}")


def _named(types: list[str], unions: Mapping[str, set[str]]) -> list[str]:
    """The members of a union, those together that have a name together."""
    for name, members in unions.items():
        if members <= {*types}:
            types = [name, *(one for one in types if one not in members)]
    return list(dict.fromkeys(types))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
