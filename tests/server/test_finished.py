"""Records are worked out once, and beside the event loop; what waits counts as work."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import current_thread, main_thread
from typing import TypeVar

import pytest

from augury.game.text.record import Record, loads
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.errors import NoSuchGame
from augury.tables.hub.finished import FinishedGames, as_text
from augury.tables.store import PAGE, Stored, Writing
from augury.tables.table.entries import SaidEntry, dump
from tests.server.harness import SHORT, Player, lay, play_out, run, serving, settings, sit

Found = TypeVar("Found")


class Beside:
    """Works in a thread, as a server's does."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)

    async def aside(self, work: Callable[..., Found], *values: object) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)


async def talkative_table(hub: ServerHub, address: str) -> list[Player]:
    """A table at which so much was said before the game that its log has several pages."""
    host = await lay(address, "P0", rules=SHORT)
    clap = dump(SaidEntry(at=0, seat=0, phrase=None, emote="clap", text=None))
    assert await hub.store.write(Writing(host.table, 2, (clap,) * (2 * PAGE))) == Stored()
    people = [host, *[await sit(address, host.table, name) for name in ("P1", "P2")]]
    for person in people:
        await person.connect()
        await person.hear()
    return people


def test_a_record_is_worked_out_once_and_beside_the_event_loop(tmp_path: Path) -> None:
    async def scenario() -> None:
        hub, worker = create_hub(settings(tmp_path)), Beside()
        async with serving(hub) as address:
            people = await talkative_table(hub, address)
            await people[0].say("start")
            room = await hub.room(people[0].table)
            games = FinishedGames(hub.store)
            with pytest.raises(NoSuchGame):
                await games.see(room, 1, as_text, worker.aside)
            await play_out(people)
            threads = []

            def slowly(game: Record) -> bytes:
                threads.append(current_thread())
                return as_text(game)

            first, second = await asyncio.gather(
                games.see(room, 1, slowly, worker.aside), games.see(room, 1, slowly, worker.aside)
            )
            assert first == second == await games.see(room, 1, slowly, worker.aside)
            assert len(loads(first.decode()).names) == 3
            assert len(threads) == 1
            assert main_thread() not in threads
            with pytest.raises(NoSuchGame):
                await games.see(room, 2, slowly, worker.aside)
            for person in people:
                await person.close()

    run(scenario())
