"""A game against bots in this process, kept in a file after every move."""

from __future__ import annotations

import asyncio
from pathlib import Path

from augury.bots import NAMES, Bot, bot
from augury.cli import saves
from augury.cli.errors import SaveError
from augury.cli.sessions.session import Happened, Refused, Trouble, Update
from augury.cli.speech import names_of
from augury.game import (
    Action,
    IllegalAction,
    Move,
    Phase,
    State,
    View,
    concerns,
    deal,
    step,
    view,
)
from augury.game.record import Record

__all__ = ["LocalSession"]


class LocalSession:
    """One person's game; the others act when the next update is asked for.

    Bots think in a thread, so that a screen stays awake meanwhile.
    """

    def __init__(self, record: Record, path: Path, language: str = "en") -> None:
        self.record = record
        self.path = path
        self.seat = saves.seat_of(record)
        self.names = names_of(record, language)
        self.state: State = record.state
        self._kept = True  # the last time that it was tried
        self._moved: asyncio.Queue[Update] = asyncio.Queue()
        self._bot: Bot | None = None
        if saves.opponents_of(record) not in NAMES:
            self._opponent()  # a wrong name is refused at once, a known one made when it is needed
        saves.write(path, record, lasting=True)

    @property
    def view(self) -> View:
        """What the person may know."""
        return view(self.state, self.seat)

    async def next(self) -> Update:
        """The next step of the game: a deal, a bot's move, or the person's."""
        state = self.state
        others = [seat for seat in state.to_act if seat != self.seat]
        if not self._moved.empty():
            return self._moved.get_nowait()
        if state.phase is Phase.DEAL:
            number = state.table.number + 1
            return self._do(deal(state.table, saves.chance(self.record, "round", number)))
        if others:
            rng = saves.chance(self.record, "action", len(self.record.actions))
            seen = view(state, others[0])
            return self._do(await asyncio.to_thread(lambda: self._opponent().act(seen, rng)))
        self._save(lasting=True)  # a person takes their time
        return await self._moved.get()

    async def act(self, move: Move) -> None:
        """Make the person's move. Raises `Refused`."""
        try:
            self._moved.put_nowait(self._do(move))
        except IllegalAction as error:
            raise Refused(str(error), error.refusal) from None

    @property
    def talks(self) -> bool:
        """Bots do not listen."""
        return False

    async def talk(self, text: str) -> None:
        """Said to nobody."""

    async def again(self) -> None:
        """Whoever seats the bots begins another game."""

    async def close(self) -> None:
        """Keep the game once more, in case the last time failed."""
        self._save(lasting=True)

    def _do(self, action: Action) -> Happened:
        done = step(self.state, action)
        self.state = done.state
        self.record = saves.after(self.record, action)
        self._save(lasting=False)
        seen = tuple(event for event in done.events if concerns(event, self.seat))
        return Happened(seen, self.view)

    def _save(self, *, lasting: bool) -> None:
        try:
            saves.write(self.path, self.record, lasting=lasting)
            self._kept = True
        except SaveError as error:
            if self._kept:  # said once
                self._moved.put_nowait(Trouble(error))
            self._kept = False

    def _opponent(self) -> Bot:
        if self._bot is None:
            self._bot = bot(saves.opponents_of(self.record))
        return self._bot
