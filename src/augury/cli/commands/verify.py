"""The `verify` command: whether a record is the game that was played, dealt as promised."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from augury.cli import saves
from augury.cli.commands.failures import explained
from augury.cli.errors import CommandError
from augury.game.verification import Verification
from augury.game.verification import verify as check

__all__ = ["verify"]


def verify(
    file: Annotated[Path, Argument(metavar="RECORD", help="The record of a game at a table.")],
    heard: Annotated[
        str | None,
        Option(metavar="HASH", help="The hash that you heard at the table; the page shows it."),
    ] = None,
) -> None:
    """Check the record of a game: its deals, its scores, its end, and that it is yours.

    Replays the whole game by the rules, holds every deal against the commitment made before the
    first one, and says exactly what that proves, and what it does not.
    """
    with explained():
        found = check(saves.read_text(file), None if heard is None else _read_hash(heard))
    for line in (f"{file}: nothing in it contradicts anything", *_proven(found)):
        typer.echo(line)


def _read_hash(text: str) -> bytes:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text.strip()):
        raise CommandError(f"{text!r} is no hash of a game: it has 64 digits and letters a to f")
    return bytes.fromhex(text)


def _proven(found: Verification) -> Iterator[str]:
    """What the record proves, a line for each claim."""
    rounds = found.record.rules.rounds
    yield f"game    all {rounds} rounds are there, and legal; every score is what the rules make it"
    yield f"deals   all {rounds} are the ones the house had promised before the first"
    names = [f"{found.record.names[seat]} (seat {seat})" for seat in found.contributors]
    if names:
        yield (
            f"cards   {', '.join(names)} had a part in every shuffle: if that part was chosen by "
            "chance, nobody arranged the cards"
        )
    else:
        yield (
            "cards   the house alone had a part in the shuffles: it could not change the cards "
            "once the game began, but may have chosen them before"
        )
    if found.heard is None:
        yield (
            "record  agrees with its own hash; whether it is the game that you played, the hash "
            "that you heard tells (--heard)"
        )
    elif found.whole:
        yield "record  this is the game that was played, from the first deal to its end"
    else:
        yield (
            f"record  this is the game that was played, up to round {found.heard_round}, where the "
            "hash was heard; what followed is the record's word"
        )
