"""Somebody at a table of the terminal, without a screen: makes the first legal move, to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from augury.cli.sessions.local import LocalTable


def play_out(table: LocalTable, until: Callable[[LocalTable], bool] = lambda _: False) -> None:
    """Play the game to its end, or until something is true."""

    async def play() -> None:
        await table.open()
        while not table.file.over and not until(table):
            seen = table.view
            if seen is not None and seen.table.to_act == (seen.seat,):
                await table.act(seen.legal_actions[0])
            else:
                await table.next()
        await table.close()

    asyncio.run(asyncio.wait_for(play(), 300))
