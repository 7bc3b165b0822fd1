"""A local game as a session: the others act when the next update is asked for."""

from __future__ import annotations

import asyncio

from augury.cli.sessions.local_game import LocalGame
from augury.cli.sessions.session import Happened, Refused, Trouble, Update
from augury.cli.words.speech import names_of
from augury.game import Action, Deal, IllegalAction, Move, View, concerns, view
from augury.game.text.record import replay

__all__ = ["LocalSession"]


class LocalSession:
    """One person's game. Bots think in a thread, so that a screen stays awake meanwhile."""

    def __init__(self, game: LocalGame, language: str = "en") -> None:
        self.game = game
        self.names = names_of(game.record, language)
        self._kept = True  # the last time that it was tried
        self._moved: asyncio.Queue[Update] = asyncio.Queue()
        if not game.record.actions:  # the first thing to be seen is a table with cards
            deal = game.decide()
            assert deal is not None
            game.do(deal)

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.game.seat

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.game.view

    @property
    def round_so_far(self) -> tuple[Happened, ...]:
        """From its deal on."""
        steps: list[Happened] = []
        for step in replay(self.game.record):
            if isinstance(step.action, Deal):
                steps = []
            seen = tuple(event for event in step.events if concerns(event, self.seat))
            steps.append(Happened(seen, view(step.state, self.seat)))
        return tuple(steps)

    async def next(self) -> Update:
        """The next step of the game: a deal, a bot's move, or the person's."""
        if not self._moved.empty():
            return self._moved.get_nowait()
        action = await asyncio.to_thread(self.game.decide)
        if action is not None:
            return self._do(action)
        self._save()  # a person takes their time
        return await self._moved.get()

    async def act(self, move: Move) -> None:
        """Make the person's move. Raises `Refused`."""
        try:
            self._moved.put_nowait(self._do(move))
        except IllegalAction as error:
            raise Refused(error.code, str(error), error.refusal) from None

    @property
    def talks(self) -> bool:
        """Bots do not listen."""
        return False

    @property
    def free_text(self) -> bool:
        """Nor do they read."""
        return False

    async def talk(self, kind: str, words: str) -> None:
        """Said to nobody."""

    @property
    def deadline(self) -> float | None:
        """Bots have time."""
        return None

    @property
    def alone(self) -> bool:
        """Against bots, nobody minds a hint."""
        return True

    async def again(self) -> None:
        """Whoever seats the bots begins another game."""

    async def close(self) -> None:
        """Keep the game once more, in case the last time failed."""
        self._save()

    def _do(self, action: Action) -> Happened:
        happened = self.game.do(action)
        self._tell_trouble()
        return happened

    def _save(self) -> None:
        self.game.save(lasting=True)
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        """Say that the game cannot be kept, once."""
        trouble = self.game.trouble
        if trouble is not None and self._kept:
            self._moved.put_nowait(Trouble(trouble))
        self._kept = trouble is None
