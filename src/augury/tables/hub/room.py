"""A table in this process: to look, to listen, to sit down and play; and its timers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from augury.game import view
from augury.game.text.notation import format_move
from augury.tables.errors import SpectatorsBarred
from augury.tables.hub.listeners import Listener, Listeners
from augury.tables.hub.log import Answer, OnWrite
from augury.tables.hub.services import Services
from augury.tables.hub.writer import TableWriter
from augury.tables.protocol.commands import Command
from augury.tables.protocol.messages import Welcome
from augury.tables.protocol.tables import NewSeat
from augury.tables.table import timers
from augury.tables.table.decisions import decide, sit_down
from augury.tables.table.entries import (
    ActedEntry,
    ArrivedEntry,
    DepartedEntry,
    Entry,
    HostPassedEntry,
    TakenOverEntry,
    WithheldEntry,
)
from augury.tables.table.sitting import Sitting
from augury.tables.table.summaries import welcome


class Room:
    """A table, and who listens to it here."""

    def __init__(self, table: str, services: Services, on_write: OnWrite) -> None:
        """Know of a table; `load` it next."""
        self.listeners = Listeners(services.framing)
        self._services = services
        self.writer = TableWriter(table, services, self.listeners, on_write)
        self._left = services.now()

    @property
    def sitting(self) -> Sitting:
        """The table, as far as it is known here."""
        return self.writer.value

    @property
    def cleared(self) -> bool:
        """Whether it was cleared away."""
        return self.writer.cleared

    @property
    def used(self) -> float:
        """When anybody last did anything here."""
        return max(self.writer.used, self._left)

    async def load(self) -> bool:
        """Read the log. Whether there is such a table."""
        await self.writer.read()
        return self.writer.version > 0

    async def catch_up(self, version: int) -> None:
        """Read on, if the log has reached this version."""
        await self.writer.read(version)

    # Commands

    def submit(
        self, key: str | None, command: Command, answer: Answer | None = None
    ) -> Awaitable[int]:
        """Carry out a command from the holder of this key, and say which version it became.

        Raises `Refused` or `IllegalAction`.
        """

        def decided(sitting: Sitting, at: float) -> list[Entry]:
            seat = None if key is None else sitting.seat_of(key)
            return decide(sitting, seat, command, self._services.context, at)

        # The id is the client's own: nobody can use up, or ask for, another's.
        name = f"{(key or '')[:16]}:{command.id}"
        return self.writer.write(decided, name, answer)

    async def seat(self, wish: NewSeat, key: str) -> int:
        """Let a person sit down, and say where."""
        await self.writer.write(lambda sitting, at: sit_down(sitting, wish, key, at))
        seat = self.sitting.seat_of(key)
        assert seat is not None
        return seat

    # Connections

    async def seat_of(self, key: str) -> int | None:
        """The seat that this key opens; None, if it opens none.

        Its person may have sat down at another process a moment ago, and no hint of it have come:
        the log is read before the key is nobody's.
        """
        seat = self.sitting.seat_of(key)
        if seat is None:
            await self.writer.read()
            seat = self.sitting.seat_of(key)
        return seat

    async def admit(self, key: str | None) -> int | None:
        """The seat that this key opens. Refuses spectators where they are barred."""
        seat = None if key is None else await self.seat_of(key)
        if seat is None and self.sitting.state is not None and not self.sitting.setup.spectators:
            raise SpectatorsBarred("this table plays among itself")
        return seat

    def welcome(self, seat: int | None) -> Welcome:
        """Everything that `seat` may know."""
        return welcome(self.sitting, seat, self._services.now())

    def join(self, listener: Listener, seat: int | None, version: int | None) -> None:
        """Send the listener what it has missed since `version`, and from now on what happens."""
        missed = None if version is None else self.sitting.version - version
        self.listeners.join(listener, seat, missed, lambda: self.welcome(seat))

    def leave(self, listener: Listener) -> int | None:
        """Send the listener nothing more. The seat that nobody here listens for any longer."""
        self._left = self._services.now()
        return self.listeners.leave(listener)

    async def arrive(self, key: str) -> None:
        """Write down that the person with this key is here."""
        process = self._services.context.process

        def arrived(sitting: Sitting, at: float) -> list[Entry]:
            seat = sitting.seat_of(key)
            if seat is None or not self.listeners.has(seat):
                return []
            chair = sitting.chairs[seat]
            if process in chair.processes and chair.bot is None:
                return []
            return [ArrivedEntry(at=at, seat=seat, process=process)]

        await self.writer.write(arrived)

    def missed(self) -> list[str]:
        """The keys of those who are here, and whom the table believes to be away.

        Another process may have taken this one for dead while it was only held up.
        """
        process, chairs = self._services.context.process, self.sitting.chairs
        return [
            key
            for seat, key in self.listeners.people()
            if chairs[seat].key == key and process not in chairs[seat].processes
        ]

    async def depart(self, seat: int, process: str, *, unless: Callable[[], bool]) -> None:
        """Write down that a seat's person is no longer connected to a process."""

        def departed(sitting: Sitting, at: float) -> list[Entry]:
            if unless() or process not in sitting.chairs[seat].processes:
                return []
            return [DepartedEntry(at=at, seat=seat, process=process)]

        await self.writer.write(departed)

    # Timers

    async def run_timers(self) -> None:
        """Do what is due at the table; of several who try, the second finds it done.

        Raises `NoSuchTable` when it has been cleared away.
        """
        await self.writer.read()
        while not await self.writer.schedule(lambda: self._expired() is None):
            sitting, now = self.writer.value, self._services.now()
            match self._expired():
                case timers.TakeOver(seat):
                    bot = self._services.context.substitute
                    await self._write_unchanged(sitting, TakenOverEntry(at=now, seat=seat, bot=bot))
                case timers.PassOn(seat):
                    await self._write_unchanged(sitting, HostPassedEntry(at=now, seat=seat))
                case timers.Withhold(seats):
                    await self._write_unchanged(sitting, WithheldEntry(at=now, seats=seats))
                case timers.BotTurn(seat, bot_there):
                    await self._move(sitting, seat, bot_there)
                case timers.Clear():
                    await self.writer.clear(sitting)
                case None:
                    pass

    def _expired(self) -> timers.Timer | None:
        return timers.expired(self.writer.value, self._services.delays, self._services.now())

    async def _write_unchanged(self, sitting: Sitting, entry: Entry) -> None:
        await self.writer.write(lambda now, _: [entry] if now.version == sitting.version else [])

    async def _move(self, sitting: Sitting, seat: int, bot: str | None) -> None:
        """Make a move for a seat: its bot's, or that of the clock (`None`)."""
        assert sitting.state is not None
        name = bot or self._services.context.substitute
        move = format_move(await self._services.bots.think(name, view(sitting.state, seat)))
        by: Literal["clock", "bot"] = "clock" if bot is None else "bot"
        asked = sitting.asked[seat]

        def decide(now: Sitting, at: float) -> list[Entry]:
            if now.asked[seat] != asked or now.chairs[seat].bot != bot:
                return []  # the person was quicker, or is back
            return [ActedEntry(at=at, seat=seat, action=move, by=by)]

        await self.writer.write(decide)
