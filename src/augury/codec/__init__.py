"""Any frozen dataclass as JSON: written, read and described, from its type hints.

    @dataclass(frozen=True)
    class Say:
        type: ClassVar[str] = "say"                           # its tag, among others
        seat: Annotated[int, Bounds(0, 5)]
        text: Annotated[str, Letters(1, 200)] | None = None   # may be missing where it is read

    codec = Codecs()
    codec(Say).encode(Say(2))                 b'{"type":"say","seat":2,"text":null}'
    codec(Say).decode(b'{"type":"say","seat":9}')
                                              WireError: seat: 9 is no number from 0 to 5

A hint is a number, a string, a `Literal`, an enum, a tuple, list or mapping of such, a dataclass,
or a union of these that JSON can tell apart: by their types, and objects by their tag. `Codecs` is
told of types that are written otherwise. Each type is compiled into a function when it is needed.

What is read is strict: unknown fields are refused and missing ones named, `True` is no number, a
number is finite and has no more than 64 bits. The error says where in the message it lies.
Of a name that stands twice in an object the last counts, as everywhere in Python.

    codecs       `Codecs` and `Codec`: what is known of the types of a program
    hints        bounds, letters, patterns: what may be added to a type hint
    shapes       what a hint means, as data
    writers      shape → the source of a function that writes
    readers      shape → the source of a function that reads
    checks       what such a function calls to refuse something
    schemas      shape → JSON Schema
    text         values ↔ bytes, with orjson where it is installed
    errors       `WireError`, with the path to what is wrong
"""

from typing import TYPE_CHECKING

from augury.codec.errors import AuguryError, WireError
from augury.later import later

if TYPE_CHECKING:
    from augury.codec.codecs import Codec, Codecs
    from augury.codec.hints import (
        Bounds,
        Check,
        Digits,
        Items,
        LeftOut,
        Letters,
        OneOf,
        Pattern,
        snake_case,
    )
    from augury.codec.schemas import Schema
    from augury.codec.shapes import Enumeration, Notation, Objects
else:
    __getattr__ = later(
        __name__,
        {
            "augury.codec.codecs": "Codec Codecs",
            "augury.codec.hints": (
                "Bounds Check Digits Items LeftOut Letters OneOf Pattern snake_case"
            ),
            "augury.codec.schemas": "Schema",
            "augury.codec.shapes": "Enumeration Notation Objects",
        },
    )

__all__ = [
    "AuguryError",
    "Bounds",
    "Check",
    "Codec",
    "Codecs",
    "Digits",
    "Enumeration",
    "Items",
    "LeftOut",
    "Letters",
    "Notation",
    "Objects",
    "OneOf",
    "Pattern",
    "Schema",
    "WireError",
    "snake_case",
]
