"""Who is worked for next, where many ask for more than there are processors for.

A review is many pieces of work. Addresses take turns, a piece each; an address with several reviews
has them done one after the other, the quick ones first. Quick reviews come before thorough ones,
no matter who asks; but every fourth piece is a thorough one's, so that those come to an end too.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias

from augury.tables.errors import TooFast

_QUICK_IN_SUCCESSION: Final = 3  # pieces of quick reviews, while thorough ones wait

_Turns: TypeAlias = "dict[str, deque[Ticket]]"  # addresses, the next first; and their reviews


@dataclass(eq=False)
class Ticket:
    """A review in the queue."""

    address: str
    quick: bool
    waiting: int  # pieces that are not begun
    begun: bool = False


class FairQueue:
    """Reviews of which pieces wait to be worked on."""

    def __init__(self) -> None:
        self._quick: _Turns = {}
        self._thorough: _Turns = {}
        self._succession = 0  # quick pieces since the last thorough one

    def add(self, ticket: Ticket) -> None:
        """Its address has its turn after all others that wait, unless it waits already."""
        if ticket.waiting:
            self._turns(ticket).setdefault(ticket.address, deque()).append(ticket)

    def take(self) -> Ticket | None:
        """The review of which a piece is to be begun now; none, if nothing waits."""
        quick_first = not self._thorough or self._succession < _QUICK_IN_SUCCESSION
        turns = self._quick if self._quick and quick_first else self._thorough
        if not turns:
            return None
        self._succession = self._succession + 1 if turns is self._quick else 0
        address = next(iter(turns))
        reviews = turns.pop(address)
        ticket = reviews[0]
        ticket.waiting -= 1
        ticket.begun = True
        if not ticket.waiting:
            reviews.popleft()
        if reviews:
            turns[address] = reviews  # behind all others
        return ticket

    def remove(self, ticket: Ticket) -> None:
        """Begin nothing more of this review."""
        turns = self._turns(ticket)
        reviews = turns.get(ticket.address)
        if reviews is not None and ticket in reviews:
            reviews.remove(ticket)
            if not reviews:
                del turns[ticket.address]

    def ahead(self, ticket: Ticket) -> int:
        """How many reviews have a piece begun before this one's first, if no others come."""
        if ticket.begun:
            return 0
        later, twin = self._copy(ticket)
        before = set[Ticket]()
        while (taken := later.take()) is not None and taken is not twin:
            before.add(taken)
        return len(before)

    def _turns(self, ticket: Ticket) -> _Turns:
        return self._quick if ticket.quick else self._thorough

    def _copy(self, ticket: Ticket) -> tuple[FairQueue, Ticket]:
        """The same queue with tickets of its own, and what stands in it for this one."""
        copies: dict[Ticket, Ticket] = {}
        other = FairQueue()
        other._succession = self._succession
        for turns in (self._quick, self._thorough):
            for reviews in turns.values():
                for one in reviews:
                    copies[one] = Ticket(one.address, one.quick, one.waiting, one.begun)
                    other.add(copies[one])
        return other, copies[ticket]


class ReviewPlaces:
    """How many reviews there may be of one address, and of all."""

    def __init__(self, of_one: int, of_all: int) -> None:
        self._of_one = of_one
        self._of_all = of_all
        self._taken: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Raises `TooFast` if there is no place left for this address."""
        if self._taken[address] >= self._of_one:
            raise TooFast(
                f"{self._of_one} games of this address are being reviewed, as many as may be "
                "at once: wait for one of them"
            )
        if self._taken.total() >= self._of_all:
            raise TooFast("too many games wait to be reviewed: come back later")

    @contextmanager
    def taken(self, address: str) -> Iterator[None]:
        """Keep a place for this address meanwhile."""
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]
