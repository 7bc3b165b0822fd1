"""How a value of JSON is read as a type says, and written again."""

import re
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

__all__ = [
    "AfterValidator",
    "FieldInfo",
    "ValidationError",
    "WithJsonSchema",
    "plain",
    "reader",
]


class ValidationError(ValueError):
    """A value that is not as its type says."""

    def __init__(self, kind, where, text):
        super().__init__(f"{'.'.join(map(str, where))}: {text}")
        self._error = {"type": kind, "loc": where, "msg": text}

    def errors(self, **_):
        """What is wrong, the first thing that was found."""
        return [self._error]


@dataclass(frozen=True)
class FieldInfo:
    """What a field is when nothing is said, and what its values are bounded by."""

    default_factory: Any
    bounds: Any

    def __hash__(self):
        return id(self)


@dataclass(frozen=True)
class AfterValidator:
    """A function that a value goes through once it is read."""

    func: Any


@dataclass(frozen=True)
class WithJsonSchema:
    """How a type is described; nobody asks here."""

    json_schema: Any

    def __hash__(self):
        return id(self)


def reader(hint):
    """The function that reads values of this type: `(value, where) -> value`."""
    try:
        return _reader(hint)
    except TypeError:  # a hint that cannot be hashed
        return _reader.__wrapped__(hint)


@cache
def _reader(hint):
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Any:
        return lambda value, where: value
    if origin is Annotated:
        return _bounded(reader(arguments[0]), arguments[1:])
    if origin is Literal:
        return _literal(arguments)
    if origin in (Union, UnionType):
        return _union(arguments)
    if origin is list:
        return _list(reader(arguments[0]))
    if origin is dict:
        return _dict(*map(reader, arguments))
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if hasattr(hint, "model_read"):
        return hint.model_read
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum(hint)
    if is_dataclass(hint):
        return lambda value, where: value  # made by us, and only ever written
    raise TypeError(f"{hint} is no type that the browser can read")


def _word(value, where):
    if isinstance(value, str):
        return value
    raise ValidationError("string_type", where, "Input should be a valid string")


def _truth(value, where):
    if isinstance(value, bool):
        return value
    raise ValidationError("bool_type", where, "Input should be a valid boolean")


def _whole(value, where):
    """A whole number; or its digits, since the keys of an object are words."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and re.fullmatch(r"\s*[+-]?\d+\s*", value):
        return int(value)
    raise ValidationError("int_type", where, "Input should be a valid integer")


def _number(value, where):
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    raise ValidationError("float_type", where, "Input should be a valid number")


def _nothing(value, where):
    if value is None:
        return
    raise ValidationError("none_required", where, "Input should be None")


_SIMPLE = {
    bool: _truth,
    float: _number,
    int: _whole,
    str: _word,
    None: _nothing,
    NoneType: _nothing,
}


def _literal(words):
    listed = " or ".join(map(repr, words))

    def read(value, where):
        if value in words:
            return value
        raise ValidationError("literal_error", where, f"Input should be {listed}")

    return read


def _enum(kind):
    listed = " or ".join(repr(one.value) for one in kind)

    def read(value, where):
        try:
            return kind(value)
        except ValueError:
            raise ValidationError("enum", where, f"Input should be {listed}") from None

    return read


def _list(item):
    def read(value, where):
        if not isinstance(value, list | tuple):
            raise ValidationError("list_type", where, "Input should be a valid list")
        return [item(one, (*where, at)) for at, one in enumerate(value)]

    return read


def _dict(key, item):
    def read(value, where):
        if not isinstance(value, dict):
            raise ValidationError("dict_type", where, "Input should be a valid dictionary")
        return {key(name, where): item(one, (*where, name)) for name, one in value.items()}

    return read


def _union(kinds):
    """A model by its literals, if they tell the kinds apart; else the first that fits exactly."""
    readers = [reader(kind) for kind in kinds]
    by_word = _told_apart(kinds)

    def read(value, where):
        if isinstance(value, dict) and by_word:
            field, known = by_word
            chosen = known.get(value.get(field))
            if chosen is None:
                text = f"Input tag {value.get(field)!r} found using '{field}' does not match"
                raise ValidationError("union_tag_invalid", where, text)
            return chosen.model_read(value, where)
        if isinstance(value, bool) and bool in kinds:
            return value
        first = None
        for one in readers:
            try:
                return one(value, where)
            except ValidationError as error:
                first = first or error
        raise first

    return read


def _told_apart(kinds):
    for field in ("type", "kind"):
        known = {}
        for kind in kinds:
            hint = getattr(kind, "__annotations__", {}).get(field, "")
            word = re.fullmatch(r"Literal\[['\"](\w+)['\"]\]", str(hint))
            if word is None:
                break
            known[word[1]] = kind
        else:
            return field, known
    return None


def _bounded(read, marks):
    checks = [check for mark in marks for check in _checks(mark)]

    def read_bounded(value, where):
        value = read(value, where)
        if value is None:
            return value
        for check in checks:
            try:
                value = check(value)
            except ValidationError:
                raise
            except ValueError as error:
                raise ValidationError("value_error", where, f"Value error, {error}") from None
        return value

    return read_bounded if checks else read


def _checks(mark):
    if isinstance(mark, AfterValidator):
        yield mark.func
    if isinstance(mark, FieldInfo):
        for name, bound in mark.bounds.items():
            yield _check(name, bound)


def _check(name, bound):
    holds, text = {
        "ge": (lambda value: value >= bound, f"should be greater than or equal to {bound}"),
        "gt": (lambda value: value > bound, f"should be greater than {bound}"),
        "le": (lambda value: value <= bound, f"should be less than or equal to {bound}"),
        "lt": (lambda value: value < bound, f"should be less than {bound}"),
        "min_length": (lambda value: len(value) >= bound, f"should have at least {bound}"),
        "max_length": (lambda value: len(value) <= bound, f"should have at most {bound}"),
        "pattern": (lambda value: re.search(bound, value), f"should match {bound!r}"),
    }[name]

    def check(value):
        if holds(value):
            return value
        raise ValueError(text)

    return check


def plain(value):
    """A value as dictionaries, lists, words and numbers."""
    if value is None or (isinstance(value, str | int | float) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return {name: plain(one) for name, one in value.__dict__.items()}
