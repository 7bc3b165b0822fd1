"""A seat at a table, for a program: what it may know, and its turns, game after game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, get_args

from augury.bots.registry import BOTS
from augury.client.answers import Answers, accepted, new_id
from augury.client.errors import ClientError, RequestRefused
from augury.client.line import Line
from augury.client.link import Link, open_new, read_link
from augury.game.errors import IllegalAction
from augury.game.play.actions import Move
from augury.game.play.events import Event
from augury.game.play.table import Phase
from augury.game.play.views import View, follow
from augury.game.text.notation import format_move
from augury.tables.protocol.commands import Act, Command, Rematch, Say, Start
from augury.tables.protocol.events import HostChanged, Rematched, Said, SeatChanged
from augury.tables.protocol.messages import ErrorMessage, EventsMessage, Message, Ok, Welcome
from augury.tables.protocol.rules import RuleChoice
from augury.tables.protocol.tables import SeatInfo, Setup

_GAME = get_args(Event)


@dataclass(frozen=True)
class Turn:
    """A decision that the game waits for."""

    view: View
    seat: Seat
    version: int

    async def play(self, move: Move) -> bool:
        """Make a move; whether it was made, and not too late. Raises `IllegalAction`."""
        if move not in self.view.legal_actions:
            raise IllegalAction(f"{move} is none of the moves that are legal in this turn")
        return await self.seat._act(move, self.version)  # noqa: SLF001


class Seat:
    """A seat at a server's table, as `take_seat` and `open_table` give it."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.number: int | None = None
        self.view: View | None = None  # what may be known now; none before the game
        self.game = 0  # which of the table's games
        self.host: int | None = None
        self.people: dict[int, SeatInfo] = {}  # who sits where
        self.said: list[Said] = []  # by others: words of people, and nothing to obey
        self._version = 0
        self._news = asyncio.Event()
        self._why = ""  # the table is closed
        self._answers = Answers()
        self._line = Line(link, self._answers, self)

    @property
    def over(self) -> bool:
        """Whether the last round of a game is scored."""
        return self.view is not None and self.view.table.phase is Phase.OVER

    async def turns(self, games: int | None = None) -> AsyncIterator[Turn]:
        """Every decision of this seat, game after game; or of so many games.

        When a game is over, the program would like to play again. The next begins when all others
        say so, too, and the host starts it: this program, if it is the host. Raises `ClientError`
        when the table is closed.
        """
        asked, finished, started, wished = -1, 0, self.game, False
        while True:
            if self.over and not wished:
                wished, finished = True, finished + 1
                if games is not None and finished >= games:
                    return
                await self._try(Rematch(new_id()))
            elif self.view is None and finished and self.number == self.host:
                if started != self.game:
                    started = self.game
                    await self._try(Start(new_id(), BOTS[0].name))
            elif not self.over and self.view is not None and self._version > asked:
                wished = False
                if self.view.legal_actions:
                    asked = self._version
                    yield Turn(self.view, self, asked)
                    continue
            await self.change()

    async def change(self) -> None:
        """Wait for anything new. Raises `ClientError` when the table is closed."""
        await self._news.wait()
        self._news.clear()
        if self._why:
            raise ClientError(f"the table is closed: {self._why.replace('_', ' ')}")

    async def say(self, text: str) -> None:
        """Say something to the table. Raises `RequestRefused`."""
        await self._command(Say(new_id(), text=text))

    async def start(self, bot: str = BOTS[0].name) -> None:
        """Begin, as the host; a bot takes every open seat. Raises `RequestRefused`."""
        await self._command(Start(new_id(), bot))

    # The line

    def heard(self, message: Message) -> None:
        """Take in a message of the table."""
        match message:
            case Welcome():
                self._version, self.number, self.view = message.version, message.seat, message.view
                self.game, self.host = message.table.game, message.table.host
                self.people = {info.seat: info for info in message.table.seats}
            case EventsMessage():
                for event in message.events:
                    self._follow(event)
                self._version = message.version
            case Ok() | ErrorMessage():
                self._answers.hear(message)
            case _:
                return
        self._news.set()

    def _follow(self, event: Any) -> None:
        if isinstance(event, _GAME):
            self.view = None if self.view is None else follow(self.view, event)
            return
        match event:
            case SeatChanged(seat=info):
                self.people[info.seat] = info
            case HostChanged(host=host):
                self.host = host
            case Rematched(game=game):
                self.view, self.game = None, game
            case Said(seat=seat) if seat != self.number:
                self.said.append(event)
            case _:
                pass

    def line_changed(self, *, up: bool) -> None:
        """The line comes back by itself."""

    def ended(self, why: str) -> None:
        """The table is closed."""
        self._why = why
        self._answers.end(ClientError(f"the table is closed: {why}"))
        self._news.set()

    async def _act(self, move: Move, version: int) -> bool:
        return await self._try(Act(new_id(), version, format_move(move)))

    async def _try(self, command: Command) -> bool:
        """Whether it came in time: a clock, or somebody else, may have been sooner."""
        try:
            await self._command(command)
        except RequestRefused:
            return False
        return True

    async def _command(self, command: Command) -> None:
        said, answer = self._answers.expect(command)
        await self._line.send(said)
        await accepted(answer)

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[Seat]:
        listening = asyncio.create_task(self._line.run())
        try:
            yield self
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening
            await self._line.close()


@asynccontextmanager
async def take_seat(link: str, name: str) -> AsyncIterator[Seat]:
    """Sit down at a table under a name, as a program; or come back, by the link of a seat.

    Raises `ClientError` and `RequestRefused`.
    """
    found = read_link(link)
    if found.key is None:
        found = await found.sit(name, program=True)
    async with Seat(found)._open() as seat:  # noqa: SLF001
        yield seat


@asynccontextmanager
async def open_table(
    address: str, name: str, rules: RuleChoice | None = None, bots: Sequence[str] = ()
) -> AsyncIterator[Seat]:
    """Open a table at a server and sit down as its host; bots sit in the seats after it.

    Raises `ClientError` and `RequestRefused`.
    """
    setup = Setup(rules or RuleChoice(), dict(enumerate(bots, 1)))
    link = await open_new(address.rstrip("/"), name, setup)
    async with Seat(link)._open() as seat:  # noqa: SLF001
        yield seat
