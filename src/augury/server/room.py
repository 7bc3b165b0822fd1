"""A table in this process: one command, one transaction, the answer, then the news.

What a room holds in memory is the fold of the log and may be lost at any instant. Another process
may write to the same log; whoever is late is told so by the store, reads what happened, and decides
anew.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Literal, Protocol

from augury.game import View, view
from augury.game.errors import AuguryError
from augury.game.notation import format_move
from augury.server.chores import BotTurn, Clear, PassOn, Patience, TakeOver, due, next_chore
from augury.server.decisions import Decision, House, carry_out, decide, sit_down
from augury.server.entries import (
    Acted,
    Arrived,
    Cleared,
    Departed,
    Entry,
    HostPassed,
    TakenOver,
    decode,
    encode,
)
from augury.server.errors import Busy, NoSuchTable, SpectatorsBarred
from augury.server.frames import frame
from augury.server.metrics import ACTIONS, CONFLICTS, REPEATS
from augury.server.minds import Minds
from augury.server.news import Tell, listing, welcome
from augury.server.protocol import Command, NewSeat, Welcome
from augury.server.sitting import Sitting, advance
from augury.server.store import (
    Conflict,
    Due,
    Listed,
    Presence,
    Repeated,
    Store,
    Writing,
    Written,
)

__all__ = ["Listener", "Room"]

_REMEMBERED: Final = 64  # versions that a returning client is told one by one
_ATTEMPTS: Final = 20  # against other processes' writings
SEAT_GONE: Final = 4401
BARRED: Final = 4403
CLEARED: Final = 4404

Decide = Callable[[Sitting, float], list[Entry]]


class Listener(Protocol):
    """A connection."""

    key: str | None  # hashed

    def send(self, frames: bytes) -> None:
        """Hand over for sending, at once."""

    def end(self, code: int, reason: str) -> None:
        """Close it."""


class Room:
    """A table, and who listens to it here."""

    def __init__(
        self,
        table: str,
        store: Store,
        house: House,
        patience: Patience,
        minds: Minds,
        now: Callable[[], float],
        written: Callable[[str, int, float | None], None],
    ) -> None:
        """Know of a table; `load` it next. `written` is told after every commit."""
        self.table = table
        self.listeners: dict[Listener, int | None] = {}
        self.used = now()
        self.cleared = False
        self._store = store
        self._house = house
        self._patience = patience
        self._minds = minds
        self._now = now
        self._written = written
        self._lock = asyncio.Lock()
        self._sitting: Sitting | None = None
        self._due: float | None = None
        self._tells: deque[Tell] = deque(maxlen=_REMEMBERED)

    @property
    def sitting(self) -> Sitting:
        """The table, as far as it is known here."""
        assert self._sitting is not None, "a room is loaded before it is used"
        return self._sitting

    async def load(self) -> bool:
        """Read the log. Whether there is such a table."""
        async with self._lock:
            await self._catch_up()
        return self._sitting is not None

    # Commands

    async def submit(
        self, key: str | None, command: Command, answer: Callable[[int], None] | None = None
    ) -> int:
        """Carry out a command of whoever has this key, and say which version it became.

        `answer` is told before anyone else is. Raises `Refused` or `IllegalAction`.
        """

        def decided(sitting: Sitting, at: float) -> list[Entry]:
            seat = None if key is None else sitting.seat_of(key)
            return decide(sitting, seat, command, self._house, at)

        # The id is the client's own: nobody can use up, or ask for, another's.
        name = f"{(key or '')[:16]}:{command.id}"
        return await self.write(decided, name, answer)

    async def seat(self, wish: NewSeat, key: str) -> int:
        """Let a person sit down, and say where."""
        await self.write(lambda sitting, at: sit_down(sitting, wish, key, at))
        seat = self.sitting.seat_of(key)
        assert seat is not None
        return seat

    async def write(
        self,
        decided: Decide,
        command: str | None = None,
        answer: Callable[[int], None] | None = None,
    ) -> int:
        """Write down what is decided about the table as it is then; nothing, if it is nothing."""
        async with self._lock:
            self.used = self._now()
            for _ in range(_ATTEMPTS):
                at = self._now()
                try:
                    entries = decided(self.sitting, at)
                    decision = carry_out(self.sitting, entries, self._house, at)
                except AuguryError:
                    if await self._catch_up():
                        continue  # it was decided on old news
                    if command and (done := await self._store.find(self.table, command)):
                        REPEATS.inc()
                        return _answered(done, answer)
                    raise
                if not entries:
                    return self.sitting.version
                then = due(decision.sittings[-1], self._patience)
                outcome = await self._store.write(self._writing(decision, command, then))
                match outcome:
                    case Written():
                        version = decision.sittings[0].version
                        _answered(version, answer)
                        self._apply(decision, then)
                        return version
                    case Repeated(version):
                        REPEATS.inc()
                        await self._catch_up()
                        return _answered(version, answer)
                    case Conflict():
                        CONFLICTS.inc()
                        await self._catch_up()
            raise Busy("too many write to this table at once: try again")

    def _writing(self, decision: Decision, command: str | None, at: float | None) -> Writing:
        before, after = self.sitting, decision.sittings[-1]
        return Writing(
            table=self.table,
            version=before.version + 1,
            bodies=tuple(map(encode, decision.entries)),
            command=command,
            due=None if at == self._due else Due(at),
            listed=_listed(before, after),
            presence=tuple(
                Presence(entry.seat, entry.process, isinstance(entry, Arrived))
                for entry in decision.entries
                if isinstance(entry, Arrived | Departed)
            ),
        )

    # News

    async def hear(self, version: int) -> None:
        """Somebody says that the log is at this version by now."""
        if self._sitting is None or self._sitting.version < version:
            async with self._lock:
                if self._sitting is None or self._sitting.version < version:
                    await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read on in the log. Whether there was anything new."""
        after = 0 if self._sitting is None else self._sitting.version
        bodies = await self._store.read(self.table, after)
        for body in bodies:
            try:
                self._sitting, news = advance(self._sitting, decode(body))
            except NoSuchTable:
                self.cleared = True
                for listener in list(self.listeners):
                    listener.end(CLEARED, "this table was cleared away")
                raise
            self._tell(Tell(self._sitting, news))
        if bodies:
            self._due = due(self.sitting, self._patience)
            self._written(self.table, 0, self._due)
        return bool(bodies)

    def _apply(self, decision: Decision, at: float | None) -> None:
        ACTIONS.inc(len(decision.entries))
        for sitting, news in zip(decision.sittings, decision.news, strict=True):
            self._sitting = sitting
            self._tell(Tell(sitting, news))
        self._due = at
        self._written(self.table, self.sitting.version, at)

    def _tell(self, tell: Tell) -> None:
        self._tells.append(tell)
        sitting = self.sitting
        for listener, seat in list(self.listeners.items()):
            if seat is not None and sitting.chairs[seat].key != listener.key:
                listener.send(tell.frame(None))
                listener.end(SEAT_GONE, "this seat is no longer yours")
            elif seat is None and sitting.state is not None and not sitting.setup.spectators:
                listener.end(BARRED, "this table plays among itself")
            else:
                listener.send(tell.frame(seat))

    # Connections

    def admit(self, key: str | None) -> int | None:
        """The seat of whoever has this key. Refuses spectators where they are barred."""
        seat = None if key is None else self.sitting.seat_of(key)
        if seat is None and self.sitting.state is not None and not self.sitting.setup.spectators:
            raise SpectatorsBarred("this table plays among itself")
        return seat

    def welcome(self, seat: int | None) -> Welcome:
        """Everything that `seat` may know."""
        return welcome(self.sitting, seat, self._now())

    def join(self, listener: Listener, seat: int | None, version: int | None) -> None:
        """Tell the listener what it has missed since `version`, and from now on what happens."""
        missed = None if version is None else self.sitting.version - version
        if missed is not None and 0 <= missed <= len(self._tells):
            for tell in list(self._tells)[len(self._tells) - missed :]:
                listener.send(tell.frame(seat))
        else:
            listener.send(frame(self.welcome(seat).model_dump_json().encode()))
        self.listeners[listener] = seat

    def part(self, listener: Listener) -> int | None:
        """Tell the listener nothing more. The seat that nobody here listens for any longer."""
        seat = self.listeners.pop(listener, None)
        self.used = self._now()
        return None if seat in self.listeners.values() else seat

    async def arrive(self, key: str) -> None:
        """Say that the person with this key is here."""
        process = self._house.process

        def arrived(sitting: Sitting, at: float) -> list[Entry]:
            seat = sitting.seat_of(key)
            if seat is None or seat not in self.listeners.values():
                return []
            chair = sitting.chairs[seat]
            if process in chair.processes and chair.bot is None:
                return []
            return [Arrived(at=at, seat=seat, process=process)]

        await self.write(arrived)

    async def depart(self, seat: int, process: str, *, unless: Callable[[], bool]) -> None:
        """Say that a seat's person is no longer connected to a process."""

        def departed(sitting: Sitting, at: float) -> list[Entry]:
            if unless() or process not in sitting.chairs[seat].processes:
                return []
            return [Departed(at=at, seat=seat, process=process)]

        await self.write(departed)

    # Chores

    async def tend(self) -> None:
        """Do what is due at the table. Whoever comes second finds it done.

        Raises `NoSuchTable` when it has been cleared away.
        """
        async with self._lock:
            await self._catch_up()
        while not await self._settled():
            sitting, now = self.sitting, self._now()
            match next_chore(sitting, self._patience, now):
                case TakeOver(seat):
                    bot = self._house.substitute
                    await self._tend(sitting, TakenOver(at=now, seat=seat, bot=bot))
                case PassOn(seat):
                    await self._tend(sitting, HostPassed(at=now, seat=seat))
                case BotTurn(seat, bot_there):
                    await self._bot_turn(sitting, seat, bot_there)
                case Clear():
                    await self._clear(sitting)
                case None:
                    pass

    async def _settled(self) -> bool:
        """Whether nothing is due now; then the database is told when something is."""
        async with self._lock:
            if next_chore(self.sitting, self._patience, self._now()) is not None:
                return False
            if await self._store.reschedule(self.table, self.sitting.version, self._due):
                return True
            return not await self._catch_up()  # another process has written

    async def _bot_turn(self, sitting: Sitting, seat: int, bot: str | None) -> None:
        assert sitting.state is not None
        seen: View = view(sitting.state, seat)
        move = format_move(await self._minds.think(bot or self._house.substitute, seen))
        by: Literal["clock", "bot"] = "clock" if bot is None else "bot"
        asked = sitting.asked[seat]

        def decided(now: Sitting, at: float) -> list[Entry]:
            if now.asked[seat] != asked or now.chairs[seat].bot != bot:
                return []  # the person was quicker, or is back
            return [Acted(at=at, seat=seat, action=move, by=by)]

        await self.write(decided)

    async def _clear(self, sitting: Sitting) -> None:
        """Clear the table away, unless somebody comes at this moment. Raises `NoSuchTable`."""
        async with self._lock:
            if self.sitting.version == sitting.version:
                version = sitting.version + 1
                cleared = encode(Cleared(at=self._now()))
                await self._store.write(Writing(self.table, version, (cleared,), clears=True))
                self._written(self.table, version, None)
            await self._catch_up()

    async def _tend(self, sitting: Sitting, entry: Entry) -> None:
        await self.write(lambda now, _: [entry] if now.version == sitting.version else [])


def _answered(version: int, answer: Callable[[int], None] | None) -> int:
    if answer is not None:
        answer(version)
    return version


def _listed(before: Sitting, after: Sitting) -> Listed | None:
    """How the lobby's line changes, if it does."""
    if not after.setup.listed or (before.chairs is after.chairs and before.stage == after.stage):
        return None
    return Listed(listing(after))
