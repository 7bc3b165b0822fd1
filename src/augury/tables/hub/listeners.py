"""Who hears of a table in this process, and what each of them hears."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from augury.tables.protocol.closings import Closing
from augury.tables.protocol.messages import Welcome
from augury.tables.protocol.wire import Framing, encode
from augury.tables.table.broadcast import Broadcast
from augury.tables.table.sitting import Sitting

_REMEMBERED: Final = 64  # versions that a returning client hears one by one


class Listener(Protocol):
    """A connection."""

    key: str | None  # hashed

    def send(self, frames: bytes) -> None:
        """Hand over for sending, at once."""

    def end(self, code: Closing, reason: str) -> None:
        """Close the connection."""


class Listeners:
    """The connections to a table, each with its seat; `None` is a spectator's."""

    def __init__(self, framing: Framing) -> None:
        self._framing = framing
        self._seats: dict[Listener, int | None] = {}
        self._recent: deque[Broadcast] = deque(maxlen=_REMEMBERED)

    def __len__(self) -> int:
        return len(self._seats)

    def has(self, seat: int) -> bool:
        """Whether anybody here listens for this seat."""
        return seat in self._seats.values()

    def people(self) -> set[tuple[int, str]]:
        """Who listens here: their seats and keys."""
        return {
            (seat, listener.key)
            for listener, seat in self._seats.items()
            if seat is not None and listener.key is not None
        }

    def join(
        self,
        listener: Listener,
        seat: int | None,
        missed: int | None,
        welcome: Callable[[], Welcome],
    ) -> None:
        """Send the listener as many versions as it has missed, and from now on what happens.

        Everything at once, where that is unknown or too much.
        """
        if missed is not None and 0 <= missed <= len(self._recent):
            for broadcast in list(self._recent)[len(self._recent) - missed :]:
                listener.send(broadcast.frame(seat))
        else:
            listener.send(self._framing(encode(welcome())))
        self._seats[listener] = seat

    def leave(self, listener: Listener) -> int | None:
        """Send the listener nothing more. The seat that nobody here listens for any longer."""
        seat = self._seats.pop(listener, None)
        return None if seat in self._seats.values() else seat

    def send(self, sitting: Sitting, broadcast: Broadcast) -> None:
        """Send everyone what happened; end the connections of those who may hear no more."""
        self._recent.append(broadcast)
        barred = sitting.state is not None and not sitting.setup.spectators
        for listener, seat in list(self._seats.items()):
            if seat is not None and sitting.chairs[seat].key != listener.key:
                listener.send(broadcast.frame(None))
                listener.end(Closing.SEAT_GONE, "this seat is no longer yours")
            elif seat is None and barred:
                listener.end(Closing.BARRED, "this table plays among itself")
            else:
                listener.send(broadcast.frame(seat))

    def end(self, code: Closing, reason: str) -> None:
        """End every connection."""
        for listener in list(self._seats):
            listener.end(code, reason)
