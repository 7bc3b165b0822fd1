"""A seat at a table of a server: HTTP to sit down, a WebSocket to play.

The socket may be lost at any moment: it is opened again with the version that was heard last, and
what has no answer yet is said again under the same id, so it is carried out once.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from augury.bots.registry import PLAYERS
from augury.cli.errors import UsageError
from augury.cli.sessions.session import (
    Closed,
    Connection,
    Happened,
    Refused,
    Said,
    Seated,
    Update,
)
from augury.cli.words.speech import Names
from augury.codec import WireError
from augury.game import Event, Move, View, follow
from augury.game.text.codecs import codec
from augury.game.text.notation import format_move
from augury.game.text.record import Record, loads
from augury.locales import say
from augury.tables.protocol import events as table_events
from augury.tables.protocol.closings import FINAL, HOPELESS
from augury.tables.protocol.commands import Act, Command, Rematch, Say, Start
from augury.tables.protocol.messages import ErrorMessage, EventsMessage, Message, Ok, Welcome
from augury.tables.protocol.tables import Joined, NewSeat, SeatInfo

__all__ = ["Link", "RemoteSession", "read_link"]

_GAME: Final = get_args(Event)
_Answer: TypeAlias = Ok | ErrorMessage
_JSON: Final = {"Content-Type": "application/json"}
_PATIENCE: Final = 10.0  # seconds for an answer by HTTP
_FIRST_WAIT: Final = 0.2  # seconds before the line is tried again; doubled up to …
_LONGEST_WAIT: Final = 5.0


@dataclass(frozen=True)
class Link:
    """The address of a table; with a key, of a seat at it."""

    address: str
    table: str
    key: str | None

    @property
    def text(self) -> str:
        """As it is typed."""
        return f"{self.address}/t/{self.table}" + (f"#{self.key}" if self.key else "")


def read_link(text: str) -> Link:
    """The link of a table or of a seat. Raises `UsageError` if it is none.

    >>> read_link("http://localhost:8000/t/abc#key")
    Link(address='http://localhost:8000', table='abc', key='key')
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    path = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or path[:1] != ["t"]:
        raise UsageError("terminal-no-link", text=text)
    if len(path) != 2 or not path[1]:
        raise UsageError("terminal-no-link", text=text)
    return Link(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment or None)


class _Unreadable(Exception):
    """A message that is none of ours: a server of another version, or something in between."""


class RemoteSession:
    """What happens at the table comes out in order; a line that is lost is opened again."""

    def __init__(self, link: Link, language: str = "en") -> None:
        self.link = link
        self.language = language
        self.seat: int | None = None
        self.names: Names = ()
        self.view: View | None = None
        self.host: int | None = None
        self.deadline: float | None = None
        self._chat = False
        self._version: int | None = None
        self._unread = False  # whether the last message could not be read
        self._game = 0
        self._present: tuple[bool, ...] = ()
        self._seats: dict[int, SeatInfo] = {}
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._unanswered: dict[str, tuple[str, asyncio.Future[_Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._listener: asyncio.Task[None] | None = None

    # Sitting down

    async def sit(self, name: str) -> None:
        """Take a seat, if the link is not that of one already, and begin to listen.

        Raises `UsageError` if the server cannot be reached, and `Refused` with its reason.
        """
        if self.link.key is None:
            wish = codec(NewSeat).encode(NewSeat(name, key=secrets.token_urlsafe(32)))
            url = f"{self.link.address}/api/tables/{self.link.table}/seats"
            try:
                async with httpx.AsyncClient(timeout=_PATIENCE) as client:
                    answer = await client.post(url, content=wish, headers=_JSON)
                if answer.status_code < 400:
                    key = codec(Joined).decode(answer.content).key
                    self.link = Link(self.link.address, self.link.table, key)
                else:
                    refused = codec(ErrorMessage).decode(answer.content)
                    if refused.code != "wrong_stage":
                        raise Refused(refused.code, refused.message)
            except (httpx.HTTPError, WireError) as error:
                raise self._unreachable(error) from None
        self._listener = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Leave the line; the seat stays one's own."""
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        if self._socket is not None:
            await self._socket.close()

    # Hearing

    @property
    def round_so_far(self) -> tuple[Happened, ...]:
        """A server tells how the table lies, not how it came about."""
        return ()

    async def next(self) -> Update:
        """The next thing that happens."""
        return await self._updates.get()

    async def _listen(self) -> None:
        wait, lost = _FIRST_WAIT, False
        while True:
            try:
                async with connect(self._url, additional_headers=self._headers) as socket:
                    self._socket, wait = socket, _FIRST_WAIT
                    if lost:
                        lost = False
                        self._updates.put_nowait(Connection(up=True))
                    for said, _ in list(self._unanswered.values()):
                        await socket.send(said)
                    async for text in socket:
                        self._read(text)
                    ended = _ended(socket.close_code)
            except InvalidStatus as error:
                ended = _refused(error.response.body)
            except ConnectionClosed as error:
                ended = _ended(error.rcvd.code if error.rcvd else None)
            except (OSError, WebSocketException, TimeoutError):
                ended = None
            except _Unreadable:
                if self._unread:
                    self._updates.put_nowait(Closed("closed-unreadable"))
                    return
                ended = None
                self._version, self._unread = None, True  # once, the whole table is told anew
            if ended is not None:
                self._updates.put_nowait(Closed(f"closed-{ended.replace('_', '-')}"))
                return
            if not lost:
                lost = True
                self._updates.put_nowait(Connection(up=False))
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    @property
    def _url(self) -> str:
        address = self.link.address.replace("http", "ws", 1)
        query = "" if self._version is None else f"?version={self._version}"
        return f"{address}/api/tables/{self.link.table}/socket{query}"

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.link.key}"} if self.link.key else {}

    def _read(self, text: str | bytes) -> None:
        """Hear a message. Raises `_Unreadable`: what cannot be read is never passed over."""
        try:
            self._hear(codec(Message).decode(text))
        except Exception as error:  # whatever a server may say
            raise _Unreadable from error

    def _hear(self, message: Message) -> None:
        if isinstance(message, Welcome | EventsMessage):
            left = message.seconds_left
            now = asyncio.get_running_loop().time()
            self.deadline = None if left is None else now + left
        match message:
            case Welcome():
                self._welcome(message)
            case EventsMessage():
                self._follow(message)
                self._version, self._unread = message.version, False
            case Ok() | ErrorMessage():
                _, answer = self._unanswered.pop(message.id or "", (None, None))
                if answer is not None and not answer.done():
                    answer.set_result(message)
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
        for player in PLAYERS:
            if player.name == info.bot:
                return say(self.language, player.message)
        return info.bot or say(self.language, "seat-open", seat=info.seat)

    def _tell_seats(self) -> None:
        self._updates.put_nowait(
            Seated(self.names, self.seat, self.view, self._present, self.host, self._game)
        )

    # Saying

    async def act(self, move: Move) -> None:
        """Make a move. Raises `Refused`."""
        await self._command(Act(_new_id(), self._version or 0, format_move(move)))

    @property
    def talks(self) -> bool:
        """Whoever has a seat may speak."""
        return self.seat is not None

    @property
    def free_text(self) -> bool:
        """As the table has agreed."""
        return self._chat

    async def talk(self, kind: str, words: str) -> None:
        """Say something to the table: a `phrase`, an `emote` or a `text`. Raises `Refused`."""
        said: Any = {kind: words}
        await self._command(Say(_new_id(), **said))

    @property
    def alone(self) -> bool:
        """Where people play, a hint would be unfair."""
        return False

    async def record(self) -> Record:
        """The game that is over. Raises `UsageError`, or `Refused` with the server's reason."""
        url = f"{self.link.address}/api/tables/{self.link.table}/games/{self._game}.wiz"
        try:
            async with httpx.AsyncClient(timeout=_PATIENCE) as client:
                answer = await client.get(url, headers=self._headers)
        except httpx.HTTPError as error:
            raise self._unreachable(error) from None
        if answer.status_code >= 400:
            try:
                refused = codec(ErrorMessage).decode(answer.content)
            except WireError as error:
                raise self._unreachable(error) from None
            raise Refused(refused.code, refused.message)
        return loads(answer.text)

    def _unreachable(self, error: Exception) -> UsageError:
        return UsageError("terminal-unreachable", address=self.link.address, reason=str(error))

    async def start(self, bot: str) -> None:
        """Begin, as the host; a bot takes every open seat. Raises `Refused`."""
        await self._command(Start(_new_id(), bot))

    async def again(self) -> None:
        """Another game with the same people. Raises `Refused`."""
        await self._command(Rematch(_new_id()))

    async def _command(self, command: Command) -> None:
        """Say it until it is answered."""
        said = codec(type(command)).encode(command).decode()
        answer: asyncio.Future[_Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = said, answer
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(said)  # lost: it is said again on the next line
        message = await answer
        if isinstance(message, ErrorMessage):
            raise Refused(message.code, message.message, message.refusal)


def _new_id() -> str:
    return secrets.token_hex(8)


def _ended(code: int | None) -> str | None:
    """Why there is nothing to come back to, by the close code of a socket; `None`: there is."""
    return next((why for closing, why in FINAL.items() if closing == code), None)


def _refused(body: bytes | bytearray | None) -> str | None:
    """The same, by the answer to an opening that was refused."""
    try:
        code = codec(ErrorMessage).decode(bytes(body or b"")).code
    except WireError:  # of no server of ours: a proxy's, perhaps
        return None
    return code if code in HOPELESS else None


def _said(said: table_events.Said) -> Said:
    if said.text:
        return Said(said.seat, text=said.text)
    word = f"phrase-{said.phrase}" if said.phrase else f"emote-{said.emote}"
    return Said(said.seat, word)
