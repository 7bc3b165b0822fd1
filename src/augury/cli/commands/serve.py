"""The `serve` command: the game server, on this machine or for the world."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Any

import typer
from typer import Option

from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.errors import CommandError
from augury.game.errors import MissingExtra


def serve(
    host: Annotated[
        str | None,
        Option(
            metavar="ADDRESS",
            help="Where to listen; 0.0.0.0 for all. Default: this machine only.",
            show_default=False,
        ),
    ] = None,
    port: Annotated[
        int | None, Option(metavar="N", help="On which port. Default: 8000.", show_default=False)
    ] = None,
    database: Annotated[
        str | None,
        Option(
            metavar="URL",
            help="sqlite:///path or postgresql://user@host/name. Default: a file of yours.",
            show_default=False,
        ),
    ] = None,
    browser: Annotated[bool, Option(metavar="", help="Open the page in the browser.")] = True,
    language: LanguageOption = None,
) -> None:
    """Run the game server: tables for people and bots.

    Every option, and more, may be given by the environment: AUGURY_HOST, AUGURY_PORT,
    AUGURY_DATABASE, AUGURY_BUS, AUGURY_LOG_FORMAT; docs/operating.md has all of them.

    [bold]Examples[/bold]

    augury serve
    augury serve --host 0.0.0.0 --port 8080 --no-browser
    augury serve --database postgresql://augury@localhost/augury --no-browser
    """
    with speaking(language):
        if find_spec("uvicorn") is None or find_spec("starlette") is None:
            raise MissingExtra("the server needs more packages", "server")
        from augury.server.serving import run  # noqa: PLC0415
        from augury.server.settings import load_settings  # noqa: PLC0415

        given: dict[str, Any] = {"host": host, "port": port, "database": database}
        try:
            chosen = {name: value for name, value in given.items() if value is not None}
            run(load_settings(**chosen), browser=browser)
        except ValueError as error:
            raise CommandError(f"the server cannot start: {error}") from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
