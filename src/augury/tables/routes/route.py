"""A route: everything there is to say about one HTTP address, as a value.

    Route("POST", "/api/tables/{table}/seats", sit_down, takes=NewSeat, gives=Joined, status=201)

The handler is `async def sit_down(call: Call[NewSeat], backend: Backend) -> Joined`. It knows no
HTTP, no sockets and no headers. All that its record says (ids, keys, price, size) has been seen to
before it is called: `routes.answering` does so, for a server as for the page's worker.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar

from augury.tables.bounds import BODY_BYTES
from augury.tables.errors import Malformed
from augury.tables.hub.codes import LETTERS

if TYPE_CHECKING:
    from augury.tables.hub.room import Room
    from augury.tables.keys import Credentials
    from augury.tables.routes.backend import Asker, Backend


Body = TypeVar("Body")
Method: TypeAlias = Literal["GET", "POST", "PUT"]


class Who(Enum):
    """Who may ask. A key is looked at before the body is read."""

    ANYONE = "anyone"
    VISITOR = "who may see the table"  # a seat by its key; without one a spectator, if allowed
    SEATED = "who sits there"
    PEN = "who has the pen"


class Media(Enum):
    """The form of an answer."""

    JSON = "application/json"
    LINES = "application/x-ndjson"  # of JSON, one by one as they are found
    TEXT = "text/plain; charset=utf-8"


class Allowance(Enum):
    """What an address may have a limited number of; the limits are in the settings and `bounds`."""

    TABLES = "tables"  # and shared pads: what is kept for long
    COMMANDS = "commands"  # what is written down
    CODES = "codes"  # tried
    HINTS = "hints"  # and puzzles
    REVIEWS = "reviews"
    POSITIONS = "positions"
    VARIATIONS = "variations"


@dataclass(frozen=True)
class Price:
    """What is paid before anything is done.

    One of an allowance, and seconds of work that are held back until the answer is there. So what
    waits for its turn counts as work, too.
    """

    allowance: Allowance | None = None
    seconds: float = 0.0


FREE: Final = Price()


@dataclass(frozen=True)
class Id:
    """A part of a path: what it must look like, and how that is described."""

    pattern: str
    number: bool = False

    def read(self, name: str, said: str) -> str:
        """The id as it was said. Raises `Malformed` where it cannot be one."""
        if re.fullmatch(self.pattern, said) is None:
            raise Malformed(f"{name}: {said[:80]!r} does not match {self.pattern}")
        return said


_OWN: Final = r"[A-Za-z0-9_-]{1,64}"
IDS: Final[Mapping[str, Id]] = {
    "table": Id(_OWN),
    "pad": Id(_OWN),
    "number": Id(r"[1-9][0-9]{0,4}", number=True),
    "code": Id(rf"[{LETTERS}{LETTERS.lower()}]{{4}}"),
}
"""Everything that stands in braces in a path."""


@dataclass(frozen=True)
class Parameter:
    """A value behind the `?` of an address: a number up to `most`, or with `most=None` a flag."""

    name: str
    default: int | bool | None
    most: int | None = None

    def read(self, said: str | None) -> int | bool | None:
        """The value. Raises `Malformed`."""
        if said is None:
            return self.default
        if self.most is None and said in ("true", "false"):
            return said == "true"
        if self.most is not None and re.fullmatch("[0-9]{1,9}", said) and int(said) <= self.most:
            return int(said)
        expected = "true or false" if self.most is None else f"a number from 0 to {self.most}"
        raise Malformed(f"{self.name}: {said[:80]!r} is not {expected}")


@dataclass(frozen=True)
class Call(Generic[Body]):
    """What a handler is given: a request that has been checked and paid for."""

    asker: Asker
    ids: Mapping[str, str]
    query: Mapping[str, Any]
    body: Body
    shown: Credentials | None = None  # the key of a seat at the table of the path, or a pen
    room: Room | None = None  # of that table; only where the record says who may ask
    seat: int | None = None  # the asker's; None: a spectator

    @property
    def table(self) -> Room:
        """The table, for a route that asks who comes to it."""
        assert self.room is not None, "the route says who may ask"
        return self.room


@dataclass(frozen=True)
class Keyed:
    """An answer, and the key of a seat that the asker's browser may keep."""

    value: object
    table: str
    key: str


@dataclass(frozen=True)
class Analysed:
    """A message that the analysis defines; it is imported when it is to be described.

    The analysis brings NumPy along, which a server does without.
    """

    module: str
    name: str

    def load(self) -> Any:
        """The type of the message."""
        return getattr(import_module(f"augury.analysis.{self.module}"), self.name)


Handler: TypeAlias = Callable[[Call[Any], "Backend"], Awaitable[object]]
"""Gives a message of the protocol, `Keyed`, JSON or text as bytes, or lines one by one."""


@dataclass(frozen=True)
class Route:
    """One address: how it is asked, what it answers, who may ask, and what that costs."""

    method: Method
    path: str
    handler: Handler
    takes: Any = None  # the message that comes in; None: nothing is read
    gives: Any = None  # the message that goes out, or `Analysed`; of lines, the last one
    media: Media = Media.JSON
    status: int = 200
    who: Who = Who.ANYONE
    price: Price = FREE
    body_bytes: int = BODY_BYTES  # at most
    query: tuple[Parameter, ...] = ()
    file: str | None = None  # under which a browser saves the answer
    summary: str = field(init=False)

    def __post_init__(self) -> None:
        """Take the summary from the handler, and know all ids."""
        words = (self.handler.__doc__ or "").partition("\n\nRaises")[0]
        object.__setattr__(self, "summary", " ".join(words.split()))
        assert set(self.names) <= IDS.keys(), f"{self.path}: an id without a pattern"

    def answer_type(self) -> Any:
        """The type of the message that goes out."""
        return self.gives.load() if isinstance(self.gives, Analysed) else self.gives

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What stands in braces in the path, in order."""
        return tuple(re.findall(r"\{([a-z]+)\}", self.path))

    @cached_property
    def shape(self) -> re.Pattern[str]:
        """What a path has to look like to be meant for this route, whatever its ids are."""
        parts = re.split(r"\{[a-z]+\}", self.path)
        return re.compile("([^/]*)".join(map(re.escape, parts)))
