"""What the handlers work with: the hub, those who analyse, finished games; and who asks.

A server has processes for the analysis and counts what every address asks for. The page's worker
does everything itself and counts nothing: `Alone` is all it needs.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from augury.game.play.actions import Move
from augury.game.play.views import View
from augury.game.text.record import Record

if TYPE_CHECKING:
    from augury.analysis.review import Task
    from augury.tables.hub.finished import FinishedGames
    from augury.tables.hub.hub import Hub
    from augury.tables.routes.route import Price


Found = TypeVar("Found")


class Asker(Protocol):
    """Who asks, and pays for it."""

    @property
    def address(self) -> str:
        """Those who share it take turns with others, where work is long."""

    async def own_key(self, table: str) -> str | None:
        """The hashed key of their seat at a table, where they need not show it."""

    def paying(self, price: Price) -> AbstractContextManager[None]:
        """Take the price, and give back at the end what was only held. Raises `TooFast`."""

    async def aside(self, work: Callable[..., Found], *values: object) -> Found:
        """What comes of work that may take more than 10 ms: done beside the loop, and paid for."""

    def find_nearby(self) -> str | None:
        """The address at which other devices of the asker's own network find this server."""


class Alone:
    """The only one who asks here, as in the page's worker: their seats need no key."""

    address = ""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def own_key(self, table: str) -> str | None:
        """Of the one person at the table. Raises `NoSuchTable` and `OtherVersion`."""
        chairs = (await self._hub.room(table)).sitting.chairs
        return next((chair.key for chair in chairs if chair.key is not None), None)

    def paying(self, price: Price) -> AbstractContextManager[None]:
        """Nothing is counted."""
        del price
        return nullcontext()

    async def aside(self, work: Callable[..., Found], *values: object) -> Found:
        """Do it at once: nobody else waits."""
        return work(*values)

    def find_nearby(self) -> str | None:
        """No other device can come here."""
        return None


@dataclass(frozen=True)
class PlannedReview:
    """A review that can be begun: who asked for it, and what there is to do."""

    address: str
    quick: bool
    todo: tuple[Task, ...]


class Analysts(Protocol):
    """Those who review games and find hints. What they find is JSON.

    A record comes as text, unless it is one of our own, and is read where the work is done.
    """

    async def hint(self, seen: View) -> bytes:
        """A hint, from what the seat itself can see."""

    async def check(self, seen: View, move: Move) -> bytes:
        """A judgement of a move that the seat is about to make."""

    async def find_position(self, record: str, action: int) -> bytes:
        """A moment of a game. Raises `RecordError` and `AnalysisError`."""

    async def vary(self, record: str, action: int, move: str, bot: str, seed: int) -> bytes:
        """A variation. Raises `RecordError`, `AnalysisError`, `NotationError`, `IllegalAction`."""

    async def pose(self, number: int | None) -> bytes:
        """A puzzle, or today's. Raises `AnalysisError`."""

    async def solve(self, number: int, answer: str) -> bytes:
        """What came of an answer. Raises what `puzzles.solve` raises."""

    async def plan(
        self, game: Record | str, seat: int | None, address: str, *, quick: bool
    ) -> PlannedReview:
        """What there is to do for a review. Raises what a record, a seat and a queue can."""

    def review(self, planned: PlannedReview) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it has come, and at last the review. Left early, it stops."""


@dataclass(frozen=True)
class Backend:
    """What every handler may use."""

    hub: Hub
    analysts: Analysts
    games: FinishedGames
