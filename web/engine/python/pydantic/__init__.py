"""As much of pydantic as the server's protocol is written with, in plain Python.

In the browser there is no pydantic: its core is a compiled library, which takes longer to load than
the whole game, and no memory snapshot of Pyodide can hold it. The models of the protocol are the
same files here and on a server; what reads and writes them here is this. A test holds it to
pydantic itself: the same JSON is accepted, the same is refused, and the same is written.
"""

import json
from typing import Annotated, Any, ClassVar, get_type_hints

from pydantic.reading import (
    AfterValidator,
    FieldInfo,
    ValidationError,
    WithJsonSchema,
    plain,
    reader,
)

__all__ = [
    "AfterValidator",
    "BaseModel",
    "ConfigDict",
    "Field",
    "TypeAdapter",
    "ValidationError",
    "WithJsonSchema",
]

ConfigDict = dict
_MISSING = object()


def Field(default=_MISSING, *, default_factory=None, discriminator=None, **bounds):
    """What is known of a field: its default, and what its values are bounded by."""
    del discriminator  # a union is told apart by its literals
    if default is not _MISSING:
        default_factory = lambda: default  # noqa: E731
    return FieldInfo(default_factory, bounds)


class BaseModel:
    """A value with typed fields, read from JSON and written as JSON."""

    model_config: ClassVar[dict[str, Any]] = {}

    def __init__(self, **values):
        self.__dict__.update(type(self)._read(values))

    @classmethod
    def _fields(cls):
        """For every field how it is read and, if it has one, how its default is made."""
        if "_known" not in cls.__dict__:
            known = {}
            for name, hint in get_type_hints(cls, include_extras=True).items():
                if name == "model_config" or name.startswith("_"):
                    continue
                default = getattr(cls, name, _MISSING)
                if isinstance(default, FieldInfo):
                    known[name] = reader(Annotated[hint, default]), default.default_factory
                else:
                    made = None if default is _MISSING else (lambda value=default: value)
                    known[name] = reader(hint), made
            cls._known = known
        return cls._known

    @classmethod
    def _read(cls, values, where=()):
        read = {}
        for name, (field, default) in cls._fields().items():
            if name in values:
                read[name] = field(values[name], (*where, name))
            elif default is not None:
                read[name] = default()
            else:
                raise ValidationError("missing", (*where, name), "Field required")
        for name in values:
            if name not in read:
                text = "Extra inputs are not permitted"
                raise ValidationError("extra_forbidden", (*where, name), text)
        return read

    @classmethod
    def model_read(cls, value, where=()):
        """The model of a value, which lies there in a message."""
        if isinstance(value, cls):
            return value
        if not isinstance(value, dict):
            text = f"Input should be a valid dictionary or instance of {cls.__name__}"
            raise ValidationError("model_type", where, text)
        made = cls.__new__(cls)
        made.__dict__.update(cls._read(value, where))
        return made

    model_validate = model_read

    @classmethod
    def model_validate_json(cls, text):
        """The model that a text holds."""
        return TypeAdapter(cls).validate_json(text)

    def model_dump(self):
        """Its fields, with whatever they hold, as dictionaries, lists, words and numbers."""
        return plain(self)

    def model_dump_json(self):
        """The same as text."""
        return json.dumps(plain(self), ensure_ascii=False, separators=(",", ":"))

    def __setattr__(self, name, value):
        raise AttributeError(f"{type(self).__name__} is frozen, so {name} stays as it is")

    def __iter__(self):
        return iter(self.__dict__.items())

    def __eq__(self, other):
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self):
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self):
        fields = ", ".join(f"{name}={value!r}" for name, value in self)
        return f"{type(self).__name__}({fields})"


class TypeAdapter:
    """Reads values of any type that a model may have."""

    def __class_getitem__(cls, _):
        return cls

    def __init__(self, hint):
        self._hint = hint
        self._reader = None

    def validate_python(self, value):
        """The value as it is meant."""
        if self._reader is None:
            self._reader = reader(self._hint)
        return self._reader(value, ())

    def validate_json(self, text):
        """The value that a text holds."""
        try:
            value = json.loads(text)
        except ValueError as error:
            raise ValidationError("json_invalid", (), f"Invalid JSON: {error}") from None
        return self.validate_python(value)
