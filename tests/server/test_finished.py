"""Records are worked out once, beside the event loop, and by nobody too many at a time."""

import asyncio
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from augury.game.text.record import Record, loads
from augury.server.descriptors import places
from augury.server.http.admission import Admission
from augury.server.http.finished import FinishedGames, as_text
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.errors import NoSuchGame, TooFast
from augury.tables.store import PAGE, Writing, Written
from augury.tables.table.entries import Said, dump
from tests.server.harness import SHORT, Player, lay, play_out, run, serving, settings, sit


async def talkative_table(hub: ServerHub, address: str) -> list[Player]:
    """A table at which so much was said before the game that its log has several pages."""
    host = await lay(address, "P0", rules=SHORT)
    clap = dump(Said(at=0, seat=0, phrase=None, emote="clap", text=None))
    assert await hub.store.write(Writing(host.table, 2, (clap,) * (2 * PAGE))) == Written()
    people = [host, *[await sit(address, host.table, name) for name in ("P1", "P2")]]
    for person in people:
        await person.connect()
        await person.hear()
    return people


def test_a_record_is_worked_out_once_and_beside_the_event_loop(tmp_path: Path) -> None:
    async def scenario() -> None:
        options = settings(tmp_path)
        hub = create_hub(options)
        async with serving(hub) as address:
            people = await talkative_table(hub, address)
            await people[0].say("start")
            room = await hub.room(people[0].table)
            games = FinishedGames(hub.store, Admission(options, places(options)))
            with pytest.raises(NoSuchGame):
                await games.see(room, 1, as_text, "a")
            await play_out(people)
            threads = []

            def slowly(game: Record) -> bytes:
                threads.append(current_thread())
                return as_text(game)

            first, second = await asyncio.gather(
                games.see(room, 1, slowly, "a"), games.see(room, 1, slowly, "b")
            )
            assert first == second == await games.see(room, 1, slowly, "a")
            assert len(loads(first.decode()).names) == 3
            assert len(threads) == 1
            assert main_thread() not in threads
            forms = [lambda _, number=number: b"%d" % number for number in range(9)]
            asked = [games.see(room, 1, form, "a") for form in forms]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(one) for one in outcomes] == [bytes] * 8 + [TooFast]
            with pytest.raises(NoSuchGame):
                await games.see(room, 2, slowly, "a")
            for person in people:
                await person.close()

    run(scenario())
