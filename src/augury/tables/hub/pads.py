"""Score pads of tables made of wood, shown on other devices while they are kept.

A shared pad is one line in the store, written anew with every change: its text, its version and the
hash of its pen. Its id has a mark that no table's id has, so neither is ever taken for the other.
One that nobody writes on for very long is cleared away, as a table is to which nobody comes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final

from augury.game.text.codecs import codec
from augury.tables.errors import NoSuchPad, Stale, WrongKey
from augury.tables.store import Store, Stored, TimerDue, Writing

_MARK: Final = "pad:"
_CLEARED: Final = "null"  # what is left of one that was cleared away

log = logging.getLogger("augury.pads")


@dataclass(frozen=True)
class Pad:
    """What is kept of a shared pad."""

    version: int
    pen: str  # its hash
    text: str
    at: float = inf  # when it was written; of one from before that was noted, nobody knows


_PAD: Final = codec(Pad)


class Pads:
    """All shared pads."""

    def __init__(self, store: Store, now: Callable[[], float], untouched: float) -> None:
        self._store = store
        self._now = now
        self._untouched = untouched

    async def expect_old(self) -> None:
        """Let those expire, too, that were written before anyone noted when: from now on."""
        if self._untouched < inf:
            await self._store.add_timers(_MARK, _CLEARED, self._now() + self._untouched)

    async def share(self, name: str, pen: str, text: str) -> Pad:
        """Keep a new pad."""
        pad = Pad(1, pen, text, self._now())
        await self._write(name, pad)
        return pad

    async def read(self, name: str) -> Pad:
        """The pad as it is now. Raises `NoSuchPad`."""
        kept = await self._read(_MARK + name)
        if kept is None:
            raise NoSuchPad("no pad has this id")
        return kept

    async def check_pen(self, name: str, pen: str) -> None:
        """Refuse a pen that does not write on this pad. Raises `NoSuchPad`, `WrongKey`."""
        _check_pen(await self.read(name), pen)

    async def write(self, name: str, pen: str, version: int, text: str) -> Pad:
        """Write on a pad that was seen at this version. Raises `NoSuchPad`, `WrongKey`, `Stale`."""
        kept = await self.read(name)
        _check_pen(kept, pen)
        following = Pad(version + 1, pen, text, self._now())
        if version != kept.version or not await self._write(name, following):
            raise Stale(f"the pad is at another version than {version}: read it again")
        return following

    def is_pad(self, kept_as: str) -> bool:
        """Whether what the store keeps under this id is a pad."""
        return kept_as.startswith(_MARK)

    async def run_timers(self, kept_as: str) -> None:
        """Clear a pad away, if nobody has written on it for long enough."""
        pad = await self._read(kept_as)
        if pad is None:
            return
        if pad.at < inf and (due := pad.at + self._untouched) > self._now():
            await self._store.reschedule(kept_as, pad.version, _none_if_never(due))
            return
        # A writer at this moment is first, or too late: one version is written once.
        gone = Writing(kept_as, pad.version + 1, (_CLEARED,), clears=True)
        if isinstance(await self._store.write(gone), Stored):
            log.info("a pad was cleared away: %s", kept_as)

    async def _read(self, kept_as: str) -> Pad | None:
        bodies = await self._store.read(kept_as)
        return None if not bodies or bodies[-1] == _CLEARED else _PAD.decode(bodies[-1])

    async def _write(self, name: str, pad: Pad) -> bool:
        """Write the only line of the pad; whether nobody was quicker."""
        body = _PAD.encode(pad).decode()
        due = TimerDue(_none_if_never(pad.at + self._untouched))
        writing = Writing(_MARK + name, pad.version, (body,), due=due, clears=True)
        return isinstance(await self._store.write(writing), Stored)


def _check_pen(pad: Pad, pen: str) -> None:
    if pen != pad.pen:
        raise WrongKey("this pen does not write on this pad")


def _none_if_never(due: float) -> float | None:
    return None if due == inf else due
