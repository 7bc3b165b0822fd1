"""The `bot` command: a player of yours at a table of a server."""

from __future__ import annotations

import asyncio
import secrets
import shlex
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from typer import Argument, Option

from augury.bots import NAMES
from augury.bots.registry import name_of
from augury.cli.capabilities import check_joining, command_name
from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import LanguageOption


def bot(
    link: Annotated[str, Argument(metavar="LINK", help="The link of a table, or of a seat.")],
    player: Annotated[
        str,
        Option(
            metavar="PLAYER",
            help="your.module:Name, network.onnx, 'process:COMMAND', or one of ours.",
        ),
    ],
    name: Annotated[
        str | None,
        Option(metavar="NAME", help="What it is called. Default: its own.", show_default=False),
    ] = None,
    games: Annotated[
        int | None,
        Option(metavar="N", help="Leave after this many games.", show_default=False),
    ] = None,
    limit: Annotated[
        float, Option(metavar="SECONDS", help="Time for each decision of a player not ours.")
    ] = 30.0,
    language: LanguageOption = None,
) -> None:
    """Let a player of yours take a seat at a table of a server.

    It plays on when the line was lost, and in every game that follows. The others see that a
    program plays there. A move that is not legal, or too late, is replaced by a random one.

    [bold]Examples[/bold]

    augury bot http://localhost:8000/t/abc --player careful:Careful
    augury bot http://localhost:8000/t/abc --player network.onnx --name Nina
    augury bot http://localhost:8000/t/abc --player "process:./my-player --fast"
    """
    with speaking(language):
        check_joining()
        try:
            asyncio.run(_play(link, player, name or _name(player), games, limit))
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


async def _play(link: str, player: str, name: str, games: int | None, limit: float) -> None:
    from augury.arena.seats import check, sit  # noqa: PLC0415
    from augury.client import take_seat  # noqa: PLC0415

    await asyncio.to_thread(check, player, limit)  # before anybody sees it sit down
    async with take_seat(link, name) as seat:
        again = f"{command_name()} bot {shlex.quote(seat.link.text)} --player {shlex.quote(player)}"
        typer.echo(f"{name} plays at {link}. To come back: {again}")
        seated, game, rng = None, -1, Random(secrets.token_bytes(16))
        async for turn in seat.turns(games):
            assert seat.number is not None
            if seated is None or game != seat.game:
                game = seat.game
                seated = await asyncio.to_thread(
                    sit, player, seat.number, secrets.token_hex(8), limit
                )
            answer = await asyncio.to_thread(seated.ask, turn.view)
            move, fault = answer.move, answer.fault
            if move is not None and move not in turn.view.legal_actions:
                move, fault = None, f"{move} is not legal"
            if move is None:
                typer.echo(f"{name}: {fault}; a random move is made", err=True)
            await turn.play(rng.choice(turn.view.legal_actions) if move is None else move)


def _name(player: str) -> str:
    """What a player is called at a table, where nobody is to be taken for a bot of the server."""
    if player.partition(":")[0] in NAMES:
        return "Program"
    if player.endswith(".onnx"):
        return Path(player).stem
    return name_of(player).rpartition(":")[2].rpartition("/")[2].split()[0]
