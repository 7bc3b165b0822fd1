"""The protocol for the page as TypeScript: the server's models and those of the game's wire.

With it what a page offers a choice of: the kinds of cards, the editions, the players, the options.

    python -m augury.server.typescript web/src/protocol.ts

writes the file anew; a test fails when it is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from augury.analysis.hints import Hint
from augury.analysis.positions import Position
from augury.analysis.puzzles import PuzzleTask, Solution
from augury.analysis.review import Review
from augury.analysis.variations import Variation
from augury.bots import PLAYERS
from augury.game import EDITIONS, SCHEDULES, SPECIAL
from augury.game.cards import KINDS, NUMBER, Aftermath, Announcement
from augury.game.rules import companions
from augury.game.rules.options import OPTIONS, in_words
from augury.game.text import wire
from augury.game.text.codecs import codec
from augury.game.text.codecs import definitions as reachable
from augury.tables.names import BOT_NAMES
from augury.tables.protocol import analysis, commands, events, messages, pads, rules, tables
from augury.tables.protocol.closings import FINAL, HOPELESS, Closing
from augury.tables.protocol.fields import StrictModel

__all__ = ["typescript"]

_HEAD: Final = """\
// The protocol of a table, written by `python -m augury.server.typescript`. Do not edit:
// change src/augury/server/protocol or the game, and write it anew.
"""
_MODELS: Final[tuple[type[BaseModel], ...]] = tuple(
    each
    for module in (analysis, commands, events, messages, pads, rules, tables)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, StrictModel) and each.__name__ in module.__all__
)
# What is a union of models in Python, and what the models leave open because the game defines it.
_UNIONS: Final[dict[str, Any]] = {
    "Command": commands.Command,
    "Incoming": commands.Incoming,
    "TableEvent": events.TableEvent,
    "Message": messages.Message,
}
_GAME_FIELDS: Final = {
    ("TableInfo", "rules"): "Rules",
    ("Listing", "rules"): "Rules",
    ("ChosenRules", "rules"): "Rules",
    ("Replay", "rules"): "Rules",
    ("ReplayedRound", "events"): "GameEvent[]",
    ("Welcome", "view"): "View | null",
    ("Welcome", "facts"): "Facts | null",
    ("EventsMessage", "events"): "(TableEvent | GameEvent)[]",
    ("EventsMessage", "facts"): "Facts | null",
    ("ErrorMessage", "refusal"): "Refusal | null",
}
_ANALYSED: Final = (Hint, Position, PuzzleTask, Review, Solution, Variation)
_PARTS: Final = ("View", "Table", "Rules")  # messages of the game that are no events


def typescript() -> str:
    """The whole file."""
    _, schema = models_json_schema(
        [(model, "serialization") for model in _MODELS], ref_template="#/$defs/{model}"
    )
    game = wire.schema()
    looked_at = reachable([codec(one).schema for one in _ANALYSED])
    definitions = {**looked_at, **schema["$defs"], **game["$defs"]}
    both = set(schema["$defs"]) & set(game["$defs"])
    different = [name for name in both if not _same(schema["$defs"][name], game["$defs"][name])]
    if different:
        raise ValueError(f"two meanings on one wire: {', '.join(different)}")
    lines = [_HEAD, f"export const PROTOCOL = {messages.PROTOCOL};", "", *_records()]
    for name, union in _UNIONS.items():
        names = sorted(_names(TypeAdapter(union).json_schema()))
        lines += [f"export type {name} = {' | '.join(names)};", ""]
    moments = sorted(
        name
        for name, one in game["$defs"].items()
        if "type" in one.get("properties", {}) and name not in _PARTS
    )
    lines += [f"export type GameEvent = {' | '.join(moments)};", ""]
    for name in sorted(definitions):
        lines += [*_declare(name, definitions[name]), ""]
    return "\n".join(lines)


def _records() -> list[str]:
    """The kinds of cards, the editions, the players and the options, as constants."""
    kinds = [
        {
            "name": kind.name,
            "code": kind.code,
            "special": kind.special,
            "announcement": kind.announcement.value,
            "value": kind.value if kind.announcement is Announcement.SUIT else None,
            "traded": kind.traded,
            "changes_bid": kind.aftermath is Aftermath.BID_CHANGES,
            "passes": kind.aftermath is Aftermath.ALL_PASS,
            "destroys": kind.aftermath is Aftermath.NOBODY_TAKES,
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
            "cards": None
            if option.asked_with is None
            else [kind.name for kind in SPECIAL if kind.aftermath is option.asked_with],
        }
        for option in OPTIONS.values()
        if option.offered
    ]
    players = [{"name": one.name, "message": one.message} for one in PLAYERS]
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
        *_constant("OPTIONS", "The options of the rules: `cards`, if only these ask it.", options),
        *_constant("SCHEDULES", "Hand sizes that have a name.", SCHEDULES),
    ]


def _final() -> dict[int, str]:
    return {int(closing): code for closing, code in FINAL.items()}


def _constant(name: str, comment: str, records: Iterable[object]) -> list[str]:
    lines = [f"  {json.dumps(record)}," for record in records]
    return [f"/** {comment} */", f"export const {name} = [", *lines, "] as const;", ""]


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return set(one.get("enum", ())) == set(other.get("enum", ())) and "enum" in one


def _names(schema: dict[str, Any]) -> list[str]:
    return [_type(one) for one in schema.get("oneOf", schema.get("anyOf", ()))]


def _declare(name: str, schema: dict[str, Any]) -> list[str]:
    summary = schema.get("description", "").strip().split("\n")[0]
    comment = [f"/** {summary} */"] if summary else []
    if "properties" not in schema:
        return [*comment, f"export type {name} = {_type(schema)};"]
    fields = [
        f"  {field}{'' if _sure(schema, field) else '?'}: "
        f"{_GAME_FIELDS.get((name, field)) or _type(one)};"
        for field, one in schema["properties"].items()
    ]
    return [*comment, f"export interface {name} {{", *fields, "}"]


def _sure(schema: dict[str, Any], field: str) -> bool:
    """Whether the field is always there, as a `type` is."""
    return field in schema.get("required", ()) or field == "type"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": options} | {"oneOf": options}:
            return " | ".join(dict.fromkeys(_type(option) for option in options))
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case _:
            raise ValueError(f"no TypeScript for {schema}")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
