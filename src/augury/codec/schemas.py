"""Shape → JSON Schema (2020-12).

A value is described as it is written: every field is there that is not left out. With `reading` it
is described as it may be read: without the fields that have a default.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from inspect import cleandoc
from typing import Any, Final, TypeAlias

from augury.codec.shapes import (
    INT64_MAX,
    MISSING,
    Array,
    Boolean,
    Dictionary,
    Enumeration,
    FixedArray,
    Integer,
    Notation,
    Null,
    Number,
    Object,
    Shape,
    String,
    Union,
)

Schema: TypeAlias = dict[str, Any]

DEFINITIONS: Final = "#/$defs/"


@dataclass
class Schemas:
    """Schemas that refer to each other. `definitions` has what they refer to, by its name."""

    reading: bool = False
    prefix: str = DEFINITIONS
    definitions: dict[str, Schema] = field(default_factory=dict)
    _described: dict[str, Shape] = field(default_factory=dict)

    def add(self, shape: Shape) -> Schema:
        """The schema of a shape; what has a name is described once, and referred to."""
        match shape:
            case Enumeration(name=name):
                codes = {"enum": list(shape.codes)}
                return codes if name is None else self._define(name, shape, codes)
            case Notation(name=name, pattern=pattern):
                return self._define(name, shape, {"type": "string", "pattern": f"^({pattern})$"})
            case Object():
                return self._object(shape)
            case Array():
                items = {"type": "array", "items": self.add(shape.item)}
                return items | _size("Items", shape.length)
            case FixedArray():
                size = len(shape.items)
                first = [self.add(item) for item in shape.items]
                return {
                    "type": "array",
                    "prefixItems": first,
                    "items": False,
                } | _size("Items", (size, size))
            case Dictionary():
                return self._dictionary(shape)
            case Union():
                return {"anyOf": [self.add(member) for member in shape.members]}
            case Null() | Boolean() | Integer() | Number() | String():
                return _plain(shape)

    def _define(self, name: str, shape: Shape, definition: Schema) -> Schema:
        if self._described.setdefault(name, shape) is not shape:
            raise TypeError(f"two types are called {name}")
        self.definitions[name] = definition
        return {"$ref": f"{self.prefix}{name}"}

    def _object(self, shape: Object) -> Schema:
        name = shape.kind.__name__
        if name in self._described:
            return self._define(name, shape, self.definitions[name])
        definition: Schema = {}
        reference = self._define(name, shape, definition)  # first, since it may hold its like
        properties: dict[str, Schema] = {}
        required: list[str] = []
        for at, one in enumerate((*shape.fields, None)):
            if shape.tag is not None and at == shape.tag_at:
                properties[shape.tag[0]] = {"const": shape.tag[1]}
                required.append(shape.tag[0])
            if one is not None:
                properties[one.name] = self.add(one.shape)
                may_be_missing = one.worked_out or one.default is not MISSING
                if not one.left_out and not (self.reading and may_be_missing):
                    required.append(one.name)
        if summary := cleandoc(shape.kind.__doc__ or "").partition("\n\n")[0]:
            definition["description"] = summary
        definition |= {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }
        return reference

    def _dictionary(self, shape: Dictionary) -> Schema:
        schema = {"type": "object", "additionalProperties": self.add(shape.value)}
        match shape.key:
            case Integer():
                schema["propertyNames"] = {"pattern": "^(0|-?[1-9][0-9]*)$"}
            case String():
                pass
            case key:
                schema["propertyNames"] = self.add(key)
        return schema | _size("Properties", shape.size)


def merge(*several: Schemas) -> dict[str, Schema]:
    """All definitions. Raises `TypeError` where two are called the same and are not."""
    merged: dict[str, Schema] = {}
    for schemas in several:
        for name, definition in schemas.definitions.items():
            if merged.setdefault(name, definition) != definition:
                raise TypeError(f"{name} is described in two ways")
    return dict(sorted(merged.items()))


def _size(what: str, bounds: tuple[int, int] | None) -> Schema:
    return {} if bounds is None else {f"min{what}": bounds[0], f"max{what}": bounds[1]}


def _plain(shape: Null | Boolean | Integer | Number | String) -> Schema:
    schema: Schema
    match shape:
        case Null():
            return {"type": "null"}
        case Boolean():
            return {"type": "boolean"}
        case Integer(least=least, most=most):
            schema = {"type": "integer"}
            return schema if most == INT64_MAX else schema | {"minimum": least, "maximum": most}
        case Number(least=least, most=most):
            bounds = {"minimum": least, "maximum": most}
            schema = {"type": "number"}
            return schema | {name: bound for name, bound in bounds.items() if bound is not None}
        case String(letters=letters, pattern=pattern):
            schema = {"type": "string"} | _size("Length", letters)
            return schema if pattern is None else schema | {"pattern": f"^({pattern})$"}
