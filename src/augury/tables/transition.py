"""What becomes of a log: entries, and the values they lead to. Tables and circles are such logs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar


class Versioned(Protocol):
    """What a log adds up to, which knows how many entries it was made of."""

    @property
    def version(self) -> int:
        """How many entries."""


Value = TypeVar("Value", bound=Versioned)
Entry = TypeVar("Entry")
News = TypeVar("News")


@dataclass(frozen=True)
class Transition(Generic[Entry, Value, News]):
    """Entries, and what they lead to."""

    entries: tuple[Entry, ...]
    values: tuple[Value, ...]  # after each of them
    news: tuple[News, ...]  # of each of them
