"""Playing at a table of a real server, over real sockets."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from augury import Bid, Phase, Rules, View
from augury.cli.errors import UsageError
from augury.cli.sessions.remote import RemoteSession, read_link
from augury.cli.sessions.updates import (
    ChatMessage,
    Closed,
    ConnectionChanged,
    Happened,
    SeatingChanged,
)
from augury.client import Link, RequestRefused
from augury.locales import LANGUAGES, say
from augury.tables.protocol import events as table_events
from augury.tables.protocol.messages import EventsMessage, Welcome
from augury.tables.protocol.tables import TableInfo
from augury.tables.protocol.wire import encode
from tests.server.harness import calling, house

RULES = {"players": 3, "mode": "one-colour", "hand_sizes": [1, 2]}
"""Two rounds without trump, so that nobody has to name it before the predictions."""
PATIENCE = 300.0


async def lay(address: str, **setup: object) -> dict[str, str]:
    """A table with two bots, laid by a friend at the page."""
    wish = {"name": "Friend", "setup": {"rules": RULES, **setup}}
    async with calling(address) as client:
        answer = await client.post("/api/tables", json=wish)
        joined: dict[str, str] = answer.json()
        return joined


async def until(session: RemoteSession, kind: type) -> object:
    """The next update of this kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            update = await session.next()
            if isinstance(update, kind):
                return update


@pytest.mark.parametrize(
    "text", ["http://host", "http://host/x/abc", "ftp://host/t/abc", "http://host/t/"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        read_link(text)


def test_a_link_with_and_without_a_key() -> None:
    assert read_link("host:8000/t/abc") == Link("http://host:8000", "abc", None)
    assert read_link("https://host/t/abc#key").text == "https://host/t/abc#key"


def test_a_seat_is_taken_something_is_said_and_a_move_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as address:
            joined = await lay(address, bots={"1": "novice"})
            host = RemoteSession(Link(address, joined["table"], joined["key"]))
            guest = RemoteSession(Link(address, joined["table"], None))
            await host.sit("Friend")
            await guest.sit("Ada")
            await until(guest, SeatingChanged)
            assert guest.names == ("Friend", "Novice", "Ada")
            assert guest.link.key is not None
            await guest.talk("text", "Hello there")
            assert await until(host, ChatMessage) == ChatMessage(2, None, "Hello there")
            await host.start("novice")
            while guest.view is None or guest.view.table.phase is not Phase.BID:
                await until(guest, (Happened, SeatingChanged))  # type: ignore[arg-type]
            with pytest.raises(RequestRefused) as refused:
                await guest.act(Bid(2, 9))
            assert refused.value.refusal is not None
            assert refused.value.refusal.code in ("bid_out_of_range", "out_of_turn")
            await host.close()
            await guest.close()

    asyncio.run(play())


def test_a_lost_line_is_opened_again_and_nothing_is_missed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as address:
            joined = await lay(address, bots={"1": "novice", "2": "novice"})
            session = RemoteSession(Link(address, joined["table"], joined["key"]))
            await session.sit("Friend")
            await until(session, SeatingChanged)
            await session.start("novice")
            assert session._line._socket is not None
            await session._line._socket.close()
            assert await until(session, ConnectionChanged) == ConnectionChanged(up=False)
            assert await until(session, ConnectionChanged) == ConnectionChanged(up=True)
            while not (isinstance(session.view, View) and session.view.legal_actions):
                await until(session, (Happened, SeatingChanged))  # type: ignore[arg-type]
            await session.act(session.view.legal_actions[0])
            await session.close()

    asyncio.run(play())


class Muttering:
    """A server that says what it is told to, on one line after the other; then it is silent."""

    def __init__(self, *lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []

    async def speak(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        self.asked.append(socket.request.path)
        for said in self.lines.pop(0) if self.lines else ():
            await socket.send(said)
        await socket.wait_closed()


def listening_to(*lines: Sequence[str], to: type = Closed) -> tuple[object, list[str]]:
    """What a session makes of such a server, and what it asked it for."""

    async def listen() -> tuple[object, list[str]]:
        server = Muttering(*lines)
        async with serve(server.speak, "127.0.0.1", 0) as house:
            port = next(iter(house.sockets)).getsockname()[1]
            session = RemoteSession(Link(f"http://127.0.0.1:{port}", "abc", "key"))
            await session.sit("Ada")
            update = await until(session, to)
            await session.close()
            return update, server.asked

    return asyncio.run(listen())


TABLE = TableInfo(
    id="abc",
    stage="lobby",
    game=1,
    host=0,
    rules=Rules(),
    clock="off",
    clock_seconds=None,
    spectators=True,
    listed=False,
    chat=True,
    hints=False,
    seats=(),
    commitments=(),
    seat_commitments=(),
    contributions=(),
    seeds=(),
)
WELCOME = encode(
    Welcome(version=7, seat=None, table=TABLE, view=None, facts=None, at=1.0, seconds_left=None)
).decode()


@pytest.mark.parametrize(
    "said", ["{", "[]", "null", '"welcome"', '{"type": "welcome"}', '{"type": "events"}', "\ud7ff"]
)
def test_a_server_that_cannot_be_understood_is_left_with_words(said: str) -> None:
    """It is asked once more for the whole table; then there is no use in asking."""
    update, asked = listening_to([WELCOME, said], [said])
    assert update == Closed("closed-unreadable")
    assert asked == ["/api/tables/abc/socket"] * 2
    assert all(say(language, "closed-unreadable") for language in LANGUAGES)


def test_after_one_message_that_cannot_be_read_the_table_is_told_anew() -> None:
    said = EventsMessage(
        version=8,
        events=(table_events.Said(0, text="Hello"),),
        facts=None,
        legal_actions=(),
        at=2.0,
        seconds_left=None,
    )
    heard, asked = listening_to([WELCOME, "{"], [WELCOME, encode(said).decode()], to=ChatMessage)
    assert heard == ChatMessage(0, text="Hello")
    assert asked == ["/api/tables/abc/socket"] * 2


def test_a_server_that_cannot_be_reached_is_named() -> None:
    async def try_it() -> None:
        session = RemoteSession(Link("http://127.0.0.1:9", "abc", None))
        with pytest.raises(UsageError, match="cannot be reached"):
            await session.sit("Ada")

    asyncio.run(try_it())


@pytest.mark.parametrize(
    ("table", "key", "message"),
    [
        ("nowhere", "k" * 43, "closed-no-such-table"),
        (None, "k" * 43, "closed-wrong-key"),
        (None, None, "closed-spectators-barred"),
    ],
)
def test_an_opening_that_is_refused_is_not_tried_for_ever(
    table: str | None, key: str | None, message: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with house(tmp_path) as address:
            watched = key is not None
            joined = await lay(address, bots={"1": "novice", "2": "novice"}, spectators=watched)
            async with calling(address) as client:
                await client.post(
                    f"/api/tables/{joined['table']}/commands",
                    json={"type": "start", "id": "start"},
                    headers={"Authorization": f"Bearer {joined['key']}"},
                )
            session = RemoteSession(Link(address, table or joined["table"], key))
            await session.sit("Ada")
            assert await until(session, Closed) == Closed(message)
            await session.close()

    asyncio.run(play())
