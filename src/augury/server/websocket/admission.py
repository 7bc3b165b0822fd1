"""How many may connect, from where, and how much they may say."""

from __future__ import annotations

from augury.server.errors import TooFast
from augury.server.http.limits import Buckets, Counts
from augury.server.settings import Settings

__all__ = ["Admission"]


class Admission:
    """The connections of this process, counted."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.connections
        self._total = 0
        self._addresses = Counts(settings.connections_per_address)
        self._keys = Counts(settings.connections_per_seat)
        self._messages = Buckets(settings.messages_per_second, settings.messages_burst)

    def check(self, address: str, key: str | None) -> None:
        """Refuse one more connection, where it would be too many."""
        if self._total >= self._limit:
            raise TooFast("the server is full")
        if self._addresses.full(address):
            raise TooFast("too many connections from this address")
        if key is not None and self._keys.full(key):
            raise TooFast("too many connections for this seat")

    def add(self, address: str, key: str | None) -> None:
        """One connection more."""
        self._total += 1
        self._addresses.add(address)
        if key is not None:
            self._keys.add(key)

    def remove(self, address: str, key: str | None) -> None:
        """One connection less."""
        self._total -= 1
        self._addresses.drop(address)
        if key is not None:
            self._keys.drop(key)

    def take_message(self, address: str, key: str | None) -> bool:
        """Whether one more message of theirs is not too many."""
        return self._messages.take(key or address)
