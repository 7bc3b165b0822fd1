"""Shape → the source of a function that turns what JSON says into a value, or refuses it.

    def read_Row_7(data):
        if type(data) is not dict:
            raise is_no(data, "Row")
        try:
            f_number = data["number"]
            ...
        except KeyError:
            raise incomplete(data, "Row", required_8) from None
        if len(data) != 6:
            raise unknown(data, "Row", known_9)
        try:
            at = ".number"
            if type(f_number) is not int or not -9223372036854775808 <= f_number <= ...:
                raise bad_integer(f_number, ...)
            at = ".bids"
            f_bids = read_Array_10(f_bids)
            ...
        except WireError as error:
            raise error.within(at) from None
        return build_11(f_number, f_bids, ...)

It is longer than most files, since every shape is in it: the source of one is put into another's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache, lru_cache
from types import NoneType
from typing import Any, Final, TypeAlias

from augury.codec.checks import NAMESPACE, parser
from augury.codec.functions import Functions
from augury.codec.shapes import (
    INT64_MAX,
    MISSING,
    Array,
    Boolean,
    Dictionary,
    Enumeration,
    Field,
    FixedArray,
    Integer,
    Notation,
    Null,
    Number,
    Object,
    Shape,
    String,
    Union,
    json_type,
    say,
)

Steps: TypeAlias = tuple[list[str], str]
"""Lines that check what a variable holds, and the expression that is its value then."""

_TYPES: Final[Mapping[str, tuple[type, ...]]] = {
    "null": (NoneType,),
    "boolean": (bool,),
    "number": (int, float),
    "string": (str,),
    "array": (list,),
    "object": (dict,),
}
_REMEMBERED: Final = 4096
_SHORT: Final = 32
_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,18}")


class Readers(Functions):
    """The functions that read."""

    verb = "read"

    def __init__(self) -> None:
        super().__init__(NAMESPACE)
        self._parsers = cache(self._bind_parsers)

    def body(self, shape: Shape) -> Iterator[str]:
        """The lines of the function of a shape."""
        match shape:
            case Object():
                yield from self._object(shape)
            case Array() if not _has_whole_numbers(shape):
                yield from self._array(shape)
            case FixedArray():
                yield from self._fixed_array(shape)
            case Dictionary():
                yield from self._dictionary(shape)
            case Union() if _nothing_or(shape) is None:
                yield from self._union(shape)
            case _:
                lines, value = self._steps(shape, "data")
                yield from lines
                yield f"return {value}"

    def _steps(self, shape: Shape, data: str) -> Steps:
        """How what the variable `data` holds is read."""
        match shape:
            case Null():
                return [f"if {data} is not None:", f"    raise is_no({data}, 'null')"], data
            case Boolean():
                return [
                    f"if {data} is not True and {data} is not False:",
                    f"    raise is_no({data}, 'boolean')",
                ], data
            case Integer(least=least, most=most):
                bounded = f"{least} <= {data} <= {most}"
                if most == INT64_MAX:
                    bounded = f"{data}.bit_length() < 64"  # quicker than two comparisons
                return [
                    f"if type({data}) is not int or not {bounded}:",
                    f"    raise bad_integer({data}, {least}, {most})",
                ], data
            case Number(least=least, most=most):
                return [], f"read_number({data}, {least}, {most})"
            case String():
                return self._string(shape, data)
            case Enumeration():
                return self._enumeration(shape, data)
            case Notation():
                parse, remembered = self._parsers(shape)
                return [
                    f"if type({data}) is not str:",
                    f"    raise is_no({data}, {shape.name!r})",
                    f"parse = {remembered} if len({data}) < {_SHORT} else {parse}",
                ], f"parse({data})"
            case Array() if _has_whole_numbers(shape):
                return self._whole_numbers(shape, data)
            case Union() if (something := _nothing_or(shape)) is not None:
                lines, value = self._steps(something, data)
                if value != data:
                    lines = [*lines, f"{data} = {value}"]
                return [f"if {data} is not None:", *_indented(lines)], data
            case _:
                return [], f"{self.name(shape)}({data})"

    def _string(self, shape: String, data: str) -> Steps:
        lines = [
            f"if type({data}) is not str:",
            f"    raise is_no({data}, 'string')",
            f"if not {data}.isascii():",
            f"    check_characters({data})",
        ]
        if shape.letters is not None:
            least, most = shape.letters
            lines += [
                f"if not {least} <= len({data}) <= {most}:",
                f"    raise bad_length({data}, {least}, {most}, 'characters')",
            ]
        if shape.pattern is not None:
            fits = self.bind(re.compile(shape.pattern).fullmatch, "fits")
            lines += [
                f"if {fits}({data}) is None:",
                f"    raise mismatch({data}, {shape.pattern!r})",
            ]
        for check in shape.checks:
            lines.append(f"{data} = checked({self.bind(check, 'check')}, {data})")
        return lines, data

    def _enumeration(self, shape: Enumeration, data: str) -> Steps:
        kind, *others = {type(code) for code in shape.codes}
        if others:
            raise TypeError(f"{say(shape)}: its codes are of several types")
        codes = self.bind(shape.codes, "codes")
        value = f"{data}_value"
        return [
            f"{value} = {codes}.get({data}) if type({data}) is {kind.__name__} else None",
            f"if {value} is None:",
            f"    raise no_code({data}, {codes}, {shape.name!r})",
        ], value

    def _bind_parsers(self, shape: Notation) -> tuple[str, str]:
        """What reads a text, and the same with a memory: short texts come again and again."""
        parse = parser(shape)
        return self.bind(parse, "parse"), self.bind(lru_cache(_REMEMBERED)(parse), "remembered")

    def _object(self, shape: Object) -> Iterator[str]:
        name, fields = shape.kind.__name__, shape.fields
        read = [one for one in fields if not one.worked_out]
        required = {one.name: f"f_{one.name}" for one in read if one.default is MISSING}
        optional = [one for one in read if one.default is not MISSING]
        if shape.tag is not None:
            required[shape.tag[0]] = "tag"
        known = frozenset({*required, *(one.name for one in fields)})
        all_known, all_required = self.bind(known, "known"), self.bind([*required], "required")
        yield "if type(data) is not dict:"
        yield f"    raise is_no(data, {name!r})"
        if required:
            yield "try:"
            yield from (f"    {held} = data[{field!r}]" for field, held in required.items())
            yield "except KeyError:"
            yield f"    raise incomplete(data, {name!r}, {all_required}, {all_known}) from None"
        if known == required.keys():
            yield f"if len(data) != {len(known)}:"
        else:
            yield f"if not data.keys() <= {all_known}:"
        yield f"    raise unknown(data, {name!r}, {all_known})"
        if shape.tag is not None:
            yield f"if tag != {shape.tag[1]!r}:"
            yield f"    raise is_no(tag, {name!r}).within({f'.{shape.tag[0]}'!r})"
        if read:
            yield "try:"
            for one in read:
                yield from _indented(self._field(one, is_optional=one in optional))
            yield "except WireError as error:"
            yield "    raise error.within(at) from None"
            yield "except RecursionError:"
            yield "    raise WireError('it is nested too deeply', at) from None"
        yield from self._build(shape, read)

    def _field(self, one: Field, *, is_optional: bool) -> list[str]:
        held = f"f_{one.name}"
        lines, value = self._steps(one.shape, held)
        if value != held:
            lines = [*lines, f"{held} = {value}"]
        lines = [f"at = {f'.{one.name}'!r}", *lines]
        if not is_optional:
            return lines
        default = self.bind(one.default, "default") + ("()" if one.made else "")
        return [
            f"{held} = data.get({one.name!r}, MISSING)",
            f"if {held} is MISSING:",
            f"    {held} = {default}",
            "else:",
            *_indented(lines),
        ]

    def _build(self, shape: Object, read: list[Field]) -> Iterator[str]:
        build = self.bind(shape.build, "build")
        if _is_plain(shape):  # its constructor would set one field after the other, through a call
            yield f"value = new({build})"
            yield "set_attribute(value, '__dict__', {"
            yield from (f"    {one.name!r}: f_{one.name}," for one in read)
            yield "})"
            yield "return value"
            return
        values = [f"{one.name}=f_{one.name}" if shape.by_name else f"f_{one.name}" for one in read]
        made = f"{build}({', '.join(values)})"
        yield "try:"
        yield f"    return {made}"
        yield "except ValueError as error:"
        yield "    raise WireError(str(error)) from error"

    def _array(self, shape: Array) -> Iterator[str]:
        yield from _check_list("data", shape.length)
        if isinstance(shape.item, Enumeration) and json_type(shape.item) == "string":
            codes = self.bind(shape.item.codes, "codes")
            yield "try:"
            yield f"    return {shape.kind.__name__}([{codes}[item] for item in data])"
            yield "except (KeyError, TypeError):"
            yield "    pass  # below it is found out which"
        lines, value = self._steps(shape.item, "item")
        yield "items = []"
        yield "try:"
        yield "    for item in data:"
        yield from _indented(_indented([*lines, f"items.append({value})"]))
        yield "except WireError as error:"
        yield "    raise error.within(f'[{len(items)}]') from None"
        yield f"return {'tuple(items)' if shape.kind is tuple else 'items'}"

    def _whole_numbers(self, shape: Array, data: str) -> Steps:
        """How a list is read whose items are only looked at: in place, since there are many."""
        item = f"{data}_item"
        lines, _ = self._steps(shape.item, item)
        return [
            *_check_list(data, shape.length),
            "try:",
            f"    for {item} in {data}:",
            *_indented(_indented(lines)),
            "except WireError as error:",
            f"    raise error.within(f'[{{place({data}, {item})}}]') from None",
        ], f"{shape.kind.__name__}({data})"

    def _fixed_array(self, shape: FixedArray) -> Iterator[str]:
        size = len(shape.items)
        yield f"if type(data) is not list or len(data) != {size}:"
        yield f"    raise is_no(data, 'list of {size}')"
        names = [f"i_{at}" for at in range(size)]
        yield f"[{', '.join(names)}] = data"
        yield "at = ''"
        yield "try:"
        for at, (name, item) in enumerate(zip(names, shape.items, strict=True)):
            lines, value = self._steps(item, name)
            yield from _indented([f"at = '[{at}]'", *lines, f"{name} = {value}"])
        yield "except WireError as error:"
        yield "    raise error.within(at) from None"
        yield f"return ({', '.join(names)},)"

    def _dictionary(self, shape: Dictionary) -> Iterator[str]:
        yield "if type(data) is not dict:"
        yield "    raise is_no(data, 'object')"
        if shape.size is not None:
            least, most = shape.size
            yield f"if not {least} <= len(data) <= {most}:"
            yield f"    raise bad_length(data, {least}, {most}, 'items')"
        yield "items = {}"
        yield "at = None"
        yield "try:"
        yield "    for at, item in data.items():"
        yield "        key = at"
        if isinstance(shape.key, Integer):
            yield "        key = whole(key)"
        key_lines, key = self._steps(shape.key, "key")
        lines, value = self._steps(shape.value, "item")
        yield from _indented(_indented([*key_lines, *lines, f"items[{key}] = {value}"]))
        yield "except WireError as error:"
        yield "    raise error.within(f'.{short(at)}') from None"
        yield "return items"

    def _union(self, shape: Union) -> Iterator[str]:
        objects = [one for one in shape.members if isinstance(one, Object)]
        members: dict[type, Shape] = {}
        for member in shape.members:
            if isinstance(member, Object) and len(objects) > 1:
                continue
            for kind in _TYPES[json_type(member)]:
                if kind in members:
                    raise TypeError(f"{say(shape)}: JSON cannot tell these apart")
                members[kind] = member
        if len(objects) > 1:
            yield from self._tagged(objects, dict in members)
        yield f"read = {self.table(members)}.get(type(data))"
        yield "if read is None:"
        yield f"    raise is_no(data, {say(shape)!r})"
        yield "return read(data)"

    def _tagged(self, objects: list[Object], taken: bool) -> Iterator[str]:
        tags = {one.tag[1]: one for one in objects if one.tag is not None}
        names = {one.tag[0] for one in objects if one.tag is not None}
        if taken or len(tags) < len(objects) or len(names) > 1:
            kinds = ", ".join(one.kind.__name__ for one in objects)
            raise TypeError(f"{kinds}: JSON cannot tell these apart: each needs a tag of its own")
        (name,) = names
        yield "if type(data) is dict:"
        yield f"    if {name!r} not in data:"
        yield f"        raise WireError('there is no {name}')"
        yield f"    tag = data[{name!r}]"
        yield f"    read = {self.table(tags)}.get(tag) if type(tag) is str else None"
        yield "    if read is None:"
        yield f"        raise no_code(tag, {self.bind(tags, 'tags')}, None).within('.{name}')"
        yield "    return read(data)"


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _nothing_or(shape: Shape) -> Shape | None:
    """The other of two members of a union, if one is nothing."""
    if isinstance(shape, Union) and len(shape.members) == 2:
        others = [one for one in shape.members if not isinstance(one, Null)]
        return others[0] if len(others) == 1 else None
    return None


def _check_list(data: str, length: tuple[int, int] | None) -> Iterator[str]:
    yield f"if type({data}) is not list:"
    yield f"    raise is_no({data}, 'list')"
    if length is not None:
        yield f"if not {length[0]} <= len({data}) <= {length[1]}:"
        yield f"    raise bad_length({data}, {length[0]}, {length[1]}, 'items')"


def _has_whole_numbers(shape: Array) -> bool:
    return isinstance(_nothing_or(shape.item) or shape.item, Integer)


def _is_plain(shape: Object) -> bool:
    """Whether all that making a value of it does is to set its fields."""
    kind, own = shape.kind, fields(shape.kind)
    params: Any = kind.__dict__["__dataclass_params__"]
    plain = shape.build is kind and params.init and all(one.init for one in own)
    return plain and not hasattr(kind, "__post_init__") and _has_dict(kind)


def _has_dict(kind: type) -> bool:
    """Whether its values keep their fields in a dictionary: not with slots, nor where compiled."""
    return kind.__dictoffset__ != 0 and not any("__slots__" in one.__dict__ for one in kind.__mro__)
