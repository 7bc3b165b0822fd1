"""What a table does by itself when a timer runs out."""

from __future__ import annotations

from typing import Literal

from augury.game import view
from augury.game.text.notation import format_move
from augury.tables.hub.services import Services
from augury.tables.hub.writer import Writer
from augury.tables.table.entries import (
    ActedEntry,
    Entry,
    HostPassedEntry,
    TakenOverEntry,
    WithheldEntry,
)
from augury.tables.table.sitting import Sitting
from augury.tables.table.timers import (
    BotTurn,
    Clear,
    PassOn,
    TakeOver,
    Timer,
    Withhold,
    expired,
)


class Caretaker:
    """Looks after one table."""

    def __init__(self, writer: Writer, services: Services) -> None:
        self._writer = writer
        self._services = services

    async def run_timers(self) -> None:
        """Do what is due at the table. Whoever comes second finds it done.

        Raises `NoSuchTable` when it has been cleared away.
        """
        await self._writer.read()
        while not await self._writer.schedule(lambda: self._expired() is None):
            sitting, now = self._writer.sitting, self._services.now()
            match self._expired():
                case TakeOver(seat):
                    bot = self._services.context.substitute
                    await self._write(sitting, TakenOverEntry(at=now, seat=seat, bot=bot))
                case PassOn(seat):
                    await self._write(sitting, HostPassedEntry(at=now, seat=seat))
                case Withhold(seats):
                    await self._write(sitting, WithheldEntry(at=now, seats=seats))
                case BotTurn(seat, bot_there):
                    await self._move(sitting, seat, bot_there)
                case Clear():
                    await self._writer.clear(sitting)
                case None:
                    pass

    def _expired(self) -> Timer | None:
        return expired(self._writer.sitting, self._services.delays, self._services.now())

    async def _write(self, sitting: Sitting, entry: Entry) -> None:
        await self._writer.write(lambda now, _: [entry] if now.version == sitting.version else [])

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

        await self._writer.write(decide)
