"""Whole games over real sockets."""

import asyncio
from pathlib import Path
from random import Random

from augury.game import Phase
from augury.game.record import loads, replay
from tests.server.harness import Json, Player, full_table, house, run

import httpx


def choices(seed: int):
    rng = Random(seed)
    return lambda legal, _: rng.choice(legal)


def test_four_people_play_a_whole_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            people = await full_table(address, rules={"players": 4, "schedule": "quick"})
            assert (await people[0].say("start"))["type"] == "ok"
            await asyncio.gather(*(person.play(choices(seat)) for seat, person in enumerate(people)))
            async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
                answer = await client.get(f"/api/tables/{people[0].table}/games/1.wiz")
            assert answer.status_code == 200, answer.text
            game = loads(answer.text)
            assert game.names == ("P0", "P1", "P2", "P3")
            for person in people:
                await person.close()

    run(scenario())
