"""The time that tables go by: the same in every process, and deaf to what is done to clocks.

A machine's clock may be set back an hour or forward a year while people play. So the time of the
tables follows the machine's steady counter, and between processes the database carries it on: a
process that starts takes up the time that was left there, and goes on from a later one it hears of.
All that is stored, from the moment a seat was asked to the moment a bot takes over, is in it.

It begins as seconds since 1970 and stays near them, but nobody may rely on it; a date is a date.
"""

from __future__ import annotations

import time
from typing import Final

from augury.tables.store import LastBeat

_LONGEST_GAP: Final = 24 * 3600.0
"""Time during which no process ran counts as a day at most: the clock may have been set instead."""


class SteadyClock:
    """The time of the tables in this process."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """The time of the tables, in seconds."""
        return time.monotonic() + self._ahead

    def resume(self, last: LastBeat | None) -> None:
        """Take up the time where the last process has left it; `None`: there was none."""
        if last is not None:
            gap = min(max(0.0, last.ago), _LONGEST_GAP)
            self._ahead = last.at + gap - time.monotonic()

    def keep_up(self, latest: float) -> None:
        """Go on from the latest time that any process has said, if it is later."""
        self._ahead = max(self._ahead, latest - time.monotonic())
