"""The door: whoever has too many connections is turned away, and nobody else waits for it."""

import asyncio
import errno
import socket
from collections.abc import Iterator

import pytest

from augury.server.descriptors import Places
from augury.server.http.admission import Admission
from augury.server.http.connection import HttpConnection
from augury.server.http.door import _AT_ONCE, Door
from augury.server.settings import Settings
from augury.tables.errors import TooFast

MANY = 5 * _AT_ONCE
PATIENCE = 30.0


class _Admission(Admission):
    """Lets nobody in, and remembers who has come in which turn of the loop."""

    def __init__(self) -> None:
        super().__init__(Settings(), Places(10, 10, 10, 10))
        self.turn = 0
        self.turns: list[int] = []

    def check_asker(self, peer: str) -> None:
        assert peer == "127.0.0.1"
        self.turns.append(self.turn)
        raise TooFast("too many connections at once from this address")

    async def count_turns(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)


def no_connection(peer: str) -> HttpConnection:
    raise AssertionError(f"a connection was made for {peer}")


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0), backlog=2 * MANY) as own:
        yield own


async def until_met(admission: _Admission, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(admission.turns) < number:
            await asyncio.sleep(0.01)


def test_a_crowd_is_turned_away_and_everything_else_has_its_turn(
    listening: socket.socket,
) -> None:
    """All of them wait before the door is opened: nothing depends on how fast they come."""
    crowd = [socket.create_connection(listening.getsockname()) for _ in range(MANY)]

    async def receive() -> _Admission:
        admission = _Admission()
        counting = asyncio.create_task(admission.count_turns())
        door = Door(listening, admission, no_connection)
        await until_met(admission, MANY)
        counting.cancel()
        door.close()
        await door.wait_closed()
        return admission

    turns = asyncio.run(receive()).turns
    assert len(turns) == MANY
    assert max(turns.count(turn) for turn in turns) <= _AT_ONCE + 1
    for one in crowd:
        with one:
            assert b" 429 " in one.recv(4096)


class _Scarce(socket.socket):
    """A listening socket of a process that has no files left, at first."""

    failures = 3

    def accept(self) -> tuple[socket.socket, object]:
        if self.failures:
            self.failures -= 1
            raise OSError(errno.EMFILE, "too many open files")
        return super().accept()


def test_a_door_that_finds_no_files_is_open_when_there_are_some_again() -> None:
    async def receive() -> None:
        with _Scarce() as own:
            own.bind(("127.0.0.1", 0))
            own.listen()
            admission = _Admission()
            door = Door(own, admission, no_connection)
            with socket.create_connection(own.getsockname()):
                await until_met(admission, 1)
            door.close()
            await door.wait_closed()
            assert own.failures == 0

    asyncio.run(receive())
