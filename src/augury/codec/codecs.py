"""How the types of a program are written as JSON, read from it and described."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING as NO_DEFAULT
from dataclasses import Field as DataclassField
from dataclasses import fields, is_dataclass
from enum import EnumType
from functools import cached_property, reduce
from operator import or_
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)
from typing import Union as TypingUnion

from augury.codec import shapes
from augury.codec.hints import (
    Bounds,
    Check,
    Digits,
    Extra,
    Items,
    LeftOut,
    Letters,
    OneOf,
    Pattern,
    take_extras,
)
from augury.codec.readers import Readers
from augury.codec.schemas import Schema, Schemas
from augury.codec.shapes import MISSING, Enumeration, Field, Object, Objects, Shape
from augury.codec.text import dumps, loads
from augury.codec.writers import Writers

T = TypeVar("T")


class Codec(Generic[T]):
    """How one type is written, read and described. Functions are compiled when first used."""

    def __init__(self, shape: Shape, writers: Writers, readers: Readers) -> None:
        self.shape: Final = shape
        self._writers = writers
        self._readers = readers

    @cached_property
    def write(self) -> Callable[[T], Any]:
        """Turn a value into dictionaries, lists, strings and numbers."""
        return self._writers.get(self.shape)

    @cached_property
    def read(self) -> Callable[[object], T]:
        """Turn what `write` made into a value again. Raises `WireError` if it was nothing such."""
        return self._readers.get(self.shape)

    @cached_property
    def encode(self) -> Callable[[T], bytes]:
        """Turn a value into JSON, in UTF-8, without spaces."""
        write = self.write
        return lambda value: dumps(write(value))

    @cached_property
    def decode(self) -> Callable[[bytes | str], T]:
        """Turn JSON into a value. Raises `WireError` if it is not that of one."""
        read = self.read
        return lambda data: read(loads(data))

    def schema(self, *, reading: bool = False) -> Schema:
        """What is written, or else what may be read, as a JSON Schema by itself."""
        schemas = Schemas(reading=reading)
        schema = schemas.add(self.shape)
        return schema | {"$defs": dict(sorted(schemas.definitions.items()))}


class Codecs:
    """The codecs of a program's types. What is not said here follows from type hints.

    >>> Codecs()(tuple[int, ...]).encode((1, 2))
    b'[1,2]'
    >>> Codecs()(tuple[int, ...]).decode("[1,true]")
    Traceback (most recent call last):
        ...
    augury.codec.errors.WireError: [1]: True is no integer
    """

    def __init__(
        self,
        shapes: Mapping[Any, Shape] | None = None,
        objects: Mapping[type, Objects] | None = None,
    ) -> None:
        """`shapes` of types that are no objects, and what is said of those that are."""
        self._shapes: dict[Any, Shape] = dict(shapes or {})
        self._objects = dict(objects or {})
        self._codecs: dict[Any, Codec[Any]] = {}
        self._writers, self._readers = Writers(), Readers()

    @overload
    def __call__(self, hint: type[T]) -> Codec[T]: ...
    @overload
    def __call__(self, hint: Any) -> Codec[Any]: ...
    def __call__(self, hint: Any) -> Codec[Any]:
        """The codec of a type."""
        found = self._codecs.get(hint)
        if found is None:
            made = Codec[Any](self.shape(hint), self._writers, self._readers)
            found = self._codecs.setdefault(hint, made)
        return found

    def shape(self, hint: Any) -> Shape:
        """What a type hint means. Raises `TypeError` for one that is nothing in JSON."""
        found = self._shapes.get(hint)
        if found is None:
            found = self._shapes.setdefault(hint, self._make(hint))
        return found

    def _make(self, hint: Any) -> Shape:
        extras: tuple[Extra, ...] = ()
        if get_origin(hint) is Annotated:
            extras = take_extras(hint.__metadata__)
            hint = hint.__origin__
            if not extras:
                return self.shape(hint)
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (UnionType, TypingUnion):
            return self._union(inner)
        if origin is Literal:
            return Enumeration({word: word for word in inner})
        if origin is tuple and inner[-1:] != (Ellipsis,):
            return shapes.FixedArray(tuple(map(self.shape, inner)))
        if origin in (tuple, list):
            return shapes.Array(self.shape(inner[0]), origin, _span(extras, Items))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            key, value = map(self.shape, inner)
            if shapes.json_type(key) != "string" and not isinstance(key, shapes.Integer):
                raise TypeError(f"{hint} has keys that are no strings")
            return shapes.Dictionary(key, value, _span(extras, Items))
        if isinstance(hint, EnumType):
            options: Iterable[Any] = hint
            return Enumeration({one.value: one for one in options}, "_value_", hint.__name__)
        if isinstance(hint, type) and is_dataclass(hint):
            return self._object(hint)
        return _plain(hint, extras)

    def _union(self, members: tuple[Any, ...]) -> Shape:
        something = tuple(one for one in members if one is not NoneType)
        if len(something) < len(members):
            shape = self.shape(reduce(or_, something))
            others = shape.members if isinstance(shape, shapes.Union) else (shape,)
            return shapes.Union((*others, self.shape(NoneType)))
        return shapes.Union(tuple(map(self.shape, members)))

    def _object(self, kind: type) -> Object:
        said = self._objects.get(kind, Objects())
        tag, tag_at = _tag(kind)
        params: Any = kind.__dict__.get("__dataclass_params__")
        return Object(
            kind,
            lambda: self._fields(kind, said),
            ("type", said.tag) if said.tag else tag,
            tag_at,
            said.build or kind,
            by_name=not params.init or any(one.kw_only for one in fields(kind)),
        )

    def _fields(self, kind: Any, said: Objects) -> tuple[Field, ...]:
        hints = get_type_hints(kind, include_extras=True)
        own = [self._field(one, hints[one.name], said.usual) for one in fields(kind) if one.init]
        worked_out = [
            Field(name, self.shape(hint), worked_out=True) for name, hint in said.worked_out.items()
        ]
        return (*own, *worked_out)

    def _field(self, own: DataclassField[Any], hint: Any, usual: Mapping[str, Any]) -> Field:
        extras = take_extras(hint.__metadata__) if get_origin(hint) is Annotated else ()
        left_out = LeftOut() in extras
        if left_out:  # which says something of the field, and nothing of its values
            rest = tuple(one for one in extras if one != LeftOut())
            hint = Annotated[(hint.__origin__, *rest)] if rest else hint.__origin__
        shape = self.shape(hint)
        if own.name in usual:
            return Field(own.name, shape, usual[own.name], left_out=True)
        if own.default_factory is not NO_DEFAULT:
            return Field(own.name, shape, own.default_factory, made=True, left_out=left_out)
        default = MISSING if own.default is NO_DEFAULT else own.default
        return Field(own.name, shape, default, left_out=left_out)


def _tag(kind: Any) -> tuple[tuple[str, str] | None, int]:
    """The class variable that is a string: its name, what it says, and before which field."""
    own = {one.name for one in fields(kind) if one.init}
    before = 0
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is ClassVar and isinstance(word := getattr(kind, name, None), str):
            return (name, word), before
        before += name in own
    return None, 0


def _find(extras: tuple[Extra, ...], kind: type[T]) -> T | None:
    return next((one for one in extras if isinstance(one, kind)), None)


def _span(extras: tuple[Extra, ...], kind: type[Items | Letters]) -> tuple[int, int] | None:
    found = _find(extras, kind)
    return None if found is None else (found.least, found.most)


def _plain(hint: Any, extras: tuple[Extra, ...]) -> Shape:
    bounds = _find(extras, Bounds)
    if hint is bool:
        return shapes.Boolean()
    if hint is int:
        if bounds is None:
            return shapes.Integer()
        return shapes.Integer(int(bounds.least), int(bounds.most))
    if hint is float:
        digits = _find(extras, Digits)
        least, most = (None, None) if bounds is None else (bounds.least, bounds.most)
        return shapes.Number(least, most, None if digits is None else digits.count)
    if hint is str:
        return _string(extras)
    if hint in (None, NoneType):
        return shapes.Null()
    raise TypeError(f"{hint} is nothing in JSON")


def _string(extras: tuple[Extra, ...]) -> Shape:
    if words := _find(extras, OneOf):
        return Enumeration({word: word for word in words.words})
    pattern = _find(extras, Pattern)
    checks = tuple(one.function for one in extras if isinstance(one, Check))
    return shapes.String(_span(extras, Letters), None if pattern is None else pattern.text, checks)
