"""A seat at a table as a session: what the table says becomes updates, what a person does commands.

A screen asks for the next update, shows it for as long as it likes, and asks again. It cannot tell
whether the others are bots in this process or people at a server's table.

The messages are those of the protocol, whether they come from a server or from the hub in this
process. What has no answer yet is kept, so that it can be said again under the same id.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any, Final, get_args

from augury.bots.registry import BOTS
from augury.cli.sessions.updates import (
    ChatMessage,
    Happened,
    Noted,
    SeatingChanged,
    Update,
)
from augury.cli.words.speech import Names
from augury.client.answers import Answers, accepted, new_id
from augury.game import Event, Move, View, follow
from augury.game.text.codecs import codec
from augury.game.text.notation import format_move
from augury.game.text.record import Record
from augury.locales import say
from augury.tables.protocol import events as table_events
from augury.tables.protocol.commands import Act, Claim, Command, Rematch, Say, Start, TakeBack
from augury.tables.protocol.messages import ErrorMessage, EventsMessage, Message, Ok, Welcome
from augury.tables.protocol.tables import SeatInfo

_GAME: Final = get_args(Event)


class TableSession(ABC):
    """What happens at a table comes out in order; how it is reached is left open here."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.seat: int | None = None  # the person's; nobody's, for a spectator
        self.names: Names = ()
        self.view: View | None = None  # what the person may know now; none before the game
        self.host: int | None = None
        self.deadline: float | None = None  # for a decision, by the clock of the event loop
        self.may_claim = False  # whether all tricks that are left are the person's for certain
        self._chat = False
        self._version: int | None = None
        self._game = 0
        self._present: tuple[bool, ...] = ()
        self._seats: dict[int, SeatInfo] = {}
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._answers = Answers()

    @abstractmethod
    async def _send(self, text: str) -> None:
        """Say something to the table, if it can be reached now."""

    @abstractmethod
    async def record(self) -> Record:
        """The game, once it is over. Raises `UsageError` and `Refused`."""

    @abstractmethod
    async def close(self) -> None:
        """Leave, so that the game can be gone on with."""

    # Hearing

    @property
    def round_so_far(self) -> tuple[Happened, ...]:
        """What has happened in this round before the person came; a table far away says nothing."""
        return ()

    @property
    def pending(self) -> bool:
        """Whether an update waits to be shown."""
        return not self._updates.empty()

    async def open(self) -> None:  # noqa: B027 (there may be nothing to do)
        """Begin to hear what happens, if that has not been done."""

    async def next(self) -> Update:
        """The next thing that happens."""
        return await self._updates.get()

    def _read(self, text: str | bytes) -> None:
        """Take in a message of the table."""
        self._hear(codec(Message).decode(text))

    def _hear(self, message: Message) -> None:
        if isinstance(message, Welcome | EventsMessage):
            left = message.seconds_left
            now = asyncio.get_running_loop().time()
            self.deadline = None if left is None else now + left
            self.may_claim = message.claim
        match message:
            case Welcome():
                self._welcome(message)
            case EventsMessage():
                self._follow(message)
                self._version = message.version
            case Ok() | ErrorMessage():
                self._answers.hear(message)
            case _:
                pass

    def _welcome(self, message: Welcome) -> None:
        self._version, self.seat, table = message.version, message.seat, message.table
        self._game, self.host, self._chat = table.game, table.host, table.chat
        self._seats = {info.seat: info for info in table.seats}
        self._name_seats()
        self.view = message.view
        self._tell_seats()

    def _follow(self, message: EventsMessage) -> None:
        happened: list[Event] = []
        for event in message.events:
            if isinstance(event, _GAME):
                if self.view is not None:
                    self.view = follow(self.view, event)
                    happened.append(event)
                continue
            match event:
                case table_events.SeatChanged(seat=info):
                    self._seats[info.seat] = info
                    self._name_seats()
                    self._tell_seats()
                case table_events.HostChanged(host=host):
                    self.host = host
                    self._tell_seats()
                case table_events.Rematched(game=game):
                    self.view, self._game = None, game
                    self._tell_seats()
                case table_events.Claimed(seat=seat):
                    self._updates.put_nowait(Noted("tell-claimed", seat))
                case table_events.TakenBack(seat=seat):
                    self._updates.put_nowait(Noted("tell-taken-back", seat))
                case table_events.TimeRanOut(seat=seat):
                    self._updates.put_nowait(Noted("tell-time", seat))
                case table_events.Said():
                    self._updates.put_nowait(_said(event))
                case _:
                    pass
        if happened and self.view is not None:
            self._updates.put_nowait(Happened(tuple(happened), self.view))

    def _name_seats(self) -> None:
        ordered = [self._seats[seat] for seat in sorted(self._seats)]
        self.names = tuple(self._name(info) for info in ordered)
        self._present = tuple(
            bool(info.bot) or bool(info.name and info.present) for info in ordered
        )

    def _name(self, info: SeatInfo) -> str:
        if info.name:
            return info.name
        for player in BOTS:
            if player.name == info.bot:
                return say(self.language, player.message)
        return info.bot or say(self.language, "seat-open", seat=info.seat)

    @property
    def programs(self) -> frozenset[int]:
        """The seats at which a program says that it plays."""
        return frozenset(seat for seat, info in self._seats.items() if info.program)

    def _tell_seats(self) -> None:
        self._updates.put_nowait(
            SeatingChanged(self.names, self.seat, self.view, self._present, self.host, self._game)
        )

    # Saying

    async def act(self, move: Move) -> None:
        """Make a move. Raises `RequestRefused`."""
        await self._command(Act(new_id(), self._version or 0, format_move(move)))

    @property
    def talks(self) -> bool:
        """Whether the person has a seat: who has one may speak."""
        return self.seat is not None

    @property
    def free_text(self) -> bool:
        """Whether the table allows words of one's own."""
        return self._chat

    async def talk(self, kind: str, words: str) -> None:
        """Say a `phrase`, an `emote` or a `text` to the table. Raises `RequestRefused`."""
        said: Any = {kind: words}
        await self._command(Say(new_id(), **said))

    @property
    def alone(self) -> bool:
        """Whether only bots play besides.

        Among people a hint would be unfair, and no move is taken back.
        """
        return [seat for seat, info in self._seats.items() if info.name] == [self.seat]

    async def take_back(self) -> None:
        """Take the last move of this round back. Raises `RequestRefused`."""
        await self._command(TakeBack(new_id()))

    async def claim(self) -> None:
        """Take all the tricks that are left. Raises `RequestRefused`."""
        await self._command(Claim(new_id()))

    async def start(self, bot: str) -> None:
        """Begin, as the host; a bot takes every open seat. Raises `RequestRefused`."""
        await self._command(Start(new_id(), bot))

    async def again(self) -> None:
        """Another game with the same people. Raises `RequestRefused`."""
        await self._command(Rematch(new_id()))

    async def _command(self, command: Command) -> None:
        """Send a command, again and again, until it is answered."""
        said, answer = self._answers.expect(command)
        await self._send(said)
        await accepted(answer)


def _said(said: table_events.Said) -> ChatMessage:
    if said.text:
        return ChatMessage(said.seat, text=said.text)
    word = f"phrase-{said.phrase}" if said.phrase else f"emote-{said.emote}"
    return ChatMessage(said.seat, word)
