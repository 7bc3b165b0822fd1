"""A table is in memory once, as long as anybody has to do with it here."""

import asyncio
from pathlib import Path

import pytest

from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.protocol.tables import NewTable
from tests.server.harness import Player, calling, event, post, run, serving, settings


class HeldRead:
    """A store that is asked for a log, and answers when it is told to."""

    def __init__(self, hub: ServerHub, patch: pytest.MonkeyPatch) -> None:
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()
        self._read = hub.store.read
        patch.setattr(hub.store, "read", self)

    async def __call__(self, table: str, after: int = 0) -> list[str]:
        self.asked.set()
        await self.go_on.wait()
        return await self._read(table, after)


def test_a_socket_that_comes_while_its_room_is_closed_hears_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had found the room, and read on in the log; others came to another room meanwhile."""

    async def scenario() -> None:
        hub = create_hub(settings(tmp_path, room_seconds=0))
        async with serving(hub) as address:
            laid = await hub.open_table(NewTable(name="Ada"))
            await hub.room(laid.table)
            held = HeldRead(hub, monkeypatch)
            ada = Player(address, laid.table, laid.key, laid.seat)
            connecting = asyncio.create_task(ada.connect(version=9))
            await held.asked.wait()
            hub.close_rooms()
            held.go_on.set()
            await connecting
            await ada.hear()
            path = f"/api/tables/{laid.table}/commands"
            await post(address, path, {"type": "say", "id": "x", "emote": "clap"}, laid.key)
            await ada.until(event("Said", emote="clap"))

    run(scenario())


async def metrics(address: str) -> str:
    async with calling(address) as client:
        return (await client.get("/metrics")).text


def test_rooms_nobody_has_to_do_with_are_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        hub = create_hub(settings(tmp_path, room_seconds=0))
        async with serving(hub) as address:
            laid = await hub.open_table(NewTable(name="Ada"))
            ada = Player(address, laid.table, laid.key, laid.seat)
            await ada.connect()
            await ada.hear()
            hub.close_rooms()
            assert "augury_rooms 1.0" in await metrics(address)
            await ada.close()
            while "augury_rooms 0.0" not in await metrics(address):
                hub.close_rooms()

    run(scenario())
