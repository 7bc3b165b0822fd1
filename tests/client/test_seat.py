"""Programs at a server's table: they take seats, play, lose their line, and play again."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from augury import Bid, IllegalAction, Phase, Rules
from augury.client import ClientError, Seat, Turn, open_table, read_link, take_seat
from augury.server.serving import create_hub
from augury.tables.protocol.rules import RuleChoice
from tests.server.harness import house, serving, settings

RULES = RuleChoice(players=3, hand_sizes=(1, 2))
PATIENCE = 300.0
TABLES = 34 if "AUGURY_PROOF" in os.environ else 3  # three seats each
CARELESS = """
class Careless:
    def act(self, view, rng):
        return rng.choice(view.legal_actions)
"""


async def play(
    seat: Seat, games: int = 1, seed: int = 0, trouble: Callable[[Turn], None] = lambda _: None
) -> None:
    """Make random moves for so many games."""
    rng = Random(seed)
    async for turn in seat.turns(games):
        trouble(turn)
        await turn.play(rng.choice(turn.view.legal_actions))


async def waiting_for(seat: Seat, guests: int) -> None:
    """Until that many others sit at the table."""
    while sum(info.name is not None for info in seat.people.values()) <= guests:
        await seat.change()


def test_programs_play_game_after_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            house(tmp_path) as address,
            open_table(address, "Ada", RULES, ["novice"]) as host,
            take_seat(host.link.text.partition("#")[0], "Machine") as guest,
        ):
            await waiting_for(host, 1)
            shown = host.people[2]
            assert (shown.name, shown.bot, shown.program) == ("Machine", None, True)
            assert not host.people[0].program
            await host.start()
            await asyncio.gather(play(host, 2), play(guest, 2))
            assert host.game == guest.game
            for game in (host.game - 1, host.game):
                record = await guest.link.record(game)
                assert record.state.phase is Phase.OVER

    asyncio.run(run())


def test_a_seat_knows_what_is_its_own_and_a_move_is_checked(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            house(tmp_path) as address,
            open_table(address, "Ada", RULES, ["novice", "novice"]) as seat,
        ):
            await waiting_for(seat, 0)
            await seat.start()
            async for turn in seat.turns():
                assert turn.view.seat == seat.number == 0
                assert turn.view.rules == Rules(players=3, hand_sizes=(1, 2))
                with pytest.raises(IllegalAction, match="none of the moves that are legal"):
                    await turn.play(Bid(1, 0))
                break

    asyncio.run(run())


def test_a_table_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), house(tmp_path) as address:
            with pytest.raises(ClientError, match="no link of a table"):
                async with take_seat(address, "Ada"):
                    pass
            async with Seat(read_link(f"{address}/t/{'x' * 22}#key"))._open() as seat:
                with pytest.raises(ClientError, match="the table is closed"):
                    await seat.change()

    asyncio.run(run())


def test_a_server_that_is_not_there_is_named() -> None:
    async def run() -> None:
        with pytest.raises(ClientError, match=r"127\.0\.0\.1:1 cannot be reached"):
            async with take_seat("http://127.0.0.1:1/t/abc", "Ada"):
                pass

    asyncio.run(run())


def test_many_programs_at_two_servers_lose_nothing(tmp_path: Path) -> None:
    """Every third decision comes after a lost line; all games end, and both servers tell them."""

    async def table(here: str, there: str, seed: int) -> None:
        def lose(seat: Seat) -> Callable[[Turn], None]:
            rng = Random(seed)

            def trouble(_: Turn) -> None:
                if rng.random() < 1 / 3 and seat._line._socket is not None:
                    seat._line._socket.transport.abort()

            return trouble

        async with open_table(here, "Ada", RULES) as host:
            link = host.link.text.partition("#")[0]
            far = link.replace(here, there)
            async with take_seat(link, "Bea") as bea, take_seat(far, "Cem") as cem:
                await waiting_for(host, 2)
                await host.start()
                seats = (host, bea, cem)
                await asyncio.gather(
                    *(play(seat, 1, seed + i, lose(seat)) for i, seat in enumerate(seats))
                )
                records = [await seat.link.record(seat.game) for seat in seats]
                assert records[0].state.phase is Phase.OVER
                assert records[0] == records[1] == records[2]

    async def run() -> None:
        generous = {"connections_per_address": 1000, "requests_per_second": 1e6}
        more = {"requests_burst": 10**6, "tables_per_hour": 1e6, "tables_burst": 10**6}
        options = {**generous, **more, "commands_burst": 10**6}
        one, other = (create_hub(settings(tmp_path, **options)) for _ in range(2))
        async with asyncio.timeout(PATIENCE), serving(one) as here, serving(other) as there:
            await asyncio.gather(*(table(here, there, seed) for seed in range(TABLES)))

    asyncio.run(run())


def test_the_command_plays_with_a_player_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "careless.py").write_text(CARELESS, encoding="utf-8")

    async def run() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            house(tmp_path) as address,
            open_table(address, "Ada", RULES, ["novice"]) as host,
        ):
            link = host.link.text.partition("#")[0]
            command = [sys.executable, "-m", "augury", "bot", link, "--games", "1"]
            process = await asyncio.create_subprocess_exec(
                *command,
                "--player",
                "careless:Careless",
                cwd=tmp_path,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            await waiting_for(host, 1)
            assert (host.people[2].name, host.people[2].program) == ("Careless", True)
            await host.start()
            await play(host)
            out, err = await process.communicate()
            assert process.returncode == 0, err.decode()
            assert out.decode().startswith(f"Careless plays at {link}. To come back: ")
            assert err == b""

    asyncio.run(run())
